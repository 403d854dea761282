/** The types of a layout, and the arithmetic that all layouts share. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A column of lines that grows from one point: *grow* is the direction, *align* the edge that stays. */
export interface Anchor extends Point {
  align: 'left' | 'center' | 'right';
  grow: 'up' | 'down' | 'both';
}

/** A row of cards above a plate: its lower edge, the edge or middle that stays, and the width for it. */
export interface CardRow extends Point {
  align: 'left' | 'center' | 'right';
  room: number;
}

export interface Place extends Point {
  /** The edge of the table. */
  side: Side;
  /** The side of the plate on which the face is. */
  facing: 'left' | 'right';
  /** The middle of the face. */
  face: Point;
  plate: Box;
  cards: CardRow;
  /** The caption and the bet, in front of the seat. */
  spot: Anchor;
  /** The middle of the dealer button. */
  button: Point;
}

export interface Layout {
  shape: 'wide' | 'tall';
  /** The unit of length: all sizes on the felt are multiples of it, with a least size in pixels. */
  unit: number;
  /** Font sizes in pixels: of names and captions, of stacks and bets, of the pot. */
  text: number;
  amount: number;
  pot: number;
  /** The cloth, the exponent of its superellipse, and the width of the rail. */
  felt: Box;
  exponent: number;
  rail: number;
  /** The diameter of a face. */
  face: number;
  /** The maximum width of a caption, and its number of lines: 0 if there is no room for captions. */
  caption: number;
  captionLines: number;
  /** The width of a chip in front of a seat, and the number of towers of a bet; 0 if there is room for the amount only. */
  chip: number;
  towers: number;
  /** Card widths of other players: face down, and the height for open cards. */
  faceDown: number;
  openHeight: number;
  /** Open hands of three and more cards take the place of the face. */
  coversFace: boolean;
  /** The player's own cards: the width of one, and the width available for all. */
  own: { card: number; room: number };
  /** By place: 0 is at the bottom, the others follow clockwise. */
  places: Place[];
  /** The box for pots, texts and boards in the middle. */
  middle: Box;
  /** The upper edge of the boards, the width of a card on them, and the gap between two boards. */
  board: { top: number; card: number; gap: number };
  /** There is room for the pots and the awards only. */
  brief: boolean;
  /** The middle of the pots, from and to which chips move. */
  pots: Point;
}

export interface Room {
  width: number;
  height: number;
  /** The number of places, empty chairs included if they are shown. */
  seats: number;
  /** The number of boards. */
  boards: number;
  /** The largest number of cards in a hand. */
  held: number;
  /** Hands have upcards, as in stud. */
  upcards: boolean;
  /** True if the player at this page has a seat. */
  seated: boolean;
  /** The number of lines in the middle above the boards, the pots included. */
  lines: number;
  /** The number of lines without those that can be left out. */
  needed: number;
  /** The preference for large cards. */
  large: boolean;
}

/** The height of a card divided by its width. */
export const CARD_ASPECT = 1.4;

/** The smallest font size on a table, in pixels. */
export const MIN_FONT_SIZE = 12;

/** The scale of large cards. */
export const LARGE_CARDS = 1.14;

/** The width of the dealer button. */
export const dealerWidth = (unit: number, isTall: boolean): number => Math.max((isTall ? 2.4 : 3) * unit, 18);

/** The rise of a card, in heights of a card: a winning card, the player's own upcard, a chosen card. */
export const HAND_LIFT = 0.07;
export const UP_LIFT = 0.09;
export const CHOSEN_LIFT = 0.16;

/** The height of a line in the middle, in font sizes of names. */
export const LINE_HEIGHT = 1.62;

/** The distance of two cards of a board, in card widths. */
export const BOARD_STEP = 1.07;

/** The place of a chair in a row of chairs, counted clockwise from *own*; from the first chair for a spectator. */
export function placeOf(chair: number, own: number, chairs: readonly number[]): number {
  const ownIndex = Math.max(0, chairs.indexOf(own));
  return (chairs.indexOf(chair) - ownIndex + chairs.length) % chairs.length;
}

