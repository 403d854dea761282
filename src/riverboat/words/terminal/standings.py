"""Standings of a session."""

from __future__ import annotations

from riverboat.words.holdings import Holding
from riverboat.words.phrase import Chips, Person, Phrase, Sign


class YouHold(Phrase, frozen=True):
    en = "you have {holding}"
    holding: Holding


class Holds(Phrase, frozen=True):
    en = "{who:* has|you have} {holding}"
    who: Person
    holding: Holding


class Result(Phrase, frozen=True):
    """A player's result."""


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
    games: tuple[Sign, ...]


class GameChanges(Phrase, frozen=True):
    en = "The game changes to {game}, for an orbit"
    game: Sign


class ATable(Phrase, frozen=True):
    en = "a table of riverboat"


class TheLedger(Phrase, frozen=True):
    en = "the ledger"
