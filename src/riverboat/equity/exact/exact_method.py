"""A way to count: known by its words and its time before anything is counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from riverboat.equity.results.outcome_counts import OutcomeCounts, OutcomesByHand

CountProgress: TypeAlias = Callable[[int, int], object]
"""Hears how much is counted so far, and of how much, where it may take long."""


class CountFunction(Protocol):
    """Counts a deal."""

    def __call__(self, count_progress: CountProgress | None = None, /) -> OutcomeCounts: ...


@dataclass(frozen=True, slots=True, eq=False)
class ExactMethod:
    """One way to count: in words, how long it takes, in seconds, and how it is done.

    ``count`` finds who wins how much, and ``by_hand`` what each hand of a player makes. Either
    raises :class:`~riverboat.equity.query.equity_errors.BadEquity` when no two hands go together.
    """

    description: str
    estimated_seconds: float
    count: CountFunction
    by_hand: Callable[[int], OutcomesByHand]
