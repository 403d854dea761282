// Made by `python -m riverboat.web.codegen.wire_typescript` from src/riverboat/wire. Do not edit.

import type { Phrase } from './words/phraseFormatter';

/** The version of the protocol. */
export const PROTOCOL = 2;

/** A card that lies face down. */
export const HIDDEN = "??";

/** Something that has happened: `type` is what, and the rest of it depends on that. */
export type Fact =
  | { readonly type: "Announced"; readonly by: string; readonly text: string; readonly to: readonly string[] }
  | { readonly type: "AwaySince"; readonly chair: number; readonly at: number }
  | { readonly type: "BankFilled"; readonly chair: number; readonly added: number }
  | { readonly type: "BetsCollected" }
  | { readonly type: "BettingOpened"; readonly street: number; readonly first: number; readonly last_raise: number; readonly raises: number; readonly capped: boolean; readonly bring_in: number; readonly big_bet: number }
  | { readonly type: "BlindMissed"; readonly chair: number; readonly blind: "big" | "small" | "ante" | "straddle"; readonly chips: number }
  | { readonly type: "BlindSkipped"; readonly chair: number; readonly blind: "big" | "small" }
  | { readonly type: "BlindsChopped"; readonly number: number }
  | { readonly type: "BoardDealt"; readonly cards: readonly number[]; readonly burned: readonly number[]; readonly board: number }
  | { readonly type: "BoardTakenBack"; readonly cards: readonly number[]; readonly gone: readonly number[]; readonly to: "stub" | "top" | "burn" | "aside" | "out"; readonly burns: number; readonly rule: string; readonly board: number }
  | { readonly type: "BombAgreed"; readonly hand: number; readonly by: string; readonly chips: number; readonly boards: number }
  | { readonly type: "BombAnswered"; readonly player: string; readonly yes: boolean }
  | { readonly type: "BombProposed"; readonly hand: number; readonly by: string; readonly chips: number; readonly boards: number }
  | { readonly type: "BotMakesRoom"; readonly bot: string }
  | { readonly type: "BotSeated"; readonly player: string; readonly style: string }
  | { readonly type: "BringInTakenBack"; readonly seat: number; readonly first: number }
  | { readonly type: "BroughtIn"; readonly seat: number; readonly chips: number; readonly option: boolean }
  | { readonly type: "Burned"; readonly burned: readonly number[] }
  | { readonly type: "ButtonDrawn"; readonly chairs: readonly number[]; readonly cards: readonly number[]; readonly button: number }
  | { readonly type: "ButtonPlaced"; readonly button: number }
  | { readonly type: "Called"; readonly seat: number; readonly chips: number }
  | { readonly type: "CameBack"; readonly chair: number; readonly waits: boolean }
  | { readonly type: "CardsExposed"; readonly seat: number; readonly cards: readonly number[]; readonly by: readonly number[] }
  | { readonly type: "CardsReplaced"; readonly seat: number; readonly old: readonly number[]; readonly new: readonly number[]; readonly to: "stub" | "top" | "burn" | "aside" | "out"; readonly rule: string; readonly shown: boolean; readonly eyes: readonly number[]; readonly up: boolean }
  | { readonly type: "CardsShown"; readonly hand: number; readonly chair: number; readonly player: string; readonly cards: readonly number[] }
  | { readonly type: "ChangedChair"; readonly chair: number; readonly to: number; readonly settled: boolean; readonly deal_off: boolean; readonly place: number | null }
  | { readonly type: "Checked"; readonly seat: number }
  | { readonly type: "ChipsAdded"; readonly seat: number; readonly chips: number; readonly how: "bought" | "borrowed" | "marker" }
  | { readonly type: "ChipsArrived"; readonly chair: number; readonly chips: number }
  | { readonly type: "ChipsAsked"; readonly chair: number; readonly chips: number; readonly how: "buy-in" | "re-buy" | "top-up" | "transfer" | "short buy-in" | "loan" }
  | { readonly type: "ChipsBought"; readonly chair: number; readonly player: string; readonly chips: number; readonly how: "buy-in" | "re-buy" | "top-up" | "transfer" | "short buy-in" | "loan"; readonly behind: number }
  | { readonly type: "ChipsRefused"; readonly chair: number }
  | { readonly type: "ChipsReturned"; readonly chair: number; readonly player: string; readonly chips: number; readonly reason: string; readonly spent: boolean }
  | { readonly type: "ChopOffered"; readonly chair: number }
  | { readonly type: "ClockStarted"; readonly chair: number; readonly since: number; readonly until: number; readonly kind: "think" | "called" | "bank" | "extra" | "away" }
  | { readonly type: "ClockStopped"; readonly chair: number; readonly used: number; readonly acted: boolean }
  | { readonly type: "ColouredUp"; readonly worth: number; readonly into: number; readonly cards: readonly (readonly [number, readonly number[]])[]; readonly chips: readonly (readonly [number, number])[]; readonly gained: number }
  | { readonly type: "ConnectionBack"; readonly chair: number }
  | { readonly type: "ConnectionLost"; readonly chair: number }
  | { readonly type: "DebtsBack"; readonly chair: number; readonly big: number; readonly small: number; readonly ante: number; readonly straddle: number }
  | { readonly type: "DebtsKept"; readonly player: string; readonly big: number; readonly small: number; readonly ante: number; readonly straddle: number }
  | { readonly type: "DebtsWiped"; readonly chair: number }
  | { readonly type: "DeckCut"; readonly hand: number; readonly cuts: readonly (readonly [number, string])[] }
  | { readonly type: "DeckReshuffled"; readonly hand: number; readonly count: number; readonly root: string }
  | { readonly type: "DeckSealed"; readonly hand: number; readonly root: string }
  | { readonly type: "DeclarationsOpened"; readonly sides: readonly ("" | "closed" | "high" | "low" | "both")[] }
  | { readonly type: "Declared"; readonly seat: number; readonly side: "" | "closed" | "high" | "low" | "both" }
  | { readonly type: "DiscardTakenBack"; readonly seat: number }
  | { readonly type: "Discarded"; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: "FloorDecided"; readonly reason: string; readonly by: string }
  | { readonly type: "Folded"; readonly seat: number; readonly free: boolean; readonly cards: readonly number[] }
  | { readonly type: "GameChosen"; readonly game: number; readonly chair: number }
  | { readonly type: "HandBegan"; readonly number: number; readonly game: number; readonly chairs: readonly number[]; readonly button: number; readonly small: number; readonly big: number; readonly dues: unknown; readonly percent: number; readonly bomb: number; readonly at: number; readonly button_waits: boolean | null; readonly boards: number }
  | { readonly type: "HandCalledOff"; readonly number: number; readonly reason: string }
  | { readonly type: "HandClosed"; readonly number: number; readonly chips: readonly number[]; readonly won: readonly number[] }
  | { readonly type: "HandEnded" }
  | { readonly type: "HandKilled"; readonly seat: number; readonly returned: number; readonly current_bet: number; readonly last_raise: number; readonly rule: string }
  | { readonly type: "HandMucked"; readonly seat: number }
  | { readonly type: "HandResumed"; readonly hand: number; readonly at: number }
  | { readonly type: "HandShown"; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: "HandStarted"; readonly game: unknown; readonly stacks: readonly number[]; readonly button: number; readonly posts: unknown; readonly reserve: readonly number[]; readonly carried: number; readonly rake: unknown }
  | { readonly type: "HandVoided"; readonly returned: readonly number[]; readonly held: number; readonly rule: string }
  | { readonly type: "HoleCardsDealt"; readonly holdings: readonly (readonly number[])[]; readonly burned: readonly number[]; readonly exposed: readonly number[]; readonly set_aside: boolean }
  | { readonly type: "HostDid"; readonly by: string; readonly wish: HostCommand; readonly player: string; readonly text: string; readonly number: number }
  | { readonly type: "JackpotWon"; readonly losers: readonly number[]; readonly winners: readonly number[]; readonly cards: readonly number[]; readonly chips: readonly (readonly [number, string, number])[] }
  | { readonly type: "KillMissed"; readonly chair: number; readonly player: string }
  | { readonly type: "KillWon"; readonly chair: number; readonly percent: number }
  | { readonly type: "KittySpent"; readonly chips: number; readonly what: string }
  | { readonly type: "LeavesNext"; readonly chair: number; readonly leaves: boolean }
  | { readonly type: "Left"; readonly chair: number; readonly player: string; readonly chips: number; readonly why: "left" | "picked up" | "removed"; readonly at: number }
  | { readonly type: "LegWon"; readonly chair: number; readonly legs: number }
  | { readonly type: "LetBackIn"; readonly player: string; readonly by: string }
  | { readonly type: "ListJoined"; readonly player: string; readonly wish: number; readonly chips: number }
  | { readonly type: "ListLeft"; readonly player: string; readonly why: "left" | "removed" | "missed" | "away"; readonly by: string }
  | { readonly type: "MarkerAnswered"; readonly chair: number; readonly accepts: boolean }
  | { readonly type: "MarkerOffered"; readonly chair: number; readonly chips: number; readonly lender: number }
  | { readonly type: "MarkerRefused"; readonly chair: number; readonly by: number }
  | { readonly type: "MarkerSettled"; readonly player: string; readonly chips: number; readonly lender: string }
  | { readonly type: "MarkerTaken"; readonly chair: number; readonly player: string; readonly chips: number; readonly lender: number; readonly lender_name: string; readonly within: number }
  | { readonly type: "NoticeRead"; readonly player: string; readonly upto: number }
  | { readonly type: "OfEvent"; readonly event: string; readonly table: number }
  | { readonly type: "OpenersFailed"; readonly seat: number }
  | { readonly type: "OpenersShown"; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: "OverbetReturned"; readonly to: number; readonly last_raise: number }
  | { readonly type: "PassedOut"; readonly carried: number }
  | { readonly type: "Paused"; readonly by: string; readonly now: boolean }
  | { readonly type: "Posted"; readonly seat: number; readonly kind: "ante" | "dead" | "blind" | "straddle" | "sleeper" | "post" | "kill"; readonly chips: number; readonly counts_as: number }
  | { readonly type: "PotAwarded"; readonly seat: number; readonly chips: number; readonly pot: number; readonly board: number; readonly rank: number; readonly half: number }
  | { readonly type: "PotsPushed"; readonly winners: unknown }
  | { readonly type: "ProgramPlays"; readonly player: string }
  | { readonly type: "Promised"; readonly player: string; readonly end: string }
  | { readonly type: "RabbitHunted"; readonly hand: number; readonly player: string; readonly came: unknown }
  | { readonly type: "Raised"; readonly seat: number; readonly to: number; readonly full: boolean; readonly counts: boolean; readonly capped: boolean; readonly over: number; readonly borrowed: boolean }
  | { readonly type: "RakeTaken"; readonly pot: number; readonly chips: number; readonly kind: "rake" | "jackpot" | "kitty" | "time" }
  | { readonly type: "RebuyRequired"; readonly chair: number; readonly required: boolean }
  | { readonly type: "Restarted"; readonly at: number; readonly policy: string }
  | { readonly type: "Rewound"; readonly to: number; readonly standing: unknown; readonly seen: unknown; readonly rule: string; readonly seat: number }
  | { readonly type: "RockPassed"; readonly chair: number }
  | { readonly type: "RoleGiven"; readonly player: string; readonly role: string; readonly by: string }
  | { readonly type: "RulesChanged"; readonly rules: unknown }
  | { readonly type: "RunItAgreed"; readonly times: number }
  | { readonly type: "RunItChosen"; readonly seat: number; readonly times: number }
  | { readonly type: "SatDown"; readonly chair: number; readonly player: string; readonly entry: "new" | "replacing" | "transferred" }
  | { readonly type: "SatOut"; readonly chair: number; readonly why: "asked" | "no chips" | "out of time" | "absent" }
  | { readonly type: "SeatHandedOver"; readonly player: string; readonly by: string }
  | { readonly type: "SeatOffered"; readonly player: string; readonly chair: number; readonly until: number }
  | { readonly type: "SentAway"; readonly player: string; readonly by: string; readonly reason: string; readonly until: number }
  | { readonly type: "SevenDeucePaid"; readonly chair: number; readonly player: string; readonly chips: number; readonly by: readonly (readonly [number, number])[] }
  | { readonly type: "SitsOutNext"; readonly chair: number; readonly sits_out: boolean; readonly at_blind: boolean }
  | { readonly type: "StandingSet"; readonly player: string; readonly straddle: string; readonly run_it: string; readonly beaten: string; readonly rebuy: boolean; readonly top_up: number; readonly waits: boolean }
  | { readonly type: "StraddleDeclined"; readonly chair: number }
  | { readonly type: "Straddled"; readonly chair: number; readonly to: number; readonly live: boolean; readonly rock: boolean }
  | { readonly type: "StubReshuffled"; readonly cards: readonly number[]; readonly stub: number; readonly spared: readonly number[]; readonly burns: boolean }
  | { readonly type: "TableClosed" }
  | { readonly type: "TableOpened"; readonly rules: unknown }
  | { readonly type: "TimeFeeDue"; readonly chips: number }
  | { readonly type: "TimeFeePaid"; readonly chair: number; readonly player: string; readonly chips: number; readonly short: number }
  | { readonly type: "TimeRanOut"; readonly chair: number; readonly at: number; readonly dead: boolean; readonly in_a_row: number }
  | { readonly type: "TurnBegan"; readonly chair: number; readonly at: number }
  | { readonly type: "UncalledBetReturned"; readonly seat: number; readonly chips: number }
  | { readonly type: "UpcardsDealt"; readonly cards: readonly (readonly number[])[]; readonly burned: readonly number[] }
  | { readonly type: "WagerCorrected"; readonly seat: number; readonly to: number; readonly bets: readonly number[]; readonly current_bet: number; readonly last_raise: number; readonly rule: string }
  | { readonly type: "Warned"; readonly chair: number; readonly player: string; readonly reason: string }
  | { readonly type: "WentOn"; readonly by: string }
  | { readonly type: "WentWrong"; readonly what: unknown }
  | { readonly type: "WishDropped"; readonly number: number; readonly by: string; readonly code: string; readonly rule: string; readonly why: string; readonly said: string }
  | { readonly type: "WishTakenBack"; readonly number: number; readonly by: string }
  | { readonly type: "WishWaits"; readonly number: number; readonly by: string; readonly wish: DeferrableCommand; readonly player: string; readonly text: string; readonly of_the_room: boolean };

