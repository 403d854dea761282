/** A tall table: the player's own seat at the bottom, the others in two columns, and one on top if the number is odd. */
import { clamp, dealerWidth, fitMiddle, LARGE_CARDS, MIN_FONT_SIZE, LINE_HEIGHT, CARD_ASPECT } from './layoutGeometry';
import type { Box, Layout, Middle, MiddleSizes, Place, Point, Room } from './layoutGeometry';

const DRAWN_SIZE = { width: 39, height: 56 };
/** Nine and ten seats need a higher stage. */
const CROWDED_UNITS = 66;
/** In a stage lower than this, with nine or ten seats, the player's cards lie beside the plate. */
const LOW_STAGE_HEIGHT = 500;
const EXPONENT = 4.2;
/** The distance of a seat from the edge of the stage. */
const EDGE_MARGIN = 5;

interface ColumnSizes {
  u: number;
  text: number;
  amount: number;
  column: number;
  face: number;
  openHeight: number;
  plate: number;
  bet: number;
  /** The height of a seat: cards, plate and bet. */
  block: number;
  pad: number;
  ownPlate: number;
  ownCard: number;
  /** The height of the player's own seat with its bet. */
  own: number;
  /** True if the player's own cards are beside the plate. */
  beside: boolean;
  /** The seats of a column. */
  rows: number;
  hasTop: boolean;
  /** The vertical distance between the first and the last row. */
  run: number;
}

export function columnLayout(room: Room): Layout {
  const sizes = sizesFor(room);
  const { u, pad, face } = sizes;
  const ownPlace = placeOwn(room, sizes);
  const leftPlaces = rowsOf(sizes).map((row) => placeSeat(room, sizes, 'left', row));
  const right = rowsOf(sizes).map((row) => placeSeat(room, sizes, 'right', row));
  const top = sizes.hasTop ? [placeSeat(room, sizes, 'top', 0)] : [];
  const { middle, inside: middleSizing } = fitLargest(room, sizes);
  const inset = Math.max(1.6 * u, 12);
  const feltTop = pad + 0.8 * u;
  return {
    shape: 'tall',
    unit: u,
    text: sizes.text,
    amount: sizes.amount,
    pot: sizes.rows > 2 ? Math.max(19, 2.3 * u) : Math.max(20, 2.9 * u),
    felt: { left: inset, top: feltTop, width: room.width - 2 * inset, height: room.height - 2.6 * u - feltTop },
    exponent: EXPONENT,
    rail: 2.05 * u,
    face,
    caption: captionWidth(room, sizes),
    captionLines: captionLines(sizes),
    chip: Math.max(1.9 * u, 16),
    towers: 2,
    faceDown: Math.min(3.6 * u, sizes.openHeight / CARD_ASPECT),
    openHeight: sizes.openHeight,
    coversFace: true,
    own: { card: sizes.ownCard, room: sizes.beside ? sideWidth(room) : room.width - 12 },
    places: [ownPlace, ...leftPlaces.toReversed(), ...top, ...right],
    middle,
    board: middleSizing.board,
    brief: middleSizing.brief,
    pots: { x: room.width / 2, y: middleSizing.pots },
  };
}

function sizesFor(room: Room): ColumnSizes {
  const otherCount = Math.max(1, room.seats - 1);
  const rows = Math.floor(otherCount / 2);
  const u = Math.min(room.width / DRAWN_SIZE.width, room.height / (room.seats > 8 ? CROWDED_UNITS : DRAWN_SIZE.height));
  const openHeight = room.upcards ? Math.max(5.2 * u, 40) : Math.max(4.3 * u, 34);
  const plate = Math.max(3.5 * u, 32);
  const bet = Math.max(2.3 * u, 19);
  const block = openHeight + plate + bet + 0.3 * u;
  const pad = Math.max(0.8 * u, 6);
  const cardCount = Math.max(2, room.held);
  const isBesideCards = rows > 3 && room.height < LOW_STAGE_HEIGHT && room.seated;
  const cardScale = room.large ? LARGE_CARDS : 1;
  const ownRoom = isBesideCards ? sideWidth(room) : room.width - 20;
  const ownCard = room.seated ? Math.min(6.7 * u * cardScale, Math.max(27, ownRoom / cardCount - 3)) : openHeight / CARD_ASPECT;
  const ownPlate = Math.max(3.9 * u, 36);
  const ownHeight = isBesideCards ? ownCard * CARD_ASPECT + 1.4 * u + bet : ownCard * CARD_ASPECT + ownPlate + 1.8 * u + bet;
  // With two hole cards, the lowest seats are beside the player's own seat.
  const isPairBeside = hasPair(room, rows);
  const run = room.height - block - pad - (isPairBeside ? ownPlate + 1.6 * u : ownHeight + 0.8 * u);
  return {
    u,
    text: clamp(1.18 * u, MIN_FONT_SIZE, 18),
    amount: clamp(1.34 * u, 13, 20),
    column: room.upcards ? Math.max(11.4 * u, 106) : Math.max(9.2 * u, 84),
    face: Math.max(3.7 * u, 29),
    openHeight,
    plate,
    bet,
    block,
    pad,
    ownPlate,
    ownCard,
    own: ownHeight,
    beside: isBesideCards,
    rows,
    hasTop: otherCount % 2 === 1,
    run: Math.max(0, run),
  };
}

