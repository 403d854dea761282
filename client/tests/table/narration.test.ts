import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import { cs } from '../../src/lib/i18n/cs';
import { en } from '../../src/lib/i18n/en';
import { fill, type Key } from '../../src/lib/i18n/index.svelte';
import { Narrator, spoken, type Tell } from '../../src/lib/narration';
import type { Fact } from '../../src/lib/wire';

const english: Tell = (key: Key, filling = {}) => fill(en[key], filling, 'en');
const czech: Tell = (key: Key, filling = {}) => fill(cs[key], filling, 'cs');
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

  it('cards are told as words', () => {
    expect(told({ type: 'BoardDealt', cards: [51, 0, 34] })).toEqual([
      'Board: ace of spades, deuce of clubs, ten of hearts.',
    ]);
    expect(told(began, { type: 'HandShown', seat: 0, cards: [-1, 47] })[1]).toBe(
      'Ann shows a card face down, king of spades.',
    );
  });

  it('without the beginning of the hand, the chairs that are in it stand for it', () => {
    expect(told({ type: 'Checked', seat: 4 })).toEqual(['Robo checks.']);
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

  it('is told in Czech with the right plurals', () => {
    const narrator = new Narrator(czech);
    const draws = (count: number) => narrator.narrate([began, { type: 'Discarded', seat: 0, cards: Array(count).fill(-1) }], view)[1];
    expect(draws(1)).toBe('Ann mění 1 kartu.');
    expect(draws(3)).toBe('Ann mění 3 karty.');
    expect(draws(5)).toBe('Ann mění 5 karet.');
    expect(spoken('As', czech)).toBe('eso piky');
  });
});
