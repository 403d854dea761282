/** Cards by their two characters, as in `As`: names and shapes. */
import type { MessageArguments, Key } from './i18n/index.svelte';

export type Suit = 'c' | 'd' | 'h' | 's';

/** The shape of a suit in a square of 32 by 32, drawn for this client. */
export const SUIT_SHAPES: Record<Suit, string> = {
  s: 'M16 1.5C13.6 7.4 3.2 12 3.2 19.8c0 4.2 3 6.6 6.4 6.6 2.2 0 4-.9 5.1-2.4-.2 3-1.4 5.2-4.2 6.5h11c-2.8-1.3-4-3.5-4.2-6.5 1.1 1.5 2.9 2.4 5.1 2.4 3.4 0 6.4-2.4 6.4-6.6C28.8 12 18.4 7.4 16 1.5Z',
  h: 'M16 30C13 24.6 2.5 18.7 2.5 10.8 2.5 6.2 5.9 3 9.7 3c2.8 0 5.1 1.6 6.3 4.2C17.2 4.6 19.5 3 22.3 3c3.8 0 7.2 3.2 7.2 7.8C29.5 18.7 19 24.6 16 30Z',
  d: 'M16 1c2.6 5.6 6.4 10.7 11 15-4.6 4.3-8.4 9.4-11 15C13.4 25.4 9.6 20.3 5 16 9.6 11.7 13.4 6.6 16 1Z',
  c: 'M16 2a6.3 6.3 0 0 1 5.3 9.7c-.6 1-1.3 1.8-1.9 2.4 1-.5 2.1-.8 3.4-.8a6.4 6.4 0 1 1-5.4 9.9c.2 3.5 1.4 5.9 4.2 7.3H10.4c2.8-1.4 4-3.8 4.2-7.3a6.4 6.4 0 1 1-5.4-9.9c1.3 0 2.4.3 3.4.8-.6-.6-1.3-1.4-1.9-2.4A6.3 6.3 0 0 1 16 2Z',
};

export const FACE_DOWN = '??';

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** The rank in the corner of a card: `10`, `K`. */
export function cornerRank(card: string): string {
  return card[0] === 'T' ? '10' : (card[0] ?? '');
}

export function suitOf(card: string): Suit | null {
  const suit = card[1] ?? '';
  return card.length === 2 && SUITS.includes(suit) ? (suit as Suit) : null;
}

/** The message keys that name a card, for `t('card-of', …)`. */
export function cardNameKeys(card: string): { rank: Key; suit: Key } | null {
  const suit = suitOf(card);
  if (!suit || !RANKS.includes(card[0] ?? '?')) return null;
  return { rank: `card-rank-${card[0]}` as Key, suit: `card-suit-${suit}` as Key };
}

/** Return the two characters of a card number; facts number the cards from 0. */
export function cardOf(number: number): string {
  if (number < 0 || number > 51) return FACE_DOWN;
  return `${RANKS[number >> 2]}${SUITS[number & 3]}`;
}

/** Return the position of each card from the left after sorting by rank, then by suit, from high to low. */
export function sortedPositions(cards: readonly string[]): number[] {
  const cardOrder = (card: string): number => RANKS.indexOf(card[0] ?? '') * 4 + SUITS.indexOf(card[1] ?? '');
  const order = cards.map((_, place) => place);
  order.sort((a, b) => cardOrder(cards[b]!) - cardOrder(cards[a]!) || a - b);
  return cards.map((_, place) => order.indexOf(place));
}

/** The spoken name of a card: `ace of spades`. */
export function spokenCard(card: string, t: (key: Key, filling?: MessageArguments) => string): string {
  const keys = cardNameKeys(card);
  return keys ? t('card-of', { rank: t(keys.rank), suit: t(keys.suit) }) : t('card-down');
}
