"""Ranges with which each player is assumed to reach the flop, by the starting charts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from riverboat.equity.ranges import Range
from riverboat.equity.ranges.combos import Weights
from riverboat.review.played_decisions import PlayedDecision
from riverboat.solve.postflop.spot_config import scale_weights
from riverboat.words import Phrase
from riverboat.words import reviews as w

MIN_COMBOS: Final = 0.5
"""Minimum combinations of a narrowed range; with fewer, the line is not in the charts."""
MIN_WEIGHT: Final = 0.01
"""Minimum weight of a combination; smaller weights count as 0."""


class AssumedRanges:
    """The assumed range of each seat, which begins with all hands."""

    def __init__(self, names: Sequence[str]) -> None:
        self._player_names = names
        self.weights: list[Weights] = [np.ones(len(Range("100%").weights)) for _ in names]
        self.notes: list[Phrase] = []

    def narrow_by_chart(self, decision: PlayedDecision) -> None:
        """Narrow a range by a preflop action; note an action that no chart has."""
        if decision.action == "fold":
            return
        seat, chart = decision.seat, decision.chart
        action_frequencies = None if chart is None else chart.share(decision.action)
        is_charted = action_frequencies is not None and bool(
            (action_frequencies < 1).any()
        )  # hands without training have 1
        narrowed_weights = (
            self.weights[seat] * action_frequencies
            if action_frequencies is not None and is_charted
            else None
        )
        if narrowed_weights is None or narrowed_weights.sum() < MIN_COMBOS:
            self.notes.append(w.ActionNotInCharts(self._player_names[seat], decision.action))
        else:
            self.weights[seat] = trim_weights(narrowed_weights)

    def replace(self, seat: int, weights: Weights) -> None:
        """Set the range of a seat."""
        self.weights[seat] = trim_weights(weights)

    def range_of(self, seat: int) -> Range:
        """Return the range that is assumed for a seat."""
        return Range.of_weights(self.weights[seat])


def trim_weights(weights: Weights) -> Weights:
    """Return weights scaled to a maximum of 1, with tiny ones set to 0."""
    scaled_weights = scale_weights(weights)
    return np.where(scaled_weights >= MIN_WEIGHT, scaled_weights, 0.0)
