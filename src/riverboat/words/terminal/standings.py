"""Standings of a session."""

from __future__ import annotations

from riverboat.words.holdings import Holding
from riverboat.words.phrase import Chips, Person, Phrase, Sign


class YouHold(Phrase, frozen=True):
    holding: Holding


class Holds(Phrase, frozen=True):
    who: Person
    holding: Holding


class Result(Phrase, frozen=True):
    """A player's result."""


class WinnerStanding(Result, frozen=True):
    chips: Chips


class LoserStanding(Result, frozen=True):
    chips: Chips


class EvenStanding(Result, frozen=True):
    pass


class YouStand(Phrase, frozen=True):
    chips: Chips
    result: Result


class AllEvenStanding(Phrase, frozen=True):
    pass


class HandsPlayed(Phrase, frozen=True):
    hands: int


class AfterHands(Phrase, frozen=True):
    hands: int


class HandNumber(Phrase, frozen=True):
    number: int


class YouLeave(Phrase, frozen=True):
    after: AfterHands
    result: Result


class WithInTheMiddle(Phrase, frozen=True):
    chips: Chips


class YouLeaveUnfinished(Phrase, frozen=True):
    after: AfterHands | None
    number: int
    middle: WithInTheMiddle | None
    result: Result


class NoHandFinished(Phrase, frozen=True):
    pass


class NoHandPlayed(Phrase, frozen=True):
    pass


class GamesInTurn(Phrase, frozen=True):
    name: str
    games: tuple[Sign, ...]


class GameChanges(Phrase, frozen=True):
    game: Sign


class ATable(Phrase, frozen=True):
    pass


class TheLedger(Phrase, frozen=True):
    pass
