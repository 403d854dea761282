/** The room's HTTP API: what is asked for once, and not watched. */
import type { AnyWish, Fact, Granted, ListPlace, Money, TableView } from './wire';
import type { Proof } from './verify';
import type { Phrase } from './words/say';

export interface Me {
  /** Empty if nobody is logged in. */
  name: string;
  guest: boolean;
  admin: boolean;
  csrf: string;
  locale: string;
  /** Nobody is in yet: the password was right, and one of these is asked for now. */
  more?: readonly SecondWay[];
}

/** A code of an authenticator, a passkey, a recovery code. */
export type SecondWay = 'totp' | 'passkey' | 'recovery';

export interface TableLine {
  id: string;
  name: string;
  game: string;
  chairs: number;
  seated: number;
  watching: number;
  blinds: readonly number[];
  /** How chips are written there. */
  money: Money;
  private: boolean;
  host: string;
  playing: boolean;
  /** Who asks sits there. */
  yours: boolean;
  /** What the host says of it. */
  about: string;
  /** How many chairs whoever asks could take now. */
  free: number;
  /** How many wait for a seat. */
  waiting: number;
  /** Where who asks is on that list; 0 is nowhere. */
  place: number;
  /** How many of those who sit there are bots that get up for a person. */
  makes_room: number;
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
  /** The link to send to friends, for who may invite; empty for the others. */
  invite: string;
  /** The room's addresses for others, the best first; empty if it knows of none. */
  reach: readonly string[];
  /** One may watch now; else one sits down first. */
  may_watch: boolean;
  /** How many the table has. */
  chairs: number;
  /** The chairs that are free, and kept for nobody else. */
  free: readonly number[];
  /** The least and the most that one sits down with; 0 is any number. */
  bring: readonly [number, number];
  /** What the host says of the table. */
  about: string;
  /** Why one is kept out of it. */
  out: OutSheet | null;
  /** Where who asks sits; 0 is nowhere. */
  chair: number;
  /** How many wait for a seat. */
  waiting: number;
  /** Where who asks is on that list. */
  place: ListPlace | null;
  /** The chairs of bots that get up for a person. */
  makes_room: readonly number[];
}

/** That a host keeps one out of a table. */
export interface OutSheet {
  by: string;
  reason: string;
  /** In milliseconds; -1 is for good. */
  until: number;
}

/** A link to the table that a host has made for one person, or for a while. */
export interface TableLink {
  id: string;
  /** It lets one person in, and is over then. */
  once: boolean;
  made_at: number;
  until: number;
}

export type GoodFor = 'hour' | 'day' | 'week';

/** What a host has decided about their table beyond the rules of the game. */
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
  /** Seconds from card to card when nobody can bet any more; 0 is all at once. */
  pace: number;
  /** Who was dealt in may ask which cards would have come. */
  rabbit: boolean;
  /** A player may propose a bomb pot. */
  bomb_votes: boolean;
  chat: boolean;
  restart: 'resume' | 'void';
  /** Seconds that a table waits after a restart for those who have to act. */
  grace: number;
  /** Seconds that a bot thinks, on average. */
  bot_pace: number;
  /** Whoever was let in or sits there may bring others. */
  players_invite: boolean;
  /** How chips are written. */
  money: Money;
  /** What the host says of the table. */
  about: string;
  /** Nobody is heard while somebody is all-in. */
  quiet: boolean;
  /** Told by its own answer, to hosts alone. */
  links_made: number;
  links: readonly TableLink[];
  /** What becomes of somebody who comes from a player's address. */
  one_address: 'allow' | 'warn' | 'refuse';
  /** Seconds for which a chair is kept for whoever is next on the waiting list. */
  to_sit: number;
  /** A bot gets up when somebody waits for a seat and all chairs are taken. */
  bots_make_room: boolean;
  /** Chairs that are kept filled with bots. */
  bots_fill: number;
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
  pace?: number | null;
  /** Seconds that a bot thinks, on average. */
  bot_pace?: number | null;
  about?: string;
  money?: Money;
}

/** Rules that somebody thinks of, to be told what they come to. */
export interface RulesBody {
  preset?: string;
  toml?: string;
  game?: string;
}

export interface RulesSheet {
  game: string;
  /** The game of the list; empty where only words can say it. */
  asked: string;
  sizes: Readonly<Record<string, number>>;
  chairs: number;
  most_chairs: number;
  least: number;
  most: number;
  /** What a buy-in is measured in. */
  bet: number;
  think: number;
  /** Options that many ask for, and that this game can have. */
  offers: readonly string[];
}

/** Whether a table can be opened by rules. */
export interface RulesAnswer {
  sheet: RulesSheet | null;
  /** Why they cannot be; empty where they can. */
  why: string;
  /** The option that it is about; empty for no single one. */
  option: string;
  /** Why they cannot be, as a phrase. */
  said: Phrase | null;
}

