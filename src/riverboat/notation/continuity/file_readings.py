"""Choice among interpretations of an ambiguous format, once for a whole file.

Files of different years use equal words differently: stacks are counted before or after the blinds,
a post is live or dead. A single hand often fits two interpretations, but a series of hands fits
only one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from riverboat.notation.continuity.session_check import count_unexplained
from riverboat.notation.read_hand import ParsedHand

R = TypeVar("R")

COMPARED_HAND_COUNT: Final = 40
"""Number of ambiguous hands that decide the interpretation of a file."""


def choose_file_interpretation(
    interpretations: Sequence[R], parse_hands: Callable[[R], Iterable[ParsedHand]]
) -> R:
    """Return the interpretation with the fewest refused hands and unexplained breaks.

    *parse_hands* returns the first hands of the file, parsed by one interpretation. Of equally good
    interpretations the first is returned, which is the default.
    """

    def count_faults(interpretation: R) -> int:
        hands = list(parse_hands(interpretation))
        return sum(bool(hand.faults) for hand in hands) + count_unexplained(hands)

    return min(interpretations, key=count_faults)
