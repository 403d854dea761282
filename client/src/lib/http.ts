// Made by `python -m riverboat.web.codegen.http_types` from src/riverboat/web. Do not edit.

import type { Accepted, AnyClientCommand, AnyTurn, Fact, ListPosition, Money, RefusalView, TableView } from './wire';
import type { Phrase } from './words/phraseFormatter';

/** What can be asked for, what is sent with it, and what is answered. */
export interface Endpoints {
  /** Return the current user, and the CSRF token for unsafe requests. */
  "GET /api/me": { answer: CurrentUser };
  /** Log in under a name, without a password. */
  "POST /api/guest": { body: GuestBody; answer: CurrentUser };
  /** Create an account; a guest keeps their name. */
  "POST /api/accounts": { body: AccountBody; answer: CurrentUser };
  /** Log in with name and password; a user with a second factor is asked for it next. */
  "POST /api/login": { body: AccountBody; answer: CurrentUser };
  /** Log out; a guest gives up their name. */
  "POST /api/logout": { answer: Done };
  /** Set or change the password: all other sessions and all keys of the user end. */
  "POST /api/password": { body: PasswordBody; answer: Done };
  /** Return the caller's sessions. */
  "GET /api/sessions": { answer: readonly LoginSession[] };
  /** End one of the caller's sessions, and close its sockets. */
  "DELETE /api/sessions/{session}": { answer: Done };
  /** Create a one-time code that logs another browser in as the caller, valid for minutes. */
  "POST /api/device-codes": { body: NewDeviceCodeBody; answer: DeviceCode };
  /** Log in with a device code. */
  "POST /api/device": { body: DeviceCodeBody; answer: CurrentUser };
  /** Return the caller's API keys. */
  "GET /api/keys": { answer: readonly ApiKey[] };
  /** Create an API key; it is shown once. */
  "POST /api/keys": { body: NewApiKeyBody; answer: NewApiKey };
  /** Delete an API key. */
  "DELETE /api/keys/{key}": { answer: Done };
  /** Verify an authenticator code or a recovery code after the password. */
  "POST /api/login/code": { body: TotpCodeBody; answer: CurrentUser };
  /** Return passkey options: the account's passkeys after a password, any passkey otherwise. */
  "POST /api/login/passkey/ask": { body: PasskeyChallengeBody; answer: PasskeyOptions };
  /** Log in with a passkey: after a password, or alone. */
  "POST /api/login/passkey": { body: AssertionBody; answer: CurrentUser };
  /** Return the caller's second factors. */
  "GET /api/security": { answer: SecuritySettings };
  /** Return a secret for an authenticator; it is enabled once a code of it is entered. */
  "POST /api/totp/begin": { body: ReauthenticationBody; answer: TotpEnrollment };
  /** Require codes of this authenticator from now on; recovery codes come with it. */
  "POST /api/totp/on": { body: TotpCodeBody; answer: RecoveryCodes };
  /** Require no authenticator codes any more. */
  "POST /api/totp/off": { body: ReauthenticationBody; answer: Done };
  /** Return ten new recovery codes, each valid once, and revoke the previous ones. */
  "POST /api/recovery-codes": { body: ReauthenticationBody; answer: RecoveryCodes };
  /** Return options to authenticate again with one of the caller's passkeys. */
  "POST /api/passkeys/ask": { answer: PasskeyOptions };
  /** Return options for the creation of a passkey. */
  "POST /api/passkeys/begin": { body: ReauthenticationBody; answer: PasskeyOptions };
  /** Register a passkey that the browser has created; the first one comes with recovery codes. */
  "POST /api/passkeys": { body: PasskeyBody; answer: RecoveryCodes };
  /** Remove one of the caller's passkeys. */
  "POST /api/passkeys/remove": { body: RemovePasskeyBody; answer: Done };
  /** Return the ways of account recovery that this room offers. */
  "GET /api/recovery": { answer: RecoveryOptions };
  /** Send a password reset link; the response does not reveal whether the account exists. */
  "POST /api/recovery": { body: RecoveryBody; answer: Done };
  /** Return the purpose of a link without using it up. */
  "POST /api/links/look": { body: TokenBody; answer: LinkDetails };
  /** Use a link: set its account's password and log in, or confirm an address. */
  "POST /api/links/use": { body: UseLinkBody; answer: CurrentUser };
  /** Return the caller's recovery address. */
  "GET /api/me/email": { answer: EmailDetails };
  /** Send a link that confirms a new address, or remove the address. */
  "POST /api/me/email": { body: EmailBody; answer: Done };
  /** Return the open tables where the caller sits, including event tables, and those they host. */
  "GET /api/me/tables": { answer: readonly OwnTableListItem[] };
  /** Return everything that the room keeps of the caller. */
  "GET /api/me/data": { answer: OwnData };
  /** Return the data that deleting the account would remove, and how long the rest stays. */
  "GET /api/me/delete": { answer: DeletionSummary };
  /** Delete the caller's account; played hands stay, and the name stays reserved. */
  "POST /api/me/delete": { body: DeleteAccountBody; answer: DeletionSummary };
  /** Return the caller's playing style and winnings in this room, optionally filtered. */
  "GET /api/me/statistics": { query: StatisticsQuery; answer: StatisticsResponse };
  /** Return the caller's notes about players; they are private. */
  "GET /api/notes": { answer: readonly Note[] };
  /** Set the note about a player; an empty note deletes it. */
  "POST /api/notes": { body: NoteBody; answer: Done };
  /** Return the open tables that the caller may know of. */
  "GET /api/tables": { answer: readonly TableListItem[] };
  /** Open a table with the caller as host. */
  "POST /api/tables": { body: NewTable; answer: NewTableResponse };
  /** Return a summary of rules without opening a table, or why they are invalid. */
  "POST /api/rules": { body: RulesBody; answer: RulesPreview };
  /** Return a table: its host, its settings, its rules. */
  "GET /api/tables/{table}": { answer: TableDetails };
  /** Submit a command to the table. */
  "POST /api/tables/{table}/wish": { body: CommandBody; answer: Accepted };
  /** Return the house rules as posted. */
  "GET /api/tables/{table}/rules": { answer: PostedRules };
  /** Return the result of each player, and who pays whom. */
  "GET /api/tables/{table}/ledger": { answer: LedgerResponse };
  /** Enter a table by an invitation or a password. */
  "POST /api/tables/{table}/enter": { body: EnterTableBody; answer: Done };
  /** Return the valid single-person and temporary links of a table. */
  "GET /api/tables/{table}/links": { answer: readonly TableLink[] };
  /** Create a link for one person, or for a limited time. */
  "POST /api/tables/{table}/links": { body: LinkBody; answer: NewLinkResponse };
  /** Revoke a link. */
  "DELETE /api/tables/{table}/links/{link}": { answer: Done };
  /** Reset all links to a table: earlier ones are no longer valid for any guest. */
  "POST /api/tables/{table}/links/renew": { answer: TableDetails };
  /** Make a user a host, admit them, or remove their role. */
  "POST /api/tables/{table}/roles": { body: RoleBody; answer: Done };
  /** Create a link with which an absent guest returns to their seat from another browser. */
  "POST /api/tables/{table}/seat-link": { body: SeatLinkBody; answer: DeviceCode };
  /** Change the named settings of the table, at once. */
  "PATCH /api/tables/{table}/settings": { body: SettingsBody; answer: TableDetails };
  /** Return finished hands, latest first, optionally filtered. */
  "GET /api/tables/{table}/hands": { query: HandsQuery; answer: readonly HandListItem[] };
  /** Return a hand as the caller may know it: its facts, and a narration. */
  "GET /api/tables/{table}/hands/{hand}": { answer: HandDetails };
  /** Return the hand moment by moment, as the table showed it. */
  "GET /api/tables/{table}/hands/{hand}/replay": { answer: HandReplayResponse };
  /** Return a public link to the hand, limited to what the caller has seen and chose to show. */
  "POST /api/tables/{table}/hands/{hand}/share": { body: ShareBody; answer: ShareResponse };
  /** Return a shared hand: the part that its sharer has seen and chose to show. */
  "GET /api/shared/{share}": { answer: HandReplayResponse };
  /** Return the append-only log of the roots and cuts of all decks, chained by hashes. */
  "GET /api/tables/{table}/roots": { query: RootsQuery; answer: RootsPage };
  /** Return the proof of the cards that the caller has seen. */
  "GET /api/tables/{table}/hands/{hand}/proof": { answer: Proof };
  /** Return the events that take entries or are being played, and those finished last. */
  "GET /api/events": { answer: readonly EventListItem[] };
  /** Create an event with the caller as host. */
  "POST /api/events": { body: NewEvent; answer: NewEventResponse };
  /** Return a preview of event rules without creating the event, or why they are invalid. */
  "POST /api/events/check": { body: EventRulesBody; answer: EventPreview };
  /** Return a structure for these players and hours, with blinds that the chips can pay. */
  "POST /api/events/structure": { body: StructureBody; answer: Structure };
  /** Return an event: its rules, its entrants, and what the caller may do. */
  "GET /api/events/{event}": { answer: EventDetails };
  /** Return the standings: one snapshot a second for all clients, with an ETag. */
  "GET /api/events/{event}/standings": { answer: Standings };
  /** Submit a player's command: enter, withdraw, rebuy, be away. */
  "POST /api/events/{event}/wish": { body: EventCommandBody; answer: EventAccepted };
  /** Submit a host's order: start, pause, penalise, make a deal, cancel. */
  "POST /api/events/{event}/order": { body: EventOrderBody; answer: EventAccepted };
  /** Change the description of an event; nothing else changes. */
  "PATCH /api/events/{event}/settings": { body: EventSettingsBody; answer: EventSettings };
  /** Return the payouts of a deal without proposing it. */
  "POST /api/events/{event}/deal": { body: DealBody; answer: DealDetails };
  /** Return the places that eliminations in one hand would assign or change; enter nothing. */
  "POST /api/events/{event}/places": { body: EliminationBody; answer: PlacesPreview };
  /** Return all places and prizes, provisional or final. */
  "GET /api/events/{event}/results": { answer: EventResults };
  /** Return the records of an event's log. */
  "GET /api/events/{event}/log": { query: EventLogQuery; answer: EventLog };
  /** Return every option of a table, with its choices and its rules. */
  "GET /api/options": { answer: readonly OptionGroup[] };
  /** Return tables that are ready to be opened. */
  "GET /api/presets": { answer: readonly TablePreset[] };
  /** Return games by their names. */
  "GET /api/games": { answer: readonly string[] };
  /** Return the games to choose from, by family, with the bet sizes of each. */
  "GET /api/games/list": { answer: readonly GameForm[] };
  /** Return the text of a rule. */
  "GET /api/rules/{rule}": { query: RuleQuery; answer: RuleText };
  /** Return the liveness of the server; neither database nor disk is checked. */
  "GET /healthz": { answer: Health };
  /** Return readiness: database, own writes, disk and event loop; 503 if not ready. */
  "GET /readyz": { answer: Readiness };
  /** Return main and side pots from the chips of each seat (ALLN-07). */
  "POST /api/tools/side-pots": { body: SidePotsBody; answer: SidePots };
  /** Return the greatest bet or raise of pot-limit, from chips (POTL-03). */
  "POST /api/tools/pot-limit": { body: PotLimitBody; answer: PotMaximum };
  /** Return the pot-limit maximum for the player to act, with blinds as the house counts them. */
  "POST /api/tools/pot-limit/round": { body: BettingRoundBody; answer: PotMaximum };
  /** Return the least and greatest raise, its legality, and who may still raise (BET-10). */
  "POST /api/tools/legal-raise": { body: LegalRaiseBody; answer: LegalRaise };
  /** Return the shares of a split pot, with its odd chips (BYND-02). */
  "POST /api/tools/odd-chips": { body: OddChipsBody; answer: OddChips };
  /** Return the order in which hands are shown (SHOW-12). */
  "POST /api/tools/shows-first": { body: ShowdownOrderBody; answer: ShowdownOrder };
  /** Return the posts of a player who comes back or sits down (POST-03). */
  "POST /api/tools/owed": { body: ReturnPostsBody; answer: ReturnPosts };
  /** Return the levels of a clock with the least and the greatest raise of each (POTL-15). */
  "POST /api/tools/levels": { body: LevelsBody; answer: readonly ClockLevel[] };
  /** Return the situations that the floor can rule on, and its authorities. */
  "GET /api/floor": { answer: FloorCatalogue };
  /** Return the floor's ruling on an incident, or the question it has to ask first. */
  "POST /api/rule": { body: RuleBody; answer: RuleAnswer };
  /** Parse a typed line into an incident to rule on, or into the question to ask first. */
  "POST /api/rule/text": { body: TextBody; answer: ParsedText };
  /** Return the rules on which authorities differ; each can be changed for a ruling. */
  "GET /api/floor/options": { query: OptionsQuery; answer: readonly FloorOption[] };
  /** Parse a typed line at a table of the room, with players of the running hand by chair. */
  "POST /api/tables/{table}/rule/text": { body: TextBody; answer: ParsedText };
  /** Return a ruling at a table of the room; missing facts come from the running hand. */
  "POST /api/tables/{table}/rule": { body: RuleBody; answer: RuleAnswer };
  /** Return the public state of the running hand, which the floor need not ask for. */
  "GET /api/tables/{table}/moment": { answer: CurrentHand };
  /** Return the live games that the caller keeps, latest first. */
  "GET /api/live": { answer: readonly LiveGameListItem[] };
  /** Start keeping a physical game. */
  "POST /api/live": { body: NewLiveGame; answer: NewLiveGameResponse };
  /** Return a live game as the caller may know it; with a version, long-poll for a later one. */
  "GET /api/live/{live}": { query: LiveQuery; answer: LiveGameDetails };
  /** Add an entry; it is stored before the response is sent. */
  "POST /api/live/{live}/entries": { body: LiveEntryBody; answer: LiveEntryResponse };
  /** Return the result of each player, and who pays whom. */
  "GET /api/live/{live}/ledger": { query: LiveQuery; answer: LiveLedger };
  /** Return the links to a game, for a scorekeeper. */
  "GET /api/live/{live}/links": { answer: LiveLinks };
  /** Change who may watch and who keeps the game, or close it; only its creator may. */
  "PATCH /api/live/{live}/settings": { body: LiveSettingsBody; answer: LiveLinks };
  /** Become a scorekeeper of a game by its link. */
  "POST /api/live/{live}/keep": { body: ScorekeeperBody; answer: Done };
  /** Return the public state of the running hand, which the floor need not ask for. */
  "GET /api/live/{live}/moment": { answer: CurrentHand };
  /** Return the floor's ruling on the current hand, and whether it can be applied. */
  "POST /api/live/{live}/rule": { body: LiveRuleBody; answer: LiveVerdict };
  /** Return disk use by kind, largest first, as measured in the last hour. */
  "GET /api/admin/storage": { answer: readonly StorageUsage[] };
  /** Return the latest restore drill: its backup, its time, and its problems. */
  "GET /api/admin/restore-drill": { answer: DrillSheet };
  /** Return at most fifty people whose names contain the query. */
  "GET /api/admin/people": { query: PeopleQuery; answer: readonly PersonListItem[] };
  /** Log a user out everywhere, including their programs if requested. */
  "POST /api/admin/people/end-sessions": { body: EndSessionsBody; answer: Done };
  /** Remove the second factors of a user who has lost them, and end their sessions. */
  "POST /api/admin/people/second-factors-off": { body: NameBody; answer: Done };
  /** Ban a user from the room: their hands are played to the end, and they are cashed out. */
  "POST /api/admin/people/bar": { body: BanBody; answer: Done };
  /** Lift a user's ban from the room. */
  "POST /api/admin/people/let-in": { body: NameBody; answer: Done };
  /** Return all active bans from the room. */
  "GET /api/admin/bans": { answer: readonly BanEntry[] };
  /** Delete a guest who has never played; the name is free again. */
  "POST /api/admin/people/delete": { body: NameBody; answer: Done };
  /** Return all open tables, including private ones. */
  "GET /api/admin/tables": { answer: readonly TableListItem[] };
  /** Close a table: at once between hands, else at the end of the hand. */
  "POST /api/admin/tables/{table}/close": { answer: Accepted };
  /** Announce a message to a table, or to all; seated players see it until they have read it. */
  "POST /api/admin/message": { body: MessageBody; answer: Done };
  /** Return the actions of hosts and administrators, latest first. */
  "GET /api/admin/audit": { query: AuditQuery; answer: AuditPage };
  /** Return the audit log as a file: at most 10,000 rows, whatever the limit. */
  "GET /api/admin/audit.json": { query: AuditQuery; answer: readonly AuditEntry[] };
  /** Return the actions of hosts and administrators at a table, latest first. */
  "GET /api/tables/{table}/audit": { query: AuditQuery; answer: AuditPage };
  /** Return the audit log of a table as a file: at most 10,000 rows, whatever the limit. */
  "GET /api/tables/{table}/audit.json": { query: AuditQuery; answer: readonly AuditEntry[] };
}

/** Where there are files: tables, histories, pages of their own. */
export type FilePath =
  | "/api/me/statistics.csv"
  | "/api/me/statistics.json"
  | "/api/me/statistics.parquet"
  | "/api/tables/{table}/ledger.csv"
  | "/api/tables/{table}/hands/{hand}.txt"
  | "/api/tables/{table}/hands/{hand}.phh"
  | "/api/tables/{table}/hands/{hand}.ohh"
  | "/api/tables/{table}/hands/{hand}.json"
  | "/api/tables/{table}/hands.txt"
  | "/api/tables/{table}/hands.phh"
  | "/api/tables/{table}/hands.ohh"
  | "/api/tables/{table}/hands.json"
  | "/api/tables/{table}/hands.zip"
  | "/api/tables/{table}/hands/{hand}/page"
  | "/api/events/{event}/results.csv"
  | "/api/events/{event}/ledger.csv"
  | "/metrics"
  | "/api/live/{live}/ledger.csv"
  | "/api/live/{live}/hands.txt"
  | "/api/live/{live}/hands.phh"
  | "/api/live/{live}/hands.ohh"
  | "/api/live/{live}/hands.json";

/** A guest name to log in with. */
export interface GuestBody {
  readonly name: string;
}

/** A name and a password. */
export interface AccountBody {
  readonly name: string;
  readonly password: string;
}

/** A new password, and the current one if there is one. */
export interface PasswordBody {
  readonly password: string;
  readonly old?: string;
}

/** A request for a device code. */
export interface NewDeviceCodeBody {
  /** Table that its link leads to; empty for the lobby. */
  readonly table?: string;
}

