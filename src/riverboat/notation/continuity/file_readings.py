"""Choice among interpretations of an ambiguous format, once for a whole file.

Files of different years use equal words differently: stacks are counted before or after the blinds,
a post is live or dead. A single hand often fits two interpretations (readings), but a series of
hands fits only one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from riverboat.notation.continuity.session_check import count_unexplained
from riverboat.notation.read_hand import ParsedHand

R = TypeVar("R")

HANDS_COMPARED: Final = 40
"""Number of ambiguous hands that decide the reading of a file."""


def choose_reading(readings: Sequence[R], play: Callable[[R], Iterable[ParsedHand]]) -> R:
    """Return the reading with the fewest refused hands and unexplained breaks.

    *play* returns the first hands of the file by one reading. If several are equal, the first of
    *readings* is returned, which is the default.
    """

    def faults(reading: R) -> int:
        hands = list(play(reading))
        return sum(bool(hand.faults) for hand in hands) + count_unexplained(hands)

    return min(readings, key=faults)
