/** The texts of a table on a screen: the game, the pot, and the results. */
import { formatChips, shortChips } from '../lib/amount';
import { language, t } from '../lib/i18n/index.svelte';
import type { SeatView, TableView } from '../lib/wire';
import { phraseText } from '../lib/words/roomPhrases';
import { lastActionText } from '../table/felt/lastAction';
import { isWaiting } from '../table/felt/seatText';
import { streetText } from '../table/felt/streetText';
import { awardSummary } from '../table/felt/winningText';

/** An amount in the money of the table. */
export const amountText = (chips: number, view: Pick<TableView, 'money'>): string => shortChips(chips, language.locale, 0, view.money);

/** What a seat does, in one or two words; empty while a bet or its cards say it. */
export function seatNote(seat: SeatView, view: TableView): string {
  if (seat.won) return `+${amountText(seat.won, view)}`;
  if (!seat.here) return t('state-away');
  if (seat.state === 'out' || isWaiting(seat, view)) return t(seat.state === 'out' ? 'state-out' : 'state-waiting');
  return seat.state === 'folded' ? t('did-fold') : lastActionText(seat, t);
}

/** The street, or why no hand is played. */
export function phaseText(view: TableView): string {
  switch (view.phase) {
    case 'paused':
      return t('table-paused');
    case 'closed':
      return t('table-closed');
    case 'idle':
      return view.event ? '' : t('table-idle');
    default:
      return streetText(view, t);
  }
}

/** The winners of the last hand. */
export function resultLines(view: TableView): string[] {
  const write = (chips: number): string => formatChips(chips, language.locale, 0, view.money);
  return awardSummary(view, { t, write, holding: phraseText }, 2);
}
