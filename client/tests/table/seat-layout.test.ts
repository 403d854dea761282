import { describe, expect, it } from 'vitest';
import { layoutSeatCards } from '../../src/table/felt/seatCardLayout';
import {
  BOARD_STEP, MIN_FONT_SIZE, dealerWidth, CARD_ASPECT, layout, overlap, placeOf, rowWidth, overlapFaceDown, type Box, type Layout, type Place, type Room,
} from '../../src/table/felt/seatLayout';

const room = (more: Partial<Room> = {}): Room => ({
  width: 1070,
  height: 590,
  seats: 6,
  boards: 1,
  held: 2,
  upcards: false,
  seated: true,
  lines: 2,
  needed: 1.4,
  large: false,
  ...more,
});
/** Stages beside the log and above the bar, from a small phone to a large screen, both ways up. */
const STAGES = [
  [360, 440],
  [390, 610],
  [768, 690],
  [768, 800],
  [524, 354],
  [440, 312],
  [1070, 590],
  [1144, 720],
  [2160, 1260],
] as const;
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
interface LayoutGame {
  name: string;
  held: number;
  boards: number;
  upcards: boolean;
  seats: number;
}
const GAMES: readonly LayoutGame[] = [
  { name: "hold'em", held: 2, boards: 1, upcards: false, seats: 10 },
  { name: 'Omaha', held: 4, boards: 1, upcards: false, seats: 10 },
  { name: 'six-card Omaha', held: 6, boards: 1, upcards: false, seats: 8 },
  { name: 'two boards', held: 2, boards: 2, upcards: false, seats: 10 },
  { name: 'Omaha with two boards', held: 4, boards: 2, upcards: false, seats: 10 },
  { name: 'draw', held: 5, boards: 0, upcards: false, seats: 6 },
  { name: 'stud', held: 7, boards: 0, upcards: true, seats: 8 },
];
const STAGE_SIZES = STAGES.flatMap(([width, height]) => SEATS.map((seats) => [width, height, seats] as const));
const PLAYED_LAYOUTS = STAGES.flatMap(([width, height]) =>
  GAMES.flatMap((game) => SEATS.filter((seats) => seats <= game.seats).map((seats) => ({ ...game, width, height, seats }))),
);

interface FeltPart extends Box {
  name: string;
  /** Parts of one seat touch each other. */
  seat: number;
}

const CARDS = ['Ah', 'Kd', 'Qc', 'Js', 'Th', '9d', '8c'];

function seatParts(tableLayout: Layout, place: Place, index: number, game: LayoutGame, isSeated: boolean): FeltPart[] {
  const partBox = (name: string, box: Box): FeltPart => ({ ...box, name: `${name} ${index}`, seat: index });
  const boxAround = (x: number, y: number, size: number): Box => ({ left: x - size / 2, top: y - size / 2, width: size, height: size });
  const isOwn = index === 0 && isSeated;
  const cards = isOwn ? CARDS.slice(0, game.held) : CARDS.slice(0, game.held).map((card, at) => (game.upcards && at > 1 && at < 6 ? card : '??'));
  const isOpen = !isOwn && game.upcards;
  const row = layoutSeatCards({ cards, isOwn, isOpen, isSorted: false }, tableLayout, place);
  const isCovered = tableLayout.coversFace && isOpen && cards.length > 2;
  const x = isCovered ? (place.facing === 'left' ? place.plate.left : place.plate.left + place.plate.width) : place.cards.x;
  const cardsLeft = place.cards.align === 'center' ? x - row.total / 2 : place.cards.align === 'left' ? x : x - row.total;
  const { spot } = place;
  // `102,950` beside two towers, `9,025` where there is only room for the amount.
  const width = tableLayout.towers ? tableLayout.towers * tableLayout.chip + 0.4 * tableLayout.text + 7 * 0.55 * tableLayout.amount : 5 * 0.55 * tableLayout.amount;
  const bet = { width: Math.min(width, tableLayout.caption), height: tableLayout.amount * 1.15 };
  return [
    partBox('plate', place.plate),
    ...(isCovered ? [] : [partBox('face', boxAround(place.face.x, place.face.y, tableLayout.face))]),
    partBox('cards', { left: cardsLeft, top: place.cards.y - row.height, width: row.total, height: row.height }),
    partBox('dealer', boxAround(place.button.x, place.button.y, dealerWidth(tableLayout.unit, tableLayout.shape === 'tall'))),
    partBox('bet', {
      left: spot.align === 'left' ? spot.x : spot.align === 'right' ? spot.x - bet.width : spot.x - bet.width / 2,
      top: spot.grow === 'up' ? spot.y - bet.height : spot.grow === 'down' ? spot.y : spot.y - bet.height / 2,
      ...bet,
    }),
  ];
}

