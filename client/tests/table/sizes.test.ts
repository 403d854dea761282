import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import type { ActTurn } from '../../src/lib/wire';
import { amounts, placesOf, sizeName, SIZES, USUAL_LATER, USUAL_UNRAISED } from '../../src/table/bar/sizes';

const turn = STATES.sidepots!().mine.turn as ActTurn;

describe('the five places of the sizes', () => {
  it('are what was chosen, or the usual ones where that is none', () => {
    const own = ['min', '1/4', '1/2', '2 pot', 'all-in'];
    expect(placesOf(own, USUAL_LATER)).toEqual(own);
    for (const kept of [[], ['min'], [...own, 'pot'], ['min', '1/4', '1/2', '7/8', 'all-in'], null, 'min']) {
      expect(placesOf(kept, USUAL_LATER)).toBe(USUAL_LATER);
    }
  });

  it('have the pot and all-in where they are later, before the flop, too', () => {
    expect(USUAL_UNRAISED.slice(3)).toEqual(USUAL_LATER.slice(3));
    expect([USUAL_UNRAISED.length, USUAL_LATER.length]).toEqual([5, 5]);
  });

  it('keep a size that may not be bet in its place', () => {
    const few = { ...turn, presets: turn.presets.filter((preset) => preset.label === 'pot') };
    expect(amounts(USUAL_LATER, few).map((each) => each.to)).toEqual([undefined, undefined, undefined, 786, undefined]);
    expect(amounts(USUAL_LATER, turn).map((each) => each.to)).toEqual([342, 453, 619, 786, 1240]);
  });

  it('can be read, each of them as something of its own', () => {
    expect(['2.5bb', '3x', '1/2', '1.5 pot', 'all-in'].map((size) => sizeName(size as 'min'))).toEqual(
      ['2.5 BB', '3×', '1/2', '1.5× Pot', 'All-in'],
    );
    expect(new Set(SIZES.map(sizeName)).size).toBe(SIZES.length);
  });
});