export interface GameSize {
  name: string;
  usual: number;
  needed: boolean;
}

/** A game that one may choose: its words are the name, the sizes and the tail. */
export interface GameSheet {
  name: string;
  family: string;
  sizes: readonly GameSize[];
  tail: string;
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
  /** What the 7-2 game has won or cost them; it is in `net`. */
  side_bets: number;
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
  /** Every buy-in, cash-out and correction, in the order in which they were. */
  movements: readonly Movement[];
  /** How many hands were played to their end. */
  hands: number;
  began: number;
  /** When the session was closed; 0 while it goes on. */
  ended: number;
}

/** Chips that came to the table or left it, beside the play. */
export interface Movement {
  at: number;
  /** The hand that had begun last; 0 before the first. */
  hand: number;
  player: string;
  /** `buy-in`, `cash-out` ... */
  what: string;
  /** Less than 0 if they left the table. */
  chips: number;
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
  ended: Phrase | null;
  /** What everybody who played it had after it. */
  stacks: readonly Share[];
  /** What each of them had won by then in the session, or less than 0, lost. */
  nets: readonly Share[];
  /** Where one sat oneself; 0 if one did not play it. */
  chair: number;
  /** One's own cards. */
  cards: readonly string[];
  /** What one has won in it oneself, or less than 0, lost. */
  result: number;
  boards: readonly (readonly string[])[];
  showdown: boolean;
  /** The cards of others that one has seen. */
  shown: readonly HandShownLine[];
}

export interface HandShownLine {
  player: string;
  cards: readonly string[];
}

/** Which hands one looks for: all that is said holds of each. */
export interface HandsWish {
  /** Numbers of hands, cards, and parts of players' names. */
  search?: string;
  mine?: boolean;
  won?: boolean;
  lost?: boolean;
  showdown?: boolean;
}

/** A moment of a hand that is played back. */
export interface MomentSheet {
  facts: readonly Fact[];
  view: TableView;
  /** The cards of the player from whose chair it is seen. */
  cards: readonly string[];
  up: readonly string[];
  holding: Phrase | null;
  told: readonly Phrase[];
}

/** A hand to be played back, as one may know it. */
export interface ReplaySheet {
  hand: number;
  at: number;
  game: string;
  ended: Phrase | null;
  /** From which chair it is seen; 0 is from the rail. */
  chair: number;
  /** Players are called by their names; else by the numbers of their chairs. */
  names: boolean;
  moments: readonly MomentSheet[];
}

/** How much of a hand is shown to whoever has the link. */
export interface ShareBody {
  cards: 'own' | 'none';
  names: boolean;
}

export interface ShareAnswer {
  link: string;
}

export interface HandSheet {
  hand: number;
  at: number;
  game: string;
  players: readonly string[];
  chairs: readonly number[];
  facts: readonly Fact[];
  /** The hand told in English, for whoever reads it from a program. */
  steps: readonly string[];
  told: readonly Phrase[];
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
  /** The preset that comes nearest; empty if none does. */
  preset: string;
  /** The options that are not as it has them. */
  differs: readonly string[];
}

/** A code by which another browser becomes somebody, once and for a few minutes. */
export interface DeviceCode {
  name: string;
  code: string;
  link: string;
  until: number;
}

/** What one has noted about a player, for oneself alone. */
export interface Note {
  /** The player, as they are shown at the table. */
  about: string;
  text: string;
  /** Of the mark at their seat; empty for none. */
  colour: string;
  at: number;
}

/** A browser in which one is logged in. */
export interface Session {
  id: string;
  /** In a few words; empty if it is not known. */
  device: string;
  made_at: number;
  /** To within a day. */
  used_at: number;
  /** It is this one. */
  here: boolean;
  /** How many pages are connected. */
  open: number;
}

export interface Key {
  id: string;
  note: string;
  bot: boolean;
  made_at: number;
}

/** Somebody whom the room knows, as who runs it sees them. */
export interface PasskeyLine {
  id: string;
  label: string;
  made_at: number;
  /** 0 if it never was. */
  used_at: number;
}

/** What an account is asked for beside its password. */
export interface Security {
  /** Since when there is an authenticator; 0 if there is none. */
  totp_at: number;
  /** Recovery codes that are left. */
  codes: number;
  passkeys: readonly PasskeyLine[];
}

/** That it is oneself. */
export interface ProofBody {
  password: string;
  code: string;
  /** What a passkey has signed. */
  passkey?: unknown;
}

export interface TotpSheet {
  secret: string;
  /** The same for a picture. */
  uri: string;
}

export interface RecoveryCodes {
  codes: readonly string[];
}

