import { describe, expect, it } from 'vitest';
import { parsePurchase } from '../../src/table/chipPurchase';

const scale = { big: 2, pot: 0, bet: 0, call: 0, low: 40, high: 400, unit: 1, presets: [] };

describe('a typed buy-in', () => {
  it.each([
    ['200', 200],
    [' 40 ', 40],
    ['400', 400],
    ['0.2k', 200],
    ['100bb', 200],
    ['max', 400],
    ['min', 40],
  ])('“%s” is parsed', (text, chips) => {
    expect(parsePurchase(text, scale)).toEqual({ chips });
  });

  it.each([
    ['', 'buy-empty'],
    ['   ', 'buy-empty'],
    ['many', 'buy-unread'],
    ['-50', 'buy-unread'],
    ['0', 'buy-unread'],
    ['50.5', 'buy-whole'],
    ['39', 'buy-low'],
    ['401', 'buy-high'],
    ['9999999', 'buy-high'],
  ])('“%s” is refused with a reason, and not replaced', (text, reason) => {
    expect(parsePurchase(text, scale)).toMatchObject({ why: reason });
  });

  it('outside the limits is refused with the limit', () => {
    expect(parsePurchase('39', scale)).toEqual({ why: 'buy-low', filling: { low: 40 } });
    expect(parsePurchase('401', scale)).toEqual({ why: 'buy-high', filling: { high: 400 } });
  });
});
