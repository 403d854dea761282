import type { Messages } from './messages';
import { shellEn } from './shell.en';
import { tableEn } from './table.en';

/** Everything in English; the keys of it are the keys of every other language. */
export const en = { ...tableEn, ...shellEn } satisfies Messages;