/** Everything that lies on the felt while a hand is bet on. */
function feltParts(tableLayout: Layout, game: LayoutGame, isSeated = true): FeltPart[] {
  const boards = Array.from({ length: game.boards }, (_, at): FeltPart => {
    const width = tableLayout.board.card * (1 + 4 * BOARD_STEP);
    const height = tableLayout.board.card * CARD_ASPECT;
    return { name: `board ${at}`, seat: -1, left: tableLayout.pots.x - width / 2, top: tableLayout.board.top + at * (height + tableLayout.board.gap), width, height };
  });
  const pot: FeltPart = { name: 'pot', seat: -1, left: tableLayout.pots.x - tableLayout.pot * 2, top: tableLayout.pots.y - tableLayout.pot * 0.5, width: tableLayout.pot * 4, height: tableLayout.pot };
  return [...tableLayout.places.flatMap((place, index) => seatParts(tableLayout, place, index, game, isSeated)), ...boards, pot];
}

function overlappingParts(parts: readonly FeltPart[]): string[] {
  return parts.flatMap((a, at) =>
    parts.slice(at + 1).flatMap((b) => {
      // There is one dealer button.
      if (a.seat === b.seat || (a.name.startsWith('dealer') && b.name.startsWith('dealer'))) return [];
      const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
      const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
      return width > 1 && height > 1 ? [`${a.name} x ${b.name}: ${width.toFixed(0)} by ${height.toFixed(0)}`] : [];
    }),
  );
}

describe('the felt', () => {
  it.each(PLAYED_LAYOUTS)('has no overlapping parts: $name, $seats at $width by $height', (game) => {
    const tableLayout = layout(room(game));
    expect(overlappingParts(feltParts(tableLayout, game))).toEqual([]);
  });

  it.each(PLAYED_LAYOUTS)('fits the stage: $name, $seats at $width by $height', (game) => {
    for (const part of feltParts(layout(room(game)), game)) {
      expect(part.left, part.name).toBeGreaterThan(-1);
      expect(part.top, part.name).toBeGreaterThan(-1);
      expect(part.left + part.width, part.name).toBeLessThan(game.width + 1);
      expect(part.top + part.height, part.name).toBeLessThan(game.height + 1);
    }
  });

  it.each(PLAYED_LAYOUTS)('has cards that can be read: $name, $seats at $width by $height', (game) => {
    const tableLayout = layout(room(game));
    expect(tableLayout.own.card).toBeGreaterThanOrEqual(26);
    if (game.boards) expect(tableLayout.board.card).toBeGreaterThanOrEqual(game.boards > 1 ? 17 : 24);
    expect(Math.min(tableLayout.text, tableLayout.amount, tableLayout.pot)).toBeGreaterThanOrEqual(MIN_FONT_SIZE);
    expect(tableLayout.pot).toBeGreaterThan(tableLayout.amount);
  });

  it.each(PLAYED_LAYOUTS)('shows open hands with their ranks: $name, $seats at $width by $height', (game) => {
    const tableLayout = layout(room(game));
    for (const place of tableLayout.places.slice(1)) {
      const { spread } = layoutSeatCards({ cards: CARDS.slice(0, game.held), isOwn: false, isOpen: true, isSorted: false }, tableLayout, place);
      spread!.forEach((at, k) => expect(k ? at - spread![k - 1]! : 1, `${place.side} ${k}`).toBeGreaterThan(0.4));
    }
  });
});

describe('the seats', () => {
  it.each(STAGE_SIZES)('go clockwise at %i by %i with %i seats', (width, height, seats) => {
    const tableLayout = layout(room({ width, height, seats }));
    const middle = { x: width / 2, y: height / 2 };
    const angles = tableLayout.places.map(({ x, y }) => Math.atan2(y - middle.y, x - middle.x));
    const turnedAngles = angles.map((angle) => (angle - angles[0]! + Math.PI * 4 + 1e-9) % (Math.PI * 2));
    expect(turnedAngles).toEqual([...turnedAngles].sort((a, b) => a - b));
  });

  it('are in two columns on a tall screen, and around an oval on a wide one', () => {
    expect(layout(room({ width: 390, height: 610 })).shape).toBe('tall');
    expect(layout(room()).shape).toBe('wide');
  });

  it('of two players face each other', () => {
    for (const [width, height] of STAGES) {
      const [ownPlace, otherPlace] = layout(room({ width, height, seats: 2 })).places;
      expect(otherPlace!.x - ownPlace!.x).toBeLessThan(width * 0.05);
      expect(otherPlace!.y).toBeLessThan(height * 0.3);
    }
  });

  it('fill the height of the stage', () => {
    for (const [width, height] of STAGES) {
      const { places } = layout(room({ width, height }));
      const top = Math.min(...places.map((place) => place.cards.y));
      const bottom = Math.max(...places.map((place) => place.plate.top + place.plate.height));
      expect((bottom - top) / height).toBeGreaterThan(0.8);
    }
  });
});

