import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STATES } from '../../mock/states';
import { messages as aroundEn } from '../../src/lib/i18n/around.en';
import { messages as tableCs } from '../../src/lib/i18n/cs';
import { messages as tableEn } from '../../src/lib/i18n/en';
import type { Key } from '../../src/lib/i18n/keys';
import type { AwardView } from '../../src/lib/wire';
import { cs as saidInCzech } from '../../src/lib/words/cs';
import { en as saidInEnglish } from '../../src/lib/words/en';
import { formatMessage, formatPhrase, type Language, type Phrase } from '../../src/lib/words/phraseFormatter';
import { isDecided, replayStreet } from '../../src/table/replayStreets';
import { PayoutSequence } from '../../src/table/felt/payoutSequence.svelte';
import { mixText, streetText } from '../../src/table/felt/streetText';
import { winningCards, awardSentence, awardSummary, paidByChair, unpaidPots, type WinningFormat } from '../../src/table/felt/winningText';

type MessageKey = keyof typeof tableEn;
const inWords = (language: Language, locale: string) => (phrase: Phrase | null): string =>
  phrase ? formatPhrase(phrase, { language, locale, name: () => '', chips: String, count: String, cards: String, sign: String, isYou: () => false }) : '';
const english = inWords(saidInEnglish, 'en');
const czech = inWords(saidInCzech, 'cs');
const en: WinningFormat = {
  t: (key: Key, filling = {}) => formatMessage(tableEn[key as MessageKey], filling, 'en'),
  formatChips: String,
  holding: english,
};
const cs: WinningFormat = {
  t: (key: Key, filling = {}) => formatMessage(tableCs[key as MessageKey], filling, 'cs'),
  formatChips: String,
  holding: czech,
};
const winners = STATES.winners!().view;
const halves = STATES.halves!().view;
const rabbitView = STATES.rabbit!().view;
const sentencesOf = (view: typeof winners, words: WinningFormat): string[] => view.awards.map((award) => awardSentence(award, view, words));

describe('the text of an award', () => {
  it('names the pot if there are several, the chips and the hand', () => {
    expect(sentencesOf(winners, en)).toEqual([
      'Side pot 1: Ann wins 240 with a full house, queens full of threes',
      'Main pot: Bořivoj wins 186 with four of a kind, threes',
    ]);
    expect(sentencesOf(winners, cs)[0]).toBe('Vedlejší bank 1: Ann bere 240: full house, dámy a trojky');
  });

  it('names halves and boards', () => {
    expect(sentencesOf(halves, en).slice(1, 3)).toEqual([
      'Ann wins 100 (low) with an eight-five low, board 1',
      'Bořivoj wins 100 (high) with three of a kind, jacks, board 2',
    ]);
    expect(sentencesOf(halves, cs)[0]).toBe('Ann bere 100 (vysoká): trojice králů, board 1');
  });

  it('is only the chips if all other players have folded', () => {
    expect(sentencesOf(rabbitView, en)).toEqual(['Ann wins 30']);
    expect(sentencesOf(rabbitView, cs)).toEqual(['Ann bere 30']);
    expect(winningCards(rabbitView.awards, rabbitView)).toBeNull();
  });

  it('names all players who split, and that no low qualified', () => {
    const shared: AwardView = { ...winners.awards[0]!, chairs: [1, 2, 4], chips: [80, 80, 80], no_low: true, pot: 0 };
    const view = { ...winners, awards: [shared] };
    expect(sentencesOf(view, en)).toEqual(['Ann, Bořivoj and Dmitri split 240 with a full house, queens full of threes, no low']);
    expect(sentencesOf(view, cs)).toEqual(['Ann, Bořivoj a Dmitri se dělí o 240: full house, dámy a trojky, bez low']);
  });

  it('is summarized by winner if there are too many awards', () => {
    expect(awardSummary(halves, en, 4)).toHaveLength(4);
    expect(awardSummary(halves, en, 2)).toEqual(['Ann wins 300', 'Bořivoj wins 100']);
    expect(awardSummary(winners, en, 2, () => false)).toEqual(['Ann wins 240', 'Bořivoj wins 186']);
  });

  it('names a winner who has left, though another player may have the chair', () => {
    const [award] = winners.awards;
    const view = { ...winners, awards: [{ ...award!, players: ['Dan'] }] };
    expect(sentencesOf(view, en)[0]).toMatch(/Dan wins 240/);
    expect(awardSummary({ ...view, awards: [...view.awards, ...view.awards] }, en, 1)[0]).toMatch(/^Dan wins/);
  });

  it('lists the halves of one pot if there is no room for the hands', () => {
    const [high] = halves.awards;
    const halfAward = (half: string, ...chairs: number[]) => ({ ...high!, half, pot: 0, board: 0, chairs, chips: chairs.map(() => 82) });
    const splitAwards = { ...halves, awards: [halfAward('high', 1), halfAward('low', 2)] };
    expect(awardSummary(splitAwards, en, 1)).toEqual(['High: Ann, 82', 'Low: Bořivoj, 82']);
    expect(awardSummary(splitAwards, cs, 1)[1]).toBe('Nízká: Bořivoj, 82');
    const singleWinnerAwards = { ...halves, awards: [halfAward('high', 1), halfAward('low', 1)] };
    expect(awardSummary(singleWinnerAwards, en, 1)).toEqual(['Scoop: Ann, 164']);
    const quarter = { ...halves, awards: [halfAward('high', 1), halfAward('low', 1, 2)] };
    expect(awardSummary(quarter, en, 1)[1]).toBe('Low: Ann and Bořivoj, 164');
  });

  it('comes with the winning cards: in Omaha two of four, and three of the board', () => {
    const [high, , secondAward] = halves.awards;
    const winningSet = winningCards([high!], halves)!;
    expect([...winningSet.boards[0]!]).toEqual(['Kd', 'Ks', '8h']);
    expect(winningSet.boards[1]!.size).toBe(0);
    const winningHoleCards = halves.seats[0]!.cards.filter((card) => winningSet.chairs.get(1)!.has(card));
    expect(winningHoleCards).toEqual(['Kh', 'Qc']);
    expect([...winningCards([secondAward!], halves)!.boards[1]!]).toEqual(['Jd', '9s', '8h']);
  });

  it('comes with the sums won by each player, and left in each pot', () => {
    expect([...paidByChair(halves.awards)]).toEqual([[1, 300], [2, 100]]);
    expect([...unpaidPots(winners.awards)]).toEqual([[0, 186], [1, 240]]);
    expect([...unpaidPots(winners.awards.slice(1))]).toEqual([[0, 186]]);
  });
});

