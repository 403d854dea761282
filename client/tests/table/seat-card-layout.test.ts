import { describe, expect, it } from 'vitest';
import { layoutSeatCards, type SeatCards } from '../../src/table/felt/seatCardLayout';
import { layout, CARD_ASPECT } from '../../src/table/felt/seatLayout';

const tableLayout = layout({
  width: 1070, height: 590, seats: 6, boards: 1, held: 2, upcards: false, seated: true, lines: 2, needed: 1, large: false,
});
const layCards = (cards: string[], overrides: Partial<SeatCards> = {}, place = tableLayout.places[1]!) =>
  layoutSeatCards({ cards, isOwn: false, isOpen: false, isSorted: false, ...overrides }, tableLayout, place);

describe('the cards of a seat', () => {
  it('that lie face down overlap, the more the closer', () => {
    const [twoCards, fourCards] = [layCards(['??', '??']), layCards(['??', '??', '??', '??'])];
    expect(twoCards.width).toBe(tableLayout.faceDown);
    expect(twoCards.spread).toBeUndefined();
    expect(fourCards.shows).toBeLessThan(twoCards.shows);
    expect(fourCards.total).toBeGreaterThan(twoCards.total);
  });

  it('that are open are larger, and have a place each', () => {
    const { width, height, spread } = layCards(['Ah', 'Kd'], { isOpen: true });
    expect(width).toBeGreaterThan(tableLayout.faceDown);
    expect(height).toBeCloseTo(width * CARD_ASPECT);
    expect(spread).toHaveLength(2);
  });

  it('that are open fit their row', () => {
    const place = { ...tableLayout.places[1]!, cards: { ...tableLayout.places[1]!.cards, room: 150 } };
    expect(layCards(['Ah', 'Kd', 'Qc', 'Js'], { isOpen: true }, place).total).toBeCloseTo(150);
  });

  it('of the player are sorted on request, and keep their positions', () => {
    const cards = ['2c', 'As'];
    const unsorted = layCards(cards, { isOwn: true });
    expect([unsorted.width, unsorted.spread]).toEqual([tableLayout.own.card, undefined]);
    expect(layCards(cards, { isOwn: true, isSorted: true }).spread).toEqual([unsorted.shows, 0]);
  });
});