/** What a fact of the room can be. */
export type FactName = Fact["type"];

/** Why something may not be, for programs and for people. */
export interface RefusalView {
  /** What it is called. */
  readonly code: string;
  /** The rule of it, as in `docs/rules`; empty where it is none of poker's. */
  readonly rule: string;
  /** In English. */
  readonly why: string;
  /** The same as a code with arguments. */
  readonly said: Phrase;
}

/** A chair that is taken. */
export interface SeatView {
  readonly chair: number;
  readonly player: string;
  /** Their name, without what ends a bot's so that nobody else can have it. */
  readonly called: string;
  /** A program plays: the room's own, or one that acts by a key that says so. */
  readonly bot: boolean;
  readonly stack: number;
  /** Chips that are bought and not there yet. */
  readonly behind: number;
  /** Chips that the host has not approved yet. */
  readonly asked: number;
  /** `waiting` is to be dealt in; `out` is to sit out. */
  readonly state: "playing" | "folded" | "all-in" | "waiting" | "out" | "leaving";
  /** In front of them, this round. */
  readonly bet: number;
  /** Those that all may see, and `??` for each that they may not. */
  readonly cards: readonly string[];
  /** What they did last in this round; `bet` says how much, and `drew` how many cards. */
  readonly says: "fold" | "check" | "call" | "bet" | "raise" | "all-in" | "bring-in" | "ante" | "dead" | "blind" | "post" | "straddle" | "sleeper" | "kill" | "draw" | "stand pat" | "show" | "muck" | "";
  /** What they took from the middle in the hand that is just over. */
  readonly won: number;
  /** What their shown cards are worth. */
  readonly holding: Phrase | null;
  /** Blinds and more that they post when they come back. */
  readonly owes: number;
  readonly legs: number;
  /** They are connected. */
  readonly here: boolean;
  /** Milliseconds in their time bank. */
  readonly bank: number;
  /** One of the room's bots, which gets up for whoever asks for its chair. */
  readonly makes_room: boolean;
  /**
   * While nobody can bet any more and all hands are open: what they take of each board's share
   * on average, from 0 to 1.
   */
  readonly equity: readonly number[];
  /** The cards that they threw away in the last draw of this hand; -1 if they have not drawn. */
  readonly drew: number;
}