describe('the pots', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are paid one after the other, and then all awards are shown', () => {
    const payoutSequence = new PayoutSequence();
    const paidPots: number[] = [];
    payoutSequence.follow(winners, false, (award) => paidPots.push(award.pot));
    expect([payoutSequence.paid.length, payoutSequence.now.length, payoutSequence.isOver]).toEqual([0, 0, false]);
    vi.advanceTimersByTime(900);
    expect([payoutSequence.paid.length, payoutSequence.now.map((award) => award.pot), paidPots]).toEqual([1, [1], [1]]);
    payoutSequence.follow({ ...winners }, false, () => paidPots.push(-1)); // the same hand in another update
    vi.advanceTimersByTime(900);
    expect([payoutSequence.unpaid.length, payoutSequence.now.map((award) => award.pot), payoutSequence.isOver]).toEqual([0, [0], false]);
    vi.advanceTimersByTime(900);
    expect([payoutSequence.isOver, payoutSequence.now.length, paidPots]).toEqual([true, 2, [1, 0]]);
    payoutSequence.follow({ ...winners, hand: 82, awards: [] }, false, () => undefined);
    expect([payoutSequence.paid.length, payoutSequence.isOver]).toEqual([0, true]);
  });

  it('are paid at once after a snapshot, without animations, or on a tap', () => {
    const lateSequence = new PayoutSequence();
    lateSequence.follow(winners, true, () => undefined);
    expect([lateSequence.isOver, lateSequence.paid.length]).toEqual([true, 2]);
    const skippedSequence = new PayoutSequence();
    skippedSequence.follow(winners, false, () => undefined);
    skippedSequence.skip();
    expect([skippedSequence.isOver, skippedSequence.paid.length]).toEqual([true, 2]);
    vi.advanceTimersByTime(5000);
    expect(skippedSequence.paid).toHaveLength(2);
  });
});

describe('the street of a hand', () => {
  it('has a name, and a draw its number', () => {
    expect(streetText({ street: 'flop', draw: [0, 0] }, en.t)).toBe('Flop');
    expect(streetText({ street: 'fifth street', draw: [0, 0] }, en.t)).toBe('Fifth street');
    expect(streetText({ street: 'second draw', draw: [2, 3] }, en.t)).toBe('Draw 2 of 3');
    expect(streetText({ street: 'second draw', draw: [2, 3] }, cs.t)).toBe('Výměna 2 ze 3');
    expect(streetText({ street: 'draw', draw: [1, 1] }, en.t)).toBe('Draw');
    expect(streetText({ street: 'deal', draw: [0, 1] }, en.t)).toBe('Predraw');
    expect(streetText({ street: '', draw: [0, 0] }, en.t)).toBe('');
  });

  it('is preceded by the game of a mix, its hand and the next game', () => {
    const view = STATES.drawn!().view;
    expect(mixText(view, en.t, (name) => name)).toBe('Limit 2-7 triple draw, hand 3 of 4, next: limit razz');
    expect(mixText({ ...view, mix: [] }, en.t, (name) => name)).toBe('');
  });
});

describe('a street in a replay', () => {
  it('has the name that the table shows', () => {
    const stud = { street: 'fourth street', draw: [0, 0] as const };
    const translate: WinningFormat['t'] = (key, filling = {}) => formatMessage({ ...tableEn, ...aroundEn }[key as MessageKey], filling, 'en');
    expect(replayStreet({ at: 4, name: 'street', n: 1 }, stud, translate)).toBe('Fourth street');
    expect(replayStreet({ at: 9, name: 'draw', n: 2 }, { street: 'deal', draw: [2, 3] }, translate)).toBe('Draw 2');
    expect(replayStreet({ at: 9, name: 'street', n: 5 }, { street: '', draw: [0, 0] }, translate)).toBe('Street 5');
  });
});

describe('the equity of a replay', () => {
  const shownOdds = { opponents: 'shown', is_pat: false } as const;

  it('is decided once all cards are known', () => {
    expect(isDecided(shownOdds, { street: 'river', draw: [0, 0] })).toBe(true);
    expect(isDecided(shownOdds, { street: 'seventh street', draw: [0, 0] })).toBe(true);
    expect(isDecided(shownOdds, { street: 'third draw', draw: [3, 3] })).toBe(true);
  });

  it('is not while cards are to come or unknown', () => {
    expect(isDecided(shownOdds, { street: 'turn', draw: [0, 0] })).toBe(false);
    expect(isDecided({ ...shownOdds, opponents: 'unknown' }, { street: 'river', draw: [0, 0] })).toBe(false);
    expect(isDecided({ ...shownOdds, is_pat: true }, { street: 'second draw', draw: [2, 3] })).toBe(false);
  });
});
