"""Refusals to solve a post-flop spot, to walk in its tree, to lock a node or to read a file."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Cards, Chips, Refusal

SpotPlayer: TypeAlias = Literal["oop", "ip"]
"""The first player to act after the flop, or the last: out of position, in position."""

SpotStreet: TypeAlias = Literal["flop", "turn", "river"]

# Cards and ranges --------------------------------------------------------------------------------


class PostflopBoardExpected(Refusal, frozen=True):
    cards: int


class FlopInvalid(Refusal, frozen=True):
    given: str


class TwoRangesRequired(Refusal, frozen=True):
    given: int


class TwoCardRangeExpected(Refusal, frozen=True):
    cards: int


class RangeBlocked(Refusal, frozen=True):
    player: SpotPlayer
    board: Cards


class RangesNeverMeet(Refusal, frozen=True):
    pass


# Chips and sizes ---------------------------------------------------------------------------------


class SpotChipsTooMany(Refusal, frozen=True):
    what: Literal["pot", "stack"]
    given: str


class ShareOutOfBounds(Refusal, frozen=True):
    what: str
    given: str


class NegativeNumber(Refusal, frozen=True):
    what: str
    given: str


class NoSuchSize(Refusal, frozen=True):
    given: str


class MultipleWithoutBet(Refusal, frozen=True):
    pass


class TooManySizes(Refusal, frozen=True):
    given: int
    most: int


class NoSuchSpotStreet(Refusal, frozen=True):
    given: str
    streets: tuple[str, ...]


class NoSuchSpotPlayer(Refusal, frozen=True):
    given: str


# Limits ------------------------------------------------------------------------------------------


class BettingTreeTooLarge(Refusal, frozen=True):
    most: Chips
    """A count, formatted like an amount."""


class TreeMemoryExceeded(Refusal, frozen=True):
    needed: str
    allowed: str
    street: SpotStreet
    """The street with most of the tables."""
    halves: bool
    """True if tables of 16 bits would take half."""


class ExploitabilityTargetInvalid(Refusal, frozen=True):
    given: str


class NoSuchUnit(Refusal, frozen=True):
    given: str
    units: tuple[str, ...]


class JobsOutOfRange(Refusal, frozen=True):
    given: int
    most: int


# Paths -------------------------------------------------------------------------------------------


class NoSuchSpotAction(Refusal, frozen=True):
    given: str
    actions: tuple[str, ...]


class ActionAmbiguous(Refusal, frozen=True):
    given: str
    actions: tuple[str, ...]


class DealtCardExpected(Refusal, frozen=True):
    given: str
    street: SpotStreet


class CardOnBoard(Refusal, frozen=True):
    card: Cards


class PathAfterHandEnd(Refusal, frozen=True):
    given: str


class PathNotAtStreetStart(Refusal, frozen=True):
    path: str


class DecisionMissing(Refusal, frozen=True):
    path: str


class HandOutsideRange(Refusal, frozen=True):
    hand: str
    player: SpotPlayer


# Locks -------------------------------------------------------------------------------------------


class ShareSumInvalid(Refusal, frozen=True):
    hand: str
    whole: str


class LockValueMissing(Refusal, frozen=True):
    pass


class HabitUnknown(Refusal, frozen=True):
    given: str
    habits: tuple[str, ...]


# Files and hands ---------------------------------------------------------------------------------


class SolutionFileInvalid(Refusal, frozen=True):
    file: str


class SolutionVersionMismatch(Refusal, frozen=True):
    file: str
    version: str
    known: int


class SolutionDamaged(Refusal, frozen=True):
    file: str


class SolutionNotResumable(Refusal, frozen=True):
    pass


class HandWithoutFlop(Refusal, frozen=True):
    pass


class HandNotHeadsUp(Refusal, frozen=True):
    players: int


class NoSuchSpotKey(Refusal, frozen=True):
    key: str
    known: tuple[str, ...]


class SpotKeyMissing(Refusal, frozen=True):
    key: str


class FlopCountOutOfRange(Refusal, frozen=True):
    given: int
    most: Chips
    """A count, formatted like an amount."""


class MemoryLimitFormat(Refusal, frozen=True):
    given: str


class SpotFileInvalid(Refusal, frozen=True):
    file: str
    problem: Refusal
