import { describe, expect, it } from 'vitest';
import { LEAST, layout, overlap, placeOf, rowWidth, overlapFaceDown, type Layout, type Room } from '../../src/table/felt/seatLayout';

const room = (more: Partial<Room> = {}): Room => ({
  width: 1280,
  height: 610,
  chairs: 6,
  boards: 1,
  held: 2,
  upcards: false,
  seated: true,
  lines: 1.75,
  needed: 1,
  large: false,
  ...more,
});
const SCREENS = [
  [1280, 610],
  [1920, 880],
  [900, 420],
  [390, 610],
  [360, 375],
  [768, 800],
] as const;
const CHAIRS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const EVERY = SCREENS.flatMap(([width, height]) =>
  CHAIRS.map((chairs) => [width, height, chairs] as const),
);

/** The plates as boxes: left, top, right, bottom. */
function plates(lay: Layout): [number, number, number, number][] {
  return lay.places.map(({ x, y }, index) => {
    const { width, height } = index ? lay.plate : lay.own;
    return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  });
}

describe('the board', () => {
  it('is larger on a phone in landscape, where less important lines are left out', () => {
    const omaha = { width: 523, height: 336, held: 4 };
    const lay = layout(room(omaha));
    expect(lay.board.card).toBeGreaterThan(32);
    expect(lay.pots.brief).toBe(true);
    expect(layout(room({ ...omaha, needed: 1.75 })).board.card).toBeLessThan(27);
  });
  it('leaves no line out on a large screen', () => {
    expect(layout(room()).pots.brief).toBe(false);
  });
});

describe('the chairs', () => {
  it.each([6, 8])('on a small phone, %i of them, have bets one below the other', (chairs) => {
    const { places } = layout(room({ width: 360, height: 375, chairs, held: 4 }));
    for (const side of ['left', 'right']) {
      const bets = places.filter((place) => place.side === side).map((place) => place.bet.y).toSorted((a, b) => a - b);
      for (const [row, y] of bets.slice(1).entries()) expect(y - bets[row]!).toBeGreaterThanOrEqual(24);
    }
  });
  it.each(EVERY)('lie within %i by %i, %i of them', (width, height, chairs) => {
    for (const [left, top, right, bottom] of plates(layout(room({ width, height, chairs })))) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });

  it.each(EVERY)('do not overlap on %i by %i, %i of them', (width, height, chairs) => {
    const boxes = plates(layout(room({ width, height, chairs })));
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b) => {
        const apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
        expect(apart, `${a} covers ${b}`).toBe(true);
      }),
    );
  });

  it.each(EVERY)('go clockwise on %i by %i, %i of them', (width, height, chairs) => {
    const lay = layout(room({ width, height, chairs }));
    const middle = { x: width / 2, y: height / 2 };
    const angles = lay.places.map(({ x, y }) => Math.atan2(y - middle.y, x - middle.x));
    const turned = angles.map((angle) => (angle - angles[0]! + Math.PI * 4 + 1e-9) % (Math.PI * 2));
    expect(turned).toEqual([...turned].sort((a, b) => a - b));
  });

  it('are in two columns on a tall screen, and around an oval on a wide one', () => {
    expect(layout(room({ width: 390, height: 610 })).shape).toBe('tall');
    expect(layout(room()).shape).toBe('wide');
  });
});

describe('the player who looks at the table', () => {
  it('sits at the bottom, with the left neighbour next', () => {
    expect(placeOf(4, 4, 6)).toBe(0);
    expect(placeOf(5, 4, 6)).toBe(1);
    expect(placeOf(3, 4, 6)).toBe(5);
    const { places } = layout(room());
    expect(places[0]!.side).toBe('bottom');
    expect(places[1]!.x).toBeLessThan(places[0]!.x);
  });

  it.each(EVERY)('can read the caption of the lowest seat on %i by %i, %i of them', (width, height, chairs) => {
    const lay = layout(room({ width, height, chairs, seated: false }));
    const foot = height - lay.places[0]!.y - lay.plate.height / 2;
    expect(foot).toBeGreaterThan(Math.max(1, lay.lines) * LEAST * 1.16 + 2);
  });

  it('has chair 1 at the bottom without a seat', () => {
    expect(placeOf(1, 0, 9)).toBe(0);
  });
});

