/** A wide table: seats at equal distances along a superellipse that fills the stage. */
import { boardsBox, fitMiddle, LARGE_CARDS, MIN_FONT_SIZE, LINE_HEIGHT, CARD_ASPECT } from './layoutGeometry';
import { OVAL_EXPONENT, evenPoints } from './ovalShape';
import { separateSpots } from './freeSpots';
import type { Anchor, Box, CardRow, Layout, MiddleSizes, Place, Point, Room, Side } from './layoutGeometry';

/** The stage in units: the smaller of both ratios is the unit. */
const DRAWN_SIZE = { width: 112, height: 61 };
/** The units above the cards of the highest seat: winning cards rise into them, and glow if there is room. */
const unitsAbove = (u: number): number => (u < 6 ? 0.6 : 1.4);
/** The felt is never squarer than this many units are high. */
const MAX_UNITS_HIGH = 78;
/** The unit of a phone on its side is smaller. */
const SMALL_UNIT = 4.6;
/** On the smallest phone on its side even six seats are crowded. */
const SMALLEST_UNIT = 4;

interface OvalSizes {
  u: number;
  text: number;
  amount: number;
  face: number;
  /** The width of a plate beside the face. */
  words: number;
  /** The width of the player's own plate beside the face, with the strength of the hand if there is room. */
  strength: number;
  plate: number;
  openHeight: number;
  /** The height of a seat: cards, gap and plate; and the part of the face below it. */
  block: number;
  drop: number;
  bet: number;
  own: number;
}

export function ovalLayout(room: Room): Layout {
  const sizes = sizesFor(room);
  const { u, block, drop } = sizes;
  const stageHeight = Math.min(room.height, (u < SMALLEST_UNIT ? 1.2 : 1) * MAX_UNITS_HIGH * u);
  const stage: Box = { left: 0, top: (room.height - stageHeight) / 2, width: room.width, height: stageHeight };
  const round = {
    across: room.width / 2 - sizes.face / 2 - 1.4 * u,
    down: (stageHeight - block - drop - (2 + unitsAbove(u)) * u) / 2,
  };
  const centre = { x: room.width / 2, y: stage.top + block / 2 + unitsAbove(u) * u + round.down };
  const seats = evenPoints(room.seats);
  const otherSpots = seats.map((point, index) =>
    index ? placeSeat({ x: centre.x + point.x * round.across, y: centre.y + point.y * round.down }, seatPosition(point), room, sizes) : null,
  );
  limitRows(otherSpots, sizes);
  const ownPlace = ownHand(room, sizes, stage, otherSpots);
  const lowest = placeOwn(room, sizes, stage, ownPlace);
  moveLowerSeats(lowest, otherSpots, sizes);
  const places = [lowest, ...otherSpots.slice(1).map((place) => place!)];
  const ownHeight = stage.top + stage.height - (lowest.cards.y - (room.seated ? ownPlace.card * CARD_ASPECT : sizes.openHeight));
  const middle = middleBox(room, sizes, stage, ownHeight);
  const hasSides = seats.some((point) => Math.abs(point.y) <= 0.42);
  const middleSizing = fitMiddle(room, middle, middleSizes(room, sizes, middle, hasSides));
  separateSpots(places, room, { ...sizes, towers: countTowers(room, u) }, { own: ownPlace.card, board: boardsBox(room, centre.x, middleSizing.board) });
  return {
    shape: 'wide',
    unit: u,
    text: sizes.text,
    amount: sizes.amount,
    pot: Math.max(20, 2.9 * u),
    felt: { left: centre.x - round.across, top: centre.y - round.down, width: 2 * round.across, height: 2 * round.down },
    exponent: OVAL_EXPONENT,
    rail: 4.2 * u,
    face: sizes.face,
    caption: 22 * u,
    captionLines: u < 6 ? (room.seats > 6 ? 0 : 1) : room.seats > 8 ? 1 : 2,
    chip: 2.6 * u,
    towers: countTowers(room, u),
    faceDown: 4 * u,
    openHeight: sizes.openHeight,
    coversFace: false,
    own: ownPlace,
    places,
    middle,
    board: middleSizing.board,
    brief: middleSizing.brief,
    pots: { x: centre.x, y: middleSizing.pots },
  };
}

