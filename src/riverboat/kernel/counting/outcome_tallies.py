"""Boards counted by winner: histograms that can be added.

A tally encodes the outcome of a board as one number, and counts boards in *histograms*: arrays of
float64 with whole numbers. Histograms can be added and subtracted, for example to replace the
boards that a suit changes. Each row is a separate histogram.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.runout_outcomes import Outcomes, ValuesBySeat, find_high_winners

__all__ = [
    "Histogram",
    "IndexArray",
    "ManySeatTally",
    "OutcomeArray",
    "OutcomeTally",
    "TwoSeatTally",
    "Values",
    "Weights",
]

OutcomeArray: TypeAlias = NDArray[Any]
"""Outcomes of boards, in a tally's encoding."""

Histogram: TypeAlias = NDArray[np.float64]
IndexArray: TypeAlias = NDArray[np.intp]
Values: TypeAlias = NDArray[np.uint16]
Weights: TypeAlias = NDArray[np.float64]


class OutcomeTally(Protocol):
    """An encoding of outcomes as numbers, and a method to count them."""

    @property
    def bin_count(self) -> int:
        """Number of entries of a histogram."""

    def compare(self, values: ValuesBySeat) -> OutcomeArray:
        """Return the outcomes for these hand values by seat, as broadcastable arrays."""

    def count(self, outcomes: OutcomeArray, weights: Weights) -> Histogram:
        """Return histograms of the boards with these weights, one for each row."""

    def count_product(
        self, outcomes: OutcomeArray, row_weights: Weights, column_weights: Weights
    ) -> Histogram:
        """Return histograms of boards (n, m) whose weight is a product, one for each row of
        *row_weights*.

        For row s, the weight of board (i, j) is ``row_weights[s, i] * column_weights[s, j]``.
        """

    def to_outcomes(self, histogram: Histogram, board_count: int) -> Outcomes:
        """Decode one histogram of *board_count* boards in all."""


class TwoSeatTally:
    """A tally of two hands: an outcome is 1 if the first wins, 2**26 if the second, else 0.

    Both counts fit into one sum of weights, because there are at most 2.6 million boards.
    """

    __slots__ = ()
    bin_count = 1

    def compare(self, values: ValuesBySeat) -> OutcomeArray:
        first_values, second_values = values
        outcomes = (first_values < second_values) * _SECOND_SEAT_WIN_CODE
        outcomes += first_values > second_values
        return outcomes

    def count(self, outcomes: OutcomeArray, weights: Weights) -> Histogram:
        outcome_sums: Histogram = (
            (outcomes * weights).reshape(len(weights), -1).sum(axis=1, keepdims=True)
        )
        return outcome_sums

    def count_product(
        self, outcomes: OutcomeArray, row_weights: Weights, column_weights: Weights
    ) -> Histogram:
        outcome_sums: Histogram = ((column_weights @ outcomes.T) * row_weights).sum(
            axis=1, keepdims=True
        )
        return outcome_sums

    def to_outcomes(self, histogram: Histogram, board_count: int) -> Outcomes:
        losses, wins = divmod(round(float(histogram[0])), round(_SECOND_SEAT_WIN_CODE))
        return Outcomes.from_codes((1, 2, 3), (wins, losses, board_count - wins - losses))


_SECOND_SEAT_WIN_CODE: Final = float(1 << 26)


class ManySeatTally:
    """A tally of any number of hands, with or without low hands.

    An outcome is ``low * 2**seats + high``: ``high`` has the bits of the seats with the best high
    hand, and ``low`` is the index of the set of low winners (0 in games without a low).
    """

    __slots__ = ("_low_winner_sets", "_seat_count", "bin_count")

    def __init__(self, seat_count: int, lows: NDArray[np.uint16] | None = None) -> None:
        self._seat_count = seat_count
        self._low_winner_sets = np.zeros(1, np.uint16) if lows is None else lows
        self.bin_count = len(self._low_winner_sets) << seat_count

    def compare(self, values: ValuesBySeat) -> OutcomeArray:
        return find_high_winners(values).astype(np.intp)

    def count(self, outcomes: OutcomeArray, weights: Weights) -> Histogram:
        row_count = len(weights)
        shape = np.broadcast_shapes(outcomes.shape, weights.shape)
        row_offsets = (self.bin_count * np.arange(row_count)).reshape(-1, *[1] * (len(shape) - 1))
        board_weights = np.broadcast_to(weights, shape)
        outcome_sums = np.bincount(
            (outcomes + row_offsets).ravel(), board_weights.ravel(), row_count * self.bin_count
        )
        return np.asarray(outcome_sums.reshape(row_count, -1), np.float64)

    def count_product(
        self, outcomes: OutcomeArray, row_weights: Weights, column_weights: Weights
    ) -> Histogram:
        return self.count(outcomes, row_weights[:, :, None] * column_weights[:, None, :])

    def to_outcomes(self, histogram: Histogram, board_count: int) -> Outcomes:
        counts = np.rint(histogram).astype(np.int64)
        assert counts.sum() == board_count
        return Outcomes.from_histogram(counts, self._low_winner_sets)
