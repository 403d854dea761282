/** A wide table: the chairs around an oval, at equal distances. */
import { clamp, LARGE, LEAST, POT_LINE, TALL } from './layoutGeometry';
import type { Box, Layout, Place, Point, Room, Side } from './layoutGeometry';

/** What a table is drawn for: 1 is this size, and beyond the largest only the air grows. */
const DRAWN = { width: 1120, height: 580 };
const ROOMY = { width: 1290, height: 690 };
const SCALES = { least: 0.6, most: 1.5 };

/** The height of what is said below a plate, of a bet, and what is left between two things. */
const WORD = 23;
const BET = 34;
const GAP = 8;
/** Cards of a board that would be narrower have the room of all that need not be said above them. */
const BRIEF = 34;
/** How much of a card is above its plate. */
const PEEK = 0.68;
const OPEN_PEEK = 0.86;

export function ovalLayout(room: Room): Layout {
  const { width, height } = room;
  const scale = clamp(Math.min(width / DRAWN.width, height / DRAWN.height), SCALES.least, SCALES.most);
  const box = usedArea({ width, height }, scale);
  const grown = room.large ? LARGE : 1;
  const plate = { width: 172 * scale, height: 58 * scale };
  const card = 46 * scale * grown;
  const own = { width: 208 * scale, height: 60 * scale, card: (room.held > 5 || room.boards > 1 ? 70 : 80) * scale * grown };
  const peek = card * TALL * (room.upcards ? OPEN_PEEK * 1.12 : OPEN_PEEK);
  const low = room.seated ? own : plate;
  const ownCards = room.seated ? own.card * TALL * 0.87 : peek;
  const top = box.top + peek + plate.height / 2 + 6 * scale;
  // What the others show is told in two lines below their plates, the lowest one's too.
  const foot = room.seated ? (WORD + 14) * scale : Math.max((WORD + 14) * scale, 2.5 * LEAST + 4);
  const bottom = box.top + box.height - low.height / 2 - foot;
  const centre = { x: width / 2, y: (top + bottom) / 2 };
  const round = { across: box.width / 2 - plate.width / 2 - 8, down: (bottom - top) / 2, bulge: 2.5 };
  // The boards need the height: the own bet lies beside the cards, where these leave room.
  const isBeside = room.held < 4 && room.seated;
  const free = {
    top: top + plate.height / 2 + (WORD + BET + GAP) * scale,
    bottom: bottom - low.height / 2 - ownCards - (isBeside ? GAP : BET + GAP) * scale,
  };
  const ownTop = room.seated && room.held > 3 ? bottom - low.height / 2 - ownCards : Infinity;
  const whole = stackMiddle(room, room.lines, free, scale);
  const brief = room.boards > 0 && room.needed < room.lines && whole.card < BRIEF;
  const middle = brief ? stackMiddle(room, room.needed, free, scale) : whole;
  const places = equidistantPoints(room.chairs, round, centre).map((point, index): Place => {
    const side = index === 0 ? 'bottom' : sideOf(point, centre, round);
    if (index === 0) {
      const at = ownBet(point, free.bottom, isBeside ? own.card * 1.03 : 0, scale);
      return { ...point, side, bet: at, won: at };
    }
    const bet = clearOf(ownTop, betOf(point, side, centre, { scale, plate, peek }), side, scale);
    // The middle of the table says who has won: at the top, chips that are won lie beside the plate.
    const won = side === 'top' ? { x: point.x + plate.width / 2 + 54 * scale, y: point.y + plate.height / 2 } : bet;
    return { ...point, side, bet, won };
  });
  return {
    shape: 'wide',
    scale,
    text: Math.max(LEAST, 17.5 * scale),
    middle: middle.text,
    felt: around(centre, round.across + 4 * scale, round.down - 4 * scale),
    plate,
    card,
    peek: card * TALL * PEEK,
    spread: plate.width * (room.held > 4 ? 1.38 : 1.14),
    own: { ...own, room: roomBetween(places, plate.width, scale) },
    lines: 2,
    places,
    board: { x: centre.x, y: middle.board, card: middle.card * enlargeBoards(room, middle), gap: 6 },
    pots: { x: centre.x, y: middle.pots, bottom: middle.potsEnd, width: 600 * scale, brief },
  };
}

/** The part of the stage that is used, in its middle: no more than its contents fill. */
function usedArea(stage: { width: number; height: number }, scale: number): Box {
  const width = Math.min(stage.width, ROOMY.width * scale);
  const height = Math.min(stage.height, ROOMY.height * scale);
  return { left: (stage.width - width) / 2, top: (stage.height - height) / 2, width, height };
}

