import type { en } from './en';
import type { Message } from './messages';
import { shellCs } from './shell.cs';
import { tableCs } from './table.cs';

/** What a table says, in Czech. */
export const cs: Record<keyof typeof en, Message> = { ...tableCs, ...shellCs };
/** And what the room says. */
export { cs as said } from '../words/cs';
