/** The streets of a replay: their names, and the last one. */
import type { ReplayOdds } from '../lib/http';
import type { MessageArguments, Key } from '../lib/i18n/index.svelte';
import type { Street } from '../lib/replayMoments';
import type { TableView } from '../lib/wire';
import { streetText } from './felt/streetText';

/** The name of a mark in the replay; streets of stud have names of their own. */
export function replayStreet(
  street: Street,
  view: Pick<TableView, 'street' | 'draw'>,
  t: (key: Key, filling?: MessageArguments) => string,
): string {
  return (street.name === 'street' && streetText(view, t)) || t(`replay-${street.name}`, { n: street.n });
}

const LAST_STREETS: ReadonlySet<string> = new Set(['river', 'seventh street']);

/** Return true if all cards of the players are known and none is to come, so that an equity only names the winner. */
export function isDecided(odds: Pick<ReplayOdds, 'opponents' | 'is_pat'>, { street, draw: [drawn, draws] }: Pick<TableView, 'street' | 'draw'>): boolean {
  return odds.opponents === 'shown' && !odds.is_pat && (LAST_STREETS.has(street) || (draws > 0 && drawn === draws));
}
