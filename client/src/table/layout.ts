/**
 * Where everything lies on the table: chairs around an oval, or in two columns on a tall screen.
 *
 * Pixels, from the top left corner of the stage. Chair numbers go clockwise, and the one who looks
 * sits at the bottom. Nothing here knows what is drawn.
 */

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
  /** Where the chips lie that he has won, clear of the words on his holding. */
  won: Point;
}

export interface Layout {
  shape: 'wide' | 'tall';
  scale: number;
  /** The table's cloth. */
  felt: { left: number; top: number; width: number; height: number };
  /** A seat's plate, and the width of a card above it. */
  plate: { width: number; height: number };
  card: number;
  /** The same of the one who looks. */
  own: { width: number; height: number; card: number };
  /** By place: 0 is at the bottom, and then clockwise. */
  places: Place[];
  /** The middle of the boards, the width of a card there, and what is left between two of them. */
  board: Point & { card: number; gap: number };
  /** The middle of the pots. */
  pots: Point;
}

export interface Room {
  width: number;
  height: number;
  chairs: number;
  /** How many boards there are. */
  boards: number;
  /** The most cards that somebody holds. */
  held: number;
  /** The one who looks has a chair. */
  seated: boolean;
}

/** A card's height for its width. */
export const TALL = 1.4;

/** The place of a chair, counted clockwise from the bottom, where *own* sits (0: nobody). */
export function placeOf(chair: number, own: number, chairs: number): number {
  return (((chair - (own || 1)) % chairs) + chairs) % chairs;
}

export function layout(room: Room): Layout {
  const tall = room.width < 700 && room.height > room.width * 0.85;
  return tall ? tallLayout(room) : wideLayout(room);
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

/** How far above the middle the pots lie, with no board, one, and two. */
const POTS_ABOVE = [10, 46, 90];

// An oval ----------------------------------------------------------------------------------------

function wideLayout(room: Room): Layout {
  const { width, height } = room;
  const scale = clamp(Math.min(width / 1120, height / 580), 0.6, 1.45);
  const plate = { width: 138 * scale, height: 48 * scale };
  const card = 42 * scale;
  const own = { width: 168 * scale, height: 52 * scale, card: (room.held > 5 ? 60 : 68) * scale };
  const peek = card * TALL * 0.72;
  const low = room.seated ? own : { ...plate, card };
  const top = peek + plate.height / 2 + 10 * scale;
  const bottom = height - low.height / 2 - 22 * scale;
  const across = Math.min(width / 2 - plate.width / 2 - 10, height * 1.12);
  const centre = { x: width / 2, y: (top + bottom) / 2 };
  const round = { across, down: (bottom - top) / 2, bulge: 2.5 };
  const points = evenly(room.chairs, round, centre);
  const ownCards = room.seated ? own.card * TALL * 0.88 : peek;
  const free = { top: top + plate.height / 2, bottom: bottom - low.height / 2 - ownCards };
  const middle = { x: centre.x, y: (free.top + free.bottom) / 2 };
  const places = points.map((point, index): Place => {
    const side = index === 0 ? 'bottom' : sideOf(point, centre, round);
    const bet = wideBet(point, side, middle, free, scale, plate.width);
    return { ...point, side, bet, won: side === 'top' ? below(bet, 10 * scale) : bet };
  });
  return {
    shape: 'wide',
    scale,
    felt: around(centre, across + 4 * scale, round.down - 6 * scale),
    plate,
    card,
    own,
    places,
    board: {
      ...middle,
      y: middle.y + 26 * scale,
      card: (room.boards > 1 ? 50 : 58) * scale,
      gap: 6,
    },
    pots: { ...middle, y: middle.y - POTS_ABOVE[Math.min(2, room.boards)]! * scale },
  };
}

/** In front of a seat: towards the middle, clear of its plate, its cards and the board. */
function wideBet(
  at: Point,
  side: Side,
  middle: Point,
  free: { top: number; bottom: number },
  scale: number,
  plate: number,
): Point {
  if (side === 'top') return { x: at.x + (middle.x - at.x) * 0.14, y: at.y + 62 * scale };
  if (side === 'bottom') {
    if (Math.abs(at.x - middle.x) < plate) return { x: at.x, y: free.bottom - 18 * scale };
    return { x: at.x + (middle.x - at.x) * 0.1, y: at.y - 84 * scale };
  }
  const inward = (plate / 2 + 52 * scale) * (side === 'left' ? 1 : -1);
  return { x: at.x + inward, y: at.y + (middle.y - at.y) * 0.2 };
}

function sideOf(point: Point, centre: Point, round: Round): Side {
  const x = (point.x - centre.x) / round.across;
  const y = (point.y - centre.y) / round.down;
  if (y < -0.82) return 'top';
  if (y > 0.82) return 'bottom';
  return x < 0 ? 'left' : 'right';
}

interface Round {
  across: number;
  down: number;
  /** 2 is an ellipse; more is squarer. */
  bulge: number;
}

const STEPS = 720;

/** Points at equal distances along a rounded shape, from its bottom clockwise. */
function evenly(count: number, round: Round, centre: Point): Point[] {
  const path = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (step / STEPS) * Math.PI * 2;
    return {
      x: centre.x + round.across * bent(Math.cos(angle), round.bulge),
      y: centre.y + round.down * bent(Math.sin(angle), round.bulge),
    };
  });
  const lengths = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [from, to] = [path[i - 1] as Point, path[i] as Point];
    lengths.push((lengths[i - 1] as number) + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const total = lengths[STEPS] as number;
  return Array.from({ length: count }, (_, place) => {
    const wanted = (place / count) * total;
    return path[lengths.findIndex((length) => length >= wanted)] as Point;
  });
}

