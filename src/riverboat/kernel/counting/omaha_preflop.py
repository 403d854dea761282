"""Omaha before the flop: hands of four to six cards, exactly two of which play, high or hi-lo."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.counting.board_weights import LiveCountByRank
from riverboat.kernel.counting.outcome_tallies import Values
from riverboat.kernel.counting.preflop_counting import LowWinnersByBoard, PreflopHands
from riverboat.kernel.runout_outcomes import find_low_winners
from riverboat.kernel.tables.lookup_tables import FIVES_OFFSET, FOURS_OFFSET, lookup_tables

__all__ = ["build_omaha_hands", "find_omaha_low_cases"]


def build_omaha_hands(
    holes: Sequence[Sequence[int]], live_counts: LiveCountByRank, *, low: bool
) -> PreflopHands:
    """Return the preflop hands of these hole cards.

    *live_counts* are the numbers of live cards of each rank. With *low*, the best low hand of eight
    or better wins half of the pot.
    """
    values_without_flush = np.stack([_compute_values_without_flush(hole) for hole in holes])
    return PreflopHands(
        values_without_flush,
        OmahaFlushes(),
        live_counts,
        find_omaha_low_cases(holes) if low else None,
    )


def find_omaha_low_cases(holes: Sequence[Sequence[int]]) -> LowWinnersByBoard:
    """Return the distinct sets of low winners, and the index of the set for each board.

    A set has a bit for each seat; there are 6,175 boards.
    """
    winners = find_low_winners([_compute_low_values(hole) for hole in holes])
    is_present = np.bincount(winners) > 0
    return np.flatnonzero(is_present).astype(np.uint16), (is_present.cumsum() - 1).astype(
        np.uint16
    )[winners]


class OmahaFlushes:
    """Flush values of Omaha: two hole cards and three board cards of a suit."""

    __slots__ = ()

    def can_make_flush(self, suited_count: int, hole_ranks: int) -> bool:  # noqa: ARG002
        """Return True if these ranks can make a flush with two of them and three on the board."""
        return hole_ranks.bit_count() >= 2

    def flush_values(self, suited_count: int, hole_ranks: NDArray[np.intp]) -> Values:
        """Return the best flush for each set of *suited_count* board ranks and these hole ranks."""
        flushes = lookup_tables().omaha_flushes[:, _COLUMNS_BY_SUITED_COUNT[suited_count]]
        return np.stack([_compute_best_flushes(flushes, ranks) for ranks in hole_ranks.tolist()])


_COLUMNS_BY_SUITED_COUNT = {
    3: slice(0, FOURS_OFFSET),
    4: slice(FOURS_OFFSET, FIVES_OFFSET),
    5: slice(FIVES_OFFSET, None),
}


def _compute_best_flushes(flushes: Values, hole_ranks: int) -> Values:
    ranks = [rank for rank in range(13) if hole_ranks >> rank & 1]
    pair_flushes = [flushes[lookup_tables().suited_pair[pair]] for pair in combinations(ranks, 2)]
    return (
        reduce(np.maximum, pair_flushes) if pair_flushes else np.zeros(flushes.shape[1], np.uint16)
    )


def _compute_values_without_flush(hole: Sequence[int]) -> Values:
    """Return the best value of two of these hole cards with each board, ignoring flushes."""
    ranks = sorted(card >> 2 for card in hole)
    pair_values = [
        lookup_tables().omaha[lookup_tables().pair_class[rank_pair]]
        for rank_pair in {*combinations(ranks, 2)}
    ]
    return reduce(np.maximum, pair_values)


def _compute_low_values(hole: Sequence[int]) -> Values:
    """Return the best low of two of these hole cards with each board, 0 for none."""
    low_ranks = reduce(int.__or__, (1 << (card // 4 + 1) % 13 for card in hole)) & 0xFF
    lows: Values = lookup_tables().omaha_lows[low_ranks].take(lookup_tables().board_lows)
    return lows
