/** The room's HTTP API, for data that is requested once instead of watched. */
import type { AnyEntry, LiveQuery, LiveRuleBody, LiveSettingsBody, NewLiveGame } from './http';
import type {
  Assertion, AuditQuery, Attestation, BanBody, Endpoints, EnterTableBody, FilePath, HandsQuery, LegalRaiseBody, LevelsBody,
  LinkBody, CurrentUser, NewTable, NoteBody, OddChipsBody, ReturnPostsBody, PotLimitBody, ReauthenticationBody, ErrorResponse, RulingBody, IncidentTextBody, RulesBody,
  SettingsBody, ShareBody, ShowdownOrderBody, SidePotsBody, StatisticsQuery,
} from './http';
import { language } from './i18n/index.svelte';
import type { CompleteLocale } from './i18n/locales';
import type { AnyClientCommand } from './wire';
import type { Phrase } from './words/phraseFormatter';

/** A refusal of the room, with its reason. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string;
  /** The table option that caused the error; empty if there is no single one. */
  readonly option: string;

  /** The reason as a phrase; null if the room did not answer. */
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

/** The names of a path's parameters: `{table}`. */
type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParameters<Rest> : never;

/** The optional inputs of a request: path parameters, query and body. */
interface RequestOptions {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: object;
  readonly body?: unknown;
}

/** The required inputs of a request, as declared by the room. */
type RequestInput<E extends keyof Endpoints> = RequestOptions &
  ([PathParameters<E>] extends [never] ? { path?: undefined } : { path: Readonly<Record<PathParameters<E>, string | number>> }) &
  (Endpoints[E] extends { query: infer Query } ? { query?: Query } : { query?: undefined }) &
  (Endpoints[E] extends { body: infer Body } ? { body: Body } : { body?: undefined });

type EndpointAnswer<E extends keyof Endpoints> = Endpoints[E]['answer'];

let csrf = '';

/** Send a request: `sendRequest('GET /api/tables/{table}', { path: { table } })`. */
export async function sendRequest<E extends keyof Endpoints>(endpoint: E, ...input: object extends RequestInput<E> ? [RequestInput<E>?] : [RequestInput<E>]): Promise<EndpointAnswer<E>> {
  const { path = {}, query = {}, body }: RequestOptions = input[0] ?? {};
  const spaceIndex = endpoint.indexOf(' ');
  const method = endpoint.slice(0, spaceIndex);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') headers['X-CSRF'] = csrf;
  const hasBody = body !== undefined || method === 'POST';
  if (hasBody) headers['Content-Type'] = 'application/json';
  const response = await fetch(`${fillPath(endpoint.slice(spaceIndex + 1), path)}${queryString(query)}`, {
    method,
    headers,
    body: hasBody ? JSON.stringify(body ?? {}) : undefined,
    credentials: 'same-origin',
  }).catch(() => {
    throw new ApiError(0, 'unreachable', '');
  });
  const text = await response.text();
  if (response.ok) return decodeJson<EndpointAnswer<E>>(text) ?? toApiError(response.status, {});
  const refusal = decodeJson<Partial<ErrorResponse>>(text) ?? {};
  if (refusal.said) await language.waitForTexts();
  return toApiError(response.status, refusal);
}

export function toApiError(status: number, { code = 'trouble', why = '', rule = '', option = '', said }: Partial<ErrorResponse>): never {
  throw new ApiError(status, code, why, rule, option, said ?? null);
}

/**
 * Return the answer of the room; null if it is not JSON. The types are generated from the room's declarations and not
 * checked here.
 */
export function decodeJson<T>(text: string): T | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Return a path with its parameters filled in. */
function fillPath(path: string, parameters: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}

/** Return a query string of all non-empty values; empty if there are none. */
function queryString(parameters: object): string {
  const nonEmptyFields = Object.entries(parameters).filter(([, value]) => value);
  return nonEmptyFields.length ? `?${new URLSearchParams(nonEmptyFields.map(([key, value]) => [key, String(value)]))}` : '';
}

