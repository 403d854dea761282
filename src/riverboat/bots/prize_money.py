"""What a player of a tournament knows besides their hand: what is paid, and who else has chips."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct


class PrizeMoney(Struct, frozen=True):
    """What is still played for; all of it is on the wall for everybody to see."""

    prizes: tuple[float, ...]
    """Of the places that are still open, the first place first."""
    others: tuple[float, ...] = ()
    """The chips of those who are still in, and not in the hand."""


PrizeSource: TypeAlias = Callable[[], PrizeMoney | None]
"""What is played for now; ``None`` where only chips count."""


def no_prizes() -> PrizeMoney | None:
    """Only chips count."""
    return None