/** True if the lowest seats are beside the player's own two cards. */
const hasPair = (room: Room, rows: number): boolean => rows === 2 && room.held < 3 && !room.upcards && room.seated;

/** The maximum width of a caption: that of a column, or up to the player's own cards or the top seat. */
function captionWidth(room: Room, { rows, column, ownCard }: ColumnSizes): number {
  if (rows > 2) return column;
  return Math.max(column, room.width / 2 - (hasPair(room, rows) ? 1.06 * ownCard + EDGE_MARGIN + 8 : 40));
}

/** The number of caption lines that fit below a plate, above the next seat. */
function captionLines({ rows, run, openHeight, plate, u, text }: ColumnSizes): number {
  const pitch = rows > 1 ? run / (rows - 1) : Infinity;
  return pitch - openHeight - plate - 0.3 * u > 2.3 * text + 2 ? 2 : 1;
}

/** The rows of a column from the top, 0 to 1. */
function rowsOf({ rows, hasTop }: ColumnSizes): number[] {
  if (rows === 1) return [0.14];
  if (rows === 2) return [hasTop ? 0.1 : 0.05, 1];
  return Array.from({ length: rows }, (_, row) => row / (rows - 1));
}

function placeSeat(room: Room, sizes: ColumnSizes, side: 'left' | 'right' | 'top', row: number): Place {
  const { u, column, face, openHeight, plate } = sizes;
  const left = side === 'left' ? EDGE_MARGIN : side === 'right' ? room.width - EDGE_MARGIN - column : (room.width - column) / 2;
  const top = sizes.pad + row * sizes.run;
  const cardAlign = side === 'right' ? 'right' : 'left';
  const cards = top + openHeight;
  const box: Box = { left, top: cards + 0.3 * u, width: column, height: plate };
  const faceCentre = { x: cardAlign === 'left' ? left + face / 2 : left + column - face / 2, y: cards - face / 2 };
  const spot = box.top + plate + 1;
  const inset = dealerWidth(u, true) / 2 + 1;
  const x = side === 'left' ? left + 2 : side === 'right' ? left + column - 2 : left + column / 2;
  return {
    x: left + column / 2,
    y: box.top + plate / 2,
    side,
    facing: cardAlign,
    face: faceCentre,
    plate: box,
    cards: {
      x: cardAlign === 'left' ? left + face + 4 : left + column - face - 4,
      y: cards,
      align: cardAlign === 'left' ? 'left' : 'right',
      room: column - face - 4,
    },
    spot: { x, y: spot, align: side === 'top' ? 'center' : side, grow: 'down' },
    // In the inner corner of the plate, clear of the face, the board and chips.
    button: { x: cardAlign === 'left' ? left + column - inset : left + inset, y: box.top + 4 },
  };
}

/** The width of the player's own plate beside the cards, and of the buttons in both lower corners. */
const BESIDE_WIDTH = 124;
const CORNERS_WIDTH = 2 * 48;
const sideWidth = (room: Room): number => room.width - CORNERS_WIDTH - BESIDE_WIDTH - 8;