/** Return an idempotency key: the room carries out requests with the same key only once. */
export function newIdempotencyKey(): string {
  return `h-${Date.now().toString(36)}-${Math.floor(Math.random() * 2 ** 32).toString(36)}`;
}

export const api = {
  async me(): Promise<CurrentUser> {
    const me = await sendRequest('GET /api/me');
    csrf = me.csrf;
    return me;
  },
  guest: (name: string) => sendRequest('POST /api/guest', { body: { name } }),
  register: (name: string, password: string) => sendRequest('POST /api/accounts', { body: { name, password } }),
  logIn: (name: string, password: string) => sendRequest('POST /api/login', { body: { name, password } }),
  loginCode: (code: string) => sendRequest('POST /api/login/code', { body: { code } }),
  /** Request a passkey challenge. *alone*: the passkey replaces name and password. */
  askPasskey: (alone: boolean) => sendRequest('POST /api/login/passkey/ask', { body: { alone } }),
  loginPasskey: (credential: Assertion) => sendRequest('POST /api/login/passkey', { body: { credential } }),
  setPassword: (password: string, old: string) => sendRequest('POST /api/password', { body: { password, old } }),
  logOut: () => sendRequest('POST /api/logout'),

  deviceCode: (table: string) => sendRequest('POST /api/device-codes', { body: { table } }),
  device: (code: string) => sendRequest('POST /api/device', { body: { code } }),
  seatLink: (table: string, name: string) => sendRequest('POST /api/tables/{table}/seat-link', { path: { table }, body: { name } }),

  tables: () => sendRequest('GET /api/tables'),
  /** The tables at which the player sits, and those that they host. */
  myTables: () => sendRequest('GET /api/me/tables'),
  createTable: (table: NewTable) => sendRequest('POST /api/tables', { body: table }),
  tableDetails: (table: string) => sendRequest('GET /api/tables/{table}', { path: { table } }),
  enter: (table: string, by: EnterTableBody) => sendRequest('POST /api/tables/{table}/enter', { path: { table }, body: by }),
  links: (table: string) => sendRequest('GET /api/tables/{table}/links', { path: { table } }),
  createLink: (table: string, link: LinkBody) => sendRequest('POST /api/tables/{table}/links', { path: { table }, body: link }),
  revokeLink: (table: string, link: string) => sendRequest('DELETE /api/tables/{table}/links/{link}', { path: { table, link } }),
  renewLinks: (table: string) => sendRequest('POST /api/tables/{table}/links/renew', { path: { table } }),
  options: () => sendRequest('GET /api/options'),
  presets: () => sendRequest('GET /api/presets'),
  games: () => sendRequest('GET /api/games'),
  gameList: () => sendRequest('GET /api/games/list'),
  checkRules: (rules: RulesBody) => sendRequest('POST /api/rules', { body: rules }),
  settings: (table: string, changes: SettingsBody) => sendRequest('PATCH /api/tables/{table}/settings', { path: { table }, body: changes }),
  /** Send a command to a table that this page does not watch. */
  submitCommand: (table: string, command: AnyClientCommand) => sendRequest('POST /api/tables/{table}/wish', { path: { table }, body: { cmd: newIdempotencyKey(), wish: command } }),
  role: (table: string, name: string, role: string) => sendRequest('POST /api/tables/{table}/roles', { path: { table }, body: { name, role } }),

  ledger: (table: string) => sendRequest('GET /api/tables/{table}/ledger', { path: { table } }),
  hands: (table: string, query: HandsQuery = {}) => sendRequest('GET /api/tables/{table}/hands', { path: { table }, query }),
  hand: (table: string, hand: number) => sendRequest('GET /api/tables/{table}/hands/{hand}', { path: { table, hand } }),
  replay: (table: string, hand: number) => sendRequest('GET /api/tables/{table}/hands/{hand}/replay', { path: { table, hand } }),
  share: (table: string, hand: number, how: ShareBody) =>
    sendRequest('POST /api/tables/{table}/hands/{hand}/share', { path: { table, hand }, body: how }),
  shared: (share: string) => sendRequest('GET /api/shared/{share}', { path: { share } }),
  proof: (table: string, hand: number) => sendRequest('GET /api/tables/{table}/hands/{hand}/proof', { path: { table, hand } }),
  rules: (table: string) => sendRequest('GET /api/tables/{table}/rules', { path: { table } }),
  audit: (table: string, query: AuditQuery) => sendRequest('GET /api/tables/{table}/audit', { path: { table }, query }),

  admin: {
    people: (search: string) => sendRequest('GET /api/admin/people', { query: { search } }),
    bans: () => sendRequest('GET /api/admin/bans'),
    storage: () => sendRequest('GET /api/admin/storage'),
    drill: () => sendRequest('GET /api/admin/restore-drill'),
    tables: () => sendRequest('GET /api/admin/tables'),
    dropFactors: (name: string) => sendRequest('POST /api/admin/people/second-factors-off', { body: { name } }),
    endSessions: (name: string, keys: boolean) => sendRequest('POST /api/admin/people/end-sessions', { body: { name, keys } }),
    audit: (query: AuditQuery) => sendRequest('GET /api/admin/audit', { query }),
    ban: (ban: BanBody) => sendRequest('POST /api/admin/people/bar', { body: ban }),
    liftBan: (name: string) => sendRequest('POST /api/admin/people/let-in', { body: { name } }),
    remove: (name: string) => sendRequest('POST /api/admin/people/delete', { body: { name } }),
    close: (table: string) => sendRequest('POST /api/admin/tables/{table}/close', { path: { table } }),
    announce: (text: string, table: string) => sendRequest('POST /api/admin/message', { body: { text, table } }),
  },

  floor: () => sendRequest('GET /api/floor'),
  /** Request a ruling of the floor, for a table of the room or in general. */
  ruling: (body: RulingBody, table = '') =>
    table ? sendRequest('POST /api/tables/{table}/rule', { path: { table }, body }) : sendRequest('POST /api/rule', { body }),
  /** Parse a typed line; the answer is a situation or a question about the line. */
  parseLine: (body: IncidentTextBody, table = '') =>
    table ? sendRequest('POST /api/tables/{table}/rule/text', { path: { table }, body }) : sendRequest('POST /api/rule/text', { body }),
  floorOptions: (lang: CompleteLocale) => sendRequest('GET /api/floor/options', { query: { lang } }),
  currentHand: (table: string) => sendRequest('GET /api/tables/{table}/moment', { path: { table } }),

  live: {
    games: () => sendRequest('GET /api/live'),
    create: (game: NewLiveGame) => sendRequest('POST /api/live', { body: game }),
    /** The game; with a version, the answer waits for the next version. */
    game: (live: string, query: LiveQuery = {}) => sendRequest('GET /api/live/{live}', { path: { live }, query }),
    enter: (live: string, version: number, entry: AnyEntry) => sendRequest('POST /api/live/{live}/entries', { path: { live }, body: { version, entry } }),
    ledger: (live: string, query: LiveQuery = {}) => sendRequest('GET /api/live/{live}/ledger', { path: { live }, query }),
    links: (live: string) => sendRequest('GET /api/live/{live}/links', { path: { live } }),
    settings: (live: string, body: LiveSettingsBody) => sendRequest('PATCH /api/live/{live}/settings', { path: { live }, body }),
    keep: (live: string, invitation: string) => sendRequest('POST /api/live/{live}/keep', { path: { live }, body: { invitation } }),
    currentHand: (live: string) => sendRequest('GET /api/live/{live}/moment', { path: { live } }),
    rule: (live: string, body: LiveRuleBody) => sendRequest('POST /api/live/{live}/rule', { path: { live }, body }),
  },

  /** The results of the dealer's tools. */
  tools: {
    sidePots: (body: SidePotsBody) => sendRequest('POST /api/tools/side-pots', { body }),
    potLimit: (body: PotLimitBody) => sendRequest('POST /api/tools/pot-limit', { body }),
    legalRaise: (body: LegalRaiseBody) => sendRequest('POST /api/tools/legal-raise', { body }),
    oddChips: (body: OddChipsBody) => sendRequest('POST /api/tools/odd-chips', { body }),
    showsFirst: (body: ShowdownOrderBody) => sendRequest('POST /api/tools/shows-first', { body }),
    owed: (body: ReturnPostsBody) => sendRequest('POST /api/tools/owed', { body }),
    levels: (body: LevelsBody) => sendRequest('POST /api/tools/levels', { body }),
  },

  notes: () => sendRequest('GET /api/notes'),
  note: (body: NoteBody) => sendRequest('POST /api/notes', { body }),

  statistics: (query: StatisticsQuery) => sendRequest('GET /api/me/statistics', { query }),
  /** Download the player's hands as a file; on an error, throw the room's reason. */
  async statisticsFile(kind: StatisticsFile, query: StatisticsQuery): Promise<Blob> {
    const response = await fetch(downloadUrls.statistics(kind, query), { credentials: 'same-origin' }).catch(() => {
      throw new ApiError(0, 'unreachable', '');
    });
    if (response.ok) return response.blob();
    return toApiError(response.status, decodeJson<Partial<ErrorResponse>>(await response.text()) ?? {});
  },

  deleteAccount: (password: string) => sendRequest('POST /api/me/delete', { body: { password } }),
  sessions: () => sendRequest('GET /api/sessions'),
  endSession: (session: string) => sendRequest('DELETE /api/sessions/{session}', { path: { session } }),

  security: () => sendRequest('GET /api/security'),
  totp: {
    begin: (proof: ReauthenticationBody) => sendRequest('POST /api/totp/begin', { body: proof }),
    on: (code: string) => sendRequest('POST /api/totp/on', { body: { code } }),
    off: (proof: ReauthenticationBody) => sendRequest('POST /api/totp/off', { body: proof }),
  },
  recoveryCodes: (proof: ReauthenticationBody) => sendRequest('POST /api/recovery-codes', { body: proof }),
  passkeys: {
    ask: () => sendRequest('POST /api/passkeys/ask'),
    begin: (proof: ReauthenticationBody) => sendRequest('POST /api/passkeys/begin', { body: proof }),
    add: (label: string, credential: Attestation) => sendRequest('POST /api/passkeys', { body: { label, credential } }),
    remove: (id: string, proof: ReauthenticationBody) => sendRequest('POST /api/passkeys/remove', { body: { id, proof } }),
  },

  keys: () => sendRequest('GET /api/keys'),
  createKey: (note: string, bot: boolean) => sendRequest('POST /api/keys', { body: { note, bot } }),
  deleteKey: (key: string) => sendRequest('DELETE /api/keys/{key}', { path: { key } }),
};

