"""Equity histograms: the number of a range's combinations by their equity."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import msgspec
import numpy as np

from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.equity.charts.column_chart import Column, draw_columns
from riverboat.equity.charts.svg_frame import truncate
from riverboat.equity.equity_calculation import equity
from riverboat.equity.equity_games import EquityGame
from riverboat.equity.query.equity_options import parse_integer
from riverboat.equity.query.query_text import CardsOrText, HoldingLike
from riverboat.equity.results.equity_result import Equity
from riverboat.equity.results.result_view import MAX_NAME_LENGTH, format_percent


@dataclass(frozen=True, slots=True)
class Histogram:
    """Weights of a range's combinations by equity, in bins of equal width from 0 to 1.

    ``combinations`` counts each combination by its weight in the range. The first bin begins at 0.
    A bin contains its lower end but not its upper end; the last bin contains both.
    """

    combinations: tuple[float, ...]
    result: Equity

    @property
    def edges(self) -> tuple[float, ...]:
        """The edges of the bins: one more than the number of bins."""
        bin_count = len(self.combinations)
        return tuple(index / bin_count for index in range(bin_count + 1))

    @property
    def total(self) -> float:
        """Total weight of all combinations."""
        return sum(self.combinations)

    def __str__(self) -> str:
        max_count = max(self.combinations)
        count_texts = [_format_number(count) for count in self.combinations]
        width = max(map(len, count_texts))
        lines = [
            f"{low:>4.0%} to {high:>4.0%}  {count_text:>{width}}  "
            f"{'#' * round(40 * count / max_count)}"
            for (low, high), count_text, count in zip(
                pairwise(self.edges), count_texts, self.combinations, strict=True
            )
        ]
        return "\n".join([self._format_title(), *(line.rstrip() for line in lines)])

    def to_json(self) -> str:
        """Return the complete result as JSON."""
        fields = {
            "edges": self.edges,
            "combinations": self.combinations,
            "equity": self.result[0].equity,
            "exact": self.result.exact,
        }
        return msgspec.json.format(msgspec.json.encode(fields), indent=2).decode()

    def _format_title(self) -> str:
        own_equity, other_equity = self.result
        percent_text = format_percent(own_equity.equity, is_exact=self.result.exact)
        names = [
            truncate(player_equity.name, MAX_NAME_LENGTH)
            for player_equity in (own_equity, other_equity)
        ]
        opponent_phrase = " against ".join(names)
        return f"{opponent_phrase}, {self.result.title}: {percent_text}"

    def _repr_svg_(self) -> str:
        """Return the histogram as an SVG chart with a column for each bin."""
        columns = [
            Column(
                count,
                _format_number(count),
                f"{low:.0%} to {high:.0%}: {_format_number(count)} combinations",
            )
            for (low, high), count in zip(pairwise(self.edges), self.combinations, strict=True)
        ]
        return draw_columns(columns, self._format_title())


@deprecated_keywords(held="hand_range")
def histogram(
    hand_range: HoldingLike,
    board: CardsOrText = "",
    against: HoldingLike = "random",
    *,
    bins: int = 10,
    dead: CardsOrText = "",
    game: str | EquityGame = "holdem",
    **options: Any,
) -> Histogram:
    """Return the number of a range's combinations by their equity against another range.

    The options are those of :func:`~riverboat.equity.equity_calculation.equity`. In a sampled
    result, combinations that were never dealt are not counted.

    >>> chart = histogram("22+, AK", "Qh 7c 2d", against="QQ+, AK", bins=5)
    >>> chart.combinations
    (0.0, 16.0, 54.0, 6.0, 9.0)
    """
    bins = parse_integer("bins", bins, 1, MAX_BINS)
    result = equity(hand_range, against, board=board, dead=dead, game=game, **options)
    outcomes = result.outcomes_by_hand(0)
    is_dealt = outcomes.dealt > 0
    equities = outcomes.shares[is_dealt] / outcomes.dealt[is_dealt]
    # Equities such as 0.3 lie on an edge, a rounding error to its left.
    bin_indexes = np.minimum((equities * bins + 1e-9).astype(np.intp), bins - 1)
    combination_counts = np.bincount(bin_indexes, outcomes.hands.weights[is_dealt], bins)
    return Histogram(tuple(combination_counts.tolist()), result)


MAX_BINS: Final = 100


def _format_number(count: float) -> str:
    return f"{int(count):,}" if count.is_integer() else f"{count:,.2f}"
