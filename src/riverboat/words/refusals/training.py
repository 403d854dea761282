"""Refusals of training: filters without spots, and progress files."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Refusal

FilterName: TypeAlias = Literal[
    "street", "position", "pot_type", "texture", "line", "depth", "players"
]


class NoSuchFilterValue(Refusal, frozen=True, rename={"filter_value": "given"}):
    code = "no such filter"
    filter: FilterName
    filter_value: str
    choices: tuple[str, ...]


class FilterOutOfBounds(
    Refusal, frozen=True, rename={"filter_value": "given", "minimum": "low", "maximum": "high"}
):
    code = "filter out of bounds"
    filter: FilterName
    filter_value: int
    minimum: int
    maximum: int


class NoSpotFound(Refusal, frozen=True):
    code = "no spot"


class NoFlopSpot(
    Refusal, frozen=True, rename={"player_counts": "players", "stack_depths": "depths"}
):
    """Refusal of a filter that no flop of the library passes, with the table sizes and depths of
    the library.
    """

    code = "no flop spot"
    player_counts: tuple[str, ...]
    stack_depths: tuple[str, ...]


class FlopBetSizeChoiceRequired(Refusal, frozen=True):
    """Refusal of an answer on the flop that the stored solution does not have."""

    code = "flop size missing"
    actions: tuple[str, ...]


class HandNotPlayable(Refusal, frozen=True):
    """Refusal to play a hand on, because the solution hardly ever takes the action."""

    code = "hand not playable"


class NoTrainableLeak(Refusal, frozen=True):
    code = "no leak"


class NoOpenSpot(Refusal, frozen=True):
    code = "no open spot"


class SavedSpotUnusable(Refusal, frozen=True):
    code = "unusable spot"


class NoProgressFile(Refusal, frozen=True):
    """Refusal of a file that is no progress of training."""

    code = "no progress"
    file: str


class NewerProgressFile(Refusal, frozen=True):
    code = "newer progress"
    file: str


class ProgressFileInUse(Refusal, frozen=True):
    """Refusal of a file whose lock another program has held for too long."""

    code = "progress in use"
    file: str


class FreeCheckFolded(Refusal, frozen=True):
    """Refusal of a fold where a check is free, because no solved tree has such a fold."""

    code = "check is free"