interface Stacked {
  text: number;
  pots: number;
  potsEnd: number;
  board: number;
  card: number;
  /** What is left of the height. */
  spare: number;
}

/** Pots above, boards below, together in the middle of what is free. */
function stackMiddle(room: Room, lines: number, free: { top: number; bottom: number }, scale: number): Stacked {
  const text = Math.max(LEAST, 16 * scale);
  const pots = lines * text * POT_LINE;
  const height = free.bottom - free.top;
  const most = (room.boards > 1 ? 56 : 70) * scale;
  const gaps = room.boards ? GAP * scale + (room.boards - 1) * 6 : 0;
  const each = room.boards ? (height - pots - gaps) / room.boards / TALL : 0;
  const card = room.boards ? clamp(each, Math.min(34 * scale, most), most) : most;
  const boards = room.boards * card * TALL + Math.max(0, room.boards - 1) * 6;
  const all = pots + (room.boards ? GAP * scale + boards : 0);
  const first = free.top + Math.max(0, (height - all) / 2);
  return {
    text,
    pots: first + pots / 2,
    potsEnd: first + pots,
    board: first + pots + GAP * scale + boards / 2,
    card,
    spare: height - all,
  };
}

/** Large cards on the board, too, where there is height for them. */
function enlargeBoards(room: Room, middle: Stacked): number {
  if (!room.large) return 1;
  return clamp(1 + middle.spare / (middle.card * TALL * Math.max(1, room.boards)), 1, LARGE);
}

/** The width that the lowest seat's cards have between those who sit beside it. */
function roomBetween(places: readonly Place[], plate: number, scale: number): number {
  const own = places[0]!;
  const near = places.slice(1).filter((place) => place.side === 'bottom' || own.y - place.y < 150 * scale);
  const apart = Math.min(...near.map((place) => Math.abs(place.x - own.x)), 330 * scale);
  return 2 * (apart - plate / 2 - 10);
}

/** One's own bet: above one's cards, or at their left. */
function ownBet(at: Point, above: number, beside: number, scale: number): Point {
  if (!beside) return { x: at.x, y: above + (BET / 2 + 2) * scale };
  return { x: at.x - beside - 62 * scale, y: above + (BET / 2 + GAP * 2) * scale };
}

interface Sizes {
  scale: number;
  plate: { width: number; height: number };
  peek: number;
}

/** In front of a seat: towards the middle, clear of its plate, its words, its cards and the board. */
function betOf(at: Point, side: Side, centre: Point, { scale, plate, peek }: Sizes): Point {
  const half = plate.height / 2;
  if (side === 'top') {
    return { x: at.x + (centre.x - at.x) * 0.1, y: at.y + half + (WORD + BET / 2 + 2) * scale };
  }
  if (side === 'bottom') {
    return { x: at.x + (centre.x - at.x) * 0.06, y: at.y - half - peek - (BET / 2) * scale };
  }
  const inward = (plate.width / 2 + 60 * scale) * (side === 'left' ? 1 : -1);
  return { x: at.x + inward, y: at.y + (centre.y - at.y) * 0.12 };
}

/** A bet at the side that would lie where a wide row of cards does is put above it. */
function clearOf(cards: number, bet: Point, side: Side, scale: number): Point {
  if (side === 'top' || side === 'bottom') return bet;
  return { x: bet.x, y: Math.min(bet.y, cards - (BET / 2 + 2) * scale) };
}

function sideOf(point: Point, centre: Point, round: RoundedShape): Side {
  const x = (point.x - centre.x) / round.across;
  const y = (point.y - centre.y) / round.down;
  if (y < -0.82) return 'top';
  if (y > 0.82) return 'bottom';
  return x < 0 ? 'left' : 'right';
}

interface RoundedShape {
  across: number;
  down: number;
  /** 2 is an ellipse; more is squarer. */
  bulge: number;
}

const STEPS = 720;

/** Points at equal distances along a rounded shape, from its bottom clockwise. */
function equidistantPoints(count: number, round: RoundedShape, centre: Point): Point[] {
  const path = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (step / STEPS) * Math.PI * 2;
    return {
      x: centre.x + round.across * superellipse(Math.cos(angle), round.bulge),
      y: centre.y + round.down * superellipse(Math.sin(angle), round.bulge),
    };
  });
  const lengths = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    lengths.push(lengths[i - 1]! + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const total = lengths[STEPS]!;
  return Array.from({ length: count }, (_, place) => {
    const wanted = (place / count) * total;
    return path[lengths.findIndex((length) => length >= wanted)]!;
  });
}

function superellipse(value: number, bulge: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / bulge);
}

function around(centre: Point, across: number, down: number): Box {
  return { left: centre.x - across, top: centre.y - down, width: across * 2, height: down * 2 };
}
