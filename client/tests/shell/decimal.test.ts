import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal } from '../../src/lib/decimal';

describe('a decimal number', () => {
  it('is written with the comma of the language, and read with either', () => {
    for (const [locale, text] of [['en', '1.2'], ['cs', '1,2'], ['de', '1,2'], ['fr', '1,2']] as const) {
      expect(formatDecimal(1.2, locale)).toBe(text);
      expect(parseDecimal(text)).toBe(1.2);
    }
    expect([formatDecimal(1500, 'cs'), parseDecimal(' .5 '), parseDecimal('4,')]).toEqual(['1500', 0.5, 4]);
  });

  it('is null for any other text', () => {
    expect(['', ' ', ',', '-1', '1,2,3', '1e3', 'x', '1 000'].map(parseDecimal)).toEqual(Array.from({ length: 8 }, () => null));
  });
});
