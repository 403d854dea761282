import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import type { ActTurn } from '../../src/lib/wire';
import { sizeOptions, loadSizes, sizeName, BET_SIZES, LATER_SIZES, UNRAISED_SIZES } from '../../src/table/bar/betSizes';

const turn = STATES.sidepots!().mine.turn as ActTurn;

describe('the five bet sizes of the bar', () => {
  it('are those of the player, or the defaults if those are invalid', () => {
    const ownSizes = ['min', '1/4', '1/2', '2 pot', 'all-in'];
    expect(loadSizes(ownSizes, LATER_SIZES)).toEqual(ownSizes);
    for (const storedSizes of [[], ['min'], [...ownSizes, 'pot'], ['min', '1/4', '1/2', '7/8', 'all-in'], null, 'min']) {
      expect(loadSizes(storedSizes, LATER_SIZES)).toBe(LATER_SIZES);
    }
  });

  it('have the pot and all-in in the same places before and after the flop', () => {
    expect(UNRAISED_SIZES.slice(3)).toEqual(LATER_SIZES.slice(3));
    expect([UNRAISED_SIZES.length, LATER_SIZES.length]).toEqual([5, 5]);
  });

  it('keep the place of a size that is not legal', () => {
    const potOnlyTurn = { ...turn, presets: turn.presets.filter((preset) => preset.label === 'pot') };
    expect(sizeOptions(LATER_SIZES, potOnlyTurn).map((option) => option.to)).toEqual([undefined, undefined, undefined, 786, undefined]);
    expect(sizeOptions(LATER_SIZES, turn).map((option) => option.to)).toEqual([342, 453, 619, 786, 1240]);
  });

  it('show each amount once', () => {
    const turnWithSizes = (sizes: Record<string, number>): ActTurn =>
      ({ ...turn, low: 4, high: 200, presets: Object.entries(sizes).map(([label, to]) => ({ label, to })) }) as ActTurn;
    // The button heads-up at 1/2: three big blinds are the pot.
    const small = turnWithSizes({ 'min': 4, '2.2bb': 4, '2.5bb': 5, '3bb': 6, '4bb': 8, 'pot': 6, 'all-in': 200 });
    expect(sizeOptions(UNRAISED_SIZES, small).map((option) => option.to)).toEqual([4, 5, undefined, 6, 200]);
    expect(sizeOptions(UNRAISED_SIZES, small)[2]).toMatchObject({ size: '3bb', same: 'pot' });
    // At 50/100 a size between its neighbours replaces the duplicate.
    const large = turnWithSizes({ 'min': 200, '2.2bb': 220, '2.5bb': 250, '3bb': 250, 'pot': 300, 'all-in': 9000 });
    expect(sizeOptions(['min', '3bb', '2.5bb', 'pot', 'all-in'], large).map((option) => option.to)).toEqual([200, 250, undefined, 300, 9000]);
    const all = turnWithSizes({ 'min': 40, '1/3': 40, '1/2': 40, '3/4': 40, 'pot': 40, 'all-in': 40 });
    expect(sizeOptions(LATER_SIZES, all).map((option) => option.to)).toEqual([undefined, undefined, undefined, undefined, 40]);
    for (const places of [LATER_SIZES, UNRAISED_SIZES, BET_SIZES.slice(0, 5), BET_SIZES.slice(3, 8)]) {
      for (const now of [turn, small, large, all]) {
        const shownSizes = sizeOptions(places, now).flatMap(({ to }) => to ?? []);
        expect(new Set(shownSizes).size).toBe(shownSizes.length);
        expect(new Set(places.map((size) => now.presets.find(({ label }) => label === size)?.to)).size - 1).toBeLessThanOrEqual(shownSizes.length);
      }
    }
  });

  it('have names that differ', () => {
    expect(['2.5bb', '3x', '1/2', '1.5 pot', 'all-in'].map((size) => sizeName(size as 'min'))).toEqual(
      ['2.5 bb', '3×', '1/2', '1.5× Pot', 'All-in'],
    );
    expect(new Set(BET_SIZES.map(sizeName)).size).toBe(BET_SIZES.length);
  });
});
