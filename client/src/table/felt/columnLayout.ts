/** A tall table: the one who looks at the bottom, the others up the left and down the right. */
import { clamp, LARGE, LEAST, POT_LINE, TALL } from './layoutGeometry';
import type { Layout, Place, Point, Room } from './layoutGeometry';

const DRAWN = { width: 390, height: 540 };
const SCALES = { least: 0.86, most: 1.6 };
/** The height of what is said below a plate, of a bet, and of the buttons in the corners. */
const WORD = 19;
const BET = 28;
const CORNER = 46;
const EDGE = 3;
const GAP = 5;

interface Sizes {
  scale: number;
  text: number;
  plate: { width: number; height: number };
  card: number;
  own: { width: number; height: number; card: number };
  /** How much of the cards is above a plate. */
  peek: number;
  /** What is said below a plate. */
  word: number;
  bet: number;
}

export function columnLayout(room: Room): Layout {
  const sizes = sizesFor(room);
  const { scale, plate, own, card } = sizes;
  const foot = sizes.word * 2.1;
  const low = room.seated ? own : plate;
  const bottom = room.height - foot - low.height / 2;
  const ownTop = bottom - low.height / 2 - (room.seated ? own.card * TALL * 0.86 : sizes.peek);
  const seats = placeSeats(room, sizes, ownTop);
  const ownBet = { x: room.width / 2, y: ownTop - sizes.bet / 2 };
  const own0: Place = { x: room.width / 2, y: bottom, side: 'bottom', bet: ownBet, won: ownBet };
  const across = room.width - 2 * (plate.width + EDGE) - 8;
  const text = Math.max(LEAST, 14 * scale);
  const line = text * POT_LINE;
  const wanted = Math.max(1, room.lines) * line;
  const inside = placeMiddle(room, seats, {
    most: Math.min(36 * scale * (room.large ? LARGE : 1), across / 5.28),
    pots: wanted,
    line,
  });
  const potsHigh = inside.brief ? line : wanted;
  const feltTop = seats.top - plate.height * 0.15;
  return {
    shape: 'tall',
    scale,
    text: sizes.text,
    middle: text,
    felt: {
      left: plate.width * 0.36,
      top: feltTop,
      width: room.width - plate.width * 0.72,
      height: bottom - feltTop,
    },
    plate,
    card,
    peek: seats.peek,
    spread: room.boards === 0 ? room.width / 2 - plate.width / 2 - 8 : plate.width * 1.02,
    own: { ...own, room: Math.min(own.width * 2.6, room.width - 12) },
    lines: seats.lines,
    places: [own0, ...seats.places],
    board: { x: room.width / 2, y: inside.board, card: inside.card, gap: inside.gap },
    pots: { x: room.width / 2, y: inside.pots, bottom: inside.pots + potsHigh / 2, width: across + 8, brief: inside.brief },
  };
}

function sizesFor(room: Room): Sizes {
  const fits = Math.min(room.width / DRAWN.width, room.height / DRAWN.height);
  const scale = clamp(fits, SCALES.least, SCALES.most);
  // Upcards have all the room that there is, as it is.
  const grown = room.large && !room.upcards ? LARGE : 1;
  const card = (room.upcards ? 33 : 31) * scale * grown;
  const text = Math.max(LEAST, 13.5 * scale);
  return {
    scale,
    text,
    plate: { width: 96 * scale, height: Math.max(38, 42 * scale) },
    card,
    own: {
      width: 132 * scale,
      height: Math.max(38, 42 * scale),
      card: (room.held > 4 ? 50 : 56) * scale * Math.min(grown, room.held > 4 ? 1.05 : LARGE),
    },
    peek: card * TALL * (room.upcards ? 1.06 : 0.7),
    word: Math.max(18, WORD * scale),
    bet: Math.max(26, BET * scale),
  };
}

interface Seats {
  /** The middle of the highest plate. */
  top: number;
  places: Place[];
  /** What is free between the bets, from the top downwards. */
  slots: Slot[];
  /** How many lines there are below a plate, and how much of the cards is above it. */
  lines: number;
  peek: number;
}

interface Slot {
  top: number;
  bottom: number;
}

