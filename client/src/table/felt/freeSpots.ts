/** Places for bets and the dealer button in which they lie on no other seat and on no other bet. */
import { clamp, dealerWidth, CARD_ASPECT } from './layoutGeometry';
import type { Anchor, Box, Place, Point, Room } from './layoutGeometry';

/** The width of the player's own plate, which also shows the strength of the hand: in units, and at least in pixels. */
const LONG_AMOUNT = { units: 20, least: 150 };

interface SpotSizes {
  u: number;
  amount: number;
  face: number;
  /** The number of towers of a bet; 0 if there is room for the amount only. */
  towers: number;
}

/** The width of the player's own cards, and the box of all boards. */
interface LargeCards {
  own: number;
  board: Box;
}

/** Move each bet, and each place of the dealer button, to the first spot that is free, or to the freest. */
export function separateSpots(places: readonly Place[], room: Room, sizes: SpotSizes, cards: LargeCards): void {
  const boxesByPlace = new Map(places.map((place, index) => [place, seatBoxes(place, sizes, index || !room.seated ? null : { card: cards.own, held: room.held })]));
  const betSize = { width: sizes.towers ? Math.max(13.2 * sizes.u, 84) : 42, height: sizes.amount * 1.2 };
  const bets = new Map<Place, Box>();
  const otherBoxes = (place: Place): Box[] => places.flatMap((other) => (other === place ? [] : boxesByPlace.get(other)!));
  for (const place of places) {
    const coveredArea = (spot: Anchor): number => sumOverlap(anchoredBox(spot, betSize), [...bets.values(), ...otherBoxes(place)]);
    place.spot = pickFreest(betSpots(place, boxesByPlace.get(place)![0]!, room, sizes, betSize.height), coveredArea);
    bets.set(place, anchoredBox(place.spot, betSize));
  }
  const width = dealerWidth(sizes.u, false);
  for (const place of places) {
    const coveredArea = (middle: Point): number => sumOverlap(boxAround(middle, width), [cards.board, ...bets.values(), ...otherBoxes(place)]);
    place.button = pickFreest(buttonSpots(place, boxesByPlace.get(place)![0]!, room, sizes, width), coveredArea);
  }
}

/** Spots in front of the seat, or beside its plate. */
function betSpots(place: Place, seat: Box, room: Room, { u }: SpotSizes, height: number): Anchor[] {
  const isLeft = place.x <= room.width / 2;
  const x = isLeft ? seat.left + seat.width + 1.2 * u : seat.left - 1.2 * u;
  const align = isLeft ? 'left' : 'right';
  const plate = place.plate.top + place.plate.height / 2;
  const aboveCards = Math.min(place.cards.y - 4 * u, plate - height);
  const inward = { ...place.spot, x: place.spot.x + (isLeft ? 2.4 * u : -2.4 * u) };
  return [place.spot, inward, { x, y: plate, align, grow: 'both' }, { x, y: aboveCards, align, grow: 'both' }];
}

/** Possible spots of the button: beside the plate, on its other side, or a spot that is always free: the end of the player's own plate, or the lower edge of another player's face. */
function buttonSpots(place: Place, seat: Box, room: Room, { u, face }: SpotSizes, width: number): Point[] {
  const { button } = place;
  const halfWidth = width / 2 + 1;
  const sides = [seat.left - 2.4 * u, seat.left + seat.width + 2.4 * u].map((x) => ({ x, y: button.y }));
  const isFacingLeft = place.facing === 'left';
  const { plate } = place;
  const lastSpot = plate.width > Math.max(LONG_AMOUNT.least, LONG_AMOUNT.units * u) ? { x: plate.left + plate.width - halfWidth - 3, y: place.y } : { x: place.face.x + (isFacingLeft ? -1 : 1) * (face / 2 - halfWidth * 0.7), y: place.face.y + face / 2 - halfWidth * 0.7 };
  const isInside = ({ x }: Point): boolean => x >= halfWidth && x <= room.width - halfWidth;
  return [...[button, ...sides].filter(isInside), { x: clamp(lastSpot.x, halfWidth, room.width - halfWidth), y: Math.min(lastSpot.y, room.height - halfWidth) }];
}

/** Return the spot that covers the smallest area; the first one of equals. */
function pickFreest<Spot>(spots: readonly Spot[], coveredArea: (spot: Spot) => number): Spot {
  return spots.reduce((bestSpot, spot) => (coveredArea(spot) < coveredArea(bestSpot) ? spot : bestSpot));
}

const boxAround = ({ x, y }: Point, size: number): Box => ({ left: x - size / 2, top: y - size / 2, width: size, height: size });

function anchoredBox({ x, y, align, grow }: Anchor, size: { width: number; height: number }): Box {
  return {
    left: align === 'left' ? x : align === 'right' ? x - size.width : x - size.width / 2,
    top: grow === 'up' ? y - size.height : grow === 'down' ? y : y - size.height / 2,
    ...size,
  };
}

/** The plate with the face, and the cards of a seat. */
function seatBoxes({ plate, face, cards }: Place, sizes: SpotSizes, own: { card: number; held: number } | null): Box[] {
  const radius = sizes.face / 2;
  const leftEdge = Math.min(plate.left, face.x - radius);
  const seat: Box = { left: leftEdge, top: Math.min(plate.top, face.y - radius), width: Math.max(plate.left + plate.width, face.x + radius) - leftEdge, height: Math.max(plate.height, sizes.face) };
  const width = own ? own.held * own.card * 1.06 : Math.min(cards.room, 8 * sizes.u);
  const height = own ? own.card * CARD_ASPECT : 5.6 * sizes.u;
  const start = cards.align === 'center' ? cards.x - width / 2 : cards.align === 'left' ? cards.x : cards.x - width;
  return [seat, { left: start, top: cards.y - height, width, height }];
}

const sumOverlap = (box: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + overlapArea(box, other), 0);

function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
