import { describe, expect, it } from 'vitest';
import { floorEn } from '../../src/lib/i18n/floor.en';
import { bodyOf, isWhole, labelOf, TOOLS, type ToolName } from '../../src/tools/tools';

const tool = (name: ToolName) => TOOLS.find((each) => each.name === name)!;

describe('a tool', () => {
  it('is asked when all is told that it needs', () => {
    expect(isWhole(tool('side-pots'), {})).toBe(false);
    expect(isWhole(tool('side-pots'), { put_in: [100, 300] })).toBe(true);
    expect(isWhole(tool('levels'), { levels: '' })).toBe(false);
    expect(isWhole(tool('legal-raise'), {})).toBe(true);
  });

  it('sends what is usual for what nobody told, and words as lists', () => {
    expect(bodyOf(tool('side-pots'), { put_in: [100, 300] }, 'tda-2024')).toEqual({ put_in: [100, 300], folded: [], dead: 0 });
    expect(bodyOf(tool('legal-raise'), { actions: '600, c  f', to: 900, players: '' }, 'tda-2024')).toEqual({
      by: 'tda-2024',
      game: "no-limit hold'em 100/200",
      street: '',
      actions: ['600', 'c', 'f'],
      players: 0,
      to: 900,
    });
    expect(bodyOf(tool('levels'), { levels: '25/50\n\n 50/100@15 ' }, 'cash-2026').levels).toEqual(['25/50', '50/100@15']);
  });

  it('has a name for everything that it asks', () => {
    const keys = new Set<string>(Object.keys(floorEn));
    const asked = TOOLS.flatMap((each) => [`tool.${each.name}`, ...each.asks.map((one) => labelOf(one.name))]);
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });
});
