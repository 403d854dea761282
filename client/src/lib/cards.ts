/** Cards by their two characters, as in `As`: names and shapes. */
import type { MessageArguments, Key } from './i18n/index.svelte';

export type Suit = 'c' | 'd' | 'h' | 's';

/** The shape of a suit in a square of 32 by 32, drawn for this client. */
export const SHAPES: Record<Suit, string> = {
  s: 'M16 2C13 8 4 12.5 4 19a6 6 0 0 0 10.3 4.2C14 26 12.7 28.3 10.5 30h11c-2.2-1.7-3.5-4-3.8-6.8A6 6 0 0 0 28 19C28 12.5 19 8 16 2Z',
  h: 'M16 30C11 23.5 3 18.5 3 11a6.9 6.9 0 0 1 13-3.2A6.9 6.9 0 0 1 29 11c0 7.5-8 12.5-13 19Z',
  d: 'M16 2c3 5.5 6.5 10 10.5 14C22.5 20 19 24.5 16 30c-3-5.5-6.5-10-10.5-14C9.5 12 13 7.5 16 2Z',
  c: 'M16 2.5a6.3 6.3 0 0 0-5.2 9.9 6.3 6.3 0 1 0 3.6 9.8C14.2 25.6 13 28.2 10.5 30h11c-2.5-1.8-3.7-4.4-3.9-7.8a6.3 6.3 0 1 0 3.6-9.8A6.3 6.3 0 0 0 16 2.5Z',
};

export const FACE_DOWN = '??';

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** The rank in the corner of a card: `10`, `K`. */
export function corner(card: string): string {
  return card[0] === 'T' ? '10' : (card[0] ?? '');
}

export function suitOf(card: string): Suit | null {
  const suit = card[1] ?? '';
  return card.length === 2 && SUITS.includes(suit) ? (suit as Suit) : null;
}

/** The message keys that name a card, for `t('card-of', …)`. */
export function nameKeys(card: string): { rank: Key; suit: Key } | null {
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
export function inOrder(cards: readonly string[]): number[] {
  const worth = (card: string): number => RANKS.indexOf(card[0] ?? '') * 4 + SUITS.indexOf(card[1] ?? '');
  const from = cards.map((_, place) => place);
  from.sort((a, b) => worth(cards[b]!) - worth(cards[a]!) || a - b);
  return cards.map((_, place) => from.indexOf(place));
}

/** The spoken name of a card: `ace of spades`. */
export function spokenCard(card: string, tell: (key: Key, filling?: MessageArguments) => string): string {
  const keys = nameKeys(card);
  return keys ? tell('card-of', { rank: tell(keys.rank), suit: tell(keys.suit) }) : tell('card-down');
}