/** A pot, and who can win it. */
export interface PotView {
  readonly chips: number;
  readonly chairs: readonly number[];
}

/** A part of the pot, and who has won it, with which cards. */
export interface AwardView {
  /** 0 is the main pot, 1 the first side pot. */
  readonly pot: number;
  /** -1 is all of them. */
  readonly board: number;
  /** `high`, `low`, `badugi`, `draw` ...; empty if the pot was not halved. */
  readonly half: string;
  /** There would have been a half for the low, and nobody had one. */
  readonly no_low: boolean;
  /** Several have split it. */
  readonly chairs: readonly number[];
  /** What each of them takes of it. */
  readonly chips: readonly number[];
  /** The cards that play, of each of them; empty if no hands were compared. */
  readonly cards: readonly (readonly string[])[];
  /** What those make. */
  readonly words: Phrase | null;
  /** Who that is: in their chair there may be nobody by now, or somebody else. */
  readonly players: readonly string[];
}

/** The clock that runs, in milliseconds of the server's time; chair 0 is all who are asked. */
export interface ClockView {
  readonly chair: number;
  readonly since: number;
  readonly until: number;
  readonly kind: string;
}

/** What is played now. */
export interface GameView {
  /** `no-limit hold'em 1/2` */
  readonly name: string;
  readonly variant: string;
  readonly limit: string;
  readonly blinds: readonly number[];
  readonly ante: number;
  /** The small and the big bet, where there are such. */
  readonly bets: readonly number[];
  readonly unit: number;
  /** The cards that a player may hold face down at most. */
  readonly down: number;
  /** The cards that a player may hold at most. */
  readonly hand_size: number;
  readonly boards: number;
  /** A low hand wins, or half. */
  readonly low: boolean;
  /** The least and the most that one sits down with; 0 is any number. */
  readonly buy_in: readonly [number, number];
}

/** What a host has asked for in the middle of a hand, and what happens when it is over. */
export interface PendingView {
  /** By which a host takes it back. */
  readonly id: number;
  /** The host who has asked. */
  readonly by: string;
  /** The wish: `rules`, `move-somebody`, `adjust`, `close` ... */
  readonly what: string;
  /** Whom it is about; empty if nobody alone. */
  readonly player: string;
  /** The chair that somebody moves to. */
  readonly to: number;
  /** By how much a stack is corrected, or the ante of a bomb pot. */
  readonly chips: number;
  /** The game that is played then, or the reason that was given. */
  readonly text: string;
  /** All of that in words. */
  readonly said: Phrase;
}

/** A bomb pot that a player has proposed, and that all who would play it are asked about. */
export interface BombPotVoteView {
  /** The hand that it would be. */
  readonly hand: number;
  readonly by: string;
  /** The ante of each. */
  readonly chips: number;
  /** How many have agreed. */
  readonly agree: number;
  /** Of how many who are asked. */
  readonly of: number;
  /** Its boards; 0 for as many as the game has. */
  readonly boards: number;
}

/** How chips are written at a table: as they are, or as money. They are counted whole. */
export interface Money {
  /** 2 is for cents: 150 chips are written 1.50, and whoever types 1.5 means 150. */
  readonly digits: 0 | 2;
  /** A sign of a currency: `€`, `$`, `Kč`; empty for none. */
  readonly sign: string;
  /** The sign stands before the number. */
  readonly before: boolean;
}

