"""Sums over sampled deals, in integers, so that the order of addition does not matter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.runout_outcomes import LOW_SHIFT, Outcomes

POT_UNITS: Final = 5040
"""Number of units of a pot, chosen so that half a pot is divisible by up to ten winners."""


@dataclass(frozen=True)
class SampleSums:
    """Sampled deals by winners; ``+`` adds two of them.

    Each list has one entry per seat. Shares are in units of 1/5040 of a pot.

    >>> sums = SampleSums(2, Outcomes.from_codes([0b01, 0b10, 0b11], [500, 400, 100]))
    >>> sums.deal_count, sums.pots_won, sums.pots_tied
    (1000, [500, 400], [100, 100])
    >>> sums.equity(0), round(sums.standard_error(0), 4)
    (0.55, 0.0149)
    """

    seats: int
    outcomes: Outcomes
    """Number of deals by winners."""

    def __add__(self, sums: SampleSums) -> SampleSums:
        if self.seats != sums.seats:
            raise ValueError(f"deals of {self.seats} seats and of {sums.seats} do not add up")
        return SampleSums(self.seats, self.outcomes + sums.outcomes)

    @property
    def deal_count(self) -> int:
        """Number of deals."""
        return self.outcomes.total

    @cached_property
    def low_deal_count(self) -> int:
        """Number of deals in which a player had a low."""
        return sum(count for code, count in self._list_outcome_counts() if code >> LOW_SHIFT)

    @cached_property
    def winnings(self) -> list[int]:
        """Total winnings of each seat, high and low halves together, in pot units."""
        return self._sum_units_by_seat(
            lambda code, seat: _compute_high_units(code, seat) + _compute_low_units(code, seat)
        )

    @cached_property
    def squared_winnings(self) -> list[int]:
        """Sum of each seat's squared winnings, in squared units."""
        return self._sum_units_by_seat(
            lambda code, seat: (
                (_compute_high_units(code, seat) + _compute_low_units(code, seat)) ** 2
            )
        )

    @cached_property
    def high_winnings(self) -> list[int]:
        """Winnings of each seat by the high hand, in pot units."""
        return self._sum_units_by_seat(_compute_high_units)

    @cached_property
    def low_winnings(self) -> list[int]:
        """Winnings of each seat by the low hand, in pot units."""
        return self._sum_units_by_seat(_compute_low_units)

    @cached_property
    def pots_won(self) -> list[int]:
        """Number of deals in which each seat won the whole pot, including both halves in high-low
        games.
        """
        return [self.outcomes.won(seat) for seat in range(self.seats)]

    @cached_property
    def pots_tied(self) -> list[int]:
        """Number of deals in which each seat shared the pot."""
        return [self.outcomes.tied(seat) for seat in range(self.seats)]

    @cached_property
    def scoops(self) -> list[int]:
        """Number of deals with a low in which each seat won both halves alone."""
        scoop_codes = [1 << seat | 1 << seat + LOW_SHIFT for seat in range(self.seats)]
        counts = self.outcomes.as_dict()
        return [counts.get(code, 0) for code in scoop_codes]

    def equity(self, seat: int) -> float:
        """Return the seat's average share of a pot, 0 to 1."""
        return self.winnings[seat] / (POT_UNITS * self.deal_count)

    def standard_error(self, seat: int) -> float:
        """Return the standard error of the seat's equity; infinite for one deal."""
        deal_count = self.deal_count
        if deal_count < 2:
            return float("inf")
        scaled_variance = self.squared_winnings[seat] * deal_count - self.winnings[seat] ** 2
        return sqrt(scaled_variance / (deal_count * deal_count * (deal_count - 1))) / POT_UNITS

    def _list_outcome_counts(self) -> list[tuple[int, int]]:
        """Return the outcomes that occurred and how often, in plain integers."""
        return list(self.outcomes.as_dict().items())

    def _sum_units_by_seat(self, compute_units: Callable[[int, int], int]) -> list[int]:
        """Return the sum of each seat's shares over the outcomes."""
        outcome_counts = self._list_outcome_counts()
        return [
            sum(count * compute_units(code, seat) for code, count in outcome_counts)
            for seat in range(self.seats)
        ]


@dataclass(frozen=True, eq=False)
class HandSums:
    """Results by hand of a seat's range, in the order of the range; ``+`` adds two of them."""

    deals: NDArray[np.int64]
    """Number of times that each hand was dealt."""
    winnings: NDArray[np.int64]
    """Winnings of each hand, in pot units."""

    def __add__(self, sums: HandSums) -> HandSums:
        return HandSums(self.deals + sums.deals, self.winnings + sums.winnings)

    @property
    def equities(self) -> NDArray[np.float64]:
        """Each hand's average share of a pot, 0 to 1; NaN if it was never dealt."""
        deal_counts = np.where(self.deals > 0, self.deals, np.nan)
        equities: NDArray[np.float64] = self.winnings / (POT_UNITS * deal_counts)
        return equities


def compute_pot_units(outcomes: NDArray[np.uint64], seat: int) -> NDArray[np.int64]:
    """Return the winnings of a seat for each outcome, in pot units."""
    codes = outcomes.tolist()
    return np.array(
        [_compute_high_units(code, seat) + _compute_low_units(code, seat) for code in codes],
        np.int64,
    )


def _compute_high_units(code: int, seat: int) -> int:
    """Return the winnings of a seat's high hand for an outcome, in pot units."""
    low_bits, high_bits = code >> LOW_SHIFT, code & (1 << LOW_SHIFT) - 1
    if not high_bits >> seat & 1:
        return 0
    return (POT_UNITS // 2 if low_bits else POT_UNITS) // high_bits.bit_count()


def _compute_low_units(code: int, seat: int) -> int:
    """Return the winnings of a seat's low hand for an outcome, in pot units."""
    low_bits = code >> LOW_SHIFT
    return POT_UNITS // 2 // low_bits.bit_count() if low_bits >> seat & 1 else 0