/** The seats but the lowest: up the left, perhaps one on top, down the right. */
function placeSeats(room: Room, sizes: Sizes, ownTop: number): Seats {
  const { plate, peek, word, scale } = sizes;
  const others = room.chairs - 1;
  const aside = Math.floor(others / 2);
  const above = others % 2 === 1;
  const top = peek + plate.height / 2 + 8;
  const block = peek + plate.height + word + 4;
  // Cards in a wide row take the whole breadth; two or three leave the columns their place.
  const buttons = room.height - (room.width < 700 ? CORNER : CORNER + 10) - plate.height / 2;
  // Two lines below each plate, if there is height for them.
  const isRoomy = aside < 2 || (buttons - top * 1.7 - word * 2) / (aside - 1) > block + word * 1.3;
  const corner = buttons - word * (isRoomy ? 2 : 1);
  const under = ownTop - word - plate.height / 2 - 4;
  const lowest = room.seated && room.held > 3 ? Math.min(under, corner) : corner;
  const topBet = top + plate.height / 2 + word + sizes.bet / 2;
  const clear = topBet + sizes.bet - top;
  // Wide rows of upcards begin below those of the seat on top.
  const least = room.upcards ? peek : plate.height * 0.75;
  const first = above ? top + clamp(lowest - top - (aside - 1) * block, least, Math.max(least, clear)) : top;
  const last = aside > 2 ? lowest : first + (lowest - first) * (aside === 2 ? 0.7 : 0);
  const single = first + (lowest - first) * 0.3;
  const rows = Array.from({ length: aside }, (_, row) =>
    aside === 1 ? single : first + ((last - first) * row) / (aside - 1),
  );
  const edge = plate.width / 2 + EDGE;
  const reach = plate.width / 2 + 40 * scale;
  // Beside the cards of the lowest seat there is no room: those bets lie above its own.
  const beside = rows.filter((y) => y > ownTop - sizes.bet * 1.2);
  const aboveOwn: Point = { x: Math.min(edge + reach * 0.9, room.width / 2 - 74 * scale), y: ownTop - sizes.bet / 2 };
  const bet = (y: number): Point => {
    // The lowest of them lies lowest.
    const before = beside.length - 1 - beside.indexOf(y);
    if (beside.includes(y)) return { x: aboveOwn.x, y: aboveOwn.y - before * sizes.bet };
    const highest = above ? topBet + sizes.bet : 0;
    const most = beside.length ? aboveOwn.y - beside.length * sizes.bet : y;
    return { x: edge + reach, y: Math.max(highest, Math.min(y, most)) };
  };
  // The bet of a row lies below the one before it: those of a crowded table come close.
  let free = 0;
  const bets = rows.map((y): Point => {
    const { x, y: own } = bet(y);
    const lies = beside.includes(y) ? own : Math.max(own, Math.min(free, aboveOwn.y - beside.length * sizes.bet));
    free = lies + sizes.bet;
    return { x, y: lies };
  });
  const left = rows.map((y, row): Place => ({ x: edge, y, side: 'left', bet: bets[row]!, won: bets[row]! }));
  const across = (point: Point): Point => ({ x: room.width - point.x, y: point.y });
  const right = left.map((place): Place => {
    const { x, y } = across(place);
    return { x, y, side: 'right', bet: across(place.bet), won: across(place.won) };
  });
  const x = room.width / 2;
  // Beside its plate: what all have won is said below it.
  const over: Place = { x, y: top, side: 'top', bet: { x, y: topBet }, won: { x: x - plate.width / 2 - 46 * scale, y: top } };
  // Upcards reach into the middle: what stands there has its place below them.
  const cards = room.upcards ? plate.height / 2 + peek : 0;
  const taken = rows.map((y, row): Slot => ({
    top: Math.min(bets[row]!.y - sizes.bet / 2, y - cards),
    bottom: bets[row]!.y + sizes.bet / 2,
  }));
  const pitch = aside > 1 ? (last - first) / (aside - 1) : Infinity;
  return {
    top,
    places: [...left.reverse(), ...(above ? [over] : []), ...right],
    peek: clamp(pitch - plate.height - word - 5, 8, sizes.card * TALL * 0.7),
    lines: Math.min(isRoomy ? 2 : 1, linesBelow(pitch - plate.height - sizes.card * TALL * (room.held > 2 ? 0.96 : 1.09), word)),
    slots: slotsBetween(taken, {
      top: above ? topBet + sizes.bet / 2 : top - plate.height / 2,
      bottom: ownTop - sizes.bet,
    }),
  };
}