/** Return the width of a row of cards of which each shows *visibleShare* of its width. */
export function rowWidth(card: number, count: number, visibleShare: number): number {
  return count ? card + (count - 1) * card * visibleShare : 0;
}

/** Return the visible share of each card if *count* cards fit into *width*. */
export function overlap(card: number, count: number, width: number, maxShare = 1.06): number {
  if (count < 2) return maxShare;
  return Math.max(0.2, Math.min(maxShare, (width - card) / ((count - 1) * card)));
}

/** The visible part of a face-down card under the next one. */
export const FACE_DOWN_STEP = 0.25;

/**
 * The place of each card of a hand, in widths of a card. Face-down cards are tucked together on the
 * left, and open cards have the rest of *room*, which is also in widths of a card.
 */
export function overlapFaceDown(faceDown: readonly boolean[], room: number): number[] {
  const downCount = faceDown.filter(Boolean).length;
  const openCount = faceDown.length - downCount;
  if (!openCount) return faceDown.map((_, at) => at * FACE_DOWN_STEP);
  const openShare = openCount > 1 ? Math.min(0.92, Math.max(0.3, (room - 1 - downCount * FACE_DOWN_STEP) / (openCount - 1))) : 0;
  let tuckedSoFar = 0;
  let openSoFar = 0;
  return faceDown.map((isDown) =>
    isDown ? FACE_DOWN_STEP * tuckedSoFar++ : FACE_DOWN_STEP * downCount + openShare * openSoFar++,
  );
}

export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

export interface Middle {
  board: { top: number; card: number; gap: number };
  brief: boolean;
  /** The height of the middle of the pots. */
  pots: number;
}

export interface MiddleSizes {
  /** The height of the pot, and of each further line. */
  pot: number;
  line: number;
  /** The space between the last line and the boards. */
  space: number;
  /** The width for a board, and the least and greatest width of its cards. */
  width: number;
  least: number;
  most: number;
  /** Below this width of a card, lines that can be left out are. */
  cramped: number;
}

/** Pots and lines above, boards below, together in the middle of their box. Without boards the lines are alone there. */
export function fitMiddle(room: Room, box: Box, sizes: MiddleSizes): Middle {
  const linesHeight = (lines: number): number => sizes.pot + Math.max(0, lines - 1) * sizes.line;
  const centre = box.top + box.height / 2;
  if (!room.boards) return { board: { top: centre, card: sizes.most, gap: 0 }, brief: false, pots: centre };
  const fitLines = (lines: number): number => boardCard(room, { ...sizes, height: box.height - linesHeight(lines) - sizes.space });
  const lineLayout = fitLines(room.lines);
  const brief = room.needed < room.lines && lineLayout < sizes.cramped;
  const card = brief ? fitLines(room.needed) : lineLayout;
  const gap = BOARD_GAP * card * CARD_ASPECT;
  const boards = card * CARD_ASPECT * room.boards + gap * (room.boards - 1);
  const lines = linesHeight(brief ? room.needed : room.lines) + sizes.space;
  const top = box.top + Math.max(0, (box.height - lines - boards) / 2) + lines;
  return { board: { top, card, gap }, brief, pots: top - sizes.space - sizes.pot / 2 };
}

/** The box of all boards, whose middle is at *x*. */
export function boardsBox(room: Room, x: number, { top, card, gap }: Middle['board']): Box {
  const width = card * (1 + 4 * BOARD_STEP);
  return { left: x - width / 2, top, width, height: room.boards * (card * CARD_ASPECT + gap) };
}

/** The gap between two boards, in heights of a card. */
const BOARD_GAP = 0.13;

/** The width of a card of the boards, if so much height and width is left for them. */
function boardCard(room: Room, size: { width: number; height: number; least: number; most: number }): number {
  const gaps = (room.boards - 1) * BOARD_GAP;
  const byHeight = size.height / (room.boards + gaps) / CARD_ASPECT;
  const byWidth = size.width / (4 * BOARD_STEP + 1);
  return Math.min(byWidth, Math.max(size.least, Math.min(size.most, byHeight)));
}
