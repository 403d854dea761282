import { describe, expect, it } from 'vitest';
import { layoutSeatCards, type SeatCards } from '../../src/table/felt/seatCardLayout';
import { layout, CARD_ASPECT } from '../../src/table/felt/seatLayout';

const lay = layout({
  width: 1070, height: 590, seats: 6, boards: 1, held: 2, upcards: false, seated: true, lines: 2, needed: 1, large: false,
});
const of = (cards: string[], more: Partial<SeatCards> = {}, place = lay.places[1]!) =>
  layoutSeatCards({ cards, isOwn: false, isOpen: false, isSorted: false, ...more }, lay, place);

describe('the cards of a seat', () => {
  it('that lie face down overlap, the more the closer', () => {
    const [two, four] = [of(['??', '??']), of(['??', '??', '??', '??'])];
    expect(two.width).toBe(lay.faceDown);
    expect(two.spread).toBeUndefined();
    expect(four.shows).toBeLessThan(two.shows);
    expect(four.total).toBeGreaterThan(two.total);
  });

  it('that are open are larger, and have a place each', () => {
    const { width, height, spread } = of(['Ah', 'Kd'], { isOpen: true });
    expect(width).toBeGreaterThan(lay.faceDown);
    expect(height).toBeCloseTo(width * CARD_ASPECT);
    expect(spread).toHaveLength(2);
  });

  it('that are open fit their row', () => {
    const place = { ...lay.places[1]!, cards: { ...lay.places[1]!.cards, room: 150 } };
    expect(of(['Ah', 'Kd', 'Qc', 'Js'], { isOpen: true }, place).total).toBeCloseTo(150);
  });

  it('of the player are sorted on request, and keep their positions', () => {
    const cards = ['2c', 'As'];
    const unsorted = of(cards, { isOwn: true });
    expect([unsorted.width, unsorted.spread]).toEqual([lay.own.card, undefined]);
    expect(of(cards, { isOwn: true, isSorted: true }).spread).toEqual([unsorted.shows, 0]);
  });
});