/** A table, as everybody may see it. */
export interface TableView {
  readonly table: string;
  readonly name: string;
  readonly chairs: number;
  readonly game: GameView;
  /** The names of the games that take turns; empty if there is one. */
  readonly mix: readonly string[];
  /** In some game of the table players choose how much to bet; else every bet is fixed. */
  readonly sized: boolean;
  readonly seats: readonly SeatView[];
  /** The number of the hand that is played, or was played last. */
  readonly hand: number;
  readonly phase: "idle" | "between" | "straddles" | "playing" | "showdown" | "paused" | "closed";
  /** Why nothing is played; nothing while there is. */
  readonly why: Phrase | null;
  readonly button: number;
  readonly small: number;
  readonly big: number;
  readonly street: string;
  readonly boards: readonly (readonly string[])[];
  /** Main pot first; bets of this round are still in front of the seats. */
  readonly pots: readonly PotView[];
  readonly carried: number;
  /** The chairs that are awaited. */
  readonly to_act: readonly number[];
  /**
   * What they are asked: `act`, `draw`, `show`, `run-it`, `declare`, `straddle`,
   * `answer`, `game`; empty if nobody is.
   */
  readonly asks: string;
  /** The bet to match in this round. */
  readonly bet: number;
  readonly clock: ClockView | null;
  /** The limits of this hand, in percent: 200 in a kill pot. */
  readonly percent: number;
  readonly bomb: number;
  readonly rock: number;
  readonly killer: number;
  /** Of the hand that is just over: chair, chips, and with what. */
  readonly won: readonly (readonly [number, number, Phrase | null])[];
  /** When the next hand begins, in milliseconds; 0 if nobody knows. */
  readonly next_at: number;
  /** What the house has taken so far, in pots and for time. */
  readonly rake: number;
  /** What it took of the pots of this hand, or of the one that is just over. */
  readonly raked: number;
  readonly kitty: number;
  /** The seal of the deck that is played with, or comes next. */
  readonly root: string;
  /** Who watches without a chair. */
  readonly watching: number;
  /** One may say something. */
  readonly chat: boolean;
  /** Whoever may enter may watch without a chair. */
  readonly spectators: boolean;
  /** Seconds by which those who have no chair see everything later. */
  readonly delay: number;
  /** How many wait for a seat. */
  readonly waiting: number;
  /** Empty chairs that are kept for some of them, and that nobody else may take. */
  readonly kept: readonly number[];
  /** Nobody can bet any more: the cards that are left come one after the other. */
  readonly run_out: boolean;
  /**
   * Of the hand that is just over: what was paid to whom and why, in the order in which it is
   * paid.
   */
  readonly awards: readonly AwardView[];
  /** Milliseconds that the paying takes; the next hand waits for it. */
  readonly pays: number;
  /** Which draw it is, and of how many; 0 before the first. */
  readonly draw: readonly [number, number];
  /** In a mix: how many hands in a row have been of this game, with this one. */
  readonly game_hand: number;
  /** And how many there will be before the next game; 0 if nobody knows. */
  readonly game_hands: number;
  /** The game after those, in a mix that takes them in turn. */
  readonly next_game: string;
  /**
   * The cards of each board that would have come in the hand that is over, once somebody has
   * asked to see them; no chip has moved for them.
   */
  readonly rabbit: readonly (readonly string[])[];
  /** What hosts have asked for, and what happens after this hand, in the order of asking. */
  readonly pending: readonly PendingView[];
  /** A host has stopped the table: `next` is when this hand is over, `now` is at once. */
  readonly pause: "" | "next" | "now";
  /** Which of them; empty while nobody has. */
  readonly paused_by: string;
  /** Nobody is heard just now, for somebody is all-in. */
  readonly quiet: boolean;
  /** In a dealer's choice: the names by which the next game is chosen. */
  readonly choices: readonly string[];
  /** What the host says of the table. */
  readonly about: string;
  /** How chips are written here. */
  readonly money: Money;
  /** What all who would play the next hand are asked; nothing while nobody has proposed it. */
  readonly bomb_vote: BombPotVoteView | null;
  /** The empty chairs that somebody has just left, and in which one may choose to play on. */
  readonly in_stead: readonly number[];
  /** The event that it is a table of; empty if it is none. How that stands is asked over HTTP. */
  readonly event: string;
  /** Which table of the event it is, by number. */
  readonly event_table: number;
  /**
   * The least and the greatest total to which whoever acts may bet or raise; (0, 0) if they may
   * not, and where it would tell of their cards (openers).
   */
  readonly raises: readonly [number, number];
  /**
   * The players whose cuts were used for the deck that is played with, in the order of their
   * chairs, without the room's own bots; none if nobody cut it, and nothing before it is cut.
   */
  readonly cut_by: readonly string[] | null;
}

/** What such a size comes to now: it sets the amount, and submits nothing. */
export interface Preset {
  /**
   * In big blinds (`bb`), by the bet to match (`x`), by the pot after a call (`1/2`,
   * `2 pot`), the least (`min`) or all they have.
   */
  readonly label: "min" | "2bb" | "2.2bb" | "2.5bb" | "3bb" | "4bb" | "5bb" | "2.5x" | "3x" | "4x" | "1/4" | "1/3" | "1/2" | "2/3" | "3/4" | "pot" | "1.5 pot" | "2 pot" | "all-in";
  readonly to: number;
}

/** Bet, call, check, fold. */
export interface ActTurn {
  readonly ask: "act";
  readonly call: number;
  /** The least total to raise to; 0 if they may not raise. */
  readonly low: number;
  readonly high: number;
  readonly all_in: number;
  readonly unit: number;
  /** They may fold. */
  readonly fold: boolean;
  /** A check is free. */
  readonly free: boolean;
  /** A raise is the first bet of the round. */
  readonly opens: boolean;
  readonly ends_only: boolean;
  readonly bring_in: boolean;
  readonly short: number;
  readonly may_buy: boolean;
  /** Why they may not raise; nothing if they may. */
  readonly barred: RefusalView | null;
  /** How the most that pot-limit allows is worked out; nothing in other structures. */
  readonly pot: Phrase | null;
  /** The sizes that they may bet now; one that is too small or too large is left out. */
  readonly presets: readonly Preset[];
  /** The first round of a game with blinds, and nobody has raised. */
  readonly unraised: boolean;
}

/** Throw cards away. */
export interface DrawTurn {
  readonly ask: "draw";
  readonly least: number;
  readonly most: number;
  readonly draws: boolean;
}

/** Show, or muck. */
export interface ShowTurn {
  readonly ask: "show";
  readonly may_muck: boolean;
  /** It is their turn to; else they may show without waiting. */
  readonly mine: boolean;
}

/** Say how often to run out the board. */
export interface RunItTurn {
  readonly ask: "run-it";
  readonly most: number;
}

/** Say for which half one plays. */
export interface DeclareTurn {
  readonly ask: "declare";
}

/** Straddle, or do not. */
export interface StraddleTurn {
  readonly ask: "straddle";
  readonly least: number;
  readonly most: number;
  readonly live: boolean;
}

/** Accept a marker, or do not. */
export interface AnswerTurn {
  readonly ask: "answer";
  readonly debtor: number;
  readonly chips: number;
  readonly lender: number;
}

/** Choose what is dealt next: one has the button, and the game is the dealer's choice. */
export interface GameTurn {
  readonly ask: "game";
  readonly games: readonly string[];
  /** What is dealt if one says nothing. */
  readonly now: string;
}

export type AnyTurn =
  | ActTurn
  | DrawTurn
  | ShowTurn
  | RunItTurn
  | DeclareTurn
  | StraddleTurn
  | AnswerTurn
  | GameTurn;

