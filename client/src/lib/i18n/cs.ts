import type { en } from './en';
import type { Message } from './messages';
import { shellCs } from './shell.cs';
import { tableCs } from './table.cs';

/** Everything in Czech. */
export const cs: Record<keyof typeof en, Message> = { ...tableCs, ...shellCs };
