/** The types of a layout, and the arithmetic that all layouts share. */

export interface Point {
  x: number;
  y: number;
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

export interface Place extends Point {
  /** The edge of the table. */
  side: Side;
  /** The place of the bet. */
  bet: Point;
  /** The place of chips that the player has won, clear of the caption. */
  won: Point;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  shape: 'wide' | 'tall';
  scale: number;
  /** The font size of names and captions, in pixels. */
  text: number;
  /** The font size in the middle; a pot is 1.5 times as large. */
  middle: number;
  /** The felt. */
  felt: Box;
  /** The plate of a seat, and below the width of a card above it. */
  plate: { width: number; height: number };
  card: number;
  /** The height of face-down cards that is visible above a plate. */
  peek: number;
  /** The maximum width of a hand of open cards above a plate. */
  spread: number;
  /** The plate and cards of the player who looks, and the width for those cards. */
  own: { width: number; height: number; card: number; room: number };
  /** The lines of a caption below a plate with open cards; 0 on a small and full table. */
  lines: number;
  /** By place: 0 is at the bottom, the others follow clockwise. */
  places: Place[];
  /** The middle of the boards, the width of their cards, and the gap between two boards. */
  board: Point & { card: number; gap: number };
  /** The middle of the pots, their lower end, their width; `brief` if there is room for the pots only. */
  pots: Point & { bottom: number; width: number; brief: boolean };
}

export interface Room {
  width: number;
  height: number;
  chairs: number;
  /** The number of boards. */
  boards: number;
  /** The largest number of cards in a hand. */
  held: number;
  /** Hands have upcards, as in stud. */
  upcards: boolean;
  /** The player who looks has a seat. */
  seated: boolean;
  /** The number of lines in the place of the pots. */
  lines: number;
  /** The number of lines without those that can be left out. */
  needed: number;
  /** The preference for large cards. */
  large: boolean;
}

/** The height of a card divided by its width. */
export const TALL = 1.4;

/** The smallest font size on a table, in pixels. */
export const LEAST = 13;

/** The scale of large cards. */
export const LARGE = 1.16;

/** The height of a line of pots, in font sizes of the middle. */
export const POT_LINE = 2;

/** The place of a chair, counted clockwise from the bottom, where *own* sits; 0 for a spectator. */
export function placeOf(chair: number, own: number, chairs: number): number {
  return (((chair - (own || 1)) % chairs) + chairs) % chairs;
}

/** The width of a row of cards that each show *shows* of their width. */
export function rowWidth(card: number, count: number, shows: number): number {
  return count ? card + (count - 1) * card * shows : 0;
}

/** The visible part of each card, if *count* of them have to fit into *room*. */
export function overlap(card: number, count: number, room: number, most = 1.06): number {
  if (count < 2) return most;
  return Math.max(0.2, Math.min(most, (room - card) / ((count - 1) * card)));
}

/** The visible part of a face-down card under the next one. */
const TUCKED = 0.2;

/**
 * The place of each card of a hand, in widths of a card. Face-down cards are tucked together on the
 * left, and open cards have the rest of *room*, which is in widths of a card, too.
 */
export function overlapFaceDown(faceDown: readonly boolean[], room: number): number[] {
  const down = faceDown.filter(Boolean).length;
  const open = faceDown.length - down;
  if (!open) return faceDown.map((_, at) => at * TUCKED);
  const each = open > 1 ? Math.min(0.98, Math.max(0.3, (room - 1 - down * TUCKED) / (open - 1))) : 0;
  let tuckedSoFar = 0;
  let openSoFar = 0;
  return faceDown.map((isDown) =>
    isDown ? TUCKED * tuckedSoFar++ : TUCKED * down + each * openSoFar++,
  );
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