/** How many lines may be said below a plate, if this is left there when all cards are open. */
function linesBelow(left: number, word: number): number {
  if (left >= word * 1.85 + 3) return 2;
  return left >= word + 1 ? 1 : 0;
}

/** What is free between the heights that are taken, within limits. */
function slotsBetween(taken: readonly Slot[], limits: Slot): Slot[] {
  const found: Slot[] = [];
  let { top } = limits;
  for (const each of [...taken].sort((a, b) => a.top - b.top)) {
    if (each.top > top + 1) found.push({ top, bottom: Math.min(each.top, limits.bottom) });
    top = Math.max(top, each.bottom);
  }
  if (limits.bottom > top) found.push({ top, bottom: limits.bottom });
  return found.length ? found : [limits];
}

interface MiddleRequest {
  /** The widest that a card of the board may be. */
  most: number;
  /** The height of the pots, and of a line of them. */
  pots: number;
  line: number;
}

/** Where pots and boards lie; `brief` if there is room for the pots alone, and for no sums. */
interface Middle {
  pots: number;
  board: number;
  card: number;
  gap: number;
  brief: boolean;
}

const high = (slot: Slot): number => slot.bottom - slot.top;
const middle = (slot: Slot): number => (slot.top + slot.bottom) / 2;

/** Pots and boards, where there is room for them between the bets, near the middle. */
function placeMiddle(room: Room, seats: Seats, wanted: MiddleRequest): Middle {
  const { slots } = seats;
  const near = [...slots].sort((a, b) => slotDistance(a, room) - slotDistance(b, room));
  const tall = wanted.most * TALL;
  const together = room.boards * tall + Math.max(0, room.boards - 1) * GAP;
  const usual = { card: wanted.most, gap: GAP, brief: false };
  if (!room.boards) {
    const slot = near.find((each) => high(each) >= wanted.pots) ?? near[0]!;
    return { ...usual, pots: middle(slot), board: middle(slot) };
  }
  const all = near.find((slot) => high(slot) >= wanted.pots + GAP + together);
  if (all) {
    const first = middle(all) - (wanted.pots + GAP + together) / 2;
    const board = first + wanted.pots + GAP + together / 2;
    return { ...usual, pots: first + wanted.pots / 2, board };
  }
  const below = near
    .map((slot) => slots.indexOf(slot))
    .find((at) => at > 0 && high(slots[at]!) >= together && high(slots[at - 1]!) >= wanted.pots);
  if (below) {
    return { ...usual, pots: middle(slots[below - 1]!), board: middle(slots[below]!) };
  }
  return assignSlots(room, slots, wanted);
}

/** How far a slot is from where one looks first, a little above the middle. */
function slotDistance(slot: Slot, room: Room): number {
  return Math.abs(middle(slot) - room.height * 0.42);
}

/** A slot for each board; the pots have what is left, or the upper end of the first of these. */
function assignSlots(room: Room, slots: readonly Slot[], wanted: MiddleRequest): Middle {
  const count = Math.min(room.boards, slots.length);
  const runs = Array.from({ length: slots.length - count + 1 }, (_, at) => slots.slice(at, at + count));
  const least = (run: readonly Slot[]): number => Math.min(...run.map(high));
  const run = runs.reduce((best, each) => (least(each) > least(best) + 1 ? each : best));
  const [from, to] = [run[0]!, run[run.length - 1]!];
  const left = slots.find((slot) => !run.includes(slot) && high(slot) >= wanted.pots);
  const taken = left ? 0 : wanted.line;
  const card = Math.max(20, Math.min(wanted.most, (high(from) - taken - 2) / TALL, least(run) / TALL));
  const first = left ? middle(from) : from.bottom - (card * TALL) / 2;
  const last = count > 1 ? middle(to) : first;
  const apart = count > 1 ? (last - first) / (count - 1) : 0;
  return {
    pots: left ? middle(left) : first - (card * TALL) / 2 - 2 - taken / 2,
    board: (first + last) / 2,
    card,
    gap: count > 1 ? Math.max(GAP, apart - card * TALL) : GAP,
    brief: !left,
  };
}
