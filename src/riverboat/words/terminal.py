"""What only a terminal says: keys and what they are for, questions, and how a session stands."""

from __future__ import annotations

from typing import Literal

from riverboat.words.holdings import Holding
from riverboat.words.offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase

# What was typed ---------------------------------------------------------------------------------


class NoEntry(Phrase, frozen=True):
    """Why something that was typed is nothing that can be done."""


class NotADeclaration(NoEntry, frozen=True):
    en = "'{text}' is not an answer here: say hi, lo or both"
    text: str


class NeitherShowNorMuck(NoEntry, frozen=True):
    en = "'{text}' is not an answer here: s to show, m to muck"
    text: str


class NotATimes(NoEntry, frozen=True):
    en = "'{text}' is not an answer here: say 1 to {most} times"
    text: str
    most: int


class NeitherYesNorNo(NoEntry, frozen=True):
    en = "'{text}' is no answer here: y or n"
    text: str


class MoreDigitsThanChips(NoEntry, frozen=True):
    en = "{start}... is more than anybody has: at most {most} digits"
    start: str
    most: int


class ToHowMuch(NoEntry, frozen=True):
    en = "{words} to how much?{legal: * is legal}"
    words: str
    legal: Offer | None


class NoActionHere(NoEntry, frozen=True):
    en = "'{words}' is no action here: say {keys} or ? for help; legal now: {legal}"
    words: str
    keys: str
    legal: Offer


class NoneOfYourCards(NoEntry, frozen=True):
    en = "'{word}' is none of your cards: say {keys}{pat:, s to stand pat|}; legal now: {legal}"
    word: str
    keys: Phrase
    pat: bool
    legal: Offer


class OneCardByNumberOrName(Phrase, frozen=True):
    en = "d 1 or d Ks"


class CardsByNumberOrName(Phrase, frozen=True):
    en = "d 1 3 or d Ks 2d"


class ThrowWhichAway(NoEntry, frozen=True):
    en = "throw which cards away? you hold {held}; legal now: {legal}"
    held: int
    legal: Offer


class OnceOnly(NoEntry, frozen=True):
    en = "a card can be thrown away once only"


class NoCardNumber(NoEntry, frozen=True):
    en = "there is no card {number}: you hold {held}"
    number: str
    held: int


class NothingToAskFor(NoEntry, frozen=True):
    en = "'{text}' is nothing to ask for here: ? lists what is"
    text: str


class SayMore(NoEntry, frozen=True):
    en = (
        "{what:remove=remove whom? say remove NAME|buy=buy how much? say buy 100|"
        "take=take how much off the table? say take 5|"
        "adjust=correct whose stack, and why? say adjust Doc -5 counted twice|"
        "call off=why is the hand undone? say call off REASON|"
        "chair=to which chair? say chair 3|"
        "sit=in which chair, and with how much? say sit 3 200|"
        "straddle=straddle how often? say straddle always, never, ask or sleepers|"
        "bomb=a bomb pot of how much each? say bomb 10|"
        "add=who sits down? say add NAME, or add NAME rock|"
        "settle=which debt is paid? say settle 50, or settle 50 to NAME|"
        "a marker for how much? say marker 50, or marker 50 from NAME}"
    )
    what: Literal[
        "remove",
        "buy",
        "take",
        "adjust",
        "call off",
        "chair",
        "sit",
        "straddle",
        "bomb",
        "add",
        "settle",
        "marker",
    ]


class WhichGame(NoEntry, frozen=True):
    en = "which game? there are {games}"
    games: tuple[str, ...]


class KittyHas(NoEntry, frozen=True):
    en = "the kitty has {chips}; say kitty 5 cards"
    chips: Chips


class NotANumberOfChips(NoEntry, frozen=True):
    en = "'{words}' is no number of chips"
    words: str


class NoChairOfYours(NoEntry, frozen=True):
    en = "you have no chair: say sit 3 200, or whom you mean"


class NobodyOfThatName(NoEntry, frozen=True):
    en = "'{words}' is nobody here, or several: there are {names}"
    words: str
    names: tuple[str, ...]


class NextHandFirst(NoEntry, frozen=True):
    en = "the next hand comes first: press enter"


# Keys -------------------------------------------------------------------------------------------


class Key(Phrase, frozen=True):
    """What stands beside a key: the key does this."""


class CallKey(Key, frozen=True):
    en = "call {chips}{all_in:, all-in|}"
    chips: Chips
    all_in: bool


class BringInKey(Key, frozen=True):
    en = "bring in {chips}{all_in:, all-in|}"
    chips: Chips
    all_in: bool


class Reach(Phrase, frozen=True):
    """The sizes that are legal."""


class EitherSize(Reach, frozen=True):
    en = "{low} or {high}"
    low: Chips
    high: Chips


class AnySize(Reach, frozen=True):
    en = "{low}{dash}{high}"
    low: Chips
    dash: str
    high: Chips


class OneSize(Reach, frozen=True):
    en = "{low}{all_in:, all-in|}"
    low: Chips
    all_in: bool


