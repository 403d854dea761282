import type { Messages } from './messages';
import { shellEn } from './shell.en';
import { tableEn } from './table.en';

/** What a table says, in English; the keys are those of every other language. */
export const en = { ...tableEn, ...shellEn } satisfies Messages;
/** And what the room says. */
export { en as said } from '../words/en';
