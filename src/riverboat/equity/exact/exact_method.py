"""Exact counting methods, each with a description and a time estimate."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from riverboat.equity.results.outcome_counts import OutcomeCounts, OutcomesByHand

CountProgress: TypeAlias = Callable[[int, int], object]
"""Callback for the number counted so far and the total, if counting may take long."""


class CountFunction(Protocol):
    """A function that counts the outcomes of a question, and reports its progress."""

    def __call__(self, count_progress: CountProgress | None = None, /) -> OutcomeCounts: ...


@dataclass(frozen=True, slots=True, eq=False)
class ExactMethod:
    """One exact method: its description, its estimated seconds, and its function.

    ``count`` computes the shares of the players, and ``by_hand`` the result of each hand of a
    player. Both raise :class:`~riverboat.equity.query.equity_errors.BadEquity` if all choices of
    hands have a card in common.
    """

    description: str
    estimated_seconds: float
    count: CountFunction
    by_hand: Callable[[int], OutcomesByHand]
