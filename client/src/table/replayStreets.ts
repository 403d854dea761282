/** How the streets of a hand are called where it is played back: only the replay has these words. */
import type { MessageArguments, Key } from '../lib/i18n/index.svelte';
import type { Street } from '../lib/replayMoments';
import type { TableView } from '../lib/wire';
import { streetText } from './felt/streetText';

/** A street as the replay of a hand jumps to it: seven-card streets by their own names. */
export function replayStreet(
  to: Street,
  view: Pick<TableView, 'street' | 'draw'>,
  t: (key: Key, filling?: MessageArguments) => string,
): string {
  return (to.name === 'street' && streetText(view, t)) || t(`replay.${to.name}`, { n: to.n });
}