function sizesFor(room: Room): OvalSizes {
  const u = Math.min(room.width / DRAWN_SIZE.width, room.height / DRAWN_SIZE.height);
  const isCrowded = (room.seats > 8 && u < SMALL_UNIT) || (room.seats > 4 && u < SMALLEST_UNIT);
  const face = Math.max(7.2 * u, isCrowded ? 28 : 36);
  const plate = Math.max(4.9 * u, isCrowded ? 29 : 34);
  const openHeight = 6.5 * u;
  return {
    u,
    text: Math.max(MIN_FONT_SIZE, 1.36 * u),
    amount: Math.max(13, 1.7 * u),
    face,
    words: Math.max(9.6 * u, !isCrowded ? 70 : u < SMALLEST_UNIT && room.seats > 8 ? 52 : 57),
    strength: Math.max(23 * u, isCrowded ? 100 : 184),
    plate,
    openHeight,
    block: openHeight + 0.4 * u + plate,
    drop: Math.max(0, (face - plate) / 2),
    bet: Math.max(3.4 * u, 20),
    own: Math.max(plate, face),
  };
}

/** A phone on its side, and nine and ten seats on a small stage, leave room for the amounts of bets only. */
const countTowers = (room: Room, u: number): number => (u < SMALL_UNIT || (room.seats > 8 && u < 6) ? 0 : 2);

/** The position of a seat along the table: at an edge, or at a corner of the left or right end. */
interface SeatPosition {
  side: Side;
  corner: 'upper' | 'lower' | 'none';
  /** The seat is left of the middle. */
  isLeft: boolean;
}

function seatPosition({ x, y }: Point): SeatPosition {
  const isEdge = Math.abs(y) > 0.88 && Math.abs(x) < 0.78;
  if (isEdge) return { side: y < 0 ? 'top' : 'bottom', corner: 'none', isLeft: x < -0.01 };
  const corner = y < -0.42 ? 'upper' : y > 0.42 ? 'lower' : 'none';
  return { side: x < 0 ? 'left' : 'right', corner, isLeft: x < 0 };
}

/** The seat whose face is on the rail at a point. */
function placeSeat(point: Point, level: SeatPosition, room: Room, sizes: OvalSizes): Place {
  const { face, words, plate, block } = sizes;
  const plateWidth = face + words;
  const faceSide = level.side === 'right' ? 'right' : 'left';
  const isEdge = level.side === 'top' || level.side === 'bottom';
  const plateLeft = isEdge ? point.x - plateWidth / 2 : faceSide === 'left' ? point.x - face / 2 : point.x + face / 2 - plateWidth;
  const top = point.y - block / 2;
  const bottom = top + block;
  const middle: Point = { x: faceSide === 'left' ? plateLeft + face / 2 : plateLeft + plateWidth - face / 2, y: bottom - plate / 2 };
  const box: Box = { left: faceSide === 'left' ? middle.x : plateLeft, top: bottom - plate, width: words + face / 2, height: plate };
  return {
    x: (middle.x + (faceSide === 'left' ? plateLeft + plateWidth : plateLeft)) / 2,
    y: middle.y,
    side: level.side,
    facing: faceSide,
    face: middle,
    plate: box,
    cards: cardRow(level, { left: plateLeft, top, width: plateWidth, height: block }, room, sizes),
    spot: placeBet(level, { left: plateLeft, top, width: plateWidth, height: block }, sizes),
    button: buttonOf(level, { left: plateLeft, top, width: plateWidth, height: block }, sizes),
  };
}

/** The dealer button: beside the plate, away from the player's cards. */
function buttonOf({ side, corner, isLeft }: SeatPosition, box: Box, { u }: OvalSizes): Point {
  const y = box.top + box.height - 0.4 * u - Math.max(1.2 * u, 7);
  const isLow = side === 'bottom' || corner === 'lower';
  const isInner = side === 'top' || (isLow ? !isLeft : isLeft);
  return { x: isInner ? box.left + box.width + 2.4 * u : box.left - 2.4 * u, y };
}

