import { describe, expect, it } from 'vitest';
import { cardWidth, CARD_GAP, twoRows, screenUnit } from '../../src/screen/screenSize';

describe('the sizes of a screen', () => {
  it('follow the height of a wide window and the width of a narrow one', () => {
    expect(screenUnit(1920, 1080)).toBeCloseTo(10.8, 2);
    expect(screenUnit(3840, 1080)).toBeCloseTo(10.8, 2);
    expect(screenUnit(889, 1080)).toBeCloseTo(5, 2);
  });

  it.each([2, 6, 9, 10])('put %i players in two rows, clockwise', (count) => {
    const seats = Array.from({ length: count }, (_, at) => at + 1);
    const { upper, lower } = twoRows(seats);
    expect([...upper, ...lower.toReversed()]).toEqual(seats);
    expect(upper.length - lower.length).toBe(count % 2);
  });

  it.each([1, 2, 4, 7])('fit %i cards side by side', (count) => {
    const width = cardWidth(count, 300, 100);
    expect(count * width + (count - 1) * CARD_GAP * width).toBeLessThanOrEqual(300);
    expect(width).toBeLessThanOrEqual(100);
  });
});
