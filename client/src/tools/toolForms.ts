/** The forms of the dealer's tools: their inputs, and the requests built from them. */
import { api } from '../lib/api';
import type { ClockLevel, LegalRaise, OddChips, ReturnPosts, PotMaximum, ShowdownOrder, SidePots } from '../lib/http';
import type { Key } from '../lib/i18n/index.svelte';

/** The kinds of inputs: chips, a count, text, yes or no, seats, chips by seat, lines. */
export type ToolFieldKind = 'amount' | 'count' | 'text' | 'lines' | 'flag' | 'chair' | 'chairs' | 'stacks' | 'folded' | 'choice';

export interface ToolField {
  readonly name: string;
  readonly kind: ToolFieldKind;
  /** The value sent for an empty input; an input without it is required. */
  readonly defaultValue?: ToolValue;
  readonly choices?: readonly string[];
}

export type ToolValue = string | number | boolean | readonly number[];

export type ToolName = 'side-pots' | 'pot-limit' | 'legal-raise' | 'odd-chips' | 'shows-first' | 'owed' | 'levels';

export interface Tool {
  readonly name: ToolName;
  readonly fields: readonly ToolField[];
  /** True if the result depends on the authority. */
  readonly usesRules: boolean;
}

const DEFAULT_GAME = "no-limit hold'em 100/200";

export const TOOLS: readonly Tool[] = [
  {
    name: 'side-pots',
    usesRules: false,
    fields: [{ name: 'put_in', kind: 'stacks' }, { name: 'folded', kind: 'folded', defaultValue: [] }, { name: 'dead', kind: 'amount', defaultValue: 0 }],
  },
  {
    name: 'pot-limit',
    usesRules: false,
    fields: [
      { name: 'middle', kind: 'amount' },
      { name: 'bets', kind: 'stacks', defaultValue: [] },
      { name: 'own', kind: 'amount', defaultValue: 0 },
      { name: 'round_up', kind: 'amount', defaultValue: 1 },
    ],
  },
  {
    name: 'legal-raise',
    usesRules: true,
    fields: [
      { name: 'game', kind: 'text', defaultValue: DEFAULT_GAME },
      { name: 'street', kind: 'choice', defaultValue: '', choices: ['', 'flop', 'turn', 'river'] },
      { name: 'actions', kind: 'text', defaultValue: '' },
      { name: 'players', kind: 'count', defaultValue: 0 },
      { name: 'to', kind: 'amount', defaultValue: 0 },
    ],
  },
  {
    name: 'odd-chips',
    usesRules: true,
    fields: [
      { name: 'chips', kind: 'amount' },
      { name: 'winners', kind: 'chairs' },
      { name: 'low', kind: 'chairs', defaultValue: [] },
      { name: 'button', kind: 'chair', defaultValue: 0 },
      { name: 'unit', kind: 'amount', defaultValue: 1 },
    ],
  },
  {
    name: 'shows-first',
    usesRules: true,
    fields: [
      { name: 'chairs', kind: 'chairs' },
      { name: 'button', kind: 'chair' },
      { name: 'last_bet', kind: 'chair', defaultValue: 0 },
      { name: 'all_in', kind: 'flag', defaultValue: false },
      { name: 'pushed', kind: 'chair', defaultValue: 0 },
    ],
  },
  {
    name: 'owed',
    usesRules: false,
    fields: [
      { name: 'game', kind: 'text', defaultValue: DEFAULT_GAME },
      { name: 'preset', kind: 'choice', defaultValue: 'cash', choices: ['cash', 'online', 'tournament', 'home'] },
      { name: 'missed_big', kind: 'flag', defaultValue: false },
      { name: 'missed_small', kind: 'flag', defaultValue: false },
      { name: 'new', kind: 'flag', defaultValue: false },
      { name: 'bet', kind: 'amount', defaultValue: 0 },
    ],
  },
  {
    name: 'levels',
    usesRules: true,
    fields: [{ name: 'levels', kind: 'lines' }, { name: 'minutes', kind: 'count', defaultValue: 20 }],
  },
];

/** Return the address of a tool with some inputs filled in. */
export function toolUrl(tool: string, values: Readonly<Record<string, ToolValue>>): string {
  const query = Object.entries(values).map(([name, value]) => `&${name}=${encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))}`);
  return `/tools?tool=${tool}${query.join('')}`;
}

