/** The room's HTTP API: what is asked for once, and not watched. */
import type { AnyEntry, LiveQuery, LiveRuleBody, LiveSettingsBody, NewLive } from './http';
import type {
  Assertion, AuditQuery, Attestation, BarBody, Endpoints, EnterBody, FilePath, HandsQuery, LegalRaiseBody, LevelsBody,
  LinkBody, Me, NewTable, NoteBody, OddChipsBody, OwedBody, PotLimitBody, ProofBody, Refusal, RuleBody, TextBody, RulesBody,
  SettingsBody, ShareBody, ShowsFirstBody, SidePotsBody, StatisticsQuery,
} from './http';
import { language } from './i18n/index.svelte';
import type { AnyWish } from './wire';
import type { Phrase } from './words/say';

/** The room said no, and why. */
export class NotGranted extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string;
  /** The option of a table that it is about; empty if it is about no single one. */
  readonly option: string;

  /** Why, as a phrase; null if there was no answer of the room's. */
  readonly said: Phrase | null;

  constructor(status: number, code: string, why: string, rule = '', option = '', said: Phrase | null = null) {
    super(why);
    this.said = said;
    this.option = option;
    this.status = status;
    this.code = code;
    this.rule = rule;
  }
}

/** What a path has names for: `{table}`. */
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** What any request may bring along. */
interface Sent {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: object;
  readonly body?: unknown;
}

/** What a request has to bring along, as the room has declared it. */
type Given<E extends keyof Endpoints> = Sent &
  ([Names<E>] extends [never] ? { path?: undefined } : { path: Readonly<Record<Names<E>, string | number>> }) &
  (Endpoints[E] extends { query: infer Query } ? { query?: Query } : { query?: undefined }) &
  (Endpoints[E] extends { body: infer Body } ? { body: Body } : { body?: undefined });

type Answer<E extends keyof Endpoints> = Endpoints[E]['answer'];

let csrf = '';

/** Ask for something: `ask('GET /api/tables/{table}', { path: { table } })`. */
export async function ask<E extends keyof Endpoints>(endpoint: E, ...given: object extends Given<E> ? [Given<E>?] : [Given<E>]): Promise<Answer<E>> {
  const { path = {}, query = {}, body }: Sent = given[0] ?? {};
  const gap = endpoint.indexOf(' ');
  const method = endpoint.slice(0, gap);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') headers['X-CSRF'] = csrf;
  const isSent = body !== undefined || method === 'POST';
  if (isSent) headers['Content-Type'] = 'application/json';
  const response = await fetch(`${filled(endpoint.slice(gap + 1), path)}${asked(query)}`, {
    method,
    headers,
    body: isSent ? JSON.stringify(body ?? {}) : undefined,
    credentials: 'same-origin',
  }).catch(() => {
    throw new NotGranted(0, 'unreachable', '');
  });
  const text = await response.text();
  if (response.ok) return decoded<Answer<E>>(text) ?? no(response.status, {});
  const refusal = decoded<Partial<Refusal>>(text) ?? {};
  if (refusal.said) await language.told();
  return no(response.status, refusal);
}

export function no(status: number, { code = 'trouble', why = '', rule = '', option = '', said }: Partial<Refusal>): never {
  throw new NotGranted(status, code, why, rule, option, said ?? null);
}

/** What the room has sent; null if it is no JSON. Its types are made from what the room declares, and are taken at their word. */
export function decoded<T>(text: string): T | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A path with its names filled in. */
function filled(path: string, names: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
}

/** A query of everything that is said; empty where nothing is. */
function asked(wishes: object): string {
  const said = Object.entries(wishes).filter(([, value]) => value);
  return said.length ? `?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}` : '';
}

/** A name for what is asked for: twice the same is done once. */
export function fresh(): string {
  return `h-${Date.now().toString(36)}-${Math.floor(Math.random() * 2 ** 32).toString(36)}`;
}

