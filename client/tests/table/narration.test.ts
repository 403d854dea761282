import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import { cs } from '../../src/lib/i18n/cs';
import { en } from '../../src/lib/i18n/en';
import { fill, type Key } from '../../src/lib/i18n/index.svelte';
import { Narrator, spoken, type Tell } from '../../src/lib/narration';
import type { Fact } from '../../src/lib/wire';

const english: Tell = (key: Key, filling = {}) => fill(en[key as keyof typeof en], filling, 'en');
const czech: Tell = (key: Key, filling = {}) => fill(cs[key as keyof typeof en], filling, 'cs');
const { view } = STATES.sidepots!();
const told = (...facts: Fact[]): string[] => new Narrator(english).narrate(facts, view);
const began: Fact = { type: 'HandBegan', number: 81, chairs: [1, 2, 4, 6] };

describe('what happens', () => {
  it('is told with the names of those who are dealt in', () => {
    expect(
      told(
        began,
        { type: 'Posted', seat: 0, kind: 'blind', chips: 1 },
        { type: 'Raised', seat: 2, to: 60 },
        { type: 'Called', seat: 3, chips: 60 },
        { type: 'Folded', seat: 1 },
      ),
    ).toEqual([
      'Hand 81.',
      'Ann posts 1.',
      'Dmitri raises to 60.',
      'Robo calls 60.',
      'Bořivoj folds.',
    ]);
  });

  it('the first bet of a round is a bet, and the next is a raise', () => {
    expect(
      told(
        began,
        { type: 'BettingOpened', street: 1, first: 0 },
        { type: 'Raised', seat: 0, to: 20 },
        { type: 'Raised', seat: 2, to: 60 },
        { type: 'BettingOpened', street: 2, first: 0 },
        { type: 'Raised', seat: 2, to: 80 },
      ),
    ).toEqual(['Hand 81.', 'Ann bets 20.', 'Dmitri raises to 60.', 'Dmitri bets 80.']);
  });

  it('a bomb pot is proposed, and agreed to', () => {
    const facts: Fact[] = [
      { type: 'BombProposed', hand: 82, by: 'Ann', chips: 10 },
      { type: 'BombAnswered', player: '', yes: true },
      { type: 'BombAgreed', hand: 82, by: 'Ann', chips: 10 },
    ];
    expect(told(...facts)).toEqual([
      'Ann proposes a bomb pot with an ante of 10.',
      'All agree to a bomb pot with an ante of 10.',
    ]);
  });

  it('cards are told as words', () => {
    expect(told({ type: 'BoardDealt', cards: [51, 0, 34] })).toEqual([
      'Board: ace of spades, deuce of clubs, ten of hearts.',
    ]);
    expect(told(began, { type: 'HandShown', seat: 0, cards: [-1, 47] })[1]).toBe(
      'Ann shows a card face down, king of spades.',
    );
  });

  it('a folded hand that the dealer spreads is told with its cards', () => {
    expect(told(began, { type: 'Folded', seat: 1, cards: [51, 0] })[1]).toBe(
      'Bořivoj folds, and all see ace of spades, deuce of clubs.',
    );
  });

  it('without the beginning of the hand, the chairs that are in it stand for it', () => {
    expect(told({ type: 'Checked', seat: 4 })).toEqual(['Robo checks.']);
  });

  it('who sits down has not come back', () => {
    const sits: Fact = { type: 'SatDown', chair: 3, player: 'Zoe' };
    const back: Fact = { type: 'CameBack', chair: 3 };
    expect(told(sits, back)).toEqual(['Zoe takes chair 3.']);
    expect(told(sits, { type: 'SatOut', chair: 3 }, back)).toHaveLength(3);
    expect(told(sits, began, back).at(-1)).toBe('Zoe is back.');
  });

  it('what nobody need hear is left out', () => {
    expect(told({ type: 'BetsCollected' }, { type: 'ClockStarted', chair: 4 }, { type: 'NoSuchFact' })).toEqual([]);
  });

  it('somebody who has left is still called by his name', () => {
    expect(told({ type: 'Left', chair: 9, player: 'Gone', chips: 10 })).toEqual(['Gone leaves.']);
  });

  it('history is listened to without a word, and its chairs are remembered', () => {
    const narrator = new Narrator(english);
    narrator.listen([{ type: 'HandBegan', number: 80, chairs: [2, 4] }], view);
    expect(narrator.narrate([{ type: 'Checked', seat: 1 }], view)).toEqual(['Dmitri checks.']);
  });

  it('a raise is a raise for whoever comes in the middle of the hand', () => {
    const posted: Fact = { type: 'Posted', seat: 1, kind: 'blind', chips: 2 };
    const raised: Fact = { type: 'Raised', seat: 2, to: 6 };
    const came = (...before: Fact[]): Narrator => {
      const narrator = new Narrator(english);
      narrator.listen([began, ...before], view);
      return narrator;
    };
    expect(came(posted).narrate([raised], view)).toEqual(['Dmitri raises to 6.']);
    expect(came(posted, raised).narrate([{ ...raised, seat: 3, to: 18 }], view)).toEqual(['Robo raises to 18.']);
    const flop: Fact = { type: 'BettingOpened', street: 1, first: 0 };
    expect(came(posted, raised, flop).narrate([raised], view)).toEqual(['Dmitri bets 6.']);
    expect(came({ type: 'BroughtIn', seat: 0, chips: 1 }).narrate([raised], view)).toEqual(['Dmitri raises to 6.']);
    expect(came({ ...posted, kind: 'ante' }).narrate([raised], view)).toEqual(['Dmitri bets 6.']);
  });

  it('is told in Czech with the right plurals', () => {
    const narrator = new Narrator(czech);
    const draws = (count: number) => narrator.narrate([began, { type: 'Discarded', seat: 0, cards: Array(count).fill(-1) }], view)[1];
    expect(draws(1)).toBe('Ann mění 1 kartu.');
    expect(draws(3)).toBe('Ann mění 3 karty.');
    expect(draws(5)).toBe('Ann mění 5 karet.');
    expect(spoken('As', czech)).toBe('eso piky');
  });
});