/** Return the address of a file. */
const file = <Path extends FilePath>(path: Path, names: Record<PathParameters<Path>, string | number>): string => fillPath(path, names);

type FileOf<Path> = Path extends `/api/live/{live}/${infer Kind}` ? Kind : never;
/** The files of a live game. */
type LiveFile = FileOf<FilePath>;
type StatisticsFile = 'csv' | 'json' | 'parquet';

/** The addresses of downloads. */
export const downloadUrls = {
  /** The audit log of a table; of the whole room if *table* is empty. */
  audit: (table: string, query: AuditQuery) =>
    `${table ? fillPath('/api/tables/{table}', { table }) : '/api/admin'}/audit.json${queryString(query)}`,
  /** Files of a live game, also for viewers with a watch link. */
  live: (live: string, kind: LiveFile, watch = '') =>
    `${file(`/api/live/{live}/${kind}`, { live })}${queryString({ watch })}`,
  /** The player's hands that match the query. */
  statistics: (kind: StatisticsFile, query: StatisticsQuery) => `${file(`/api/me/statistics.${kind}`, {})}${queryString(query)}`,
  csv: (table: string) => file('/api/tables/{table}/ledger.csv', { table }),
  page: (table: string, hand: number) => file('/api/tables/{table}/hands/{hand}/page', { table, hand }),
  session: (table: string, kind: 'txt' | 'phh' | 'ohh' | 'json' | 'zip') => file(`/api/tables/{table}/hands.${kind}`, { table }),
  hand: (table: string, hand: number, kind: 'txt' | 'phh' | 'ohh' | 'json') =>
    file(`/api/tables/{table}/hands/{hand}.${kind}`, { table, hand }),
};
