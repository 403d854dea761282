/** The texts of one seat: state, caption, equity, and the description for a screen reader. */
import { FACE_DOWN, spokenCard } from '../../lib/cards';
import { language, t, type Key } from '../../lib/i18n/index.svelte';
import type { SeatView, TableView } from '../../lib/wire';
import { capitalize, type Phrase } from '../../lib/words/phraseFormatter';
import { phraseText } from '../../lib/words/roomPhrases';
import type { AmountFormat } from '../amountFormat';
import { hasButton } from '../stakes';
import { hasJustDrawn, lastActionText } from './lastAction';

/** True while a hand is played without this player, who waits for the next one. */
export function isWaiting(seat: SeatView, { phase }: Pick<TableView, 'phase'>): boolean {
  return seat.state === 'waiting' && ['playing', 'showdown', 'straddles'].includes(phase);
}

/** The reason why the player does not act: away, sitting out, folded; empty for an active player. */
export function seatState(seat: SeatView, view: Pick<TableView, 'phase'>): string {
  if (!seat.here) return t('state-away');
  if (seat.state === 'playing' || (seat.state === 'waiting' && !isWaiting(seat, view))) return '';
  return t(`state-${seat.state}`);
}

/** The made hand, short enough for a plate: on several boards without their numbers, and once if equal on all. */
export function holdingText(holding: Phrase): string {
  const boardTexts = holdingsOnBoards(holding);
  if (!boardTexts.length) return phraseText(holding);
  const texts = boardTexts.map((phrase) => capitalize(phraseText(phrase)));
  return [...new Set(texts)].join(' · ');
}

/** The holdings of a phrase that names one for each board, in their order; none of another phrase. */
function holdingsOnBoards(holding: Phrase): Phrase[] {
  if (holding.say === 'HoldingOnBoard') return [holding.what as Phrase];
  if (holding.say !== 'TwoHoldings') return [];
  const [firstTexts, otherTexts] = [holdingsOnBoards(holding.one as Phrase), holdingsOnBoards(holding.rest as Phrase)];
  return firstTexts.length && otherTexts.length ? [...firstTexts, ...otherTexts] : [];
}

/** Clocks that the caption names; the ordinary turn clock has no name. */
const NAMED_CLOCKS: ReadonlySet<string> = new Set(['bank', 'extra', 'called', 'away']);

/** Actions that no chips and no dimmed seat show. */
const CAPTION_ACTIONS: ReadonlySet<SeatView['says']> = new Set(['check', 'draw', 'stand pat', 'show', 'muck']);

interface CaptionFormat {
  clock: string;
  isOwn: boolean;
  brief: AmountFormat['brief'];
  isNarrow?: boolean;
}

/** The caption in front of a seat: the first of holding, clock, chips on the way, state and last action. */
export function seatCaption(seat: SeatView, view: Pick<TableView, 'phase'>, format: CaptionFormat): string {
  return capitalize(captionParts(seat, view, format));
}

function captionParts(seat: SeatView, view: Pick<TableView, 'phase'>, { clock, isOwn, brief, isNarrow }: CaptionFormat): string {
  // In a narrow column there is room for the high half alone.
  if (seat.holding && !isOwn) {
    const isHighLow = seat.holding.say === 'TwoHoldings' && !holdingsOnBoards(seat.holding).length;
    return holdingText(isNarrow && isHighLow ? (seat.holding.one as Phrase) : seat.holding);
  }
  if (NAMED_CLOCKS.has(clock)) return t(`clock-${clock}` as Key);
  if (seat.asked) return t('seat-asked', { chips: brief(seat.asked) });
  if (seat.behind) return t('seat-behind', { chips: brief(seat.behind) });
  const isFolded = seat.state === 'folded';
  const state = isFolded || seat.state === 'all-in' ? '' : seatState(seat, view);
  return state || (isFolded ? '' : withDrawnCards(seat, CAPTION_ACTIONS.has(seat.says) ? lastActionText(seat, t) : ''));
}

/** The last action with the number of cards drawn, until the player folds. */
function withDrawnCards(seat: SeatView, action: string): string {
  if (seat.drew < 0 || seat.state === 'folded' || hasJustDrawn(seat)) return action;
  const cards = seat.drew ? t('seat-drew', { n: seat.drew }) : t('seat-drew-none');
  return action ? `${action}, ${cards}` : cards;
}

/** The equity on each board, once the betting is over: `63% · 12%`. */
export function equityText({ equity }: Pick<SeatView, 'equity'>): string {
  return equity
    .map((share) => share.toLocaleString(language.locale, { style: 'percent', maximumFractionDigits: share < 0.01 ? 1 : 0 }))
    .join(' · ');
}

/** The whole seat for a screen reader. The player's own cards have labels of their own. */
export function spokenSeat(
  seat: SeatView,
  view: Pick<TableView, 'phase' | 'to_act' | 'button' | 'small' | 'big' | 'game'>,
  { isOwn, cards, formatChips }: { isOwn: boolean; cards: readonly string[]; formatChips: AmountFormat['amountText'] },
): string {
  const share = equityText(seat);
  const downCount = (isOwn ? seat.cards : cards).filter((card) => card === FACE_DOWN).length;
  const parts = [
    t('seat-spoken', { chair: seat.chair, who: seat.player, chips: formatChips(seat.stack) }),
    isOwn && t('seat-you'),
    seat.bot && t('seat-bot'),
    hasButton(view) && view.button === seat.chair && t('mark-button'),
    view.small === seat.chair && t('mark-small'),
    view.big === seat.chair && t('mark-big'),
    view.to_act.includes(seat.chair) && t('seat-acts'),
    seatState(seat, view),
    seat.bet && t('seat-bet', { chips: formatChips(seat.bet) }),
    share && t('seat-equity', { share }),
    seat.won && t('seat-won', { chips: formatChips(seat.won) }),
    !isOwn && downCount && t('seat-cards', { n: downCount }),
    ...(isOwn ? [] : cards.filter((card) => card !== FACE_DOWN).map((card) => spokenCard(card, t))),
  ];
  return parts.filter(Boolean).join(', ');
}
