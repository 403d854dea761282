/** The data of the picture of a ruling: the described chips and cards, and the chips after the ruling. */
import type { VerdictResponse } from '../lib/http';
import type { Phrase } from '../lib/words/phraseFormatter';
import type { Key } from '../lib/i18n/index.svelte';
import { answeredChips, type FieldAnswer } from './floorAnswers';

/** Chips that belong together. */
export interface ChipGroup {
  readonly label: Key;
  /** The number of the motion, if there are several. */
  readonly n: number;
  readonly chips: readonly number[];
}

/** An amount of chips, and its destination. */
export interface ChipOutcome {
  readonly label: Key;
  readonly chips: number;
}

export interface Diagram {
  readonly groups: readonly ChipGroup[];
  readonly cards: readonly number[];
  readonly outcomes: readonly ChipOutcome[];
}

/** Return the described chips and cards, and the outcome of the ruling; null if none were described. */
export function buildDiagram(answers: readonly FieldAnswer[], verdict: VerdictResponse): Diagram | null {
  const groups = answers.flatMap(chipGroups);
  const cards = answers.filter((given) => given.field.kind === 'cards').flatMap((given) => answeredChips(given.value));
  if (!groups.length && !cards.length) return null;
  const outcomes = groups.length && verdict.type === 'ruling' ? verdict.orders.flatMap(chipOutcomes) : [];
  return { groups, cards, outcomes };
}

const FIELD_LABELS: Readonly<Record<string, Key>> = {
  'seen.old': 'floor-drawn-old',
  'seen.took': 'floor-drawn-took',
};

function chipGroups({ field, value }: FieldAnswer): ChipGroup[] {
  if (field.kind === 'chips') return [{ label: FIELD_LABELS[field.field] ?? 'floor-drawn-motion', n: 1, chips: answeredChips(value) }];
  if (field.kind !== 'motions') return [];
  return (value as readonly (readonly number[])[]).map((chips, at) => ({ label: 'floor-drawn-motion', n: at + 1, chips }));
}

/** The fields of an action that hold its amount of chips. */
const SIZE_FIELDS = ['chips', 'to', 'least'] as const;

function chipOutcomes(order: Phrase): ChipOutcome[] {
  if (order.say === 'ChipsTakenBack') return [{ label: 'floor-drawn-back', chips: Number(order.chips) }];
  if (order.say !== 'BindingAction') return [];
  const actionPhrase = order.act as Phrase;
  const size = SIZE_FIELDS.map((name) => actionPhrase[name]).find((amount) => typeof amount === 'number');
  return size === undefined ? [] : [{ label: 'floor-drawn-in', chips: Number(size) }];
}
