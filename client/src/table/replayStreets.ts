/** The names of streets in a replay, which loads these messages. */
import type { MessageArguments, Key } from '../lib/i18n/index.svelte';
import type { Street } from '../lib/replayMoments';
import type { TableView } from '../lib/wire';
import { streetText } from './felt/streetText';

/** The name of a mark in the replay; streets of stud have names of their own. */
export function replayStreet(
  to: Street,
  view: Pick<TableView, 'street' | 'draw'>,
  t: (key: Key, filling?: MessageArguments) => string,
): string {
  return (to.name === 'street' && streetText(view, t)) || t(`replay-${to.name}`, { n: to.n });
}
