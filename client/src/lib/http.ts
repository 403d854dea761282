// Made by `python -m riverboat.web.codegen.http_types` from src/riverboat/web. Do not edit.

import type { Accepted, AnyClientCommand, AnyTurn, Fact, ListPosition, Money, RefusalView, TableView } from './wire';
import type { Phrase } from './words/phraseFormatter';

/** What can be asked for, what is sent with it, and what is answered. */
export interface Endpoints {
  /** Who one is, and what unsafe requests must send along. */
  "GET /api/me": { answer: CurrentUser };
  /** Come in under a name, without a password. */
  "POST /api/guest": { body: GuestBody; answer: CurrentUser };
  /** Make an account; a guest keeps their name. */
  "POST /api/accounts": { body: AccountBody; answer: CurrentUser };
  /** Come back with a name and a password; who has a second factor is asked for it next. */
  "POST /api/login": { body: AccountBody; answer: CurrentUser };
  /** Go; a guest gives up their name. */
  "POST /api/logout": { answer: Done };
  /** Set a password, or change it: all one's other sessions and keys end. */
  "POST /api/password": { body: PasswordBody; answer: Done };
  /** Where one is logged in. */
  "GET /api/sessions": { answer: readonly LoginSession[] };
  /** End a session of one's own, and close what is open in it. */
  "DELETE /api/sessions/{session}": { answer: Done };
  /** Make a code by which another browser becomes the same person, once and within minutes. */
  "POST /api/device-codes": { body: NewDeviceCodeBody; answer: DeviceCode };
  /** Come in by a code, as whom it was made for. */
  "POST /api/device": { body: DeviceCodeBody; answer: CurrentUser };
  /** One's keys for programs. */
  "GET /api/keys": { answer: readonly ApiKey[] };
  /** Make a key for a program; it is shown once. */
  "POST /api/keys": { body: NewApiKeyBody; answer: NewApiKey };
  /** Remove a key. */
  "DELETE /api/keys/{key}": { answer: Done };
  /** After a password: a code of one's authenticator, or a recovery code. */
  "POST /api/login/code": { body: TotpCodeBody; answer: CurrentUser };
  /** What a browser asks a passkey with: after a password one's own, alone whichever it has. */
  "POST /api/login/passkey/ask": { body: PasskeyChallengeBody; answer: PasskeyOptions };
  /** Come in with a passkey: after a password, or alone. */
  "POST /api/login/passkey": { body: AssertionBody; answer: CurrentUser };
  /** What one is asked for beside the password. */
  "GET /api/security": { answer: SecuritySettings };
  /** A secret for an authenticator; it is asked for when a code of it was said. */
  "POST /api/totp/begin": { body: ReauthenticationBody; answer: TotpEnrollment };
  /** Ask for codes of this authenticator from now on; recovery codes come with it. */
  "POST /api/totp/on": { body: TotpCodeBody; answer: RecoveryCodes };
  /** Ask for codes of the authenticator no more. */
  "POST /api/totp/off": { body: ReauthenticationBody; answer: Done };
  /** Ten new recovery codes, each good once: those before are good no more. */
  "POST /api/recovery-codes": { body: ReauthenticationBody; answer: RecoveryCodes };
  /** What a browser asks one's passkey with, to prove that it is oneself. */
  "POST /api/passkeys/ask": { answer: PasskeyOptions };
  /** What a browser makes a passkey from. */
  "POST /api/passkeys/begin": { body: ReauthenticationBody; answer: PasskeyOptions };
  /** Know the passkey that the browser has made; recovery codes come with the first one. */
  "POST /api/passkeys": { body: PasskeyBody; answer: RecoveryCodes };
  /** Know one of one's passkeys no more. */
  "POST /api/passkeys/remove": { body: RemovePasskeyBody; answer: Done };
  /** Return how an account is recovered here. */
  "GET /api/recovery": { answer: RecoveryOptions };
  /** Send a link that sets a new password; the answer is the same for accounts there are not. */
  "POST /api/recovery": { body: RecoveryBody; answer: Done };
  /** Return what a link is for; it stays good. */
  "POST /api/links/look": { body: TokenBody; answer: LinkDetails };
  /** Use a link: set the password of its account and come in, or confirm an address. */
  "POST /api/links/use": { body: UseLinkBody; answer: CurrentUser };
  /** Return the address by which one's account is recovered. */
  "GET /api/me/email": { answer: EmailDetails };
  /** Send a link that confirms a new address, or remove the address. */
  "POST /api/me/email": { body: EmailBody; answer: Done };
  /** The open tables at which one sits, those of events included, and those that one hosts. */
  "GET /api/me/tables": { answer: readonly OwnTableListItem[] };
  /** Everything that the room keeps of whoever asks. */
  "GET /api/me/data": { answer: OwnData };
  /** Return what deleting one's account would remove, and how long the rest stays. */
  "GET /api/me/delete": { answer: DeletionSummary };
  /** Be forgotten; hands that were played stay, and so does the name, for nobody. */
  "POST /api/me/delete": { body: DeleteAccountBody; answer: DeletionSummary };
  /** How one plays and what one wins, of one's own hands in this room, or of some of them. */
  "GET /api/me/statistics": { query: StatisticsQuery; answer: StatisticsResponse };
  /** What one has noted about players; nobody else is ever told. */
  "GET /api/notes": { answer: readonly Note[] };
  /** Note something about a player, instead of what was noted before; nothing removes it. */
  "POST /api/notes": { body: NoteBody; answer: Done };
  /** The tables that are open, and that one may know of. */
  "GET /api/tables": { answer: readonly TableListItem[] };
  /** Open a table, and be its host. */
  "POST /api/tables": { body: NewTable; answer: NewTableResponse };
  /** What rules come to, before a table is opened by them, or why they cannot be. */
  "POST /api/rules": { body: RulesBody; answer: RulesPreview };
  /** A table: its host, its settings, its rules. */
  "GET /api/tables/{table}": { answer: TableDetails };
  /** Ask for something at the table. */
  "POST /api/tables/{table}/wish": { body: CommandBody; answer: Accepted };
  /** The house rules, as they are posted. */
  "GET /api/tables/{table}/rules": { answer: PostedRules };
  /** Who has won what, and who pays whom. */
  "GET /api/tables/{table}/ledger": { answer: LedgerResponse };
  /** Enter by an invitation or a password. */
  "POST /api/tables/{table}/enter": { body: EnterTableBody; answer: Done };
  /** The links for one person or for a while that are good now. */
  "GET /api/tables/{table}/links": { answer: readonly TableLink[] };
  /** Make a link for one person, or for a while. */
  "POST /api/tables/{table}/links": { body: LinkBody; answer: NewLinkResponse };
  /** End a link: it opens nothing from now on. */
  "DELETE /api/tables/{table}/links/{link}": { answer: Done };
  /** Make all links to a table anew: those of before open nothing, whoever has them. */
  "POST /api/tables/{table}/links/renew": { answer: TableDetails };
  /** Make somebody a host, or let them in, or neither from now on. */
  "POST /api/tables/{table}/roles": { body: RoleBody; answer: Done };
  /** Make a link by which a guest who is away comes back to their seat from another browser. */
  "POST /api/tables/{table}/seat-link": { body: SeatLinkBody; answer: DeviceCode };
  /** Change settings of the table: at once, and only those that are named. */
  "PATCH /api/tables/{table}/settings": { body: SettingsBody; answer: TableDetails };
  /** Hands that are over, the latest first, or those of them that somebody looks for. */
  "GET /api/tables/{table}/hands": { query: HandsQuery; answer: readonly HandListItem[] };
  /** A hand as one may know it: its facts, and told in sentences. */
  "GET /api/tables/{table}/hands/{hand}": { answer: HandDetails };
  /** The hand moment by moment, as the table showed it. */
  "GET /api/tables/{table}/hands/{hand}/replay": { answer: HandReplayResponse };
  /** A link by which everybody may look at the hand, as far as one has seen it and wishes. */
  "POST /api/tables/{table}/hands/{hand}/share": { body: ShareBody; answer: ShareResponse };
  /** A hand that somebody has shared: what they have seen of it, and chose to show. */
  "GET /api/shared/{share}": { answer: HandReplayResponse };
  /** The append-only log of the roots and cuts of all decks, chained by hashes. */
  "GET /api/tables/{table}/roots": { query: RootsQuery; answer: RootsPage };
  /** The proof of the cards that one has seen. */
  "GET /api/tables/{table}/hands/{hand}/proof": { answer: Proof };
  /** The events that take entries or are played, and those that were over last. */
  "GET /api/events": { answer: readonly EventListItem[] };
  /** Make an event, and be its host. */
  "POST /api/events": { body: NewEvent; answer: NewEventResponse };
  /** What rules come to, before an event is made by them, or why they cannot be. */
  "POST /api/events/check": { body: EventRulesBody; answer: EventPreview };
  /** A structure for so many players in so many hours, in blinds that the chips can pay. */
  "POST /api/events/structure": { body: StructureBody; answer: Structure };
  /** An event: its rules, who has entered, and what one may do. */
  "GET /api/events/{event}": { answer: EventDetails };
  /** How it stands: one snapshot a second for all who look, with an ETag. */
  "GET /api/events/{event}/standings": { answer: Standings };
  /** Enter, take it back, buy again, be away: what a player may ask. */
  "POST /api/events/{event}/wish": { body: EventCommandBody; answer: EventAccepted };
  /** Start, pause, penalise, make a deal, call off: what a host may order. */
  "POST /api/events/{event}/order": { body: EventOrderBody; answer: EventAccepted };
  /** Change what is said of it; nothing else changes. */
  "PATCH /api/events/{event}/settings": { body: EventSettingsBody; answer: EventSettings };
  /** What everybody would get by a deal; nothing is proposed. */
  "POST /api/events/{event}/deal": { body: DealBody; answer: DealDetails };
  /** The places that eliminations of one hand would give or change; nothing is entered. */
  "POST /api/events/{event}/places": { body: EliminationBody; answer: PlacesPreview };
  /** Everybody's place and money, so far or for good. */
  "GET /api/events/{event}/results": { answer: EventResults };
  /** What has happened in it, as its log has it. */
  "GET /api/events/{event}/log": { query: EventLogQuery; answer: EventLog };
  /** Every option of a table, with its choices and its rules. */
  "GET /api/options": { answer: readonly OptionGroup[] };
  /** Tables that are ready to be opened. */
  "GET /api/presets": { answer: readonly TablePreset[] };
  /** Games by their names. */
  "GET /api/games": { answer: readonly string[] };
  /** The same to choose from: families, and the sizes that each is played for. */
  "GET /api/games/list": { answer: readonly GameForm[] };
  /** What a rule says. */
  "GET /api/rules/{rule}": { query: RuleQuery; answer: RuleText };
  /** Whether the server is alive: it asks nobody, and no disk. */
  "GET /healthz": { answer: Health };
  /** Readiness for work: database, writes of its own, disk and event loop; 503 if not ready. */
  "GET /readyz": { answer: Readiness };
  /** Main and side pots from what each seat has put in (ALLN-07). */
  "POST /api/tools/side-pots": { body: SidePotsBody; answer: SidePots };
  /** The greatest bet or raise of pot-limit, from chips (POTL-03). */
  "POST /api/tools/pot-limit": { body: PotLimitBody; answer: PotMaximum };
  /** The same for who is to act in a betting round, with its blinds as the house counts them. */
  "POST /api/tools/pot-limit/round": { body: BettingRoundBody; answer: PotMaximum };
  /** The least and the greatest raise, whether one is legal, and who may still raise (BET-10). */
  "POST /api/tools/legal-raise": { body: LegalRaiseBody; answer: LegalRaise };
  /** How a pot is split, and who gets the odd chips (BYND-02). */
  "POST /api/tools/odd-chips": { body: OddChipsBody; answer: OddChips };
  /** In which order hands are shown (SHOW-12). */
  "POST /api/tools/shows-first": { body: ShowdownOrderBody; answer: ShowdownOrder };
  /** What somebody posts who comes back or sits down (POST-03). */
  "POST /api/tools/owed": { body: ReturnPostsBody; answer: ReturnPosts };
  /** Levels of a clock with the least and the greatest raise of each (POTL-15). */
  "POST /api/tools/levels": { body: LevelsBody; answer: readonly ClockLevel[] };
  /** What the floor can be asked about, and by whose rules. */
  "GET /api/floor": { answer: FloorCatalogue };
  /** What the floor rules on something that was seen, or what it has to ask first. */
  "POST /api/rule": { body: RuleBody; answer: RuleAnswer };
  /** What a line says that somebody typed, to be ruled on; or what has to be asked first. */
  "POST /api/rule/text": { body: TextBody; answer: ParsedText };
  /** What the authorities decide differently: each of it can be changed for a ruling. */
  "GET /api/floor/options": { query: OptionsQuery; answer: readonly FloorOption[] };
  /** The same at a table of the room: whoever is named by a chair is in the running hand. */
  "POST /api/tables/{table}/rule/text": { body: TextBody; answer: ParsedText };
  /** The same at a table of the room: what is not told is read from the running hand. */
  "POST /api/tables/{table}/rule": { body: RuleBody; answer: RuleAnswer };
  /** The running hand as everybody at the table knows it: what the floor need not ask. */
  "GET /api/tables/{table}/moment": { answer: CurrentHand };
  /** The live games that one keeps, the latest first. */
  "GET /api/live": { answer: readonly LiveGameListItem[] };
  /** Begin to keep a physical game. */
  "POST /api/live": { body: NewLiveGame; answer: NewLiveGameResponse };
  /** A live game as one may know it; with a version, as soon as there is a later one. */
  "GET /api/live/{live}": { query: LiveQuery; answer: LiveGameDetails };
  /** Enter what has happened: it is stored before it is answered. */
  "POST /api/live/{live}/entries": { body: LiveEntryBody; answer: LiveEntryResponse };
  /** Who has won what, and who pays whom. */
  "GET /api/live/{live}/ledger": { query: LiveQuery; answer: LiveLedger };
  /** The links to a game, for who keeps it. */
  "GET /api/live/{live}/links": { answer: LiveLinks };
  /** Decide who looks on, who helps to keep it, and when it is over; who began it does. */
  "PATCH /api/live/{live}/settings": { body: LiveSettingsBody; answer: LiveLinks };
  /** Help to keep a game, by its link. */
  "POST /api/live/{live}/keep": { body: ScorekeeperBody; answer: Done };
  /** The running hand as everybody at the table knows it: what the floor need not ask. */
  "GET /api/live/{live}/moment": { answer: CurrentHand };
  /** What the floor rules with the hand as it stands, and whether it can be carried out. */
  "POST /api/live/{live}/rule": { body: LiveRuleBody; answer: LiveVerdict };
  /** Disk use by kind, the most first, as it was measured in the last hour. */
  "GET /api/admin/storage": { answer: readonly StorageUsage[] };
  /** The latest restore drill: which backup, when, and what was wrong with it. */
  "GET /api/admin/restore-drill": { answer: DrillSheet };
  /** People by a part of their names, at most fifty. */
  "GET /api/admin/people": { query: PeopleQuery; answer: readonly PersonListItem[] };
  /** Log somebody out everywhere, and their programs if that is said. */
  "POST /api/admin/people/end-sessions": { body: EndSessionsBody; answer: Done };
  /** Let the password of somebody who has lost the second factors do alone; their sessions end. */
  "POST /api/admin/people/second-factors-off": { body: NameBody; answer: Done };
  /** Keep somebody out of the room: their hands are played to the end, and they are cashed out. */
  "POST /api/admin/people/bar": { body: BanBody; answer: Done };
  /** Let somebody in again. */
  "POST /api/admin/people/let-in": { body: NameBody; answer: Done };
  /** Everybody who is kept out of the room. */
  "GET /api/admin/bans": { answer: readonly BanEntry[] };
  /** Forget a guest who has never played: the name is free again. */
  "POST /api/admin/people/delete": { body: NameBody; answer: Done };
  /** Every table that is open, private ones too. */
  "GET /api/admin/tables": { answer: readonly TableListItem[] };
  /** Close a table: at once between hands, else when the hand is over. */
  "POST /api/admin/tables/{table}/close": { answer: Accepted };
  /** Say something to a table, or to all: who sits there has it until they have read it. */
  "POST /api/admin/message": { body: MessageBody; answer: Done };
  /** What hosts and administrators have done, the latest first. */
  "GET /api/admin/audit": { query: AuditQuery; answer: AuditPage };
  /** The same to be kept: at most 10,000 lines, whatever the limit. */
  "GET /api/admin/audit.json": { query: AuditQuery; answer: readonly AuditEntry[] };
  /** What hosts and administrators have done at a table, the latest first. */
  "GET /api/tables/{table}/audit": { query: AuditQuery; answer: AuditPage };
  /** The same to be kept: at most 10,000 lines, whatever the limit. */
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

/** A name to come in under. */
export interface GuestBody {
  readonly name: string;
}

/** A name and a password. */
export interface AccountBody {
  readonly name: string;
  readonly password: string;
}

/** A new password, and the old one of who has one. */
export interface PasswordBody {
  readonly password: string;
  readonly old?: string;
}

/** A code that is wished for. */
export interface NewDeviceCodeBody {
  /** The table that its link leads to; empty is the lobby. */
  readonly table?: string;
}

/** A code that another browser shows; capitals, spaces and dashes are all the same. */
export interface DeviceCodeBody {
  readonly code: string;
}

/** A key that is wished for. */
export interface NewApiKeyBody {
  /** What it is for. */
  readonly note?: string;
  /** Who acts by it is a program, and is shown as one. */
  readonly bot?: boolean;
}

/** A code that the authenticator shows. */
export interface TotpCodeBody {
  readonly code: string;
}

/** That a passkey is to be asked. */
export interface PasskeyChallengeBody {
  /** In place of a name and a password, and not after them. */
  readonly alone: boolean;
}

/** What a passkey has answered. */
export interface AssertionBody {
  readonly credential: Assertion;
}

/** What a browser has of `navigator.credentials.get()`, as its `toJSON` has it. */
export interface Assertion {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly response: AssertionResponse;
}

/** What an authenticator has signed. */
export interface AssertionResponse {
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string | null;
}

/** That it is oneself: the password, and a second factor of who has one. */
export interface ReauthenticationBody {
  readonly password: string;
  /** Of an authenticator, or a recovery code. */
  readonly code?: string;
  /** Or what a passkey has answered to `POST /api/passkeys/ask`. */
  readonly passkey?: Assertion | null;
}

/** A passkey that a browser has made, and how it is called. */
export interface PasskeyBody {
  readonly label: string;
  readonly credential: Attestation;
}

/** What a browser has of `navigator.credentials.create()`, as its `toJSON` has it. */
export interface Attestation {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly response: AttestationResponse;
}

/** What an authenticator says of a passkey that it has made. */
export interface AttestationResponse {
  readonly clientDataJSON: string;
  readonly attestationObject: string;
}

/** A passkey that is not known any more, and the proof that it is oneself. */
export interface RemovePasskeyBody {
  readonly id: string;
  readonly proof: ReauthenticationBody;
}

/** The account to recover: its name, or its e-mail address. */
export interface RecoveryBody {
  readonly account: string;
}

/** What stands behind the # of a link. */
export interface TokenBody {
  readonly token: string;
}

/** A link with the new password; one of `email` needs none. */
export interface UseLinkBody {
  readonly token: string;
  readonly password?: string;
}

/** A new address; an empty one removes it. *proof* says that it is oneself. */
export interface EmailBody {
  readonly address: string;
  readonly proof: ReauthenticationBody;
}

/** That one wants to be forgotten, and the password of who has one. */
export interface DeleteAccountBody {
  readonly password?: string;
}

/** Which of one's hands are counted: all that is said holds of each. */
export interface StatisticsQuery {
  /** Hands that began then or later, in milliseconds since 1970. */
  readonly since?: number;
  /** Hands that began before then; 0 is now. */
  readonly until?: number;
  /** At tables where chips are bought, or at those of events. */
  readonly kind?: "" | "chips" | "events";
  /** `no-limit hold'em` */
  readonly game?: string;
  /** `no-limit hold'em 5/10` */
  readonly stakes?: string;
  /** `BTN`, `SB` ... */
  readonly position?: string;
  /** `to 20`, `20-50`, `50-100` or `100 up` big blinds. */
  readonly depth?: string;
  /** The id of a table. */
  readonly table?: string;
}

/** What one notes about a player, for oneself alone; without text and colour it is removed. */
export interface NoteBody {
  /** The player, as they are shown at the table. */
  readonly about: string;
  readonly text?: string;
  /** Of the mark at their seat. */
  readonly colour?: Colour;
}

export type Colour = "" | "red" | "orange" | "green" | "blue" | "purple";

/** A table that is wished for: from a preset, or from a configuration in TOML. */
export interface NewTable {
  readonly name?: string;
  readonly preset?: string;
  readonly toml?: string;
  /** What is played, in place of what the preset has. */
  readonly game?: string;
  readonly private?: boolean;
  readonly password?: string;
  readonly bots?: number;
  readonly spectators?: boolean;
  readonly delay?: number;
  /** The host approves what is bought; `null` is as the preset has it. */
  readonly approval?: boolean | null;
  /** Seconds between hands. */
  readonly between?: number | null;
  /** Seconds from card to card when nobody can bet any more; 0 is all at once. */
  readonly pace?: number | null;
  /** Seconds that a bot thinks, on average. */
  readonly bot_pace?: number | null;
  /** What the host says of the table. */
  readonly about?: string;
  /** How chips are written. */
  readonly money?: Money;
}

/** Rules of a table that somebody thinks of, as in `NewTable`. */
export interface RulesBody {
  readonly preset?: string;
  readonly toml?: string;
  readonly game?: string;
}

/** A wish, as on the socket. */
export interface CommandBody {
  readonly cmd: string;
  readonly wish: AnyClientCommand;
  readonly hand?: number;
  readonly token?: number;
}

/** What opens the table. */
export interface EnterTableBody {
  readonly password?: string;
  readonly invite?: string;
}

/** A link to a table that is wished for. */
export interface LinkBody {
  /** For one person: whoever comes by it first. */
  readonly once?: boolean;
  readonly good_for?: "hour" | "day" | "week";
}

/** What somebody is at the table from now on: `host`, `player`, or nothing. */
export interface RoleBody {
  readonly name: string;
  readonly role: string;
}

/** A guest at the table who has lost the way back. */
export interface SeatLinkBody {
  readonly name: string;
}

/** What a host changes of a table's settings: what is not said stays as it is. */
export interface SettingsBody {
  readonly private?: boolean;
  /** An empty one takes it away. */
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

/** From where on to list hands. */
export interface HandsQuery {
  /** Only hands with a lower number; 0 is the latest. */
  readonly before?: number;
  readonly limit?: number;
  /** Numbers of hands, cards such as `Ah`, and parts of players' names: all of them fit. */
  readonly search?: string;
  /** Only hands that one has played oneself. */
  readonly mine?: boolean;
  /** Only those in which one has won chips. */
  readonly won?: boolean;
  /** Only those in which one has lost chips. */
  readonly lost?: boolean;
  /** Only those in which hands were compared. */
  readonly showdown?: boolean;
}

/** In which language a page speaks. */
export interface PageQuery {
  readonly lang?: "en" | "cs";
}

/** How much of a hand is shown to whoever has the link. */
export interface ShareBody {
  /** One's own cards, or only those that everybody has seen. */
  readonly cards?: "own" | "none";
  readonly names?: boolean;
}

/** From where on to read the log of roots. */
export interface RootsQuery {
  /** Only entries of records with a higher number: `next` of the page before. */
  readonly after?: number;
}

/** An event that is wished for: its rules, as JSON like `EventRules` or as TOML. */
export interface NewEvent {
  readonly rules?: Readonly<Record<string, unknown>> | null;
  /** The same in TOML, in place of `rules`. */
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

/** Rules that somebody thinks of, as in `NewEvent`, and how many would come. */
export interface EventRulesBody {
  readonly rules?: Readonly<Record<string, unknown>> | null;
  readonly toml?: string;
  readonly entries?: number;
}

/** A structure that is to be made: for so many players in so many hours. */
export interface StructureBody {
  readonly players: number;
  /** What is not said is as it is there. */
  readonly pace?: "hyper" | "turbo" | "regular" | "deep" | "home";
  readonly stack?: number;
  readonly hours?: number;
  readonly level_minutes?: number;
  readonly chips?: readonly number[];
  /** The first small blind; 0: a hundredth of half the stack, or the smallest chip. */
  readonly first_small?: number;
  readonly ante?: AnteKind;
  /** The first level with an ante. */
  readonly ante_from?: number;
  /** A break after so many levels; 0: none. */
  readonly break_every?: number;
  readonly break_minutes?: number;
}

/** Who posts the ante: nobody, everybody, or the big blind for all (BYND-30). */
export type AnteKind = "none" | "each" | "big_blind";

/** A player's wish. The same *cmd* again has the same answer, and changes nothing. */
export interface EventCommandBody {
  readonly cmd: string;
  readonly wish: EventPlayerCommand;
}

/** What a player may ask. */
export type EventPlayerCommand =
  | Register
  | Unregister
  | BuyAgain
  | NoRebuy
  | TakeAddOn
  | MarkSelfAway
  | MarkSelfBack
  | AnswerDeal;

/** Enter: before the start, late, or again. */
export interface Register {
  readonly do: "register";
  readonly password?: string;
  /** A ticket that pays for it, as the satellite shows it to its winner. */
  readonly ticket?: string;
}

/** Take the entry back, before the start; or stop asking for one. */
export interface Unregister {
  readonly do: "unregister";
}

/** Buy a re-buy. */
export interface BuyAgain {
  readonly do: "rebuy";
}

/** Without chips, and buying no more: be out. */
export interface NoRebuy {
  readonly do: "no-rebuy";
}

/** Buy the add-on. */
export interface TakeAddOn {
  readonly do: "add-on";
}

/** Be away: the stack is blinded off. */
export interface MarkSelfAway {
  readonly do: "away";
}

/** Be back. */
export interface MarkSelfBack {
  readonly do: "back";
}

/** Agree to the deal that is proposed, or do not. */
export interface AnswerDeal {
  readonly do: "answer-deal";
  readonly number: number;
  readonly yes?: boolean;
}

/** A host's order. The same *cmd* again has the same answer, and changes nothing. */
export interface EventOrderBody {
  readonly cmd: string;
  readonly order: EventHostCommand;
}

/** What a host may order. */
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

/** Stop the clock and the next hands. */
export interface StopClock {
  readonly do: "pause";
}

/** Go on. */
export interface StartClock {
  readonly do: "go-on";
}

/** Add seconds to the level, or take some off. */
export interface MoveClock {
  readonly do: "clock";
  readonly seconds: number;
}

/** Punish somebody. */
export interface Penalise {
  readonly do: "penalise";
  readonly player: string;
  readonly kind: PenaltyKind;
  readonly why: string;
  readonly amount?: number;
}

export type PenaltyKind = "warning" | "hands" | "rounds" | "blinds" | "disqualification";

/** Somebody is not out after all, and has these chips. */
export interface UndoBust {
  readonly do: "undo-bust";
  readonly player: string;
  readonly chips: number;
}

/** A player's chips as they were counted. */
export interface CountChips {
  readonly do: "count";
  readonly player: string;
  readonly chips: number;
  readonly why: string;
  /** Confirm that the chips in play will differ from those that were sold. */
  readonly confirmed?: boolean;
}

/** Somebody is not there: they are blinded off; or they are back. */
export interface MarkAway {
  readonly do: "mark-away";
  readonly player: string;
  readonly away?: boolean;
}

/** So many more hands at each table today. */
export interface SetLastHands {
  readonly do: "last-hands";
  readonly hands: number;
}

/** Everybody bags their chips. */
export interface EndDay {
  readonly do: "end-day";
}

/** Another day: chips out of the bags, and all seats drawn again. */
export interface BeginDay {
  readonly do: "begin-day";
}

/** Give somebody this seat; who sits elsewhere moves with what they have. */
export interface SeatByHand {
  readonly do: "seat";
  readonly player: string;
  readonly table: number;
  readonly seat: number;
}

/** Nobody sits in a seat any more; or it is in use again. */
export interface SetSeatInUse {
  readonly do: "use-seat";
  readonly table: number;
  readonly seat: number;
  readonly use?: boolean;
}

/** Somebody keeps their seat when tables are balanced; or no longer. */
export interface LockSeat {
  readonly do: "lock-seat";
  readonly player: string;
  readonly locked?: boolean;
}

/** Let levels and breaks that have not begun be others. */
export interface ChangeLevels {
  readonly do: "levels";
  /** So many parts of the structure, from its beginning, stay as they are. */
  readonly kept: number;
  /** All that follow them, as a file has them: `200/400 20m`, `break 10m, 25 goes`. */
  readonly lines: readonly string[];
}

/** Let those come in who are left of a first day that is over. */
export interface JoinFlight {
  readonly do: "join-flight";
  /** The event that was that day. */
  readonly flight: string;
}

/** Somebody played without their bounty marker, and pays what it is worth. */
export interface PayMarker {
  readonly do: "marker";
  readonly player: string;
}

/** Somebody has found chips of a worth that has left play. */
export interface RedeemOldChips {
  readonly do: "old-chips";
  readonly player: string;
  readonly worth: number;
  readonly count: number;
}

/** Somebody has lost everything, to these players. */
export interface BustOut {
  readonly do: "bust";
  readonly player: string;
  readonly by?: readonly string[];
  /** In the same hand as the one who was told before, at the same table. */
  readonly same_hand?: boolean;
}

/** These players lost everything in one hand: more chips at its start is the higher place. */
export interface EliminatePlayers {
  readonly do: "eliminate";
  readonly players: readonly Elimination[];
  /** A player eliminated in the same hand who was entered before; empty: nobody was. */
  readonly same_hand_as?: string;
}

/** A player who has lost everything, to these players. */
export interface Elimination {
  readonly player: string;
  readonly by?: readonly string[];
}

/** Who is due to be the big blind at a table in its next hand. */
export interface ReportBigBlind {
  readonly do: "big-blind";
  readonly table: number;
  /** Empty: not known; moves that wait for it are made as guesses. */
  readonly player?: string;
}

/** Somebody buys a re-buy, and has paid for it. */
export interface RecordRebuy {
  readonly do: "buys-again";
  readonly player: string;
}

/** Somebody without chips buys no more: they are out. */
export interface RecordRebuyDeclined {
  readonly do: "buys-no-more";
  readonly player: string;
}

/** Somebody buys the add-on, and has paid for it. */
export interface RecordAddOn {
  readonly do: "buys-add-on";
  readonly player: string;
}

/** Somebody is where they were sent. */
export interface ConfirmArrival {
  readonly do: "there";
  readonly player: string;
}

/** Hand for hand: every table has played its hand. */
export interface EndRound {
  readonly do: "round";
}

/** Ask all who are left whether they divide what is left. */
export interface ProposeDeal {
  readonly do: "propose-deal";
  readonly kind: DealKind;
  readonly saved?: number;
  /** Of a custom deal: who gets what. */
  readonly shares?: Readonly<Record<string, number>> | null;
}

export type DealKind = "icm" | "chips" | "even" | "custom";

/** Do not ask any more. */
export interface DropDeal {
  readonly do: "drop-deal";
}

/** Call the event off; everybody has their money back. */
export interface CallOffEvent {
  readonly do: "cancel";
  readonly why: string;
}

/** Let somebody in who asks to enter, or do not. */
export interface Admit {
  readonly do: "admit";
  readonly player: string;
  readonly yes?: boolean;
}

/** Enter a player, who need not ask. */
export interface EnterPlayer {
  readonly do: "enter";
  readonly player: string;
}

/** Take a player's entry back before the start. */
export interface RemoveEntry {
  readonly do: "remove";
  readonly player: string;
}

/** Enter so many bots. */
export interface AddBots {
  readonly do: "add-bots";
  readonly count?: number;
  readonly style?: string;
}

/** What a host changes of an event's settings: what is not said stays as it is. */
export interface EventSettingsBody {
  readonly private?: boolean;
  /** An empty one takes it away. */
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

/** A deal that somebody thinks of. */
export interface DealBody {
  readonly kind?: DealKind;
  readonly saved?: number;
  /** For a custom one: who gets what. */
  readonly shares?: Readonly<Record<string, number>> | null;
}

/** Eliminations of one hand, whose places are looked at before they are entered. */
export interface EliminationBody {
  readonly players: readonly Elimination[];
  /** As in the order `eliminate`. */
  readonly same_hand_as?: string;
}

/** Which of an event's records. */
export interface EventLogQuery {
  readonly after?: number;
  readonly limit?: number;
}

/** In which language a rule is told. */
export interface RuleQuery {
  readonly lang?: "en" | "cs";
}

/** Chips of a hand, to be cut into pots. */
export interface SidePotsBody {
  /** What each seat has put in, folded ones too. */
  readonly put_in: readonly number[];
  readonly folded?: readonly number[];
  /** If it is said, whoever else has put in less than others still owes a call. */
  readonly all_in?: readonly number[] | null;
  /** Dead money: an ante for all, a dead blind. */
  readonly dead?: number;
}

/** Chips of which the pot is counted. */
export interface PotLimitBody {
  readonly middle: number;
  /** In front of each other player. */
  readonly bets?: readonly number[];
  /** In front of who would raise. */
  readonly own?: number;
  /** The pot is kept in chips of this (POTL-18). */
  readonly round_up?: number;
}

/** A betting round, as a dealer tells it. */
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
  /** In the middle when the street begins. */
  readonly pot?: number | null;
  /** 0: all who are named or have acted. */
  readonly players?: number;
  /** Who is short: what they began the street with, blinds included. */
  readonly stacks?: readonly NamedChips[];
  /** By whose rules: `cash`, `tda-2024`, `wsop-cash-2026` ... */
  readonly by?: string;
}

/** The chips of somebody in a told round. */
export interface NamedChips {
  readonly name: string;
  readonly chips: number;
}

/** A betting round, and a raise that is asked about. */
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

/** A pot that several win. */
export interface OddChipsBody {
  readonly chips: number;
  /** Of a split game those of the high half. */
  readonly winners: readonly number[];
  readonly low?: readonly number[];
  readonly button?: number;
  /** The smallest chip in play. */
  readonly unit?: number;
  readonly game?: string;
  /** In stud, what each winner holds. */
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
  /** Who bet or raised last on the last street; 0 if nobody did. */
  readonly last_bet?: number;
  /** Whose all-in ended the betting before it. */
  readonly pushed?: number;
  readonly all_in?: boolean;
  /** Where there is a side pot. */
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

/** Somebody who comes back, or sits down. */
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
  /** What they face. */
  readonly bet?: number;
  /** Whose rules: `online`, `cash`, `tournament` or `home`. */
  readonly preset?: string;
  /** Another rule of missed blinds than the preset has (POST-04, POST-05, POST-08). */
  readonly missed_blinds?: string;
  /** Another rule of new players (POST-01). */
  readonly new_player?: string;
}

/** Levels as somebody writes them. */
export interface LevelsBody {
  /** `25/50`, `100/200+25` with an ante, `50/100@15` for 15 minutes, `break@10`. */
  readonly levels: readonly string[];
  readonly games?: readonly string[];
  readonly minutes?: number;
  readonly by?: string;
}

/** What was seen, what is known of the moment, and by whose rules it is judged. */
export interface RuleBody {
  readonly seen: Incident;
  /** What nobody has said is left out, and asked for when a ruling needs it. */
  readonly spot?: Spot;
  /** An authority; without its year the latest: `tda`. */
  readonly by?: string;
  /** Options in which it is changed: `{"oot": "rrop"}`. */
  readonly but?: Readonly<Record<string, FieldValue>> | null;
}

/** Something that was seen or said at a table. */
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
  /** Each motion's chips, in order. None of them, when old chips were only taken back. */
  readonly motions?: readonly (readonly number[])[];
  /** What was said with them. */
  readonly word?: "fold" | "check" | "tap" | "option" | "call" | "bet" | "raise" | "all-in" | "pot" | "pass" | "muck" | "lay-down" | null;
  /** The amount that was said. */
  readonly amount?: number | null;
  /** It was said before the chips landed, or as they did. */
  readonly before?: boolean | null;
  /** They are all that the player had. */
  readonly last_chips?: boolean | null;
  /** The chips of their last bet that lay there; none but those of the bet, unless said. */
  readonly old?: readonly number[] | null;
  /** Those of them that they took back. */
  readonly took?: readonly number[];
  /** They put old and new chips together and pushed all of them. */
  readonly mixed?: boolean;
  /** The next player has acted on the chips. */
  readonly acted?: boolean | null;
  /** Announced before it: the chip is to be changed from the pot, and so much of it is bet. */
  readonly wants?: number | null;
}

/** Words or a gesture, without chips. */
export interface Said {
  readonly see: "Said";
  readonly who?: number | null;
  /** What it means; none of it, when only an amount was said. */
  readonly word?: "fold" | "check" | "tap" | "option" | "call" | "bet" | "raise" | "all-in" | "pot" | "pass" | "muck" | "lay-down" | null;
  readonly amount?: number | null;
  /** What was said after it, in the same breath; an amount belongs to that. */
  readonly then?: "fold" | "check" | "tap" | "option" | "call" | "bet" | "raise" | "all-in" | "pot" | "pass" | "muck" | "lay-down" | null;
  /** What was meant by a word that says nothing here. */
  readonly meant?: "call" | "fold" | "raise" | "chips" | null;
}

/** Chips that are less than the call, from somebody who has more, and what is known of it. */
export interface TooLittle {
  readonly see: "TooLittle";
  readonly who?: number | null;
  readonly chips: number;
  readonly said_call?: boolean;
  /** They did not see the raise; took the amount for another; counted wrong. */
  readonly claims?: "nothing" | "unaware" | "misheard" | "miscounted";
  /** The bet that they thought they faced, in all. */
  readonly thought?: number | null;
  /** What the dealer told them to call, if it was wrong. */
  readonly told?: number | null;
  /** Somebody has acted behind them. */
  readonly acted?: boolean | null;
  /** Somebody has shown a hand, because it was taken for a call. */
  readonly shown?: boolean;
  /** They were told the true amount, and fold. */
  readonly folds?: boolean;
  /** The seat of the next player, who has put in too little, too. */
  readonly also?: number | null;
}

/** A player, and not the dealer, says that it was a string bet. */
export interface StringBetCalled {
  readonly see: "StringBetCalled";
  readonly who?: number | null;
  readonly motions: readonly (readonly number[])[];
  readonly last_chips?: boolean | null;
  /** The floor confirms it. */
  readonly confirmed?: boolean | null;
}

/** A hand moved forward with chips, without words. */
export interface MovedForward {
  readonly see: "MovedForward";
  readonly who?: number | null;
  readonly chips: readonly number[];
  readonly last_chips?: boolean | null;
  readonly released?: boolean | null;
  /** It crossed the line. */
  readonly crossed?: boolean | null;
  /** The next player acted on it. */
  readonly acted?: boolean | null;
  /** It was meant to make them act. */
  readonly to_deceive?: boolean;
}

/** What somebody says they will do if another does something: *if you bet, I raise*. */
export interface IfThen {
  readonly see: "IfThen";
  readonly who?: number | null;
  readonly word: "fold" | "check" | "tap" | "option" | "call" | "bet" | "raise" | "all-in" | "pot" | "pass" | "muck" | "lay-down";
  readonly amount?: number | null;
  readonly meant?: "call" | "fold" | "raise" | "chips" | null;
}

/** Somebody acted after the word *raise*, before its amount was known. */
export interface OnBareRaise {
  readonly see: "OnBareRaise";
  readonly who?: number | null;
  readonly deed: "fold" | "call";
  /** What the raise has become, if that is known by now. */
  readonly to?: number | null;
}

/** Something was pushed that is no chip. */
export interface TokenPushed {
  readonly see: "TokenPushed";
  readonly who?: number | null;
  readonly token: "bounty" | "clock";
}

/** A bet or raise that was less than the least, found when others had acted on it. */
export interface FoundTooSmall {
  readonly see: "FoundTooSmall";
  readonly who?: number | null;
  /** What it was, in all. */
  readonly to: number;
  /** What it should have been, in all. */
  readonly least?: number | null;
  /** What it was put on top of; 0 for a bet. */
  readonly faced?: number | null;
  /** The next card has been dealt, or the showdown has begun. */
  readonly street_over?: boolean | null;
}

/** A pot-limit bet of the pot, as it was counted wrong. */
export interface FoundOffThePot {
  readonly see: "FoundOffThePot";
  readonly who?: number | null;
  /** What it was, in all. */
  readonly to: number;
  /** What a bet of the pot was, in all. */
  readonly right: number;
  /** What others have done since. */
  readonly since?: readonly ("fold" | "check" | "call" | "raise" | "set")[] | null;
  /** There was substantial action in it. */
  readonly substantial?: boolean | null;
  readonly all_acted?: boolean | null;
  readonly street_over?: boolean | null;
  /** It is the bettor who wants it corrected, after others have acted on it. */
  readonly by_bettor?: boolean;
}

/** Chips were found behind after an all-in was called. */
export interface FoundBehind {
  readonly see: "FoundBehind";
  readonly who?: number | null;
  readonly chips: number;
  /** They have won the hand. */
  readonly won?: boolean | null;
}

/** A player asks how much there is: in the pot, or in a bet. */
export interface AskedToCount {
  readonly see: "AskedToCount";
  readonly who?: number | null;
  readonly what: "pot" | "bet";
}

/** Two players want to change chips. */
export interface Exchanged {
  readonly see: "Exchanged";
  readonly who?: number | null;
  readonly whom: number;
  readonly gives: readonly number[];
  readonly gets: readonly number[];
  readonly between_hands: boolean;
}

/** Chips were thrown into the pot. */
export interface Splashed {
  readonly see: "Splashed";
  readonly who?: number | null;
}

/** Somebody touched the chips of another without leave. */
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
  /** Somebody sits there who is in the game, absent or on a penalty. */
  readonly in_game?: boolean | null;
}

/** A player got no cards. */
export interface LeftOut {
  readonly see: "LeftOut";
  readonly who?: number | null;
  /** They were at the table, or had posted. */
  readonly present?: boolean | null;
}

/** A card was dealt out of order. */
export interface DealtOutOfOrder {
  readonly see: "DealtOutOfOrder";
  readonly who?: number | null;
  /** It was the second of two in a row to the button. */
  readonly to_the_button?: boolean | null;
}

/** The button is in the wrong place. */
export interface ButtonWrong {
  readonly see: "ButtonWrong";
  readonly who?: number | null;
}

/** `who` threw their cards among the hole cards of a blind. */
export interface CardsMixedIn {
  readonly see: "CardsMixedIn";
  readonly who?: number | null;
}

/** A player has cards too many or too few. */
export interface WrongCount {
  readonly see: "WrongCount";
  readonly who?: number | null;
  /** 1 for one too many, -2 for two too few. */
  readonly off_by: number;
  /** The top card of the stub is the one that they would have got. */
  readonly in_sequence?: boolean | null;
  /** The extra card can be told from the others, and nobody has seen it. */
  readonly apart?: boolean | null;
}

/** After a misdeal: is `who` dealt in? */
export interface DealtAgain {
  readonly see: "DealtAgain";
  readonly who?: number | null;
  /** What they were at the first deal. */
  readonly was?: "there" | "absent" | "penalty" | "new" | null;
  /** They are at the table now. */
  readonly here?: boolean | null;
}

/** `who` is not in their seat when the last card of the deal is dealt. */
export interface Absent {
  readonly see: "Absent";
  readonly who?: number | null;
  /** They have the card of stud that brings it in. */
  readonly low_card?: boolean | null;
}

/** `who` owes a blind that was not posted, and was dealt in. */
export interface OwesABlind {
  readonly see: "OwesABlind";
  readonly who?: number | null;
  /** They have looked at their cards. */
  readonly looked?: boolean | null;
}

/** `who` dropped a card of their own on the floor. */
export interface DroppedCard {
  readonly see: "DroppedCard";
  readonly who?: number | null;
}

/** A card of `who` was seen that should lie face down. */
export interface Exposed {
  readonly see: "Exposed";
  readonly who?: number | null;
  /** Which, if anybody knows it. */
  readonly cards?: readonly number[];
  /** Who showed it: the dealer, its owner, or it was dealt off the table. */
  readonly by?: "dealer" | "player" | "off_table" | null;
  /** How many cards were shown in this deal, for all players. */
  readonly shown?: number;
  /** 1 for the first card off the deck. */
  readonly off_deck?: number | null;
  /** 1 for the player's first card. */
  readonly of_theirs?: number | null;
  /** Nobody else saw it: its owner says that it flashed. */
  readonly claimed?: boolean;
  /** They had looked at it before they said so. */
  readonly looked?: boolean | null;
  /** Stud: two were shown, and they are the down cards of one player. */
  readonly both_theirs?: boolean | null;
  /** Stud: it would bring it in. */
  readonly low_card?: boolean | null;
  /** Stud: it was the first of the last cards that were dealt. */
  readonly first?: boolean | null;
  /** Draw: it is a card that must be taken. */
  readonly good?: boolean | null;
}

/** Cards lay face up in the deck. */
export interface Boxed {
  readonly see: "Boxed";
  readonly who?: number | null;
  /** How many of those that are needed. */
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
  /** Where it was found; in the hand of `who`. */
  readonly where?: "hand" | "board" | "stub" | null;
  /** Its owner plays without looking. */
  readonly unseen?: boolean | null;
}

/** Two equal cards, or a card with another back. */
export interface FoulDeck {
  readonly see: "FoulDeck";
  readonly who?: number | null;
  readonly fault: "equal" | "back";
  /** Where the card with the other back lies. */
  readonly where?: "hand" | "board" | "stub" | null;
  /** The next hand has begun. */
  readonly next_hand?: boolean;
  /** `who` knew it, and bet. */
  readonly knew?: boolean;
}

/** The deck lacks a card or several. */
export interface CardMissing {
  readonly see: "CardMissing";
  readonly who?: number | null;
}

/** Chips of the deal before lie in the pot: who gets cards? */
export interface PotOfTheDealBefore {
  readonly see: "PotOfTheDealBefore";
  readonly who?: number | null;
}

/** The deck was cut. */
export interface CutShort {
  readonly see: "CutShort";
  readonly who?: number | null;
  /** How many cards are in its smaller part. */
  readonly cards: number;
}

/** No card was burned before a street, or two. */
export interface BurnsWrong {
  readonly see: "BurnsWrong";
  readonly who?: number | null;
  readonly burns: 0 | 2;
  /** Before which; without one, before the street that is on. */
  readonly street?: "flop" | "turn" | "river" | "fourth" | "fifth" | "sixth" | "seventh" | "draw" | null;
  /** A card of the board has been seen. */
  readonly seen?: boolean | null;
  /** The pot has been given. */
  readonly awarded?: boolean;
  /** The floor's reading where the book says both: one check lets a flop stand. */
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
  /** Stud: how many cards of it. */
  readonly cards?: number;
  /** Stud: it is the last card of `who`, who has looked at it or mixed it with others. */
  readonly looked?: boolean | null;
}

/** Many hands and two boards: does the deck allow a burn before the flop? */
export interface DeckJustEnough {
  readonly see: "DeckJustEnough";
  readonly who?: number | null;
}

/** The dealer dropped the stub. */
export interface StubDropped {
  readonly see: "StubDropped";
  readonly who?: number | null;
  /** Its order is certain. */
  readonly in_order?: boolean | null;
  /** It fell among the muck or the burns. */
  readonly mixed?: boolean | null;
}

/** Stud: the stub may not be enough for the last cards. */
export interface ShortStub {
  readonly see: "ShortStub";
  readonly who?: number | null;
}

/** The first three cards of `who` were all dealt down. */
export interface AllDown {
  readonly see: "AllDown";
  readonly who?: number | null;
}

/** `who` brought it in, and `to` should have. */
export interface WrongBringIn {
  readonly see: "WrongBringIn";
  readonly who?: number | null;
  readonly to: number;
}

/** `who` picked up their upcards, turned them down or mixed them with the others. */
export interface UpcardsPickedUp {
  readonly see: "UpcardsPickedUp";
  readonly who?: number | null;
}

/** `who` has changed the order of their upcards. */
export interface UpcardsReordered {
  readonly see: "UpcardsReordered";
  readonly who?: number | null;
}

/** `who` folded in turn with no bet to face. */
export interface FoldedFree {
  readonly see: "FoldedFree";
  readonly who?: number | null;
}

/** `who` called though the upcards that they see beat them, and wants the chips back. */
export interface CalledBeaten {
  readonly see: "CalledBeaten";
  readonly who?: number | null;
}

/**
 * The last street has a card that lies open: who acts first?
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

/** `who` throws five cards away. */
export interface DrawsFive {
  readonly see: "DrawsFive";
  readonly who?: number | null;
  /** They are the last to draw. */
  readonly last?: boolean | null;
}

/** A player in the hand asks how many cards `who` drew. */
export interface AskedHowMany {
  readonly see: "AskedHowMany";
  readonly who?: number | null;
  /** They ask the dealer. */
  readonly of_the_dealer?: boolean;
}

/** `who` rapped pat, and the pot was raised. */
export interface RappedPat {
  readonly see: "RappedPat";
  readonly who?: number | null;
  /** They knew it. */
  readonly knew?: boolean | null;
}

/** Ace-to-five: `who` had a seven or better after the draw, and did not bet it. */
export interface CheckedASeven {
  readonly see: "CheckedASeven";
  readonly who?: number | null;
  /** It is the best hand. */
  readonly best?: boolean | null;
  /** They faced an all-in of less than half a bet. */
  readonly short_all_in?: boolean;
  /** They completed that bet. */
  readonly completed?: boolean | null;
  /** Who called behind them. */
  readonly overcall?: number | null;
}

/** Lowball: `who` said what they hold. The ace is 14, or 1 where it is low. */
export interface ClaimedLow {
  readonly see: "ClaimedLow";
  readonly who?: number | null;
  /** The highest card that they claimed. */
  readonly said: number;
  /** The highest card that they have. */
  readonly holds: number;
  /** Who fouled their hand on it. */
  readonly fouled?: number | null;
  /** Somebody else whose hand is intact. */
  readonly third?: number | null;
}

/** Lowball: `who` spread a hand with a pair and did not say so. */
export interface PairNotSaid {
  readonly see: "PairNotSaid";
  readonly who?: number | null;
  /** Who fouled their hand on it. */
  readonly fouled?: number | null;
}

/** Somebody threw their cards away in a betting round, in turn and without a word. */
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
  /** Somebody had called the bet. */
  readonly called?: boolean | null;
}

