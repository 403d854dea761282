"""Outcomes of each hand of a player, found when they are asked for, and pickled as the question.

What was counted on the way is large, and is found again from the question in a moment.
"""

from __future__ import annotations

from typing import Any

from riverboat.equity.exact.way import Way
from riverboat.equity.exact.ways import ways_of
from riverboat.equity.reading.deal import EquityQuestion
from riverboat.equity.results.outcomes import OutcomesByHand
from riverboat.equity.sampled import sampled_by_hand


class CountedByHand:
    """Outcomes by hand of an exact result, counted the way that it was."""

    def __init__(self, deal: EquityQuestion, words: str, way: Way | None = None) -> None:
        self._deal, self._words, self._way = deal, words, way
        self._found: dict[int, OutcomesByHand] = {}

    def __call__(self, seat: int) -> OutcomesByHand:
        """Return what each hand of the player in a seat makes."""
        if self._way is None:
            self._way = next(way for way in ways_of(self._deal) if way.words == self._words)
        if seat not in self._found:
            self._found[seat] = self._way.by_hand(seat)
        return self._found[seat]

    def __reduce__(self) -> tuple[Any, ...]:
        return CountedByHand, (self._deal, self._words)


class SampledByHand:
    """Outcomes by hand of a sampled result, by the same draws."""

    def __init__(self, deal: EquityQuestion, deals: int, seed: int, threads: int) -> None:
        self._drawn = deal, deals, seed, threads
        self._found: dict[int, OutcomesByHand] = {}

    def __call__(self, seat: int) -> OutcomesByHand:
        """Return what each hand of the player in a seat came to."""
        if seat not in self._found:
            deal, deals, seed, threads = self._drawn
            self._found[seat] = sampled_by_hand(deal, seat, deals, seed, threads)
        return self._found[seat]

    def __reduce__(self) -> tuple[Any, ...]:
        return SampledByHand, self._drawn
