/** The layout of the cards of one seat: their width, their overlap, and the size of the row. */
import { FACE_DOWN, sortedPositions } from '../../lib/cards';
import { overlap, overlapFaceDown, rowWidth, CARD_ASPECT, FACE_DOWN_STEP, type Layout, type Place } from './seatLayout';

export interface SeatCards {
  cards: readonly string[];
  /** True for the seat of the player at this page. */
  isOwn: boolean;
  /** True if another player's hand has at least one card face up. */
  isOpen: boolean;
  /** True if the player prefers a sorted hand. */
  isSorted: boolean;
}

export interface SeatCardLayout {
  width: number;
  /** The part of each card that the next one leaves visible, in widths of a card. */
  shows: number;
  /** The position of each card in widths of a card, if the cards are not evenly spaced. */
  spread: readonly number[] | undefined;
  /** The size of the whole row. */
  total: number;
  height: number;
}

export function layoutSeatCards(hand: SeatCards, layout: Layout, place: Place): SeatCardLayout {
  const { cards, isOwn, isOpen, isSorted } = hand;
  if (isOpen) return layoutOpenCards(cards, layout, place);
  const width = isOwn ? layout.own.card : layout.faceDown;
  const overlap = isOwn ? ownOverlap(width, cards.length, layout) : hiddenOverlap(width, cards.length, place);
  // A sorted card keeps its position in the hand, by which a command names it; only its place is another.
  const spread = isOwn && isSorted ? sortedPositions(cards).map((position) => position * overlap) : undefined;
  return { width, shows: overlap, spread, total: rowWidth(width, cards.length, overlap), height: width * CARD_ASPECT };
}

/** The part of an open card that shows its rank. */
const INDEX_WIDTH = 0.5;

/** Another player's open cards, so small that the rank of each is visible. */
function layoutOpenCards(cards: readonly string[], layout: Layout, place: Place): SeatCardLayout {
  const room = layout.coversFace && cards.length > 2 ? place.plate.width : place.cards.room;
  const isDown = cards.map((card) => card === FACE_DOWN);
  const downCount = isDown.filter(Boolean).length;
  const minWidths = 1 + (cards.length - downCount - 1) * INDEX_WIDTH + downCount * FACE_DOWN_STEP;
  const width = Math.min(layout.openHeight / CARD_ASPECT, room / minWidths);
  const spread = overlapFaceDown(isDown, room / width);
  return { width, shows: INDEX_WIDTH, spread, total: width * (Math.max(0, ...spread) + 1), height: width * CARD_ASPECT };
}

/** The player's own cards lie side by side, and closer together if there is little room. */
function ownOverlap(width: number, count: number, layout: Layout): number {
  return overlap(width, count, Math.max(layout.own.room, width), 1.055);
}

/** Face-down cards lie on each other; the more, the closer. */
function hiddenOverlap(width: number, count: number, place: Place): number {
  const room = place.cards.align === 'center' ? place.cards.room * 0.6 : place.cards.room;
  return Math.min(0.53 - Math.max(0, count - 2) * 0.07, (room - width) / Math.max(1, (count - 1) * width));
}