/** What a browser is asked to do with passkeys, as WebAuthn has it. */
export interface PasskeyOptions {
  options: Readonly<Record<string, unknown>>;
}

export interface PersonLine {
  name: string;
  guest: boolean;
  admin: boolean;
  made_at: number;
  /** The pages that they have open. */
  online: number;
  /** The ids of the tables where they sit. */
  tables: readonly string[];
  out: OutSheet | null;
  /** They are asked for a second factor when they log in. */
  second: boolean;
}

export interface BarredLine {
  name: string;
  by: string;
  reason: string;
  /** In milliseconds; -1 is for good. */
  until: number;
}

/** What may stand beside a code of the audit log. */
type Scalar = string | number | boolean;

/** Something that a host, or who runs the room, has done. Names are those of then. */
export interface AuditLine {
  seq: number;
  at: number;
  /** Empty for the room itself. */
  who: string;
  role: 'host' | 'admin' | 'player' | 'room' | 'terminal';
  what: string;
  /** The table's id; empty for the whole room. */
  table: string;
  table_name: string;
  /** To whom; empty for nobody. */
  whom: string;
  args: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  /** From where; only who runs the room is told. */
  address: string;
}

export interface AuditPage {
  lines: readonly AuditLine[];
  /** What to send as `before` for those that follow; 0 if there are none. */
  next: number;
}

/** Which lines of the audit log one looks for: all that is said holds of each. */
export interface AuditQuery {
  person?: string;
  table?: string;
  kind?: string;
  since?: number;
  before?: number;
  limit?: number;
}

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

/** What the room answers if a request is not fulfilled. */
interface Refusal {
  code: string;
  rule: string;
  why: string;
  said: Phrase;
  option: string;
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
  const { code = 'trouble', why = '', rule = '', option = '', said = null } = (answer ?? {}) as Partial<Refusal>;
  throw new NotGranted(response.status, code, why, rule, option, said);
}