/** The cards of a seat: over its plate, and over the whole seat at the lower edge. */
function cardRow({ side, corner }: SeatPosition, box: Box, room: Room, { u, face, openHeight, words }: OvalSizes): CardRow {
  const y = box.top + openHeight;
  if (side === 'bottom' || corner === 'lower') return { x: box.left + box.width / 2, y, align: 'center', room: box.width + 1.6 * u };
  const plateWidth = room.upcards ? Math.max(words, 14.6 * u) : words + 8 * u;
  // Many open cards begin above the face, clear of the next seat.
  if (corner === 'upper' && room.held > 3) {
    const raisedY = y - 1.1 * u;
    return side === 'right' ? { x: box.left + box.width, y: raisedY, align: 'right', room: box.width + u } : { x: box.left, y: raisedY, align: 'left', room: box.width + u };
  }
  if (side === 'right') return { x: box.left + box.width - face - 0.5 * u, y, align: 'right', room: plateWidth };
  return { x: box.left + face + 0.5 * u, y, align: 'left', room: plateWidth };
}

/** The caption and the bet: towards the middle, clear of plate and cards. */
function placeBet({ side, corner, isLeft }: SeatPosition, box: Box, { u, face, drop }: OvalSizes): Anchor {
  const bottom = box.top + box.height;
  const right = box.left + box.width;
  if (side === 'top') return { x: box.left + box.width / 2, y: bottom + drop + 0.7 * u, align: 'center', grow: 'down' };
  if (side === 'bottom') return { x: box.left + box.width / 2, y: box.top - 0.8 * u, align: 'center', grow: 'up' };
  // Below the seats of the upper half and between both halves, above the seats of the lower half.
  if (corner !== 'lower') {
    const y = bottom + drop + 0.9 * u;
    return isLeft ? { x: box.left + face * 0.8, y, align: 'left', grow: 'down' } : { x: right - face * 0.8, y, align: 'right', grow: 'down' };
  }
  const y = box.top - 0.8 * u;
  return isLeft ? { x: box.left + face * 1.1, y, align: 'left', grow: 'up' } : { x: right - face * 1.1, y, align: 'right', grow: 'up' };
}

/** Limit the rows of open cards, so that none covers the face or the plate of another seat. */
function limitRows(places: readonly (Place | null)[], { u, face, openHeight }: OvalSizes): void {
  for (const place of places) {
    if (!place || place.cards.align === 'center') continue;
    const { x, y, align } = place.cards;
    for (const otherPlace of places) {
      if (!otherPlace || otherPlace === place) continue;
      const [top, bottom] = [Math.min(otherPlace.plate.top, otherPlace.face.y - face / 2), otherPlace.face.y + face / 2];
      if (bottom < y - openHeight || top > y) continue;
      const freeWidth = align === 'left' ? Math.min(otherPlace.plate.left, otherPlace.face.x - face / 2) - x : x - Math.max(otherPlace.plate.left + otherPlace.plate.width, otherPlace.face.x + face / 2);
      if (freeWidth > 0) place.cards.room = Math.min(place.cards.room, freeWidth - 0.8 * u);
    }
  }
}

/** The size of the player's own cards: as large as the neighbouring seats at the lower edge allow. */
function ownHand(room: Room, sizes: OvalSizes, stage: Box, others: readonly (Place | null)[]): { card: number; room: number } {
  const { u, openHeight } = sizes;
  const maxCardWidth = (room.boards > 1 ? 7.6 : 9.4) * u * (room.large ? LARGE_CARDS : 1);
  const top = stage.top + stage.height - sizes.own - 1.6 * u - maxCardWidth * CARD_ASPECT;
  let freeHeight = 64 * u;
  for (const place of others) {
    if (!place || place.plate.top + place.plate.height < top) continue;
    const plate = place.plate.left + place.plate.width / 2 < room.width / 2
      ? room.width / 2 - Math.max(place.plate.left + place.plate.width, place.face.x + sizes.face / 2)
      : Math.min(place.plate.left, place.face.x - sizes.face / 2) - room.width / 2;
    const row = place.cards.align === 'center' ? place.cards.room / 2 : 0;
    const cards = row && (room.upcards || room.held > 3) ? Math.abs(place.cards.x - room.width / 2) - row : Infinity;
    freeHeight = Math.min(freeHeight, 2 * (Math.min(plate, place.cards.y > top + openHeight / 2 ? cards : Infinity) - 1.2 * u));
  }
  const count = Math.max(1, room.held);
  return { card: Math.min(maxCardWidth, Math.max(freeHeight / count - 0.5 * u, 4.2 * u, 27)), room: freeHeight };
}