/** The dealer mucked a live hand that nobody protected. */
export interface KilledByTheDealer {
  readonly see: "KilledByTheDealer";
  readonly who?: number | null;
}

/** Other cards got among theirs. */
export interface WasFouled {
  readonly see: "WasFouled";
  readonly who?: number | null;
  /** Everybody knows which cards are theirs. */
  readonly certain?: boolean | null;
}

/** The action has come to a hand that nobody protects. */
export interface LeftUnprotected {
  readonly see: "LeftUnprotected";
  readonly who?: number | null;
}

/** Cards were pushed past the line of the table. */
export interface CrossedTheLine {
  readonly see: "CrossedTheLine";
  readonly who?: number | null;
  /** The dealer has touched them. */
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

/** Somebody turned their cards up. */
export interface TurnedUp {
  readonly see: "TurnedUp";
  readonly who?: number | null;
  /** There is still action to come. */
  readonly to_come?: boolean | null;
}

/** Somebody walked away in the middle of a hand. */
export interface LeftTheTable {
  readonly see: "LeftTheTable";
  readonly who?: number | null;
  readonly all_in?: boolean | null;
  /** They have live cards, with action still to come. */
  readonly to_come?: boolean | null;
}

/** During the hand somebody showed their cards to one other player. */
export interface ShownToOne {
  readonly see: "ShownToOne";
  readonly who?: number | null;
  readonly to?: number | null;
  /** Whoever saw them acts in this round, in a later one, or no more. */
  readonly acts?: "now" | "later" | "out" | null;
}

/** Somebody showed a part of their cards. */
export interface ShownInPart {
  readonly see: "ShownInPart";
  readonly who?: number | null;
  /** Somebody asks for the rest. */
  readonly asked?: boolean | null;
}

/** At the showdown cards were pushed away face down, and are now to be turned up. */
export interface PushedAway {
  readonly see: "PushedAway";
  readonly who?: number | null;
  readonly certain?: boolean | null;
  readonly touched?: boolean | null;
}

/** A hand was thrown away because of what the dealer or a player had said wrongly. */
export interface FoldedOnAFalseWord {
  readonly see: "FoldedOnAFalseWord";
  readonly who?: number | null;
  readonly certain?: boolean | null;
}

/** The dealer mucked a hand that had been tabled. */
export interface MuckedWhenTabled {
  readonly see: "MuckedWhenTabled";
  readonly who?: number | null;
  /** It clearly won. */
  readonly won?: boolean | null;
}

/** Somebody tabled one card, which would win. */
export interface TabledOneCard {
  readonly see: "TabledOneCard";
  readonly who?: number | null;
  /** Asked for all of them, they show them. */
  readonly shows?: boolean | null;
}

/** Somebody plays the board, and their cards are gone or tabled. */
export interface PlaysTheBoard {
  readonly see: "PlaysTheBoard";
  readonly who?: number | null;
  /** All their hole cards. */
  readonly tabled?: boolean | null;
  /** They said so before they threw them away. */
  readonly said?: boolean | null;
}

/** Nobody else has cards any more. */
export interface OthersMucked {
  readonly see: "OthersMucked";
  readonly who?: number | null;
  /** All the others had folded before there was a showdown. */
  readonly folded?: boolean | null;
}

/** Somebody refuses to show a hand that has to be shown, and mucks it. */
export interface RefusedToShow {
  readonly see: "RefusedToShow";
  readonly who?: number | null;
}

/** The betting is over, and nobody shows. */
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

/** Somebody asks to see the cards of *whose*. */
export interface AskedToSee {
  readonly see: "AskedToSee";
  readonly who?: number | null;
  readonly whose: number;
  readonly dealt_in?: boolean | null;
  /** That hand had called, or been called, at the end. */
  readonly eligible?: boolean | null;
  /** There was a bet at the end, and who asks called it. */
  readonly paid?: boolean | null;
  /** Who asks still has cards. */
  readonly holds?: boolean | null;
  /** That hand was the last to bet or raise. */
  readonly aggressor?: boolean | null;
  readonly suspicion?: boolean | null;
  /** Who asks has won the pot. */
  readonly winner?: boolean | null;
  /** They ask so often that it is no question any more. */
  readonly abused?: boolean;
}

/** Somebody said that they hold what they do not hold. */
export interface Miscalled {
  readonly see: "Miscalled";
  readonly who?: number | null;
  /** Another threw away or fouled a hand because of it. */
  readonly cost?: boolean | null;
  readonly deliberate?: boolean | null;
  readonly lowball?: boolean | null;
}

/** Somebody disputes a hand whose pot was awarded. */
export interface Disputed {
  readonly see: "Disputed";
  readonly who?: number | null;
  readonly what?: "reading" | "count" | null;
  /** How far the next hand is: not begun, shuffled, dealt, or with substantial action. */
  readonly next_hand?: "no" | "riffled" | "dealt" | "acted" | null;
  /** The hand ended in a break: seconds since its pot was awarded. */
  readonly break_for?: number | null;
}

/** A pot goes, or went, to somebody else than its winner *who*. */
export interface WronglyPushed {
  readonly see: "WronglyPushed";
  readonly who?: number | null;
  readonly to: number;
  readonly chips: number;
  /** It is clear who had won. */
  readonly clear?: boolean | null;
  /** They have the chips already. */
  readonly pushed?: boolean | null;
  readonly next_hand?: "no" | "riffled" | "dealt" | "acted" | null;
}

/** Somebody wants to see the card that would have come. */
export interface AskedForTheNextCard {
  readonly see: "AskedForTheNextCard";
  readonly who?: number | null;
}

/** Somebody did what nobody should. */
export interface Behaved {
  readonly see: "Behaved";
  readonly who?: number | null;
  readonly what: "soft_play" | "checks_down" | "dumps" | "looks" | "lifts_cards" | "hides_stack" | "hides_chips" | "gives_back" | "splits" | "pays_for_another" | "tells" | "advises" | "miscalls" | "keeps_silent";
  /** How often they have been warned of such a thing. */
  readonly warned?: number | null;
}

/** The floor has given a penalty of rounds. */
export interface WasPenalised {
  readonly see: "WasPenalised";
  readonly who?: number | null;
  readonly rounds: number;
}

/** A hand begins, and somebody is away on a penalty. */
export interface IsAwayOnAPenalty {
  readonly see: "IsAwayOnAPenalty";
  readonly who?: number | null;
  /** In stud: their card would have to bring it in. */
  readonly low?: boolean | null;
}

/** The floor has disqualified somebody. */
export interface WasDisqualified {
  readonly see: "WasDisqualified";
  readonly who?: number | null;
  /** What they have. */
  readonly chips?: number | null;
}

/** Somebody goes home in an event, for their health or any reason of their own. */
export interface LeftTheEvent {
  readonly see: "LeftTheEvent";
  readonly who?: number | null;
}

/** Chips were carried out of sight. */
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

/** Somebody acted before others who were to act first. */
export interface ActedOutOfTurn {
  readonly see: "ActedOutOfTurn";
  readonly who?: number | null;
  /** A bet is a raise of nothing. */
  readonly act: "fold" | "check" | "call" | "raise";
  /** The total of a raise. */
  readonly to?: number | null;
  readonly since?: "waiting" | "nothing" | "call" | "raise" | null;
}

/** Others acted behind somebody who had their turn. */
export interface WasSkipped {
  readonly see: "WasSkipped";
  readonly who?: number | null;
  /** What was done behind them, in order. */
  readonly behind?: readonly ("fold" | "check" | "call" | "raise" | "set")[] | null;
  /** So much was done behind them as the authority counts. */
  readonly enough?: boolean | null;
  /** Everybody before them has acted. */
  readonly all_before?: boolean | null;
}

/** Somebody who has acted acted once more, before the action came back to them. */
export interface ActedAgain {
  readonly see: "ActedAgain";
  readonly who?: number | null;
  readonly act: "fold" | "check" | "call" | "raise";
  readonly to?: number | null;
  readonly knowingly?: boolean | null;
}

/** Somebody asks if there can still be a misdeal. */
export interface AskedWhetherBegun {
  readonly see: "AskedWhetherBegun";
  readonly who?: number | null;
}

/** Somebody calls the clock on the player *who* is to act. */
export interface CalledTheClock {
  readonly see: "CalledTheClock";
  readonly who?: number | null;
  /** The caller was dealt in. */
  readonly dealt_in?: boolean | null;
  /** The caller is at their seat. */
  readonly seated?: boolean | null;
  /** Seconds that the player has had. */
  readonly waited?: number | null;
}

/** The clock was counted down. */
export interface RanOutOfTime {
  readonly see: "RanOutOfTime";
  readonly who?: number | null;
  /** They acted in the very moment in which it ended. */
  readonly tie?: boolean;
}

/** Somebody put in too little, for they did not see that it is a kill pot. */
export interface MissedTheKill {
  readonly see: "MissedTheKill";
  readonly who?: number | null;
  /** What they have put in on this street. */
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

/** By mistake this hand was begun at the level that was over. */
export interface DealtAtTheOldLevel {
  readonly see: "DealtAtTheOldLevel";
  readonly who?: number | null;
}

/** Somebody asks which motion of the dealer begins a hand. */
export interface AskedWhenAHandBegins {
  readonly see: "AskedWhenAHandBegins";
  readonly who?: number | null;
  /** The first riffle, the shuffler's button, or the change of dealers. */
  readonly at: "riffle" | "button" | "push";
}

/** The hand, as one player stands in it. */
export interface Spot {
  readonly structure?: "no-limit" | "pot-limit" | "limit" | "spread" | null;
  readonly family?: "flop" | "stud" | "draw" | null;
  /** The variant by its key: `holdem`, `razz`. */
  readonly game?: string | null;
  /** How hands rank: `high`, `a-5`, `2-7`, `badugi` ... */
  readonly ranking?: string | null;
  /** Cards that everybody is dealt at first. */
  readonly hole?: number | null;
  readonly boards?: number;
  /** How many cards each board has. */
  readonly board?: number | null;
  /** The least chip that is bet with: wagers are multiples of it. */
  readonly unit?: number;
  /** The least bet of this street: in hold'em the big blind. */
  readonly least_bet?: number | null;
  /** The seat that the ruling is about. */
  readonly who?: number;
  /** Chips that are in front of them already, on this street. */
  readonly own?: number;
  /** Chips behind. */
  readonly stack?: number | null;
  /** It is their turn. */
  readonly in_turn?: boolean | null;
  /** They have cards. */
  readonly has_cards?: boolean | null;
  /** The seat whose turn it is. */
  readonly turn?: number | null;
  /** What of their chips in front of them nobody has called. */
  readonly uncalled?: number | null;
  /** 0 for the first. */
  readonly street?: number | null;
  readonly last_street?: boolean | null;
  /** A betting round is on. */
  readonly betting?: boolean | null;
  /** What is to be matched in all on this street; 0 when nobody has bet. */
  readonly bet?: number | null;
  /** What a full raise must add; with no bet, the least bet. */
  readonly raise_by?: number | null;
  /** The least total of a bet or raise, where it is not what the bet and `raise_by` make. */
  readonly least?: number | null;
  /** The greatest total by the structure; `None` where only the stack limits it. */
  readonly most?: number | null;
  /** The betting is open for them. */
  readonly may_raise?: boolean | null;
  /** The bet that they face is the first of the street: before the flop the big blind. */
  readonly opening?: boolean | null;
  /** All the chips in the middle, those in front included. */
  readonly pot?: number | null;
  /** How many were dealt in. */
  readonly players?: number | null;
  /** How many have cards. */
  readonly live?: number | null;
  /** What is to be matched is somebody's all-in. */
  readonly faces_all_in?: boolean | null;
  /** How many have yet to act after them on this street. */
  readonly behind?: number | null;
  /** Every action since the forced bets, in order. */
  readonly did?: readonly ActionTaken[] | null;
  /** The deal has begun, as the authority counts it: for a deal of which `did` is not known. */
  readonly begun?: boolean | null;
  /** Somebody has acted since the forced bets: where `did` is not known. */
  readonly anybody_acted?: boolean | null;
  /** The player has: where `did` is not known. */
  readonly acted?: boolean | null;
  /** Somebody has acted on this street: where `did` is not known. */
  readonly acted_here?: boolean | null;
  /** Two players or more have chips to bet with. */
  readonly more_betting?: boolean | null;
  /** The first draw has begun. */
  readonly drawing?: boolean | null;
  /** The player has the button, and gets the last card. */
  readonly on_button?: boolean | null;
  /** How many cards the dealer has left. */
  readonly stub?: number | null;
  /** How many cards were burned in this hand. */
  readonly burned?: number | null;
  /** Cards that are known to lie on the board or in the hands of others. */
  readonly elsewhere?: readonly number[];
}

/** One action of a player, in turn: what the books count when they ask if play has begun. */
export interface ActionTaken {
  readonly seat: number;
  readonly deed: "fold" | "check" | "call" | "raise" | "set";
  readonly street: number;
}

/** What an answer puts into a field. */
export type FieldValue = string | number | boolean;

/** What has happened, in a line that somebody typed: in English or in Czech, whichever it is. */
export interface TextBody {
  readonly text: string;
  /** In which it is read first. */
  readonly lang?: "en" | "cs";
  /** Of a text that was not understood, the guess that was meant. */
  readonly guess?: number | null;
  /** The key of the situation that was meant: the text is read for what it says of that. */
  readonly situation?: string | null;
  /** What was answered already, in the order in which it was asked. */
  readonly answers?: readonly TextAnswer[];
  /** The authority whose choices stand with a rule that is quoted. */
  readonly by?: string;
  /** Options in which it is changed: `{"oot": "rrop"}`. */
  readonly but?: Readonly<Record<string, FieldValue>> | null;
}

/** An answer about a text: one that was offered, an amount, chips, the label of a seat: `5`. */
export type TextAnswer = boolean | number | string | readonly number[];

/** In which language the options are told. */
export interface OptionsQuery {
  readonly lang?: "en" | "cs";
}

/** A live game that is wished for. */
export interface NewLiveGame {
  readonly name?: string;
  /** What is played, as on a sign. */
  readonly game?: string;
  /** House rules of the table, as a configuration; the game may stand in it. */
  readonly toml?: string;
  readonly by?: string;
  /** Options in which it is changed: `{"oot": "rrop"}`. */
  readonly but?: Readonly<Record<string, FieldValue>> | null;
  readonly seats?: readonly SitEntry[];
  readonly watching?: "link" | "nobody";
  /** How chips are written. */
  readonly money?: Money;
}

/** Somebody sits down. */
export interface SitEntry {
  readonly do: "sit";
  readonly player: string;
  readonly chips: number;
  /** 0 is the first that is free. */
  readonly chair?: number;
}

/** Which game is wished for, and from whom the link is. */
export interface LiveQuery {
  /** What the link of watchers has. */
  readonly watch?: string;
  /** The version that is known: the answer waits a few seconds for a later one. */
  readonly after?: number;
}

/** What somebody enters who has seen this version. */
export interface LiveEntryBody {
  readonly version: number;
  readonly entry: AnyEntry;
}

/** Whatever may be entered. */
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
  /** Its boards; 0 for as many as the game has. */
  readonly boards?: number;
}

/** The player to act does this. */
export interface ActEntry {
  readonly do: "act";
  readonly deed: EntryAction;
  /** The total of a bet or a raise. */
  readonly to?: number;
}

/** What the player to act does. */
export type EntryAction = "fold" | "check" | "call" | "raise" | "pot" | "all-in" | "bring-in";

/** The player who draws throws away so many cards, or these. */
export interface DrawEntry {
  readonly do: "draw";
  readonly count?: number;
  readonly cards?: readonly number[];
}

/** A player declares for which half they play. */
export interface DeclareEntry {
  readonly do: "declare";
  readonly chair: number;
  readonly side: "" | "closed" | "high" | "low" | "both";
}

/** Whoever is asked straddles to so much (0 is the least), or does not. */
export interface StraddleEntry {
  readonly do: "straddle";
  readonly yes: boolean;
  readonly to?: number;
}

/** All who are all-in agree to run the board so often. */
export interface RunEntry {
  readonly do: "run";
  readonly times?: number;
}

/** Cards are told: of the board, of a second one, or what somebody holds. */
export interface CardsEntry {
  readonly do: "cards";
  readonly board?: readonly number[];
  /** The second board and those after it; of one that is run again, what is new of it. */
  readonly more?: readonly (readonly number[])[];
  /** Chairs, and what they hold in the order in which it was dealt. */
  readonly held?: readonly (readonly [number, readonly number[]])[];
}

/** A player shows: these cards, or those that were told before. */
export interface ShowEntry {
  readonly do: "show";
  readonly chair: number;
  readonly cards?: readonly number[];
}

/** A player throws their hand away unseen. */
export interface MuckEntry {
  readonly do: "muck";
  readonly chair: number;
}

/** The dealer pushes the pots. */
export interface WinEntry {
  readonly do: "win";
  readonly winners: readonly PotWinners[];
}

/** Who wins a pot; several split it. */
export interface PotWinners {
  readonly chairs: readonly number[];
  /** 0 is the main pot; `null` is each that one of them can win. */
  readonly pot?: number | null;
  /** 0 is the first; `null` is all of them. */
  readonly board?: number | null;
  /** 1 is the half of the second ranking: the low. */
  readonly half?: number;
}

/** A player buys chips. */
export interface BuyEntry {
  readonly do: "buy";
  readonly chair: number;
  readonly chips: number;
}

/** The chips behind a player were counted, between hands; together they are the whole stack. */
export interface CountEntry {
  readonly do: "count";
  readonly chair: number;
  readonly piles: readonly ChipPile[];
}

/** So many chips of a denomination. */
export interface ChipPile {
  readonly chip: number;
  readonly count: number;
}

/** A player comes or goes. */
export interface PlayerEntry {
  readonly do: "player";
  readonly chair: number;
  readonly what: AttendanceChange;
}

/** Be dealt out, be dealt in again at once or on the big blind, get up, or neither of these. */
export type AttendanceChange = "away" | "back" | "wait" | "leave" | "stay";

/** A player moves to an empty chair. */
export interface MoveEntry {
  readonly do: "move";
  readonly chair: number;
  readonly to: number;
}

/** The next hand's button is there. */
export interface ButtonEntry {
  readonly do: "button";
  readonly chair: number;
}

/** What is played from the next hand on, as on a sign: new blinds, or another game. */
export interface GameEntry {
  readonly do: "game";
  readonly game: string;
}

/** A stack is corrected by so many chips. */
export interface AdjustEntry {
  readonly do: "adjust";
  readonly chair: number;
  readonly chips: number;
  readonly reason: string;
}

/** The floor decides by itself, and says why. */
export interface FloorEntry {
  readonly do: "floor";
  readonly what: FloorDecision;
  readonly reason: string;
  /** Whose hand is dead, or who is warned. */
  readonly chair?: number;
}

/** The floor's own decisions: the hand is undone, the last action, nobody wins, a hand is dead. */
export type FloorDecision = "call-off" | "take-back" | "hold" | "kill" | "warn";

/** What the floor rules on this is done to the hand. */
export interface RulingEntry {
  readonly do: "ruling";
  readonly seen: Incident;
  readonly told?: Spot;
  /** Which of several that the book leaves to the floor. */
  readonly choice?: number;
  /** The next cards of the stub, as far as anybody knows them. */
  readonly stub?: readonly number[];
}

/** Something went wrong in the hand, and lies there until the floor has ruled on it. */
export interface HappenedEntry {
  readonly do: "happened";
  readonly what: "board" | "wager";
  readonly cards?: number;
  /** Cards that were burned before those of the board. */
  readonly burned?: number;
  /** What the player to act has put in on this street, in all. */
  readonly to?: number;
}

/** Something is written down. */
export interface NoteEntry {
  readonly do: "note";
  readonly text: string;
}

/** The last moves are taken back. */
export interface UndoEntry {
  readonly do: "undo";
  readonly moves?: number;
}

/** The session is over, and everybody takes their chips. */
export interface CloseEntry {
  readonly do: "close";
}

/** Who keeps a game or looks on from now on; what is not said stays. */
export interface LiveSettingsBody {
  readonly watching?: "link" | "nobody" | null;
  /** Somebody who keeps it no longer. */
  readonly remove?: string | null;
  /** All links that were given out before are good for nothing. */
  readonly renew?: boolean;
  /** The session is over, or goes on again. */
  readonly closed?: boolean | null;
}

/** The link by which somebody helps to keep a game. */
export interface ScorekeeperBody {
  readonly invitation: string;
}

/** What was seen, and what is told of the moment that the game does not know. */
export interface LiveRuleBody {
  readonly seen: Incident;
  readonly spot?: Spot;
}

/** Which people. */
export interface PeopleQuery {
  /** A part of their names; empty for all. */
  readonly search?: string;
}

/** Who is logged out everywhere, and whether their programs are, too. */
export interface EndSessionsBody {
  readonly name: string;
  /** Their keys for programs are removed, too. */
  readonly keys?: boolean;
}

/** Somebody by name. */
export interface NameBody {
  readonly name: string;
}

/** Who is to stay out of the room, why and for how long. */
export interface BanBody {
  readonly name: string;
  readonly reason?: string;
  readonly until?: "hour" | "day" | "week" | "good";
}

/** Something that is said to a table, or to all of them. */
export interface MessageBody {
  readonly text: string;
  /** Its id; empty for all that are open. */
  readonly table?: string;
}

/** Which lines of the audit log: all that is said holds of each. */
export interface AuditQuery {
  /** Who has done it, or to whom: a whole name. */
  readonly person?: string;
  /** The id of one; at a table's own log it changes nothing. */
  readonly table?: string;
  /** What was done. */
  readonly kind?: AuditCode | "";
  /** In milliseconds since 1970. */
  readonly since?: number;
  /** Go on below this number, `AuditPage.next`; 0 begins with the latest. */
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

/** Why a request was not fulfilled; nothing has changed. */
export interface ErrorResponse {
  /** For programs. */
  readonly code: string;
  /** The rule of poker, as in `docs/rules`; empty where it is none. */
  readonly rule: string;
  /** In an English sentence, for people. */
  readonly why: string;
  /** The same as a phrase: what is said, and its arguments. */
  readonly said: Phrase;
  /** What would be legal. */
  readonly legal?: string;
  /**
   * The option of a table that cannot be so, `buy_in.least`; `game` and `stakes` are what
   * is played and for how much. Absent where it is about no single one.
   */
  readonly option?: string;
}

/** Who asks. */
export interface CurrentUser {
  /** Empty if nobody. */
  readonly name: string;
  /** They have no password: their name is theirs only as long as their cookie lasts. */
  readonly guest: boolean;
  readonly admin: boolean;
  /** What unsafe requests send in the header `X-CSRF`. */
  readonly csrf: string;
  /** The language that their browser asks for, of those that the room has. */
  readonly locale: string;
  /** Nobody is in yet: the password was right, and one of these is asked for now. */
  readonly more?: readonly SecondFactorKind[];
}

/** What may be said after a password: a code of an authenticator, a passkey, a recovery code. */
export type SecondFactorKind = "totp" | "passkey" | "recovery";

/** It is done, and there is nothing to say about it. */
export interface Done {
  readonly done: boolean;
}

/** A browser in which one is logged in. */
export interface LoginSession {
  readonly id: string;
  /** The browser in a few words; empty if it is not known. */
  readonly device: string;
  readonly made_at: number;
  /** To within a day. */
  readonly used_at: number;
  /** It is the one that asks. */
  readonly here: boolean;
  /** How many pages are connected. */
  readonly open: number;
}

/** A code by which another browser becomes somebody: once, and for a few minutes. */
export interface DeviceCode {
  /** Who comes by it. */
  readonly name: string;
  readonly code: string;
  /** Opened in the other browser, it does the same. */
  readonly link: string;
  /** How long it is good for, in milliseconds since 1970. */
  readonly until: number;
}

/** A key of the API, without the key. */
export interface ApiKey {
  readonly id: string;
  readonly note: string;
  readonly bot: boolean;
  readonly made_at: number;
}

/** A key that was just made: it is shown this once. */
export interface NewApiKey {
  readonly id: string;
  readonly key: string;
}

/** What a browser is asked to do with passkeys, as WebAuthn's JSON has it. */
export interface PasskeyOptions {
  readonly options: Readonly<Record<string, unknown>>;
}

/** What an account is asked for beside its password. */
export interface SecuritySettings {
  /** Since when there is an authenticator; 0 if there is none. */
  readonly totp_at: number;
  /** Recovery codes that are left. */
  readonly codes: number;
  readonly passkeys: readonly PasskeySummary[];
}

/** A passkey, as its owner is shown it. */
export interface PasskeySummary {
  readonly id: string;
  readonly label: string;
  readonly made_at: number;
  /** 0 if it never was. */
  readonly used_at: number;
}

/** An authenticator that is not turned on yet: its secret is shown this once. */
export interface TotpEnrollment {
  readonly secret: string;
  /** The same for a picture (QR). */
  readonly uri: string;
}

/** Recovery codes that were just made: they are shown this once. */
export interface RecoveryCodes {
  /** None, where some of before are left. */
  readonly codes: readonly string[];
}

/** How an account is recovered here. */
export interface RecoveryOptions {
  /** The room sends e-mail. */
  readonly by_email: boolean;
  /** For which a link is good. */
  readonly minutes: number;
}

/** What a link is for. */
export interface LinkDetails {
  readonly kind: "admin" | "recovery" | "email";
  readonly name: string;
  readonly has_account: boolean;
  /** That a link of `email` confirms. */
  readonly address: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** The address by which an account is recovered. */
export interface EmailDetails {
  /** Confirmed; empty if there is none. */
  readonly address: string;
  /** The room sends e-mail. */
  readonly sends: boolean;
}

/** An open table of the player who asks: they sit there, or are its host. */
export interface OwnTableListItem {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** Their chair; 0 for a host who does not sit there. */
  readonly chair: number;
  /** They opened it: it counts towards the tables that one host may have open. */
  readonly is_host: boolean;
  /** The event that it is a table of; empty for a table of its own. */
  readonly event: string;
  /** People who sit there, bots and the player who asks not counted. */
  readonly people: number;
}

/** Everything that the room keeps of somebody. Passwords and tokens are kept as hashes only. */
export interface OwnData {
  readonly name: string;
  readonly guest: boolean;
  readonly made_at: number;
  readonly sessions: readonly LoginSession[];
  readonly keys: readonly ApiKey[];
  /** Which second factors there are; their secrets are told to nobody. */
  readonly security: SecuritySettings;
  readonly notes: readonly Note[];
  /** The confirmed address by which the account is recovered; empty if there is none. */
  readonly email: string;
  readonly tables: readonly OwnTableData[];
  /** What they have done as a host, or was done to them: from where only of what they did. */
  readonly audit: readonly AuditEntry[];
}

/** What one has noted about a player. */
export interface Note {
  readonly about: string;
  readonly text: string;
  readonly colour: Colour;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** What the room keeps of somebody at one table. */
export interface OwnTableData {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly made_at: number;
  readonly net: number;
  readonly movements: readonly Movement[];
  /** The numbers of those that they were dealt into. */
  readonly hands: readonly number[];
  /** Where these hands are, as they may see them, in every format. */
  readonly download: string;
}

/** Chips that came to the table or left it, beside the play. */
export interface Movement {
  readonly at: number;
  /** The hand that had begun last; 0 before the first. */
  readonly hand: number;
  readonly player: string;
  /**
   * `buy-in`, `re-buy`, `top-up`, `transfer`, `short buy-in`, `loan`, `cash-out`,
   * `corrected`, `marker`, `time fee`.
   */
  readonly what: string;
  /** Less than 0 if they left the table. */
  readonly chips: number;
}

/** Something that a host, or who runs the room, has done. Names are those of then. */
export interface AuditEntry {
  readonly seq: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Empty for the room itself. */
  readonly who: string;
  readonly role: AuditRole;
  /** A code, as `AuditQuery.kind` has them. */
  readonly what: string;
  /** Its id; empty for the whole room. */
  readonly table: string;
  readonly table_name: string;
  /** To whom; empty for nobody. */
  readonly whom: string;
  /** What the code says beside that. */
  readonly args: Readonly<Record<string, string | number | boolean | readonly Scalar[]>>;
  /** From where; only who runs the room sees it. */
  readonly address: string;
  /** What was done in the words in which the table has told it; nothing where it told nothing. */
  readonly said: Phrase | null;
}

/**
 * As what somebody did it: `player` has come by a host's link, `room` is the room by itself,
 * and `terminal` whoever has its folder before them.
 */
export type AuditRole = "host" | "admin" | "player" | "room" | "terminal";

export type Scalar = string | number | boolean;

/**
 * What deleting one's account removes, and how long the rest stays.
 *
 * Passwords, second factors, sessions, keys, notes and the e-mail address go at once.
 */
export interface DeletionSummary {
  /** It has been deleted; else this is what would be. */
  readonly done: boolean;
  /** What others share is kept for good; empty for who has neither played nor hosted. */
  readonly stays: readonly ("hands" | "ledger" | "name")[];
  /** Until the audit log has no line about the name; 0 is never. */
  readonly audit_days: number;
  /** Until the room's own backups have nothing of it; 0 where it makes none. */
  readonly backup_days: number;
}

/** One's own statistics, as far as one's hands are counted. */
export interface StatisticsResponse {
  /** All of them are; otherwise the counting goes on, and asking again tells more. */
  readonly done: boolean;
  /** Records that were read, of `records`. */
  readonly read: number;
  readonly records: number;
  /** There are more hands than the room counts: those at the oldest tables are left out. */
  readonly left_out: boolean;
  /** All hands of one's own that are counted, whichever were asked for. */
  readonly counted: number;
  /** That one has played, to choose from. */
  readonly games: readonly string[];
  readonly stakes: readonly string[];
  readonly positions: readonly string[];
  readonly depths: readonly string[];
  readonly whole: GroupFigures;
  readonly by_position: readonly GroupFigures[];
  readonly by_depth: readonly GroupFigures[];
  /** By game and stakes; at events by game. */
  readonly by_stakes: readonly GroupFigures[];
  /** How one stood after so many of these hands, by some hundred points at most. */
  readonly line: readonly ResultPoint[];
  /** The latest first, a hundred at most. */
  readonly sessions: readonly PlayedSessionSummary[];
  readonly sessions_in_all: number;
}

/** The figures of some hands. */
export interface GroupFigures {
  /** Which they are: `BTN`, `50-100`, `no-limit hold'em 5/10`; empty for all. */
  readonly part: string;
  readonly hands: number;
  /** Big blinds won, or less than 0, lost. */
  readonly net_bb: number;
  /** The same with all-ins at what they were worth. */
  readonly ev_bb: number;
  readonly bb_per_100: number;
  /** The true mean is no farther from it than this, 95 times of 100. */
  readonly interval: number;
  readonly ev_per_100: number;
  readonly figures: readonly Figure[];
}

/** One statistic. */
export interface Figure {
  /** `vpip`, `three_bet` ...: docs/reference/statistics.md has them all. */
  readonly name: string;
  /** As trackers write it. */
  readonly title: string;
  /** In percent, `af` as a ratio; `null` without a chance. */
  readonly value: number | null;
  /** Of how many chances. */
  readonly of: number;
  readonly percent: boolean;
}

/** How a player stood after so many hands, in big blinds. */
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
  /** The table's. */
  readonly name: string;
  /** How its chips are written. */
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
  /** How chips are written there. */
  readonly money: Money;
  /** It opens to an invitation or a password only. */
  readonly private: boolean;
  readonly host: string;
  readonly playing: boolean;
  /** Who asks sits there. */
  readonly yours: boolean;
  /** What the host says of it. */
  readonly about: string;
  /** How many chairs whoever asks could take now. */
  readonly free: number;
  /** How many wait for a seat. */
  readonly waiting: number;
  /** Where who asks is on that list; 0 is nowhere. */
  readonly place: number;
  /** How many of those who sit there are bots that get up for a person. */
  readonly makes_room: number;
}

/** A table that was opened. */
export interface NewTableResponse {
  readonly id: string;
  /** The link to send to friends. */
  readonly invite: string;
}

/** Whether a table can be opened by these rules: what they come to, or why they cannot be. */
export interface RulesPreview {
  readonly sheet: RulesSummary | null;
  /** Empty where they can be. */
  readonly why: string;
  /** The option that it is about, as in a refusal; empty for no single one. */
  readonly option: string;
  /** Why they cannot be, as a phrase. */
  readonly said: Phrase | null;
}

/** What rules come to: what is usual for what they do not say. */
export interface RulesSummary {
  /** As on the table sign, with everything in it. */
  readonly game: string;
  /** The game of the list (`GameForm.name`); empty where only words can say it. */
  readonly asked: string;
  /** Its sizes, by their names in the list. */
  readonly sizes: Readonly<Partial<Record<StakeName, number>>>;
  readonly chairs: number;
  /** As many as the deck can serve. */
  readonly most_chairs: number;
  /** The least that one sits down with; 0 is anything. */
  readonly least: number;
  readonly most: number;
  /** What a buy-in is measured in: the big blind, or the big bet in limit. */
  readonly bet: number;
  readonly think: number;
  /** Options that many ask for, and that this game can have. */
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

/** All about a table that does not change from hand to hand. */
export interface TableDetails {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  /** What one is there: `host`, `player`, or nothing. */
  readonly role: string;
  /** One may see it. */
  readonly entered: boolean;
  readonly closed: boolean;
  /** It opens to a password; an invitation will do, too. */
  readonly need_password: boolean;
  /** `null` for who may not see it. The password is never told. */
  readonly settings: TableSettings | null;
  readonly rules_toml: string;
  /**
   * The link to send to friends, for who may invite; empty for the others. Where the room knows
   * its address on the network, the link has that, though it is asked for at `localhost`.
   */
  readonly invite: string;
  /** The room's addresses for others, the best first; empty if it knows of none. */
  readonly reach: readonly string[];
  /** One may watch it now; else one sits down first, by a wish, and watches then. */
  readonly may_watch: boolean;
  /** How many the table has; 0 if it is closed. */
  readonly chairs: number;
  /** The chairs that are free, for who may see it: none that is kept for somebody else. */
  readonly free: readonly number[];
  /** The least and the most that one sits down with; 0 is any number. */
  readonly bring: readonly [number, number];
  /** What the host says of the table. */
  readonly about: string;
  /** Why one is kept out of it; `null` if one is not. */
  readonly out: BanDetails | null;
  /** Where who asks sits; 0 is nowhere. */
  readonly chair: number;
  /** How many wait for a seat. */
  readonly waiting: number;
  /** Where who asks is on that list, for who may see the table; `null` if it is closed. */
  readonly place: ListPosition | null;
  /** The chairs of bots that get up for a person. */
  readonly makes_room: readonly number[];
  /** The event that it is a table of, when it is closed, too; empty for a table of its own. */
  readonly event: string;
}

/** The room's side of a table. What is played, and how, is in its `TableRules`. */
export interface TableSettings {
  /** It is in nobody's lobby, and opens to an invitation or a password only. */
  readonly private: boolean;
  /** argon2id's text; empty if there is none. */
  readonly password: string;
  /** Whoever may enter may watch without a chair. */
  readonly spectators: boolean;
  /** Seconds by which those who have no chair see everything later. */
  readonly delay: number;
  /** Hands begin by themselves. */
  readonly auto: boolean;
  /** Seconds from the end of a hand to the next. */
  readonly between: number;
  /**
   * Seconds from card to card when nobody can bet any more; 0 is all at once, and so are the
   * pots then.
   */
  readonly pace: number;
  /** Who was dealt into a hand that ended early may ask which cards would have come. */
  readonly rabbit: boolean;
  /** A player may propose a bomb pot; the next hand is one if all who play it agree. */
  readonly bomb_votes: boolean;
  readonly chat: boolean;
  /**
   * What becomes of a hand that was being played when the server stopped, and in which somebody
   * has to decide. What nobody has to decide is finished.
   */
  readonly restart: RestartPolicy;
  /** Seconds that a table waits after a restart for those who have to act. */
  readonly grace: number;
  /** What the host says of the table: at the door, in the lobby and with its rules. */
  readonly about: string;
  /** Nobody is heard while somebody is all-in. */
  readonly quiet: boolean;
  /** Seconds that a bot thinks, on average. */
  readonly bot_pace: number;
  /** Whoever was let in or sits there may bring others, by an invitation of their own. */
  readonly players_invite: boolean;
  /** How often all links were made anew: those of before open nothing any more. */
  readonly links_made: number;
  /** Those that are for one person or for a while, and not used up. */
  readonly links: readonly TableLink[];
  /**
   * What becomes of somebody who comes from the address of a player who sits there: hosts are
   * told it, or a chair is refused. This computer's own address is nobody's.
   */
  readonly one_address: SharedAddressPolicy;
  /** Seconds for which a chair is kept for whoever is next on the waiting list. */
  readonly to_sit: number;
  /** A bot gets up when somebody waits for a seat and all chairs are taken. */
  readonly bots_make_room: boolean;
  /** Chairs that are kept filled: a bot sits down when fewer are taken. 0 is none. */
  readonly bots_fill: number;
  /** Hands begin although only bots would play them and nobody looks. */
  readonly bots_alone: boolean;
  /** How chips are written, chosen when the table is opened. */
  readonly money: Money;
}

/** A link to the table that a host has made for one person, or for a while. */
export interface TableLink {
  readonly id: string;
  /** It lets one person in, and is over then. */
  readonly once: boolean;
  readonly made_at: number;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** That a host keeps one out of a table. */
export interface BanDetails {
  readonly by: string;
  readonly reason: string;
  /** In milliseconds since 1970; -1 is for good. */
  readonly until: number;
}

/** The house rules of a table, as they are posted. */
export interface PostedRules {
  readonly title: string;
  /** What a newcomer asks, and the answers, in English. */
  readonly first: readonly (readonly [string, string])[];
  /** The same as phrases. */
  readonly asked: readonly (readonly [Phrase, Phrase])[];
  readonly notices: readonly string[];
  readonly sections: readonly PostedSection[];
  /** The preset that comes nearest; empty if none does. */
  readonly preset: string;
  /** The options that are not as it has them: `button.rule`; of the table itself `chairs`. */
  readonly differs: readonly string[];
}

/** A group of them. */
export interface PostedSection {
  /** As in a configuration: `buy_in`; empty for the table itself. */
  readonly group: string;
  readonly title: string;
  /** The title as a phrase. */
  readonly said: Phrase;
  readonly lines: readonly PostedRule[];
}

/** One option of the posted rules. */
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
  /** In the middle, from a deal that nobody won. */
  readonly carried: number;
  /** Who pays whom, so that everybody has what is theirs, in as few payments as can be. */
  readonly transfers: readonly Transfer[];
  readonly adjustments: readonly Adjustment[];
  /** Every buy-in, cash-out and correction, in the order in which they were. */
  readonly movements: readonly Movement[];
  /** How many were played to their end. */
  readonly hands: number;
  /** When the first of them began, in milliseconds; 0 before it. */
  readonly began: number;
  /** When the session was closed; 0 while it goes on. */
  readonly ended: number;
}

/** What one player has done with their money. */
export interface PlayerLedger {
  readonly player: string;
  readonly bought: number;
  readonly cashed_out: number;
  /** What they have at the table. */
  readonly chips: number;
  /** What they have won, or less than 0, lost. */
  readonly net: number;
  /** What they have to get, or less than 0, to pay. */
  readonly due: number;
  /** What the 7-2 game has won them, or less than 0, cost them; it is in `net`. */
  readonly side_bets: number;
  /** A bot of the room: in `transfers` all of them are one party, `the bots`. */
  readonly bot: boolean;
}

/** One pays another. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly chips: number;
}

/** A stack that a host has corrected. */
export interface Adjustment {
  readonly at: number;
  readonly player: string;
  readonly chips: number;
  readonly reason: string;
}

/** A link to a table that was just made: it is shown this once. */
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
  /** It was not played to its end. */
  readonly called_off: boolean;
  /** Why not; nothing if it was. */
  readonly ended: Phrase | null;
  /** What everybody who played it had after it. */
  readonly stacks: readonly PlayerChips[];
  /** What each of them had won by then in the session, or less than 0, lost. */
  readonly nets: readonly PlayerChips[];
  /** Where one sat oneself; 0 if one did not play it. */
  readonly chair: number;
  /** One's own cards. */
  readonly cards: readonly string[];
  /** What one has won in it oneself, or less than 0, lost. */
  readonly result: number;
  readonly boards: readonly (readonly string[])[];
  /** Hands were compared. */
  readonly showdown: boolean;
  /** The cards of others that one has seen. */
  readonly shown: readonly PlayerShownCards[];
}

/** Somebody, and chips of theirs. */
export interface PlayerChips {
  readonly player: string;
  readonly chips: number;
}

/** Cards that somebody has shown. */
export interface PlayerShownCards {
  readonly player: string;
  readonly cards: readonly string[];
}

/** A hand as one may know it. */
export interface HandDetails {
  readonly hand: number;
  readonly at: number;
  readonly game: string;
  /** By seat of the hand. */
  readonly players: readonly string[];
  /** By seat of the hand. */
  readonly chairs: readonly number[];
  /** The chairs of the room's own bots. */
  readonly bots: readonly number[];
  /** The facts of the hand; cards that one has not seen are `-1`. */
  readonly facts: readonly Fact[];
  /** The hand told in English. */
  readonly steps: readonly string[];
  /** The hand in words, as codes with arguments. */
  readonly told: readonly Phrase[];
}

/** A hand to be played back, as one may know it. */
export interface HandReplayResponse {
  readonly hand: number;
  readonly at: number;
  readonly game: string;
  /** Why it was not played to its end; empty if it was. */
  readonly ended: Phrase | null;
  /** From which chair it is seen; 0 is from the rail. */
  readonly chair: number;
  /** Players are called by their names; else by the numbers of their chairs. */
  readonly names: boolean;
  readonly moments: readonly ReplayMoment[];
}

/** A moment of a hand that is played back. */
export interface ReplayMoment {
  /** What has happened since the moment before. */
  readonly facts: readonly Fact[];
  readonly view: TableView;
  /** The cards of the player from whose chair it is seen. */
  readonly cards: readonly string[];
  /** Those of them that lie face up. */
  readonly up: readonly string[];
  /** What they are worth with the board. */
  readonly holding: Phrase | null;
  /** What has happened since the moment before, in words. */
  readonly told: readonly Phrase[];
}

/** The link by which everybody may look at a hand. */
export interface ShareResponse {
  readonly link: string;
}

/** A piece of a table's log of roots. */
export interface RootsPage {
  /** The name that the first head is made from. */
  readonly stream: string;
  /** The entries, in their order. */
  readonly lines: readonly string[];
  /** Where the next page begins. */
  readonly next: number;
  /** Return for the next page: there may be more entries now. */
  readonly more: boolean;
}

/** What one who watched a hand may check. */
export interface Proof {
  readonly stream: string;
  readonly hand: number;
  /** Which cards it is played with: `standard`, `short`. */
  readonly deck: string;
  readonly cuts: readonly (readonly [number, string])[];
  /** The deck, and then each time that cards went back and were shuffled again. */
  readonly piles: readonly Pile[];
}

/** What was opened of a deck, or of a reshuffled stub. */
export interface Pile {
  readonly root: string;
  readonly size: number;
  readonly openings: readonly OpenedCard[];
}

/** One card of a sealed deck, with all that proves that it was there when it was sealed. */
export interface OpenedCard {
  /** How many cards were dealt off the deck before it. */
  readonly dealt: number;
  /** Its place in the sealed deck. */
  readonly position: number;
  /** `As` */
  readonly card: string;
  /** 16 bytes in hexadecimal. */
  readonly salt: string;
  /** From the leaf to the root: what stands beside it at each step, in hexadecimal. */
  readonly path: readonly string[];
}

/** An event in the list. */
export interface EventListItem {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly phase: Phase;
  readonly game: string;
  /** What is played, by its levels, in order; each once. */
  readonly games: readonly string[];
  readonly price: Price;
  readonly money: Money;
  readonly stack: number;
  /** At each table. */
  readonly seats: number;
  readonly starts: "full" | "host" | "clock";
  /** When it begins, in milliseconds since 1970; 0 if the clock does not say. */
  readonly start_at: number;
  readonly entries: number;
  readonly least: number;
  /** 0 is any number. */
  readonly most: number;
  readonly left: number;
  readonly tables: number;
  readonly level: number;
  /** Entries are taken until the end of this level; 0 is until the start. */
  readonly late_until: number;
  /** Entries are taken now. */
  readonly may_enter: boolean;
  readonly pool: number;
  /** One needs a password to enter. */
  readonly password: boolean;
  /** The host lets each in. */
  readonly approval: boolean;
  readonly you: EntrantStanding;
  readonly about: string;
}

export type Phase = "open" | "running" | "ended" | "cancelled";

/** What one pays, in money: for the prizes, for the host, and onto one's own head. */
export interface Price {
  readonly prize: number;
  readonly fee: number;
  readonly bounty: number;
}

/**
 * Somebody in an event: nowhere, waiting for the host, in without a seat, in a seat, on the way to
 * another, out.
 */
export type EntrantStanding = "" | "asking" | "registered" | "seated" | "moving" | "out";

/** An event that takes entries. */
export interface NewEventResponse {
  readonly id: string;
  /** Its address, to be sent to friends. */
  readonly link: string;
}

/** Whether an event can be made by these rules: what they come to, or why they cannot be. */
export interface EventPreview {
  readonly rules: EventRules | null;
  /** Empty where they can be. */
  readonly why: string;
  readonly said: Phrase | null;
  /** With so many entries, and nothing else bought. */
  readonly pool: number;
  readonly prizes: readonly number[];
  /** How long the levels take together, breaks too; 0 where hands are counted. */
  readonly minutes: number;
}

/** Everything that is decided before the first entry. */
export interface EventRules {
  readonly name: string;
  readonly structure: Structure;
  /** What is played, without stakes, where its levels do not say. */
  readonly game: string;
  readonly starts: "full" | "host" | "clock";
  readonly starts_at: number;
  readonly too_few: "wait" | "cancel";
  readonly tables: "ours" | "felt";
  /** The name of a first day of several: it ends with the day, and its money is carried on. */
  readonly flight: string;
  readonly entry: EntryRules;
  readonly seating: SeatingRules;
  readonly prizes: PrizeRules;
  readonly bounty: BountyRules;
  readonly at_table: AtTableRules;
  readonly hour_breaks: HourBreaks;
}

/**
 * All of it: what everybody begins with, and the levels and breaks in order.
 *
 * The last level goes on until there is a winner.
 */
export interface Structure {
  readonly stack: number;
  readonly parts: readonly StructurePart[];
  /** The worths of the chips in play, rising; without any every amount can be paid. */
  readonly chips: readonly number[];
  /** TRNY-43: odd chips are raced for, or half a larger chip and more becomes one. */
  readonly colour_up: ColourUp;
}

export type StructurePart = Level | Break;

/** One level: what is posted, in chips, and for how long. */
export interface Level {
  readonly type: "level";
  readonly small: number;
  readonly big: number;
  readonly ante: number;
  readonly antes: AnteKind;
  /** How long it is; 0 where hands are counted. */
  readonly minutes: number;
  /** How many hands it has at each table; 0 where minutes are. */
  readonly hands: number;
  /** What is played, where the levels of an event have different games (TRNY-22). */
  readonly game: string;
  /** The shot clock of this level in seconds (BYND-79); 0: as the table has it. */
  readonly think: number;
  /** Time bank cards that each player has in this level (BYND-79); 0: as the table has it. */
  readonly time_cards: number;
}

/** Everybody rests between two hands (TRNY-34), and small chips may go. */
export interface Break {
  readonly type: "break";
  readonly minutes: number;
  /** Chips of this worth leave play (BYND-75); 0: none. */
  readonly colour_up: number;
}

/** How odd chips go: cards decide who has the larger ones, or each player's are rounded. */
export type ColourUp = "race" | "round_half_up";

/** Who may come in, until when, with what. */
export interface EntryRules {
  readonly price: Price;
  readonly least: number;
  readonly most: number;
  readonly late_until: number;
  readonly late_stack: "full" | "blinded";
  readonly reentries: number;
  readonly access: "open" | "password" | "approval";
  /** Its hash (`rules.password`). */
  readonly password: string;
  readonly tickets: "off" | "on";
  readonly withdraw: "until_start" | "never";
  readonly no_shows: "dealt_in" | "by_clock";
  readonly rebuy: Rebuy | null;
  readonly add_on: AddOn | null;
}

/** Chips that a player with a short stack may buy, or one who has lost all (TRNY-52). */
export interface Rebuy {
  readonly chips: number;
  readonly price: Price;
  /** The last level in which it may be bought. */
  readonly until_level: number;
  /** How often one player may; 0: as often as they like. */
  readonly most: number;
  /** The greatest stack with which they may; 0: the starting stack. */
  readonly at: number;
}

/** Chips that everybody may buy once, whatever they have (TRNY-53). */
export interface AddOn {
  readonly chips: number;
  readonly price: Price;
  /** In the break after this level; without a break there, until the next level begins. */
  readonly level: number;
}

/** Who sits where, and when that changes. */
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

/** What is paid, to whom, and in which units. */
export interface PrizeRules {
  readonly paid_percent: number;
  readonly shares: readonly number[];
  readonly marks: readonly number[];
  readonly least_percent: number;
  readonly seat: number;
  /** The event that the seats of a satellite are for: their winners get a ticket. */
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

/** What is paid for putting somebody out of the event. */
export interface BountyRules {
  readonly kind: "none" | "fixed" | "progressive" | "mystery";
  readonly paid_at_once: number;
  readonly mystery: readonly number[];
  readonly card_shares: readonly (readonly [number, number])[];
  readonly from_place: number;
}

/** How hands are played where the preset `tournament` of a table leaves it open. */
export interface AtTableRules {
  readonly short_order: "usual" | "ante_first" | "blind_first";
  readonly empty_row: "dead" | "skip";
  readonly think: number;
  readonly time_card: number;
  readonly time_cards: number;
}

/** Breaks that all events have at once, by the hour, while the level's time stands still. */
export interface HourBreaks {
  readonly minute: number;
  readonly minutes: number;
}

/** Everything about an event but who stands how: that is in its standings. */
export interface EventDetails {
  readonly line: EventListItem;
  readonly rules: EventRules;
  readonly settings: EventSettings;
  readonly role: "" | "host" | "player";
  readonly link: string;
  readonly clock: EventClock;
  /** Every level; breaks are in `rules.structure.parts`. */
  readonly schedule: readonly LevelView[];
  /** Every level and break as a line, as its file has it and as levels are changed. */
  readonly lines: readonly string[];
  /** Who has entered, in order. */
  readonly players: readonly string[];
  /** Which of them are bots of the room. */
  readonly bots: readonly string[];
  /** Who waits for the host; only the host sees others than themselves. */
  readonly asking: readonly string[];
  readonly you: EntrantDetails;
  /** What who asks may wish now. */
  readonly may: readonly EventAction[];
  /** The deal that is proposed. */
  readonly deal: DealDetails | null;
  /** As they are posted; before that, as they would be with the entries of now. */
  readonly prizes: readonly number[];
  /** The prizes are posted: nobody enters any more. */
  readonly posted: boolean;
  /** The hash of the seed of all draws. */
  readonly seal: string;
  /** The seed itself, when the event is over; empty before. */
  readonly seed: string;
  /** Why it was called off, in its host's words; empty if it was not. */
  readonly why: string;
}

/** The room's side of an event. What is played, and for what, is in its `EventRules`. */
export interface EventSettings {
  /** It is in nobody's list: who has its address finds it. */
  readonly private: boolean;
  /** argon2id's text, which lets one enter; empty if there is none. */
  readonly password: string;
  /** The host lets each in who asks to enter. */
  readonly approval: boolean;
  /** When it begins, in milliseconds since 1970; 0 is when it is full, or the host says so. */
  readonly start_at: number;
  /** When it begins, bots enter until there are so many; 0 is none. */
  readonly bots: number;
  /** Seconds in which somebody without chips says whether they buy again. */
  readonly decide: number;
  /** Seconds from the end of a hand to the next at the same table. */
  readonly between: number;
  /** Seconds from card to card when nobody can bet any more. */
  readonly pace: number;
  /** Seconds that a bot thinks, on average. */
  readonly bot_pace: number;
  /** Whoever knows of the event may watch its tables. */
  readonly spectators: boolean;
  /** Seconds by which those who only watch see everything later. */
  readonly delay: number;
  readonly chat: boolean;
  readonly restart: RestartPolicy;
  /** What the host says of the event. */
  readonly about: string;
  /** How prices and prizes are written; chips are plain numbers. */
  readonly money: Money;
}

/** Where the event is in its structure. Times are in milliseconds since 1970. */
export interface EventClock {
  /** The level, or in a break the one before it; `null` before the start. */
  readonly level: LevelView | null;
  /** The one that comes next; `null` in the last. */
  readonly next: LevelView | null;
  /** The minutes of the break that is on; 0 if none is. */
  readonly resting: number;
  /** When the next level or break begins; 0 where hands are counted, or the clock stands. */
  readonly next_at: number;
  /** Milliseconds until then, where the clock stands. */
  readonly left: number;
  /** When the next break begins, as far as the minutes of the levels tell; 0 if none comes. */
  readonly next_break: number;
  readonly paused: boolean;
}

/** A level as it is posted. */
export interface LevelView {
  readonly number: number;
  readonly small: number;
  readonly big: number;
  readonly ante: number;
  readonly antes: AnteKind;
  /** How long it is; 0 where hands are counted. */
  readonly minutes: number;
  readonly hands: number;
  readonly game: string;
}

/** Who asks, in the event. */
export interface EntrantDetails {
  readonly standing: EntrantStanding;
  /** Of their entry; 0 if they have none. */
  readonly number: number;
  readonly chips: number;
  /** By its number; 0 is none. */
  readonly table: number;
  /** The table of the room, to be watched; empty while they have none. */
  readonly room_table: string;
  /** From 1; 0 is none. */
  readonly seat: number;
  /** Among those who are in; of who is out, their place. */
  readonly rank: number;
  readonly prize: number;
  /** All that they have paid. */
  readonly paid: number;
  readonly head: number;
  readonly heads: number;
  readonly rebuys: number;
  /** Without chips: until when they may buy again; 0 if nothing is to be decided. */
  readonly decide_until: number;
  /** The ticket that they have won, to register elsewhere; empty if they have none. */
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

/** A deal: what everybody would get. */
export interface DealDetails {
  /** 0 where it is not proposed. */
  readonly number: number;
  readonly kind: DealKind;
  readonly saved: number;
  readonly shares: readonly DealShare[];
  /** Nothing is left to play for: the event is over with it. */
  readonly ends: boolean;
}

/** What somebody gets by a deal. */
export interface DealShare {
  readonly player: string;
  readonly chips: number;
  readonly share: number;
  readonly agreed: boolean;
}

/** How an event stands. */
export interface Standings {
  readonly event: string;
  /** When this was made, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds after which it makes sense to ask again: longer where many ask. */
  readonly again: number;
  /** The number of the event's records: the same number is the same standings. */
  readonly seq: number;
  readonly phase: Phase;
  readonly clock: EventClock;
  readonly entries: number;
  /** How many are still in. */
  readonly left: number;
  /** All chips in play. */
  readonly chips: number;
  readonly average: number;
  /** What is paid in prizes, as far as it is known. */
  readonly pool: number;
  /** Nobody enters any more, and the prizes are posted. */
  readonly closed: boolean;
  /** From the first place on; empty until they are posted. */
  readonly prizes: readonly number[];
  /** Hand for hand is on. */
  readonly by_hand: boolean;
  /** How many hands each table still plays today; 0 if that was not said. */
  readonly last_hands: number;
  /** What is left of a mystery bounty's cards, the greatest first; empty until they are made. */
  readonly cards: readonly CardsLeft[];
  readonly rows: readonly StandingRow[];
  readonly tables: readonly EventTableLine[];
  readonly moves: readonly MoveView[];
  /** Physical tables whose next big blind decides a move that waits for it. */
  readonly ask_big_blind: readonly number[];
}

/** Mystery cards of one worth that nobody has drawn yet. */
export interface CardsLeft {
  readonly worth: number;
  readonly count: number;
}

/** An entrant: those with chips first, the most first, then those who are out. */
export interface StandingRow {
  readonly player: string;
  /** Among those who are in; of who is out, their place, and 0 until it is known. */
  readonly rank: number;
  readonly status: Status;
  readonly chips: number;
  /** 0 is none. */
  readonly table: number;
  /** From 1; 0 is none. */
  readonly seat: number;
  readonly prize: number;
  /** What their head is worth; 0 where a card says so. */
  readonly head: number;
  /** What they were paid for heads. */
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
  /** The table of the room, to be watched. */
  readonly table: string;
  readonly players: number;
  readonly seats: number;
  readonly playing: boolean;
  readonly hand: number;
  readonly average: number;
  /** At a physical table: eliminated in its last hand, which takes more players. */
  readonly last_out: readonly string[];
}

/** Somebody who is on the way, or will move when the hand at their table is over. */
export interface MoveView {
  readonly player: string;
  /** Their table, by number; 0 if they have got up. */
  readonly source: number;
  /** Where they go; 0 if that is not known yet. */
  readonly target: number;
  readonly why: MoveReason;
  /** Which seat, from 1; 0 if that is not known yet. */
  readonly seat: number;
  /** At tables of felt: they have been sent there, and nobody has said that they are there. */
  readonly told: boolean;
  /** The move was chosen without knowing where the button is. */
  readonly guess: boolean;
}

export type MoveReason = "balance" | "broken" | "redraw";

/** What was asked is done, and what it came to is stored. */
export interface EventAccepted {
  readonly cmd: string;
  readonly event: string;
  /** The number of the last record that it led to, or of the last there was. */
  readonly seq: number;
  /** How many records it led to: none if everything was as it was wished. */
  readonly count: number;
}

/** Places that eliminations would give or change. */
export interface PlacesPreview {
  readonly places: readonly PreviewedPlace[];
}

/** The place of a player after a group of eliminations; the highest place stands first. */
export interface PreviewedPlace {
  readonly player: string;
  /** Chips at the start of the hand; 0 for players of other hands. */
  readonly stack: number;
  /** 0: given later, when registration has closed or the round is over. */
  readonly place: number;
  readonly prize: number;
  /** Another player of the hand has the same rank. */
  readonly tied: boolean;
  /** The place that the player has now; 0: none. */
  readonly was: number;
  /** Eliminated in this hand; else a place of a later hand that changes. */
  readonly in_hand: boolean;
  readonly may_rebuy: boolean;
}

/** What has come of an event for everybody so far, in money. */
export interface EventResults {
  readonly event: string;
  readonly name: string;
  readonly phase: Phase;
  readonly entries: number;
  readonly pool: number;
  /** The winner's first; who is still in has no place. */
  readonly results: readonly EventResult[];
}

/** What came of the event for somebody, in money. */
export interface EventResult {
  /** 0 while they are in. */
  readonly place: number;
  readonly player: string;
  readonly entries: number;
  readonly re_buys: number;
  /** All that they have paid. */
  readonly paid: number;
  readonly prize: number;
  /** What they were paid for heads. */
  readonly heads: number;
  /** What they are up, or less than 0, down. */
  readonly net: number;
}

/** Some records of an event, in order. */
export interface EventLog {
  readonly records: readonly EventRecord[];
  /** What to send as `after` for those that follow. */
  readonly next: number;
  readonly more: boolean;
}

/** Something that happened in an event, as its log has it. */
export interface EventRecord {
  readonly seq: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly fact: Readonly<Record<string, unknown>>;
}

/** Options that belong together. */
export interface OptionGroup {
  readonly group: string;
  readonly title: string;
  readonly options: readonly OptionDetails[];
}

/** One option of a table. */
export interface OptionDetails {
  /** As in a configuration: `button.rule`. */
  readonly key: string;
  readonly type: OptionKind;
  readonly choices: readonly string[];
  readonly default: OptionValue;
  readonly min: number | null;
  readonly max: number | null;
  readonly text: string;
  readonly rules: readonly string[];
  /** What each preset has. */
  readonly presets: Readonly<Record<string, OptionValue>>;
}

export type OptionKind = "choice" | "flag" | "number" | "list";

/** What an option may be, as it stands in a configuration. */
export type OptionValue = string | number | boolean | readonly (string | number)[];

/** A table that is ready to be opened. */
export interface TablePreset {
  readonly name: string;
  readonly title: string;
  readonly game: string;
  readonly toml: string;
}

/**
 * A game that one may choose, and what is to be said of it.
 *
 * Its words are the head, the blinds or bets with a slash between them, every other size after
 * its own name, and the tail: `limit razz 4/8 ante 1 bring-in 2`.
 */
export interface GameForm {
  readonly name: string;
  readonly head: string;
  readonly family: GameFamily;
  readonly sizes: readonly StakeField[];
  readonly tail: string;
}

export type GameFamily = "hold'em" | "omaha" | "stud" | "draw" | "mix" | "small";

/** A size that a game is played for. */
export interface StakeField {
  readonly name: StakeName;
  /** 0 is none. */
  readonly usual: number;
  /** It is said; what is not is worked out by the room, or is none. */
  readonly needed: boolean;
}

/** A rule of the rulebook. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  /** In Markdown. */
  readonly text: string;
  /** What it is written in: English where it is not translated. */
  readonly language: string;
}

/** The server is well. */
export interface Health {
  readonly ok: boolean;
  readonly tables: number;
  readonly version: string;
}

/** The room can do its work. */
export interface Readiness {
  readonly ready: boolean;
  /** Seconds by which the event loop was late at most in the last ten. */
  readonly lag: number;
  /** Seconds since the latest write of the room's own that succeeded. */
  readonly written: number;
}

/** The main pot first, then the side pots as they were formed. */
export interface SidePots {
  readonly pots: readonly LayeredPot[];
  /** What goes back before there are any pots. */
  readonly back: ChipsBack | null;
  readonly steps: readonly Step[];
}

/** A pot, who can win it, and what it is made of. */
export interface LayeredPot {
  readonly chips: number;
  /** Who can win it. */
  readonly seats: readonly number[];
  readonly portions: readonly PotPortion[];
  /** Dead money in it, which nobody has to match. */
  readonly dead: number;
}

/** So many chips of a pot from each of these seats. */
export interface PotPortion {
  readonly chips: number;
  readonly seats: readonly number[];
}

/** The part of a bet that nobody has called. */
export interface ChipsBack {
  readonly seat: number;
  readonly chips: number;
}

/** One step of an answer, as a phrase, and the rule of the catalogue that asks for it. */
export interface Step {
  readonly said: Phrase;
  readonly rule: string;
}

/** What the pot allows the player to act. */
export interface PotMaximum {
  /** In the middle and in front of everybody, as the house counts it. */
  readonly pot: number;
  readonly call: number;
  /** The pot once they have called: what they may raise by. */
  readonly after: number;
  /** The total in front of them after a bet or raise of the pot. */
  readonly raise_to: number;
  /** The least that they may raise to; 0 where that was not asked. */
  readonly least: number;
  /** The total with all their chips, if that is less than the pot allows. */
  readonly stack: number | null;
  /** Who is to act, where a round was told. */
  readonly name: string;
  readonly steps: readonly Step[];
}

/** What the player to act may do, and all who act after them. */
export interface LegalRaise {
  /** `None` when the round is over. */
  readonly turn: RaiseOption | null;
  readonly asked: RaiseCheck | null;
  readonly behind: readonly RaiseOption[];
  /** Of all seats, clockwise from the left of the button. */
  readonly names: readonly string[];
  readonly steps: readonly Step[];
}

/** Whether somebody who is still to act may raise, if everybody before them calls or checks. */
export interface RaiseOption {
  readonly seat: number;
  readonly name: string;
  readonly call: number;
  /** The least total to raise to; 0 if they may not raise. */
  readonly least: number;
  /** The greatest; `None` when only their stack bounds it. */
  readonly greatest: number | null;
  /** Why they may not. */
  readonly why_not: RefusalView | null;
  /** All that they may do. */
  readonly offer: Phrase;
}

/** What becomes of a raise to a certain total. */
export interface RaiseCheck {
  readonly to: number;
  readonly legal: boolean;
  /** What the house takes it for, where it corrects sizes; 0 if it is refused. */
  readonly counts_as: number;
  readonly why_not: RefusalView | null;
}

/** Who gets how much. */
export interface OddChips {
  readonly shares: readonly ShareOfThePot[];
  readonly steps: readonly Step[];
}

/** What one chair gets of a pot, or of one half of it. */
export interface ShareOfThePot {
  readonly chair: number;
  readonly chips: number;
  /** One chip more than others of the same half get. */
  readonly odd: boolean;
  readonly half: "" | "high" | "low";
}

/** The chairs in the order in which they show, or all of them at once. */
export interface ShowdownOrder {
  readonly order: readonly number[];
  readonly at_once: boolean;
  readonly steps: readonly Step[];
}

/** What they post now, if they may come in. */
export interface ReturnPosts {
  readonly posts: readonly PostOwed[];
  readonly live: number;
  readonly dead: number;
  /** They are not dealt in before the big blind reaches them. */
  readonly waits: boolean;
  /** A live post on the hand after this one (POST-05). */
  readonly later: number;
  readonly to_call: number | null;
  readonly steps: readonly Step[];
}

/** One post of theirs. */
export interface PostOwed {
  readonly chips: number;
  readonly live: boolean;
  readonly why: "missed big blind" | "missed small blind" | "missed ante" | "missed straddle" | "new player";
}

/** One level, or a break. */
export interface ClockLevel {
  /** 0 of a break. */
  readonly n: number;
  readonly blinds: readonly number[];
  readonly ante: number;
  readonly minutes: number;
  readonly raises: readonly LevelRaise[];
  readonly steps: readonly Step[];
}

/** What the first player to act may raise to in one of the games. */
export interface LevelRaise {
  readonly game: string;
  readonly least: number;
  /** `None` when only their stack bounds it. */
  readonly greatest: number | null;
}

/** Everything that the floor can be asked about, in the order in which it is looked for. */
export interface FloorCatalogue {
  readonly authorities: readonly AuthorityInfo[];
  readonly chapters: readonly FloorChapterTitle[];
  readonly situations: readonly FloorSituation[];
}

/** A book of rules of a year, or a house. */
export interface AuthorityInfo {
  readonly key: string;
  /** As it is cited, `TDA 2024`; empty for a house of our own. */
  readonly name: string;
  /** For tournaments. */
  readonly event: boolean;
}

/** A chapter of situations. */
export interface FloorChapterTitle {
  readonly key: FloorChapter;
  readonly title: Phrase;
}

/** Where a situation is looked for. */
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

/** Something that can happen at a table. */
export interface FloorSituation {
  readonly key: string;
  readonly chapter: FloorChapter;
  readonly title: Phrase;
  /** What else players call it, in any language. */
  readonly also: readonly string[];
  /** The observation that it becomes. */
  readonly see: string;
  /** The fields of it that its title says already. */
  readonly given: Readonly<Record<string, FieldValue>>;
  /** What must be told. */
  readonly needs: readonly FloorField[];
  /** What may be told besides. */
  readonly more: readonly FloorField[];
}

/** Something that is told about a situation. */
export interface FloorField {
  /** Of what was seen or of the moment: `seen.motions`, `spot.bet`. */
  readonly field: string;
  readonly kind: FieldKind;
  readonly question: Phrase;
  readonly answers: readonly FloorAnswer[];
}

/**
 * How something is told: one of the answers, an amount, a count, seconds, the rank of a card (an
 * ace is 14, or 1 where it is low), a seat from 0, chips by denomination, several motions of chips,
 * cards.
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

/** An answer to a question. */
export interface FloorAnswer {
  readonly said: Phrase;
  readonly value: FieldValue;
}

/** What the floor says. */
export interface RuleAnswer {
  readonly verdict: VerdictResponse;
  /** None while there is still something to be asked. */
  readonly others: readonly OtherVerdict[];
}

/** A ruling, a question, or the floor's choices. */
export type VerdictResponse = RulingResponse | QuestionResponse | DiscretionResponse;

/** What is to be done, why, and who says so. */
export interface RulingResponse {
  readonly type: "ruling";
  readonly orders: readonly Phrase[];
  readonly why: readonly Phrase[];
  readonly cites: readonly Citation[];
}

/** A rule of the rulebook, and what the authority's book calls it. */
export interface Citation {
  readonly rule: string;
  /** `TDA 2024 45`; empty where the book is silent, or there is none. */
  readonly book: string;
  /** Of the rule, in English. */
  readonly title: string;
  /** The same in the other languages that it is written in: `cs`. */
  readonly titles: Readonly<Record<string, string>>;
  /** The page of the rulebook. */
  readonly address: string;
}

/** Nobody can rule before this is answered: send the answer as the field that it is of. */
export interface QuestionResponse {
  readonly type: "asks";
  readonly asks: FloorField;
}

/** The book leaves it to the floor, which does one of these at its discretion. */
export interface DiscretionResponse {
  readonly type: "leaves";
  readonly choices: readonly RulingResponse[];
  readonly why: readonly Phrase[];
  readonly cites: readonly Citation[];
}

/** What other authorities say where they do not say the same. */
export interface OtherVerdict {
  readonly by: readonly string[];
  readonly verdict: VerdictResponse;
}

/** A text that is understood, leaves something open, is asked back, or tells of a situation. */
export type ParsedText = UnderstoodText | UnclearText | UnrecognizedText | SituationDraft;

/** What a text tells: to be shown to whoever typed it, and to be ruled on. */
export interface UnderstoodText {
  readonly type: "understood";
  readonly title: Phrase;
  /** Everything that it was understood to say, a line each. */
  readonly says: readonly Phrase[];
  /** What kind of thing was seen. */
  readonly see: string;
  /** The fields of it that were told: with them and `spot` a ruling is asked for. */
  readonly seen: Readonly<Record<string, unknown>>;
  readonly spot: Readonly<Record<string, unknown>>;
  /** What the seats are called that it names, from seat 0; at a table of the room none. */
  readonly people: readonly Phrase[];
  /** The text says who it is about. */
  readonly named: boolean;
  /** Seats of the observation that nobody has named yet: to be told before there is a ruling. */
  readonly needs: readonly FloorField[];
}

/** Something has to be said first: ask again, with the answer at the end of the others. */
export interface UnclearText {
  readonly type: "unclear";
  readonly asks: FloorField;
}

/** A text that is not understood, or is doubted, and what it may mean; nothing is ruled on. */
export interface UnrecognizedText {
  readonly type: "lost";
  readonly why: Phrase;
  /** Each kind of thing once, and tools, the likeliest first. */
  readonly offers: readonly FloorSuggestion[];
  /** The first is nearly certain: the others are something else. */
  readonly sure: boolean;
  /** The rules that speak of it, the likeliest first: three at most. */
  readonly rules: readonly RuleExcerpt[];
  /** It is likelier asked of the book than told of a situation: the rules stand first. */
  readonly book_first: boolean;
}

/** Something that a text may mean: a reading, a situation to begin with, or a tool. */
export interface FloorSuggestion {
  readonly said: Phrase;
  /** A reading: send this number to have it ruled on. */
  readonly guess: number | null;
  /** The key of a situation. */
  readonly situation: string | null;
  /** The name of a tool that computes it: `side-pots`. */
  readonly tool: string | null;
  /** What the text says for the tool, by the names of its fields. */
  readonly told: Readonly<Record<string, ToolInput>>;
}

/** What a tool is told: yes or no, an amount, a row of actions, chips of several players. */
export type ToolInput = boolean | number | string | readonly number[];

/** A rule of the rulebook that speaks of a text. */
export interface RuleExcerpt {
  /** Its id. */
  readonly rule: string;
  readonly title: string;
  /** What the authority has chosen; how the rule begins where it has no option. */
  readonly says: string;
  /**
   * What is chosen, then the rule, a paragraph each, without tables; no rule where a table or an
   * event decides it.
   */
  readonly whole: readonly string[];
  /** In which language it is written. */
  readonly lang: string;
  /** What other books call it: `TDA 2024 47`. */
  readonly books: readonly string[];
  /** The page of the rulebook. */
  readonly address: string;
}

/** What a text says of a situation that was chosen: to be shown, and asked on from. */
export interface SituationDraft {
  readonly type: "begun";
  /** Its key. */
  readonly situation: string;
  /** Fields of the situation that the text tells for sure, by their keys: `spot.bet`. */
  readonly told: Readonly<Record<string, unknown>>;
  /** What else it says of the moment, to be sent with what is told. */
  readonly spot: Readonly<Record<string, unknown>>;
  /** The same in words, a line each. */
  readonly says: readonly Phrase[];
}

/** Something that books or houses decide differently. */
export interface FloorOption {
  readonly name: string;
  /** What it is about, in the language that was asked for; so are meaning and labels. */
  readonly title: string;
  readonly meaning: string;
  readonly rules: readonly string[];
  /** What may be chosen; none where it is a number. */
  readonly choices: readonly (string | boolean)[];
  /** What each choice is called; nothing where it is yes or no. */
  readonly labels: readonly string[];
  readonly least: number;
  readonly most: number | null;
  /** What each authority has chosen. */
  readonly by: Readonly<Record<string, FieldValue>>;
}

/** The hand that is being played, as far as everybody at the table knows it. */
export interface CurrentHand {
  readonly hand: number;
  readonly players: readonly SeatedPlayer[];
  /** The seat that is to act. */
  readonly who: number;
  /** What need not be told: `spot.bet`, `spot.pot`. */
  readonly known: readonly string[];
  readonly game: string;
  readonly pot: number;
  readonly bet: number;
}

/** Who was dealt in. */
export interface SeatedPlayer {
  /** As the hand counts, from 0. */
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
  /** The session is over. */
  readonly closed: boolean;
}

/** A game that has begun. */
export interface NewLiveGameResponse {
  readonly id: string;
}

/** A live game as it stands. */
export interface LiveGameDetails {
  readonly id: string;
  readonly version: number;
  readonly role: LiveRole;
  readonly name: string;
  readonly host: string;
  readonly by: string;
  /** What is played, as on a sign. */
  readonly game: string;
  readonly money: Money;
  readonly began: number;
  /** The number of the hand that is played, or was last; 0 before the first. */
  readonly hand: number;
  readonly playing: boolean;
  readonly chairs: number;
  readonly seats: readonly LiveSeat[];
  readonly boards: readonly (readonly number[])[];
  /** How many cards a board has in the end; 0 where there is none. */
  readonly board_cards: number;
  /** How many cards a player has in the end. */
  readonly hole_cards: number;
  readonly pot: number;
  readonly pots: readonly LivePot[];
  /** What the halves of a pot are called; one where it is not split. */
  readonly halves: readonly string[];
  /** The pots can be pushed by the dealer's word. */
  readonly pushes: boolean;
  readonly waits: LiveAwaited;
  /** The chair that is awaited; 0 for none. */
  readonly who: number;
  /** All chairs that are awaited, or may show. */
  readonly asked: readonly number[];
  readonly turn: AnyTurn | null;
  /** The hand so far, or the last one. */
  readonly story: readonly Phrase[];
  /** What has happened around it since. */
  readonly around: readonly Phrase[];
  /** Change that was made in the hand, where chips are counted. */
  readonly changes: readonly Phrase[];
  /** The last of them, the latest first; none for who looks on. */
  readonly moves: readonly LiveMove[];
  /** How many there are. */
  readonly all_moves: number;
}

/** Who began the game, who else enters what happens, and who looks on. */
export type LiveRole = "host" | "keeper" | "watcher";

/** A chair in which somebody sits. */
export interface LiveSeat {
  readonly chair: number;
  readonly player: string;
  /** Behind. */
  readonly chips: number;
  /** In front, this street. */
  readonly bet: number;
  readonly state: HandStatus;
  /** As far as who looks may know them; -1 is unknown. */
  readonly cards: readonly number[];
  /** Those of them that lie face up. */
  readonly up: readonly number[];
  /** `out`, `leaves-next`, `waits`, `button`, `acts`. */
  readonly flags: readonly string[];
  /** What they have shown, if it is known. */
  readonly holding: Phrase | null;
  /** Their chips behind by denomination, if those were counted. */
  readonly piles: readonly LivePile[];
}

/** How somebody stands in the hand; empty for who was not dealt in. */
export type HandStatus = "" | "in" | "folded" | "all-in";

/** So many chips of a denomination. */
export interface LivePile {
  readonly chip: number;
  readonly count: number;
}

/** A pot, and who can win it. */
export interface LivePot {
  readonly chips: number;
  readonly chairs: readonly number[];
}

/**
 * What the table waits for: the next hand, more players, nothing any more, an answer of the turn,
 * or something that only the terminal knows.
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

/** What was entered at once: the last of them is undone first. */
export interface LiveMove {
  readonly told: readonly Phrase[];
  /** Which kind of move it is, where it tells nothing: `CardsRevealed`, `Noted`. */
  readonly what: string;
  readonly note: string;
}

/** The game after an entry. */
export interface LiveEntryResponse {
  /** If not, something else was entered meanwhile: so it stands now, and nothing was done. */
  readonly done: boolean;
  readonly sheet: LiveGameDetails;
}

/** Who stands how, and who pays whom. */
export interface LiveLedger {
  readonly players: readonly PlayerLedger[];
  readonly transfers: readonly Transfer[];
  readonly hands: number;
}

/** Links to a game, and who keeps it. */
export interface LiveLinks {
  readonly keep: string;
  /** Empty where nobody may look on. */
  readonly watch: string;
  readonly keepers: readonly string[];
  readonly watching: "link" | "nobody";
}

/** What the floor says, and which of its choices can be carried out in the hand. */
export interface LiveVerdict {
  readonly verdict: VerdictResponse;
  readonly others: readonly OtherVerdict[];
  readonly carries: readonly boolean[];
}

/** The disk that one kind of data takes. */
export interface StorageUsage {
  /** A table of the store; `free` space in its file; `backups`. */
  readonly kind: string;
  readonly bytes: number;
}

/** Restore drills: the latest backup, restored into a temporary folder and verified. */
export interface DrillSheet {
  /** The room drills by itself. */
  readonly on: boolean;
  /** The latest result; `null` before the first. */
  readonly last: DrillResult | null;
}

/** The result of a restore drill. */
export interface DrillResult {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** The name of the file. */
  readonly backup: string;
  /** When the backup was made; 0 if it cannot be read. */
  readonly backup_at: number;
  readonly is_good: boolean;
  readonly seconds: number;
  readonly tables: number;
  /** Hands that were played again by the rules. */
  readonly hands: number;
  readonly records: number;
  /** Tables of which only the hash chain was compared, as time was over. */
  readonly not_replayed: number;
  readonly problems: readonly string[];
}

/** Somebody whom the room knows. */
export interface PersonListItem {
  readonly name: string;
  readonly guest: boolean;
  readonly admin: boolean;
  readonly made_at: number;
  /** The pages that they have open. */
  readonly online: number;
  /** The ids of the tables where they sit. */
  readonly tables: readonly string[];
  /** Why they are kept out of the room; `null` if they are not. */
  readonly out: BanDetails | null;
  /** They are asked for a second factor when they log in. */
  readonly second: boolean;
}

/** Somebody who is kept out of the room. */
export interface BanEntry {
  readonly name: string;
  readonly by: string;
  readonly reason: string;
  /** In milliseconds since 1970; -1 is for good. */
  readonly until: number;
}

/** Some lines of the audit log, the latest first. */
export interface AuditPage {
  readonly lines: readonly AuditEntry[];
  /** What to send as `before` for those that follow; 0 if there are none. */
  readonly next: number;
}
