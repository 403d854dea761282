/** The awards of a hand as sentences, and the winning cards, both from the view of the room. */
import type { MessageArguments, Key } from '../../lib/i18n/index.svelte';
import type { AwardView, TableView } from '../../lib/wire';
import type { Phrase } from '../../lib/words/phraseFormatter';

/** The formats of messages, amounts and hands in one language. */
export interface WinningFormat {
  t: (key: Key, filling?: MessageArguments) => string;
  formatChips: (chips: number) => string;
  holding: (words: Phrase | null) => string;
}

/** The cards that play, on each board and in each chair. */
export interface WinningCards {
  boards: readonly ReadonlySet<string>[];
  chairs: ReadonlyMap<number, ReadonlySet<string>>;
}

type AwardedView = Pick<TableView, 'awards' | 'seats' | 'boards'>;

/** The sentence for one award: `Al wins 270 with a king-high straight`. */
export function awardSentence(award: AwardView, view: AwardedView, { t, formatChips, holding }: WinningFormat): string {
  const winnerNames = joinNames(award.chairs.map((_, at) => winnerName(award, at, view, t)), t);
  const sum = formatChips(totalChips(award));
  const halfText = award.half && t(`half-${award.half}` as Key);
  const chips = halfText ? t('win-half', { half: halfText, chips: sum }) : sum;
  const key = `win-${award.chairs.length > 1 ? 'split' : 'one'}${award.words ? '-with' : ''}` as Key;
  const sentence = t(key, { who: winnerNames, chips, words: holding(award.words) });
  return [
    hasSeveralPots(view) ? t('win-pot', { pot: potName(award.pot, t), line: sentence }) : sentence,
    boardText(award, view, t),
    award.no_low ? t('win-no-low') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The sentences when all pots are paid: one for each award, or without the hands if there are too many or they do not fit. */
export function awardSummary(
  view: AwardedView,
  words: WinningFormat,
  maxLines: number,
  fits: (sentences: readonly string[]) => boolean = () => true,
): string[] {
  const sentences = view.awards.length <= maxLines ? view.awards.map((award) => awardSentence(award, view, words)) : [];
  if (sentences.length && fits(sentences)) return sentences;
  const halves = splitPotSentence(view, words);
  if (halves) return halves;
  return [...paidByChair(view.awards)].slice(0, Math.max(2, maxLines)).map(([chair, chips]) => {
    const award = view.awards.find((candidate) => candidate.chairs.includes(chair))!;
    const winner = winnerName(award, award.chairs.indexOf(chair), view, words.t);
    return words.t('win-one', { who: winner, chips: words.formatChips(chips) });
  });
}

/** Both halves of a single pot, without the hands. */
function splitPotSentence(view: AwardedView, { t, formatChips }: WinningFormat): string[] | null {
  const [firstAward, secondAward, ...otherAwards] = view.awards;
  if (!firstAward?.half || !secondAward?.half || otherAwards.length || firstAward.pot !== secondAward.pot || firstAward.board !== secondAward.board) return null;
  const hasSameWinner = firstAward.chairs.length === 1 && secondAward.chairs.length === 1 && firstAward.chairs[0] === secondAward.chairs[0];
  const line = (half: string, award: AwardView, chips: number): string => {
    const winnerNames = joinNames(award.chairs.map((_, at) => winnerName(award, at, view, t)), t);
    return t('won-line', { half: t(`won-${half}` as Key), who: winnerNames, chips: formatChips(chips) });
  };
  if (hasSameWinner) return [line('both', firstAward, totalChips(firstAward) + totalChips(secondAward))];
  return [firstAward, secondAward].map((award) => line(award.half, award, totalChips(award)));
}

const totalChips = (award: AwardView): number => award.chips.reduce((sum, chips) => sum + chips, 0);

/** The chips that each chair receives from these awards. */
export function paidByChair(awards: readonly AwardView[]): Map<number, number> {
  const chipsByChair = new Map<number, number>();
  for (const { chairs, chips } of awards) {
    chairs.forEach((chair, at) => chipsByChair.set(chair, (chipsByChair.get(chair) ?? 0) + (chips[at] ?? 0)));
  }
  return chipsByChair;
}

/** The chips left in each pot, by its number, while these awards are unpaid. */
export function unpaidPots(awards: readonly AwardView[]): Map<number, number> {
  const unpaidChips = new Map<number, number>();
  for (const { pot, chips } of awards) {
    unpaidChips.set(pot, chips.reduce((sum, amount) => sum + amount, unpaidChips.get(pot) ?? 0));
  }
  return new Map([...unpaidChips].sort(([one], [other]) => one - other));
}

/** The cards that won these awards; null if no hands were compared. */
export function winningCards(awards: readonly AwardView[], view: AwardedView): WinningCards | null {
  const awardsWithCards = awards.filter((award) => award.cards.length > 0);
  if (!awardsWithCards.length) return null;
  const chairs = new Map<number, Set<string>>();
  const boards = view.boards.map(() => new Set<string>());
  for (const award of awardsWithCards) {
    award.chairs.forEach((chair, at) => {
      const cards = award.cards[at] ?? [];
      chairs.set(chair, new Set([...(chairs.get(chair) ?? []), ...cards]));
      boards.forEach((boardCards, board) => {
        if (award.board !== -1 && award.board !== board) return;
        for (const card of cards) if (view.boards[board]?.includes(card)) boardCards.add(card);
      });
    });
  }
  return { boards, chairs };
}

function boardText(award: AwardView, view: AwardedView, t: WinningFormat['t']): string {
  const hasSeveralBoards = view.boards.filter((board) => board.length).length > 1;
  return hasSeveralBoards && award.words && award.board >= 0 ? t('win-board', { n: award.board + 1 }) : '';
}

const hasSeveralPots = (view: AwardedView): boolean => view.awards.some((award) => award.pot > 0);

/** The name of a pot among several. */
export function potName(pot: number, t: WinningFormat['t']): string {
  return pot ? t('table-side-pot', { n: pot }) : t('table-main-pot');
}

/** The winners of an award, also those who have left since. */
function winnerName(award: AwardView, at: number, view: AwardedView, t: WinningFormat['t']): string {
  const chair = award.chairs[at]!;
  return award.players[at] || chairName(view, chair, t);
}

function chairName(view: AwardedView, chair: number, t: WinningFormat['t']): string {
  return view.seats.find((seat) => seat.chair === chair)?.player ?? t('say-chair', { chair });
}

/** `Al`, `Al and Bo`, `Al, Bo and Cy`. */
function joinNames(names: readonly string[], t: WinningFormat['t']): string {
  const lastName = names.at(-1) ?? '';
  return names.length > 1 ? t('win-and', { first: names.slice(0, -1).join(', '), last: lastName }) : lastName;
}
