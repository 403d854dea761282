/** Sizes of the TV view and of the stream overlay, in pixels, from the size of the window. */

/** The window in units: 100 of them are its height, or 178 its width. */
export function screenUnit(width: number, height: number): number {
  return Math.max(1, Math.min(height / 100, width / 177.78));
}

/** The chairs in two rows, clockwise from the upper left: the lower row runs from right to left. */
export function twoRows<Seat>(seats: readonly Seat[]): { upper: Seat[]; lower: Seat[] } {
  const upper = Math.ceil(seats.length / 2);
  return { upper: seats.slice(0, upper), lower: seats.slice(upper).reverse() };
}

/** The gap between two cards, as a part of a card's width. */
export const CARD_GAP = 0.07;

/** The width of *count* cards side by side in *room*, at most *most*. */
export function cardWidth(count: number, totalWidth: number, maxWidth: number): number {
  const cards = Math.max(2, count);
  return Math.floor(Math.min(maxWidth, totalWidth / (cards + CARD_GAP * (cards - 1))));
}
