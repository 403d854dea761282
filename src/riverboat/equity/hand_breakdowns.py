"""Outcomes by hand of a player, computed on demand.

The intermediate counts are large, and take little time to compute again from the question, so a
pickle contains only the question.
"""

from __future__ import annotations

from typing import Any

from riverboat.equity.exact.exact_method import ExactMethod
from riverboat.equity.exact.exact_methods import find_exact_methods
from riverboat.equity.query.equity_question import EquityQuestion
from riverboat.equity.results.outcome_counts import OutcomesByHand
from riverboat.equity.sampled_equity import sample_outcomes_by_hand


class ExactHandBreakdown:
    """Outcomes of each hand of an exact result, counted by the method of that result."""

    def __init__(
        self, question: EquityQuestion, description: str, method: ExactMethod | None = None
    ) -> None:
        self._question, self._description, self._method = question, description, method
        self._outcomes_by_seat: dict[int, OutcomesByHand] = {}

    def __call__(self, seat: int) -> OutcomesByHand:
        """Return the outcomes of each hand of the player in a seat."""
        if self._method is None:
            self._method = next(
                method
                for method in find_exact_methods(self._question)
                if method.description == self._description
            )
        if seat not in self._outcomes_by_seat:
            self._outcomes_by_seat[seat] = self._method.by_hand(seat)
        return self._outcomes_by_seat[seat]

    def __reduce__(self) -> tuple[Any, ...]:
        return ExactHandBreakdown, (self._question, self._description)


class SampledHandBreakdown:
    """Outcomes of each hand of a sampled result, from the deals of that result."""

    def __init__(self, question: EquityQuestion, deal_count: int, seed: int, threads: int) -> None:
        self._sampling_key = question, deal_count, seed, threads
        self._outcomes_by_seat: dict[int, OutcomesByHand] = {}

    def __call__(self, seat: int) -> OutcomesByHand:
        """Return the outcomes of each hand of the player in a seat."""
        if seat not in self._outcomes_by_seat:
            sampled_question, deal_count, seed, threads = self._sampling_key
            self._outcomes_by_seat[seat] = sample_outcomes_by_hand(
                sampled_question, seat, deal_count, seed, threads
            )
        return self._outcomes_by_seat[seat]

    def __reduce__(self) -> tuple[Any, ...]:
        return SampledHandBreakdown, self._sampling_key