describe('bets', () => {
  it.each(EVERY)('are closer to the middle than their seats on %i by %i, %i of them', (width, height, chairs) => {
    const lay = layout(room({ width, height, chairs }));
    for (const { x, y, bet } of lay.places) {
      const seat = Math.hypot(x - lay.board.x, y - lay.board.y);
      expect(Math.hypot(bet.x - lay.board.x, bet.y - lay.board.y)).toBeLessThan(seat);
    }
  });

  it.each([[1280, 610], [1920, 880], [390, 610], [360, 375]] as const)(
    'do not lie on the board on %i by %i',
    (width, height) => {
      for (const chairs of CHAIRS) {
        const lay = layout(room({ width, height, chairs }));
        const [wide, high] = [rowWidth(lay.board.card, 5, 1.07) / 2, lay.board.card * 0.7];
        for (const { bet } of lay.places) {
          const on = Math.abs(bet.x - lay.board.x) < wide && Math.abs(bet.y - lay.board.y) < high;
          expect(on, `${chairs} chairs, bet at ${bet.x},${bet.y}`).toBe(false);
        }
      }
    },
  );
});

describe('sizes', () => {
  it.each(EVERY)('are large enough to read on %i by %i, %i of them', (width, height, chairs) => {
    const lay = layout(room({ width, height, chairs }));
    expect(lay.text).toBeGreaterThanOrEqual(LEAST);
    expect(lay.middle).toBeGreaterThanOrEqual(LEAST);
    // A pot is 1.5 times as large as its label, and a stack 1.08 times as large as a name.
    expect(lay.middle * 1.5).toBeGreaterThan(lay.text * 1.08);
  });

  it('of the felt are limited with the sizes on it', () => {
    const [large, larger] = [layout(room({ width: 2560, height: 1250 })), layout(room({ width: 5000, height: 2600 }))];
    expect(larger.felt.width).toBe(large.felt.width);
    expect(large.felt.width).toBeLessThan(12 * large.plate.width);
    expect(larger.board.x).toBe(2500);
  });

  it('of cards grow with the preference for large cards, and seats stay', () => {
    const [usual, large] = [layout(room()), layout(room({ large: true }))];
    expect(large.own.card).toBeGreaterThan(usual.own.card);
    expect(large.card).toBeGreaterThan(usual.card);
    expect(large.plate).toEqual(usual.plate);
  });

  it.each([7, 8])('keep the ranks of the upcards of %i players visible on a small phone', (chairs) => {
    const lay = layout(room({ width: 360, height: 575, chairs, boards: 0, held: 7, upcards: true }));
    const offsets = overlapFaceDown([true, true, false, false, false, false, true], lay.spread / lay.card);
    const open = offsets.slice(2, 6);
    open.forEach((at, k) => expect(k ? at - open[k - 1]! : 1).toBeGreaterThan(0.6));
    expect((offsets[5]! + 1) * lay.card).toBeLessThanOrEqual(180);
  });
});

describe('bets of many seats on a low phone', () => {
  it.each([[360, 420], [360, 460], [360, 500], [390, 560], [768, 700]] as const)('lie apart on %i by %i', (width, height) => {
    for (const large of [false, true]) {
      const { places } = layout(room({ width, height, chairs: 10, large }));
      const left = places.filter((place) => place.side === 'left').map((place) => place.bet.y).sort((a, b) => a - b);
      left.forEach((y, k) => k && expect(y - left[k - 1]!, `${left}`).toBeGreaterThan(20));
    }
  });
});

describe('a row of cards', () => {
  it('tucks cards that lie face down together, and covers no open card', () => {
    expect(overlapFaceDown([true, true], 3)).toEqual([0, 0.2]);
    const offsets = overlapFaceDown([true, true, false, false, true], 4);
    expect(Math.max(offsets[0]!, offsets[1]!, offsets[4]!)).toBeLessThan(offsets[2]!);
  });

  it('overlaps as much as it needs to fit', () => {
    const shows = overlap(50, 6, 200);
    expect(rowWidth(50, 6, shows)).toBeCloseTo(200);
    expect(rowWidth(50, 2, overlap(50, 2, 400))).toBeCloseTo(103);
    expect(rowWidth(50, 0, 1)).toBe(0);
  });
});
