"""Training over HTTP: spots by filter, answers and their grades.

The room stores no progress: a spot is sent to the client as its cards and actions, and comes back
with the answer.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.web.schemas.base_schemas import RequestBody
from riverboat.web.schemas.review_schemas import ReviewedDecision, TrainingFilter
from riverboat.wire.wire_phrases import Words

_Chips = Annotated[int, Meta(ge=1, le=10_000)]


class StoredTrainingSpot(Struct, frozen=True, forbid_unknown_fields=True):
    """A spot as plain values, as ``riverboat train`` stores it."""

    game: Annotated[str, Meta(max_length=40)]
    stacks: Annotated[tuple[_Chips, ...], Meta(min_length=2, max_length=6)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    actions: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=120)]


class SpotMemory(Struct, frozen=True, forbid_unknown_fields=True):
    """The memory of a spot that is repeated, by FSRS-6."""

    stability: Annotated[float, Meta(gt=0, le=1e6)]
    difficulty: Annotated[float, Meta(ge=1, le=10)]
    reviewed: Annotated[datetime, Meta(tz=True)]
    due: Annotated[datetime, Meta(tz=True)]


class TrainingBody(RequestBody, frozen=True):
    """The next spot: a new one that passes the filter, or a stored one."""

    wanted: TrainingFilter = TrainingFilter()
    spot: StoredTrainingSpot | None = None


class TrainingAction(Struct, frozen=True):
    """An action that can be answered."""

    name: str
    """``bet 90``, as it is sent."""
    is_all_in: bool


class TrainingSpotView(Struct, frozen=True):
    """A spot as the player sees it. Amounts are chips."""

    spot: StoredTrainingSpot
    tags: TrainingFilter
    """The filter that the spot passes, with all values."""
    opponent: str
    """Position of the opponent."""
    cards: tuple[str, ...]
    board: tuple[str, ...]
    pot: int
    to_call: int
    stack: int
    big_blind: int
    told: tuple[Words, ...]
    """The hand so far; players are called by their positions."""
    actions: tuple[TrainingAction, ...]


class AnswerBody(RequestBody, frozen=True):
    """An answer to a spot."""

    spot: StoredTrainingSpot
    action: Annotated[str, Meta(min_length=1, max_length=40)]
    memory: SpotMemory | None = None
    """The memory of a spot that is repeated."""


class TrainingGrade(Struct, frozen=True):
    """The grade of an answer, and the solution."""

    verdict: Literal["correct", "inaccuracy", "mistake", "blunder"]
    loss_bb: float
    loss_percent: float
    """In percent of the pot."""
    decision: ReviewedDecision
    memory: SpotMemory | None
    """The memory after the answer; ``null`` for a new spot that was answered correctly."""
    is_learnt: bool
    """True if the spot is not repeated any more."""
