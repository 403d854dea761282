"""Outcomes in blocks of joint holdings, summed in total or by the hands of a player."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.equity.exact.exact_method import CountProgress
from riverboat.equity.exact.joint_holdings import IndexArray, JointHoldings
from riverboat.equity.ranges.combos import Weights
from riverboat.equity.results.outcome_counts import OutcomeCounts, OutcomesByHand, split_pot_shares
from riverboat.kernel.runout_outcomes import LOW_SHIFT

Block: TypeAlias = tuple[IndexArray, NDArray[np.uint64], Weights]
"""A block of outcomes as three arrays of equal length.

They are the indexes of joint holdings, an outcome code for each, and the number of boards with it.
"""


@dataclass(frozen=True, slots=True, eq=False)
class OutcomeBlocks:
    """Outcomes of joint holdings in blocks, which are computed anew for each result."""

    enumerate_holdings: Callable[[], JointHoldings]
    compute_blocks: Callable[[CountProgress | None], Iterator[Block]]

    def count(self, count_progress: CountProgress | None = None) -> OutcomeCounts:
        """Return the number of boards with each outcome, weighted if ranges have weights."""
        weights = self.enumerate_holdings().weights
        weight_by_outcome: OutcomeCounts = {}
        for rows, codes, frequencies in self.compute_blocks(count_progress):
            weighted_frequencies = frequencies if weights is None else frequencies * weights[rows]
            outcomes, outcome_indexes = _group_codes(codes)
            for code, count in zip(
                outcomes, np.bincount(outcome_indexes, weighted_frequencies).tolist(), strict=True
            ):
                weight_by_outcome[code] = weight_by_outcome.get(code, 0) + (
                    int(count) if weights is None else count
                )
        return {
            code: weight_by_outcome[code]
            for code in sorted(weight_by_outcome)
            if weight_by_outcome[code]
        }

    def by_hand(self, seat: int) -> OutcomesByHand:
        """Return the outcomes of each hand of a player."""
        holdings = self.enumerate_holdings()
        weights, hands = holdings.weights, holdings.hands[seat]
        outcome_sums = np.zeros((4, len(hands)))
        for rows, codes, frequencies in self.compute_blocks(None):
            weighted_frequencies = frequencies if weights is None else frequencies * weights[rows]
            hand_indexes = holdings.hand_indices[seat][rows]
            outcomes, outcome_indexes = _group_codes(codes)
            outcome_columns = np.array(
                [(1.0, *_split_seat_outcome(code, seat)) for code in outcomes]
            )
            for sums_by_hand, outcome_values in zip(outcome_sums, outcome_columns.T, strict=True):
                sums_by_hand += np.bincount(
                    hand_indexes, weighted_frequencies * outcome_values[outcome_indexes], len(hands)
                )
        return OutcomesByHand(hands, *outcome_sums)


def _group_codes(codes: NDArray[np.uint64]) -> tuple[list[int], IndexArray]:
    """Return a list of outcome codes, and for each of *codes* its index in the list."""
    if (codes == codes[0]).all():
        return [int(codes[0])], np.zeros(len(codes), np.intp)
    high_bits, low_bits = codes & np.uint64((1 << LOW_SHIFT) - 1), codes >> np.uint64(LOW_SHIFT)
    seat_count = int(high_bits.max()).bit_length()
    packed_codes = high_bits | low_bits << np.uint64(seat_count)
    all_codes = np.arange(int(packed_codes.max()) + 1)
    unpacked_codes = all_codes & (1 << seat_count) - 1 | all_codes >> seat_count << LOW_SHIFT
    return unpacked_codes.tolist(), packed_codes.astype(np.intp)


def _split_seat_outcome(code: int, seat: int) -> tuple[float, float, float]:
    """Return an outcome for one player: won, tied, and their share of the pot."""
    pot_share = sum(split_pot_shares(code, seat))
    return float(pot_share == 1), float(0 < pot_share < 1), pot_share
