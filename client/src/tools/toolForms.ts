/** The forms of the dealer's tools: their inputs, and the requests built from them. */
import { api } from '../lib/api';
import type { ClockLevel, LegalRaise, OddChips, ReturnPosts, PotMaximum, ShowdownOrder, SidePots } from '../lib/http';
import type { Key } from '../lib/i18n/index.svelte';

/** The kinds of inputs: chips, a count, text, yes or no, seats, chips by seat, lines. */
export type Kind = 'amount' | 'count' | 'text' | 'lines' | 'flag' | 'chair' | 'chairs' | 'stacks' | 'folded' | 'choice';

export interface ToolField {
  readonly name: string;
  readonly kind: Kind;
  /** The value sent for an empty input; an input without it is required. */
  readonly usual?: Value;
  readonly choices?: readonly string[];
}

export type Value = string | number | boolean | readonly number[];

export type ToolName = 'side-pots' | 'pot-limit' | 'legal-raise' | 'odd-chips' | 'shows-first' | 'owed' | 'levels';

export interface Tool {
  readonly name: ToolName;
  readonly asks: readonly ToolField[];
  /** True if the result depends on the authority. */
  readonly byRules: boolean;
}

const DEFAULT_GAME = "no-limit hold'em 100/200";

export const TOOLS: readonly Tool[] = [
  {
    name: 'side-pots',
    byRules: false,
    asks: [{ name: 'put_in', kind: 'stacks' }, { name: 'folded', kind: 'folded', usual: [] }, { name: 'dead', kind: 'amount', usual: 0 }],
  },
  {
    name: 'pot-limit',
    byRules: false,
    asks: [
      { name: 'middle', kind: 'amount' },
      { name: 'bets', kind: 'stacks', usual: [] },
      { name: 'own', kind: 'amount', usual: 0 },
      { name: 'round_up', kind: 'amount', usual: 1 },
    ],
  },
  {
    name: 'legal-raise',
    byRules: true,
    asks: [
      { name: 'game', kind: 'text', usual: DEFAULT_GAME },
      { name: 'street', kind: 'choice', usual: '', choices: ['', 'flop', 'turn', 'river'] },
      { name: 'actions', kind: 'text', usual: '' },
      { name: 'players', kind: 'count', usual: 0 },
      { name: 'to', kind: 'amount', usual: 0 },
    ],
  },
  {
    name: 'odd-chips',
    byRules: true,
    asks: [
      { name: 'chips', kind: 'amount' },
      { name: 'winners', kind: 'chairs' },
      { name: 'low', kind: 'chairs', usual: [] },
      { name: 'button', kind: 'chair', usual: 0 },
      { name: 'unit', kind: 'amount', usual: 1 },
    ],
  },
  {
    name: 'shows-first',
    byRules: true,
    asks: [
      { name: 'chairs', kind: 'chairs' },
      { name: 'button', kind: 'chair' },
      { name: 'last_bet', kind: 'chair', usual: 0 },
      { name: 'all_in', kind: 'flag', usual: false },
      { name: 'pushed', kind: 'chair', usual: 0 },
    ],
  },
  {
    name: 'owed',
    byRules: false,
    asks: [
      { name: 'game', kind: 'text', usual: DEFAULT_GAME },
      { name: 'preset', kind: 'choice', usual: 'cash', choices: ['cash', 'online', 'tournament', 'home'] },
      { name: 'missed_big', kind: 'flag', usual: false },
      { name: 'missed_small', kind: 'flag', usual: false },
      { name: 'new', kind: 'flag', usual: false },
      { name: 'bet', kind: 'amount', usual: 0 },
    ],
  },
  {
    name: 'levels',
    byRules: true,
    asks: [{ name: 'levels', kind: 'lines' }, { name: 'minutes', kind: 'count', usual: 20 }],
  },
];

/** Return the address of a tool with some inputs filled in. */
export function toolUrl(tool: string, values: Readonly<Record<string, Value>>): string {
  const query = Object.entries(values).map(([name, value]) => `&${name}=${encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))}`);
  return `/tools?tool=${tool}${query.join('')}`;
}

/** Parse the inputs of a tool from an address; invalid ones are left out. */
export function valuesFromUrl(tool: Tool, query: URLSearchParams): Record<string, Value> {
  const parsedFields = tool.asks.map(({ name, kind }) => [name, parseValue(kind, query.get(name) ?? '')] as const);
  return Object.fromEntries(parsedFields.filter((entry): entry is readonly [string, Value] => entry[1] !== undefined));
}

function parseValue(kind: Kind, text: string): Value | undefined {
  const row = /^\d{1,12}(,\d{1,12})*$/.test(text) ? text.split(',').map(Number) : undefined;
  if (kind === 'stacks' || kind === 'chairs' || kind === 'folded') return row;
  if (kind === 'amount' || kind === 'count' || kind === 'chair') return row?.length === 1 ? row[0] : undefined;
  if (kind === 'flag') return text === 'true' || undefined;
  return text || undefined;
}

/** Return the message key of an input's name. */
export const labelOf = (name: string): Key => `tool-of-${name}` as Key;

/** Return true if all required inputs are filled in. */
export function isComplete(tool: Tool, values: Readonly<Record<string, Value>>): boolean {
  return tool.asks.every((field) => field.usual !== undefined || !isEmptyValue(values[field.name]));
}

const isEmptyValue = (value: Value | undefined): boolean => value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** The filled inputs of a tool as request values; empty inputs have their defaults. */
export class FilledForm {
  readonly #values: Readonly<Record<string, Value | undefined>>;

  constructor(tool: Tool, values: Readonly<Record<string, Value>>) {
    this.#values = Object.fromEntries(tool.asks.map(({ name, usual }) => [name, isEmptyValue(values[name]) ? usual : values[name]]));
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
type Answer = SidePots | PotMaximum | LegalRaise | OddChips | ShowdownOrder | ReturnPosts | readonly ClockLevel[];

/** The request of each tool, by the chosen authority. */
export const COMPUTE_TOOL: Readonly<Record<ToolName, (of: FilledForm, by: string) => Promise<Answer>>> = {
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
