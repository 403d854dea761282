import { describe, expect, it } from 'vitest';
import { ALL_COMBOS, GRID_HANDS, PROGRAMS, comboCount, countCombos, neighbourCell, emptyWeights, formatForProgram, parseRange, toggleHand, formatRange } from '../../src/study/rangeGrid';

/** The hands of a range with their weights. */
function weightsByHand(text: string): Record<string, number> {
  const { weights } = parseRange(text);
  expect(weights).not.toBeNull();
  return Object.fromEntries(GRID_HANDS.flatMap((hand, place) => (weights![place]! > 0 ? [[hand, weights![place]!]] : [])));
}
const names = (text: string): string[] => Object.keys(weightsByHand(text)).sort();

/** Pseudo-random numbers from 0 to 1, determined by a seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

describe('the grid of hands', () => {
  it('has suited hands above the diagonal and 1,326 combinations', () => {
    expect([GRID_HANDS[0], GRID_HANDS[1], GRID_HANDS[13], GRID_HANDS[168]]).toEqual(['AA', 'AKs', 'AKo', '22']);
    expect(GRID_HANDS.reduce((sum, hand) => sum + comboCount(hand), 0)).toBe(ALL_COMBOS);
  });

  it('moves by arrow keys and stops at its edges', () => {
    expect([neighbourCell(0, 'ArrowRight'), neighbourCell(0, 'ArrowDown'), neighbourCell(0, 'ArrowUp'), neighbourCell(168, 'ArrowRight')]).toEqual([1, 13, 0, 168]);
    expect([neighbourCell(20, 'Home'), neighbourCell(20, 'End'), neighbourCell(20, 'x')]).toEqual([13, 25, 20]);
  });
});

describe('ranges as text', () => {
  it('are read in the usual notation', () => {
    expect(names('TT+')).toEqual(['AA', 'JJ', 'KK', 'QQ', 'TT']);
    expect(names('KTs+')).toEqual(['KJs', 'KQs', 'KTs']);
    expect(names('A5s-A3s, 77-66')).toEqual(['66', '77', 'A3s', 'A4s', 'A5s']);
    expect(names('QJs+')).toEqual(['AKs', 'KQs', 'QJs']);
    expect(names('T9s-87s AK')).toEqual(['87s', '98s', 'AKo', 'AKs', 'T9s']);
    expect(names('kas')).toEqual(['AKs']);
    expect(countCombos(parseRange('random').weights!)).toBe(ALL_COMBOS);
  });

  it('are read as other programs write them', () => {
    expect(weightsByHand('AA:0.5,KQs')).toEqual({ AA: 0.5, KQs: 1 });
    expect(weightsByHand('[50.0]AKs,AQs[/50.0],72o')).toEqual({ AKs: 0.5, AQs: 0.5, '72o': 1 });
    expect(weightsByHand('AA, KQs@25')).toEqual({ AA: 1, KQs: 0.25 });
  });

  it('count a single combination as its part of the hand', () => {
    expect(weightsByHand('AhKh, AsKs:0.5')).toEqual({ AKs: 0.375 });
    expect(weightsByHand('AsAh')['AA']).toBeCloseTo(1 / 6);
  });

  it('report the part that is not a hand', () => {
    for (const invalidItem of ['AAs', 'A2s-K2s', 'XY', 'AA:2', 'AhAh', 'AKs-AQo']) expect(parseRange(`KK, ${invalidItem}`)).toEqual({ weights: null, wrong: invalidItem });
  });

  it('are written in short notation', () => {
    expect(formatRange(parseRange('QQ,KK,AA,A2s+,T9s,KJo-K9o,22:0.5').weights!)).toBe('QQ+, A2s+, T9s, KJo-K9o, 22:0.5');
    expect(formatRange(emptyWeights())).toBe('');
  });

  it('have the same weights after a round trip through every notation', () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 40; round++) {
      const weights = GRID_HANDS.map(() => (random() < 0.5 ? 0 : random() < 0.5 ? 1 : Math.round(random() * 20) / 20));
      for (const text of [formatRange(weights), ...PROGRAMS.map((program) => formatForProgram(weights, program))]) {
        const reparsed = parseRange(text).weights!;
        for (const [place, weight] of weights.entries()) expect(reparsed[place]).toBeCloseTo(weight, 3);
      }
    }
  });
});

describe('text of chosen hands', () => {
  it('adds and removes a hand of the grid', () => {
    expect(toggleHand('', GRID_HANDS.indexOf('K9s'), true)).toBe('K9s');
    expect(toggleHand('AA, K9s', GRID_HANDS.indexOf('K8s'), true)).toBe('AA, K9s-K8s');
    expect(toggleHand('AA, K9s-K7s', GRID_HANDS.indexOf('K8s'), false)).toBe('AA, K9s, K7s');
  });

  it('keeps single combinations of other hands', () => {
    expect(toggleHand('AhTd, AA', GRID_HANDS.indexOf('QQ'), true)).toBe('AA, QQ, AhTd');
    expect(toggleHand('AhTd, AA', GRID_HANDS.indexOf('ATo'), true)).toBe('AA, ATo');
    expect(toggleHand('AhTd', GRID_HANDS.indexOf('ATo'), false)).toBe('');
  });
});
