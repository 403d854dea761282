import { describe, expect, it } from 'vitest';
import { layoutSeatCards, type SeatCards } from '../../src/table/felt/seatCardLayout';
import { layout } from '../../src/table/felt/seatLayout';

const lay = layout({
  width: 1280, height: 720, chairs: 6, boards: 1, held: 2, upcards: false, seated: true, lines: 2, needed: 1, large: false,
});
const of = (cards: string[], more: Partial<SeatCards> = {}, place = lay.places[1]!) =>
  layoutSeatCards({ cards, isOwn: false, isOpen: false, isSorted: false, ...more }, lay, place);

describe('the cards of a seat', () => {
  it('that lie face down show as much above the plate as the layout says', () => {
    const { width, hidden, spread } = of(['??', '??']);
    expect(width).toBe(lay.card);
    expect((1 - hidden) * width * 1.4).toBeCloseTo(lay.peek);
    expect(spread).toBeUndefined();
  });

  it('that are open are larger, and have a place each', () => {
    const { width, spread, hidden } = of(['Ah', 'Kd'], { isOpen: true });
    expect(width).toBeGreaterThan(lay.card);
    expect(spread).toHaveLength(2);
    expect(hidden).toBeLessThanOrEqual(0.45);
  });

  it('that are open at the upper edge are covered more, so that they stay on the stage', () => {
    const atEdge = { ...lay.places[1]!, y: lay.plate.height / 2 };
    expect(of(['Ah', 'Kd'], { isOpen: true }, atEdge).hidden).toBe(0.45);
  });

  it('of the player are sorted on request, and keep their positions', () => {
    const cards = ['2c', 'As'];
    const unsorted = of(cards, { isOwn: true });
    expect([unsorted.width, unsorted.spread]).toEqual([lay.own.card, undefined]);
    expect(of(cards, { isOwn: true, isSorted: true }).spread).toEqual([unsorted.shows, 0]);
  });
});
