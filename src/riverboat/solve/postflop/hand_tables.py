"""Tables of numbers by hand, such as reach, equity, values and regrets, at a node."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import name
from riverboat.equity.ranges import Range
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, HANDS
from riverboat.kernel.card_masks import HOLES

Numbers: TypeAlias = NDArray[np.float64]
"""One number for each of the 1,326 combinations, in the order of ``HOLES``."""

Table: TypeAlias = NDArray[np.float64]
"""Numbers by action and combination, (actions, 1326)."""

COMBO_NAMES: Final = tuple(name(high) + name(low) for low, high in HOLES.tolist())
"""Combinations as text, the higher card first: ``AhKh``."""


class HandTable:
    """One number for each hand that a player can hold, with the probability weight of each hand.

    ``table["AhKh"]`` is the number of a hand, ``table["AKs"]`` the weighted mean of several, and
    ``table.average`` that of all hands. Hands that the player cannot hold have NaN in ``values``.
    """

    __slots__ = ("values", "weights")

    def __init__(self, values: Numbers, weights: Numbers) -> None:
        self.weights = weights
        self.values = np.where(weights > 0, values, np.nan)

    @property
    def average(self) -> float:
        """The weighted mean over all hands; NaN without hands."""
        return self._compute_mean(np.ones(len(HOLES), np.bool_))

    def __getitem__(self, hands: str) -> float:
        """Return the weighted mean of the named hands; ``BadRange`` for invalid text."""
        return self._compute_mean(Range(hands).weights > 0)

    def _compute_mean(self, is_chosen: NDArray[np.bool_]) -> float:
        is_counted = is_chosen & (self.weights > 0)
        if not is_counted.any():
            return float("nan")
        return float(np.average(self.values[is_counted], weights=self.weights[is_counted]))

    def __len__(self) -> int:
        """Return the number of hands with a weight."""
        return int(np.count_nonzero(self.weights > 0))

    def __iter__(self) -> Iterator[tuple[str, float]]:
        """Yield each hand with its number, the highest cards first."""
        for combo in np.flatnonzero(self.weights > 0)[::-1].tolist():
            yield COMBO_NAMES[combo], float(self.values[combo])

    def by_hand(self) -> dict[str, float]:
        """Return the means of the 169 hands; hands without a weight are left out."""
        weights = np.bincount(HAND_NUMBER_OF_COMBO, self.weights, len(HANDS))
        sums = np.bincount(
            HAND_NUMBER_OF_COMBO, self.weights * np.nan_to_num(self.values), len(HANDS)
        )
        return {
            HANDS[hand_index]: float(sums[hand_index] / weights[hand_index])
            for hand_index in np.flatnonzero(weights).tolist()
        }

    def __repr__(self) -> str:
        return f"<HandTable of {len(self)} hands, average {self.average:.6g}>"


class ByPlayer(NamedTuple):
    """A table for each player: out of position (first to act), and in position."""

    oop: HandTable
    ip: HandTable