/** A device code to redeem; case, spaces and dashes do not matter. */
export interface DeviceCodeBody {
  readonly code: string;
}

/** A request for an API key. */
export interface NewApiKeyBody {
  /** Purpose of the key. */
  readonly note?: string;
  /** True if the key belongs to a program, which is shown as a bot. */
  readonly bot?: boolean;
}

/** A code shown by the authenticator. */
export interface TotpCodeBody {
  readonly code: string;
}

/** A request for a passkey challenge. */
export interface PasskeyChallengeBody {
  /** True to log in with a passkey instead of name and password, not after them. */
  readonly alone: boolean;
}

/** The answer of a passkey to a challenge. */
export interface AssertionBody {
  readonly credential: Assertion;
}

/** The result of `navigator.credentials.get()`, as its `toJSON` returns it. */
export interface Assertion {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly response: AssertionResponse;
}

/** The signed response of an authenticator to a challenge. */
export interface AssertionResponse {
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string | null;
}

/** Proof of identity: the password, and a second factor if one is enrolled. */
export interface ReauthenticationBody {
  readonly password: string;
  /** A code of the authenticator, or a recovery code. */
  readonly code?: string;
  /** Alternatively, the answer of a passkey to `POST /api/passkeys/ask`. */
  readonly passkey?: Assertion | null;
}

/** A passkey that a browser has created, and its name. */
export interface PasskeyBody {
  readonly label: string;
  readonly credential: Attestation;
}

/** The result of `navigator.credentials.create()`, as its `toJSON` returns it. */
export interface Attestation {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly response: AttestationResponse;
}

/** The authenticator's statement about a passkey that it has created. */
export interface AttestationResponse {
  readonly clientDataJSON: string;
  readonly attestationObject: string;
}

/** A passkey to remove, and proof of identity. */
export interface RemovePasskeyBody {
  readonly id: string;
  readonly proof: ReauthenticationBody;
}

/** The account to recover: its name, or its e-mail address. */
export interface RecoveryBody {
  readonly account: string;
}

/** The token of a link, which follows its #. */
export interface TokenBody {
  readonly token: string;
}

/** A link with the new password; a link of `email` needs none. */
export interface UseLinkBody {
  readonly token: string;
  readonly password?: string;
}

/** A new address, or an empty one to remove it; *proof* proves the user's identity. */
export interface EmailBody {
  readonly address: string;
  readonly proof: ReauthenticationBody;
}

/** A request to delete the account, with its password if there is one. */
export interface DeleteAccountBody {
  readonly password?: string;
}

/** A filter for the caller's hands; all criteria must match. */
export interface StatisticsQuery {
  /** Only hands that began then or later, in milliseconds since 1970. */
  readonly since?: number;
  /** Only hands that began before then; 0 is now. */
  readonly until?: number;
  /** Cash games or events. */
  readonly kind?: "" | "chips" | "events";
  /** `no-limit hold'em` */
  readonly game?: string;
  /** `no-limit hold'em 5/10` */
  readonly stakes?: string;
  /** `BTN`, `SB` ... */
  readonly position?: string;
  /** `to 20`, `20-50`, `50-100` or `100 up` big blinds. */
  readonly depth?: string;
  /** Id of a table. */
  readonly table?: string;
}

/** A private note about a player; without text and colour it is deleted. */
export interface NoteBody {
  /** Name of the player, as shown at the table. */
  readonly about: string;
  readonly text?: string;
  /** Colour of the marker at their seat. */
  readonly colour?: Colour;
}

export type Colour = "" | "red" | "orange" | "green" | "blue" | "purple";

/** A request for a table: from a preset, or from a configuration in TOML. */
export interface NewTable {
  readonly name?: string;
  readonly preset?: string;
  readonly toml?: string;
  /** Name of the game, instead of the preset's. */
  readonly game?: string;
  readonly private?: boolean;
  readonly password?: string;
  readonly bots?: number;
  readonly spectators?: boolean;
  readonly delay?: number;
  /** True if the host approves purchases; `null` for the preset's value. */
  readonly approval?: boolean | null;
  /** Seconds between hands. */
  readonly between?: number | null;
  /** Seconds between cards once betting is impossible; 0 deals all at once. */
  readonly pace?: number | null;
  /** Seconds that a bot thinks, on average. */
  readonly bot_pace?: number | null;
  /** The host's description of the table. */
  readonly about?: string;
  /** Format of chip amounts. */
  readonly money?: Money;
}

/** Table rules to preview, as in `NewTable`. */
export interface RulesBody {
  readonly preset?: string;
  readonly toml?: string;
  readonly game?: string;
}

/** A command, as on the socket. */
export interface CommandBody {
  readonly cmd: string;
  readonly wish: AnyClientCommand;
  readonly hand?: number;
  readonly token?: number;
}

/** An invitation or a password for a table. */
export interface EnterTableBody {
  readonly password?: string;
  readonly invite?: string;
}

/** A request for a link to a table. */
export interface LinkBody {
  /** True for a single-use link, redeemed by its first user. */
  readonly once?: boolean;
  readonly good_for?: "hour" | "day" | "week";
}

/** A user's new role at the table: `host`, `player`, or empty. */
export interface RoleBody {
  readonly name: string;
  readonly role: string;
}

/** A guest at the table who has lost their session. */
export interface SeatLinkBody {
  readonly name: string;
}

/** A host's changes to a table's settings; unset fields stay unchanged. */
export interface SettingsBody {
  readonly private?: boolean;
  /** New password; an empty one removes it. */
  readonly password?: string;
  readonly spectators?: boolean;
  readonly delay?: number;
  readonly auto?: boolean;
  readonly between?: number;
  readonly pace?: number;
  readonly rabbit?: boolean;
  readonly bomb_votes?: boolean;
  readonly chat?: boolean;
  readonly restart?: RestartPolicy;
  readonly grace?: number;
  readonly bot_pace?: number;
  readonly players_invite?: boolean;
  readonly about?: string;
  readonly quiet?: boolean;
  readonly one_address?: SharedAddressPolicy;
  readonly to_sit?: number;
  readonly bots_make_room?: boolean;
  readonly bots_fill?: number;
  readonly bots_alone?: boolean;
}

export type RestartPolicy = "resume" | "void";

export type SharedAddressPolicy = "allow" | "warn" | "refuse";

/** A filter for a list of hands. */
export interface HandsQuery {
  /** Only hands with a lower number; 0 is the latest. */
  readonly before?: number;
  readonly limit?: number;
  /** Hand numbers, cards such as `Ah`, and parts of players' names; all must match. */
  readonly search?: string;
  /** Only hands that the caller has played. */
  readonly mine?: boolean;
  /** Only hands in which the caller has won chips. */
  readonly won?: boolean;
  /** Only hands in which the caller has lost chips. */
  readonly lost?: boolean;
  /** Only hands with a showdown. */
  readonly showdown?: boolean;
}

/** The language of a page. */
export interface PageQuery {
  readonly lang?: "en" | "cs";
}

/** The parts of a hand that a share link shows. */
export interface ShareBody {
  /** `own` adds the sharer's cards to the public ones. */
  readonly cards?: "own" | "none";
  readonly names?: boolean;
}

/** A position in the log of roots. */
export interface RootsQuery {
  /** Only entries of records with a higher number: `next` of the previous page. */
  readonly after?: number;
}

/** A request for an event: its rules, as JSON like `EventRules` or as TOML. */
export interface NewEvent {
  readonly rules?: Readonly<Record<string, unknown>> | null;
  /** Rules in TOML, instead of `rules`. */
  readonly toml?: string;
  readonly private?: boolean;
  readonly password?: string;
  readonly approval?: boolean;
  readonly start_at?: number;
  readonly bots?: number;
  readonly decide?: number;
  readonly between?: number;
  readonly pace?: number;
  readonly bot_pace?: number;
  readonly spectators?: boolean;
  readonly delay?: number;
  readonly chat?: boolean;
  readonly about?: string;
  readonly money?: Money;
}

/** Rules to preview, as in `NewEvent`, and the expected number of entries. */
export interface EventRulesBody {
  readonly rules?: Readonly<Record<string, unknown>> | null;
  readonly toml?: string;
  readonly entries?: number;
}

/** A request for a structure, for a number of players and hours. */
export interface StructureBody {
  readonly players: number;
  /** Pace of the structure, which supplies unset values. */
  readonly pace?: "hyper" | "turbo" | "regular" | "deep" | "home";
  readonly stack?: number;
  readonly hours?: number;
  readonly level_minutes?: number;
  readonly chips?: readonly number[];
  /** First small blind; 0 for a hundredth of half the stack, or the smallest chip. */
  readonly first_small?: number;
  readonly ante?: AnteKind;
  /** First level with an ante. */
  readonly ante_from?: number;
  /** Levels between two breaks; 0 for no breaks. */
  readonly break_every?: number;
  readonly break_minutes?: number;
}

/** The payers of the ante: none, each player, or the big blind for all (BYND-30). */
export type AnteKind = "none" | "each" | "big_blind";

/** A player's command; *cmd* is an idempotency key: a repeat returns the first answer. */
export interface EventCommandBody {
  readonly cmd: string;
  readonly wish: EventPlayerCommand;
}

/** Commands that a player may send. */
export type EventPlayerCommand =
  | Register
  | Unregister
  | BuyAgain
  | NoRebuy
  | TakeAddOn
  | MarkSelfAway
  | MarkSelfBack
  | AnswerDeal;

/** Enter an event: before the start, late or again. */
export interface Register {
  readonly do: "register";
  readonly password?: string;
  /** Satellite ticket that pays for the entry, as shown to its winner. */
  readonly ticket?: string;
}

/** Withdraw an entry before the start, or a request to enter. */
export interface Unregister {
  readonly do: "unregister";
}

/** Buy a re-buy. */
export interface BuyAgain {
  readonly do: "rebuy";
}

/** Decline the re-buy without chips, and be out. */
export interface NoRebuy {
  readonly do: "no-rebuy";
}

/** Buy the add-on. */
export interface TakeAddOn {
  readonly do: "add-on";
}

/** Report being away: the stack is blinded off. */
export interface MarkSelfAway {
  readonly do: "away";
}

/** Report being back. */
export interface MarkSelfBack {
  readonly do: "back";
}

/** Agree to the proposed deal, or decline it. */
export interface AnswerDeal {
  readonly do: "answer-deal";
  readonly number: number;
  readonly yes?: boolean;
}

/** A host's order; *cmd* is an idempotency key: a repeat returns the first answer. */
export interface EventOrderBody {
  readonly cmd: string;
  readonly order: EventHostCommand;
}

/** Commands that a host may send. */
export type EventHostCommand =
  | StartNow
  | StopClock
  | StartClock
  | MoveClock
  | Penalise
  | UndoBust
  | CountChips
  | MarkAway
  | SetLastHands
  | EndDay
  | BeginDay
  | SeatByHand
  | SetSeatInUse
  | LockSeat
  | ChangeLevels
  | JoinFlight
  | PayMarker
  | RedeemOldChips
  | BustOut
  | EliminatePlayers
  | ReportBigBlind
  | RecordRebuy
  | RecordRebuyDeclined
  | RecordAddOn
  | ConfirmArrival
  | EndRound
  | ProposeDeal
  | DropDeal
  | CallOffEvent
  | Admit
  | EnterPlayer
  | RemoveEntry
  | AddBots;

/** Draw the seats and begin. */
export interface StartNow {
  readonly do: "start";
}

/** Stop the clock, and begin no further hands. */
export interface StopClock {
  readonly do: "pause";
}

/** Restart the clock. */
export interface StartClock {
  readonly do: "go-on";
}

/** Add seconds to the level, or subtract some. */
export interface MoveClock {
  readonly do: "clock";
  readonly seconds: number;
}

/** Penalise a player. */
export interface Penalise {
  readonly do: "penalise";
  readonly player: string;
  readonly kind: PenaltyKind;
  readonly why: string;
  readonly amount?: number;
}

export type PenaltyKind = "warning" | "hands" | "rounds" | "blinds" | "disqualification";

/** Undo a player's elimination and set their chips. */
export interface UndoBust {
  readonly do: "undo-bust";
  readonly player: string;
  readonly chips: number;
}

/** Set a player's chips as counted. */
export interface CountChips {
  readonly do: "count";
  readonly player: string;
  readonly chips: number;
  readonly why: string;
  /** True to confirm that the chips in play will differ from those that were sold. */
  readonly confirmed?: boolean;
}

/** Mark a player as away (their stack is blinded off), or as back. */
export interface MarkAway {
  readonly do: "mark-away";
  readonly player: string;
  readonly away?: boolean;
}

/** Set the number of hands left today at each table. */
export interface SetLastHands {
  readonly do: "last-hands";
  readonly hands: number;
}

/** End the day: all players bag their chips. */
export interface EndDay {
  readonly do: "end-day";
}

/** Begin another day: the chips come out of the bags and all seats are redrawn. */
export interface BeginDay {
  readonly do: "begin-day";
}

/** Move a player to this seat; a player who sits elsewhere moves with their chips. */
export interface SeatByHand {
  readonly do: "seat";
  readonly player: string;
  readonly table: number;
  readonly seat: number;
}

/** Take a seat out of use, or put it back in use. */
export interface SetSeatInUse {
  readonly do: "use-seat";
  readonly table: number;
  readonly seat: number;
  readonly use?: boolean;
}

/** Exempt a player's seat from balancing, or end the exemption. */
export interface LockSeat {
  readonly do: "lock-seat";
  readonly player: string;
  readonly locked?: boolean;
}

/** Change levels and breaks that have not begun. */
export interface ChangeLevels {
  readonly do: "levels";
  /** Number of parts of the structure, from its beginning, that stay as they are. */
  readonly kept: number;
  /** All parts that follow them, in file syntax: `200/400 20m`, `break 10m, 25 goes`. */
  readonly lines: readonly string[];
}

/** Bring in the survivors of a finished first day. */
export interface JoinFlight {
  readonly do: "join-flight";
  /** Id of the event that was that day. */
  readonly flight: string;
}

/** Charge a player for playing without their bounty marker. */
export interface PayMarker {
  readonly do: "marker";
  readonly player: string;
}

/** Redeem a player's chips of a denomination that has left play. */
export interface RedeemOldChips {
  readonly do: "old-chips";
  readonly player: string;
  readonly worth: number;
  readonly count: number;
}

/** Eliminate a player, with the players who eliminated them. */
export interface BustOut {
  readonly do: "bust";
  readonly player: string;
  readonly by?: readonly string[];
  /** True if it was in the same hand as the previous elimination, at the same table. */
  readonly same_hand?: boolean;
}

/** Eliminate players of one hand: the larger stack at its start gets the higher place. */
export interface EliminatePlayers {
  readonly do: "eliminate";
  readonly players: readonly Elimination[];
  /** Player eliminated in the same hand who was entered before; empty if there is none. */
  readonly same_hand_as?: string;
}

/** A player who has lost all chips, and the players who eliminated them. */
export interface Elimination {
  readonly player: string;
  readonly by?: readonly string[];
}

/** Report the player due to post the big blind in a table's next hand. */
export interface ReportBigBlind {
  readonly do: "big-blind";
  readonly table: number;
  /** Player due; empty if not known, and moves that depend on it are estimated. */
  readonly player?: string;
}

/** Record a player's paid re-buy. */
export interface RecordRebuy {
  readonly do: "buys-again";
  readonly player: string;
}

/** Record that a player without chips declines the re-buy and is out. */
export interface RecordRebuyDeclined {
  readonly do: "buys-no-more";
  readonly player: string;
}

/** Record a player's paid add-on. */
export interface RecordAddOn {
  readonly do: "buys-add-on";
  readonly player: string;
}

/** Confirm that a player has arrived at their new seat. */
export interface ConfirmArrival {
  readonly do: "there";
  readonly player: string;
}

/** Hand for hand: record that every table has played its hand. */
export interface EndRound {
  readonly do: "round";
}

/** Propose a deal to all remaining players. */
export interface ProposeDeal {
  readonly do: "propose-deal";
  readonly kind: DealKind;
  readonly saved?: number;
  /** Amount for each player in a custom deal. */
  readonly shares?: Readonly<Record<string, number>> | null;
}

export type DealKind = "icm" | "chips" | "even" | "custom";

/** Withdraw the proposed deal. */
export interface DropDeal {
  readonly do: "drop-deal";
}

/** Cancel the event and refund all players. */
export interface CallOffEvent {
  readonly do: "cancel";
  readonly why: string;
}

/** Admit a player who asked to enter, or decline. */
export interface Admit {
  readonly do: "admit";
  readonly player: string;
  readonly yes?: boolean;
}

/** Enter a player without a request. */
export interface EnterPlayer {
  readonly do: "enter";
  readonly player: string;
}

/** Withdraw a player's entry before the start. */
export interface RemoveEntry {
  readonly do: "remove";
  readonly player: string;
}

/** Enter the given number of bots. */
export interface AddBots {
  readonly do: "add-bots";
  readonly count?: number;
  readonly style?: string;
}

/** A host's changes to an event's settings; unset fields stay unchanged. */
export interface EventSettingsBody {
  readonly private?: boolean;
  /** New password; an empty one removes it. */
  readonly password?: string;
  readonly approval?: boolean;
  readonly start_at?: number;
  readonly bots?: number;
  readonly decide?: number;
  readonly between?: number;
  readonly pace?: number;
  readonly bot_pace?: number;
  readonly spectators?: boolean;
  readonly delay?: number;
  readonly chat?: boolean;
  readonly restart?: RestartPolicy;
  readonly about?: string;
}

/** A deal to preview. */
export interface DealBody {
  readonly kind?: DealKind;
  readonly saved?: number;
  /** Share of each player, for a custom deal. */
  readonly shares?: Readonly<Record<string, number>> | null;
}

/** Eliminations in one hand, to preview their places before they are entered. */
export interface EliminationBody {
  readonly players: readonly Elimination[];
  /** A player eliminated in this hand and entered before, as in the order `eliminate`. */
  readonly same_hand_as?: string;
}

/** A range of an event's records. */
export interface EventLogQuery {
  readonly after?: number;
  readonly limit?: number;
}

/** The language of a rule. */
export interface RuleQuery {
  readonly lang?: "en" | "cs";
}

/** Chips of a hand, to be split into pots. */
export interface SidePotsBody {
  /** Chips that each seat has put in, folded ones too. */
  readonly put_in: readonly number[];
  readonly folded?: readonly number[];
  /** All-in seats; if given, any other seat that has put in less owes a call. */
  readonly all_in?: readonly number[] | null;
  /** Dead money: an ante for all, a dead blind. */
  readonly dead?: number;
}

