"""Reasons why a hand in PokerStars' format or a similar one is impossible as written."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Refusal

# The head ---------------------------------------------------------------------------------------


class DoesNotBeginAHand(Refusal, frozen=True):
    line: str


class NoEventSummary(Refusal, frozen=True):
    pass


class FirstLineSaysNoStakes(Refusal, frozen=True):
    game: str


class FirstLineSaysNoSpread(Refusal, frozen=True):
    pass


class OneStructureForAll(Refusal, frozen=True):
    game: str


class NoGameIsNamed(Refusal, frozen=True):
    text: str


class LineOfTheTableIsMissing(Refusal, frozen=True):
    pass


class NeedsTwoPlayers(Refusal, frozen=True):
    n: int


class TwoInAChair(Refusal, frozen=True):
    line: int


class HandWasCancelled(Refusal, frozen=True):
    line: int


class NameDoesNotSitHere(Refusal, frozen=True):
    name: str


class BlindsDiffer(Refusal, frozen=True):
    posted: tuple[str, ...]


# A line -----------------------------------------------------------------------------------------


class CardsAreWritten(Refusal, frozen=True):
    pass


class UnknownActionHere(Refusal, frozen=True):
    pass


class UnknownPart(Refusal, frozen=True):
    pass


class UnknownLineOfOurs(Refusal, frozen=True):
    pass


class NoNumberInOurLine(Refusal, frozen=True):
    words: str


class RaiseIsWritten(Refusal, frozen=True):
    rest: str


class CardsSaidAndNamed(Refusal, frozen=True):
    said: str
    named: int


class StandsAfter(Refusal, frozen=True):
    verb: str
    rest: str


# Cards ------------------------------------------------------------------------------------------


class WasNotDealt(Refusal, frozen=True):
    name: str
    cards: Cards


class GameBeginsWith(Refusal, frozen=True):
    game: str
    size: int
    n: int


class MoreCardsAreTold(Refusal, frozen=True):
    size: int
    cards: str


class BoardIsDue(Refusal, frozen=True):
    due: int
    given: int


class BoardSoFar(Refusal, frozen=True):
    cards: Cards


class StreetIsDue(Refusal, frozen=True):
    street: str


class CannotThrowSoMany(Refusal, frozen=True):
    name: str
    held: int
    n: int


class HoldsOthers(Refusal, frozen=True):
    name: str
    held: Cards
    given: Cards


class HaveShownOthers(Refusal, frozen=True):
    cards: Cards


# Chips ------------------------------------------------------------------------------------------


class HasNothingToPay(Refusal, frozen=True):
    name: str


class IsNotAllIn(Refusal, frozen=True):
    name: str
    left: str


class ItCosts(Refusal, frozen=True):
    name: str
    cost: str
    given: str


class RaiseByIsNone(Refusal, frozen=True):
    by: str
    bet: str
    to: str
