"""Joint ranges: narrow ranges are merged so that draws seldom clash."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

MAX_MERGED_PAIRS = 1 << 14
"""Maximum number of pairs of hands considered when two ranges are merged."""


class NoPossibleDeal(ValueError):
    """An error: no deal is possible, since the players' ranges and known cards always clash."""


@dataclass(frozen=True, slots=True, eq=False)
class JointRange:
    """A weighted list of entries; each entry has hands of several seats that share no card."""

    seats: tuple[int, ...]
    hands: NDArray[np.uint64]
    """(seats, entries): the hand of each seat in each entry."""
    combo_indices: NDArray[np.uint32]
    """(seats, entries): index of that hand in the seat's own range."""
    weights: NDArray[np.float64]

    @property
    def masks(self) -> NDArray[np.uint64]:
        """The cards of all seats in each entry."""
        masks: NDArray[np.uint64] = np.bitwise_or.reduce(self.hands, axis=0)
        return masks

    def __len__(self) -> int:
        return len(self.weights)


def build_seat_range(
    seat: int, masks: NDArray[np.uint64], weights: NDArray[np.float64] | None, unavailable_mask: int
) -> JointRange:
    """Return a seat's range without hands of weight 0 and hands in *unavailable_mask*."""
    if weights is None:
        weights = np.ones(len(masks))
    kept_indexes = np.flatnonzero((masks & np.uint64(unavailable_mask) == 0) & (weights > 0))
    if not len(kept_indexes):
        raise NoPossibleDeal(f"seat {seat}: no combination is left beside the known and dead cards")
    return JointRange(
        seats=(seat,),
        hands=masks[None, kept_indexes],
        combo_indices=kept_indexes[None].astype(np.uint32),
        weights=weights[kept_indexes].astype(np.float64),
    )


def merge_ranges(ranges: list[JointRange]) -> list[JointRange]:
    """Merge the two shortest ranges as long as the result stays short.

    The probability of each deal is unchanged.
    """
    ranges_left = sorted(ranges, key=len)
    while len(ranges_left) > 1 and len(ranges_left[0]) * len(ranges_left[1]) <= MAX_MERGED_PAIRS:
        ranges_left = sorted(
            [_combine_ranges(ranges_left[0], ranges_left[1]), *ranges_left[2:]], key=len
        )
    return ranges_left


def _combine_ranges(first_range: JointRange, second_range: JointRange) -> JointRange:
    """Return the range of all pairs of entries that share no card."""
    left_index, right_index = np.nonzero(first_range.masks[:, None] & second_range.masks == 0)
    seats = first_range.seats + second_range.seats
    if not len(left_index):
        raise NoPossibleDeal(
            f"no deal is possible: the ranges of seats {format_seats(seats)} clash"
        )
    return JointRange(
        seats=seats,
        hands=np.concatenate(
            [first_range.hands[:, left_index], second_range.hands[:, right_index]]
        ),
        combo_indices=np.concatenate(
            [first_range.combo_indices[:, left_index], second_range.combo_indices[:, right_index]]
        ),
        weights=first_range.weights[left_index] * second_range.weights[right_index],
    )


def format_seats(seats: tuple[int, ...]) -> str:
    """Format seat numbers as a phrase: `0, 1 and 2`."""
    *first_seats, last_seat = map(str, sorted(seats))
    return f"{', '.join(first_seats)} and {last_seat}"
