/** The texts of a table on a screen: the game, the pot, and the results. */
import { formatChips, shortChips } from '../lib/amount';
import { cardOf, cornerRank } from '../lib/cards';
import { language, t } from '../lib/i18n/index.svelte';
import type { Money, SeatView, TableView } from '../lib/wire';
import type { Code } from '../lib/words/codes';
import { formatSentence, type Phrase } from '../lib/words/phraseFormatter';
import { currentReader, phraseText } from '../lib/words/roomPhrases';
import { withFullStop } from '../lib/words/sentenceStops';
import { lastActionText } from '../table/felt/lastAction';
import { isWaiting } from '../table/felt/seatText';
import { streetText } from '../table/felt/streetText';
import { awardSummary } from '../table/felt/winningText';

/** An amount in the money of the table. */
export const amountText = (chips: number, view: Pick<TableView, 'money'>): string => shortChips(chips, language.locale, 0, view.money);

/** The state of a seat in one or two words; empty while its bet or its cards show the state. */
export function seatNote(seat: SeatView, view: TableView): string {
  if (seat.won) return `+${amountText(seat.won, view)}`;
  if (!seat.here) return t('state-away');
  if (seat.state === 'out' || isWaiting(seat, view)) return t(seat.state === 'out' ? 'state-out' : 'state-waiting');
  if (seat.state === 'folded') return t('did-fold');
  // The chips and the marker of a blind show the action.
  return seat.says === 'blind' ? '' : lastActionText(seat, t);
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
  const formatAmount = (chips: number): string => formatChips(chips, language.locale, 0, view.money);
  return awardSummary(view, { t, formatChips: formatAmount, holding: phraseText }, 2);
}

const SUIT_SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** Phrases about clocks, which a screen shows by rings. */
const CLOCK_PHRASES: ReadonlySet<Code> = new Set<Code>(['SecondsLeft', 'SecondsLeftForAll', 'AwayTimeStarted']);

/** The last of these phrases as a line of the log, addressed to no one; empty if there is none. */
export function lastLogLine(phrases: readonly Phrase[], money: Money | undefined): string {
  const reader = { ...currentReader(money, ''), cards: (cards: readonly number[]) => cards.map(cardOf).map((card) => cornerRank(card) + (SUIT_SIGNS[card[1]!] ?? '')).join(' ') };
  const lastPhrase = phrases.findLast((phrase) => !CLOCK_PHRASES.has(phrase.say));
  return lastPhrase ? withFullStop(formatSentence(lastPhrase, reader)) : '';
}