/** Chips from which the pot is counted. */
export interface PotLimitBody {
  readonly middle: number;
  /** Chips in front of each other player. */
  readonly bets?: readonly number[];
  /** Chips in front of the player who would raise. */
  readonly own?: number;
  /** Chip to which the pot is rounded up (POTL-18). */
  readonly round_up?: number;
}

/** A betting round, as a dealer describes it. */
export interface BettingRoundBody {
  /** `no-limit hold'em 100/200`. */
  readonly game: string;
  /**
   * `60` bets or raises to 60, `c` calls, `x` checks, `f` folds, `p` is the pot,
   * `a45` all-in for 45 in all; with names `ann=60`.
   */
  readonly actions?: readonly string[];
  /** `flop`, `turn` ...: the first if it is empty. */
  readonly street?: string;
  /** Chips in the middle when the street begins. */
  readonly pot?: number | null;
  /** Number of players; 0 for all who are named or have acted. */
  readonly players?: number;
  /** Short stacks at the beginning of the street, blinds included. */
  readonly stacks?: readonly NamedChips[];
  /** Authority: `cash`, `tda-2024`, `wsop-cash-2026` ... */
  readonly by?: string;
}

/** The chips of a named player in a round. */
export interface NamedChips {
  readonly name: string;
  readonly chips: number;
}

/** A betting round, and a raise to check. */
export interface LegalRaiseBody {
  readonly game: string;
  readonly actions?: readonly string[];
  readonly street?: string;
  readonly pot?: number | null;
  readonly players?: number;
  readonly stacks?: readonly NamedChips[];
  readonly by?: string;
  readonly to?: number;
}

/** A pot with several winners. */
export interface OddChipsBody {
  readonly chips: number;
  /** Winners; in a split game, those of the high half. */
  readonly winners: readonly number[];
  readonly low?: readonly number[];
  readonly button?: number;
  /** The smallest chip in play. */
  readonly unit?: number;
  readonly game?: string;
  /** In stud, the cards of each winner. */
  readonly cards?: readonly SeatCards[];
  readonly by?: string;
}

/** The cards of one chair: `As Kd`. */
export interface SeatCards {
  readonly chair: number;
  readonly cards: string;
}

/** Hands that come to a showdown. */
export interface ShowdownOrderBody {
  readonly chairs: readonly number[];
  readonly button?: number;
  /** Chair of the last bet or raise on the last street; 0 if there was none. */
  readonly last_bet?: number;
  /** Chair whose all-in ended the betting before the last street. */
  readonly pushed?: number;
  readonly all_in?: boolean;
  /** Chips that each chair has put in, if there is a side pot. */
  readonly put_in?: readonly SeatChips[];
  readonly game?: string;
  readonly upcards?: readonly SeatCards[];
  readonly by?: string;
}

/** The chips of one chair. */
export interface SeatChips {
  readonly chair: number;
  readonly chips: number;
}

/** A player who comes back, or sits down. */
export interface ReturnPostsBody {
  readonly game: string;
  readonly missed_big?: boolean;
  readonly missed_small?: boolean;
  readonly missed_ante?: number;
  readonly missed_straddle?: number;
  readonly new?: boolean;
  readonly chair?: number;
  readonly button?: number;
  readonly small?: number;
  readonly big?: number;
  /** Bet that the player faces. */
  readonly bet?: number;
  /** Preset with the rules: `online`, `cash`, `tournament` or `home`. */
  readonly preset?: string;
  /** Rule of missed blinds instead of the preset's (POST-04, POST-05, POST-08). */
  readonly missed_blinds?: string;
  /** Rule of new players instead of the preset's (POST-01). */
  readonly new_player?: string;
}

/** Levels in text form. */
export interface LevelsBody {
  /** `25/50`, `100/200+25` with an ante, `50/100@15` for 15 minutes, `break@10`. */
  readonly levels: readonly string[];
  readonly games?: readonly string[];
  readonly minutes?: number;
  readonly by?: string;
}

/** An incident, the known facts of the moment, and the authority that judges it. */
export interface RuleBody {
  readonly seen: Incident;
  /** Known facts; missing ones are asked for when a ruling needs them. */
  readonly spot?: Spot;
  /** Key of an authority, without a year for the latest: `tda`. */
  readonly by?: string;
  /** Options that differ from the authority: `{"oot": "rrop"}`. */
  readonly but?: Readonly<Record<string, FieldValue>> | null;
}

/** An incident that was observed at a table. */
export type Incident =
  | Pushed
  | Said
  | TooLittle
  | StringBetCalled
  | MovedForward
  | IfThen
  | OnBareRaise
  | TokenPushed
  | FoundTooSmall
  | FoundOffThePot
  | FoundBehind
  | AskedToCount
  | Exchanged
  | Splashed
  | TouchedAnothers
  | FirstCardWrong
  | DealtWithoutARight
  | LeftOut
  | DealtOutOfOrder
  | ButtonWrong
  | CardsMixedIn
  | WrongCount
  | DealtAgain
  | Absent
  | OwesABlind
  | DroppedCard
  | Exposed
  | Boxed
  | StrangeCard
  | FoulDeck
  | CardMissing
  | PotOfTheDealBefore
  | CutShort
  | BurnsWrong
  | TooManyOnTheFlop
  | DealtEarly
  | DeckJustEnough
  | StubDropped
  | ShortStub
  | AllDown
  | WrongBringIn
  | UpcardsPickedUp
  | UpcardsReordered
  | FoldedFree
  | CalledBeaten
  | WhoStarts
  | DrawsFive
  | AskedHowMany
  | RappedPat
  | CheckedASeven
  | ClaimedLow
  | PairNotSaid
  | ThrewAway
  | ThoughtTheyHadWon
  | KilledByTheDealer
  | WasFouled
  | LeftUnprotected
  | CrossedTheLine
  | ThrewToAnother
  | WasDeclaredDead
  | TurnedUp
  | LeftTheTable
  | ShownToOne
  | ShownInPart
  | PushedAway
  | FoldedOnAFalseWord
  | MuckedWhenTabled
  | TabledOneCard
  | PlaysTheBoard
  | OthersMucked
  | RefusedToShow
  | AskedWhoShowsFirst
  | AskedToSee
  | Miscalled
  | Disputed
  | WronglyPushed
  | AskedForTheNextCard
  | Behaved
  | WasPenalised
  | IsAwayOnAPenalty
  | WasDisqualified
  | LeftTheEvent
  | CarriedChipsAway
  | FoundChips
  | ActedOutOfTurn
  | WasSkipped
  | ActedAgain
  | AskedWhetherBegun
  | CalledTheClock
  | RanOutOfTime
  | MissedTheKill
  | LevelEnded
  | DealtAtTheOldLevel
  | AskedWhenAHandBegins;

/** Chips were pushed and released, in one motion or in several, with or without words. */
export interface Pushed {
  readonly see: "Pushed";
  readonly who?: number | null;
  /** Chips of each motion, in order; empty if old chips were only taken back. */
  readonly motions?: readonly (readonly number[])[];
  /** The word spoken with the chips. */
  readonly word?: "fold" | "check" | "tap" | "option" | "call" | "bet" | "raise" | "all-in" | "pot" | "pass" | "muck" | "lay-down" | null;
  /** The spoken amount. */
  readonly amount?: number | null;
  /** It was spoken before the chips landed, or as they did. */
  readonly before?: boolean | null;
  /** They are the player's last chips. */
  readonly last_chips?: boolean | null;
  /** Chips of the player's last bet that lay there; by default just those of the bet. */
  readonly old?: readonly number[] | null;
  /** The old chips that the player took back. */
  readonly took?: readonly number[];
  /** The player mixed old and new chips and pushed all of them. */
  readonly mixed?: boolean;
  /** The next player has acted on the chips. */
  readonly acted?: boolean | null;
  /** The bet out of the pushed chip, announced beforehand, with change from the pot. */
  readonly wants?: number | null;
}

/** Words or a gesture, without chips. */
export interface Said {
  readonly see: "Said";
  readonly who?: number | null;
  /** The meaning of the spoken word; `None` if only an amount was said. */
  readonly word?: "fold" | "check" | "tap" | "option" | "call" | "bet" | "raise" | "all-in" | "pot" | "pass" | "muck" | "lay-down" | null;
  readonly amount?: number | null;
  /** A second word said in the same breath; an amount then belongs to it. */
  readonly then?: "fold" | "check" | "tap" | "option" | "call" | "bet" | "raise" | "all-in" | "pot" | "pass" | "muck" | "lay-down" | null;
  /** The meaning intended by a word that has none in this spot. */
  readonly meant?: "call" | "fold" | "raise" | "chips" | null;
}

/** A player with more chips puts in less than the call. */
export interface TooLittle {
  readonly see: "TooLittle";
  readonly who?: number | null;
  readonly chips: number;
  readonly said_call?: boolean;
  /** The player's excuse: overlooked the raise, misheard the amount, miscounted. */
  readonly claims?: "nothing" | "unaware" | "misheard" | "miscounted";
  /** The total bet that the player believed to face. */
  readonly thought?: number | null;
  /** The amount to call that the dealer announced, if it was wrong. */
  readonly told?: number | null;
  /** A player behind has acted. */
  readonly acted?: boolean | null;
  /** A player has shown a hand, taking the bet for a call. */
  readonly shown?: boolean;
  /** The player folds when informed of the true amount. */
  readonly folds?: boolean;
  /** The seat of the next player, who has put in too little as well. */
  readonly also?: number | null;
}

/** A player, and not the dealer, claims that it was a string bet. */
export interface StringBetCalled {
  readonly see: "StringBetCalled";
  readonly who?: number | null;
  readonly motions: readonly (readonly number[])[];
  readonly last_chips?: boolean | null;
  /** The floor confirms it. */
  readonly confirmed?: boolean | null;
}

/** A hand with chips moved forward without words. */
export interface MovedForward {
  readonly see: "MovedForward";
  readonly who?: number | null;
  readonly chips: readonly number[];
  readonly last_chips?: boolean | null;
  readonly released?: boolean | null;
  /** The hand crossed the line. */
  readonly crossed?: boolean | null;
  /** The next player acted on it. */
  readonly acted?: boolean | null;
  /** It was meant to induce action. */
  readonly to_deceive?: boolean;
}

/** A player announces a conditional action: *if you bet, I raise*. */
export interface IfThen {
  readonly see: "IfThen";
  readonly who?: number | null;
  readonly word: "fold" | "check" | "tap" | "option" | "call" | "bet" | "raise" | "all-in" | "pot" | "pass" | "muck" | "lay-down";
  readonly amount?: number | null;
  readonly meant?: "call" | "fold" | "raise" | "chips" | null;
}

/** A player acted after the word *raise*, before its amount was known. */
export interface OnBareRaise {
  readonly see: "OnBareRaise";
  readonly who?: number | null;
  readonly deed: "fold" | "call";
  /** The total of the raise, if it is known by now. */
  readonly to?: number | null;
}

/** An object that is no chip was pushed. */
export interface TokenPushed {
  readonly see: "TokenPushed";
  readonly who?: number | null;
  readonly token: "bounty" | "clock";
}

/** A bet or raise below the minimum, found when others had acted on it. */
export interface FoundTooSmall {
  readonly see: "FoundTooSmall";
  readonly who?: number | null;
  /** The total of the bet as made. */
  readonly to: number;
  /** The total that the bet should have been at least. */
  readonly least?: number | null;
  /** The bet that was raised; 0 for an opening bet. */
  readonly faced?: number | null;
  /** The next card has been dealt, or the showdown has begun. */
  readonly street_over?: boolean | null;
}

/** A miscounted pot-size bet in pot-limit. */
export interface FoundOffThePot {
  readonly see: "FoundOffThePot";
  readonly who?: number | null;
  /** The total of the bet as made. */
  readonly to: number;
  /** The total of a correct pot-sized bet. */
  readonly right: number;
  /** Actions of other players since the bet. */
  readonly since?: readonly ("fold" | "check" | "call" | "raise" | "set")[] | null;
  /** There was substantial action since the bet. */
  readonly substantial?: boolean | null;
  readonly all_acted?: boolean | null;
  readonly street_over?: boolean | null;
  /** The bettor asks for the correction, after others have acted. */
  readonly by_bettor?: boolean;
}

/** Chips were found behind after an all-in was called. */
export interface FoundBehind {
  readonly see: "FoundBehind";
  readonly who?: number | null;
  readonly chips: number;
  /** The player has won the hand. */
  readonly won?: boolean | null;
}

/** A player asks for the size of the pot or of a bet. */
export interface AskedToCount {
  readonly see: "AskedToCount";
  readonly who?: number | null;
  readonly what: "pot" | "bet";
}

/** Two players want to exchange chips. */
export interface Exchanged {
  readonly see: "Exchanged";
  readonly who?: number | null;
  readonly whom: number;
  readonly gives: readonly number[];
  readonly gets: readonly number[];
  readonly between_hands: boolean;
}

/** Chips were splashed into the pot. */
export interface Splashed {
  readonly see: "Splashed";
  readonly who?: number | null;
}

/** A player touched another player's chips without permission. */
export interface TouchedAnothers {
  readonly see: "TouchedAnothers";
  readonly who?: number | null;
  readonly whom: number;
}

/** The first card of the deal went to the wrong player. */
export interface FirstCardWrong {
  readonly see: "FirstCardWrong";
  readonly who?: number | null;
}

/** Cards went to a seat that has no right to them; `who` is the seat. */
export interface DealtWithoutARight {
  readonly see: "DealtWithoutARight";
  readonly who?: number | null;
  /** A player in the game has that seat, absent or on a penalty. */
  readonly in_game?: boolean | null;
}

/** A player was left out of the deal. */
export interface LeftOut {
  readonly see: "LeftOut";
  readonly who?: number | null;
  /** The player was at the table, or had posted. */
  readonly present?: boolean | null;
}

/** A card was dealt out of order. */
export interface DealtOutOfOrder {
  readonly see: "DealtOutOfOrder";
  readonly who?: number | null;
  /** It was the button's second card in a row. */
  readonly to_the_button?: boolean | null;
}

/** The button is in the wrong place. */
export interface ButtonWrong {
  readonly see: "ButtonWrong";
  readonly who?: number | null;
}

/** A player threw their cards among the hole cards of a blind. */
export interface CardsMixedIn {
  readonly see: "CardsMixedIn";
  readonly who?: number | null;
}

/** A player has too many or too few cards. */
export interface WrongCount {
  readonly see: "WrongCount";
  readonly who?: number | null;
  /** 1 for one too many, -2 for two too few. */
  readonly off_by: number;
  /** The top card of the stub is the player's missing card. */
  readonly in_sequence?: boolean | null;
  /** The extra card is identifiable, and no player has seen it. */
  readonly apart?: boolean | null;
}

/** A redeal after a misdeal, and the claim of `who` to be dealt in. */
export interface DealtAgain {
  readonly see: "DealtAgain";
  readonly who?: number | null;
  /** The player's status at the first deal. */
  readonly was?: "there" | "absent" | "penalty" | "new" | null;
  /** The player is at the table now. */
  readonly here?: boolean | null;
}

/** A player is not in their seat when the last card of the deal is dealt. */
export interface Absent {
  readonly see: "Absent";
  readonly who?: number | null;
  /** The player has the low card that brings it in, in stud. */
  readonly low_card?: boolean | null;
}

/** A player owes a blind that was not posted, and was dealt in. */
export interface OwesABlind {
  readonly see: "OwesABlind";
  readonly who?: number | null;
  /** The player has looked at their cards. */
  readonly looked?: boolean | null;
}

/** A player dropped one of their own cards on the floor. */
export interface DroppedCard {
  readonly see: "DroppedCard";
  readonly who?: number | null;
}

/** A card of `who` was exposed that should lie face down. */
export interface Exposed {
  readonly see: "Exposed";
  readonly who?: number | null;
  /** The exposed cards, if known. */
  readonly cards?: readonly number[];
  /** The cause of exposure: the dealer, the card's owner, or a card dealt off the table. */
  readonly by?: "dealer" | "player" | "off_table" | null;
  /** Number of cards exposed in this deal, over all players. */
  readonly shown?: number;
  /** 1 for the first card off the deck. */
  readonly off_deck?: number | null;
  /** 1 for the player's first card. */
  readonly of_theirs?: number | null;
  /** Only the card's owner claims that it flashed. */
  readonly claimed?: boolean;
  /** The owner had looked at it before claiming so. */
  readonly looked?: boolean | null;
  /** Stud: two cards were exposed, both down cards of one player. */
  readonly both_theirs?: boolean | null;
  /** Stud: the card would bring it in. */
  readonly low_card?: boolean | null;
  /** Stud: it was the first of the last cards dealt. */
  readonly first?: boolean | null;
  /** Draw: it is a card that must be kept. */
  readonly good?: boolean | null;
}

/** Boxed cards: cards lay face up in the deck. */
export interface Boxed {
  readonly see: "Boxed";
  readonly who?: number | null;
  /** Number of boxed cards among those needed. */
  readonly cards?: number;
  /** They were found after the first deal. */
  readonly later?: boolean | null;
  /** The next card has gone to another player already, face down, and is mixed in. */
  readonly covered?: boolean | null;
}

/** A card that is not of this deck: a joker, or a 4 in short deck. */
export interface StrangeCard {
  readonly see: "StrangeCard";
  readonly who?: number | null;
  /** The place of the strange card; the hand is that of `who`. */
  readonly where?: "hand" | "board" | "stub" | null;
  /** The owner plays without looking. */
  readonly unseen?: boolean | null;
}

/** Two equal cards, or a card with a different back. */
export interface FoulDeck {
  readonly see: "FoulDeck";
  readonly who?: number | null;
  readonly fault: "equal" | "back";
  /** The place of the card with the other back. */
  readonly where?: "hand" | "board" | "stub" | null;
  /** The next hand has begun. */
  readonly next_hand?: boolean;
  /** The player knew it, and bet. */
  readonly knew?: boolean;
}

/** The deck lacks one or more cards. */
export interface CardMissing {
  readonly see: "CardMissing";
  readonly who?: number | null;
}

/** Chips of the previous deal lie in the pot: eligibility for cards is in question. */
export interface PotOfTheDealBefore {
  readonly see: "PotOfTheDealBefore";
  readonly who?: number | null;
}

/** The deck was cut, possibly with too few cards in one part. */
export interface CutShort {
  readonly see: "CutShort";
  readonly who?: number | null;
  /** Number of cards in the smaller part of the deck. */
  readonly cards: number;
}

