/** The room's HTTP API: what is asked for once, and not watched. */
import type { Fact, Sit } from './wire';
import type { Proof } from './verify';

export interface Me {
  /** Empty if nobody is logged in. */
  name: string;
  guest: boolean;
  admin: boolean;
  csrf: string;
  locale: string;
}

export interface TableLine {
  id: string;
  name: string;
  game: string;
  chairs: number;
  seated: number;
  watching: number;
  blinds: readonly number[];
  private: boolean;
  host: string;
  playing: boolean;
  /** Who asks sits there. */
  yours: boolean;
}

export interface TableSheet {
  id: string;
  name: string;
  host: string;
  /** `host`, `player`, or nothing. */
  role: string;
  /** One may see it. */
  entered: boolean;
  closed: boolean;
  need_password: boolean;
  settings: TableSettings | null;
  rules_toml: string;
  /** The link to send to friends; only for a host. */
  invite: string;
  /** One may watch now; else one sits down first. */
  may_watch: boolean;
  /** The chairs that are free. */
  free: readonly number[];
  /** The least and the most that one sits down with; 0 is any number. */
  bring: readonly [number, number];
}

/** What a host has decided about his table beyond the rules of the game. */
export interface TableSettings {
  private: boolean;
  /** Never told. */
  password: string;
  spectators: boolean;
  /** Seconds by which those without a chair see everything later. */
  delay: number;
  /** Hands begin by themselves. */
  auto: boolean;
  /** Seconds between hands. */
  between: number;
  chat: boolean;
  restart: 'resume' | 'void';
  /** Seconds that a table waits after a restart for those who have to act. */
  grace: number;
  /** Seconds that a bot thinks, on average. */
  bot_pace: number;
}

/** What a host changes of them. */
export type Changes = Partial<TableSettings>;

export interface NewTable {
  name?: string;
  preset?: string;
  toml?: string;
  game?: string;
  private?: boolean;
  password?: string;
  bots?: number;
  spectators?: boolean;
  delay?: number;
  approval?: boolean | null;
  between?: number | null;
}

export interface PresetSheet {
  name: string;
  title: string;
  game: string;
  toml: string;
}

/** What an option may be: as it stands in a configuration. */
export type OptionValue = string | number | boolean | readonly (string | number)[];

export interface OptionSheet {
  /** As in a configuration: `button.rule`. */
  key: string;
  type: 'choice' | 'flag' | 'number' | 'list';
  choices: readonly string[];
  default: OptionValue;
  min: number | null;
  max: number | null;
  text: string;
  rules: readonly string[];
  /** What each preset has. */
  presets: Readonly<Record<string, OptionValue>>;
}

export interface OptionGroup {
  group: string;
  title: string;
  options: readonly OptionSheet[];
}

export interface LedgerLine {
  player: string;
  bought: number;
  cashed_out: number;
  chips: number;
  net: number;
  due: number;
}

export interface Transfer {
  from: string;
  to: string;
  chips: number;
}

export interface Adjustment {
  at: number;
  player: string;
  chips: number;
  reason: string;
}

export interface LedgerAnswer {
  players: readonly LedgerLine[];
  rake: number;
  kitty: number;
  jackpot: number;
  time_fees: number;
  carried: number;
  /** Who pays whom, in as few payments as can be. */
  transfers: readonly Transfer[];
  adjustments: readonly Adjustment[];
}

export interface Share {
  player: string;
  chips: number;
}

export interface HandLine {
  hand: number;
  at: number;
  game: string;
  pot: number;
  winners: readonly Share[];
  called_off: boolean;
  /** Why it was not played to its end; empty if it was. */
  ended: string;
  /** What everybody who played it had after it. */
  stacks: readonly Share[];
}

export interface HandSheet {
  hand: number;
  at: number;
  game: string;
  players: readonly string[];
  chairs: readonly number[];
  facts: readonly Fact[];
  /** The hand told in sentences. */
  steps: readonly string[];
}

export interface PostedLine {
  name: string;
  here: string;
  usual: boolean;
  choices: string;
  meaning: string;
  rules: readonly string[];
}

export interface PostedSection {
  title: string;
  lines: readonly PostedLine[];
}

export interface PostedRules {
  title: string;
  first: readonly (readonly [string, string])[];
  notices: readonly string[];
  sections: readonly PostedSection[];
}

export interface Key {
  id: string;
  note: string;
  bot: boolean;
  made_at: number;
}

/** The room said no, and why. */
export class NotGranted extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string;

  constructor(status: number, code: string, why: string, rule = '') {
    super(why);
    this.status = status;
    this.code = code;
    this.rule = rule;
  }
}

let csrf = '';

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') headers['X-CSRF'] = csrf;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
  }).catch(() => {
    throw new NotGranted(0, 'unreachable', '');
  });
  const text = await response.text();
  const answer = read(text);
  if (response.ok) return answer as T;
  const { code = 'trouble', why = '', rule = '' } = (answer ?? {}) as Record<string, string>;
  throw new NotGranted(response.status, code, why, rule);
}

function read(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
const of = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  async me(): Promise<Me> {
    const me = await get<Me>('/api/me');
    csrf = me.csrf;
    return me;
  },
  guest: (name: string) => post<unknown>('/api/guest', { name }),
  register: (name: string, password: string) => post<unknown>('/api/accounts', { name, password }),
  login: (name: string, password: string) => post<unknown>('/api/login', { name, password }),
  password: (password: string, old: string) => post<unknown>('/api/password', { password, old }),
  logout: () => post<unknown>('/api/logout'),

  tables: () => get<readonly TableLine[]>('/api/tables'),
  start: (table: NewTable) => post<{ id: string; invite: string }>('/api/tables', table),
  about: (table: string) => get<TableSheet>(of(table)),
  enter: (table: string, by: { password: string } | { invite: string }) =>
    post<unknown>(`${of(table)}/enter`, by),
  options: () => get<readonly OptionGroup[]>('/api/options'),
  presets: () => get<readonly PresetSheet[]>('/api/presets'),
  games: () => get<readonly string[]>('/api/games'),
  settings: (table: string, changes: Changes) => ask<TableSheet>('PATCH', `${of(table)}/settings`, changes),
  sit: (table: string, wish: Sit, cmd: string) => post<unknown>(`${of(table)}/wish`, { cmd, wish }),
  role: (table: string, name: string, role: string) => post<unknown>(`${of(table)}/roles`, { name, role }),

  ledger: (table: string) => get<LedgerAnswer>(`${of(table)}/ledger`),
  hands: (table: string, before = 0) =>
    get<readonly HandLine[]>(`${of(table)}/hands${before ? `?before=${before}` : ''}`),
  hand: (table: string, hand: number) => get<HandSheet>(`${of(table)}/hands/${hand}`),
  proof: (table: string, hand: number) => get<Proof>(`${of(table)}/hands/${hand}/proof`),
  rules: (table: string) => get<PostedRules>(`${of(table)}/rules`),

  keys: () => get<readonly Key[]>('/api/keys'),
  makeKey: (note: string, bot: boolean) => post<{ id: string; key: string }>('/api/keys', { note, bot }),
  dropKey: (id: string) => ask<unknown>('DELETE', `/api/keys/${encodeURIComponent(id)}`),
};

/** Where something of a table is, for links and downloads. */
export const at = {
  csv: (table: string) => `${of(table)}/ledger.csv`,
  page: (table: string, hand: number) => `${of(table)}/hands/${hand}/page`,
  file: (table: string, hand: number, kind: string) => `${of(table)}/hands/${hand}.${kind}`,
};