function bent(value: number, bulge: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / bulge);
}

// Two columns ------------------------------------------------------------------------------------

function tallLayout(room: Room): Layout {
  const { width, height } = room;
  const scale = clamp(Math.min(width / 390, height / 520), 0.86, 1.5);
  const plate = { width: 94 * scale, height: 40 * scale };
  const card = 30 * scale;
  const many = room.held > 4;
  const own = { width: 124 * scale, height: 42 * scale, card: (many ? 50 : 54) * scale };
  const low = room.seated ? own : { ...plate, card };
  const peek = card * TALL * 0.66;
  const bottom = height - low.height / 2 - (room.seated ? 15 : 12) * scale;
  const ownTop = bottom - low.height / 2 - (room.seated ? own.card * TALL * 0.88 : peek);
  const top = peek + plate.height / 2 + 6;
  const aboveTools = height - 50 - plate.height / 2 - 12;
  const lowest = room.seated && room.held > 3 ? ownTop - plate.height / 2 - 16 : aboveTools;
  const { rows, places } = columns(room.chairs, { width, plate, top, lowest, scale, ownTop });
  const own0: Place = {
    x: width / 2,
    y: bottom,
    side: 'bottom',
    bet: { x: width / 2, y: ownTop - 14 * scale },
    won: { x: width / 2, y: ownTop - 14 * scale },
  };
  const crowded = room.boards > 1 && rows.length > 3;
  const middle = between(rows, { top: top + plate.height / 2, bottom: ownTop - 26 * scale });
  const boardCard = Math.min(
    (room.boards > 1 && rows.length > 2 ? 28 : 36) * scale,
    (width - 2 * plate.width - 22) / 5,
  );
  return {
    shape: 'tall',
    scale,
    felt: {
      left: plate.width * 0.36,
      top: top - plate.height * 0.1,
      width: width - plate.width * 0.72,
      height: bottom - top,
    },
    plate,
    card,
    own,
    places: [own0, ...places],
    board: {
      x: width / 2,
      y: crowded
        ? (rows[1] as number)
        : Math.min(middle.board, ownTop - 27 * scale - (boardCard * TALL) / 2),
      card: boardCard,
      // Between many seats each board has a gap of its own, and the bets are between the two.
      gap: crowded ? Math.max(6, (rows[1] as number) - (rows[0] as number) - boardCard * TALL) : 6,
    },
    pots: { x: width / 2, y: crowded ? (rows[2] as number) + 6 : middle.pots },
  };
}

interface Columns {
  width: number;
  plate: { width: number; height: number };
  top: number;
  lowest: number;
  scale: number;
  /** Where the cards of the lowest seat begin. */
  ownTop: number;
}

/** The seats but the lowest: up the left, perhaps one on top, down the right. */
function columns(
  chairs: number,
  of: Columns,
): { rows: number[]; places: Place[] } {
  const others = chairs - 1;
  const aside = Math.floor(others / 2);
  const above = others % 2 === 1;
  const first = of.top + (above ? of.plate.height * 0.8 : 0);
  const last = aside > 2 ? of.lowest : first + (of.lowest - first) * (aside === 2 ? 0.7 : 0);
  const single = first + (of.lowest - first) * 0.3;
  const rows = Array.from({ length: aside }, (_, row) =>
    aside === 1 ? single : first + ((last - first) * row) / (aside - 1),
  );
  const edge = of.plate.width / 2 + 3;
  const reach = of.plate.width / 2 + 38 * of.scale;
  // Beside the cards of the lowest seat there is no room: those bets lie above them.
  const bet = (y: number): Point => {
    if (y >= of.ownTop - 16) return { x: edge + reach * 0.75, y: of.ownTop - 10 };
    return { x: edge + reach, y: above && y === first ? y + 18 * of.scale : y };
  };
  const won = (y: number): Point =>
    above && y === first ? { x: edge + reach * 0.75, y: y + 60 * of.scale } : bet(y);
  const left = rows.map((y): Place => ({ x: edge, y, side: 'left', bet: bet(y), won: won(y) }));
  const across = (point: Point): Point => ({ x: of.width - point.x, y: point.y });
  const right = left.map((place): Place => {
    const { x, y } = across(place);
    return { x, y, side: 'right', bet: across(place.bet), won: across(place.won) };
  });
  const x = of.width / 2;
  const over: Place = {
    x,
    y: of.top,
    side: 'top',
    bet: { x, y: of.top + of.plate.height / 2 + 27 * of.scale },
    won: { x, y: of.top + of.plate.height / 2 + 46 * of.scale },
  };
  return { rows, places: [...left.reverse(), ...(above ? [over] : []), ...right] };
}

/** Where between the rows of seats the pots and the board have the most room. */
function between(
  rows: number[],
  free: { top: number; bottom: number },
): { pots: number; board: number } {
  const height = free.bottom - free.top;
  if (rows.length < 3) {
    const board = free.top + height * 0.56;
    return { pots: board - 62, board };
  }
  const gap = rows.length === 3 ? 1 : Math.floor(rows.length / 2) - 1;
  const middle = (row: number): number => ((rows[row] as number) + (rows[row + 1] as number)) / 2;
  return { pots: middle(gap - 1 < 0 ? 0 : gap - 1), board: middle(Math.max(1, gap)) };
}

// ------------------------------------------------------------------------------------------------

function below(point: Point, by: number): Point {
  return { x: point.x, y: point.y + by };
}

function around(centre: Point, across: number, down: number): Layout['felt'] {
  return { left: centre.x - across, top: centre.y - down, width: across * 2, height: down * 2 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
