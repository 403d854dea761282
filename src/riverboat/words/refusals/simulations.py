"""Refusals of a bulk simulation or an equity calculation."""

from __future__ import annotations

from riverboat.words.phrase import Refusal, Sign
from riverboat.words.refusals.name_suggestions import NameHint
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal

# Players and bots -------------------------------------------------------------------------------


class StyleUnknown(Refusal, frozen=True):
    style: str
    hint: NameHint


class BotStateUnshared(Refusal, frozen=True):
    name: str
    fields: str


class MemoryScopeUnknown(Refusal, frozen=True):
    given: str


class SeatingFailed(ReasonedRefusal, frozen=True):
    player: str


class AllSeatsTaken(Refusal, frozen=True):
    rule = "SEAT-04"


class DealersChoiceUnavailable(Refusal, frozen=True):
    pass


# Vectorized hands -------------------------------------------------------------------------------


class HandPlayerCount(Refusal, frozen=True):
    rule = "GAME-03"
    most: int
    seats: str


class ButtonFixedRequired(Refusal, frozen=True):
    pass


class ButtonSeatInvalid(Refusal, frozen=True):
    given: str
    last: int


class TableStackOutOfRange(Refusal, frozen=True):
    seat: int
    table: int
    given: int
    most: int


class SingleBoardOnly(Refusal, frozen=True):
    game: str
    boards: int


class DeclarationsUnsupported(Refusal, frozen=True):
    game: str


class GameNotVectorized(Refusal, frozen=True):
    """Refusal of a game that vectorized play does not support; games are named as in a program's
    options.
    """

    game: str
    reasons: tuple[str, ...]
    plays: str


# Worker processes -------------------------------------------------------------------------------


class ExecutorInvalid(Refusal, frozen=True):
    given: str


class NoSuchExecutor(Refusal, frozen=True):
    given: str
    executors: tuple[str, ...]


class WorkBlockLost(Refusal, frozen=True):
    block: int
    tries: int


# Equity -----------------------------------------------------------------------------------------


class EquityUnavailable(Refusal, frozen=True):
    game: str
    games: tuple[str, ...]


class NoGameForEquity(Refusal, frozen=True):
    game: str
    hint: NameHint


class GameNameRequired(Refusal, frozen=True):
    given: str


# Matches ----------------------------------------------------------------------------------------


class NoSuchMeasure(Refusal, frozen=True):
    given: str
    measures: tuple[str, ...]


class EquityBaselineUnsupported(Refusal, frozen=True):
    game: Sign