function read(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function fresh(): string {
  return `h-${Date.now().toString(36)}-${Math.floor(Math.random() * 2 ** 32).toString(36)}`;
}

const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
/** A query of everything that is said; empty where nothing is. */
function asked(wishes: Record<string, string | number | boolean>): string {
  const said = Object.entries(wishes).filter(([, value]) => value);
  return said.length ? `?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}` : '';
}
const of = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  async me(): Promise<Me> {
    const me = await get<Me>('/api/me');
    csrf = me.csrf;
    return me;
  },
  guest: (name: string) => post<unknown>('/api/guest', { name }),
  register: (name: string, password: string) => post<unknown>('/api/accounts', { name, password }),
  login: (name: string, password: string) => post<Me>('/api/login', { name, password }),
  loginCode: (code: string) => post<unknown>('/api/login/code', { code }),
  /** *alone*: in place of a name and a password. */
  askPasskey: (alone: boolean) => post<PasskeyOptions>('/api/login/passkey/ask', { alone }),
  loginPasskey: (credential: unknown) => post<unknown>('/api/login/passkey', { credential }),
  password: (password: string, old: string) => post<unknown>('/api/password', { password, old }),
  logout: () => post<unknown>('/api/logout'),

  deviceCode: (table: string) => post<DeviceCode>('/api/device-codes', { table }),
  device: (code: string) => post<unknown>('/api/device', { code }),
  seatLink: (table: string, name: string) => post<DeviceCode>(`${of(table)}/seat-link`, { name }),

  tables: () => get<readonly TableLine[]>('/api/tables'),
  start: (table: NewTable) => post<{ id: string; invite: string }>('/api/tables', table),
  about: (table: string) => get<TableSheet>(of(table)),
  enter: (table: string, by: { password: string } | { invite: string }) =>
    post<unknown>(`${of(table)}/enter`, by),
  links: (table: string) => get<readonly TableLink[]>(`${of(table)}/links`),
  makeLink: (table: string, once: boolean, good_for: GoodFor) =>
    post<{ id: string; link: string; once: boolean; until: number }>(`${of(table)}/links`, { once, good_for }),
  endLink: (table: string, id: string) => ask<unknown>('DELETE', `${of(table)}/links/${encodeURIComponent(id)}`),
  renewLinks: (table: string) => post<TableSheet>(`${of(table)}/links/renew`),
  options: () => get<readonly OptionGroup[]>('/api/options'),
  presets: () => get<readonly PresetSheet[]>('/api/presets'),
  games: () => get<readonly string[]>('/api/games'),
  gameList: () => get<readonly GameSheet[]>('/api/games/list'),
  consider: (rules: RulesBody) => post<RulesAnswer>('/api/rules', rules),
  settings: (table: string, changes: Changes) => ask<TableSheet>('PATCH', `${of(table)}/settings`, changes),
  /** Ask for something at a table that one does not watch. */
  wish: (table: string, wish: AnyWish) => post<unknown>(`${of(table)}/wish`, { cmd: fresh(), wish }),
  role: (table: string, name: string, role: string) => post<unknown>(`${of(table)}/roles`, { name, role }),

  ledger: (table: string) => get<LedgerAnswer>(`${of(table)}/ledger`),
  hands: (table: string, before = 0, wish: HandsWish = {}, limit = 0) =>
    get<readonly HandLine[]>(`${of(table)}/hands${asked({ ...wish, before, limit })}`),
  hand: (table: string, hand: number) => get<HandSheet>(`${of(table)}/hands/${hand}`),
  replay: (table: string, hand: number) => get<ReplaySheet>(`${of(table)}/hands/${hand}/replay`),
  share: (table: string, hand: number, how: ShareBody) => post<ShareAnswer>(`${of(table)}/hands/${hand}/share`, how),
  shared: (link: string) => get<ReplaySheet>(`/api/shared/${encodeURIComponent(link)}`),
  proof: (table: string, hand: number) => get<Proof>(`${of(table)}/hands/${hand}/proof`),
  rules: (table: string) => get<PostedRules>(`${of(table)}/rules`),
  audit: (table: string, query: AuditQuery) => get<AuditPage>(`${of(table)}/audit${asked({ ...query })}`),

  admin: {
    people: (search: string) => get<readonly PersonLine[]>(`/api/admin/people?search=${encodeURIComponent(search)}`),
    bans: () => get<readonly BarredLine[]>('/api/admin/bans'),
    tables: () => get<readonly TableLine[]>('/api/admin/tables'),
    secondOff: (name: string) => post<unknown>('/api/admin/people/second-factors-off', { name }),
    endSessions: (name: string, keys: boolean) => post<unknown>('/api/admin/people/end-sessions', { name, keys }),
    audit: (query: AuditQuery) => get<AuditPage>(`/api/admin/audit${asked({ ...query })}`),
    bar: (name: string, reason: string, until: string) => post<unknown>('/api/admin/people/bar', { name, reason, until }),
    letIn: (name: string) => post<unknown>('/api/admin/people/let-in', { name }),
    remove: (name: string) => post<unknown>('/api/admin/people/delete', { name }),
    close: (table: string) => post<Granted>(`/api/admin/tables/${encodeURIComponent(table)}/close`),
    say: (text: string, table: string) => post<unknown>('/api/admin/message', { text, table }),
  },

  notes: () => get<readonly Note[]>('/api/notes'),
  note: (about: string, text: string, colour: string) => post<unknown>('/api/notes', { about, text, colour }),

  forget: (password: string) => post<unknown>('/api/me/delete', { password }),
  sessions: () => get<readonly Session[]>('/api/sessions'),
  endSession: (id: string) => ask<unknown>('DELETE', `/api/sessions/${encodeURIComponent(id)}`),

  security: () => get<Security>('/api/security'),
  totp: {
    begin: (proof: ProofBody) => post<TotpSheet>('/api/totp/begin', proof),
    on: (code: string) => post<RecoveryCodes>('/api/totp/on', { code }),
    off: (proof: ProofBody) => post<unknown>('/api/totp/off', proof),
  },
  recoveryCodes: (proof: ProofBody) => post<RecoveryCodes>('/api/recovery-codes', proof),
  passkeys: {
    ask: () => post<PasskeyOptions>('/api/passkeys/ask'),
    begin: (proof: ProofBody) => post<PasskeyOptions>('/api/passkeys/begin', proof),
    add: (label: string, credential: unknown) => post<RecoveryCodes>('/api/passkeys', { label, credential }),
    remove: (id: string, proof: ProofBody) => post<unknown>('/api/passkeys/remove', { id, proof }),
  },

  keys: () => get<readonly Key[]>('/api/keys'),
  makeKey: (note: string, bot: boolean) => post<{ id: string; key: string }>('/api/keys', { note, bot }),
  dropKey: (id: string) => ask<unknown>('DELETE', `/api/keys/${encodeURIComponent(id)}`),
};

/** Where something of a table is, for links and downloads. */
export const at = {
  /** The audit log of a table, or of the room where there is none. */
  audit: (table: string, query: AuditQuery) => `${table ? of(table) : '/api/admin'}/audit.json${asked({ ...query })}`,
  csv: (table: string) => `${of(table)}/ledger.csv`,
  page: (table: string, hand: number) => `${of(table)}/hands/${hand}/page`,
  session: (table: string, kind: string) => `${of(table)}/hands.${kind}`,
  file: (table: string, hand: number, kind: string) => `${of(table)}/hands/${hand}.${kind}`,
};