/** Place the player's own seat at the lower edge: cards above a plate with the face. */
function placeOwn(room: Room, sizes: OvalSizes, stage: Box, own: { card: number }): Place {
  const { u, face, plate, words, strength } = sizes;
  // The ring of the clock and its seconds hang below the face.
  const bottomEdge = stage.top + stage.height - Math.max(0.8 * u, 9, 0.08 * face + 0.4 * sizes.text + 1);
  const y = bottomEdge - sizes.own / 2;
  const middle = room.width / 2;
  const plateWidth = face + (room.seated ? strength : words);
  const plateLeft = middle - plateWidth / 2;
  const cards = bottomEdge - sizes.own - 0.8 * u;
  const top = cards - (room.seated ? own.card * CARD_ASPECT : sizes.openHeight);
  return {
    x: middle,
    y,
    side: 'bottom',
    facing: 'left',
    face: { x: plateLeft + face / 2, y },
    plate: { left: plateLeft + face / 2, top: y - plate / 2, width: plateWidth - face / 2, height: plate },
    cards: { x: middle, y: cards, align: 'center', room: plateWidth },
    spot: { x: middle, y: top - 0.8 * u, align: 'center', grow: 'up' },
    button: { x: plateLeft - 2.4 * u, y: y + plate / 2 - 0.4 * u - Math.max(1.2 * u, 7) },
  };
}

/** Move seats at the lower edge outwards, if the player's own plate or face would cover them. */
function moveLowerSeats(own: Place, others: readonly (Place | null)[], { u, face }: OvalSizes): void {
  const gap = 1.2 * u;
  const [from, to] = [own.face.x - face / 2 - gap, own.plate.left + own.plate.width + gap];
  for (const place of others) {
    if (!place || place.plate.top + place.plate.height < own.plate.top - gap) continue;
    const [left, right] = [Math.min(place.plate.left, place.face.x - face / 2), Math.max(place.plate.left + place.plate.width, place.face.x + face / 2)];
    if (right < from || left > to) continue;
    const shiftX = place.x < own.x ? from - right : to - left;
    for (const part of [place, place.face, place.cards, place.spot, place.button]) part.x += shiftX;
    place.plate.left += shiftX;
  }
}

/** The free box between the upper and the lower seats and their bets. */
function middleBox(room: Room, { u, block, drop, bet }: OvalSizes, stage: Box, own: number): Box {
  const top = stage.top + block + drop + 1.4 * u + bet;
  const bottom = stage.top + stage.height - own - bet - (room.seated ? 1.2 : 2.4) * u;
  return { left: room.width / 2 - 29 * u, top, width: 58 * u, height: Math.max(bottom - top, 10 * u) };
}

function middleSizes(room: Room, sizes: OvalSizes, box: Box, hasSides: boolean): MiddleSizes {
  const { u, text } = sizes;
  const sides = 2 * (sizes.face + sizes.words + 6.4 * u);
  return {
    pot: Math.max(3.6 * u, u < SMALL_UNIT ? 20 : 26),
    line: text * LINE_HEIGHT,
    space: 0.9 * u,
    width: hasSides ? Math.min(box.width, room.width - sides) : box.width,
    least: (room.boards > 1 ? 4 : 5.2) * u,
    most: (room.boards > 1 ? 7.2 : 8.4) * u * (room.large ? LARGE_CARDS : 1),
    cramped: 6 * u,
  };
}
