import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STATES } from '../../mock/states';
import { fill, type Key } from '../../src/lib/i18n/index.svelte';
import { tableCs } from '../../src/lib/i18n/table.cs';
import { aroundEn } from '../../src/lib/i18n/around.en';
import { tableEn } from '../../src/lib/i18n/table.en';
import type { AwardView } from '../../src/lib/wire';
import { cs as saidInCzech } from '../../src/lib/words/cs';
import { en as saidInEnglish } from '../../src/lib/words/en';
import { say, type Language, type Phrase } from '../../src/lib/words/say';
import { replayStreet } from '../../src/table/replayStreets';
import { Paying } from '../../src/table/felt/paying.svelte';
import { inMix, street } from '../../src/table/felt/where';
import { playing, sentence, summary, takings, unpaid, type Words } from '../../src/table/felt/winning';

type Say = keyof typeof tableEn;
const inWords = (language: Language, locale: string) => (phrase: Phrase | null): string =>
  phrase ? say(phrase, { language, locale, name: () => '', chips: String, count: String, cards: String, sign: String, isYou: () => false }) : '';
const english = inWords(saidInEnglish, 'en');
const czech = inWords(saidInCzech, 'cs');
const en: Words = {
  t: (key: Key, filling = {}) => fill(tableEn[key as Say], filling, 'en'),
  write: String,
  holding: english,
};
const cs: Words = {
  t: (key: Key, filling = {}) => fill(tableCs[key as Say], filling, 'cs'),
  write: String,
  holding: czech,
};
const winners = STATES.winners!().view;
const halves = STATES.halves!().view;
const early = STATES.rabbit!().view;
const said = (view: typeof winners, words: Words): string[] => view.awards.map((award) => sentence(award, view, words));

describe('why somebody has won', () => {
  it('names the pot where there are several, the chips and the holding', () => {
    expect(said(winners, en)).toEqual([
      'Side pot 1: Bořivoj wins 186 with four of a kind, threes',
      'Main pot: Ann wins 240 with a full house, queens full of threes',
    ]);
    expect(said(winners, cs)[0]).toBe('Vedlejší bank 1: Bořivoj bere 186: poker trojek');
  });

  it('names halves and boards', () => {
    expect(said(halves, en).slice(1, 3)).toEqual([
      'Ann wins the low half, 100, with an eight-five low, board 1',
      'Bořivoj wins the high half, 100, with three of a kind, jacks, board 2',
    ]);
    expect(said(halves, cs)[0]).toBe('Ann bere polovinu za vysokou, 100: trojice králů, board 1');
  });

  it('says no more than the chips of who was left alone', () => {
    expect(said(early, en)).toEqual(['Ann wins 30']);
    expect(said(early, cs)).toEqual(['Ann bere 30']);
    expect(playing(early.awards, early)).toBeNull();
  });

  it('names all who share, and says that no low was there', () => {
    const shared: AwardView = { ...winners.awards[1]!, chairs: [1, 2, 4], chips: [80, 80, 80], no_low: true, pot: 0 };
    const view = { ...winners, awards: [shared] };
    expect(said(view, en)).toEqual(['Ann, Bořivoj and Dmitri split 240 with a full house, queens full of threes, no low']);
    expect(said(view, cs)).toEqual(['Ann, Bořivoj a Dmitri se dělí o 240: full house, dámy a trojky, bez nízké']);
  });

  it('is told by winner where there are too many parts', () => {
    expect(summary(halves, en, 4)).toHaveLength(4);
    expect(summary(halves, en, 2)).toEqual(['Ann wins 300', 'Bořivoj wins 100']);
  });

  it('names who has won and left since, though somebody else may have their chair', () => {
    const [award] = winners.awards;
    const view = { ...winners, awards: [{ ...award!, players: ['Dan'] }] };
    expect(said(view, en)[0]).toMatch(/Dan wins 186/);
    expect(summary({ ...view, awards: [...view.awards, ...view.awards] }, en, 1)[0]).toMatch(/^Dan wins/);
  });

  it('tells one pot in two halves by them, where there is no room for the hands', () => {
    const [high] = halves.awards;
    const of = (half: string, ...chairs: number[]) => ({ ...high!, half, pot: 0, board: 0, chairs, chips: chairs.map(() => 82) });
    const split = { ...halves, awards: [of('high', 1), of('low', 2)] };
    expect(summary(split, en, 1)).toEqual(['High: Ann, 82', 'Low: Bořivoj, 82']);
    expect(summary(split, cs, 1)[1]).toBe('Nízká: Bořivoj, 82');
    const whole = { ...halves, awards: [of('high', 1), of('low', 1)] };
    expect(summary(whole, en, 1)).toEqual(['Both halves: Ann, 164']);
    const quarter = { ...halves, awards: [of('high', 1), of('low', 1, 2)] };
    expect(summary(quarter, en, 1)[1]).toBe('Low: Ann and Bořivoj, 164');
  });

  it('lifts two of four in Omaha and three of the board that it was won on', () => {
    const [high, , other] = halves.awards;
    const lit = playing([high!], halves)!;
    expect([...lit.boards[0]!]).toEqual(['Kd', 'Ks', '8h']);
    expect(lit.boards[1]!.size).toBe(0);
    const held = halves.seats[0]!.cards.filter((card) => lit.chairs.get(1)!.has(card));
    expect(held).toEqual(['Kh', 'Qc']);
    expect([...playing([other!], halves)!.boards[1]!]).toEqual(['Jd', '9s', '8h']);
  });

  it('adds up what everybody takes, and what lies in the pots still', () => {
    expect([...takings(halves.awards)]).toEqual([[1, 300], [2, 100]]);
    expect([...unpaid(winners.awards)]).toEqual([[0, 240], [1, 186]]);
    expect([...unpaid(winners.awards.slice(1))]).toEqual([[0, 240]]);
  });
});