/** No card was burned before a street, or two were. */
export interface BurnsWrong {
  readonly see: "BurnsWrong";
  readonly who?: number | null;
  readonly burns: 0 | 2;
  /** The street after the burn; the current one if `None`. */
  readonly street?: "flop" | "turn" | "river" | "fourth" | "fifth" | "sixth" | "seventh" | "draw" | null;
  /** A card of the board has been seen. */
  readonly seen?: boolean | null;
  /** The pot has been awarded. */
  readonly awarded?: boolean;
  /** The floor's reading if the book is ambiguous: one check lets a flop stand. */
  readonly stands?: boolean | null;
  /** Stud: the owner of a last card has looked at it or mixed it with others. */
  readonly looked?: boolean | null;
}

/** The flop has more than three cards, shown or not. */
export interface TooManyOnTheFlop {
  readonly see: "TooManyOnTheFlop";
  readonly who?: number | null;
  readonly cards: number;
}

/** The next street was dealt before the betting was over. */
export interface DealtEarly {
  readonly see: "DealtEarly";
  readonly who?: number | null;
  readonly street: "flop" | "turn" | "river" | "fourth" | "fifth" | "sixth" | "seventh" | "draw";
  /** Stud: number of early cards. */
  readonly cards?: number;
  /** Stud: it is the last card of `who`, who has looked at it or mixed it with others. */
  readonly looked?: boolean | null;
}

/** Many hands and two boards: the deck may not allow a burn before the flop. */
export interface DeckJustEnough {
  readonly see: "DeckJustEnough";
  readonly who?: number | null;
}

/** The dealer dropped the stub. */
export interface StubDropped {
  readonly see: "StubDropped";
  readonly who?: number | null;
  /** The order of the stub is certain. */
  readonly in_order?: boolean | null;
  /** The stub fell among the muck or the burns. */
  readonly mixed?: boolean | null;
}

/** Stud: the stub may be too short for the last cards. */
export interface ShortStub {
  readonly see: "ShortStub";
  readonly who?: number | null;
}

/** The first three cards of `who` were all dealt down. */
export interface AllDown {
  readonly see: "AllDown";
  readonly who?: number | null;
}

/** A player brought it in instead of `to`. */
export interface WrongBringIn {
  readonly see: "WrongBringIn";
  readonly who?: number | null;
  readonly to: number;
}

/** A player picked up their upcards, turned them down or mixed them with the others. */
export interface UpcardsPickedUp {
  readonly see: "UpcardsPickedUp";
  readonly who?: number | null;
}

/** A player has changed the order of their upcards. */
export interface UpcardsReordered {
  readonly see: "UpcardsReordered";
  readonly who?: number | null;
}

/** A player folded in turn with no bet to face. */
export interface FoldedFree {
  readonly see: "FoldedFree";
  readonly who?: number | null;
}

/** A player called though beaten by visible upcards, and wants the chips back. */
export interface CalledBeaten {
  readonly see: "CalledBeaten";
  readonly who?: number | null;
}

/**
 * The last street has a card dealt open: the first player to act is in question.
 *
 * `who` was first on sixth street, `to` has the high board with the open card.
 */
export interface WhoStarts {
  readonly see: "WhoStarts";
  readonly who?: number | null;
  readonly to: number;
  /** It is a common card in the middle. */
  readonly common?: boolean | null;
}

/** A player discards five cards. */
export interface DrawsFive {
  readonly see: "DrawsFive";
  readonly who?: number | null;
  /** The player is the last to draw. */
  readonly last?: boolean | null;
}

/** A player in the hand asks how many cards `who` drew. */
export interface AskedHowMany {
  readonly see: "AskedHowMany";
  readonly who?: number | null;
  /** The dealer is asked. */
  readonly of_the_dealer?: boolean;
}

/** A player rapped pat, and the pot was raised. */
export interface RappedPat {
  readonly see: "RappedPat";
  readonly who?: number | null;
  /** The player knew of the raise. */
  readonly knew?: boolean | null;
}

/** Ace-to-five: `who` had a seven or better after the draw, and did not bet it. */
export interface CheckedASeven {
  readonly see: "CheckedASeven";
  readonly who?: number | null;
  /** It is the best hand. */
  readonly best?: boolean | null;
  /** The player faced an all-in of less than half a bet. */
  readonly short_all_in?: boolean;
  /** The player completed that bet. */
  readonly completed?: boolean | null;
  /** The seat that called behind. */
  readonly overcall?: number | null;
}

/** Lowball: `who` announced their hand. The ace is 14, or 1 if it is low. */
export interface ClaimedLow {
  readonly see: "ClaimedLow";
  readonly who?: number | null;
  /** The highest card of the announced hand. */
  readonly said: number;
  /** The highest card of the actual hand. */
  readonly holds: number;
  /** The seat that fouled its hand because of the claim. */
  readonly fouled?: number | null;
  /** The seat of a third player whose hand is intact. */
  readonly third?: number | null;
}

/** Lowball: `who` spread a hand with a pair without announcing it. */
export interface PairNotSaid {
  readonly see: "PairNotSaid";
  readonly who?: number | null;
  /** The seat that fouled its hand because of the claim. */
  readonly fouled?: number | null;
}

/** A player discarded in a betting round, in turn and without a word. */
export interface ThrewAway {
  readonly see: "ThrewAway";
  readonly who?: number | null;
  /** The next player has acted on it. */
  readonly next_acted?: boolean | null;
}

/** A bettor believed to have won, and discarded into the muck. */
export interface ThoughtTheyHadWon {
  readonly see: "ThoughtTheyHadWon";
  readonly who?: number | null;
  /** A player had called the bet. */
  readonly called?: boolean | null;
}

/** The dealer mucked an unprotected live hand. */
export interface KilledByTheDealer {
  readonly see: "KilledByTheDealer";
  readonly who?: number | null;
}

/** Other cards were mixed with the player's. */
export interface WasFouled {
  readonly see: "WasFouled";
  readonly who?: number | null;
  /** The player's own cards are known for certain. */
  readonly certain?: boolean | null;
}

/** The action has come to an unprotected hand. */
export interface LeftUnprotected {
  readonly see: "LeftUnprotected";
  readonly who?: number | null;
}

/** Cards were pushed past the line of the table. */
export interface CrossedTheLine {
  readonly see: "CrossedTheLine";
  readonly who?: number | null;
  /** The dealer has touched the cards. */
  readonly touched?: boolean | null;
}

/** Cards were thrown into another's hand, face up or down. */
export interface ThrewToAnother {
  readonly see: "ThrewToAnother";
  readonly who?: number | null;
}

/** An official has declared a hand dead. */
export interface WasDeclaredDead {
  readonly see: "WasDeclaredDead";
  readonly who?: number | null;
}

/** A player turned their cards up. */
export interface TurnedUp {
  readonly see: "TurnedUp";
  readonly who?: number | null;
  /** There is still action to come. */
  readonly to_come?: boolean | null;
}

/** A player walked away in the middle of a hand. */
export interface LeftTheTable {
  readonly see: "LeftTheTable";
  readonly who?: number | null;
  readonly all_in?: boolean | null;
  /** The player has live cards, with action still to come. */
  readonly to_come?: boolean | null;
}

/** A player showed their cards to one other player during the hand. */
export interface ShownToOne {
  readonly see: "ShownToOne";
  readonly who?: number | null;
  readonly to?: number | null;
  /** The next action of the player who saw the cards: this round, a later one, or none. */
  readonly acts?: "now" | "later" | "out" | null;
}

/** A player showed some of their cards. */
export interface ShownInPart {
  readonly see: "ShownInPart";
  readonly who?: number | null;
  /** A player asks for the rest. */
  readonly asked?: boolean | null;
}

/** Cards were pushed away face down at the showdown, and are now to be tabled. */
export interface PushedAway {
  readonly see: "PushedAway";
  readonly who?: number | null;
  readonly certain?: boolean | null;
  readonly touched?: boolean | null;
}

/** A hand was discarded because of a false announcement by the dealer or a player. */
export interface FoldedOnAFalseWord {
  readonly see: "FoldedOnAFalseWord";
  readonly who?: number | null;
  readonly certain?: boolean | null;
}

/** The dealer mucked a hand that had been tabled. */
export interface MuckedWhenTabled {
  readonly see: "MuckedWhenTabled";
  readonly who?: number | null;
  /** The hand clearly won. */
  readonly won?: boolean | null;
}

/** A player tabled one card, which would win. */
export interface TabledOneCard {
  readonly see: "TabledOneCard";
  readonly who?: number | null;
  /** The player shows all cards when asked. */
  readonly shows?: boolean | null;
}

/** A player plays the board, and their cards are mucked or tabled. */
export interface PlaysTheBoard {
  readonly see: "PlaysTheBoard";
  readonly who?: number | null;
  /** All hole cards were tabled. */
  readonly tabled?: boolean | null;
  /** The player declared it before discarding. */
  readonly said?: boolean | null;
}

/** All other players have mucked. */
export interface OthersMucked {
  readonly see: "OthersMucked";
  readonly who?: number | null;
  /** All the others had folded before there was a showdown. */
  readonly folded?: boolean | null;
}

/** A player refuses to show a hand that must be shown, and mucks it. */
export interface RefusedToShow {
  readonly see: "RefusedToShow";
  readonly who?: number | null;
}

/** The betting is over, and no player shows. */
export interface AskedWhoShowsFirst {
  readonly see: "AskedWhoShowsFirst";
  readonly who?: number | null;
  /** There was a bet on the last street. */
  readonly bet?: boolean | null;
  /** An all-in ended the betting before the last street. */
  readonly early?: boolean | null;
  /** The seat that bet or raised last. */
  readonly aggressor?: number | null;
  /** The seat that acts first on the last street. */
  readonly first?: number | null;
}

/** A player asks to see the cards of *whose*. */
export interface AskedToSee {
  readonly see: "AskedToSee";
  readonly who?: number | null;
  readonly whose: number;
  readonly dealt_in?: boolean | null;
  /** The hand had called, or been called, at the end. */
  readonly eligible?: boolean | null;
  /** There was a bet at the end, and the asking player called it. */
  readonly paid?: boolean | null;
  /** The asking player still has cards. */
  readonly holds?: boolean | null;
  /** The hand was the last to bet or raise. */
  readonly aggressor?: boolean | null;
  readonly suspicion?: boolean | null;
  /** The asking player has won the pot. */
  readonly winner?: boolean | null;
  /** The player abuses the right to ask. */
  readonly abused?: boolean;
}

/** A player announced a hand that they do not hold. */
export interface Miscalled {
  readonly see: "Miscalled";
  readonly who?: number | null;
  /** Another player discarded or fouled a hand because of it. */
  readonly cost?: boolean | null;
  readonly deliberate?: boolean | null;
  readonly lowball?: boolean | null;
}

/** A player disputes a hand whose pot was awarded. */
export interface Disputed {
  readonly see: "Disputed";
  readonly who?: number | null;
  readonly what?: "reading" | "count" | null;
  /** State of the next hand: not begun, shuffled, dealt, or with substantial action. */
  readonly next_hand?: "no" | "riffled" | "dealt" | "acted" | null;
  /** Seconds since the pot was awarded, if the hand ended in a break. */
  readonly break_for?: number | null;
}

/** A pot goes, or went, to a player other than its winner *who*. */
export interface WronglyPushed {
  readonly see: "WronglyPushed";
  readonly who?: number | null;
  readonly to: number;
  readonly chips: number;
  /** The winner is clear. */
  readonly clear?: boolean | null;
  /** The other player has the chips already. */
  readonly pushed?: boolean | null;
  readonly next_hand?: "no" | "riffled" | "dealt" | "acted" | null;
}

/** A player wants to see the card that would have come. */
export interface AskedForTheNextCard {
  readonly see: "AskedForTheNextCard";
  readonly who?: number | null;
}

/** A player committed an offence of conduct. */
export interface Behaved {
  readonly see: "Behaved";
  readonly who?: number | null;
  readonly what: "soft_play" | "checks_down" | "dumps" | "looks" | "lifts_cards" | "hides_stack" | "hides_chips" | "gives_back" | "splits" | "pays_for_another" | "tells" | "advises" | "miscalls" | "keeps_silent";
  /** Number of earlier warnings for such an offence. */
  readonly warned?: number | null;
}

/** The floor has given a penalty of rounds. */
export interface WasPenalised {
  readonly see: "WasPenalised";
  readonly who?: number | null;
  readonly rounds: number;
}

/** A hand begins while a player is away on a penalty. */
export interface IsAwayOnAPenalty {
  readonly see: "IsAwayOnAPenalty";
  readonly who?: number | null;
  /** In stud: the absent player's card would have to bring it in. */
  readonly low?: boolean | null;
}

/** The floor has disqualified a player. */
export interface WasDisqualified {
  readonly see: "WasDisqualified";
  readonly who?: number | null;
  /** The player's chips. */
  readonly chips?: number | null;
}

/** A player leaves the event, for health or any other personal reason. */
export interface LeftTheEvent {
  readonly see: "LeftTheEvent";
  readonly who?: number | null;
}

/** Chips were carried away from the table. */
export interface CarriedChipsAway {
  readonly see: "CarriedChipsAway";
  readonly who?: number | null;
  readonly chips: number;
}

/** Chips were found; *who* is their owner, if one is known. */
export interface FoundChips {
  readonly see: "FoundChips";
  readonly who?: number | null;
  readonly chips: number;
  readonly owner_known?: boolean | null;
}

/** A player acted before others who were to act first. */
export interface ActedOutOfTurn {
  readonly see: "ActedOutOfTurn";
  readonly who?: number | null;
  /** The action; a bet is a raise with no bet to face. */
  readonly act: "fold" | "check" | "call" | "raise";
  /** The total of a raise. */
  readonly to?: number | null;
  readonly since?: "waiting" | "nothing" | "call" | "raise" | null;
}

/** Players acted behind a player who was skipped. */
export interface WasSkipped {
  readonly see: "WasSkipped";
  readonly who?: number | null;
  /** Actions behind the skipped player, in order. */
  readonly behind?: readonly ("fold" | "check" | "call" | "raise" | "set")[] | null;
  /** The actions behind suffice, by the authority's definition. */
  readonly enough?: boolean | null;
  /** All players before them have acted. */
  readonly all_before?: boolean | null;
}

/** A player acted again before the action came back to them. */
export interface ActedAgain {
  readonly see: "ActedAgain";
  readonly who?: number | null;
  readonly act: "fold" | "check" | "call" | "raise";
  readonly to?: number | null;
  readonly knowingly?: boolean | null;
}

/** A player asks if there can still be a misdeal. */
export interface AskedWhetherBegun {
  readonly see: "AskedWhetherBegun";
  readonly who?: number | null;
}

/** A player calls the clock on the player *who* is to act. */
export interface CalledTheClock {
  readonly see: "CalledTheClock";
  readonly who?: number | null;
  /** The caller was dealt in. */
  readonly dealt_in?: boolean | null;
  /** The caller is at their seat. */
  readonly seated?: boolean | null;
  /** Seconds that the player has used. */
  readonly waited?: number | null;
}

/** The player's clock has run out. */
export interface RanOutOfTime {
  readonly see: "RanOutOfTime";
  readonly who?: number | null;
  /** The player acted at the very end of the time. */
  readonly tie?: boolean;
}

/** A player put in too little because they overlooked that it is a kill pot. */
export interface MissedTheKill {
  readonly see: "MissedTheKill";
  readonly who?: number | null;
  /** Chips the player has put in on this street. */
  readonly put: number;
  readonly announced?: boolean | null;
}

/** The level ended before this hand began. */
export interface LevelEnded {
  readonly see: "LevelEnded";
  readonly who?: number | null;
  /** The dealers were changing. */
  readonly push?: boolean | null;
}

/** This hand was begun at the previous level by mistake. */
export interface DealtAtTheOldLevel {
  readonly see: "DealtAtTheOldLevel";
  readonly who?: number | null;
}

/** A player asks which motion of the dealer begins a hand. */
export interface AskedWhenAHandBegins {
  readonly see: "AskedWhenAHandBegins";
  readonly who?: number | null;
  /** The first riffle, the shuffler's button, or the change of dealers. */
  readonly at: "riffle" | "button" | "push";
}

/** A hand from one player's point of view. */
export interface Spot {
  readonly structure?: "no-limit" | "pot-limit" | "limit" | "spread" | null;
  readonly family?: "flop" | "stud" | "draw" | null;
  /** The variant by its key: `holdem`, `razz`. */
  readonly game?: string | null;
  /** The hand ranking: `high`, `a-5`, `2-7`, `badugi` ... */
  readonly ranking?: string | null;
  /** Number of cards dealt to each player at first. */
  readonly hole?: number | null;
  readonly boards?: number;
  /** Number of cards on each board. */
  readonly board?: number | null;
  /** The smallest chip in betting: wagers are multiples of it. */
  readonly unit?: number;
  /** The minimum bet of this street: in hold'em the big blind. */
  readonly least_bet?: number | null;
  /** The seat that the ruling concerns. */
  readonly who?: number;
  /** Chips in front of the player on this street. */
  readonly own?: number;
  /** Chips behind the player's bet. */
  readonly stack?: number | null;
  /** It is the player's turn. */
  readonly in_turn?: boolean | null;
  /** The player has cards. */
  readonly has_cards?: boolean | null;
  /** The seat to act. */
  readonly turn?: number | null;
  /** The uncalled part of the player's chips in front of them. */
  readonly uncalled?: number | null;
  /** Index of the street, from 0. */
  readonly street?: number | null;
  readonly last_street?: boolean | null;
  /** A betting round is on. */
  readonly betting?: boolean | null;
  /** The total to match on this street; 0 without a bet. */
  readonly bet?: number | null;
  /** Minimum size of a full raise; without a bet, the minimum bet. */
  readonly raise_by?: number | null;
  /** The minimum total of a bet or raise, if it is not the bet plus `raise_by`. */
  readonly least?: number | null;
  /** The maximum total by the structure; `None` if only the stack limits it. */
  readonly most?: number | null;
  /** The betting is open for the player. */
  readonly may_raise?: boolean | null;
  /** The bet faced is the first of the street: before the flop the big blind. */
  readonly opening?: boolean | null;
  /** All chips in the middle and in front of players. */
  readonly pot?: number | null;
  /** Number of players dealt in. */
  readonly players?: number | null;
  /** Number of players with live cards. */
  readonly live?: number | null;
  /** The bet to match is a player's all-in. */
  readonly faces_all_in?: boolean | null;
  /** Number of players behind who have yet to act on this street. */
  readonly behind?: number | null;
  /** Every action since the forced bets, in order. */
  readonly did?: readonly ActionTaken[] | null;
  /** The deal has begun, by the authority's definition; used if `did` is unknown. */
  readonly begun?: boolean | null;
  /** A player has acted since the forced bets; used if `did` is unknown. */
  readonly anybody_acted?: boolean | null;
  /** The player has acted; used if `did` is unknown. */
  readonly acted?: boolean | null;
  /** A player has acted on this street; used if `did` is unknown. */
  readonly acted_here?: boolean | null;
  /** Two players or more have chips to bet with. */
  readonly more_betting?: boolean | null;
  /** The first draw has begun. */
  readonly drawing?: boolean | null;
  /** The player has the button, and gets the last card. */
  readonly on_button?: boolean | null;
  /** Number of cards left in the stub. */
  readonly stub?: number | null;
  /** Number of cards burned in this hand. */
  readonly burned?: number | null;
  /** Known cards on the board or in other hands. */
  readonly elsewhere?: readonly number[];
}

