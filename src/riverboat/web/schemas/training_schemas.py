"""Training over HTTP: spots by filter, answers and their grades.

The room stores no progress: a spot is sent to the client as its cards and actions, and comes back
with the answer.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.web.schemas.base_schemas import RequestBody
from riverboat.web.schemas.review_schemas import ReviewedDecision, TrainingFilter
from riverboat.wire.wire_phrases import Words

_ShortText = Annotated[str, Meta(max_length=40)]
_Chips = Annotated[int, Meta(ge=1, le=10_000)]


class TrainingSpotFilter(Struct, frozen=True, forbid_unknown_fields=True):
    """Filter for the spots to draw; an empty text allows any value."""

    street: Literal["", "flop", "turn", "river"] = ""
    position: _ShortText = ""
    pot_type: Literal["", "limped", "single-raised", "3-bet", "4-bet"] = ""
    texture: _ShortText = ""
    """Words of the flop's texture: ``two-tone``, ``rainbow paired``."""
    line: _ShortText = ""
    """Betting on the street before the decision: ``facing a bet``."""
    depth: Annotated[int, Meta(ge=10, le=400)] = 100
    """Stacks in big blinds."""
    players: Annotated[int, Meta(ge=2, le=6)] = 6


class TrainingSpotBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A spot as strings and numbers, in the form in which ``riverboat train`` stores it."""

    game: Annotated[str, Meta(max_length=40)]
    stacks: Annotated[tuple[_Chips, ...], Meta(min_length=2, max_length=6)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    actions: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=120)]
    solved_from: Literal["", "flop", "turn"] = ""
    """The first street whose solution narrows the ranges, in a hand that is played on."""


class SpotMemoryBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The memory state of a repeated spot in the FSRS-6 scheduler, as a client sends it."""

    stability: Annotated[float, Meta(gt=0, le=1e6)]
    difficulty: Annotated[float, Meta(ge=1, le=10)]
    reviewed: Annotated[str, Meta(max_length=40)]
    due: Annotated[str, Meta(max_length=40)]


class TrainingBody(RequestBody, frozen=True):
    """The next spot: a new one that passes the filter, or a stored one."""

    wanted: TrainingSpotFilter = TrainingSpotFilter()
    spot: TrainingSpotBody | None = None


class StoredTrainingSpot(Struct, frozen=True):
    """A spot as strings and numbers, as the client sends it back with an answer."""

    game: str
    stacks: tuple[int, ...]
    seat: int
    actions: tuple[str, ...]
    solved_from: Literal["", "flop", "turn"]


class SpotMemory(Struct, frozen=True):
    """The memory state of a spot in the FSRS-6 scheduler after an answer."""

    stability: float
    """Days until the chance of a correct answer is 90 %."""
    difficulty: float
    reviewed: str
    """Time of the answer: ``2026-01-31T15:15:00Z``."""
    due: str


class TrainingAction(Struct, frozen=True):
    """An action that the player can choose as the answer."""

    name: str
    """Name that the client sends as its answer, such as ``bet 90``."""
    is_all_in: bool


class TrainingSpotView(Struct, frozen=True, rename={"narration": "told"}):
    """A spot as the player sees it. Amounts are chips."""

    spot: StoredTrainingSpot
    tags: TrainingFilter
    """The spot's own value of each filter field."""
    opponent: str
    """Position of the opponent."""
    cards: tuple[str, ...]
    board: tuple[str, ...]
    pot: int
    to_call: int
    stack: int
    big_blind: int
    narration: tuple[Words, ...]
    """The hand so far; players are called by their positions."""
    actions: tuple[TrainingAction, ...]


class AnswerBody(RequestBody, frozen=True):
    """An answer to a spot."""

    spot: TrainingSpotBody
    action: Annotated[str, Meta(min_length=1, max_length=40)]
    memory: SpotMemoryBody | None = None
    """The memory of a spot that is repeated."""


class TrainingGrade(Struct, frozen=True):
    """The grade of an answer, and the solution."""

    verdict: Literal["correct", "inaccuracy", "mistake", "blunder"]
    loss_bb: float
    loss_percent: float
    """Loss of the answer in percent of the pot."""
    decision: ReviewedDecision
    memory: SpotMemory | None
    """The memory after the answer; ``null`` for a new spot that was answered correctly."""
    can_continue: bool
    """True if the hand can be played on, up to its next decision or its end."""
    is_learnt: bool
    """True if the spot is not repeated any more."""


class ContinuationBody(RequestBody, frozen=True):
    """A spot and its answer, to play the hand on."""

    spot: TrainingSpotBody
    action: Annotated[str, Meta(min_length=1, max_length=40)]


class FinishedTrainingHand(Struct, frozen=True, rename={"narration": "told"}):
    """The end of a hand that was played on. Amounts are chips."""

    narration: tuple[Words, ...]
    """Everything after the player's last action."""
    board: tuple[str, ...]
    opponent_cards: tuple[str, ...]
    net: int
    """The player's net result in chips."""


class TrainingContinuation(Struct, frozen=True):
    """The next decision of a hand, or its end."""

    spot: TrainingSpotView | None
    end: FinishedTrainingHand | None
