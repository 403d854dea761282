/** How the floor's phrases are said on its page: players by their seats, cards with their signs. */
import { cardOf, corner, suitOf } from '../lib/cards';
import type { FloorField, SeatedPlayer, VerdictSheet } from '../lib/http';
import { chips, t } from '../lib/i18n/index.svelte';
import type { Money } from '../lib/wire';
import { reader } from '../lib/words/reader';
import { capital, say, sentence, type Person, type Phrase, type Reader } from '../lib/words/say';
import { chipsOf, type Told, type Value } from './telling';

const SIGNS: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** Who sits where, as far as anybody has said. */
export interface Seats {
  /** The players of a table of the room. */
  readonly players: readonly SeatedPlayer[];
  /** Somebody has named the seat that it is about. */
  readonly named: boolean;
  readonly money?: Money;
}

export const NOBODY: Seats = { players: [], named: false };

/** What a seat is called, from 0. */
export function seatName(seat: number, { players }: Seats): string {
  return players.find((each) => each.seat === seat)?.player ?? t('floor.seat', { seat: seat + 1 });
}

function readerOf(seats: Seats): Reader {
  const name = (person: Person): string | null => {
    if ('player' in person) return person.player;
    if (!('seat' in person)) return t('floor.seat', { seat: person.chair });
    const isUnnamed = person.seat === 0 && !seats.named && !seats.players.length;
    return isUnnamed ? null : seatName(person.seat, seats);
  };
  return { ...reader(seats.money), name, isYou: () => false, cards: (cards) => cards.map(cardSign).join(' ') };
}

/** A phrase as a sentence. */
export function told(phrase: Phrase, seats: Seats): string {
  return sentence(phrase, readerOf(seats));
}

/** The same within a line. */
export function part(phrase: Phrase, seats: Seats): string {
  return say(phrase, readerOf(seats));
}

const cardSign = (card: number): string => {
  const name = cardOf(card);
  return `${corner(name)}${SIGNS[suitOf(name) ?? ''] ?? ''}`;
};

/** What was told of a field, in a few words. */
export function valueText({ field, value }: Told, seats: Seats): string {
  const answer = field.answers.find((each) => each.value === value);
  if (answer) return told(answer.said, seats);
  switch (field.kind) {
    case 'seat':
      return seatName(Number(value), seats);
    case 'cards':
      return chipsOf(value).map(cardSign).join(' ');
    case 'chips':
      return row(chipsOf(value), seats);
    case 'motions':
      return (value as readonly (readonly number[])[]).map((each) => row(each, seats)).join(' → ');
    case 'amount':
      return amount(value, seats);
    case 'rank':
      return rankText(Number(value));
    default:
      return String(value);
  }
}

const row = (each: readonly number[], seats: Seats): string => each.map((chip) => amount(chip, seats)).join(' + ');
const amount = (value: Value, seats: Seats): string => chips(Number(value), seats.money);

/** A rank as lowball counts it: an ace is 14, or 1 where it is low. */
export function rankText(rank: number): string {
  return ({ 1: t('floor.ace-low'), 11: 'J', 12: 'Q', 13: 'K', 14: 'A' } as Record<number, string>)[rank] ?? String(rank);
}

/** A verdict in a line, for a list. */
export function brief(verdict: VerdictSheet, seats: Seats): string {
  switch (verdict.type) {
    case 'ruling':
      return capital(verdict.orders.map((each) => part(each, seats)).join('; '));
    case 'leaves':
      return `${t('floor.decides')}: ${verdict.choices.map((each) => each.orders.map((order) => part(order, seats)).join('; ')).join(` ${t('floor.or')} `)}`;
    case 'asks':
      return t('floor.asks-first', { question: questionOf(verdict.asks, seats) });
  }
}

/** A question as it is asked. */
export const questionOf = (field: FloorField, seats: Seats): string => told(field.question, seats);