class BetKey(Key, frozen=True):
    en = "bet {reach}"
    reach: Reach


class RaiseKey(Key, frozen=True):
    en = "raise to {reach}"
    reach: Reach


class CompleteKey(Key, frozen=True):
    en = "complete to {reach}"
    reach: Reach


class PotKey(Key, frozen=True):
    en = "pot {to}"
    to: Chips


class AllInKey(Key, frozen=True):
    en = "all-in {to}"
    to: Chips


class SizeKey(Key, frozen=True):
    en = "{to}"
    to: Chips


class DrawTwoKey(Key, frozen=True):
    en = "draw two, up to {most}"
    most: int


class ThrowKey(Key, frozen=True):
    en = "throw away {n:a card|* cards}, by their numbers"
    n: int


class TimesKey(Key, frozen=True):
    en = "{times:1=once|2=twice|3=three times|4=four times|five times}"
    times: int


class PlainKey(Key, frozen=True):
    en = (
        "{what:fold=fold|check=check|help=help|show=show|muck=muck|high=high|low=low|draw=draw|"
        "stand pat=stand pat|enter: next hand}"
    )
    what: Literal[
        "fold",
        "check",
        "help",
        "show",
        "muck",
        "high",
        "low",
        "draw",
        "stand pat",
        "next hand",
    ]


class BetweenHands(Phrase, frozen=True):
    en = "enter: next hand   h history   q quit"


class RunItHow(Phrase, frozen=True):
    en = "run it:"


class DeclareClosed(Phrase, frozen=True):
    en = "you declare, closed:"


class PotIs(Phrase, frozen=True):
    en = "pot {pot}; a bet of the pot: {to}"
    pot: Chips
    to: Chips


class NoBetBecause(Phrase, frozen=True):
    en = "no {bet:bet|raise}: {why} ({rule})"
    silent = frozenset({"who"})
    bet: bool
    why: Phrase
    rule: str
    who: Person


class Means(Phrase, frozen=True):
    """What may be typed at one's turn, a line of help each."""

    en = (
        "{what:fold=fold, check, call|"
        "raise=bet or raise to 12 in all; 12 alone says the same, and r where there is one size|"
        "pot=the least raise, half the pot, the pot; 3bb is three big blinds|"
        "all-in=all-in|"
        "bring in=bring it in, or complete to a full bet at once|"
        "challenge=object to a bet of more than the pot, while it stands|"
        "draw=throw away your first and third card; d Ks 2d names them|"
        "stand pat=stand pat|"
        "discard=throw away your first card; d Ks names it|"
        "declare=for which half of the pot you play, where players declare|"
        "show=show or muck, when you are asked|"
        "history=the last hand|"
        "table=the table again|"
        "log=the facts of this hand as JSON, as far as you may know them|"
        "leave the table}"
    )
    what: Literal[
        "fold",
        "raise",
        "pot",
        "all-in",
        "bring in",
        "challenge",
        "draw",
        "stand pat",
        "discard",
        "declare",
        "show",
        "history",
        "table",
        "log",
        "quit",
    ]


class Asks(Phrase, frozen=True):
    """What may be asked of a table, a line of help each."""

    en = (
        "{what:next=the next hand|"
        "out=sit out, out blind at the next big blind; come back, back wait on it|"
        "buy=more chips|"
        "take=chips off the table for refreshments, as far as buy_in.small goes|"
        "chair=move to an empty chair|"
        "leave=get up with all your chips; sit 3 200 sits down again|"
        "sit=X is replacing, to play on for who has just left; or transferred|"
        "straddle=always, never, ask, or sleepers (asks about those too)|"
        "chips=what everybody has, and owes|"
        "ledger=who has bought, won and lost what|"
        "rules=the posted house rules|"
        "last=the last hand, in words or as JSON|"
        "quit=end the session|"
        "others=the same for somebody else, and back, wait, buy, chair and leave|"
        "add=a bot sits down; add Ann rock says how it plays, remove Ann sends it away|"
        "add with=X as for sit: transferred brings 25 from a table that was broken|"
        "adjust=correct a stack by +5 or -5, and say why behind it|"
        "colour up=the smallest chips go off the table|"
        "set=another rule from the next hand on: set straddle.enabled=on|"
        "game=the next game, where the dealer chooses|"
        "bomb=the next hand is a bomb pot of 10 each|"
        "button=set the button right|"
        "7-2=you show that you have won with it, and collect|"
        "fee=everybody pays for time|"
        "kitty=the kitty pays 5 for X|"
        "marker=bet a promise to pay, where stakes are open; 50 from Doc borrows|"
        "chop=as a blind, when all others have folded|"
        "challenge=object to a bet of more than the pot, where such bets stand|"
        "when over=when the hand is over; stay takes it back; buy 100 is for the next|"
        "call off=undo the hand, because of X|"
        "look=and rules: look them up|"
        "As the host of the table:}"
    )
    what: Literal[
        "next",
        "out",
        "buy",
        "take",
        "chair",
        "leave",
        "sit",
        "straddle",
        "chips",
        "ledger",
        "rules",
        "last",
        "quit",
        "others",
        "add",
        "add with",
        "adjust",
        "colour up",
        "set",
        "game",
        "bomb",
        "button",
        "7-2",
        "fee",
        "kitty",
        "marker",
        "chop",
        "challenge",
        "when over",
        "call off",
        "look",
        "as the host",
    ]


