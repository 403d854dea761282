"""Exact equity of two hold'em ranges, computed for all pairs of hands together.

Before the flop this uses the table of match-ups, and on a board cumulative sums over hand strength
for each runout.
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
from riverboat.equity.weighted_hands import WeightedHands, build_no_deal_error, list_possible_hands
from riverboat.kernel import tier
from riverboat.kernel.card_masks import HOLE_MASKS
from riverboat.kernel.versus.preflop_matchups import MATCHUP_COUNT, matchups, preflop_range_results
from riverboat.kernel.versus.range_sweep import RangeResults, sweep


def list_range_vs_range_methods(
    question: EquityQuestion, hand_counts: Sequence[int]
) -> Iterator[ExactMethod]:
    """Yield the method for two ranges, if it applies; *hand_counts* are their numbers of hands."""
    if question.game.ranking != "high":
        return
    if not question.board and not question.dead:
        # About fifteen pairs of hands share one match-up.
        missing_matchups = min(
            hand_counts[0] * hand_counts[1] / 15, MATCHUP_COUNT - matchups().computed_count
        )
        seconds = missing_matchups * (20e-6 if tier.is_c() else 250e-6)
        range_vs_range = _RangeVsRange(question, preflop_range_results)
        yield ExactMethod("all match-ups", seconds, range_vs_range.count, range_vs_range.by_hand)
    if question.board:
        board_count = comb(52 - len(question.unavailable_cards), question.cards_to_come)
        seconds_per_board = 10e-6 if tier.is_c() else 110e-6
        range_vs_range = _RangeVsRange(
            question,
            lambda first_weights, second_weights, _: sweep(
                question.board, first_weights, second_weights, question.dead
            ),
        )
        yield ExactMethod(
            "all boards",
            board_count * seconds_per_board,
            range_vs_range.count,
            range_vs_range.by_hand,
        )


_ROUNDING_TOLERANCE: Final = 1e-12
"""Share of the total below which a result counts as zero, because it is a rounding error."""


class _RangeVsRange:
    """A question of two ranges, and the results of each range against the other."""

    def __init__(
        self,
        question: EquityQuestion,
        compare_ranges: Callable[[Weights, Weights, CountProgress | None], RangeResults],
    ) -> None:
        self._question, self._compare_ranges = question, compare_ranges
        self._results: dict[int, tuple[Weights, RangeResults]] = {}

    def count(self, count_progress: CountProgress | None = None) -> OutcomeCounts:
        weights, results = self._compute_results(0, count_progress)
        won_weight, tied_weight, total_weight = (
            float(weights @ combo_sums)
            for combo_sums in (results.wins, results.ties, results.weight_met)
        )
        if not total_weight:
            raise build_no_deal_error(self._question)
        are_whole_numbers = (
            won_weight.is_integer() and tied_weight.is_integer() and total_weight.is_integer()
        )
        weight_by_code: OutcomeCounts = {
            0b01: won_weight,
            0b10: total_weight - won_weight - tied_weight,
            0b11: tied_weight,
        }
        threshold = 0 if are_whole_numbers else total_weight * _ROUNDING_TOLERANCE
        return {
            code: int(weight) if are_whole_numbers else weight
            for code, weight in weight_by_code.items()
            if weight > threshold
        }

    def by_hand(self, seat: int) -> OutcomesByHand:
        weights, results = self._compute_results(seat)
        is_in_range = weights > 0
        hands = WeightedHands(HOLE_MASKS[is_in_range], weights[is_in_range])
        won_weights, tied_weights, matchup_weights = (
            weights[is_in_range] * combo_sums[is_in_range]
            for combo_sums in (results.wins, results.ties, results.weight_met)
        )
        for combo_sums in (won_weights, tied_weights):
            combo_sums[combo_sums <= matchup_weights * _ROUNDING_TOLERANCE] = 0
        return OutcomesByHand(
            hands, matchup_weights, won_weights, tied_weights, won_weights + tied_weights / 2
        )

    def _compute_results(
        self, seat: int, count_progress: CountProgress | None = None
    ) -> tuple[Weights, RangeResults]:
        if seat not in self._results:
            own_weights, other_weights = (self._list_weights(player) for player in (seat, 1 - seat))
            self._results[seat] = (
                own_weights,
                self._compare_ranges(own_weights, other_weights, count_progress),
            )
        return self._results[seat]

    def _list_weights(self, seat: int) -> Weights:
        """Return a player's weights for all 1,326 combinations."""
        hands = list_possible_hands(self._question, self._question.players[seat])
        weights = np.zeros(len(HOLE_MASKS))
        mask_order = np.argsort(HOLE_MASKS)
        weights[mask_order[np.searchsorted(HOLE_MASKS, hands.masks, sorter=mask_order)]] = (
            hands.weights
        )
        return weights