describe('the pots', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are paid one after the other, and then all is told', () => {
    const paying = new Paying();
    const paid: number[] = [];
    paying.follow(winners, false, (award) => paid.push(award.pot));
    expect([paying.paid.length, paying.now.length, paying.isOver]).toEqual([0, 0, false]);
    vi.advanceTimersByTime(900);
    expect([paying.paid.length, paying.now.map((each) => each.pot), paid]).toEqual([1, [1], [1]]);
    paying.follow({ ...winners }, false, () => paid.push(-1)); // the same hand, told again
    vi.advanceTimersByTime(900);
    expect([paying.unpaid.length, paying.now.map((each) => each.pot), paying.isOver]).toEqual([0, [0], false]);
    vi.advanceTimersByTime(900);
    expect([paying.isOver, paying.now.length, paid]).toEqual([true, 2, [1, 0]]);
    paying.follow({ ...winners, hand: 82, awards: [] }, false, () => undefined);
    expect([paying.paid.length, paying.isOver]).toEqual([0, true]);
  });

  it('are paid at once for who comes later, wants no motion, or taps', () => {
    const late = new Paying();
    late.follow(winners, true, () => undefined);
    expect([late.isOver, late.paid.length]).toEqual([true, 2]);
    const tapped = new Paying();
    tapped.follow(winners, false, () => undefined);
    tapped.skip();
    expect([tapped.isOver, tapped.paid.length]).toEqual([true, 2]);
    vi.advanceTimersByTime(5000);
    expect(tapped.paid).toHaveLength(2);
  });
});

describe('where a hand is', () => {
  it('is called by its street, or by its draw', () => {
    expect(street({ street: 'flop', draw: [0, 0] }, en.t)).toBe('Flop');
    expect(street({ street: 'fifth street', draw: [0, 0] }, en.t)).toBe('Fifth street');
    expect(street({ street: 'second draw', draw: [2, 3] }, en.t)).toBe('Second draw of three');
    expect(street({ street: 'second draw', draw: [2, 3] }, cs.t)).toBe('Druhá výměna ze tří');
    expect(street({ street: 'draw', draw: [1, 1] }, en.t)).toBe('Draw');
    expect(street({ street: 'deal', draw: [0, 1] }, en.t)).toBe('Before the draw');
    expect(street({ street: '', draw: [0, 0] }, en.t)).toBe('');
  });

  it('tells which hand of which game of a mix it is, and what comes then', () => {
    const view = STATES.drawn!().view;
    expect(inMix(view, en.t, (name) => name)).toBe('Limit 2-7 triple draw, hand 3 of 4, next: limit razz');
    expect(inMix({ ...view, mix: [] }, en.t, (name) => name)).toBe('');
  });
});

describe('what a replay jumps to', () => {
  it('is called as the table calls it', () => {
    const stud = { street: 'fourth street', draw: [0, 0] as const };
    const tell: Words['t'] = (key, filling = {}) => fill({ ...tableEn, ...aroundEn }[key as Say], filling, 'en');
    expect(replayStreet({ at: 4, name: 'street', n: 1 }, stud, tell)).toBe('Fourth street');
    expect(replayStreet({ at: 9, name: 'draw', n: 2 }, { street: 'deal', draw: [2, 3] }, tell)).toBe('Draw 2');
    expect(replayStreet({ at: 9, name: 'street', n: 5 }, { street: '', draw: [0, 0] }, tell)).toBe('Street 5');
  });
});
