/** The layout of the cards of one seat: their width, how far they overlap, and how much the plate covers. */
import { FACE_DOWN, inOrder } from '../../lib/cards';
import { overlap, overlapFaceDown, TALL, type Layout, type Place } from './seatLayout';

export interface SeatCards {
  cards: readonly string[];
  /** The seat of the player who looks. */
  isOwn: boolean;
  /** Another player's cards lie face up, at least one of them. */
  isOpen: boolean;
  /** The player prefers the own hand sorted. */
  isSorted: boolean;
}

export interface SeatCardLayout {
  width: number;
  /** The part of each card that the next one leaves visible, in widths of a card. */
  shows: number;
  /** The place of each card in widths of a card, where they do not simply follow each other. */
  spread: readonly number[] | undefined;
  /** The part of the height that lies behind the plate; never the rank and suit of an open card. */
  hidden: number;
}

export function layoutSeatCards(hand: SeatCards, lay: Layout, place: Place): SeatCardLayout {
  const { cards, isOwn, isOpen } = hand;
  const width = (isOwn ? lay.own.card : lay.card) * (isOpen ? openScale(cards.length, lay) : 1);
  const room = isOwn ? lay.own.room : isOpen ? lay.spread : lay.plate.width * 0.8;
  const shows = overlap(width, cards.length, room, mostShown(hand, lay));
  return { width, shows, spread: spreadOf(hand, room / width, shows), hidden: hiddenPart(hand, width, lay, place) };
}

function openScale(count: number, { shape }: Layout): number {
  if (shape === 'tall') return count > 4 ? 1.06 : count > 2 ? 1 : 1.14;
  return count > 4 ? 1.14 : 1.06;
}

function mostShown({ isOwn, isOpen }: SeatCards, { shape }: Layout): number {
  if (isOwn) return 1.05;
  return isOpen ? 0.94 : shape === 'tall' ? 0.4 : 0.5;
}

function spreadOf({ cards, isOwn, isOpen, isSorted }: SeatCards, room: number, shows: number): readonly number[] | undefined {
  if (isOpen) return overlapFaceDown(cards.map((card) => card === FACE_DOWN), room);
  // A sorted card keeps its position in the hand, by which a command names it; only its place is another.
  return isOwn && isSorted ? inOrder(cards).map((position) => position * shows) : undefined;
}

function hiddenPart({ cards, isOwn, isOpen }: SeatCards, width: number, lay: Layout, place: Place): number {
  if (isOwn) return 0.13;
  const height = width * TALL;
  if (!isOpen) return 1 - lay.peek / height;
  const isTall = lay.shape === 'tall';
  const usual = isTall ? (place.side === 'top' && cards.length < 5 ? 0.34 : 0.04) : cards.length > 4 ? 0.13 : 0.2;
  // At the upper edge the cards have the height between it and the plate, and are lifted by 8 %.
  const above = (place.y - lay.plate.height / 2) / height - 0.08;
  return Math.max(usual, Math.min(0.45, 1 - above));
}
