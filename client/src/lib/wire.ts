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

/** A refusal, for programs and for people. */
export interface RefusalView {
  /** Code of the refusal. */
  readonly code: string;
  /** Id of the rule, as in `docs/rules`; empty if it is not a rule of poker. */
  readonly rule: string;
  /** Reason in English. */
  readonly why: string;
  /** Reason as a code with arguments. */
  readonly said: Phrase;
}

/** A taken chair. */
export interface SeatView {
  readonly chair: number;
  readonly player: string;
  /** Display name, without the suffix that reserves bots' names. */
  readonly called: string;
  /** True if a program plays: a bot of the room, or a client with an API key that says so. */
  readonly bot: boolean;
  readonly stack: number;
  /** Chips bought that are not in play yet. */
  readonly behind: number;
  /** Chips that await the host's approval. */
  readonly asked: number;
  /** State: `waiting` is to be dealt in; `out` is sitting out. */
  readonly state: "playing" | "folded" | "all-in" | "waiting" | "out" | "leaving";
  /** Bet in front of the player in this round. */
  readonly bet: number;
  /** Visible cards, and `??` for each hidden one. */
  readonly cards: readonly string[];
  /** Last action in this round; `bet` gives the amount, and `drew` the number of cards. */
  readonly says: "fold" | "check" | "call" | "bet" | "raise" | "all-in" | "bring-in" | "ante" | "dead" | "blind" | "post" | "straddle" | "sleeper" | "kill" | "draw" | "stand pat" | "show" | "muck" | "";
  /** Chips won in the last hand, while it is shown. */
  readonly won: number;
  /** Value of the shown cards. */
  readonly holding: Phrase | null;
  /** Blinds and other dues to post on return. */
  readonly owes: number;
  readonly legs: number;
  /** True if the player is connected. */
  readonly here: boolean;
  /** Time bank in milliseconds. */
  readonly bank: number;
  /** True for a bot of the room that yields its chair to a player who asks for it. */
  readonly makes_room: boolean;
  /** In a run-out with all hands open: average share of each board's pot, from 0 to 1. */
  readonly equity: readonly number[];
  /** Number of cards discarded in the last draw of this hand; -1 if there was none. */
  readonly drew: number;
}

/** A pot, and the players who can win it. */
export interface PotView {
  readonly chips: number;
  readonly chairs: readonly number[];
}

/** A share of a pot, its winners, and their cards. */
export interface AwardView {
  /** Number of the pot: 0 is the main pot, 1 the first side pot. */
  readonly pot: number;
  /** Number of the board; -1 is all of them. */
  readonly board: number;
  /** Half of a split pot: `high`, `low`, `badugi`, `draw` ...; empty if not split. */
  readonly half: string;
  /** True if there would have been a low half, but no hand qualified. */
  readonly no_low: boolean;
  /** Chairs of the winners; several split the share. */
  readonly chairs: readonly number[];
  /** Chips that each of them wins. */
  readonly chips: readonly number[];
  /** Playing cards of each winner; empty if no hands were compared. */
  readonly cards: readonly (readonly string[])[];
  /** Value of those cards. */
  readonly words: Phrase | null;
  /** Names of the winners, whose chairs may be empty or taken by others by now. */
  readonly players: readonly string[];
}

/** A running clock, in milliseconds of the server's time; chair 0 is all who are asked. */
export interface ClockView {
  readonly chair: number;
  readonly since: number;
  readonly until: number;
  readonly kind: string;
}

/** The current game. */
export interface GameView {
  /** Name, such as `no-limit hold'em 1/2`. */
  readonly name: string;
  readonly variant: string;
  readonly limit: string;
  readonly blinds: readonly number[];
  readonly ante: number;
  /** Small and big bet, in limit games. */
  readonly bets: readonly number[];
  readonly unit: number;
  /** Most cards that a player may hold face down. */
  readonly down: number;
  /** Most cards that a player may hold. */
  readonly hand_size: number;
  readonly boards: number;
  /** True if a low hand wins all or half of the pot. */
  readonly low: boolean;
  /** Least and greatest buy-in; 0 is no limit. */
  readonly buy_in: readonly [number, number];
}

