"""Ranges to draw hands from, narrow ones joined so that they seldom clash."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

MOST_JOINED = 1 << 14
"""Pairs of hands that are looked at to join two ranges into one."""


class NoDeal(ValueError):
    """No deal fits: whatever one player holds, another needs a card of it."""


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """A weighted list: an entry is a hand for each of some seats, none holding another's card."""

    seats: tuple[int, ...]
    hands: NDArray[np.uint64]
    """(seats, entries): the hand of each seat in each entry."""
    numbers: NDArray[np.uint32]
    """(seats, entries): which combination of the seat's own range that is."""
    weights: NDArray[np.float64]

    @property
    def masks(self) -> NDArray[np.uint64]:
        """All cards of each entry."""
        masks: NDArray[np.uint64] = np.bitwise_or.reduce(self.hands, axis=0)
        return masks

    def __len__(self) -> int:
        return len(self.weights)


def choice(
    seat: int, masks: NDArray[np.uint64], weights: NDArray[np.float64] | None, gone: int
) -> Choice:
    """The range of one seat without what clashes with the cards *gone*, or has no weight."""
    if weights is None:
        weights = np.ones(len(masks))
    numbers = np.flatnonzero((masks & np.uint64(gone) == 0) & (weights > 0))
    if not len(numbers):
        raise NoDeal(f"seat {seat}: no combination is left beside the known and dead cards")
    return Choice(
        seats=(seat,),
        hands=masks[None, numbers],
        numbers=numbers[None].astype(np.uint32),
        weights=weights[numbers].astype(np.float64),
    )


def joined(choices: list[Choice]) -> list[Choice]:
    """The same law in fewer lists: the two shortest made one as long as that stays short."""
    rest = sorted(choices, key=len)
    while len(rest) > 1 and len(rest[0]) * len(rest[1]) <= MOST_JOINED:
        rest = sorted([_pairs(rest[0], rest[1]), *rest[2:]], key=len)
    return rest


def _pairs(one: Choice, two: Choice) -> Choice:
    """All pairs of entries that share no card."""
    left, right = np.nonzero(one.masks[:, None] & two.masks == 0)
    seats = one.seats + two.seats
    if not len(left):
        raise NoDeal(f"no deal is possible: the ranges of seats {listed(seats)} clash")
    return Choice(
        seats=seats,
        hands=np.concatenate([one.hands[:, left], two.hands[:, right]]),
        numbers=np.concatenate([one.numbers[:, left], two.numbers[:, right]]),
        weights=one.weights[left] * two.weights[right],
    )


def listed(seats: tuple[int, ...]) -> str:
    """Seats as people say them: `0, 1 and 2`."""
    *first, last = map(str, sorted(seats))
    return f"{', '.join(first)} and {last}"