describe('what hosts do', () => {
  const did = (wish: object, more: object = {}): Fact => ({ type: 'HostDid', by: 'Ann', wish, ...more });

  it('is told with the name of the host, and what it leads to is not told again', () => {
    expect(
      told(
        did({ do: 'adjust', chair: 6, chips: -40, reason: 'counted twice' }, { player: 'Robo' }),
        { type: 'ChipsReturned', chair: 6, player: 'Robo', chips: -40, reason: 'counted twice' },
        did({ do: 'move-somebody', chair: 6, to: 3 }, { player: 'Robo' }),
        { type: 'ChangedChair', chair: 6, to: 3, settled: true },
        did({ do: 'rules', toml: '' }, { text: "limit hold'em 2/4" }),
        { type: 'RulesChanged', rules: {} },
      ),
    ).toEqual([
      'Ann corrects the stack of Robo by −40: counted twice',
      'Ann moves Robo to chair 3.',
      "Ann changes the game: limit hold'em 2/4.",
    ]);
  });

  it('who is given a chair, with what they bring; they are not said to come back', () => {
    expect(
      told(
        did({ do: 'seat-somebody', player: 'Zoe', chair: 3, chips: 25, entry: 'transferred' }, { player: 'Zoe' }),
        { type: 'SatDown', chair: 3, player: 'Zoe', entry: 'transferred' },
        { type: 'ChipsBought', chair: 3, player: 'Zoe', chips: 25, how: 'transfer' },
        { type: 'CameBack', chair: 3, waits: false },
      ),
    ).toEqual(['Ann gives Zoe chair 3.', 'Zoe brings 25 from another table.']);
  });

  it('who plays on for a leaver, and what is spent on refreshments', () => {
    expect(
      told(
        { type: 'SatDown', chair: 3, player: 'Zoe', entry: 'replacing' },
        { type: 'ChipsReturned', chair: 3, player: 'Zoe', chips: -5, reason: 'refreshments and tips', spent: true },
      ),
    ).toEqual([
      'Zoe takes chair 3, and plays on for who has just left.',
      'Zoe takes 5 off the table for refreshments and tips.',
    ]);
  });

  it('what somebody else does at the same time is told', () => {
    expect(
      told(did({ do: 'sit-somebody-out', chair: 6 }, { player: 'Robo' }), { type: 'SatOut', chair: 1, player: 'Ann' }),
    ).toEqual(['Ann deals Robo out.', 'Ann sits out.']);
  });

  it('what waits, is taken back or dropped is told to all', () => {
    expect(
      told(
        { type: 'WishWaits', number: 1, by: 'Ann', wish: { do: 'move-somebody', chair: 6, to: 3 }, player: 'Robo', text: '' },
        { type: 'WishTakenBack', number: 1, by: 'Bea' },
        { type: 'WishDropped', number: 2, by: 'Ann', code: 'taken', rule: 'SEAT-04', why: 'Bea sits in chair 3', said: '' },
      ),
    ).toEqual([
      'After this hand, asked for by Ann: Robo moves to chair 3.',
      'Bea takes back what was to happen after this hand.',
      'What Ann asked for after the hand cannot be done: Bea sits in chair 3',
    ]);
  });

  it('why something is dropped is said by its phrase', () => {
    const phrase = { say: 'ChairIsKept', chair: 3, who: { player: 'Bea', chair: 0 } };
    const dropped: Fact = { type: 'WishDropped', number: 2, by: 'Ann', why: 'in English', said: JSON.stringify(phrase) };
    const heard: unknown[] = [];
    const narrator = new Narrator(english, String, (why) => {
      heard.push(why);
      return 'say it';
    });
    expect(narrator.narrate([dropped], view)).toEqual(['What Ann asked for after the hand cannot be done: say it']);
    expect(heard).toEqual([{ said: phrase, why: 'in English' }]);
  });

  it('who is sent away, kept out and let in', () => {
    expect(
      told(
        { type: 'SentAway', player: 'Robo', by: 'Ann', reason: '', until: 0 },
        { type: 'SentAway', player: 'Robo', by: 'Ann', reason: 'noise', until: 99 },
        { type: 'LetBackIn', player: 'Robo', by: 'Ann' },
        { type: 'RoleGiven', player: 'Robo', role: 'host', by: 'Ann' },
        { type: 'RoleGiven', player: 'Robo', role: '', by: 'Ann' },
      ),
    ).toEqual([
      'Ann sends Robo away.',
      'Ann keeps Robo out: noise',
      'Ann lets Robo in again.',
      'Ann makes Robo a host.',
      'Ann takes the role of Robo away.',
    ]);
  });

  it('every wish of a host has words in both languages, done and waiting', () => {
    const wishes = [
      { do: 'rules', toml: '' }, { do: 'game', name: 'razz' }, { do: 'button', chair: 6 }, { do: 'close' },
      { do: 'colour-up' }, { do: 'time-fees' }, { do: 'kitty', chips: 5, what: 'pizza' }, { do: 'begin', bomb: 10 },
      { do: 'adjust', chair: 6, chips: 5, reason: 'found' }, { do: 'move-somebody', chair: 6, to: 3 },
    ];
    for (const tell of [english, czech]) {
      const narrator = new Narrator(tell);
      for (const wish of wishes) {
        for (const type of ['HostDid', 'WishWaits']) {
          const [line] = narrator.narrate([{ type, by: 'Ann', wish, player: 'Robo', text: 'x', number: 1 }], view);
          expect(line, `${type} ${wish.do}`).toMatch(/Ann/);
          expect(line).not.toMatch(/[{}]|undefined/);
        }
      }
    }
  });
});
