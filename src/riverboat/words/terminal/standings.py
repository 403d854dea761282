"""Standings of a session."""

from __future__ import annotations

from riverboat.words.holdings import Holding
from riverboat.words.phrase import Chips, Person, Phrase, Sign


class OwnHolding(Phrase, frozen=True):
    holding: Holding


class HoldingLine(Phrase, frozen=True):
    who: Person
    holding: Holding


class Result(Phrase, frozen=True):
    """A player's result of a session: won, lost or even chips."""


class WinnerStanding(Result, frozen=True):
    chips: Chips


class LoserStanding(Result, frozen=True):
    chips: Chips


class EvenStanding(Result, frozen=True):
    pass


class OwnStanding(Phrase, frozen=True):
    chips: Chips
    result: Result


class AllEvenStanding(Phrase, frozen=True):
    pass


class HandsPlayed(Phrase, frozen=True):
    hands: int


class AfterHandsLabel(Phrase, frozen=True):
    hands: int


class HandNumber(Phrase, frozen=True):
    number: int


class SessionExit(Phrase, frozen=True):
    after: AfterHandsLabel
    result: Result


class StandingsPotSuffix(Phrase, frozen=True):
    chips: Chips


class SessionExitMidHand(Phrase, frozen=True):
    after: AfterHandsLabel | None
    number: int
    middle: StandingsPotSuffix | None
    result: Result


class NoHandFinished(Phrase, frozen=True):
    pass


class NoHandPlayed(Phrase, frozen=True):
    pass


class GameRotation(Phrase, frozen=True):
    name: str
    games: tuple[Sign, ...]


class GameChangeNotice(Phrase, frozen=True):
    game: Sign


class TableSource(Phrase, frozen=True):
    pass


class LedgerTitle(Phrase, frozen=True):
    pass
