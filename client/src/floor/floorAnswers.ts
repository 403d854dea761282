/** The user's answers to the floor, by field, and the request built from them. */
import type { FloorCatalogue, FloorField, FloorSituation, Incident, RulingBody, Spot } from '../lib/http';

/** The value of an answer: a choice, a number, cards or chips, or several motions of chips. */
export type AnswerValue = number | string | boolean | readonly number[] | readonly (readonly number[])[];

/** A field and its answer. */
export interface FieldAnswer {
  readonly field: FloorField;
  readonly value: AnswerValue;
  /** True if the typed line does not mention the fact and the floor assumed the usual value. */
  readonly isAssumed?: boolean;
}

/** The field for the seat that the situation is about. */
export const WHO_FIELD = 'spot.who';

/**
 * The fields that a table of the room answers itself. *who* is asked first there, because other fields depend on the
 * seat.
 */
export interface TableContext {
  readonly fields: readonly string[];
  readonly who?: FloorField;
}

/** Return the situation of a key, or of the key that it had in older links. */
export function findSituation(catalogue: FloorCatalogue | null, key: string | null): FloorSituation | undefined {
  return key ? catalogue?.situations.find((situation) => situation.key === key || situation.former_key === key) : undefined;
}

/** Return the next required field without an answer. */
export function nextRequiredField({ needs }: FloorSituation, answers: readonly FieldAnswer[], { fields, who }: TableContext): FloorField | null {
  const askedFields = who ? [who, ...needs.filter((field) => field.field !== WHO_FIELD)] : needs;
  return askedFields.find((field) => !fields.includes(field.field) && !findAnswer(answers, field.field)) ?? null;
}

/** Return the answer of a field. */
export function findAnswer(answers: readonly FieldAnswer[], field: string): FieldAnswer | undefined {
  return answers.find((answer) => answer.field.field === field);
}

/** Return the answers with a new value for a field; the order of existing answers stays. */
export function withAnswer(answers: readonly FieldAnswer[], field: FloorField, value: AnswerValue): FieldAnswer[] {
  const next = { field, value };
  return findAnswer(answers, field.field) ? answers.map((answer) => (answer.field.field === field.field ? next : answer)) : [...answers, next];
}

/** Return the answers without that of a field. */
export function withoutAnswer(answers: readonly FieldAnswer[], field: string): FieldAnswer[] {
  return answers.filter((answer) => answer.field.field !== field);
}

/** An authority, with the options changed from it. */
export interface Authority {
  readonly by: string;
  readonly but: Readonly<Record<string, string | number | boolean>>;
}

/** Return the request for a ruling; *moment* is the known state before any answer. */
export function rulingRequest(situation: FloorSituation, answers: readonly FieldAnswer[], { by, but }: Authority, moment: Spot = {}): RulingBody {
  const incident: Record<string, unknown> = { see: situation.see, ...situation.given };
  const spot: Record<string, unknown> = { ...moment };
  for (const { field, value } of answers) {
    const [group, name] = field.field.split('.') as ['seen' | 'spot', string];
    (group === 'spot' ? spot : incident)[name] = value;
    if (field.field === WHO_FIELD) incident.who = value;
  }
  // The room has listed the situation, so it knows the type of these fields.
  return { seen: incident as unknown as Incident, spot: spot as Spot, by, but };
}

/** Return the situations whose names contain all words, ignoring case and accents. */
export function searchSituations<S>(situations: readonly S[], words: string, searchableName: (situation: S) => string): S[] {
  const searchWords = stripAccents(words).split(/\s+/).filter(Boolean);
  return situations.filter((situation) => {
    const name = stripAccents(searchableName(situation));
    return searchWords.every((word) => name.includes(word));
  });
}

const stripAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Return all chips of an answer as one list. */
export function answeredChips(value: AnswerValue): number[] {
  return Array.isArray(value) ? (value as readonly (number | readonly number[])[]).flat() : [];
}

/** The maximum number of chips or cards in an answer; more are not entered by tapping. */
export const MAX_OPTIONS = 60;