/** A player's action in turn, as the books count it for the start of play. */
export interface ActionTaken {
  readonly seat: number;
  readonly deed: "fold" | "check" | "call" | "raise" | "set";
  readonly street: number;
}

/** The value of a field in an answer. */
export type FieldValue = string | number | boolean;

/** A typed description of an incident, in English or in Czech. */
export interface TextBody {
  readonly text: string;
  /** Language that is tried first. */
  readonly lang?: "en" | "cs";
  /** Number of the chosen reading of a text that was not understood. */
  readonly guess?: number | null;
  /** Key of the chosen situation: the text supplies the details of that. */
  readonly situation?: string | null;
  /** Earlier answers, in the order of the questions. */
  readonly answers?: readonly TextAnswer[];
  /** Authority whose choices accompany a quoted rule. */
  readonly by?: string;
  /** Options that differ from the authority: `{"oot": "rrop"}`. */
  readonly but?: Readonly<Record<string, FieldValue>> | null;
}

/** An answer about a text: one that was offered, an amount, chips, a seat label: `5`. */
export type TextAnswer = boolean | number | string | readonly number[];

/** The language of the options. */
export interface OptionsQuery {
  readonly lang?: "en" | "cs";
}

/** A request for a live game. */
export interface NewLiveGame {
  readonly name?: string;
  /** Name of the game, as on a table sign. */
  readonly game?: string;
  /** House rules of the table, as a configuration; it may include the game. */
  readonly toml?: string;
  readonly by?: string;
  /** Options that differ from the authority: `{"oot": "rrop"}`. */
  readonly but?: Readonly<Record<string, FieldValue>> | null;
  readonly seats?: readonly SitEntry[];
  readonly watching?: "link" | "nobody";
  /** Format of chip amounts. */
  readonly money?: Money;
}

/** A player sits down. */
export interface SitEntry {
  readonly do: "sit";
  readonly player: string;
  readonly chips: number;
  /** 0 is the first free chair. */
  readonly chair?: number;
}

/** A request for a game, with its watch token. */
export interface LiveQuery {
  /** Token of the watch link. */
  readonly watch?: string;
  /** Version that the client has: the response waits some seconds for a later one. */
  readonly after?: number;
}

/** An entry, and the version that its scorekeeper has seen. */
export interface LiveEntryBody {
  readonly version: number;
  readonly entry: AnyEntry;
}

/** Any entry. */
export type AnyEntry =
  | NextEntry
  | ActEntry
  | DrawEntry
  | DeclareEntry
  | StraddleEntry
  | RunEntry
  | CardsEntry
  | ShowEntry
  | MuckEntry
  | WinEntry
  | SitEntry
  | BuyEntry
  | CountEntry
  | PlayerEntry
  | MoveEntry
  | ButtonEntry
  | GameEntry
  | AdjustEntry
  | FloorEntry
  | RulingEntry
  | HappenedEntry
  | NoteEntry
  | UndoEntry
  | CloseEntry;

/** The next hand begins. */
export interface NextEntry {
  readonly do: "next";
  /** The ante of a bomb pot that all agreed to; 0 for an ordinary hand. */
  readonly bomb?: number;
  /** Number of boards; 0 for the game's own number. */
  readonly boards?: number;
}

/** The player to act makes this action. */
export interface ActEntry {
  readonly do: "act";
  readonly deed: EntryAction;
  /** The total of a bet or a raise. */
  readonly to?: number;
}

/** An action of the player to act. */
export type EntryAction = "fold" | "check" | "call" | "raise" | "pot" | "all-in" | "bring-in";

/** The drawing player discards this number of cards, or these cards. */
export interface DrawEntry {
  readonly do: "draw";
  readonly count?: number;
  readonly cards?: readonly number[];
}

/** A player declares for a half of the pot. */
export interface DeclareEntry {
  readonly do: "declare";
  readonly chair: number;
  readonly side: "" | "closed" | "high" | "low" | "both";
}

/** The asked player straddles to this amount (0 is the minimum), or declines. */
export interface StraddleEntry {
  readonly do: "straddle";
  readonly yes: boolean;
  readonly to?: number;
}

/** All all-in players agree on the number of runs. */
export interface RunEntry {
  readonly do: "run";
  readonly times?: number;
}

/** Cards are revealed: of the board, of a second one, or of a player's hand. */
export interface CardsEntry {
  readonly do: "cards";
  readonly board?: readonly number[];
  /** The second board and those after it; for a board run again, its new cards. */
  readonly more?: readonly (readonly number[])[];
  /** Cards by chair, in the order in which they were dealt. */
  readonly held?: readonly (readonly [number, readonly number[]])[];
}

/** A player shows these cards, or those revealed before. */
export interface ShowEntry {
  readonly do: "show";
  readonly chair: number;
  readonly cards?: readonly number[];
}

/** A player mucks. */
export interface MuckEntry {
  readonly do: "muck";
  readonly chair: number;
}

/** The dealer pushes the pots. */
export interface WinEntry {
  readonly do: "win";
  readonly winners: readonly PotWinners[];
}

/** Winners of a pot; several split it. */
export interface PotWinners {
  readonly chairs: readonly number[];
  /** 0 is the main pot; `null` is each pot that one of them can win. */
  readonly pot?: number | null;
  /** 0 is the first board; `null` is all of them. */
  readonly board?: number | null;
  /** 0 is the first ranking's half; 1 the second's: the low. */
  readonly half?: number;
}

/** A player buys chips. */
export interface BuyEntry {
  readonly do: "buy";
  readonly chair: number;
  readonly chips: number;
}

/** A player's chips behind were counted between hands; together they are the whole stack. */
export interface CountEntry {
  readonly do: "count";
  readonly chair: number;
  readonly piles: readonly ChipPile[];
}

/** A number of chips of a denomination. */
export interface ChipPile {
  readonly chip: number;
  readonly count: number;
}

/** A player's attendance changes. */
export interface PlayerEntry {
  readonly do: "player";
  readonly chair: number;
  readonly what: AttendanceChange;
}

/** A change of attendance: sit out, return at once or on the big blind, leave, or stay. */
export type AttendanceChange = "away" | "back" | "wait" | "leave" | "stay";

/** A player moves to an empty chair. */
export interface MoveEntry {
  readonly do: "move";
  readonly chair: number;
  readonly to: number;
}

/** The next hand's button is at this chair. */
export interface ButtonEntry {
  readonly do: "button";
  readonly chair: number;
}

/** The game from the next hand on, as on a table sign: new blinds, or another game. */
export interface GameEntry {
  readonly do: "game";
  readonly game: string;
}

/** A stack is corrected by this number of chips. */
export interface AdjustEntry {
  readonly do: "adjust";
  readonly chair: number;
  readonly chips: number;
  readonly reason: string;
}

/** The floor's own decision, with its reason. */
export interface FloorEntry {
  readonly do: "floor";
  readonly what: FloorDecision;
  readonly reason: string;
  /** The chair whose hand is dead, or that is warned. */
  readonly chair?: number;
}

/** The floor's own decisions: undo the hand, undo an action, hold the pot, kill a hand, warn. */
export type FloorDecision = "call-off" | "take-back" | "hold" | "kill" | "warn";

/** The floor's ruling on this incident is carried out on the hand. */
export interface RulingEntry {
  readonly do: "ruling";
  readonly seen: Incident;
  readonly told?: Spot;
  /** Index of the floor's choice among the verdict's options. */
  readonly choice?: number;
  /** Known next cards of the stub. */
  readonly stub?: readonly number[];
}

/** A mistake in the hand, which stands until the floor rules on it. */
export interface HappenedEntry {
  readonly do: "happened";
  readonly what: "board" | "wager";
  readonly cards?: number;
  /** Number of cards burned before those of the board. */
  readonly burned?: number;
  /** Total that the player to act has put in on this street. */
  readonly to?: number;
}

/** A note is written. */
export interface NoteEntry {
  readonly do: "note";
  readonly text: string;
}

/** The last moves are undone. */
export interface UndoEntry {
  readonly do: "undo";
  readonly moves?: number;
}

/** The session is over, and all players cash out. */
export interface CloseEntry {
  readonly do: "close";
}

/** Changes to scorekeepers and spectators; unset fields stay unchanged. */
export interface LiveSettingsBody {
  readonly watching?: "link" | "nobody" | null;
  /** A scorekeeper to remove. */
  readonly remove?: string | null;
  /** True to revoke all earlier links. */
  readonly renew?: boolean;
  /** True to end the session, false to reopen it. */
  readonly closed?: boolean | null;
}

/** The token of a scorekeeper link. */
export interface ScorekeeperBody {
  readonly invitation: string;
}

/** An incident, and facts of the moment that the game does not know. */
export interface LiveRuleBody {
  readonly seen: Incident;
  readonly spot?: Spot;
}

/** A search for people. */
export interface PeopleQuery {
  /** Part of their names; empty for all. */
  readonly search?: string;
}

/** A person to log out everywhere, optionally with their programs. */
export interface EndSessionsBody {
  readonly name: string;
  /** True if their API keys are deleted, too. */
  readonly keys?: boolean;
}

/** The name of a person. */
export interface NameBody {
  readonly name: string;
}

/** A ban from the room: the person, the reason and its duration. */
export interface BanBody {
  readonly name: string;
  readonly reason?: string;
  readonly until?: "hour" | "day" | "week" | "good";
}

/** An announcement to a table, or to all of them. */
export interface MessageBody {
  readonly text: string;
  /** Id of the table; empty for all open ones. */
  readonly table?: string;
}

/** Search criteria for audit entries; all of them must match. */
export interface AuditQuery {
  /** The acting or affected person: a whole name. */
  readonly person?: string;
  /** Id of a table; ignored in a table's own log. */
  readonly table?: string;
  /** The kind of action. */
  readonly kind?: AuditCode | "";
  /** In milliseconds since 1970. */
  readonly since?: number;
  /** Continue below this number, `AuditPage.next`; 0 starts with the latest. */
  readonly before?: number;
  readonly limit?: number;
}

export type AuditCode =
  | "begin"
  | "pause"
  | "go-on"
  | "approve"
  | "kick"
  | "ban"
  | "let-in"
  | "sit-somebody-out"
  | "seat-somebody"
  | "move-somebody"
  | "adjust"
  | "call-off"
  | "take-action-back"
  | "kill-hand"
  | "hold-pot"
  | "warn"
  | "button"
  | "game"
  | "rules"
  | "time-fees"
  | "kitty"
  | "colour-up"
  | "settle"
  | "add-bot"
  | "remove-from-list"
  | "close"
  | "withdraw"
  | "opened"
  | "settings"
  | "role-given"
  | "role-taken"
  | "host-by-link"
  | "link-made"
  | "link-ended"
  | "links-renewed"
  | "seat-link"
  | "message"
  | "sessions-ended"
  | "keys-ended"
  | "second-factors-off"
  | "barred"
  | "admitted"
  | "guest-deleted"
  | "backup"
  | "restored"
  | "archived"
  | "admin-link"
  | "admin-made"
  | "admin-removed"
  | "recovered"
  | "event-made"
  | "event-order";

/** The reason why a request was not fulfilled; nothing has changed. */
export interface ErrorResponse {
  /** Machine-readable code. */
  readonly code: string;
  /** The rule of poker, as in `docs/rules`; empty if none applies. */
  readonly rule: string;
  /** The reason as an English sentence. */
  readonly why: string;
  /** The reason as a phrase with its arguments. */
  readonly said: Phrase;
  /** A legal alternative. */
  readonly legal?: string;
  /**
   * Invalid option of a table, such as `buy_in.least`.
   *
   * `game` and `stakes` are the game and its sizes. Absent if no single option is to blame.
   */
  readonly option?: string;
}

/** The user of the request. */
export interface CurrentUser {
  /** Name of the user; empty for an anonymous one. */
  readonly name: string;
  /** True without a password: the name is theirs only as long as the cookie lasts. */
  readonly guest: boolean;
  readonly admin: boolean;
  /** CSRF token that unsafe requests send in the header `X-CSRF`. */
  readonly csrf: string;
  /** The browser's preferred language, of those that the room has. */
  readonly locale: string;
  /** Second factors to choose from after a right password; not logged in yet. */
  readonly more?: readonly SecondFactorKind[];
}

/** Second factors that may follow a password: an authenticator code, a passkey, a recovery code. */
export type SecondFactorKind = "totp" | "passkey" | "recovery";

/** The command succeeded, and has no result. */
export interface Done {
  readonly done: boolean;
}

/** A logged-in browser. */
export interface LoginSession {
  readonly id: string;
  /** Browser and system; empty if unknown. */
  readonly device: string;
  readonly made_at: number;
  /** Time of last use, to within a day. */
  readonly used_at: number;
  /** True for the session of this request. */
  readonly here: boolean;
  /** Number of connected pages. */
  readonly open: number;
}

/** A one-time code, valid for minutes, that logs another browser in as this user. */
export interface DeviceCode {
  /** User who logs in with the code. */
  readonly name: string;
  readonly code: string;
  /** Link that redeems the code when opened in the other browser. */
  readonly link: string;
  /** Expiry time in milliseconds since 1970. */
  readonly until: number;
}

/** An API key without its secret. */
export interface ApiKey {
  readonly id: string;
  readonly note: string;
  readonly bot: boolean;
  readonly made_at: number;
}

/** A new API key, shown only once. */
export interface NewApiKey {
  readonly id: string;
  readonly key: string;
}

/** WebAuthn options for the browser, as JSON. */
export interface PasskeyOptions {
  readonly options: Readonly<Record<string, unknown>>;
}

/** The second factors that an account requires after its password. */
export interface SecuritySettings {
  /** Time at which the authenticator was enrolled; 0 if there is none. */
  readonly totp_at: number;
  /** Number of unused recovery codes. */
  readonly codes: number;
  readonly passkeys: readonly PasskeySummary[];
}

/** A passkey, as shown to its owner. */
export interface PasskeySummary {
  readonly id: string;
  readonly label: string;
  readonly made_at: number;
  /** Time of last use in milliseconds since 1970; 0 if it was never used. */
  readonly used_at: number;
}

/** An authenticator that is not enabled yet; its secret is shown only once. */
export interface TotpEnrollment {
  readonly secret: string;
  /** The secret as an `otpauth:` URI, for a QR code. */
  readonly uri: string;
}

/** New recovery codes, shown only once. */
export interface RecoveryCodes {
  /** The new codes; empty if some of the earlier ones are left. */
  readonly codes: readonly string[];
}

/** The ways of account recovery that this room offers. */
export interface RecoveryOptions {
  /** True if the room sends e-mail. */
  readonly by_email: boolean;
  /** Minutes for which a link is valid. */
  readonly minutes: number;
}