/** Something that a host has done about one player, who is told until they have read it. */
export interface NoticeView {
  readonly id: number;
  /**
   * `moved`, `seated`, `adjusted`, `dealt-out`, `refused`, `warned`, `killed`,
   * `sent-away`, `host`, `dropped`, `announced`
   */
  readonly what: string;
  readonly by: string;
  /** The reason that was given, or what is announced; why something was dropped. */
  readonly text: string;
  readonly chips: number;
  /** Where one sits now. */
  readonly chair: number;
  /** Until when one stays out, in milliseconds: 0 is not at all, and -1 for good. */
  readonly until: number;
  /** Of a wish that was dropped: why, for programs. */
  readonly code: string;
  readonly rule: string;
  /** Why it was dropped, as a phrase. */
  readonly said: Phrase | null;
}

/** Somebody who is to stay out. */
export interface BanView {
  readonly player: string;
  readonly by: string;
  readonly reason: string;
  /** In milliseconds since 1970; -1 is for good. */
  readonly until: number;
}

/** What the room answers in a player's stead. */
export interface StandingAnswersView {
  readonly straddle: "ask" | "never" | "always";
  readonly run_it: "ask" | "once" | "most";
  readonly beaten: "ask" | "muck";
  /** The usual buy-in is bought when all chips are gone. */
  readonly rebuy: boolean;
  /** Chips are bought between hands below so many percent of the largest stack; 0 is never. */
  readonly top_up: number;
  /** The big blind is waited for rather than posted to come in. */
  readonly waits: boolean;
}

/** What one who watches has beside what all may see. */
export interface PrivateView {
  /** What they may do besides playing: a host runs the table. */
  readonly role: "host" | "player" | "spectator";
  /** Where they sit; 0 is nowhere. */
  readonly chair: number;
  /** All their cards, those face up included. */
  readonly cards: readonly string[];
  /** Those of them that lie face up. */
  readonly up: readonly string[];
  /** What they are worth with the board. */
  readonly holding: Phrase | null;
  /** What they are asked. */
  readonly turn: AnyTurn | null;
  /** Goes with each wish in the hand: a wish for another turn is refused as stale. */
  readonly token: number;
  /** What they have declared. */
  readonly side: string;
  /** The least and the most that they may buy now; (0, 0) if they may not. */
  readonly buy: readonly [number, number];
  /** They may ask for time. */
  readonly extra: boolean;
  /**
   * What they have asked for after this hand: `sits-out-next`, `leaves-next`, `waits`; and
   * `sits-out-at-blind`.
   */
  readonly flags: readonly string[];
  /** Their cards of the hand that is over, that nobody has seen and that they may show. */
  readonly may_show: readonly string[];
  /** Only for a host: chair, player, chips and kind of what waits for approval. */
  readonly requests: readonly (readonly [number, string, number, string])[];
  /** Only for a host: who waits for a seat, the first first. */
  readonly waiting: readonly string[];
  /** One may ask to see the cards that would have come in the hand that is over. */
  readonly may_rabbit: boolean;
  /** What hosts have done about oneself, and one has not read yet. */
  readonly notices: readonly NoticeView[];
  /** Only for a host: who is to stay out. */
  readonly barred: readonly BanView[];
  /** What the room answers in their stead; nothing for who has no chair. */
  readonly standing: StandingAnswersView | null;
  /** They may object to a bet of more than the pot. */
  readonly challenge: boolean;
  /** What one has said of the bomb pot that is proposed; empty if one is not asked. */
  readonly bomb_vote: "" | "asked" | "agreed";
  /** One may propose one. */
  readonly may_bomb: boolean;
  /** Only for a host: the last action can be taken back. */
  readonly may_undo: boolean;
  /** Only for a host: players who come from one address, where the table's host is told so. */
  readonly together: readonly (readonly string[])[];
  /** How many chips they may take off the table now for refreshments and tips. */
  readonly spend: number;
}

/** At least 0, at most 1000000000000000. */
export type Chips = number;

/** At least 0, at most 2. */
export type BoardCount = number;

/** At least 1, at most 10. */
export type Chair = number;

/** Length at most 200. */
export type ShortText = string;

/** Like ^[2-9TJQKA][cdhs]$. */
export type Card = string;

/** Give up the hand. */
export interface Fold {
  readonly do: "fold";
}

/** Bet nothing. */
export interface Check {
  readonly do: "check";
}

/** Match the bet, or as much of it as one has. */
export interface Call {
  readonly do: "call";
}

/** Bet or raise so that one's bets of this round are *to* chips in all. */
export interface RaiseTo {
  readonly do: "raise";
  readonly to: Chips;
}

/** Raise as far as the pot allows. */
export interface RaisePot {
  readonly do: "pot";
}

/** Bet every chip. */
export interface AllIn {
  readonly do: "all-in";
}

/** Open a stud game for the forced amount. */
export interface BringIn {
  readonly do: "bring-in";
}

/** Throw cards away; none of them is to stand pat. */
export interface Discard {
  readonly do: "discard";
  readonly cards?: readonly Card[];
}

/** Change one's mind about the cards just thrown away. */
export interface TakeBackDiscard {
  readonly do: "take-back";
}

/** Turn one's cards face up: all of them at the showdown; some or all when the hand is over. */
export interface Show {
  readonly do: "show";
  /** Which; none of them is the whole hand. */
  readonly cards?: readonly Card[];
}

/** Throw them away unseen. */
export interface Muck {
  readonly do: "muck";
}

/** Agree to run out the board so often. */
export interface RunIt {
  readonly do: "run-it";
  readonly times: number;
}

/** Say for which half one plays; the others learn it when all have said. */
export interface Declare {
  readonly do: "declare";
  readonly side: "high" | "low" | "both";
}

/** Put more chips on the table in the middle of a hand of open stakes. */
export interface AddChips {
  readonly do: "add-chips";
  readonly chips: Chips;
  readonly how?: "bought" | "borrowed" | "marker";
}

/** Raise blind, before the cards; 0 is the least that is allowed. */
export interface Straddle {
  readonly do: "straddle";
  readonly to?: Chips;
}

/** Do not straddle. */
export interface PassStraddle {
  readonly do: "no-straddle";
}

/** Take the blinds back, if the other blind agrees. */
export interface ChopBlinds {
  readonly do: "chop";
}

/** Bet a promise to pay, or chips that somebody lends. */
export interface OfferMarker {
  readonly do: "marker";
  readonly chips: Chips;
  readonly lender?: number;
}

/** Accept somebody's marker, or do not. */
export interface AnswerMarker {
  readonly do: "answer";
  readonly yes: boolean;
}

/** Object to a bet of more than the pot, where such bets stand until somebody does. */
export interface Challenge {
  readonly do: "challenge";
}

/** Ask for more time, once a hand. */
export interface AskForTime {
  readonly do: "time";
}

/** Call the clock on whoever is to act. */
export interface CallClock {
  readonly do: "clock";
}

