import { describe, expect, it } from 'vitest';
import { chipWorth, formatChips, isBelowMinimum, parseAmount, shortChips, clampToLegal, type AmountScale } from '../../src/lib/amount';

const scale: AmountScale = {
  big: 10,
  pot: 60,
  bet: 20,
  call: 20,
  low: 40,
  high: 900,
  unit: 5,
  presets: [
    { label: '2/3', to: 75 },
    { label: 'min', to: 40 },
  ],
};

describe('a typed amount', () => {
  it.each([
    ['45', 45],
    ['1,200', 900],
    ['0.5k', 500],
    ['.5k', 500],
    ['0,5k', 500],
    ['8 0', null],
    ['1 200', 900],
    ['25 50', null],
    ["'", null],
    ['5bb', 50],
    ['5 BB', 50],
    ['2.5bb', 40],
    ['12.5bb', 125],
    ['3x', 60],
    ['1/2', 60],
    ['1 / 2 pot', 60],
    ['50%', 60],
    ['pot', 100],
    ['1.5 pot', 140],
    ['2x pot', 180],
    ['2pot', 180],
    ['min', 40],
    ['max', 900],
    ['All-in', 900],
    ['', null],
    ['much', null],
    ['1/0', null],
    ['0', null],
    ['-5', null],
    ['4 5 x y', null],
  ])('%s is %s', (text, to) => {
    expect(parseAmount(text, scale)).toBe(to);
  });

  it('is that of the preset with the same name', () => {
    expect(parseAmount('2/3', scale)).toBe(75);
  });

  it('is too little below the minimum, but not if rounding reaches it', () => {
    expect(['3', '39', '2bb'].map((text) => isBelowMinimum(text, scale))).toEqual([true, true, true]);
    expect(['40', '41', '9999', 'min', '', 'x'].map((text) => isBelowMinimum(text, scale))).toEqual([false, false, false, false, false, false]);
    // A player with less than the minimum raise goes all-in.
    expect(isBelowMinimum('30', { ...scale, low: 33, high: 33 })).toBe(true);
  });

  it('is rounded to the unit, and clamped to the minimum and maximum', () => {
    expect(parseAmount('47', scale)).toBe(45);
    expect(parseAmount('48', scale)).toBe(50);
    expect(parseAmount('3', scale)).toBe(40);
    expect(parseAmount('9999', scale)).toBe(900);
  });

  it('may be all-in even if that is no multiple of the unit', () => {
    expect(clampToLegal(898, { low: 40, high: 897, unit: 5 })).toBe(897);
  });

  it('as a multiple counts big blinds if there is no bet', () => {
    expect(parseAmount('6x', { ...scale, bet: 0 })).toBe(60);
  });

  it('reads dots and commas before three digits as thousands separators', () => {
    const large = { ...scale, high: 1_000_000 };
    expect(parseAmount('1.200', large)).toBe(1200);
    expect(parseAmount('12,500', large)).toBe(12_500);
    expect(parseAmount('1 250 000', { ...large, high: 9_000_000 })).toBe(1_250_000);
  });
});

describe('a formatted amount', () => {
  it('has the thousands separators of the locale', () => {
    expect(formatChips(1_234_567)).toBe('1,234,567');
    expect(formatChips(1_234_567, 'cs')).toBe('1\u00a0234\u00a0567');
  });

  it('can be in big blinds', () => {
    expect(formatChips(125, 'en', 10)).toBe('12.5 bb');
    expect(formatChips(120, 'en', 10)).toBe('12 bb');
    expect(formatChips(123_456, 'en', 100)).toBe('1,234 bb');
    expect(formatChips(1299, 'en', 100)).toBe('12.9 bb');
    expect(formatChips(25, 'en', 100)).toBe('0.25 bb');
  });

  it('in short form is exact below a million', () => {
    expect(shortChips(10_225)).toBe('10,225');
    expect(shortChips(999_999)).toBe('999,999');
    expect(shortChips(999_999, 'cs')).toBe('999\u00a0999');
    expect(shortChips(3_400_000)).toBe('3.4M');
    expect(shortChips(12_345_678, 'cs')).toBe('12,34M');
    expect(shortChips(1_022_599, 'en', 0, { digits: 2, sign: '€', before: true })).toBe('€10,225.99');
  });

  it('in short form is rounded down', () => {
    const size = (text: string): number => Number(text.replace(/[KMB]$/, '')) * { K: 1e3, M: 1e6, B: 1e9 }[text.at(-1)!]!;
    for (let chips = 1_000_000; chips < 1e12; chips = Math.ceil(chips * 1.007_13) + 1) {
      expect(size(shortChips(chips))).toBeLessThanOrEqual(chips);
      expect(size(shortChips(chips))).toBeGreaterThan(chips * 0.999);
    }
    expect(shortChips(1_999_999)).toBe('1.999M');
    expect(shortChips(999_999_999)).toBe('999.9M');
    expect(shortChips(-1_999_999)).toBe('-1.999M');
  });

  it('on a chip is short if nothing is lost', () => {
    expect([500, 5000, 25_000, 1_250_000, 12_345].map((chip) => chipWorth(chip))).toEqual(['500', '5000', '25K', '1.25M', '12,345']);
  });
});
