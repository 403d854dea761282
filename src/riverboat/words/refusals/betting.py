"""Refusals of the engine to a player or dealer, within one hand."""

from __future__ import annotations

from riverboat.words.acts import Act
from riverboat.words.offers import Offer
from riverboat.words.phrase import Cards, Chips, Person, Refusal

# Whole refusals ---------------------------------------------------------------------------------


class _Because(Refusal, frozen=True):
    """A refused act; the reason has the code and the rule."""

    who: Person
    act: Act
    why: Refusal
    legal: Offer

    @property
    def code(self) -> str:  # type: ignore[override]
        """The code of the reason."""
        return self.why.code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule of the reason."""
        return self.why.rule


class Cannot(_Because, frozen=True):
    en = "{who} cannot {act}: {why}; legal now: {legal}"


class CannotWhileWaiting(_Because, frozen=True):
    en = "{who} cannot {act}: {why}; the table waits for: {legal}"


class NotYours(Refusal, frozen=True):
    code, rule = "not yours", "BET-01"
    en = "{who} cannot {act}: that hand belongs to {owner}"
    who: Person
    act: Act
    owner: Person


class OutOfTurn(Refusal, frozen=True):
    code, rule = "out of turn", "BET-01"
    en = "{who} cannot {act} out of turn: {next} is to act: {legal}"
    who: Person
    act: Act
    next: Person
    legal: Offer


class NobodyToAct(Refusal, frozen=True):
    code, rule = "nobody to act", "BET-01"
    en = "nobody can {act} now; the table waits for: {legal}"
    act: Act
    legal: Offer


class OddPart(Refusal, frozen=True):
    code, en = "no such command", "{command}: {part} cannot be {value}"
    command: str
    part: str
    value: str


class NoOverbet(Refusal, frozen=True):
    code, rule = "no overbet", "POTL-11"
    en = "there is no overbet to challenge now"


class WrongBringIn(Refusal, frozen=True):
    code, rule = "wrong bring-in", "BRNG-02"
    en = "{who} cannot bring it in: {next} shows {card} and must: {legal}"
    who: Person
    next: Person
    card: Cards
    legal: Offer


class NoBringInToCorrect(Refusal, frozen=True):
    code, rule = "nothing to correct", "BYND-68"
    en = "there is no bring-in to correct now"


class PotIsNotCounted(Refusal, frozen=True):
    code, rule = "not pot-limit", "POTL-09"
    en = "the dealer counts the pot in pot-limit only, and this is {structure}"
    structure: str


# Reasons ----------------------------------------------------------------------------------------


class MustBringIn(Refusal, frozen=True):
    code, rule = "must bring in", "BRNG-01"
    en = "{who:they have|you have} to bring it in"


class NoBringIn(Refusal, frozen=True):
    code, rule, en = "no bring-in", "BRNG-01", "no bring-in is owed"


class FreeToCheck(Refusal, frozen=True):
    code, rule, en = "free to check", "TURN-03", "a check is free"


class FacingABet(Refusal, frozen=True):
    code, rule = "facing a bet", "BET-05"
    en = "{who:they face|you face} {chips}"
    chips: Chips


class NotAnAmount(Refusal, frozen=True):
    code, rule, en = "not an amount", "BET-10", "bets are whole numbers of chips"


class TooManyChips(Refusal, frozen=True):
    code, rule = "too many chips", "NOLM-02"
    en = "{who:they have|you have} {chips} in all"
    chips: Chips


class BeyondTheCap(Refusal, frozen=True):
    code, rule = "too many chips", "CAPL-01"
    en = "the cap leaves {who:them|you} {chips} in all"
    chips: Chips


class TooSmall(Refusal, frozen=True):
    code, rule = "too small", "BET-10"
    en = "the least is {least}"
    least: Chips


class OpensForLess(TooSmall, frozen=True):
    rule = "GAME-21"


class OffTheUnit(Refusal, frozen=True):
    code, rule = "off the unit", "UNIT-01"
    en = "bets are multiples of {unit}, or all-in"
    unit: Chips


class TooLarge(Refusal, frozen=True):
    code, rule = "too large", "SPRD-01"
    en = "the most is {most}"
    most: Chips


class MoreThanTheBet(TooLarge, frozen=True):
    rule = "FIX-01"


class MoreThanThePot(TooLarge, frozen=True):
    rule = "POTL-01"


class NotPotLimit(Refusal, frozen=True):
    code, rule, en = "not pot-limit", "POTL-08", "this is not pot-limit"


# Why somebody may not raise ---------------------------------------------------------------------


class AllInToCall(Refusal, frozen=True):
    code, rule = "all-in to call", "ALLN-01"
    en = "the call takes all {who:their|your} chips"


class NotReopened(Refusal, frozen=True):
    code, rule, en = "not reopened", "ALLN-16", "the betting is not reopened"


class Capped(Refusal, frozen=True):
    code, rule, en = "capped", "CAPR-08", "the betting is capped"


class NoRaisesLeft(Refusal, frozen=True):
    code, rule, en = "capped", "CAPR-08", "the definition allows no more raises"


class NoActionsLeft(Refusal, frozen=True):
    code, en = "capped", "a round has at most {most} actions"
    most: int


class NoChipsToBet(Refusal, frozen=True):
    code, rule = "no chips", "OPEN-06"
    en = "{who:they have|you have} no chips to bet, and may add some"


class NobodyToCall(Refusal, frozen=True):
    code, rule, en = "nobody to call", "ALLN-28", "nobody could call a raise"


class NoOpeners(Refusal, frozen=True):
    code, rule = "no openers", "GAME-14"
    en = "{who:they have|you have} no openers"


class NoCheckRaise(Refusal, frozen=True):
    code, rule, en = "no check-raise", "BET-19", "who checked may not raise in this game"


class NoAllIn(Refusal, frozen=True):
    code, rule, en = "no all-in", "OPEN-02", "nobody may go all-in in this house"


class NoAllInWithBorrowed(Refusal, frozen=True):
    code, rule = "no all-in", "OPEN-09"
    en = "who has raised with borrowed chips may not go all-in"


# Chips that arrive ------------------------------------------------------------------------------


class TableStakes(Refusal, frozen=True):
    code, rule = "table stakes", "STAK-01"
    en = "a hand is played with the chips it began with"


class StaysOnTheTable(Refusal, frozen=True):
    code, rule, en = "not an amount", "OPEN-10", "what is in play stays on the table"


class NotWholeChips(Refusal, frozen=True):
    code, rule = "not an amount", "OPEN-06"
    en = "{who:they buy or borrow|you buy or borrow} a whole number of chips"


class ChipsOffTheUnit(Refusal, frozen=True):
    code, rule = "off the unit", "UNIT-03"
    en = "chips that play are multiples of {unit}"
    unit: Chips


class NotInTheHand(Refusal, frozen=True):
    code, rule = "no cards", "OPEN-06"
    en = "{who:they are|you are} not in this hand"


class IsAllIn(Refusal, frozen=True):
    code, rule = "all-in", "OPEN-03"
    en = "{who:they are|you are} all-in, and {who:their|your} pot is formed"


class NoMoreBetting(Refusal, frozen=True):
    code, rule = "no more betting", "OPEN-06"
    en = "no more bets can be made in this hand"


# Draws ------------------------------------------------------------------------------------------


class _Draw(Refusal, frozen=True):
    rule = "BYND-65"


class NoDraw(_Draw, frozen=True):
    code, en = "no draw", "no draw is on; the table waits for: {legal}"
    legal: Offer


class WrongNumberOfDiscards(_Draw, frozen=True):
    code = "wrong number"
    en = "{who} cannot throw away {n} cards; the table waits for: {legal}"
    who: Person
    n: int
    legal: Offer


class NotTheirCard(_Draw, frozen=True):
    code = "not their card"
    en = (
        "{who} cannot throw away {cards}: {who:they hold|you hold} {held}; "
        "the table waits for: {legal}"
    )
    who: Person
    cards: Cards
    held: Cards
    legal: Offer


class NotACardTheyKnow(_Draw, frozen=True):
    code = "not their card"
    en = (
        "{who} cannot throw away cards that nobody knows: {who:they hold|you hold} {held}; "
        "the table waits for: {legal}"
    )
    who: Person
    held: Cards
    legal: Offer


class TooLateToTakeBack(_Draw, frozen=True):
    code = "too late"
    en = "{who} {who:has|have} no discard to take back now; the table waits for: {legal}"
    who: Person
    legal: Offer


# Showdown ---------------------------------------------------------------------------------------


class NothingToShow(Refusal, frozen=True):
    code, rule, en = "nothing to show", "SHOW-01", "{who} {who:has|have} no hand to show now"
    who: Person


class OtherCards(Refusal, frozen=True):
    code, rule = "other cards", "SHOW-02"
    en = "{who} {who:was|were} dealt {held} and cannot show {cards}"
    who: Person
    held: Cards
    cards: Cards


class NotAllCards(Refusal, frozen=True):
    code, rule = "not all cards", "SHOW-02"
    en = "{who} must show all {who:their|your} cards"
    who: Person


class MustShow(Refusal, frozen=True):
    code, rule, en = "must show", "SHOW-02", "{who} cannot muck now"
    who: Person


class NoDeclaration(Refusal, frozen=True):
    code, rule = "no declaration", "BYND-67"
    en = "{who} cannot declare {side} now"
    who: Person
    side: str


class NoChoice(Refusal, frozen=True):
    code, rule = "no choice", "BYND-40"
    en = "{who} cannot choose to run it {n} times now"
    who: Person
    n: int


# The dealer -------------------------------------------------------------------------------------


class NoCardsDue(Refusal, frozen=True):
    code, rule, en = "not now", "DEAL-05", "no cards are due; the table waits for: {legal}"
    legal: Offer


class WrongNumberOfCards(Refusal, frozen=True):
    code, rule, en = "wrong number", "DEAL-01", "{due} is due, not {n} cards"
    due: Offer
    n: int


class WrongNumberOfBurns(Refusal, frozen=True):
    code, rule, en = "wrong number", "DEAL-03", "{due} is due, not {n} burned cards"
    due: Offer
    n: int


class ExposedForTheFloor(Refusal, frozen=True):
    code, rule = "exposed", "IRRG-11"
    en = "an exposed card is for the floor; {due} is due"
    due: Offer


class TwoExposed(Refusal, frozen=True):
    code, rule = "exposed", "IRRS-01"
    en = "two exposed cards of one player are for the floor; {due} is due"
    due: Offer


class ExposedNotDealt(Refusal, frozen=True):
    code, rule = "exposed", "IRRG-08"
    en = "exposed cards are among those dealt: {cards}"
    cards: Cards


class NotInTheDeck(Refusal, frozen=True):
    code, rule, en = "not in the deck", "CARD-01", "{card} is not in this deck"
    card: str


class DealtAlready(Refusal, frozen=True):
    code, rule, en = "duplicate", "CARD-01", "{card} has been dealt already"
    card: Cards


class UnknownBoard(Refusal, frozen=True):
    code, rule, en = "unknown", "DEAL-04", "a card of the board is not known: no hand ranks"