/** Take a chair, and buy chips. */
export interface Sit {
  readonly do: "sit";
  readonly chair: Chair;
  readonly chips?: Chips;
  /** Come in when the big blind comes round, and post nothing before. */
  readonly waits?: boolean;
  /** `replacing`: play on for who has just left a chair of `TableView.in_stead`. */
  readonly entry?: "new" | "replacing";
}

/** Take chips off the table for refreshments and tips, up to `PrivateView.spend`. */
export interface TakeChips {
  readonly do: "take-chips";
  readonly chips: Chips;
}

/** Buy more chips: a top-up, or a re-buy. */
export interface Buy {
  readonly do: "buy";
  readonly chips: Chips;
}

/** Be dealt out after this hand; *cancel* takes that back. */
export interface SitOut {
  readonly do: "sit-out";
  readonly cancel?: boolean;
  /** Not after this hand, but when the big blind comes. */
  readonly at_blind?: boolean;
}

/** Be dealt in again, and pay what is owed; or wait for the big blind. */
export interface ComeBack {
  readonly do: "come-back";
  readonly waits?: boolean;
}

/** Get up with one's chips, after the hand if one is played; *cancel* takes that back. */
export interface Leave {
  readonly do: "leave";
  readonly cancel?: boolean;
}

/** Take another chair. */
export interface MoveToChair {
  readonly do: "move";
  readonly to: Chair;
}

/** The next game of a dealer's choice: whoever has the button says it, or a host. */
export interface ChooseGame {
  readonly do: "game";
  readonly name: ShortText;
}

/** See the cards that would have come in the hand that is over, where the host allows it. */
export interface HuntRabbit {
  readonly do: "rabbit";
}

/** Propose that the next hand be a bomb pot: it is one if all who would play it agree. */
export interface ProposeBombPot {
  readonly do: "propose-bomb";
  /** The ante of each of them. */
  readonly chips: number;
  /** Its boards; 0 for as many as the game has. */
  readonly boards?: BoardCount;
}

/** Agree to a bomb pot that was proposed, or do not. */
export interface AnswerBombPot {
  readonly do: "answer-bomb";
  /** `BombPotVoteView.hand` */
  readonly hand: number;
  readonly yes?: boolean;
}

/** Have read what one was told, up to this: it is not told again. */
export interface MarkNoticesRead {
  readonly do: "read";
  /** `NoticeView.id` */
  readonly id: number;
}

/** Wait for a seat, where none is free or a bot's is wanted; again is to wish otherwise. */
export interface JoinWaitingList {
  readonly do: "join-list";
  /** A bot's chair: it gets up after the hand. 0 is whichever is free first. */
  readonly chair?: number;
  /** Sit down with so many as soon as there is a chair; 0 is to be asked when there is. */
  readonly chips?: Chips;
}

/** Wait no more, and give up the chair that is kept. */
export interface LeaveWaitingList {
  readonly do: "leave-list";
}

/** What the room answers in one's stead from now on; what is not named stays as it is. */
export interface SetStandingAnswers {
  readonly do: "standing";
  readonly straddle?: "ask" | "never" | "always" | null;
  /** How often to run out an all-in: once, or as often as the house allows. */
  readonly run_it?: "ask" | "once" | "most" | null;
  /** Whether a beaten hand is mucked. */
  readonly beaten?: "ask" | "muck" | null;
  /** Buy the usual buy-in when all chips are gone. */
  readonly rebuy?: boolean | null;
  /** Between hands, buy up to the largest stack when one has fewer percent of it; 0 is never. */
  readonly top_up?: number | null;
  /** Wait for the big blind rather than post to come in. */
  readonly waits?: boolean | null;
}

/** Take somebody off the waiting list. */
export interface RemoveFromWaitingList {
  readonly do: "remove-from-list";
  readonly player: ShortText;
}

/** Deal the next hand now; *bomb* is the ante of a bomb pot. */
export interface Begin {
  readonly do: "begin";
  readonly bomb?: Chips;
  /** The boards of a bomb pot; 0 for as many as the game has. */
  readonly boards?: BoardCount;
}

/** Stop after this hand; or at once, with the clocks standing still. */
export interface Pause {
  readonly do: "pause";
  readonly now?: boolean;
}

/** Go on after a pause. */
export interface ResumeTable {
  readonly do: "go-on";
}

/** Grant, or do not, the chips that a player has asked for. */
export interface Approve {
  readonly do: "approve";
  readonly chair: Chair;
  readonly yes?: boolean;
}

/** Length at most 200. */
export type Reason = string;

/** Length at most 200. */
export type RequiredReason = string;

/** Send a player away with their chips, after the hand if one is played; they may come back. */
export interface Kick {
  readonly do: "kick";
  readonly chair: Chair;
  /** Why, for them and for all to read. */
  readonly reason?: ShortText;
}

/** Send somebody away, from a chair or from the rail, and keep them out for a while. */
export interface Ban {
  readonly do: "ban";
  readonly player: ShortText;
  readonly reason?: ShortText;
  readonly until?: "hour" | "day" | "good";
}

/** Let somebody in again who was to stay out. */
export interface LiftBan {
  readonly do: "let-in";
  readonly player: ShortText;
}

/** Deal a player out after this hand. */
export interface SitPlayerOut {
  readonly do: "sit-somebody-out";
  readonly chair: Chair;
}

/** Give a chair to somebody who watches or waits for one, and perhaps chips. */
export interface SeatPlayer {
  readonly do: "seat-somebody";
  readonly player: ShortText;
  readonly chair: Chair;
  /** 0 is none: they buy their own. */
  readonly chips?: Chips;
  /** `transferred`: they bring the chips of a table that was broken, however few. */
  readonly entry?: "new" | "replacing" | "transferred";
}

/** Give a player another chair, between hands. */
export interface MovePlayer {
  readonly do: "move-somebody";
  readonly chair: Chair;
  readonly to: Chair;
}

/** Correct a stack by so many chips, more or less, with a reason that all can read. */
export interface Adjust {
  readonly do: "adjust";
  readonly chair: Chair;
  readonly chips: number;
  readonly reason: ShortText;
}

/** Undo the hand: everybody takes back what they put in. */
export interface CallOff {
  readonly do: "call-off";
  readonly reason: ShortText;
}

/** Take back what was done last in the hand; not once a card has come since. */
export interface TakeActionBack {
  readonly do: "take-action-back";
  readonly reason: ShortText;
}

/** Declare a hand dead; its chips stay in the pot. */
export interface KillHand {
  readonly do: "kill-hand";
  readonly chair: Chair;
  readonly reason: ShortText;
}

/** End the hand without a winner: the whole pot waits for the next deal. */
export interface HoldPot {
  readonly do: "hold-pot";
  readonly reason: ShortText;
}

/** Warn a player, for all to read. */
export interface Warn {
  readonly do: "warn";
  readonly chair: Chair;
  readonly reason: ShortText;
}

/** Set the next hand's button right. */
export interface PlaceButton {
  readonly do: "button";
  readonly chair: Chair;
}

