/** Full stops at the end of a sentence: add one, or remove it. */
const STOP_SIGNS = ['.', '!', '?', '…'];

/** Return the text with a full stop; a text that ends with a stop is unchanged. */
export const withFullStop = (text: string): string => (STOP_SIGNS.some((stop) => text.endsWith(stop)) ? text : `${text}.`);

/** Return the text without its full stop or exclamation mark, for a title or a longer sentence. */
export const withoutFullStop = (text: string): string => (text.endsWith('.') || text.endsWith('!') ? text.slice(0, -1) : text);