export const api = {
  async me(): Promise<Me> {
    const me = await ask('GET /api/me');
    csrf = me.csrf;
    return me;
  },
  guest: (name: string) => ask('POST /api/guest', { body: { name } }),
  register: (name: string, password: string) => ask('POST /api/accounts', { body: { name, password } }),
  login: (name: string, password: string) => ask('POST /api/login', { body: { name, password } }),
  loginCode: (code: string) => ask('POST /api/login/code', { body: { code } }),
  /** *alone*: in place of a name and a password. */
  askPasskey: (alone: boolean) => ask('POST /api/login/passkey/ask', { body: { alone } }),
  loginPasskey: (credential: Assertion) => ask('POST /api/login/passkey', { body: { credential } }),
  password: (password: string, old: string) => ask('POST /api/password', { body: { password, old } }),
  logout: () => ask('POST /api/logout'),

  deviceCode: (table: string) => ask('POST /api/device-codes', { body: { table } }),
  device: (code: string) => ask('POST /api/device', { body: { code } }),
  seatLink: (table: string, name: string) => ask('POST /api/tables/{table}/seat-link', { path: { table }, body: { name } }),

  tables: () => ask('GET /api/tables'),
  /** The player's own tables: those at which they sit, and those of which they are the host. */
  myTables: () => ask('GET /api/me/tables'),
  start: (table: NewTable) => ask('POST /api/tables', { body: table }),
  about: (table: string) => ask('GET /api/tables/{table}', { path: { table } }),
  enter: (table: string, by: EnterBody) => ask('POST /api/tables/{table}/enter', { path: { table }, body: by }),
  links: (table: string) => ask('GET /api/tables/{table}/links', { path: { table } }),
  makeLink: (table: string, wish: LinkBody) => ask('POST /api/tables/{table}/links', { path: { table }, body: wish }),
  endLink: (table: string, link: string) => ask('DELETE /api/tables/{table}/links/{link}', { path: { table, link } }),
  renewLinks: (table: string) => ask('POST /api/tables/{table}/links/renew', { path: { table } }),
  options: () => ask('GET /api/options'),
  presets: () => ask('GET /api/presets'),
  games: () => ask('GET /api/games'),
  gameList: () => ask('GET /api/games/list'),
  consider: (rules: RulesBody) => ask('POST /api/rules', { body: rules }),
  settings: (table: string, changes: SettingsBody) => ask('PATCH /api/tables/{table}/settings', { path: { table }, body: changes }),
  /** Ask for something at a table that one does not watch. */
  wish: (table: string, wish: AnyWish) => ask('POST /api/tables/{table}/wish', { path: { table }, body: { cmd: fresh(), wish } }),
  role: (table: string, name: string, role: string) => ask('POST /api/tables/{table}/roles', { path: { table }, body: { name, role } }),

  ledger: (table: string) => ask('GET /api/tables/{table}/ledger', { path: { table } }),
  hands: (table: string, query: HandsQuery = {}) => ask('GET /api/tables/{table}/hands', { path: { table }, query }),
  hand: (table: string, hand: number) => ask('GET /api/tables/{table}/hands/{hand}', { path: { table, hand } }),
  replay: (table: string, hand: number) => ask('GET /api/tables/{table}/hands/{hand}/replay', { path: { table, hand } }),
  share: (table: string, hand: number, how: ShareBody) =>
    ask('POST /api/tables/{table}/hands/{hand}/share', { path: { table, hand }, body: how }),
  shared: (share: string) => ask('GET /api/shared/{share}', { path: { share } }),
  proof: (table: string, hand: number) => ask('GET /api/tables/{table}/hands/{hand}/proof', { path: { table, hand } }),
  rules: (table: string) => ask('GET /api/tables/{table}/rules', { path: { table } }),
  audit: (table: string, query: AuditQuery) => ask('GET /api/tables/{table}/audit', { path: { table }, query }),

  admin: {
    people: (search: string) => ask('GET /api/admin/people', { query: { search } }),
    bans: () => ask('GET /api/admin/bans'),
    storage: () => ask('GET /api/admin/storage'),
    drill: () => ask('GET /api/admin/restore-drill'),
    tables: () => ask('GET /api/admin/tables'),
    secondOff: (name: string) => ask('POST /api/admin/people/second-factors-off', { body: { name } }),
    endSessions: (name: string, keys: boolean) => ask('POST /api/admin/people/end-sessions', { body: { name, keys } }),
    audit: (query: AuditQuery) => ask('GET /api/admin/audit', { query }),
    bar: (who: BarBody) => ask('POST /api/admin/people/bar', { body: who }),
    letIn: (name: string) => ask('POST /api/admin/people/let-in', { body: { name } }),
    remove: (name: string) => ask('POST /api/admin/people/delete', { body: { name } }),
    close: (table: string) => ask('POST /api/admin/tables/{table}/close', { path: { table } }),
    say: (text: string, table: string) => ask('POST /api/admin/message', { body: { text, table } }),
  },

  floor: () => ask('GET /api/floor'),
  /** What the floor rules: at a table of the room, or anywhere. */
  ruling: (body: RuleBody, table = '') =>
    table ? ask('POST /api/tables/{table}/rule', { path: { table }, body }) : ask('POST /api/rule', { body }),
  /** What a typed line says, or what has to be asked about it first. */
  understand: (body: TextBody, table = '') =>
    table ? ask('POST /api/tables/{table}/rule/text', { path: { table }, body }) : ask('POST /api/rule/text', { body }),
  floorOptions: (lang: 'en' | 'cs') => ask('GET /api/floor/options', { query: { lang } }),
  moment: (table: string) => ask('GET /api/tables/{table}/moment', { path: { table } }),

  live: {
    games: () => ask('GET /api/live'),
    begin: (game: NewLive) => ask('POST /api/live', { body: game }),
    /** The game; with a version, as soon as there is a later one. */
    game: (live: string, query: LiveQuery = {}) => ask('GET /api/live/{live}', { path: { live }, query }),
    enter: (live: string, version: number, entry: AnyEntry) => ask('POST /api/live/{live}/entries', { path: { live }, body: { version, entry } }),
    ledger: (live: string, query: LiveQuery = {}) => ask('GET /api/live/{live}/ledger', { path: { live }, query }),
    links: (live: string) => ask('GET /api/live/{live}/links', { path: { live } }),
    settings: (live: string, body: LiveSettingsBody) => ask('PATCH /api/live/{live}/settings', { path: { live }, body }),
    keep: (live: string, invitation: string) => ask('POST /api/live/{live}/keep', { path: { live }, body: { invitation } }),
    moment: (live: string) => ask('GET /api/live/{live}/moment', { path: { live } }),
    rule: (live: string, body: LiveRuleBody) => ask('POST /api/live/{live}/rule', { path: { live }, body }),
  },

  /** What a dealer's tool works out. */
  tools: {
    sidePots: (body: SidePotsBody) => ask('POST /api/tools/side-pots', { body }),
    potLimit: (body: PotLimitBody) => ask('POST /api/tools/pot-limit', { body }),
    legalRaise: (body: LegalRaiseBody) => ask('POST /api/tools/legal-raise', { body }),
    oddChips: (body: OddChipsBody) => ask('POST /api/tools/odd-chips', { body }),
    showsFirst: (body: ShowsFirstBody) => ask('POST /api/tools/shows-first', { body }),
    owed: (body: OwedBody) => ask('POST /api/tools/owed', { body }),
    levels: (body: LevelsBody) => ask('POST /api/tools/levels', { body }),
  },

  notes: () => ask('GET /api/notes'),
  note: (body: NoteBody) => ask('POST /api/notes', { body }),

  statistics: (query: StatisticsQuery) => ask('GET /api/me/statistics', { query }),
  /** One's own hands as a file, or why the room cannot write it. */
  async statisticsFile(kind: StatisticsFile, query: StatisticsQuery): Promise<Blob> {
    const response = await fetch(at.statistics(kind, query), { credentials: 'same-origin' }).catch(() => {
      throw new NotGranted(0, 'unreachable', '');
    });
    if (response.ok) return response.blob();
    return no(response.status, decoded<Partial<Refusal>>(await response.text()) ?? {});
  },

  forget: (password: string) => ask('POST /api/me/delete', { body: { password } }),
  sessions: () => ask('GET /api/sessions'),
  endSession: (session: string) => ask('DELETE /api/sessions/{session}', { path: { session } }),

  security: () => ask('GET /api/security'),
  totp: {
    begin: (proof: ProofBody) => ask('POST /api/totp/begin', { body: proof }),
    on: (code: string) => ask('POST /api/totp/on', { body: { code } }),
    off: (proof: ProofBody) => ask('POST /api/totp/off', { body: proof }),
  },
  recoveryCodes: (proof: ProofBody) => ask('POST /api/recovery-codes', { body: proof }),
  passkeys: {
    ask: () => ask('POST /api/passkeys/ask'),
    begin: (proof: ProofBody) => ask('POST /api/passkeys/begin', { body: proof }),
    add: (label: string, credential: Attestation) => ask('POST /api/passkeys', { body: { label, credential } }),
    remove: (id: string, proof: ProofBody) => ask('POST /api/passkeys/remove', { body: { id, proof } }),
  },

  keys: () => ask('GET /api/keys'),
  makeKey: (note: string, bot: boolean) => ask('POST /api/keys', { body: { note, bot } }),
  dropKey: (key: string) => ask('DELETE /api/keys/{key}', { path: { key } }),
};