/** Other rules from the next hand on, as the text of a configuration file. */
export interface ChangeRules {
  readonly do: "rules";
  readonly toml: string;
}

/** Every player pays for their chair. */
export interface TakeTimeFees {
  readonly do: "time-fees";
}

/** The kitty pays for something. */
export interface SpendKitty {
  readonly do: "kitty";
  readonly chips: Chips;
  readonly what: ShortText;
}

/** Take the smallest chips off the table. */
export interface ColourUp {
  readonly do: "colour-up";
}

/** A player has paid a marker, or a loan to its lender. */
export interface SettleMarker {
  readonly do: "settle";
  readonly player: ShortText;
  readonly chips: Chips;
  readonly lender?: ShortText;
}

/** Seat a bot; 0 is any free chair. */
export interface AddBot {
  readonly do: "add-bot";
  readonly chair?: number;
  readonly style?: ShortText;
}

/** End the session; everybody takes their chips. */
export interface Close {
  readonly do: "close";
}

/** Take back what a host has asked for, and what waits until the hand is over. */
export interface WithdrawCommand {
  readonly do: "withdraw";
  /** `PendingView.id` */
  readonly id: number;
}

/** What a player does in a hand: a command of the engine. */
export type HandCommand =
  | Fold
  | Check
  | Call
  | RaiseTo
  | RaisePot
  | AllIn
  | BringIn
  | Discard
  | TakeBackDiscard
  | Show
  | Muck
  | RunIt
  | Declare
  | AddChips
  | Challenge;

/** What else somebody with a chair may ask of the table. */
export type ChairCommand =
  | Straddle
  | PassStraddle
  | ChopBlinds
  | OfferMarker
  | AnswerMarker
  | AskForTime
  | CallClock
  | TakeChips
  | Buy
  | SitOut
  | ComeBack
  | Leave
  | MoveToChair
  | ChooseGame;

/** What the room itself does for anybody, and the table knows nothing of. */
export type RoomCommand =
  | HuntRabbit
  | ProposeBombPot
  | AnswerBombPot
  | MarkNoticesRead
  | JoinWaitingList
  | LeaveWaitingList
  | SetStandingAnswers;

/** All that somebody may ask for who is no host. */
export type PlayerCommand =
  | Fold
  | Check
  | Call
  | RaiseTo
  | RaisePot
  | AllIn
  | BringIn
  | Discard
  | TakeBackDiscard
  | Show
  | Muck
  | RunIt
  | Declare
  | AddChips
  | Challenge
  | Straddle
  | PassStraddle
  | ChopBlinds
  | OfferMarker
  | AnswerMarker
  | AskForTime
  | CallClock
  | TakeChips
  | Buy
  | SitOut
  | ComeBack
  | Leave
  | MoveToChair
  | ChooseGame
  | Sit
  | HuntRabbit
  | ProposeBombPot
  | AnswerBombPot
  | MarkNoticesRead
  | JoinWaitingList
  | LeaveWaitingList
  | SetStandingAnswers;

/** What a host asks of the table, or has done there in somebody's place. */
export type HostTableCommand =
  | Approve
  | SitPlayerOut
  | SeatPlayer
  | MovePlayer
  | Adjust
  | CallOff
  | TakeActionBack
  | KillHand
  | HoldPot
  | Warn
  | PlaceButton
  | ChooseGame
  | TakeTimeFees
  | SpendKitty
  | SettleMarker
  | Close;

/**
 * What a host asks of the room: when hands are played, rules that it reads, a race with its deck,
 * bots.
 */
export type HostRoomCommand =
  | Begin
  | Pause
  | ResumeTable
  | ChangeRules
  | ColourUp
  | AddBot
  | RemoveFromWaitingList;

/** What may wait until the hand is over. */
export type DeferrableCommand =
  | Approve
  | SitPlayerOut
  | SeatPlayer
  | MovePlayer
  | Adjust
  | CallOff
  | TakeActionBack
  | KillHand
  | HoldPot
  | Warn
  | PlaceButton
  | ChooseGame
  | TakeTimeFees
  | SpendKitty
  | SettleMarker
  | Close
  | Begin
  | Pause
  | ResumeTable
  | ChangeRules
  | ColourUp
  | AddBot
  | RemoveFromWaitingList;

/** What never waits: who is sent away or let in, and what is not wanted any more. */
export type ImmediateHostCommand = Kick | Ban | LiftBan | WithdrawCommand;

export type HostCommand =
  | Approve
  | SitPlayerOut
  | SeatPlayer
  | MovePlayer
  | Adjust
  | CallOff
  | TakeActionBack
  | KillHand
  | HoldPot
  | Warn
  | PlaceButton
  | ChooseGame
  | TakeTimeFees
  | SpendKitty
  | SettleMarker
  | Close
  | Begin
  | Pause
  | ResumeTable
  | ChangeRules
  | ColourUp
  | AddBot
  | RemoveFromWaitingList
  | Kick
  | Ban
  | LiftBan
  | WithdrawCommand;

/** Anything that may be asked for at a table. */
export type AnyClientCommand =
  | Fold
  | Check
  | Call
  | RaiseTo
  | RaisePot
  | AllIn
  | BringIn
  | Discard
  | TakeBackDiscard
  | Show
  | Muck
  | RunIt
  | Declare
  | AddChips
  | Challenge
  | Straddle
  | PassStraddle
  | ChopBlinds
  | OfferMarker
  | AnswerMarker
  | AskForTime
  | CallClock
  | TakeChips
  | Buy
  | SitOut
  | ComeBack
  | Leave
  | MoveToChair
  | ChooseGame
  | Sit
  | HuntRabbit
  | ProposeBombPot
  | AnswerBombPot
  | MarkNoticesRead
  | JoinWaitingList
  | LeaveWaitingList
  | SetStandingAnswers
  | Approve
  | SitPlayerOut
  | SeatPlayer
  | MovePlayer
  | Adjust
  | CallOff
  | TakeActionBack
  | KillHand
  | HoldPot
  | Warn
  | PlaceButton
  | TakeTimeFees
  | SpendKitty
  | SettleMarker
  | Close
  | Begin
  | Pause
  | ResumeTable
  | ChangeRules
  | ColourUp
  | AddBot
  | RemoveFromWaitingList
  | Kick
  | Ban
  | LiftBan
  | WithdrawCommand;

/** Length at least 1, length at most 40, like ^[\w-]+$. */
export type Identifier = string;

/** Length at least 64, length at most 64, like ^[0-9a-f]{64}$. */
export type HexDigest = string;

/** The first frame: which version of the protocol is spoken, and by what. */
export interface Hello {
  readonly t: "hello";
  readonly protocol: number;
  readonly client?: string;
}

/** Be told about a table, from where one was. */
export interface Watch {
  readonly t: "watch";
  readonly table: Identifier;
  readonly epoch?: string;
  readonly seq?: number;
}

/** Be told no more. */
export interface Unwatch {
  readonly t: "unwatch";
  readonly table: Identifier;
}

