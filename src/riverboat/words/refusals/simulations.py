"""Refusals of a bulk simulation or an equity calculation."""

from __future__ import annotations

from riverboat.words.phrase import GameSign, Refusal
from riverboat.words.refusals.name_suggestions import NameHint
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal


class StyleUnknown(Refusal, frozen=True):
    style: str
    hint: NameHint


class BotStateNotShared(Refusal, frozen=True, rename={"changed_fields": "fields"}):
    name: str
    changed_fields: str


class BotMemoryScopeUnknown(Refusal, frozen=True, rename={"given_scope": "given"}):
    given_scope: str


class SeatingFailed(ReasonedRefusal, frozen=True):
    player: str


class AllSeatsTaken(Refusal, frozen=True):
    rule = "SEAT-04"


class DealersChoiceUnavailable(Refusal, frozen=True):
    pass


class HandPlayerCountInvalid(
    Refusal, frozen=True, rename={"max_players": "most", "player_count": "seats"}
):
    rule = "GAME-03"
    max_players: int
    player_count: str


class ButtonFixedRequired(Refusal, frozen=True):
    pass


class ButtonSeatInvalid(Refusal, frozen=True, rename={"given_seat": "given", "max_seat": "last"}):
    given_seat: str
    max_seat: int


class TableStackOutOfRange(
    Refusal, frozen=True, rename={"given_stack": "given", "maximum": "most"}
):
    seat: int
    table: int
    given_stack: int
    maximum: int


class SingleBoardOnly(Refusal, frozen=True):
    game: str
    boards: int


class DeclarationsUnsupported(Refusal, frozen=True):
    game: str


class GameNotVectorized(Refusal, frozen=True, rename={"supported_games": "plays"}):
    """Refusal of a game that vectorized play does not support; games are named as in a program's
    options.
    """

    game: str
    reasons: tuple[str, ...]
    supported_games: str


class ExecutorInvalid(Refusal, frozen=True, rename={"given_executor": "given"}):
    given_executor: str


class NoSuchExecutor(Refusal, frozen=True, rename={"executor_name": "given"}):
    executor_name: str
    executors: tuple[str, ...]


class WorkBlockLost(Refusal, frozen=True):
    block: int
    tries: int


class EquityUnsupportedForGame(Refusal, frozen=True):
    game: str
    games: tuple[str, ...]


class NoGameForEquity(Refusal, frozen=True):
    game: str
    hint: NameHint


class GameNameRequired(Refusal, frozen=True, rename={"given_value": "given"}):
    given_value: str


class NoSuchMeasure(Refusal, frozen=True, rename={"measure_name": "given"}):
    measure_name: str
    measures: tuple[str, ...]


class EquityBaselineUnsupported(Refusal, frozen=True):
    game: GameSign
