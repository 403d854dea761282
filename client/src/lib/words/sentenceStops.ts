/** The full stop at the end of a sentence: there once, or not at all. */
const STOP_SIGNS = ['.', '!', '?', '…'];

/** With a stop, if it has none. */
export const withFullStop = (text: string): string => (STOP_SIGNS.some((stop) => text.endsWith(stop)) ? text : `${text}.`);

/** Without its full stop or exclamation mark, to stand as a title or before another sentence. */
export const withoutFullStop = (text: string): string => (text.endsWith('.') || text.endsWith('!') ? text.slice(0, -1) : text);