/** Ask for something at a table. */
export interface SubmitCommand {
  readonly t: "wish";
  readonly cmd: Identifier;
  readonly table: Identifier;
  readonly wish: AnyClientCommand;
  readonly hand?: number;
  /** `PrivateView.token`: for which turn this is meant. 0 is for whatever turn it is. */
  readonly token?: number;
}

/** Say something to the table. */
export interface SendChat {
  readonly t: "say";
  readonly table: Identifier;
  readonly text: string;
}

/** Show a face or a sign over one's seat, for a moment. */
export interface React {
  readonly t: "react";
  readonly table: Identifier;
  readonly kind: "laugh" | "wow" | "sad" | "angry" | "heart" | "bravo";
}

/** The end of a chain of hashes: the player's cuts are what comes before it, one by one. */
export interface CutPromise {
  readonly t: "promise";
  readonly table: Identifier;
  readonly end: HexDigest;
}

/** A player's cut of the deck of a hand: it hashes to their last one, or to their promise. */
export interface Cut {
  readonly t: "cut";
  readonly table: Identifier;
  readonly hand: number;
  readonly value: HexDigest;
}

/** Is anybody there? *at* comes back as it is. */
export interface Ping {
  readonly t: "ping";
  readonly at?: number;
}

export type ClientMessage =
  | Hello
  | Watch
  | Unwatch
  | SubmitCommand
  | SendChat
  | React
  | CutPromise
  | Cut
  | Ping;

/** The answer to `hello`. */
export interface Welcome {
  readonly t: "welcome";
  readonly protocol: number;
  /** Who one is; empty if nobody. */
  readonly player: string;
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
}

/** Everything about a table that one may know. */
export interface Snapshot {
  readonly t: "snapshot";
  readonly table: string;
  readonly epoch: string;
  readonly seq: number;
  readonly view: TableView;
  readonly mine: PrivateView;
  /** The facts of the hand that is played, as one may know them, from `HandStarted` on. */
  readonly facts: readonly Fact[];
  readonly chat: readonly ChatMessage[];
  /** What has happened in the hand so far, in words. */
  readonly told: readonly Phrase[];
}

/** What has happened since, and how the table looks now. */
export interface Update {
  readonly t: "update";
  readonly table: string;
  /** The number of the last of the facts. */
  readonly seq: number;
  /** How many facts there are: `seq - count` is where one was. */
  readonly count: number;
  readonly facts: readonly Fact[];
  readonly view: TableView;
  readonly mine: PrivateView;
  /** What has happened since in words, for everybody and as far as all may know it. */
  readonly told: readonly Phrase[];
}

/** A wish is fulfilled, and what it did is stored. */
export interface Accepted {
  readonly t: "granted";
  readonly cmd: string;
  readonly table: string;
  /** The number of the last record that it led to, or of the last there was. */
  readonly seq: number;
  /** How many records it led to: none if everything was as it was wished. */
  readonly count: number;
  /** It waits in `TableView.pending`, and happens when the hand is over. */
  readonly later: boolean;
}

/** A wish is not, and nothing has changed. */
export interface Rejected {
  readonly t: "refused";
  readonly cmd: string;
  readonly table: string;
  readonly code: string;
  /** The rule of it, as in `docs/rules`; empty where it is none of poker's. */
  readonly rule: string;
  /** In English, for whoever has no words of their own for *said*. */
  readonly why: string;
  /** Why, as a phrase. */
  readonly said: Phrase;
  /** What would be legal, in English. */
  readonly legal: string;
  /** The same as a phrase. */
  readonly offer: Phrase | null;
}

/** Somebody has said something to the table. */
export interface ChatMessage {
  readonly t: "said";
  readonly table: string;
  readonly player: string;
  readonly text: string;
  readonly at: number;
}

/** A player shows what they feel; it is seen for a moment, and kept nowhere. */
export interface Reacted {
  readonly t: "reacted";
  readonly table: string;
  readonly player: string;
  readonly kind: "laugh" | "wow" | "sad" | "angry" | "heart" | "bravo";
  readonly at: number;
}

/** The deck of a hand is sealed: now is the time to cut it. */
export interface Sealed {
  readonly t: "sealed";
  readonly table: string;
  readonly hand: number;
  readonly root: string;
  /** When the cards are dealt, whoever has cut by then. */
  readonly until: number;
  /** The number of entries in the table's log of roots, up to this seal. */
  readonly entries: number;
  /** The head of that log. */
  readonly head: string;
}

/** Where one is on the waiting list of a table; told when that changes, and to nobody else. */
export interface ListPosition {
  readonly t: "place";
  readonly table: string;
  /** The first is 1; 0 is on it no more. */
  readonly place: number;
  /** The bot's chair that one asked for; 0 is any. */
  readonly wish: number;
  /** The chair that is kept for one; 0 if none is. */
  readonly chair: number;
  /** How long it is kept, in milliseconds of the server's time. */
  readonly until: number;
  /** Why one is on it no more. */
  readonly why: "" | "seated" | "left" | "removed" | "missed" | "away";
}

/** One is told no more about a table, and why: it is gone, or one may not see it. */
export interface WatchEnded {
  readonly t: "gone";
  readonly table: string;
  readonly code: string;
  readonly why: string;
  /** Why, as a phrase. */
  readonly said: Phrase;
  /** Which host has sent one away; empty if none has. */
  readonly by: string;
  /** Why, in that host's words. */
  readonly reason: string;
  /** Until when one stays out, in milliseconds: 0 is not at all, and -1 for good. */
  readonly until: number;
  /** What is to be read, by the wish `read`, before one may come back; 0 is nothing. */
  readonly notice: number;
}

/** The answer to `ping`. */
export interface Pong {
  readonly t: "pong";
  readonly at: number;
  readonly now: number;
}

/** One has a seat at another table of an event: this connection watches it from now on. */
export interface Seated {
  readonly t: "seated";
  readonly event: string;
  /** The table that one has left; empty if one had none. */
  readonly source: string;
  readonly table: string;
  readonly chair: number;
  /** The table's number in the event. */
  readonly number: number;
  readonly why: "start" | "late" | "balance" | "broken" | "redraw";
}

/** When the hand that is played is over, one will move to another table of the event. */
export interface MovePending {
  readonly t: "moves-soon";
  readonly event: string;
  readonly table: string;
  readonly why: "balance" | "broken" | "redraw";
}

/** One's code was used: another browser is the same player from now on. */
export interface DeviceLinked {
  readonly t: "device-came";
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** A frame was not understood, or there were too many. */
export interface ErrorFrame {
  readonly t: "trouble";
  readonly code: string;
  readonly why: string;
  /** Why, as a phrase. */
  readonly said: Phrase;
}

export type ServerMessage =
  | Welcome
  | Snapshot
  | Update
  | Accepted
  | Rejected
  | ChatMessage
  | Reacted
  | Sealed
  | ListPosition
  | WatchEnded
  | Pong
  | Seated
  | MovePending
  | DeviceLinked
  | ErrorFrame;