describe('the player of the page', () => {
  it('sits at the bottom, with the left neighbour next', () => {
    const chairs = [1, 2, 4, 5, 6];
    expect(placeOf(4, 4, chairs)).toBe(0);
    expect(placeOf(5, 4, chairs)).toBe(1);
    expect(placeOf(2, 4, chairs)).toBe(4);
    const { places } = layout(room());
    expect(places[0]!.side).toBe('bottom');
    expect(places[1]!.x).toBeLessThan(places[0]!.x);
  });

  it('has the first chair at the bottom for a spectator', () => {
    expect(placeOf(3, 0, [3, 5, 9])).toBe(0);
  });

  it.each(STAGES.filter(([width, height]) => height >= width))('has cards clear of the captions beside them, on %i by %i', (width, height) => {
    const tableLayout = layout(room({ width, height, seats: 5 }));
    const { cards } = tableLayout.places[0]!;
    const rightPlaces = tableLayout.places.filter(({ side, spot }) => side === 'right' && spot.y > cards.y - tableLayout.own.card * CARD_ASPECT);
    expect(rightPlaces).toHaveLength(1);
    expect(rightPlaces[0]!.spot.x - tableLayout.caption).toBeGreaterThan(cards.x + rowWidth(tableLayout.own.card, 2, 1.06) / 2);
  });

  // Nine seats on the smallest phone on its side leave no other place for it.
  it.each(STAGE_SIZES.filter(([, height, seats]) => height > 312 || seats < 9))('has a dealer button clear of the face, on %i by %i with %i seats', (width, height, seats) => {
    const tableLayout = layout(room({ width, height, seats }));
    const ownPlace = tableLayout.places[0]!;
    const halfWidth = dealerWidth(tableLayout.unit, tableLayout.shape === 'tall') / 2;
    expect(Math.hypot(ownPlace.button.x - ownPlace.face.x, ownPlace.button.y - ownPlace.face.y)).toBeGreaterThan(tableLayout.face / 2 + 0.8 * halfWidth);
    expect(ownPlace.button.x + halfWidth).toBeLessThan(width);
    expect(ownPlace.button.x - halfWidth).toBeGreaterThan(0);
  });

  it('has no overlapping parts for a spectator', () => {
    // A spectator of seven players on a phone sees bets of small amounts apart, large ones touch.
    for (const game of PLAYED_LAYOUTS.filter(({ width, seats }) => width > 600 || seats < 7)) {
      const parts = feltParts(layout(room({ ...game, seated: false })), game, false);
      expect(overlappingParts(parts), `${game.name}, ${game.seats} at ${game.width} by ${game.height}`).toEqual([]);
    }
  });
});

describe('sizes', () => {
  it('of the felt are limited with the sizes on it', () => {
    const high = layout(room({ width: 1400, height: 1600, seats: 6 }));
    expect(high.shape).toBe('tall');
    const [large, larger] = [layout(room({ width: 2160, height: 1260 })), layout(room({ width: 2160, height: 2000 }))];
    expect(larger.felt.height).toBeLessThan(larger.felt.width / 1.3);
    expect(larger.unit).toBeCloseTo(large.unit, 0);
  });

  it('of cards grow with the preference for large cards, and seats stay', () => {
    const [normalLayout, largeLayout] = [layout(room()), layout(room({ large: true }))];
    expect(largeLayout.own.card).toBeGreaterThan(normalLayout.own.card);
    expect(largeLayout.places[1]!.plate).toEqual(normalLayout.places[1]!.plate);
  });
});

describe('a row of cards', () => {
  it('tucks cards that lie face down together, and covers no open card', () => {
    expect(overlapFaceDown([true, true], 3)).toEqual([0, 0.25]);
    const offsets = overlapFaceDown([true, true, false, false, true], 4);
    expect(Math.max(offsets[0]!, offsets[1]!, offsets[4]!)).toBeLessThan(offsets[2]!);
  });

  it('overlaps as much as it needs to fit', () => {
    const visibleWidth = overlap(50, 6, 200);
    expect(rowWidth(50, 6, visibleWidth)).toBeCloseTo(200);
    expect(rowWidth(50, 2, overlap(50, 2, 400))).toBeCloseTo(103);
    expect(rowWidth(50, 0, 1)).toBe(0);
  });
});
