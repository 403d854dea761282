"""Hold'em range against range: every hand of one against every hand of the other at once.

Before the flop this uses the table of match-ups, and on a board a sweep over all runouts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import comb
from typing import Final

import numpy as np

from riverboat.equity.exact.exact_method import CountProgress, ExactMethod
from riverboat.equity.query.equity_question import EquityQuestion
from riverboat.equity.ranges.combos import Weights
from riverboat.equity.results.outcome_counts import OutcomeCounts, OutcomesByHand
from riverboat.equity.weighted_hands import WeightedHands, no_deal_error, possible_hands
from riverboat.kernel import tier
from riverboat.kernel.card_masks import HOLE_MASKS
from riverboat.kernel.versus.preflop_matchups import MATCHUPS, matchups, preflop_range_results
from riverboat.kernel.versus.range_sweep import RangeResults, sweep


def range_vs_range_methods(question: EquityQuestion, sizes: Sequence[int]) -> Iterator[ExactMethod]:
    """Return the method for two ranges of so many hands, if it applies."""
    if question.game.ranking != "high":
        return
    if not question.board and not question.dead:
        # Of about fifteen pairs of hands one is a match-up that no other is.
        missing = min(sizes[0] * sizes[1] / 15, MATCHUPS - matchups().computed_count)
        seconds = missing * (20e-6 if tier.is_c() else 250e-6)
        versus = _RangeVsRange(question, preflop_range_results)
        yield ExactMethod("all match-ups", seconds, versus.count, versus.by_hand)
    if question.board:
        boards = comb(52 - len(question.unavailable), question.cards_to_come)
        each = 10e-6 if tier.is_c() else 110e-6
        versus = _RangeVsRange(
            question, lambda first, second, _: sweep(question.board, first, second, question.dead)
        )
        yield ExactMethod("all boards", boards * each, versus.count, versus.by_hand)


_ROUNDING_TOLERANCE: Final = 1e-12
"""Share of the total below which a result is a rounding error of zero."""


class _RangeVsRange:
    """Two ranges, each against the other."""

    def __init__(
        self,
        deal: EquityQuestion,
        versus: Callable[[Weights, Weights, CountProgress | None], RangeResults],
    ) -> None:
        self._question, self._versus = deal, versus
        self._results: dict[int, tuple[Weights, RangeResults]] = {}

    def count(self, count_progress: CountProgress | None = None) -> OutcomeCounts:
        weights, made = self._result_for(0, count_progress)
        won, tied, met = (float(weights @ sums) for sums in (made.wins, made.ties, made.weight_met))
        if not met:
            raise no_deal_error(self._question)
        whole = won.is_integer() and tied.is_integer() and met.is_integer()
        codes: OutcomeCounts = {0b01: won, 0b10: met - won - tied, 0b11: tied}
        least = 0 if whole else met * _ROUNDING_TOLERANCE
        return {code: int(sums) if whole else sums for code, sums in codes.items() if sums > least}

    def by_hand(self, seat: int) -> OutcomesByHand:
        weights, made = self._result_for(seat)
        held = weights > 0
        hands = WeightedHands(HOLE_MASKS[held], weights[held])
        won, tied, met = (
            weights[held] * sums[held] for sums in (made.wins, made.ties, made.weight_met)
        )
        for sums in (won, tied):
            sums[sums <= met * _ROUNDING_TOLERANCE] = 0
        return OutcomesByHand(hands, met, won, tied, won + tied / 2)

    def _result_for(
        self, seat: int, count_progress: CountProgress | None = None
    ) -> tuple[Weights, RangeResults]:
        if seat not in self._results:
            mine, others = (self._weights(number) for number in (seat, 1 - seat))
            self._results[seat] = mine, self._versus(mine, others, count_progress)
        return self._results[seat]

    def _weights(self, seat: int) -> Weights:
        """Return a player's weights for all 1,326 combinations."""
        hands = possible_hands(self._question, self._question.players[seat])
        spread = np.zeros(len(HOLE_MASKS))
        order = np.argsort(HOLE_MASKS)
        spread[order[np.searchsorted(HOLE_MASKS, hands.masks, sorter=order)]] = hands.weights
        return spread
