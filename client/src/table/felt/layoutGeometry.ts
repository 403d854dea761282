/** The words in which a layout is told, and the arithmetic that all of them need. */

export interface Point {
  x: number;
  y: number;
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

export interface Place extends Point {
  /** At which edge of the table. */
  side: Side;
  /** Where the bet lies. */
  bet: Point;
  /** Where the chips lie that somebody has won, clear of the words on their holding. */
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
  /** The size of a name, in pixels; what is said below a plate is as large. */
  text: number;
  /** The size of what stands in the middle; a pot is half as large again. */
  middle: number;
  /** The table's cloth. */
  felt: Box;
  /** A seat's plate, and the width of a card above it. */
  plate: { width: number; height: number };
  card: number;
  /** How much of cards that lie face down is above a plate. */
  peek: number;
  /** The width that a hand of open cards may take above a plate. */
  spread: number;
  /** The same of the one who looks, and the width that there is for those cards. */
  own: { width: number; height: number; card: number; room: number };
  /** How many lines may be said below a plate whose cards are open: 0 on a small and full table. */
  lines: number;
  /** By place: 0 is at the bottom, and then clockwise. */
  places: Place[];
  /** The middle of the boards, the width of a card there, and what is left between two of them. */
  board: Point & { card: number; gap: number };
  /** The middle of the pots, their lower end, their width, and if there is room for no more than them. */
  pots: Point & { bottom: number; width: number; brief: boolean };
}

export interface Room {
  width: number;
  height: number;
  chairs: number;
  /** How many boards there are. */
  boards: number;
  /** The most cards that somebody holds. */
  held: number;
  /** Cards lie open before the seats while they are played. */
  upcards: boolean;
  /** The one who looks has a chair. */
  seated: boolean;
  /** Lines that stand where the pots are. */
  lines: number;
  /** How many of them are left where only what is needed is said. */
  needed: number;
  /** Large cards are wished for. */
  large: boolean;
}

/** A card's height for its width. */
export const TALL = 1.4;

/** Nothing on a table is written smaller, in pixels. */
export const LEAST = 13;

/** How much larger cards are for whoever wants them large. */
export const LARGE = 1.16;

/** The height of a line of pots, in letters of the middle. */
export const POT_LINE = 2;

/** The place of a chair, counted clockwise from the bottom, where *own* sits (0: nobody). */
export function placeOf(chair: number, own: number, chairs: number): number {
  return (((chair - (own || 1)) % chairs) + chairs) % chairs;
}

/** How wide a row of cards is, each showing *shows* of its width. */
export function rowWidth(card: number, count: number, shows: number): number {
  return count ? card + (count - 1) * card * shows : 0;
}

/** How much of a card is to be seen, if *count* of them are to fit into *room*. */
export function overlap(card: number, count: number, room: number, most = 1.06): number {
  if (count < 2) return most;
  return Math.max(0.2, Math.min(most, (room - card) / ((count - 1) * card)));
}

/** What shows of a card that lies face down under the next one. */
const TUCKED = 0.2;

/**
 * Where each card of a hand lies, in widths of a card: those face down are tucked together on the
 * left, and those that all may see have the rest of *room* (in widths of a card, too).
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