/** Where a file is. */
const file = <Path extends FilePath>(path: Path, names: Record<Names<Path>, string | number>): string => filled(path, names);

type FileOf<Path> = Path extends `/api/live/{live}/${infer Kind}` ? Kind : never;
/** What can be downloaded of a live game. */
type LiveFile = FileOf<FilePath>;
type StatisticsFile = 'csv' | 'json' | 'parquet';

/** Where something of a table is, for links and downloads. */
export const at = {
  /** The audit log of a table, or of the room where there is none. */
  audit: (table: string, query: AuditQuery) =>
    `${table ? filled('/api/tables/{table}', { table }) : '/api/admin'}/audit.json${asked(query)}`,
  /** Files of a live game, for its link of watchers too. */
  live: (live: string, kind: LiveFile, watch = '') =>
    `${file(`/api/live/{live}/${kind}`, { live })}${asked({ watch })}`,
  /** One's own hands, those that are asked for. */
  statistics: (kind: StatisticsFile, query: StatisticsQuery) => `${file(`/api/me/statistics.${kind}`, {})}${asked(query)}`,
  csv: (table: string) => file('/api/tables/{table}/ledger.csv', { table }),
  page: (table: string, hand: number) => file('/api/tables/{table}/hands/{hand}/page', { table, hand }),
  session: (table: string, kind: 'txt' | 'phh' | 'ohh' | 'json' | 'zip') => file(`/api/tables/{table}/hands.${kind}`, { table }),
  file: (table: string, hand: number, kind: 'txt' | 'phh' | 'ohh' | 'json') =>
    file(`/api/tables/{table}/hands/{hand}.${kind}`, { table, hand }),
};
