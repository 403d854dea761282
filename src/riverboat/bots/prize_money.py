"""Prize information for tournament players: the prizes, and the stacks still in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct


class PrizeMoney(Struct, frozen=True):
    """The prizes still to be won, and the stacks of other players; both are public."""

    prizes: tuple[float, ...]
    """Prizes of the remaining places, first place first."""
    others: tuple[float, ...] = ()
    """Stacks of remaining players who are not in the hand."""


PrizeSource: TypeAlias = Callable[[], PrizeMoney | None]
"""A callback that returns the current prize money; ``None`` if only chips count."""


def no_prizes() -> PrizeMoney | None:
    """Return ``None``, the prize money of a game in which only chips count."""
    return None
