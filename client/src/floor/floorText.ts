/** The floor's phrases as text: players by their seats, cards with their symbols. */
import { cardOf, cornerRank, suitOf } from '../lib/cards';
import type { FloorField, SeatedPlayer, VerdictResponse } from '../lib/http';
import { chips, t } from '../lib/i18n/index.svelte';
import type { Money } from '../lib/wire';
import { currentReader } from '../lib/words/roomPhrases';
import { capitalize, formatPhrase, formatSentence, type Person, type Phrase, type Reader } from '../lib/words/phraseFormatter';
import { answeredChips, type FieldAnswer, type AnswerValue } from './floorAnswers';

const SUIT_SIGNS: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** The seats with their players, as far as they are known. */
export interface SeatNames {
  /** The players of the table. */
  readonly players: readonly SeatedPlayer[];
  /** True after the user has named the seat that the situation is about. */
  readonly isSeatNamed: boolean;
  readonly money?: Money;
}

export const UNNAMED_SEATS: SeatNames = { players: [], isSeatNamed: false };

/** Return the name of a seat; seats count from 0. */
export function seatName(seat: number, { players }: SeatNames): string {
  return players.find((player) => player.seat === seat)?.player ?? t('floor-seat', { seat: seat + 1 });
}

function createReader(seats: SeatNames): Reader {
  const name = (person: Person): string | null => {
    if ('player' in person) return person.player;
    if (!('seat' in person)) return t('floor-seat', { seat: person.chair });
    const isUnnamed = person.seat === 0 && !seats.isSeatNamed && !seats.players.length;
    return isUnnamed ? null : seatName(person.seat, seats);
  };
  return { ...currentReader(seats.money), name, isYou: () => false, cards: (cards) => cards.map(cardSign).join(' ') };
}

/** Return a phrase as a sentence. */
export function phraseSentence(phrase: Phrase, seats: SeatNames): string {
  return formatSentence(phrase, createReader(seats));
}

/** Return a phrase as part of a line. */
export function phraseText(phrase: Phrase, seats: SeatNames): string {
  return formatPhrase(phrase, createReader(seats));
}

const cardSign = (card: number): string => {
  const name = cardOf(card);
  return `${cornerRank(name)}${SUIT_SIGNS[suitOf(name) ?? ''] ?? ''}`;
};

/** Return a short text of an answer. */
export function answerText({ field, value }: FieldAnswer, seats: SeatNames): string {
  const answer = field.answers.find((choice) => choice.value === value);
  if (answer) return phraseSentence(answer.said, seats);
  switch (field.kind) {
    case 'seat':
      return seatName(Number(value), seats);
    case 'cards':
      return answeredChips(value).map(cardSign).join(' ');
    case 'chips':
      return chipRowText(answeredChips(value), seats);
    case 'motions':
      return (value as readonly (readonly number[])[]).map((motion) => chipRowText(motion, seats)).join(' → ');
    case 'amount':
      return amountText(value, seats);
    case 'rank':
      return rankText(Number(value));
    default:
      return String(value);
  }
}

const chipRowText = (chipRow: readonly number[], seats: SeatNames): string => chipRow.map((chip) => amountText(chip, seats)).join(' + ');
const amountText = (value: AnswerValue, seats: SeatNames): string => chips(Number(value), seats.money);

/** Return the name of a lowball rank; an ace is 14, or 1 if it is low. */
export function rankText(rank: number): string {
  return ({ 1: t('floor-ace-low'), 11: 'J', 12: 'Q', 13: 'K', 14: 'A' } as Record<number, string>)[rank] ?? String(rank);
}

/** Return a one-line summary of a verdict. */
export function verdictSummary(verdict: VerdictResponse, seats: SeatNames): string {
  switch (verdict.type) {
    case 'ruling':
      return capitalize(verdict.orders.map((order) => phraseText(order, seats)).join('; '));
    case 'leaves':
      return `${t('floor-decides')}: ${verdict.choices.map((choice) => choice.orders.map((order) => phraseText(order, seats)).join('; ')).join(` ${t('floor-or')} `)}`;
    case 'asks':
      return t('floor-asks-first', { question: questionOf(verdict.asks, seats) });
  }
}

/** Return the text of a question. */
export const questionOf = (field: FloorField, seats: SeatNames): string => phraseSentence(field.question, seats);
