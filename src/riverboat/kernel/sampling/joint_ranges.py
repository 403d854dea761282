"""Joint ranges: narrow ranges are merged so that draws seldom clash."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

MAX_MERGED_PAIRS = 1 << 14
"""Maximum number of pairs of hands considered when two ranges are merged."""


class NoPossibleDeal(ValueError):
    """No deal is possible: the players' ranges and known cards always clash."""


@dataclass(frozen=True, slots=True, eq=False)
class JointRange:
    """A weighted list: an entry is a hand for each of some seats, none holding another's card."""

    seats: tuple[int, ...]
    hands: NDArray[np.uint64]
    """(seats, entries): the hand of each seat in each entry."""
    combo_indices: NDArray[np.uint32]
    """(seats, entries): which combination of the seat's own range that is."""
    weights: NDArray[np.float64]

    @property
    def masks(self) -> NDArray[np.uint64]:
        """All cards of each entry."""
        masks: NDArray[np.uint64] = np.bitwise_or.reduce(self.hands, axis=0)
        return masks

    def __len__(self) -> int:
        return len(self.weights)


def seat_range(
    seat: int, masks: NDArray[np.uint64], weights: NDArray[np.float64] | None, unavailable_mask: int
) -> JointRange:
    """Return a seat's range without hands of weight 0 and hands in *unavailable_mask*."""
    if weights is None:
        weights = np.ones(len(masks))
    numbers = np.flatnonzero((masks & np.uint64(unavailable_mask) == 0) & (weights > 0))
    if not len(numbers):
        raise NoPossibleDeal(f"seat {seat}: no combination is left beside the known and dead cards")
    return JointRange(
        seats=(seat,),
        hands=masks[None, numbers],
        combo_indices=numbers[None].astype(np.uint32),
        weights=weights[numbers].astype(np.float64),
    )


def merge_ranges(ranges: list[JointRange]) -> list[JointRange]:
    """Merge the two shortest ranges as long as the result stays short; the law is unchanged."""
    rest = sorted(ranges, key=len)
    while len(rest) > 1 and len(rest[0]) * len(rest[1]) <= MAX_MERGED_PAIRS:
        rest = sorted([_combine(rest[0], rest[1]), *rest[2:]], key=len)
    return rest


def _combine(one: JointRange, two: JointRange) -> JointRange:
    """All pairs of entries that share no card."""
    left, right = np.nonzero(one.masks[:, None] & two.masks == 0)
    seats = one.seats + two.seats
    if not len(left):
        raise NoPossibleDeal(f"no deal is possible: the ranges of seats {seat_list(seats)} clash")
    return JointRange(
        seats=seats,
        hands=np.concatenate([one.hands[:, left], two.hands[:, right]]),
        combo_indices=np.concatenate([one.combo_indices[:, left], two.combo_indices[:, right]]),
        weights=one.weights[left] * two.weights[right],
    )


def seat_list(seats: tuple[int, ...]) -> str:
    """Format seat numbers as text: `0, 1 and 2`."""
    *first, last = map(str, sorted(seats))
    return f"{', '.join(first)} and {last}"
