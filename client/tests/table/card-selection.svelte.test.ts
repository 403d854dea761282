import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import { CardSelection } from '../../src/table/cardSelection.svelte';
import { reactiveProps, withEffects } from './fakes.svelte';

const CARDS = ['As', 'Kd', '7c', '4h', '2s'];

describe('the selection of cards', () => {
  it('in a draw takes as many cards as may be discarded', () => {
    const { mine } = STATES.draw!();
    const turn = { ...mine.turn, ask: 'draw', most: 2 } as typeof mine.turn;
    const props = reactiveProps('draw', { mine: { ...mine, cards: CARDS, turn } });
    const cards = withEffects(() => new CardSelection(props));
    expect(cards.isOpen).toBe(true);
    [0, 3, 4, 9].forEach(cards.toggle);
    expect(cards.selected).toEqual([0, 3]);
    cards.toggle(0);
    cards.toggle(4);
    expect(cards.selected).toEqual([3, 4]);
  });

  it('after a hand takes the cards that may be shown', () => {
    const props = reactiveProps('ahead');
    props.mine = { ...props.mine, turn: null, cards: CARDS.slice(0, 2), may_show: ['Kd'] };
    const cards = withEffects(() => new CardSelection(props));
    [0, 1].forEach(cards.toggle);
    expect(cards.selected).toEqual([1]);
  });

  it('is cleared when cards may no longer be selected', () => {
    const props = reactiveProps('ahead');
    props.mine = { ...props.mine, turn: null, cards: CARDS.slice(0, 2), may_show: ['As', 'Kd'] };
    const cards = withEffects(() => new CardSelection(props));
    cards.toggle(0);
    props.mine = { ...props.mine, may_show: [] };
    flushSync();
    expect([cards.isOpen, cards.selected]).toEqual([false, []]);
    cards.toggle(0);
    expect(cards.selected).toEqual([]);
  });
});