class You(Phrase, frozen=True):
    en = "you"


# Questions --------------------------------------------------------------------------------------


class CheckIsFree(Phrase, frozen=True):
    en = "a check is free (TURN-03): f again to fold all the same"


class MayStraddleTo(Phrase, frozen=True):
    en = "You may {live:straddle to|raise blind, as a sleeper, to} {low}: y; enter does not"
    live: bool
    low: Chips


class MayStraddleBetween(Phrase, frozen=True):
    en = (
        "You may {live:straddle to|raise blind, as a sleeper, to} {low}-{high}: "
        "y, or a size; enter does not"
    )
    live: bool
    low: Chips
    high: Chips


class DoYouAgreeTo(Phrase, frozen=True):
    en = "Do you agree to {chips}? y or n"
    chips: Chips


class TakeAChair(Phrase, frozen=True):
    en = "You have no chair: sit 3 200 takes one"


class BuySome(Phrase, frozen=True):
    en = "You have no chips: buy {least}-{most}"
    least: int
    most: int


class BuySomeOrMore(Phrase, frozen=True):
    en = "You have no chips: buy {least} or more"
    least: int


class StraddlesHowOften(Phrase, frozen=True):
    en = "straddles: {often}"
    often: Literal["always", "never", "ask", "sleepers"]


# How it stands ----------------------------------------------------------------------------------


class YouHold(Phrase, frozen=True):
    en = "you have {holding}"
    holding: Holding


class Holds(Phrase, frozen=True):
    en = "{who:* has|you have} {holding}"
    who: Person
    holding: Holding


class Result(Phrase, frozen=True):
    """How somebody stands."""


class IsUp(Result, frozen=True):
    en = "up {chips}"
    chips: Chips


class IsDown(Result, frozen=True):
    en = "down {chips}"
    chips: Chips


class IsEven(Result, frozen=True):
    en = "even"


class YouStand(Phrase, frozen=True):
    en = "You have {chips}, {result}"
    chips: Chips
    result: Result


class AllAreEven(Phrase, frozen=True):
    en = "all are even"


class HandsPlayed(Phrase, frozen=True):
    en = "{hands:* hand|* hands}"
    hands: int


class AfterHands(Phrase, frozen=True):
    en = "after {hands:* hand|* hands}"
    hands: int


class HandNumber(Phrase, frozen=True):
    en = "hand {number}"
    number: int


class YouLeave(Phrase, frozen=True):
    en = "You leave {after}, {result}."
    after: AfterHands
    result: Result


class WithInTheMiddle(Phrase, frozen=True):
    en = " with {chips} in the pot"
    chips: Chips


class YouLeaveUnfinished(Phrase, frozen=True):
    en = "You leave{after: *,} hand {number} unfinished{middle}: {result}."
    after: AfterHands | None
    number: int
    middle: WithInTheMiddle | None
    result: Result


class NoHandFinished(Phrase, frozen=True):
    en = "no hand has been finished yet"


class NoHandPlayed(Phrase, frozen=True):
    en = "no hand has been played yet"


class GamesInTurn(Phrase, frozen=True):
    en = "{name}: {games}; an orbit of each"
    name: str
    games: tuple[str, ...]


class GameChanges(Phrase, frozen=True):
    en = "The game changes to {game}, for an orbit"
    game: str


class ATable(Phrase, frozen=True):
    en = "a table of riverboat"


class TheLedger(Phrase, frozen=True):
    en = "the ledger"


# At a table -------------------------------------------------------------------------------------


class Standing(Phrase, frozen=True):
    """Why somebody is not dealt in as a matter of course, and what they owe."""


class Outside(Standing, frozen=True):
    en = "{who:sits|sit} out"


class Waiting(Standing, frozen=True):
    en = "{who:waits|wait} for the big blind"


class ComingIn(Standing, frozen=True):
    en = "{who:comes|come} in"


class OwedBlind(Phrase, frozen=True):
    en = "{what} {chips}"
    what: Literal["big blind", "small blind", "ante", "straddle"]
    chips: Chips


class Owing(Standing, frozen=True):
    en = "{who:owes|owe} {each:and}"
    each: tuple[OwedBlind, ...]


class StandsSo(Phrase, frozen=True):
    en = "{who} {standing}"
    who: Person
    standing: tuple[Standing, ...]


class Transfers(Phrase, frozen=True):
    en = "{who:* pays|you pay} {whom} {chips}"
    who: Person
    whom: Person
    chips: Chips


class HousePays(Phrase, frozen=True):
    en = "The house pays {whom} {chips}"
    whom: Person
    chips: Chips


class NobodyOwes(Phrase, frozen=True):
    en = "Nobody owes anybody anything"