/** A host's command that is deferred until the hand is over. */
export interface PendingView {
  /** Id by which a host can withdraw it. */
  readonly id: number;
  /** Host who sent it. */
  readonly by: string;
  /** Tag of the command: `rules`, `move-somebody`, `adjust`, `close` ... */
  readonly what: string;
  /** Player whom it is about; empty if it concerns no single one. */
  readonly player: string;
  /** Target chair of a move. */
  readonly to: number;
  /** Correction of a stack, or the ante of a bomb pot. */
  readonly chips: number;
  /** Name of the new game, or the reason given. */
  readonly text: string;
  /** The whole command as a phrase. */
  readonly said: Phrase;
}

/** A proposed bomb pot, and the state of the vote. */
export interface BombPotVoteView {
  /** Number of the hand that would be a bomb pot. */
  readonly hand: number;
  readonly by: string;
  /** Ante of each player. */
  readonly chips: number;
  /** Number of players who have agreed. */
  readonly agree: number;
  /** Number of players asked. */
  readonly of: number;
  /** Number of boards; 0 for the game's own. */
  readonly boards: number;
}

/** Display format of chips: numbers or money. Amounts on the wire are always whole chips. */
export interface Money {
  /** Decimal places: 2 is for cents: 150 chips are written 1.50, and input of 1.5 means 150. */
  readonly digits: 0 | 2;
  /** Currency sign: `€`, `$`, `Kč`; empty for none. */
  readonly sign: string;
  /** True if the sign stands before the number. */
  readonly before: boolean;
}

/** Public view of a table. */
export interface TableView {
  readonly table: string;
  readonly name: string;
  readonly chairs: number;
  readonly game: GameView;
  /** Names of the games in a mix; empty if there is only one game. */
  readonly mix: readonly string[];
  /** True if a game of the table has bets of variable size; else all bets are fixed. */
  readonly sized: boolean;
  readonly seats: readonly SeatView[];
  /** Number of the current or last hand. */
  readonly hand: number;
  readonly phase: "idle" | "between" | "straddles" | "playing" | "showdown" | "paused" | "closed";
  /** Reason why no hand is played; `null` during a hand. */
  readonly why: Phrase | null;
  readonly button: number;
  readonly small: number;
  readonly big: number;
  readonly street: string;
  readonly boards: readonly (readonly string[])[];
  /** Pots, main pot first; bets of this round are still in front of the seats. */
  readonly pots: readonly PotView[];
  readonly carried: number;
  /** Chairs to act. */
  readonly to_act: readonly number[];
  /**
   * Kind of question to them: `act`, `draw`, `show`, `run-it`, `declare`, `straddle`,
   * `answer`, `game`; empty if there is none.
   */
  readonly asks: string;
  /** Bet to match in this round. */
  readonly bet: number;
  readonly clock: ClockView | null;
  /** Limits of this hand in percent: 200 in a kill pot. */
  readonly percent: number;
  readonly bomb: number;
  readonly rock: number;
  readonly killer: number;
  /** Winners of the last hand: chair, chips, and holding. */
  readonly won: readonly (readonly [number, number, Phrase | null])[];
  /** Time of the next hand in milliseconds; 0 if unknown. */
  readonly next_at: number;
  /** Total rake and time fees so far. */
  readonly rake: number;
  /** Rake of this hand, or of the last one. */
  readonly raked: number;
  readonly kitty: number;
  /** Root of the current or next sealed deck. */
  readonly root: string;
  /** Number of spectators. */
  readonly watching: number;
  /** True if chat is enabled. */
  readonly chat: boolean;
  /** True if all who may enter may watch without a chair. */
  readonly spectators: boolean;
  /** Delay in seconds for spectators. */
  readonly delay: number;
  /** Number of players on the waiting list. */
  readonly waiting: number;
  /** Empty chairs that are reserved for some of them. */
  readonly kept: readonly number[];
  /** True in a run-out: no player can bet, and the remaining cards come one after the other. */
  readonly run_out: boolean;
  /** Awards of the last hand, in the order of payment. */
  readonly awards: readonly AwardView[];
  /** Duration of the payout in milliseconds; the next hand waits for it. */
  readonly pays: number;
  /** Number of the current draw, and of all draws; 0 before the first. */
  readonly draw: readonly [number, number];
  /** In a mix: number of hands in a row of this game, this one included. */
  readonly game_hand: number;
  /** In a mix: hands of this game before the next one; 0 if unknown. */
  readonly game_hands: number;
  /** Next game of a mix that rotates. */
  readonly next_game: string;
  /**
   * Rabbit-hunt cards of each board in the last hand, once a player has asked for them;
   * they move no chips.
   */
  readonly rabbit: readonly (readonly string[])[];
  /** Deferred commands of hosts, in order. */
  readonly pending: readonly PendingView[];
  /** Pause by a host: `next` is after this hand, `now` is at once. */
  readonly pause: "" | "next" | "now";
  /** Host who paused; empty if the table is not paused. */
  readonly paused_by: string;
  /** True while chat is muted because a player is all-in. */
  readonly quiet: boolean;
  /** In a dealer's choice: names of the games to choose from. */
  readonly choices: readonly string[];
  /** Host's description of the table. */
  readonly about: string;
  /** Display format of chips. */
  readonly money: Money;
  /** Open vote for a bomb pot; `null` if there is no proposal. */
  readonly bomb_vote: BombPotVoteView | null;
  /** Empty chairs just left by a player, in which a new one may choose to play on. */
  readonly in_stead: readonly number[];
  /** Id of the table's event; empty if there is none. Its standings are available over HTTP. */
  readonly event: string;
  /** Number of the table in its event. */
  readonly event_table: number;
  /**
   * Least and greatest total for a bet or raise; (0, 0) if the player to act may not raise, or if
   * it would reveal their cards (openers).
   */
  readonly raises: readonly [number, number];
  /**
   * Players whose cuts were used for the current deck, in the order of their chairs, without the
   * room's own bots; empty if there were none, `null` before the cut.
   */
  readonly cut_by: readonly string[] | null;
}