function placeOwn(room: Room, sizes: ColumnSizes): Place {
  if (!room.seated) return placeLowest(room, sizes);
  const { u, face, ownCard, ownPlate } = sizes;
  const bottomEdge = room.height - (0.6 * u + 2);
  const plateHeight = ownPlate;
  const count = Math.max(2, room.held);
  const handWidth = sizes.beside ? Math.min(sideWidth(room), count * (ownCard + 3)) : 0;
  const plateWidth = sizes.beside ? BESIDE_WIDTH : Math.min(room.width - 24, Math.max(room.width > 600 ? 300 : 250, 20 * u));
  const plateLeft = sizes.beside ? (room.width - handWidth - 8 - plateWidth) / 2 + handWidth + 8 : (room.width - plateWidth) / 2;
  const y = bottomEdge - plateHeight / 2;
  const cards = sizes.beside ? bottomEdge : bottomEdge - plateHeight - 0.8 * u;
  return {
    x: plateLeft + plateWidth / 2,
    y,
    side: 'bottom',
    facing: 'left',
    face: { x: plateLeft + face / 2, y },
    plate: { left: plateLeft + face / 2, top: y - plateHeight / 2, width: plateWidth - face / 2, height: plateHeight },
    cards: { x: sizes.beside ? plateLeft - 8 - handWidth / 2 : room.width / 2, y: cards, align: 'center', room: room.width - 12 },
    spot: { x: room.width / 2, y: cards - ownCard * CARD_ASPECT - 3, align: 'center', grow: 'up' },
    button: placeOwnButton({ right: plateLeft + plateWidth, y, high: plateHeight }, sizes),
  };
}

/** The dealer button at the end of the player's own plate; over a short plate beside the cards. */
function placeOwnButton(plate: { right: number; y: number; high: number }, { u, beside }: ColumnSizes): Point {
  const halfDealer = dealerWidth(u, true) / 2;
  return { x: plate.right - halfDealer - 6, y: beside ? plate.y - plate.high / 2 - halfDealer : plate.y };
}

/** For a spectator the lowest seat is like all others, with its bet above the cards. */
function placeLowest(room: Room, sizes: ColumnSizes): Place {
  const { u, plate, openHeight, pad, run } = sizes;
  const top = room.height - (0.6 * u + 2) - plate - 0.3 * u - openHeight;
  const place = placeSeat(room, sizes, 'top', run ? (top - pad) / run : 0);
  return { ...place, side: 'bottom', spot: { x: room.width / 2, y: top - 3, align: 'center', grow: 'up' } };
}

/** The middle in which the cards of the boards are largest: between the columns, or between upper and lower seats. */
function fitLargest(room: Room, sizes: ColumnSizes): { middle: Box; inside: Middle } {
  const boxes = sizes.rows > 2 ? [boxBetweenColumns(room, sizes)] : [boxBetweenRows(room, sizes)];
  if (sizes.rows === 2 && room.boards) boxes.push(boxBetweenColumns(room, sizes));
  const fittedBoxes = boxes.map((middle) => ({ middle, inside: fitMiddle(room, middle, middleSizes(room, sizes, middle)) }));
  return fittedBoxes.reduce((best, candidate) => (candidate.inside.board.card > best.inside.board.card ? candidate : best));
}

function boxBetweenColumns(room: Room, { u, hasTop, pad, block, own, column }: ColumnSizes): Box {
  const top = pad + (hasTop ? block : 2 * u);
  return { left: column + 11, top, width: room.width - 2 * column - 22, height: Math.max(0, room.height - own - 0.6 * u - top) };
}

/** Between the upper and the lower seats, which leave the whole width. */
function boxBetweenRows(room: Room, sizes: ColumnSizes): Box {
  const { u, rows, pad, run, block, own } = sizes;
  const bottom = room.height - own;
  const isPairBeside = hasPair(room, rows);
  const firstRowY = pad + (rows === 0 ? 0 : rows === 1 ? 0.14 : 0.1) * run + block;
  // The lower seats are above the player's own cards if these are wide.
  const lastRowY = rows === 2 && !isPairBeside ? bottom - block - 0.8 * u - 2 : bottom - 2;
  return { left: 12, top: firstRowY, width: room.width - 24, height: Math.max(0, lastRowY - firstRowY) };
}

function middleSizes(room: Room, { u, text, rows }: ColumnSizes, box: Box): MiddleSizes {
  const maxCardWidth = Math.min((room.boards > 1 ? 6.4 : 7.4) * u * (room.large ? LARGE_CARDS : 1), (box.width - 8) / 5.28);
  return {
    pot: rows > 2 ? Math.max(4.6 * u, 44) : Math.max(3.4 * u, 28),
    line: text * LINE_HEIGHT,
    space: 0.6 * u,
    width: box.width - 8,
    least: 18,
    most: maxCardWidth,
    cramped: maxCardWidth * 0.9,
  };
}