/** The purpose of a link. */
export interface LinkDetails {
  readonly kind: "admin" | "recovery" | "email";
  readonly name: string;
  readonly has_account: boolean;
  /** Address that a link of `email` confirms. */
  readonly address: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** The recovery address of the account. */
export interface EmailDetails {
  /** Confirmed address; empty if there is none. */
  readonly address: string;
  /** True if the room sends e-mail. */
  readonly sends: boolean;
}

/** An open table at which the caller sits, or that they host. */
export interface OwnTableListItem {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** Their chair; 0 for a host who does not sit there. */
  readonly chair: number;
  /** True if they opened it: it counts towards the limit of open tables for each host. */
  readonly is_host: boolean;
  /** The event that the table belongs to; empty for a table of its own. */
  readonly event: string;
  /** Number of seated people besides the caller and bots. */
  readonly people: number;
}

/** Everything that the room keeps of the caller; passwords and tokens are stored as hashes. */
export interface OwnData {
  readonly name: string;
  readonly guest: boolean;
  readonly made_at: number;
  readonly sessions: readonly LoginSession[];
  readonly keys: readonly ApiKey[];
  /** Enrolled second factors, without their secrets. */
  readonly security: SecuritySettings;
  readonly notes: readonly Note[];
  /** Confirmed recovery address of the account; empty if there is none. */
  readonly email: string;
  readonly tables: readonly OwnTableData[];
  /** Audit entries by or about the user; addresses only of their own actions. */
  readonly audit: readonly AuditEntry[];
}

/** A private note about a player. */
export interface Note {
  readonly about: string;
  readonly text: string;
  readonly colour: Colour;
  /** Time in milliseconds since 1970. */
  readonly at: number;
}

/** The data that the room keeps of the caller at one table. */
export interface OwnTableData {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly made_at: number;
  readonly net: number;
  readonly movements: readonly Movement[];
  /** Numbers of the hands into which they were dealt. */
  readonly hands: readonly number[];
  /** URL of these hands, as they may see them, in every format. */
  readonly download: string;
}

/** Chips that came to the table or left it, outside of play. */
export interface Movement {
  readonly at: number;
  /** Number of the latest hand at that time; 0 before the first. */
  readonly hand: number;
  readonly player: string;
  /**
   * `buy-in`, `re-buy`, `top-up`, `transfer`, `short buy-in`, `loan`, `cash-out`,
   * `corrected`, `marker`, `time fee`.
   */
  readonly what: string;
  /** Number of chips; negative if they left the table. */
  readonly chips: number;
}

/** An action of a host or an administrator, with the names of that time. */
export interface AuditEntry {
  readonly seq: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Name of the acting person; empty for the room itself. */
  readonly who: string;
  readonly role: AuditRole;
  /** Code of the action, as in `AuditQuery.kind`. */
  readonly what: string;
  /** Id of the table; empty for the whole room. */
  readonly table: string;
  readonly table_name: string;
  /** Name of the affected person; empty if there is none. */
  readonly whom: string;
  /** Arguments of the action's code. */
  readonly args: Readonly<Record<string, string | number | boolean | readonly Scalar[]>>;
  /** Address of the acting person; visible to administrators only. */
  readonly address: string;
  /** The action in the words shown at the table; `null` if none were shown. */
  readonly said: Phrase | null;
}

/**
 * Role of an actor: `player` came by a host's link, `room` is the room itself,
 * and `terminal` a person with access to the room's folder.
 */
export type AuditRole = "host" | "admin" | "player" | "room" | "terminal";

export type Scalar = string | number | boolean;

/**
 * The data that deleting the account removes, and how long the rest stays.
 *
 * Passwords, second factors, sessions, keys, notes and the e-mail address go at once.
 */
export interface DeletionSummary {
  /** True if it has been deleted; false for a preview. */
  readonly done: boolean;
  /** Shared data that is kept for good; empty for a user who neither played nor hosted. */
  readonly stays: readonly ("hands" | "ledger" | "name")[];
  /** Days until the audit log has no entry about the name; 0 is never. */
  readonly audit_days: number;
  /** Days until the room's own backups have none of it; 0 if it makes none. */
  readonly backup_days: number;
}

/** The caller's own statistics, as far as their hands are counted. */
export interface StatisticsResponse {
  /** True if all hands are counted; otherwise a later request has more. */
  readonly done: boolean;
  /** Records read so far, of `records`. */
  readonly read: number;
  readonly records: number;
  /** True if hands at the oldest tables exceed the limit and are not counted. */
  readonly left_out: boolean;
  /** Number of all counted hands, before the filter. */
  readonly counted: number;
  /** Games that the caller has played, to choose from. */
  readonly games: readonly string[];
  readonly stakes: readonly string[];
  readonly positions: readonly string[];
  readonly depths: readonly string[];
  readonly whole: GroupFigures;
  readonly by_position: readonly GroupFigures[];
  readonly by_depth: readonly GroupFigures[];
  /** Figures by game and stakes; at events by game. */
  readonly by_stakes: readonly GroupFigures[];
  /** Cumulative result after each of some hundred points at most. */
  readonly line: readonly ResultPoint[];
  /** Sessions, latest first, a hundred at most. */
  readonly sessions: readonly PlayedSessionSummary[];
  readonly sessions_in_all: number;
}

/** The figures of a group of hands. */
export interface GroupFigures {
  /** Name of the group: `BTN`, `50-100`, `no-limit hold'em 5/10`; empty for all. */
  readonly part: string;
  readonly hands: number;
  /** Big blinds won, negative for a loss. */
  readonly net_bb: number;
  /** Big blinds won, with all-ins at their equity. */
  readonly ev_bb: number;
  readonly bb_per_100: number;
  /** Half-width of the 95 % confidence interval of the mean. */
  readonly interval: number;
  readonly ev_per_100: number;
  readonly figures: readonly Figure[];
}

/** One statistic. */
export interface Figure {
  /** `vpip`, `three_bet` ...: docs/reference/statistics.md has them all. */
  readonly name: string;
  /** Title as trackers write it. */
  readonly title: string;
  /** Percentage, or a ratio for `af`; `null` without an opportunity. */
  readonly value: number | null;
  /** Number of opportunities. */
  readonly of: number;
  readonly percent: boolean;
}

/** A player's running result after some hands, in big blinds. */
export interface ResultPoint {
  readonly hands: number;
  readonly net_bb: number;
  readonly ev_bb: number;
}

/** A session at a table. */
export interface PlayedSessionSummary {
  readonly table: string;
  readonly event: string;
  readonly stakes: string;
  readonly began: number;
  readonly ended: number;
  readonly hands: number;
  readonly net: number;
  readonly net_bb: number;
  readonly ev_bb: number;
  /** Name of the table. */
  readonly name: string;
  /** Format of chip amounts. */
  readonly money: Money;
}

/** A table in the lobby. */
export interface TableListItem {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly chairs: number;
  readonly seated: number;
  readonly watching: number;
  readonly blinds: readonly number[];
  /** Format of chip amounts at the table. */
  readonly money: Money;
  /** True if it opens to an invitation or a password only. */
  readonly private: boolean;
  readonly host: string;
  readonly playing: boolean;
  /** True if the caller sits there. */
  readonly yours: boolean;
  /** The host's description of the table. */
  readonly about: string;
  /** Number of chairs that the caller could take now. */
  readonly free: number;
  /** Number of players on the waiting list. */
  readonly waiting: number;
  /** Place of the caller on the waiting list; 0 for none. */
  readonly place: number;
  /** Number of seated bots that make room for a person. */
  readonly makes_room: number;
}

/** A table that was opened. */
export interface NewTableResponse {
  readonly id: string;
  /** The link to send to friends. */
  readonly invite: string;
}

/** A summary of table rules, or the reason why they are invalid. */
export interface RulesPreview {
  readonly sheet: RulesSummary | null;
  /** The reason; empty for valid rules. */
  readonly why: string;
  /** The option that it is about, as in a refusal; empty for no single one. */
  readonly option: string;
  /** The reason as a phrase. */
  readonly said: Phrase | null;
}

/** A summary of table rules, with defaults for unset ones. */
export interface RulesSummary {
  /** Full name of the game, as on the table sign. */
  readonly game: string;
  /** Game of the list (`GameForm.name`); empty where only words can express it. */
  readonly asked: string;
  /** Sizes of the game, by their names in the list. */
  readonly sizes: Readonly<Partial<Record<StakeName, number>>>;
  readonly chairs: number;
  /** Maximum of chairs that the deck can serve. */
  readonly most_chairs: number;
  /** Minimum buy-in; 0 for none. */
  readonly least: number;
  readonly most: number;
  /** Unit of buy-ins: the big blind, or the big bet in limit. */
  readonly bet: number;
  readonly think: number;
  /** Popular options that this game supports. */
  readonly offers: readonly string[];
}

export type StakeName =
  | "small blind"
  | "big blind"
  | "small bet"
  | "big bet"
  | "ante"
  | "bring-in"
  | "button";

/** Everything about a table that does not change from hand to hand. */
export interface TableDetails {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  /** Role of the caller: `host`, `player`, or empty. */
  readonly role: string;
  /** True if the caller may see the table. */
  readonly entered: boolean;
  readonly closed: boolean;
  /** True if it opens to a password; an invitation opens it, too. */
  readonly need_password: boolean;
  /** Settings without the password; `null` if the caller may not see the table. */
  readonly settings: TableSettings | null;
  readonly rules_toml: string;
  /**
   * Link to send to friends, if the caller may invite; empty otherwise.
   *
   * A request to `localhost` gets a link with the room's network address, if that is known.
   */
  readonly invite: string;
  /** URLs of the room for others, best first; empty if none is known. */
  readonly reach: readonly string[];
  /** True if the caller may watch now; otherwise they sit down first, by a command. */
  readonly may_watch: boolean;
  /** Number of chairs; 0 if the table is closed. */
  readonly chairs: number;
  /** Free chairs that are not reserved for others, if the caller may see the table. */
  readonly free: readonly number[];
  /** Minimum and maximum buy-in; 0 for no limit. */
  readonly bring: readonly [number, number];
  /** The host's description of the table. */
  readonly about: string;
  /** Ban of the caller; `null` if there is none. */
  readonly out: BanDetails | null;
  /** Chair of the caller; 0 for none. */
  readonly chair: number;
  /** Number of players on the waiting list. */
  readonly waiting: number;
  /** Place of the caller on the waiting list; `null` if the table is closed or hidden. */
  readonly place: ListPosition | null;
  /** Chairs of bots that make room for a person. */
  readonly makes_room: readonly number[];
  /** The event that the table belongs or belonged to; empty for a table of its own. */
  readonly event: string;
}

/** Room-level settings of a table. Its games are in its `TableRules`. */
export interface TableSettings {
  /** True if the table is unlisted and needs an invitation or a password. */
  readonly private: boolean;
  /** Argon2id hash; empty if there is no password. */
  readonly password: string;
  /** True if all who may enter may watch without a chair. */
  readonly spectators: boolean;
  /** Delay in seconds for spectators. */
  readonly delay: number;
  /** True if hands begin automatically. */
  readonly auto: boolean;
  /** Seconds between two hands. */
  readonly between: number;
  /**
   * Seconds between cards of a run-out; 0 deals all at once and pays the pots
   * without a pause.
   */
  readonly pace: number;
  /** True if players who were dealt in may ask for a rabbit hunt. */
  readonly rabbit: boolean;
  /** True if players may propose a bomb pot, which needs the agreement of all who play it. */
  readonly bomb_votes: boolean;
  readonly chat: boolean;
  /**
   * Policy after a server restart for an interrupted hand that waits for a decision.
   * Steps that need no decision are finished.
   */
  readonly restart: RestartPolicy;
  /** Seconds that a table waits after a restart for the players to act. */
  readonly grace: number;
  /** Host's description of the table, shown at entry, in the lobby and with its rules. */
  readonly about: string;
  /** True if chat is muted while a player is all-in. */
  readonly quiet: boolean;
  /** Average seconds that a bot takes to act. */
  readonly bot_pace: number;
  /** True if admitted and seated players may invite others. */
  readonly players_invite: boolean;
  /** Generation of the table's links; older links are void. */
  readonly links_made: number;
  /** Links for one person or a limited time that are still valid. */
  readonly links: readonly TableLink[];
  /**
   * Policy for a person at a seated player's client address: notify the hosts, or refuse
   * a chair. The loopback address never counts.
   */
  readonly one_address: SharedAddressPolicy;
  /** Seconds for which a chair is reserved for the next player on the waiting list. */
  readonly to_sit: number;
  /** True if a bot yields its seat when a player waits and all chairs are taken. */
  readonly bots_make_room: boolean;
  /** Number of chairs to keep filled with bots; 0 is none. */
  readonly bots_fill: number;
  /** True if hands begin with bots only and no human client. */
  readonly bots_alone: boolean;
  /** Chip display format, chosen when the table is opened. */
  readonly money: Money;
}

/** A link to the table that a host has made for one person or for a limited time. */
export interface TableLink {
  readonly id: string;
  /** True if the link is for one person and expires on use. */
  readonly once: boolean;
  readonly made_at: number;
  /** Expiry in milliseconds since 1970. */
  readonly until: number;
}

/** A ban from a table or from the room. */
export interface BanDetails {
  readonly by: string;
  readonly reason: string;
  /** In milliseconds since 1970; -1 is for good. */
  readonly until: number;
}

/** The house rules of a table, as posted. */
export interface PostedRules {
  readonly title: string;
  /** Questions of a newcomer with their answers, in English. */
  readonly first: readonly (readonly [string, string])[];
  /** The newcomer's questions and answers as phrases. */
  readonly asked: readonly (readonly [Phrase, Phrase])[];
  readonly notices: readonly string[];
  readonly sections: readonly PostedSection[];
  /** The closest preset; empty if there is none. */
  readonly preset: string;
  /** Options that differ from the preset: `button.rule`; of the table itself `chairs`. */
  readonly differs: readonly string[];
}

/** A group of posted rules. */
export interface PostedSection {
  /** Group in a configuration: `buy_in`; empty for the table itself. */
  readonly group: string;
  readonly title: string;
  /** Title as a phrase. */
  readonly said: Phrase;
  readonly lines: readonly PostedRule[];
}

/** An option of the posted rules. */
export interface PostedRule {
  readonly name: string;
  readonly here: string;
  readonly usual: boolean;
  readonly choices: string;
  readonly meaning: string;
  readonly rules: readonly string[];
}

/** The ledger of a table. */
export interface LedgerResponse {
  readonly players: readonly PlayerLedger[];
  readonly rake: number;
  readonly kitty: number;
  readonly jackpot: number;
  readonly time_fees: number;
  /** Chips in the middle from a deal without a winner. */
  readonly carried: number;
  /** The fewest payments that settle up. */
  readonly transfers: readonly Transfer[];
  readonly adjustments: readonly Adjustment[];
  /** Every buy-in, cash-out and correction, in order of time. */
  readonly movements: readonly Movement[];
  /** Number of hands played to their end. */
  readonly hands: number;
  /** Start of the first hand, in milliseconds since 1970; 0 before it. */
  readonly began: number;
  /** End of the session, in milliseconds since 1970; 0 while it goes on. */
  readonly ended: number;
}

/** A player's money at the table. */
export interface PlayerLedger {
  readonly player: string;
  readonly bought: number;
  readonly cashed_out: number;
  /** Chips at the table. */
  readonly chips: number;
  /** Net winnings, negative for a loss. */
  readonly net: number;
  /** Amount to receive, or negative, to pay. */
  readonly due: number;
  /** Result of the 7-2 game, negative for a loss; included in `net`. */
  readonly side_bets: number;
  /** True for a bot of the room; `transfers` has all bots as one party, `the bots`. */
  readonly bot: boolean;
}

/** A payment between two players. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly chips: number;
}

/** A host's correction of a stack. */
export interface Adjustment {
  readonly at: number;
  readonly player: string;
  readonly chips: number;
  readonly reason: string;
}

/** A new link to a table, shown only once. */
export interface NewLinkResponse {
  readonly id: string;
  readonly link: string;
  readonly once: boolean;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** A hand in the list. */
export interface HandListItem {
  readonly hand: number;
  readonly at: number;
  readonly game: string;
  readonly pot: number;
  readonly winners: readonly PlayerChips[];
  /** True if the hand ended early. */
  readonly called_off: boolean;
  /** The reason why the hand ended early; `null` if it did not. */
  readonly ended: Phrase | null;
  /** Stack of each player after the hand. */
  readonly stacks: readonly PlayerChips[];
  /** Each player's net result in the session so far, negative for a loss. */
  readonly nets: readonly PlayerChips[];
  /** Chair of the caller; 0 if they did not play the hand. */
  readonly chair: number;
  /** The caller's own cards. */
  readonly cards: readonly string[];
  /** Net result of the caller, negative for a loss. */
  readonly result: number;
  readonly boards: readonly (readonly string[])[];
  /** True if hands were compared. */
  readonly showdown: boolean;
  /** Cards of other players that the caller has seen. */
  readonly shown: readonly PlayerShownCards[];
}

/** A player, and an amount of their chips. */
export interface PlayerChips {
  readonly player: string;
  readonly chips: number;
}

/** Cards that a player has shown. */
export interface PlayerShownCards {
  readonly player: string;
  readonly cards: readonly string[];
}

/** A hand as the caller may know it. */
export interface HandDetails {
  readonly hand: number;
  readonly at: number;
  readonly game: string;
  /** Names of the players, by seat of the hand. */
  readonly players: readonly string[];
  /** Chairs, by seat of the hand. */
  readonly chairs: readonly number[];
  /** The chairs of the room's own bots. */
  readonly bots: readonly number[];
  /** Facts of the hand; unseen cards are `-1`. */
  readonly facts: readonly Fact[];
  /** Narration of the hand in English. */
  readonly steps: readonly string[];
  /** Narration of the hand, as codes with arguments. */
  readonly told: readonly Phrase[];
}

/** A hand to replay, as the caller may know it. */
export interface HandReplayResponse {
  readonly hand: number;
  readonly at: number;
  readonly game: string;
  /** The reason why the hand ended early; empty if it did not. */
  readonly ended: Phrase | null;
  /** Chair of the viewpoint; 0 for the rail. */
  readonly chair: number;
  /** True for players' names, false for chair numbers. */
  readonly names: boolean;
  readonly moments: readonly ReplayMoment[];
}

/** A moment of a replayed hand. */
export interface ReplayMoment {
  /** Facts since the previous moment. */
  readonly facts: readonly Fact[];
  readonly view: TableView;
  /** Cards of the player whose chair is the viewpoint. */
  readonly cards: readonly string[];
  /** Those of the cards that lie face up. */
  readonly up: readonly string[];
  /** Name of the hand that the cards make with the board. */
  readonly holding: Phrase | null;
  /** Narration since the previous moment. */
  readonly told: readonly Phrase[];
}

/** A public link to a hand. */
export interface ShareResponse {
  readonly link: string;
}

/** A page of a table's log of roots. */
export interface RootsPage {
  /** Name from which the first head is made. */
  readonly stream: string;
  /** Entries, in order. */
  readonly lines: readonly string[];
  /** Position of the next page. */
  readonly next: number;
  /** True if there may be more entries now. */
  readonly more: boolean;
}

/** Everything that a viewer of a hand can verify. */
export interface Proof {
  readonly stream: string;
  readonly hand: number;
  /** Kind of deck: `standard`, `short`. */
  readonly deck: string;
  readonly cuts: readonly (readonly [number, string])[];
  /** The deck, then one pile for each reshuffle. */
  readonly piles: readonly Pile[];
}

/** Opened cards of a deck or of a reshuffled stub. */
export interface Pile {
  readonly root: string;
  readonly size: number;
  readonly openings: readonly OpenedCard[];
}

/** One card of a sealed deck, with the proof that it was in the deck when it was sealed. */
export interface OpenedCard {
  /** Number of cards dealt off the deck before it. */
  readonly dealt: number;
  /** Position of the card in the sealed deck. */
  readonly position: number;
  /** Card, such as `As`. */
  readonly card: string;
  /** Salt of 16 bytes in hexadecimal. */
  readonly salt: string;
  /** Sibling hashes from the leaf to the root, in hexadecimal. */
  readonly path: readonly string[];
}

/** An event in the list. */
export interface EventListItem {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly phase: Phase;
  readonly game: string;
  /** Games played, in the order of the levels; each once. */
  readonly games: readonly string[];
  readonly price: Price;
  readonly money: Money;
  readonly stack: number;
  /** Seats at each table. */
  readonly seats: number;
  readonly starts: "full" | "host" | "clock";
  /** Start time in milliseconds since 1970; 0 if none is scheduled. */
  readonly start_at: number;
  readonly entries: number;
  readonly least: number;
  /** Maximum of entries; 0 for no limit. */
  readonly most: number;
  readonly left: number;
  readonly tables: number;
  readonly level: number;
  /** Last level in which entries are taken; 0 for none after the start. */
  readonly late_until: number;
  /** True if entries are taken now. */
  readonly may_enter: boolean;
  readonly pool: number;
  /** True if a password is needed to enter. */
  readonly password: boolean;
  /** True if the host approves each entry. */
  readonly approval: boolean;
  readonly you: EntrantStanding;
  readonly about: string;
}

export type Phase = "open" | "running" | "ended" | "cancelled";

/** The price of an entry in money: for the prizes, the host, and the player's bounty. */
export interface Price {
  readonly prize: number;
  readonly fee: number;
  readonly bounty: number;
}

/**
 * A player's standing in an event, from not entered to eliminated.
 *
 * `asking` waits for the host, `registered` has no seat yet, and `moving` is on the way to
 * another table.
 */
export type EntrantStanding = "" | "asking" | "registered" | "seated" | "moving" | "out";

/** A new event that takes entries. */
export interface NewEventResponse {
  readonly id: string;
  /** Link to the event, to send to friends. */
  readonly link: string;
}

/** A preview of event rules, or the reason why they are invalid. */
export interface EventPreview {
  readonly rules: EventRules | null;
  /** The reason; empty for valid rules. */
  readonly why: string;
  readonly said: Phrase | null;
  /** Prize pool with these entries and no other purchases. */
  readonly pool: number;
  readonly prizes: readonly number[];
  /** Total minutes of all levels and breaks; 0 where levels count hands. */
  readonly minutes: number;
}

/** All settings made before the first entry. */
export interface EventRules {
  readonly name: string;
  readonly structure: Structure;
  /** The game, without stakes, for levels that name none. */
  readonly game: string;
  readonly starts: "full" | "host" | "clock";
  readonly starts_at: number;
  readonly too_few: "wait" | "cancel";
  readonly tables: "ours" | "felt";
  /** The name of a first day of several: it ends with the day, and its money is carried over. */
  readonly flight: string;
  readonly entry: EntryRules;
  readonly seating: SeatingRules;
  readonly prizes: PrizeRules;
  readonly bounty: BountyRules;
  readonly at_table: AtTableRules;
  readonly hour_breaks: HourBreaks;
}

/**
 * The structure: the starting stack, and the levels and breaks in order.
 *
 * The last level goes on until there is a winner.
 */
export interface Structure {
  readonly stack: number;
  readonly parts: readonly StructurePart[];
  /** The denominations in play, rising; if empty, every amount can be paid. */
  readonly chips: readonly number[];
  /** Treatment of odd chips (TRNY-43): a chip race, or rounding half a larger chip up. */
  readonly colour_up: ColourUp;
}

export type StructurePart = Level | Break;

/** A level: its posts in chips, and its length. */
export interface Level {
  readonly type: "level";
  readonly small: number;
  readonly big: number;
  readonly ante: number;
  readonly antes: AnteKind;
  /** Length of the level in minutes; 0 if it counts hands. */
  readonly minutes: number;
  /** Length of the level in hands per table; 0 if it counts minutes. */
  readonly hands: number;
  /** The level's game, if the levels of an event have different games (TRNY-22). */
  readonly game: string;
  /** The shot clock of this level in seconds (BYND-79); 0: the table's. */
  readonly think: number;
  /** Time bank cards of each player in this level (BYND-79); 0: the table's. */
  readonly time_cards: number;
}

/** A break between two hands (TRNY-34), in which small chips may be coloured up. */
export interface Break {
  readonly type: "break";
  readonly minutes: number;
  /** The denomination that leaves play (BYND-75); 0: none. */
  readonly colour_up: number;
}

/** The treatment of odd chips: a chip race by cards, or rounding of each player's. */
export type ColourUp = "race" | "round_half_up";

/** Entry rules: eligibility, deadline and price. */
export interface EntryRules {
  readonly price: Price;
  readonly least: number;
  readonly most: number;
  readonly late_until: number;
  readonly late_stack: "full" | "blinded";
  readonly reentries: number;
  readonly access: "open" | "password" | "approval";
  /** The hash of the password (`rules.event_password`). */
  readonly password: string;
  readonly tickets: "off" | "on";
  readonly withdraw: "until_start" | "never";
  readonly no_shows: "dealt_in" | "by_clock";
  readonly rebuy: Rebuy | null;
  readonly add_on: AddOn | null;
}

/** Chips that a player may buy with a short stack or none (TRNY-52). */
export interface Rebuy {
  readonly chips: number;
  readonly price: Price;
  /** The last level with rebuys. */
  readonly until_level: number;
  /** Maximum number of rebuys per player; 0: unlimited. */
  readonly most: number;
  /** The maximum stack for a rebuy; 0: the starting stack. */
  readonly at: number;
}

/** Chips that each player may buy once, regardless of their stack (TRNY-53). */
export interface AddOn {
  readonly chips: number;
  readonly price: Price;
  /** The level of the add-on: in the break after it, or without a break until the next level. */
  readonly level: number;
}

/** Seating rules: tables, seats, balancing and redraws. */
export interface SeatingRules {
  readonly seats: number;
  readonly tables: number;
  readonly policy: "tda" | "wsop" | "nearest" | "none";
  readonly balance_within: number;
  readonly redraw: readonly number[];
  readonly final_table: "tda" | "one_more";
  readonly stud_move: "position" | "high_card";
  readonly mixed_move: "next_bb" | "high_card";
  readonly halt_short: "at_open_blind" | "at_once" | "off";
  readonly first_button: "first_stack" | "draw";
}

/** Prize rules: paid places, shares and units. */
export interface PrizeRules {
  readonly paid_percent: number;
  readonly shares: readonly number[];
  readonly marks: readonly number[];
  readonly least_percent: number;
  readonly seat: number;
  /** The target event of a satellite, for which its winners get a ticket. */
  readonly seat_in: string;
  readonly guarantee: number;
  readonly unit: number;
  readonly remainder: "first" | "from_the_top";
  readonly bust_stack: "hand_start" | "after_ante";
  readonly hfh_from: number;
  readonly hfh_minutes: number;
  readonly refund: "half" | "chips" | "alike";
  readonly deals: "off" | "on";
}

/** Bounty rules: payment for eliminating a player. */
export interface BountyRules {
  readonly kind: "none" | "fixed" | "progressive" | "mystery";
  readonly paid_at_once: number;
  readonly mystery: readonly number[];
  readonly card_shares: readonly (readonly [number, number])[];
  readonly from_place: number;
}

/** Rules of play that the table preset `tournament` leaves open. */
export interface AtTableRules {
  readonly short_order: "usual" | "ante_first" | "blind_first";
  readonly empty_row: "dead" | "skip";
  readonly think: number;
  readonly time_card: number;
  readonly time_cards: number;
}

/** Hourly breaks common to all events, which pause the level's time. */
export interface HourBreaks {
  readonly minute: number;
  readonly minutes: number;
}

/** Everything about an event except its standings. */
export interface EventDetails {
  readonly line: EventListItem;
  readonly rules: EventRules;
  readonly settings: EventSettings;
  readonly role: "" | "host" | "player";
  readonly link: string;
  readonly clock: EventClock;
  /** Every level; breaks are in `rules.structure.parts`. */
  readonly schedule: readonly LevelView[];
  /** Every level and break as a line, as in its file and in edits of levels. */
  readonly lines: readonly string[];
  /** Entrants, in order of entry. */
  readonly players: readonly string[];
  /** Entrants who are bots of the room. */
  readonly bots: readonly string[];
  /** Players waiting for the host's approval; others than the caller for the host only. */
  readonly asking: readonly string[];
  readonly you: EntrantDetails;
  /** Actions that are available to the caller now. */
  readonly may: readonly EventAction[];
  /** The proposed deal. */
  readonly deal: DealDetails | null;
  /** Posted prizes; before that, those for the present entries. */
  readonly prizes: readonly number[];
  /** True once prizes are posted and entries are closed. */
  readonly posted: boolean;
  /** Hash of the seed of all draws. */
  readonly seal: string;
  /** Seed of all draws, revealed when the event is over; empty before. */
  readonly seed: string;
  /** The host's reason for cancelling it; empty if it was not cancelled. */
  readonly why: string;
}

/** Room-level settings of an event. Its games and prizes are in its `EventRules`. */
export interface EventSettings {
  /** True if the event is unlisted and reachable by its URL only. */
  readonly private: boolean;
  /** Argon2id hash of the entry password; empty if there is none. */
  readonly password: string;
  /** True if the host must approve each entry. */
  readonly approval: boolean;
  /** Start time in milliseconds since 1970; 0 starts when full or on the host's command. */
  readonly start_at: number;
  /** Number of entrants to fill up to with bots at the start; 0 enters none. */
  readonly bots: number;
  /** Seconds in which a player without chips decides on a re-buy. */
  readonly decide: number;
  /** Seconds between two hands at a table. */
  readonly between: number;
  /** Seconds between cards of a run-out. */
  readonly pace: number;
  /** Average seconds that a bot takes to act. */
  readonly bot_pace: number;
  /** True if any visitor of the event may watch its tables. */
  readonly spectators: boolean;
  /** Delay in seconds for spectators. */
  readonly delay: number;
  readonly chat: boolean;
  readonly restart: RestartPolicy;
  /** Host's description of the event. */
  readonly about: string;
  /** Format of prices and prizes; chips are plain numbers. */
  readonly money: Money;
}

/** Position of the event in its structure. Times are in milliseconds since 1970. */
export interface EventClock {
  /** Current level, or in a break the one before it; `null` before the start. */
  readonly level: LevelView | null;
  /** Next level; `null` in the last. */
  readonly next: LevelView | null;
  /** Minutes of the current break; 0 if there is none. */
  readonly resting: number;
  /** Start of the next level or break; 0 if hands are counted or the clock is stopped. */
  readonly next_at: number;
  /** Milliseconds until then while the clock is stopped. */
  readonly left: number;
  /** Start of the next break, if levels are counted in minutes; 0 if there is none. */
  readonly next_break: number;
  readonly paused: boolean;
}

/** A level as posted. */
export interface LevelView {
  readonly number: number;
  readonly small: number;
  readonly big: number;
  readonly ante: number;
  readonly antes: AnteKind;
  /** Length in minutes; 0 if the level is counted in hands. */
  readonly minutes: number;
  readonly hands: number;
  readonly game: string;
}

/** The caller's standing in the event. */
export interface EntrantDetails {
  readonly standing: EntrantStanding;
  /** Number of their entry; 0 if they have none. */
  readonly number: number;
  readonly chips: number;
  /** Number of their table; 0 for none. */
  readonly table: number;
  /** Id of the room's table to watch; empty while they have none. */
  readonly room_table: string;
  /** Seat number from 1; 0 for none. */
  readonly seat: number;
  /** Rank among the remaining players; the final place of an eliminated one. */
  readonly rank: number;
  readonly prize: number;
  /** Total of their payments. */
  readonly paid: number;
  readonly head: number;
  readonly heads: number;
  readonly rebuys: number;
  /** Deadline to rebuy without chips; 0 if there is no decision. */
  readonly decide_until: number;
  /** Ticket that they have won, to register elsewhere; empty if they have none. */
  readonly ticket: string;
}

export type EventAction =
  | "register"
  | "unregister"
  | "rebuy"
  | "no-rebuy"
  | "add-on"
  | "away"
  | "back"
  | "answer-deal";

/** A deal with every player's share. */
export interface DealDetails {
  /** Number of the proposal; 0 for a preview. */
  readonly number: number;
  readonly kind: DealKind;
  readonly saved: number;
  readonly shares: readonly DealShare[];
  /** True if no prize is left to play for, so that the deal ends the event. */
  readonly ends: boolean;
}

/** A player's share of a deal. */
export interface DealShare {
  readonly player: string;
  readonly chips: number;
  readonly share: number;
  readonly agreed: boolean;
}

/** Standings of an event. */
export interface Standings {
  readonly event: string;
  /** Time of the snapshot, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds until the next poll: longer when there are many clients. */
  readonly again: number;
  /** Number of the event's records: equal numbers mean equal standings. */
  readonly seq: number;
  readonly phase: Phase;
  readonly clock: EventClock;
  readonly entries: number;
  /** Number of players still in. */
  readonly left: number;
  /** All chips in play. */
  readonly chips: number;
  readonly average: number;
  /** Prize pool, as far as it is known. */
  readonly pool: number;
  /** True once entries are closed and the prizes posted. */
  readonly closed: boolean;
  /** Prizes from the first place on; empty until they are posted. */
  readonly prizes: readonly number[];
  /** True while play is hand for hand. */
  readonly by_hand: boolean;
  /** Number of hands that each table still plays today; 0 if not announced. */
  readonly last_hands: number;
  /** Undrawn mystery bounty cards, greatest first; empty until they are made. */
  readonly cards: readonly CardsLeft[];
  readonly rows: readonly StandingRow[];
  readonly tables: readonly EventTableLine[];
  readonly moves: readonly MoveView[];
  /** Physical tables whose next big blind a pending move depends on. */
  readonly ask_big_blind: readonly number[];
}

/** Undrawn mystery cards of one value. */
export interface CardsLeft {
  readonly worth: number;
  readonly count: number;
}

/** An entrant: first those with chips, largest stack first, then those who are out. */
export interface StandingRow {
  readonly player: string;
  /** Rank among those still in; for a player who is out the final place, 0 until it is known. */
  readonly rank: number;
  readonly status: Status;
  readonly chips: number;
  /** Table number; 0 is none. */
  readonly table: number;
  /** Seat number from 1; 0 is none. */
  readonly seat: number;
  readonly prize: number;
  /** Bounty on the player; 0 if a mystery card decides. */
  readonly head: number;
  /** Bounties that the player has won. */
  readonly heads: number;
  readonly entries: number;
  readonly rebuys: number;
  readonly away: boolean;
  readonly bot: boolean;
}

export type Status = "registered" | "seated" | "moving" | "out";

/** A table of the event. */
export interface EventTableLine {
  readonly number: number;
  /** Id of the room's table, for spectators. */
  readonly table: string;
  readonly players: number;
  readonly seats: number;
  readonly playing: boolean;
  readonly hand: number;
  readonly average: number;
  /** At a physical table: players eliminated in its last hand, to whom more may be added. */
  readonly last_out: readonly string[];
}

/** A player who is moving, or will move after the hand at their table. */
export interface MoveView {
  readonly player: string;
  /** Number of their table; 0 if they have got up. */
  readonly source: number;
  /** Number of the target table; 0 if not known yet. */
  readonly target: number;
  readonly why: MoveReason;
  /** Target seat from 1; 0 if not known yet. */
  readonly seat: number;
  /** True at physical tables if the player was sent there and has not been confirmed. */
  readonly told: boolean;
  /** True if the move was chosen without knowing the button. */
  readonly guess: boolean;
}

export type MoveReason = "balance" | "broken" | "redraw";

/** The command was executed and its effects are stored. */
export interface EventAccepted {
  readonly cmd: string;
  readonly event: string;
  /** Number of the last record that it caused, or of the last one before it. */
  readonly seq: number;
  /** Number of records that it caused: 0 if it changed nothing. */
  readonly count: number;
}

/** Places that eliminations would assign or change. */
export interface PlacesPreview {
  readonly places: readonly PreviewedPlace[];
}

/** The place of a player after a group of eliminations; the highest place stands first. */
export interface PreviewedPlace {
  readonly player: string;
  /** Chips at the start of the hand; 0 for players of other hands. */
  readonly stack: number;
  /** The place; 0 if given later, when registration has closed or the round is over. */
  readonly place: number;
  readonly prize: number;
  /** Another player of the hand has the same rank. */
  readonly tied: boolean;
  /** The player's current place; 0: none. */
  readonly was: number;
  /** Eliminated in this hand; else a place of a later hand that changes. */
  readonly in_hand: boolean;
  readonly may_rebuy: boolean;
}

/** Places and prizes of an event so far. */
export interface EventResults {
  readonly event: string;
  readonly name: string;
  readonly phase: Phase;
  readonly entries: number;
  readonly pool: number;
  /** Results, winner first; remaining players have no place. */
  readonly results: readonly EventResult[];
}

/** A player's result of the event, in money. */
export interface EventResult {
  /** The place; 0 while the player is in. */
  readonly place: number;
  readonly player: string;
  readonly entries: number;
  readonly re_buys: number;
  /** Total payments by the player. */
  readonly paid: number;
  readonly prize: number;
  /** Money won for bounties. */
  readonly heads: number;
  /** Net result; negative for a loss. */
  readonly net: number;
}

/** Records of an event, in order. */
export interface EventLog {
  readonly records: readonly EventRecord[];
  /** Value of `after` for the next page. */
  readonly next: number;
  readonly more: boolean;
}

/** A record of an event's log. */
export interface EventRecord {
  readonly seq: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly fact: Readonly<Record<string, unknown>>;
}

/** A group of options. */
export interface OptionGroup {
  readonly group: string;
  readonly title: string;
  readonly options: readonly OptionDetails[];
}

/** An option of a table. */
export interface OptionDetails {
  /** Key in a configuration: `button.rule`. */
  readonly key: string;
  readonly type: OptionKind;
  readonly choices: readonly string[];
  readonly default: OptionValue;
  readonly min: number | null;
  readonly max: number | null;
  readonly text: string;
  readonly rules: readonly string[];
  /** Value in each preset. */
  readonly presets: Readonly<Record<string, OptionValue>>;
}

export type OptionKind = "choice" | "flag" | "number" | "list";

/** The value of an option in a configuration. */
export type OptionValue = string | number | boolean | readonly (string | number)[];

/** A table that is ready to be opened. */
export interface TablePreset {
  readonly name: string;
  readonly title: string;
  readonly game: string;
  readonly toml: string;
}

/**
 * A game to choose, with the sizes to enter.
 *
 * Its text is the head, the blinds or bets with a slash between them, every other size after its
 * own name, and the tail: `limit razz 4/8 ante 1 bring-in 2`.
 */
export interface GameForm {
  readonly name: string;
  readonly head: string;
  readonly family: GameFamily;
  readonly sizes: readonly StakeField[];
  readonly tail: string;
}

export type GameFamily = "hold'em" | "omaha" | "stud" | "draw" | "mix" | "small";

/** A bet size of a game. */
export interface StakeField {
  readonly name: StakeName;
  /** Usual size; 0 for none. */
  readonly usual: number;
  /** True if it is required; an optional size is derived by the room, or absent. */
  readonly needed: boolean;
}

/** A rule of the rulebook. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  /** Text in Markdown. */
  readonly text: string;
  /** Language of the text: English where it is not translated. */
  readonly language: string;
}

/** The server is alive. */
export interface Health {
  readonly ok: boolean;
  readonly tables: number;
  readonly version: string;
}

/** The measurements behind the readiness of the room. */
export interface Readiness {
  readonly ready: boolean;
  /** Maximum lag of the event loop in the last ten seconds. */
  readonly lag: number;
  /** Seconds since the latest write of the room's own that succeeded. */
  readonly written: number;
}

/** The main pot first, then the side pots as they were formed. */
export interface SidePots {
  readonly pots: readonly LayeredPot[];
  /** Uncalled chips, returned before there are any pots. */
  readonly back: ChipsBack | null;
  readonly steps: readonly Step[];
}

/** A pot, the seats that can win it, and its portions. */
export interface LayeredPot {
  readonly chips: number;
  /** Seats that can win it. */
  readonly seats: readonly number[];
  readonly portions: readonly PotPortion[];
  /** Dead money in it, which need not be matched. */
  readonly dead: number;
}

/** An equal number of chips in a pot from each of these seats. */
export interface PotPortion {
  readonly chips: number;
  readonly seats: readonly number[];
}

/** The uncalled part of a bet. */
export interface ChipsBack {
  readonly seat: number;
  readonly chips: number;
}

/** A step of an answer, as a phrase, and the rule of the catalogue that it applies. */
export interface Step {
  readonly said: Phrase;
  readonly rule: string;
}

/** The maximum that the pot allows the player to act. */
export interface PotMaximum {
  /** Chips in the middle and in front of all players, as the house counts them. */
  readonly pot: number;
  readonly call: number;
  /** The pot after a call: the maximum to raise by. */
  readonly after: number;
  /** Total in front of them after a bet or raise of the pot. */
  readonly raise_to: number;
  /** Least total to raise to; 0 where that was not requested. */
  readonly least: number;
  /** Total with all their chips, if that is less than the pot allows. */
  readonly stack: number | null;
  /** Name of the player to act, if a round was given. */
  readonly name: string;
  readonly steps: readonly Step[];
}

/** The options of the player to act, and of all who act after them. */
export interface LegalRaise {
  /** Options of the player to act; `None` when the round is over. */
  readonly turn: RaiseOption | null;
  readonly asked: RaiseCheck | null;
  readonly behind: readonly RaiseOption[];
  /** Names of all seats, clockwise from the left of the button. */
  readonly names: readonly string[];
  readonly steps: readonly Step[];
}

/** The raise open to a player yet to act, if all players before them call or check. */
export interface RaiseOption {
  readonly seat: number;
  readonly name: string;
  readonly call: number;
  /** The least total to raise to; 0 if they may not raise. */
  readonly least: number;
  /** Greatest total; `None` when only the stack bounds it. */
  readonly greatest: number | null;
  /** The reason why they may not raise. */
  readonly why_not: RefusalView | null;
  /** All their legal actions. */
  readonly offer: Phrase;
}

/** The verdict on a raise to a given total. */
export interface RaiseCheck {
  readonly to: number;
  readonly legal: boolean;
  /** Total that counts, where the house corrects sizes; 0 if it is refused. */
  readonly counts_as: number;
  readonly why_not: RefusalView | null;
}

/** The shares of a split pot. */
export interface OddChips {
  readonly shares: readonly ShareOfThePot[];
  readonly steps: readonly Step[];
}

/** The share of one chair in a pot, or in one half of it. */
export interface ShareOfThePot {
  readonly chair: number;
  readonly chips: number;
  /** True if it is one chip larger than other shares of this half. */
  readonly odd: boolean;
  readonly half: "" | "high" | "low";
}

/** The chairs in the order in which they show, or all of them at once. */
export interface ShowdownOrder {
  readonly order: readonly number[];
  readonly at_once: boolean;
  readonly steps: readonly Step[];
}

/** The posts that they owe now, if they may come in. */
export interface ReturnPosts {
  readonly posts: readonly PostOwed[];
  readonly live: number;
  readonly dead: number;
  /** True if they are not dealt in before the big blind reaches them. */
  readonly waits: boolean;
  /** Live post in the next hand (POST-05). */
  readonly later: number;
  readonly to_call: number | null;
  readonly steps: readonly Step[];
}

/** A post that they owe. */
export interface PostOwed {
  readonly chips: number;
  readonly live: boolean;
  readonly why: "missed big blind" | "missed small blind" | "missed ante" | "missed straddle" | "new player";
}

/** One level, or a break. */
export interface ClockLevel {
  /** Number of the level; 0 for a break. */
  readonly n: number;
  readonly blinds: readonly number[];
  readonly ante: number;
  readonly minutes: number;
  readonly raises: readonly LevelRaise[];
  readonly steps: readonly Step[];
}

/** The range to which the first player to act may raise in one of the games. */
export interface LevelRaise {
  readonly game: string;
  readonly least: number;
  /** Greatest total; `None` when only the stack bounds it. */
  readonly greatest: number | null;
}

/** All situations of the floor, in the order of the page. */
export interface FloorCatalogue {
  readonly authorities: readonly AuthorityInfo[];
  readonly chapters: readonly FloorChapterTitle[];
  readonly situations: readonly FloorSituation[];
}

/** A rulebook of a year, or a house. */
export interface AuthorityInfo {
  readonly key: string;
  /** Name in citations, `TDA 2024`; empty for a house of our own. */
  readonly name: string;
  /** True for tournaments. */
  readonly event: boolean;
}

/** A chapter of situations. */
export interface FloorChapterTitle {
  readonly key: FloorChapter;
  readonly title: Phrase;
}

/** Chapters that group the situations. */
export type FloorChapter =
  | "bets"
  | "words"
  | "later"
  | "turns"
  | "deal"
  | "shown"
  | "deck"
  | "stud"
  | "draw"
  | "hands"
  | "showdown"
  | "people";

/** A situation that can arise at a table. */
export interface FloorSituation {
  readonly key: string;
  readonly chapter: FloorChapter;
  readonly title: Phrase;
  /** Other names that players use for it, in any language. */
  readonly also: readonly string[];
  /** The kind of incident that it becomes. */
  readonly see: string;
  /** Fields of the incident that its title implies. */
  readonly given: Readonly<Record<string, FieldValue>>;
  /** Required fields. */
  readonly needs: readonly FloorField[];
  /** Optional fields. */
  readonly more: readonly FloorField[];
}

/** A field of a situation. */
export interface FloorField {
  /** Field of the incident or of the moment: `seen.motions`, `spot.bet`. */
  readonly field: string;
  readonly kind: FieldKind;
  readonly question: Phrase;
  readonly answers: readonly FloorAnswer[];
}

/**
 * Input kinds of a field: a choice, an amount, a count, seconds, a rank, a seat, chips, cards, ...
 *
 * A rank is of a card (an ace is 14, or 1 where it is low), a seat counts from 0, and chips are by
 * denomination, in one motion or in several.
 */
export type FieldKind =
  | "choice"
  | "amount"
  | "count"
  | "seconds"
  | "rank"
  | "seat"
  | "chips"
  | "motions"
  | "cards";

/** An answer to choose. */
export interface FloorAnswer {
  readonly said: Phrase;
  readonly value: FieldValue;
}

/** The floor's answer. */
export interface RuleAnswer {
  readonly verdict: VerdictResponse;
  /** Verdicts of other authorities; empty while a question is open. */
  readonly others: readonly OtherVerdict[];
}

/** A ruling, a question, or the floor's choices. */
export type VerdictResponse = RulingResponse | QuestionResponse | DiscretionResponse;

/** A ruling: its orders, its reason and its citations. */
export interface RulingResponse {
  readonly type: "ruling";
  readonly orders: readonly Phrase[];
  readonly why: readonly Phrase[];
  readonly cites: readonly Citation[];
}

/** A rule of the rulebook, and its citation in the authority's book. */
export interface Citation {
  readonly rule: string;
  /** `TDA 2024 45`; empty where the book is silent, or there is none. */
  readonly book: string;
  /** Title of the rule, in English. */
  readonly title: string;
  /** Title in the other languages of the rule: `cs`. */
  readonly titles: Readonly<Record<string, string>>;
  /** URL of the rulebook page. */
  readonly address: string;
}

/** A question to answer before there is a ruling: send the answer as its field. */
export interface QuestionResponse {
  readonly type: "asks";
  readonly asks: FloorField;
}

/** A decision that the book leaves to the floor, with its choices. */
export interface DiscretionResponse {
  readonly type: "leaves";
  readonly choices: readonly RulingResponse[];
  readonly why: readonly Phrase[];
  readonly cites: readonly Citation[];
}

/** A differing verdict, and the authorities that give it. */
export interface OtherVerdict {
  readonly by: readonly string[];
  readonly verdict: VerdictResponse;
}

/** The result of parsing: understood, ambiguous, unrecognized, or the draft of a situation. */
export type ParsedText = UnderstoodText | UnclearText | UnrecognizedText | SituationDraft;

/** The content of an understood text, to confirm and to rule on. */
export interface UnderstoodText {
  readonly type: "understood";
  readonly title: Phrase;
  /** Everything that was understood, a line each. */
  readonly says: readonly Phrase[];
  /** Kind of the incident. */
  readonly see: string;
  /** Fields of the incident; a ruling is requested with them and `spot`. */
  readonly seen: Readonly<Record<string, unknown>>;
  readonly spot: Readonly<Record<string, unknown>>;
  /** Labels of the seats in the text, from seat 0; empty at a table of the room. */
  readonly people: readonly Phrase[];
  /** True if the text names its player. */
  readonly named: boolean;
  /** Seats of the incident that are still missing, and required for a ruling. */
  readonly needs: readonly FloorField[];
}

/** A question about the text: ask again, with the answer appended to the others. */
export interface UnclearText {
  readonly type: "unclear";
  readonly asks: FloorField;
}

/** A text that was not or hardly understood, with its possible meanings; there is no ruling. */
export interface UnrecognizedText {
  readonly type: "lost";
  readonly why: Phrase;
  /** Suggestions, likeliest first: each kind of incident once, and tools. */
  readonly offers: readonly FloorSuggestion[];
  /** True if the first suggestion is nearly certain. */
  readonly sure: boolean;
  /** Relevant rules, likeliest first: three at most. */
  readonly rules: readonly RuleExcerpt[];
  /** True if the text probably asks about a rule, so that rules stand first. */
  readonly book_first: boolean;
}

/** A possible meaning of a text: a reading, a situation, or a tool. */
export interface FloorSuggestion {
  readonly said: Phrase;
  /** Number of a reading: send it to have it ruled on. */
  readonly guess: number | null;
  /** Key of a situation. */
  readonly situation: string | null;
  /** Name of a tool that computes it: `side-pots`. */
  readonly tool: string | null;
  /** Inputs for the tool that the text contains, by field name. */
  readonly told: Readonly<Record<string, ToolInput>>;
}

/** An input of a tool: yes or no, an amount, a row of actions, chips of several players. */
export type ToolInput = boolean | number | string | readonly number[];

/** A rule of the rulebook that concerns a text. */
export interface RuleExcerpt {
  /** Id of the rule. */
  readonly rule: string;
  readonly title: string;
  /** The authority's choice; the beginning of the rule where it has no option. */
  readonly says: string;
  /**
   * The choice, then the rule, in paragraphs without tables.
   *
   * There is no rule where a table or an event decides it.
   */
  readonly whole: readonly string[];
  /** Language of the rule. */
  readonly lang: string;
  /** Citations of other books: `TDA 2024 47`. */
  readonly books: readonly string[];
  /** URL of the rulebook page. */
  readonly address: string;
}

/** The details that a text supplies for a chosen situation, to show and to complete. */
export interface SituationDraft {
  readonly type: "begun";
  /** Key of the situation. */
  readonly situation: string;
  /** Fields that the text supplies for certain, by their keys: `spot.bet`. */
  readonly told: Readonly<Record<string, unknown>>;
  /** Further facts of the moment, to send along with them. */
  readonly spot: Readonly<Record<string, unknown>>;
  /** The understood details in words, a line each. */
  readonly says: readonly Phrase[];
}

/** A rule that books or houses decide differently. */
export interface FloorOption {
  readonly name: string;
  /** Title in the requested language; meaning and labels are in it, too. */
  readonly title: string;
  readonly meaning: string;
  readonly rules: readonly string[];
  /** Available choices; empty for a number. */
  readonly choices: readonly (string | boolean)[];
  /** Labels of the choices; empty for yes or no. */
  readonly labels: readonly string[];
  readonly least: number;
  readonly most: number | null;
  /** The choice of each authority. */
  readonly by: Readonly<Record<string, FieldValue>>;
}

/** The public state of the running hand. */
export interface CurrentHand {
  readonly hand: number;
  readonly players: readonly SeatedPlayer[];
  /** Seat of the player to act. */
  readonly who: number;
  /** Fields that need not be sent: `spot.bet`, `spot.pot`. */
  readonly known: readonly string[];
  readonly game: string;
  readonly pot: number;
  readonly bet: number;
}

/** A player who was dealt in. */
export interface SeatedPlayer {
  /** Seat in the hand, from 0. */
  readonly seat: number;
  readonly chair: number;
  readonly player: string;
}

/** A game in a list. */
export interface LiveGameListItem {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly began: number;
  readonly last: number;
  /** True if the session is over. */
  readonly closed: boolean;
}

/** A new live game. */
export interface NewLiveGameResponse {
  readonly id: string;
}

/** A live game in its present state. */
export interface LiveGameDetails {
  readonly id: string;
  readonly version: number;
  readonly role: LiveRole;
  readonly name: string;
  readonly host: string;
  readonly by: string;
  /** Name of the game, as on a table sign. */
  readonly game: string;
  readonly money: Money;
  readonly began: number;
  /** Number of the current or latest hand; 0 before the first. */
  readonly hand: number;
  readonly playing: boolean;
  readonly chairs: number;
  readonly seats: readonly LiveSeat[];
  readonly boards: readonly (readonly number[])[];
  /** Number of cards on a complete board; 0 if there is none. */
  readonly board_cards: number;
  /** Number of cards that a player has at the end. */
  readonly hole_cards: number;
  readonly pot: number;
  readonly pots: readonly LivePot[];
  /** Names of the halves of a pot; one if it is not split. */
  readonly halves: readonly string[];
  /** True if the pots can be pushed on the dealer's word. */
  readonly pushes: boolean;
  readonly waits: LiveAwaited;
  /** Chair to act; 0 for none. */
  readonly who: number;
  /** All chairs that are to act, or may show. */
  readonly asked: readonly number[];
  readonly turn: AnyTurn | null;
  /** Narration of the current or latest hand. */
  readonly story: readonly Phrase[];
  /** Events outside the hand since then. */
  readonly around: readonly Phrase[];
  /** Change made in the hand, where chips are counted. */
  readonly changes: readonly Phrase[];
  /** The latest moves, latest first; empty for spectators. */
  readonly moves: readonly LiveMove[];
  /** Number of all moves. */
  readonly all_moves: number;
}

/** Roles in a live game: its creator, other scorekeepers, and spectators. */
export type LiveRole = "host" | "keeper" | "watcher";

/** An occupied chair. */
export interface LiveSeat {
  readonly chair: number;
  readonly player: string;
  /** Chips behind. */
  readonly chips: number;
  /** Chips in front, on this street. */
  readonly bet: number;
  readonly state: HandStatus;
  /** Cards as far as the viewer may know them; -1 is unknown. */
  readonly cards: readonly number[];
  /** Those of the cards that lie face up. */
  readonly up: readonly number[];
  /** `out`, `leaves-next`, `waits`, `button`, `acts`. */
  readonly flags: readonly string[];
  /** Name of the hand they have shown, if known. */
  readonly holding: Phrase | null;
  /** Chips behind by denomination, if counted. */
  readonly piles: readonly LivePile[];
}

/** A player's status in the hand; empty if they were not dealt in. */
export type HandStatus = "" | "in" | "folded" | "all-in";

/** A pile of chips of one denomination. */
export interface LivePile {
  readonly chip: number;
  readonly count: number;
}

/** A pot, and the chairs that can win it. */
export interface LivePot {
  readonly chips: number;
  readonly chairs: readonly number[];
}

/**
 * States in which the table waits: for the next hand, for players, for an action, or for nothing.
 *
 * `other` is an answer that only the terminal can enter.
 */
export type LiveAwaited =
  | "begin"
  | "idle"
  | "closed"
  | "act"
  | "draw"
  | "show"
  | "run"
  | "declare"
  | "straddle"
  | "other";

/** The facts of one entry: the last move is undone first. */
export interface LiveMove {
  readonly told: readonly Phrase[];
  /** Kind of a move without words: `CardsRevealed`, `Noted`. */
  readonly what: string;
  readonly note: string;
}

/** The game after an entry, and True if the entry was made. */
export interface LiveEntryResponse {
  /** False if another entry came first: the game is returned, and nothing was entered. */
  readonly done: boolean;
  readonly sheet: LiveGameDetails;
}

/** The result of each player, and who pays whom. */
export interface LiveLedger {
  readonly players: readonly PlayerLedger[];
  readonly transfers: readonly Transfer[];
  readonly hands: number;
}

/** Links to a game, and its scorekeepers. */
export interface LiveLinks {
  readonly keep: string;
  /** Watch link; empty where spectators are not allowed. */
  readonly watch: string;
  readonly keepers: readonly string[];
  readonly watching: "link" | "nobody";
}

/** The floor's verdict, and the choices that can be applied to the hand. */
export interface LiveVerdict {
  readonly verdict: VerdictResponse;
  readonly others: readonly OtherVerdict[];
  readonly carries: readonly boolean[];
}

/** Disk use of one kind of data. */
export interface StorageUsage {
  /** A table of the store; `free` space in its file; `backups`. */
  readonly kind: string;
  readonly bytes: number;
}

/** Restore drills: the latest backup, restored into a temporary folder and verified. */
export interface DrillSheet {
  /** True if the room runs drills by itself. */
  readonly on: boolean;
  /** The latest result; `null` before the first. */
  readonly last: DrillResult | null;
}

/** The result of a restore drill. */
export interface DrillResult {
  /** End of the drill, in milliseconds since 1970. */
  readonly at: number;
  /** File name of the backup. */
  readonly backup: string;
  /** Time of the backup; 0 if it cannot be read. */
  readonly backup_at: number;
  readonly is_good: boolean;
  readonly seconds: number;
  readonly tables: number;
  /** Number of hands replayed by the rules. */
  readonly hands: number;
  readonly records: number;
  /** Tables of which only the hash chain was compared, because time was up. */
  readonly not_replayed: number;
  readonly problems: readonly string[];
}

/** A person known to the room. */
export interface PersonListItem {
  readonly name: string;
  readonly guest: boolean;
  readonly admin: boolean;
  readonly made_at: number;
  /** Number of pages that they have open. */
  readonly online: number;
  /** Ids of the tables where they sit. */
  readonly tables: readonly string[];
  /** Their ban from the room; `null` if there is none. */
  readonly out: BanDetails | null;
  /** True if they have a second factor. */
  readonly second: boolean;
}

/** A person banned from the room. */
export interface BanEntry {
  readonly name: string;
  readonly by: string;
  readonly reason: string;
  /** In milliseconds since 1970; -1 is for good. */
  readonly until: number;
}

/** A page of the audit log, latest first. */
export interface AuditPage {
  readonly lines: readonly AuditEntry[];
  /** Value of `before` for the next page; 0 if there is none. */
  readonly next: number;
}