/** A preset amount, which fills in the bet but does not submit it. */
export interface Preset {
  /**
   * Label: big blinds (`bb`), times the bet to match (`x`), of the pot after a call (`1/2`,
   * `2 pot`), the least (`min`) or all chips.
   */
  readonly label: "min" | "2bb" | "2.2bb" | "2.5bb" | "3bb" | "4bb" | "5bb" | "2.5x" | "3x" | "4x" | "1/4" | "1/3" | "1/2" | "2/3" | "3/4" | "pot" | "1.5 pot" | "2 pot" | "all-in";
  readonly to: number;
}

/** To bet, call, check or fold. */
export interface ActTurn {
  readonly ask: "act";
  readonly call: number;
  /** Least total to raise to; 0 if the player may not raise. */
  readonly low: number;
  readonly high: number;
  readonly all_in: number;
  readonly unit: number;
  /** True if the player may fold. */
  readonly fold: boolean;
  /** True if a check is free. */
  readonly free: boolean;
  /** True if a raise is the first bet of the round. */
  readonly opens: boolean;
  readonly ends_only: boolean;
  readonly bring_in: boolean;
  readonly short: number;
  readonly may_buy: boolean;
  /** Reason why the player may not raise; `null` if they may. */
  readonly barred: RefusalView | null;
  /** Calculation of the pot-limit maximum; `null` in other structures. */
  readonly pot: Phrase | null;
  /** Presets that are legal now. */
  readonly presets: readonly Preset[];
  /** True in the first round of a game with blinds if there was no raise. */
  readonly unraised: boolean;
}

/** To discard cards. */
export interface DrawTurn {
  readonly ask: "draw";
  readonly least: number;
  readonly most: number;
  readonly draws: boolean;
}

/** To show or muck. */
export interface ShowTurn {
  readonly ask: "show";
  readonly may_muck: boolean;
  /** True if it is the player's turn; else they may show out of order. */
  readonly mine: boolean;
}

/** To agree on the number of run-outs. */
export interface RunItTurn {
  readonly ask: "run-it";
  readonly most: number;
}

/** To declare for high, low or both. */
export interface DeclareTurn {
  readonly ask: "declare";
}

/** To straddle or decline. */
export interface StraddleTurn {
  readonly ask: "straddle";
  readonly least: number;
  readonly most: number;
  readonly live: boolean;
}

/** To accept a marker or decline. */
export interface AnswerTurn {
  readonly ask: "answer";
  readonly debtor: number;
  readonly chips: number;
  readonly lender: number;
}