/** Parse the inputs of a tool from an address; invalid ones are left out. */
export function valuesFromUrl(tool: Tool, query: URLSearchParams): Record<string, ToolValue> {
  const parsedFields = tool.fields.map(({ name, kind }) => [name, parseValue(kind, query.get(name) ?? '')] as const);
  return Object.fromEntries(parsedFields.filter((entry): entry is readonly [string, ToolValue] => entry[1] !== undefined));
}

function parseValue(kind: ToolFieldKind, text: string): ToolValue | undefined {
  const row = /^\d{1,12}(,\d{1,12})*$/.test(text) ? text.split(',').map(Number) : undefined;
  if (kind === 'stacks' || kind === 'chairs' || kind === 'folded') return row;
  if (kind === 'amount' || kind === 'count' || kind === 'chair') return row?.length === 1 ? row[0] : undefined;
  if (kind === 'flag') return text === 'true' || undefined;
  return text || undefined;
}

/** Return the message key of an input's name. */
export const fieldLabel = (name: string): Key => `tool-of-${name}` as Key;

/** Return true if all required inputs are filled in. */
export function isComplete(tool: Tool, values: Readonly<Record<string, ToolValue>>): boolean {
  return tool.fields.every((field) => field.defaultValue !== undefined || !isEmptyValue(values[field.name]));
}

const isEmptyValue = (value: ToolValue | undefined): boolean => value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** The filled inputs of a tool as request values; empty inputs have their defaults. */
export class FilledForm {
  readonly #values: Readonly<Record<string, ToolValue | undefined>>;

  constructor(tool: Tool, values: Readonly<Record<string, ToolValue>>) {
    this.#values = Object.fromEntries(tool.fields.map(({ name, defaultValue: usual }) => [name, isEmptyValue(values[name]) ? usual : values[name]]));
  }

  number = (name: string): number => Number(this.#values[name] ?? 0);
  text = (name: string): string => String(this.#values[name] ?? '');
  flag = (name: string): boolean => this.#values[name] === true;
  words = (name: string): string[] => this.text(name).split(/[\s,]+/).filter(Boolean);
  lines = (name: string): string[] => this.text(name).split('\n').map((line) => line.trim()).filter(Boolean);

  numbers = (name: string): readonly number[] => {
    const value = this.#values[name];
    return typeof value === 'object' ? value : [];
  };
}

/** The result of a tool, step by step; one result per level for the levels of a clock. */
type ToolResult = SidePots | PotMaximum | LegalRaise | OddChips | ShowdownOrder | ReturnPosts | readonly ClockLevel[];

/** The request of each tool, by the chosen authority. */
export const COMPUTE_TOOL: Readonly<Record<ToolName, (form: FilledForm, by: string) => Promise<ToolResult>>> = {
  'side-pots': ({ numbers, number }) =>
    api.tools.sidePots({ put_in: numbers('put_in'), folded: numbers('folded'), dead: number('dead') }),
  'pot-limit': ({ numbers, number }) =>
    api.tools.potLimit({ middle: number('middle'), bets: numbers('bets'), own: number('own'), round_up: number('round_up') }),
  'legal-raise': ({ text, words, number }, by) =>
    api.tools.legalRaise({
      by,
      game: text('game'),
      street: text('street'),
      actions: words('actions'),
      players: number('players'),
      to: number('to'),
    }),
  'odd-chips': ({ numbers, number }, by) =>
    api.tools.oddChips({
      by,
      chips: number('chips'),
      winners: numbers('winners'),
      low: numbers('low'),
      button: number('button'),
      unit: number('unit'),
    }),
  'shows-first': ({ numbers, number, flag }, by) =>
    api.tools.showsFirst({
      by,
      chairs: numbers('chairs'),
      button: number('button'),
      last_bet: number('last_bet'),
      all_in: flag('all_in'),
      pushed: number('pushed'),
    }),
  owed: ({ text, flag, number }) =>
    api.tools.owed({
      game: text('game'),
      preset: text('preset'),
      missed_big: flag('missed_big'),
      missed_small: flag('missed_small'),
      new: flag('new'),
      bet: number('bet'),
    }),
  levels: ({ lines, number }, by) => api.tools.levels({ by, levels: lines('levels'), minutes: number('minutes') }),
};
