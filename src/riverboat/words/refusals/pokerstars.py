"""Reasons why a hand in PokerStars' format or a similar one is impossible as written."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Refusal

# The head ---------------------------------------------------------------------------------------


class DoesNotBeginAHand(Refusal, frozen=True):
    en = "{line} does not begin a hand"
    line: str


class NoEventSummary(Refusal, frozen=True):
    en = "this is no summary of a tournament: it begins PokerStars Tournament #81, ..."


class FirstLineSaysNoStakes(Refusal, frozen=True):
    en = "the first line does not say for how much {game} is played"
    game: str


class FirstLineSaysNoSpread(Refusal, frozen=True):
    en = "the first line does not say between which amounts the spread is"


class OneStructureForAll(Refusal, frozen=True):
    en = "{game} is not played here: one structure serves all streets of a hand"
    game: str


class NoGameIsNamed(Refusal, frozen=True):
    en = "no game that is known is named in {text}"
    text: str


class LineOfTheTableIsMissing(Refusal, frozen=True):
    en = "the line of the table is missing"


class NeedsTwoPlayers(Refusal, frozen=True):
    en = "a hand needs two players; here is {n}"
    n: int


class TwoInAChair(Refusal, frozen=True):
    en = "line {line}: two players sit in one chair, or one in two"
    line: int


class HandWasCancelled(Refusal, frozen=True):
    en = "line {line}: the hand was cancelled at the table"
    line: int


class NameDoesNotSitHere(Refusal, frozen=True):
    en = "{name} does not sit at this table"
    name: str


class BlindsDiffer(Refusal, frozen=True):
    en = "a blind that is posted and that of the first line differ: {posted:and}"
    posted: tuple[str, ...]


# A line -----------------------------------------------------------------------------------------


class CardsAreWritten(Refusal, frozen=True):
    en = "cards are written [Ah Td]"


class UnknownActionHere(Refusal, frozen=True):
    en = "this is no action that is known"


class UnknownPart(Refusal, frozen=True):
    en = "this is no part of a hand that is known"


class UnknownLineOfOurs(Refusal, frozen=True):
    en = "this line of ours is not known"


class NoNumberInOurLine(Refusal, frozen=True):
    en = "our own line says {words} where a number should be"
    words: str


class RaiseIsWritten(Refusal, frozen=True):
    en = "a raise is written 'raises $2 to $6', not 'raises {rest}'"
    rest: str


class CardsSaidAndNamed(Refusal, frozen=True):
    en = "{said} cards are said, and {named} are named"
    said: str
    named: int


class StandsAfter(Refusal, frozen=True):
    en = "after {verb} stands {rest}"
    verb: str
    rest: str


# Cards ------------------------------------------------------------------------------------------


class WasNotDealt(Refusal, frozen=True):
    en = "{name} has not been dealt {cards}"
    name: str
    cards: Cards


class GameBeginsWith(Refusal, frozen=True):
    en = "{game} begins with {size} cards, not with {n}"
    game: str
    size: int
    n: int


class MoreCardsAreTold(Refusal, frozen=True):
    en = "a player holds {size} cards, and more are told: {cards}"
    size: int
    cards: str


class BoardIsDue(Refusal, frozen=True):
    en = "the cards of board {due} are due, not of {given}"
    due: int
    given: int


class BoardSoFar(Refusal, frozen=True):
    en = "the board so far is {cards}"
    cards: Cards


class StreetIsDue(Refusal, frozen=True):
    en = "the {street} is due"
    street: str


class CannotThrowSoMany(Refusal, frozen=True):
    en = "{name} holds {held} cards, and cannot throw away {n}"
    name: str
    held: int
    n: int


class HoldsOthers(Refusal, frozen=True):
    en = "{name} holds {held}, not {given}"
    name: str
    held: Cards
    given: Cards


class HaveShownOthers(Refusal, frozen=True):
    en = "they have shown {cards}"
    cards: Cards


# Chips ------------------------------------------------------------------------------------------


class HasNothingToPay(Refusal, frozen=True):
    en = "{name} has nothing to pay"
    name: str


class IsNotAllIn(Refusal, frozen=True):
    en = "{name} is not all-in: they have {left} behind"
    name: str
    left: str


class ItCosts(Refusal, frozen=True):
    en = "it costs {name} {cost}, not {given}"
    name: str
    cost: str
    given: str


class RaiseByIsNone(Refusal, frozen=True):
    en = "a raise by {by} from {bet} is none to {to}"
    by: str
    bet: str
    to: str