/** To choose the next game of a dealer's choice, as the player on the button. */
export interface GameTurn {
  readonly ask: "game";
  readonly games: readonly string[];
  /** Game that is dealt without a choice. */
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

/** A host action that concerns one player, shown to them until they have read it. */
export interface NoticeView {
  readonly id: number;
  /**
   * Kind: `moved`, `seated`, `adjusted`, `dealt-out`, `refused`, `warned`,
   * `killed`, `sent-away`, `host`, `dropped`, `announced`.
   */
  readonly what: string;
  readonly by: string;
  /** Reason given, announcement, or reason why a command was dropped. */
  readonly text: string;
  readonly chips: number;
  /** Current chair of the player. */
  readonly chair: number;
  /** End of the ban in milliseconds: 0 is no ban, and -1 a permanent one. */
  readonly until: number;
  /** Code of the reason why a command was dropped, for programs. */
  readonly code: string;
  readonly rule: string;
  /** Reason why it was dropped, as a phrase. */
  readonly said: Phrase | null;
}

/** A banned player. */
export interface BanView {
  readonly player: string;
  readonly by: string;
  readonly reason: string;
  /** End of the ban in milliseconds since 1970; -1 is permanent. */
  readonly until: number;
}

/** A player's standing answers. */
export interface StandingAnswersView {
  readonly straddle: "ask" | "never" | "always";
  readonly run_it: "ask" | "once" | "most";
  readonly beaten: "ask" | "muck";
  /** Automatic purchase of the usual buy-in when all chips are gone. */
  readonly rebuy: boolean;
  /** Automatic top-up between hands below this percentage of the largest stack; 0 is never. */
  readonly top_up: number;
  /** Wait for the big blind instead of posting to come in. */
  readonly waits: boolean;
}

/** Private view of a table for one viewer. */
export interface PrivateView {
  /** Role of the viewer: a host runs the table. */
  readonly role: "host" | "player" | "spectator";
  /** Chair of the player; 0 if they have none. */
  readonly chair: number;
  /** All of the player's cards, including those face up. */
  readonly cards: readonly string[];
  /** Those of them that are face up. */
  readonly up: readonly string[];
  /** Value of the cards with the board. */
  readonly holding: Phrase | null;
  /** Question to the player. */
  readonly turn: AnyTurn | null;
  /** Turn token to send with each command in the hand; another turn's is rejected as stale. */
  readonly token: number;
  /** Declaration of the player. */
  readonly side: string;
  /** Least and greatest purchase now; (0, 0) if they may not buy. */
  readonly buy: readonly [number, number];
  /** True if they may ask for time. */
  readonly extra: boolean;
  /**
   * Requests for after this hand: `sits-out-next`, `leaves-next`, `waits`; and
   * `sits-out-at-blind`.
   */
  readonly flags: readonly string[];
  /** Cards of the last hand that are not public and that the player may show. */
  readonly may_show: readonly string[];
  /** For hosts: chair, player, chips and kind of each request that awaits approval. */
  readonly requests: readonly (readonly [number, string, number, string])[];
  /** For hosts: players on the waiting list, in order. */
  readonly waiting: readonly string[];
  /** True if the player may ask for a rabbit hunt of the last hand. */
  readonly may_rabbit: boolean;
  /** Unread notices of host actions that concern the player. */
  readonly notices: readonly NoticeView[];
  /** For hosts: banned players. */
  readonly barred: readonly BanView[];
  /** Standing answers; `null` without a chair. */
  readonly standing: StandingAnswersView | null;
  /** True if they may challenge a bet above the pot. */
  readonly challenge: boolean;
  /** Vote on the proposed bomb pot; empty if the player is not asked. */
  readonly bomb_vote: "" | "asked" | "agreed";
  /** True if the player may propose a bomb pot. */
  readonly may_bomb: boolean;
  /** For hosts: the last action can be undone. */
  readonly may_undo: boolean;
  /** For hosts: groups of players who share a client address, if the host has set so. */
  readonly together: readonly (readonly string[])[];
  /** Most chips that the player may take off the table now for refreshments and tips. */
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

/** Fold the hand. */
export interface Fold {
  readonly do: "fold";
}

/** Check. */
export interface Check {
  readonly do: "check";
}

/** Call the bet, or go all-in for less. */
export interface Call {
  readonly do: "call";
}

/** Bet or raise so that the player's bets of this round total *to* chips. */
export interface RaiseTo {
  readonly do: "raise";
  readonly to: Chips;
}

/** Raise the pot. */
export interface RaisePot {
  readonly do: "pot";
}

/** Go all-in. */
export interface AllIn {
  readonly do: "all-in";
}

/** Post the bring-in of a stud game. */
export interface BringIn {
  readonly do: "bring-in";
}

/** Discard cards; an empty list stands pat. */
export interface Discard {
  readonly do: "discard";
  readonly cards?: readonly Card[];
}

/** Take back the last discard. */
export interface TakeBackDiscard {
  readonly do: "take-back";
}

/** Show cards: all of them at the showdown; some or all when the hand is over. */
export interface Show {
  readonly do: "show";
  /** Cards to show; empty for the whole hand. */
  readonly cards?: readonly Card[];
}

/** Muck the hand. */
export interface Muck {
  readonly do: "muck";
}

/** Agree to run out the board this many times. */
export interface RunIt {
  readonly do: "run-it";
  readonly times: number;
}

/** Declare for high, low or both; the others see it when all have declared. */
export interface Declare {
  readonly do: "declare";
  readonly side: "high" | "low" | "both";
}

/** Add chips during a hand of open stakes. */
export interface AddChips {
  readonly do: "add-chips";
  readonly chips: Chips;
  readonly how?: "bought" | "borrowed" | "marker";
}

/** Straddle before the cards; 0 is the least amount. */
export interface Straddle {
  readonly do: "straddle";
  readonly to?: Chips;
}

/** Decline to straddle. */
export interface PassStraddle {
  readonly do: "no-straddle";
}

/** Chop the blinds, if the other blind agrees. */
export interface ChopBlinds {
  readonly do: "chop";
}

/** Bet a promise to pay, or chips lent by another player. */
export interface OfferMarker {
  readonly do: "marker";
  readonly chips: Chips;
  readonly lender?: number;
}

/** Accept a player's marker, or decline it. */
export interface AnswerMarker {
  readonly do: "answer";
  readonly yes: boolean;
}

/** Challenge a bet above the pot, which stands unless a player does. */
export interface Challenge {
  readonly do: "challenge";
}

/** Ask for more time, once a hand. */
export interface AskForTime {
  readonly do: "time";
}

/** Call the clock on the player to act. */
export interface CallClock {
  readonly do: "clock";
}

/** Take a chair and buy chips. */
export interface Sit {
  readonly do: "sit";
  readonly chair: Chair;
  readonly chips?: Chips;
  /** Wait for the big blind before being dealt in, and post nothing before. */
  readonly waits?: boolean;
  /** `replacing`: play on for a player who has just left a chair of `TableView.in_stead`. */
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

/** Sit out after this hand; *cancel* takes that back. */
export interface SitOut {
  readonly do: "sit-out";
  readonly cancel?: boolean;
  /** Sit out when the big blind comes, not after this hand. */
  readonly at_blind?: boolean;
}

/** Return and post what is owed; or wait for the big blind. */
export interface ComeBack {
  readonly do: "come-back";
  readonly waits?: boolean;
}

/** Leave with all chips, after the hand if one is played; *cancel* takes that back. */
export interface Leave {
  readonly do: "leave";
  readonly cancel?: boolean;
}

/** Move to another chair. */
export interface MoveToChair {
  readonly do: "move";
  readonly to: Chair;
}

/** Choose the next game of a dealer's choice, as the player on the button or as a host. */
export interface ChooseGame {
  readonly do: "game";
  readonly name: ShortText;
}

/** Show the cards that would have come in the last hand, if the host allows it. */
export interface HuntRabbit {
  readonly do: "rabbit";
}

/** Propose a bomb pot as the next hand, which needs the agreement of all who would play it. */
export interface ProposeBombPot {
  readonly do: "propose-bomb";
  /** Ante of each player. */
  readonly chips: number;
  /** Number of boards; 0 for the game's own. */
  readonly boards?: BoardCount;
}

/** Agree to a proposed bomb pot, or decline. */
export interface AnswerBombPot {
  readonly do: "answer-bomb";
  /** Number of the hand, from `BombPotVoteView.hand`. */
  readonly hand: number;
  readonly yes?: boolean;
}

/** Mark notices as read up to this one; they are not sent again. */
export interface MarkNoticesRead {
  readonly do: "read";
  /** Id of the last read notice, from `NoticeView.id`. */
  readonly id: number;
}

/** Join the waiting list if no chair is free or a bot's is wanted, or change preferences. */
export interface JoinWaitingList {
  readonly do: "join-list";
  /** Bot's chair, which it yields after the hand. 0 is the first free one. */
  readonly chair?: number;
  /** Buy-in to sit down with as soon as there is a chair; 0 to be asked then. */
  readonly chips?: Chips;
}

/** Leave the waiting list, and give up a reserved chair. */
export interface LeaveWaitingList {
  readonly do: "leave-list";
}

/** Set the player's standing answers; fields left out stay as they are. */
export interface SetStandingAnswers {
  readonly do: "standing";
  readonly straddle?: "ask" | "never" | "always" | null;
  /** Number of run-outs of an all-in: once, or as often as the house allows. */
  readonly run_it?: "ask" | "once" | "most" | null;
  /** Automatic muck of a beaten hand. */
  readonly beaten?: "ask" | "muck" | null;
  /** Automatic purchase of the usual buy-in when all chips are gone. */
  readonly rebuy?: boolean | null;
  /** Automatic top-up between hands below this percentage of the largest stack; 0 is never. */
  readonly top_up?: number | null;
  /** Wait for the big blind instead of posting to come in. */
  readonly waits?: boolean | null;
}

/** Remove a player from the waiting list. */
export interface RemoveFromWaitingList {
  readonly do: "remove-from-list";
  readonly player: ShortText;
}

/** Deal the next hand now; *bomb* is the ante of a bomb pot. */
export interface Begin {
  readonly do: "begin";
  readonly bomb?: Chips;
  /** Number of boards of a bomb pot; 0 for the game's own. */
  readonly boards?: BoardCount;
}

/** Pause after this hand; or at once, with frozen clocks. */
export interface Pause {
  readonly do: "pause";
  readonly now?: boolean;
}

/** Resume after a pause. */
export interface ResumeTable {
  readonly do: "go-on";
}

/** Approve the chips that a player has asked for, or decline. */
export interface Approve {
  readonly do: "approve";
  readonly chair: Chair;
  readonly yes?: boolean;
}

/** Length at most 200. */
export type Reason = string;

/** Length at most 200. */
export type RequiredReason = string;

/** Remove a player with their chips, after the hand if one is played; they may come back. */
export interface Kick {
  readonly do: "kick";
  readonly chair: Chair;
  /** Reason, shown to the player and to all. */
  readonly reason?: ShortText;
}

/** Remove a player or spectator, and ban them for a while. */
export interface Ban {
  readonly do: "ban";
  readonly player: ShortText;
  readonly reason?: ShortText;
  readonly until?: "hour" | "day" | "good";
}

/** Lift a ban. */
export interface LiftBan {
  readonly do: "let-in";
  readonly player: ShortText;
}

/** Sit a player out after this hand. */
export interface SitPlayerOut {
  readonly do: "sit-somebody-out";
  readonly chair: Chair;
}

/** Seat a spectator or waiting player, with or without chips. */
export interface SeatPlayer {
  readonly do: "seat-somebody";
  readonly player: ShortText;
  readonly chair: Chair;
  /** Buy-in; 0 is none: they buy their own. */
  readonly chips?: Chips;
  /** `transferred`: they bring their chips from a broken table, below the minimum, too. */
  readonly entry?: "new" | "replacing" | "transferred";
}

/** Move a player to another chair, between hands. */
export interface MovePlayer {
  readonly do: "move-somebody";
  readonly chair: Chair;
  readonly to: Chair;
}

/** Correct a stack by this number of chips, with a reason that all can read. */
export interface Adjust {
  readonly do: "adjust";
  readonly chair: Chair;
  readonly chips: number;
  readonly reason: ShortText;
}

/** Void the hand: all players take back their bets. */
export interface CallOff {
  readonly do: "call-off";
  readonly reason: ShortText;
}

/** Undo the last action of the hand, unless a card has come since. */
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

/** End the hand without a winner: the pot carries over to the next deal. */
export interface HoldPot {
  readonly do: "hold-pot";
  readonly reason: ShortText;
}

/** Warn a player; all can read it. */
export interface Warn {
  readonly do: "warn";
  readonly chair: Chair;
  readonly reason: ShortText;
}

/** Correct the button of the next hand. */
export interface PlaceButton {
  readonly do: "button";
  readonly chair: Chair;
}

/** Change the rules from the next hand on, given as a configuration file's text. */
export interface ChangeRules {
  readonly do: "rules";
  readonly toml: string;
}

/** Collect time fees from all players. */
export interface TakeTimeFees {
  readonly do: "time-fees";
}

/** Pay for something from the kitty. */
export interface SpendKitty {
  readonly do: "kitty";
  readonly chips: Chips;
  readonly what: ShortText;
}

/** Color up the smallest chips. */
export interface ColourUp {
  readonly do: "colour-up";
}

/** Record that a player has paid a marker, or a loan to its lender. */
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

/** End the session; all players take their chips. */
export interface Close {
  readonly do: "close";
}

/** Withdraw a deferred command. */
export interface WithdrawCommand {
  readonly do: "withdraw";
  /** Id of the deferred command, from `PendingView.id`. */
  readonly id: number;
}

/** Actions of a player in a hand: commands of the engine. */
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

/** Other commands of a seated player to the table. */
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

/** Commands that the room itself executes for any client; the table does not know them. */
export type RoomCommand =
  | HuntRabbit
  | ProposeBombPot
  | AnswerBombPot
  | MarkNoticesRead
  | JoinWaitingList
  | LeaveWaitingList
  | SetStandingAnswers;

/** All commands of a client who is not a host. */
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

/** Commands of a host to the table, or on behalf of a player there. */
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
 * Commands of a host to the room: beginning hands, changing rules, chip races with its deck,
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

/** Commands that may be deferred until the hand is over. */
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

/** Commands that are never deferred: kicks, bans and withdrawals. */
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

/** Any command at a table. */
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

/** First frame of a client: its protocol version and its name. */
export interface Hello {
  readonly t: "hello";
  readonly protocol: number;
  readonly client?: string;
}

/** Subscribe to a table, from the last known position. */
export interface Watch {
  readonly t: "watch";
  readonly table: Identifier;
  readonly epoch?: string;
  readonly seq?: number;
}

/** Unsubscribe from a table. */
export interface Unwatch {
  readonly t: "unwatch";
  readonly table: Identifier;
}

/** Submit a command at a table. */
export interface SubmitCommand {
  readonly t: "wish";
  readonly cmd: Identifier;
  readonly table: Identifier;
  readonly wish: AnyClientCommand;
  readonly hand?: number;
  /** `PrivateView.token` of the turn that the command is for; 0 is for any turn. */
  readonly token?: number;
}

/** Send a line of chat to the table. */
export interface SendChat {
  readonly t: "say";
  readonly table: Identifier;
  readonly text: string;
}

/** Show a reaction at the player's seat for a moment. */
export interface React {
  readonly t: "react";
  readonly table: Identifier;
  readonly kind: "laugh" | "wow" | "sad" | "angry" | "heart" | "bravo";
}

/** End of a chain of hashes: the player's cuts are the earlier links, one by one. */
export interface CutPromise {
  readonly t: "promise";
  readonly table: Identifier;
  readonly end: HexDigest;
}

/** A player's cut of a hand's deck: its hash is their previous cut, or their promise. */
export interface Cut {
  readonly t: "cut";
  readonly table: Identifier;
  readonly hand: number;
  readonly value: HexDigest;
}

/** Keep-alive request; *at* is returned unchanged. */
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

/** Answer to `hello`. */
export interface Welcome {
  readonly t: "welcome";
  readonly protocol: number;
  /** Name of the player; empty if not logged in. */
  readonly player: string;
  /** Server time in milliseconds since 1970. */
  readonly now: number;
}

/** The whole table as the client may know it. */
export interface Snapshot {
  readonly t: "snapshot";
  readonly table: string;
  readonly epoch: string;
  readonly seq: number;
  readonly view: TableView;
  readonly mine: PrivateView;
  /** Redacted facts of the current hand, from `HandStarted` on. */
  readonly facts: readonly Fact[];
  readonly chat: readonly ChatMessage[];
  /** Event feed of the hand so far. */
  readonly told: readonly Phrase[];
}

/** New facts, and the table after them. */
export interface Update {
  readonly t: "update";
  readonly table: string;
  /** Sequence number of the last fact. */
  readonly seq: number;
  /** Number of facts: `seq - count` is the client's previous position. */
  readonly count: number;
  readonly facts: readonly Fact[];
  readonly view: TableView;
  readonly mine: PrivateView;
  /** Public event-feed phrases of these facts. */
  readonly told: readonly Phrase[];
}

/** A command was executed, and its effects are stored. */
export interface Accepted {
  readonly t: "granted";
  readonly cmd: string;
  readonly table: string;
  /** Number of the last record that it caused, or of the last one before it. */
  readonly seq: number;
  /** Number of records that it caused: 0 if it changed nothing. */
  readonly count: number;
  /** True if it is deferred in `TableView.pending` until the hand is over. */
  readonly later: boolean;
}

/** A command was rejected, and nothing has changed. */
export interface Rejected {
  readonly t: "refused";
  readonly cmd: string;
  readonly table: string;
  readonly code: string;
  /** Id of the rule, as in `docs/rules`; empty if it is not a rule of poker. */
  readonly rule: string;
  /** Reason in English, for clients without words for *said*. */
  readonly why: string;
  /** Reason as a phrase. */
  readonly said: Phrase;
  /** Legal alternative, in English. */
  readonly legal: string;
  /** Legal alternative as a phrase. */
  readonly offer: Phrase | null;
}

/** A line of chat at the table. */
export interface ChatMessage {
  readonly t: "said";
  readonly table: string;
  readonly player: string;
  readonly text: string;
  readonly at: number;
}

/** A player's reaction, shown for a moment and not stored. */
export interface Reacted {
  readonly t: "reacted";
  readonly table: string;
  readonly player: string;
  readonly kind: "laugh" | "wow" | "sad" | "angry" | "heart" | "bravo";
  readonly at: number;
}

/** The deck of a hand is sealed and can be cut now. */
export interface Sealed {
  readonly t: "sealed";
  readonly table: string;
  readonly hand: number;
  readonly root: string;
  /** Time of the deal; later cuts do not count. */
  readonly until: number;
  /** Number of entries in the table's root log, up to this seal. */
  readonly entries: number;
  /** Head of that log. */
  readonly head: string;
}

/** A player's position on the waiting list of a table, sent only to them when it changes. */
export interface ListPosition {
  readonly t: "place";
  readonly table: string;
  /** Position from 1; 0 if no longer on the list. */
  readonly place: number;
  /** Bot's chair that the player asked for; 0 is any. */
  readonly wish: number;
  /** Chair reserved for the player; 0 if there is none. */
  readonly chair: number;
  /** End of the reservation, in milliseconds of the server's time. */
  readonly until: number;
  /** Reason for the removal from the list. */
  readonly why: "" | "seated" | "left" | "removed" | "missed" | "away";
}

/** The subscription to a table has ended, with the reason: it is gone, or may not be watched. */
export interface WatchEnded {
  readonly t: "gone";
  readonly table: string;
  readonly code: string;
  readonly why: string;
  /** Reason as a phrase. */
  readonly said: Phrase;
  /** Host who removed the player; empty if there is none. */
  readonly by: string;
  /** Reason in that host's words. */
  readonly reason: string;
  /** End of the ban in milliseconds: 0 is no ban, and -1 a permanent one. */
  readonly until: number;
  /** Notice to be marked as read, by `read`, before returning; 0 is none. */
  readonly notice: number;
}

/** Answer to `ping`. */
export interface Pong {
  readonly t: "pong";
  readonly at: number;
  readonly now: number;
}

/** The player has a seat at another table of an event, and this connection now watches it. */
export interface Seated {
  readonly t: "seated";
  readonly event: string;
  /** Previous table; empty if there was none. */
  readonly source: string;
  readonly table: string;
  readonly chair: number;
  /** Number of the table in the event. */
  readonly number: number;
  readonly why: "start" | "late" | "balance" | "broken" | "redraw";
}

/** The player will move to another table of the event after the current hand. */
export interface MovePending {
  readonly t: "moves-soon";
  readonly event: string;
  readonly table: string;
  readonly why: "balance" | "broken" | "redraw";
}

/** The player's code was used: another browser is logged in as this player. */
export interface DeviceLinked {
  readonly t: "device-came";
  /** Time in milliseconds since 1970. */
  readonly at: number;
}

/** A frame was invalid, or there were too many. */
export interface ErrorFrame {
  readonly t: "trouble";
  readonly code: string;
  readonly why: string;
  /** Reason as a phrase. */
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
