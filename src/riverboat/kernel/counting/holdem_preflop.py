"""Hold'em before the flop: hands of two cards, with a full deck or a short one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.counting.board_weights import LiveCountByRank, list_suited_boards
from riverboat.kernel.counting.outcome_tallies import Values
from riverboat.kernel.counting.preflop_counting import PreflopHands
from riverboat.kernel.tables.lookup_tables import PAIRS, lookup_tables
from riverboat.kernel.tables.ranking_values import FIRST_INDEX
from riverboat.kernel.tables.split_index import RANK_WORDS, split_index

__all__ = [
    "SHORT_LOWEST",
    "PreflopRanking",
    "build_holdem_hands",
    "full_deck_ranking",
    "short_deck_ranking",
]

SHORT_LOWEST: Final = 4
"""The lowest rank of the short deck: a six."""


@dataclass(frozen=True, eq=False)
class PreflopRanking:
    """Preflop hand values and flush values of one ranking.

    ``values_without_flush`` (91, 6175) has the value of two hole cards of a pair class with each
    board, ignoring flushes. ``flushes`` (8192,) has the value of the best flush of a set of ranks
    in one suit, or 0 for fewer than five. A flush beats all other hands that the same seven cards
    can make.
    """

    values_without_flush: Values
    flushes: Values

    def can_make_flush(self, suited_count: int, hole_ranks: int) -> bool:
        """Return True if the board's suited cards and these ranks make five or more."""
        return suited_count + hole_ranks.bit_count() >= 5

    def flush_values(self, suited_count: int, hole_ranks: NDArray[np.intp]) -> Values:
        """Return the best flush for each set of *suited_count* board ranks and these hole ranks."""
        return self.flushes.take(list_suited_boards()[suited_count].rank_sets | hole_ranks[:, None])


def build_holdem_hands(
    ranking: PreflopRanking, rank_pairs: Sequence[tuple[int, int]], live_counts: LiveCountByRank
) -> PreflopHands:
    """Return the hands of these ranks; *live_counts* are the numbers of live cards of each rank."""
    class_by_rank_pair = lookup_tables().pair_class
    return PreflopHands(
        ranking.values_without_flush[[class_by_rank_pair[rank_pair] for rank_pair in rank_pairs]],
        ranking,
        live_counts,
    )


@cache
def full_deck_ranking() -> PreflopRanking:
    """Return the ranking of hold'em hands with a deck of 52 cards."""
    return PreflopRanking(lookup_tables().holdem, lookup_tables().high.flushes)


@cache
def short_deck_ranking(*, trips_beat_straight: bool) -> PreflopRanking:
    """Return the ranking of the short deck, in which a flush beats a full house.

    With *trips_beat_straight*, three of a kind beats a straight. The tables are computed at the
    first call.
    """
    ranking = (
        lookup_tables().short_deck_trips if trips_beat_straight else lookup_tables().short_deck
    )
    rank_counts_by_board = lookup_tables().board_counts
    rank_words = rank_counts_by_board @ RANK_WORDS
    seven_card_values = ranking.values[FIRST_INDEX[7] :]
    values_without_flush = np.zeros((len(PAIRS), len(rank_counts_by_board)), np.uint16)
    for values, (first_rank, second_rank) in zip(values_without_flush, PAIRS, strict=True):
        if second_rank >= SHORT_LOWEST:
            value_indexes = split_index().find_indexes(
                rank_words + RANK_WORDS[first_rank] + RANK_WORDS[second_rank], 7
            )
            values[:] = seven_card_values.take(value_indexes, mode="clip")
    return PreflopRanking(values_without_flush, ranking.flushes)
