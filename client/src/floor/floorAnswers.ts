/** What somebody tells the floor, field by field, and what is sent of it. */
import type { FloorField, FloorSituation, Incident, RuleBody, Spot } from '../lib/http';

/** What is told of a field: an answer, a number, cards or chips, or several motions of chips. */
export type Value = number | string | boolean | readonly number[] | readonly (readonly number[])[];

/** A field, and what was told of it. */
export interface FieldAnswer {
  readonly field: FloorField;
  readonly value: Value;
}

/** The seat that it is about. */
export const WHO = 'spot.who';

/** What a table of the room knows by itself; *who* is asked first there, for the rest depends on it. */
export interface TableContext {
  readonly fields: readonly string[];
  readonly who?: FloorField;
}

/** What is needed and was not told yet. */
export function nextRequiredField({ needs }: FloorSituation, told: readonly FieldAnswer[], { fields, who }: TableContext): FloorField | null {
  const asked = who ? [who, ...needs.filter((field) => field.field !== WHO)] : needs;
  return asked.find((field) => !fields.includes(field.field) && !answerTo(told, field.field)) ?? null;
}

/** What was told of a field. */
export function answerTo(told: readonly FieldAnswer[], field: string): FieldAnswer | undefined {
  return told.find((each) => each.field.field === field);
}

/** The same with something else told of a field; what was told later stays as it is. */
export function withAnswer(told: readonly FieldAnswer[], field: FloorField, value: Value): FieldAnswer[] {
  const next = { field, value };
  return answerTo(told, field.field) ? told.map((each) => (each.field.field === field.field ? next : each)) : [...told, next];
}

/** Without what was told of a field, and without all that was asked because of it. */
export function withoutAnswer(told: readonly FieldAnswer[], field: string): FieldAnswer[] {
  return told.filter((each) => each.field.field !== field);
}

/** By whose rules something is judged, and in what those are changed. */
export interface Authority {
  readonly by: string;
  readonly but: Readonly<Record<string, string | number | boolean>>;
}

/** What is asked of the room; *moment* is what is known of it before anything is told. */
export function rulingRequest(situation: FloorSituation, told: readonly FieldAnswer[], { by, but }: Authority, moment: Spot = {}): RuleBody {
  const seen: Record<string, unknown> = { see: situation.see, ...situation.given };
  const spot: Record<string, unknown> = { ...moment };
  for (const { field, value } of told) {
    const [of, name] = field.field.split('.') as ['seen' | 'spot', string];
    (of === 'spot' ? spot : seen)[name] = value;
    if (field.field === WHO) seen.who = value;
  }
  // What a situation becomes is said by the room that has listed it.
  return { seen: seen as unknown as Incident, spot: spot as Spot, by, but };
}

/** The situations in whose names all these words stand, whatever accents they are written with. */
export function searchSituations<S>(situations: readonly S[], words: string, named: (situation: S) => string): S[] {
  const sought = plain(words).split(/\s+/).filter(Boolean);
  return situations.filter((each) => {
    const name = plain(named(each));
    return sought.every((word) => name.includes(word));
  });
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All chips of a field that has some, as one row. */
export function chipsOf(value: Value): number[] {
  return Array.isArray(value) ? (value as readonly (number | readonly number[])[]).flat() : [];
}

/** How many chips or cards there are at most: nobody taps more. */
export const MOST = 60;
