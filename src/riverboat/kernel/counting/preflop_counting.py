"""Counting before the flop: every board by its ranks, and again by suits if it allows a flush.

Without flushes only ranks matter. A suit changes the result only on boards with three or more cards
of it. The change depends on the live ranks of that suit and on the ranks that each player holds in
it. Suits with the same ranks are therefore computed once, and so are match-ups of the same ranks
(:mod:`riverboat.kernel.versus.preflop_matchups`).

In hold'em and Omaha, a flush can lose only on a paired board. Paired boards with a possible flush
are therefore examined one by one, and the other boards by their flushes alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.counting.board_weights import (
    LiveCountByRank,
    SuitRanks,
    board_weights,
    compute_completion_weights,
    count_live_off_suit,
    list_paired_boards,
    list_suited_boards,
)
from riverboat.kernel.counting.outcome_tallies import (
    Histogram,
    IndexArray,
    ManySeatTally,
    OutcomeArray,
    OutcomeTally,
    TwoSeatTally,
    Values,
    Weights,
)
from riverboat.kernel.runout_outcomes import Outcomes, ValuesBySeat

__all__ = ["FlushRanking", "LowWinnersByBoard", "PreflopHands"]


class FlushRanking(Protocol):
    """An interface for the flush values of a game."""

    def can_make_flush(self, suited_count: int, hole_ranks: int) -> bool:
        """Return True if *suited_count* suited board cards and these hole ranks make a flush."""

    def flush_values(self, suited_count: int, hole_ranks: NDArray[np.intp]) -> Values:
        """Return the best flush for each set of *suited_count* board ranks and these hole ranks.

        Sets are in the order of ``board_weights.list_suited_boards``; hole ranks (s,) give
        values (s, n). The value is 0 if there is no flush, or if the board cannot have those cards.
        """


LowWinnersByBoard: TypeAlias = tuple[NDArray[np.uint16], NDArray[np.uint16]]
"""The distinct sets of low winners, and the index of the set for each of the 6,175 boards.

A set has a bit for each seat.
"""


class PreflopHands:
    """Preflop hands given by their ranks; ``outcomes`` adds the effect of their suits.

    ``plain_values`` (seats, 6175) is the value of each hand on each board without flushes. ``lows``
    identifies the players with the best low hand on each board. ``live_counts`` are the numbers of
    live cards of each rank, and ``board_count`` is the number of boards that they make.
    """

    __slots__ = (
        "_flush_changes",
        "_flushes",
        "_low_set_by_board",
        "_outcomes_by_board",
        "_tally",
        "_unflushed_values",
        "_unsuited_histogram",
        "board_count",
        "live_counts",
    )

    def __init__(
        self,
        plain_values: Values,
        flushes: FlushRanking,
        live_counts: LiveCountByRank,
        lows: LowWinnersByBoard | None = None,
    ) -> None:
        self.live_counts = live_counts
        self._unflushed_values = plain_values
        self._flushes = flushes
        self._low_set_by_board: IndexArray | None = None
        self._tally: OutcomeTally = (
            TwoSeatTally() if len(plain_values) == 2 else ManySeatTally(len(plain_values))
        )
        if lows is not None:
            self._low_set_by_board = lows[1].astype(np.intp)
            self._tally = ManySeatTally(len(plain_values), lows[0])
        self._outcomes_by_board = self._compare_hands(plain_values, None)
        weights = board_weights(live_counts)
        self._unsuited_histogram = self._tally.count(self._outcomes_by_board, weights[None])[0]
        self.board_count = round(float(weights.sum()))
        self._flush_changes: dict[SuitRanks, Histogram] = {}

    def outcomes(self, suits: Sequence[SuitRanks]) -> Outcomes:
        """Return the number of boards by outcome; *suits* has the ranks held in each suit."""
        self.precompute(suits)
        histogram = self._unsuited_histogram
        for suit in suits:
            histogram = histogram + self._flush_changes[suit]
        return self._tally.to_outcomes(histogram, self.board_count)

    def precompute(self, suits: Iterable[SuitRanks]) -> None:
        """Compute the flush corrections of these suits in one batch, and cache them.

        One batch is faster than a computation for each suit.
        """
        missing_suits = [suit for suit in dict.fromkeys(suits) if suit not in self._flush_changes]
        if missing_suits:
            self._flush_changes.update(
                zip(missing_suits, self._compute_flush_changes(missing_suits), strict=True)
            )

    def _compute_flush_changes(self, suits: Sequence[SuitRanks]) -> Histogram:
        """Return the changes that flushes of each suit make to the counts, a row each."""
        changes: Histogram = np.zeros((len(suits), self._tally.bin_count))
        compute_changes = (
            self._compute_changes_by_suited_count
            if self._low_set_by_board is None
            else self._compute_changes_with_lows
        )
        for suited_count in (5, 4, 3):
            suit_indexes = [
                suit_index
                for suit_index, suit in enumerate(suits)
                if any(
                    self._flushes.can_make_flush(suited_count, ranks)
                    for ranks in suit.ranks_by_seat
                )
            ]
            for start in range(0, len(suit_indexes), _SUITS_PER_BLOCK[suited_count]):
                chunk_indexes = suit_indexes[start : start + _SUITS_PER_BLOCK[suited_count]]
                changes[chunk_indexes] += compute_changes(
                    suited_count, [suits[suit_index] for suit_index in chunk_indexes]
                )
        return changes

    def _compute_changes_by_suited_count(
        self, suited_count: int, suits: Sequence[SuitRanks]
    ) -> Histogram:
        """Return the changes on boards with this many cards of the suit."""
        suited_boards, tally = list_suited_boards()[suited_count], self._tally
        flushes, is_live = (
            self._compute_flush_values(suited_count, suits),
            _build_live_set_mask(suited_boards.rank_sets, suits),
        )
        if suited_count == 5:
            outcomes_before = self._outcomes_by_board.take(suited_boards.boards.reshape(1, -1))
            return tally.count(tally.compare(flushes), is_live) - tally.count(
                outcomes_before, is_live
            )
        paired_boards = list_paired_boards()[suited_count]
        if len(suits) == 1:
            live_indexes = np.flatnonzero(is_live[0])
            suited_boards, paired_boards, is_live = (
                suited_boards.select(live_indexes),
                paired_boards.select(live_indexes),
                is_live[:, live_indexes],
            )
            flushes = [flush_values[:, live_indexes] for flush_values in flushes]
        completion_weights = self._compute_completion_weights(suited_count, suits)
        paired_weights = completion_weights.take(paired_boards.off_suit_indexes, axis=1)
        paired_weights *= is_live[:, None]
        unpaired_weights = is_live * completion_weights.sum(
            axis=1, keepdims=True
        ) - paired_weights.sum(axis=1)
        paired_board_values = [
            np.maximum(flush_values[:, None], values_without_flush.take(paired_boards.boards))
            for flush_values, values_without_flush in zip(
                flushes, self._unflushed_values, strict=True
            )
        ]
        outcomes_after = tally.count(tally.compare(paired_board_values), paired_weights)
        outcomes_after += tally.count(tally.compare(flushes), unpaired_weights)
        return outcomes_after - tally.count_product(
            self._outcomes_by_board.take(suited_boards.boards), is_live, completion_weights
        )

    def _compute_changes_with_lows(
        self, suited_count: int, suits: Sequence[SuitRanks]
    ) -> Histogram:
        """Return the changes of outcome counts by flushes of each suit in hi-lo games."""
        return np.concatenate(
            [self._compute_suit_changes_with_lows(suited_count, suit) for suit in suits]
        )

    def _compute_suit_changes_with_lows(self, suited_count: int, suit: SuitRanks) -> Histogram:
        suited_boards, tally = list_suited_boards()[suited_count], self._tally
        live_indexes = np.flatnonzero(_build_live_set_mask(suited_boards.rank_sets, [suit])[0])
        boards = suited_boards.boards.take(live_indexes, axis=0)
        values = [
            np.maximum(
                flush_values[0].take(live_indexes)[:, None], values_without_flush.take(boards)
            )
            for flush_values, values_without_flush in zip(
                self._compute_flush_values(suited_count, [suit]),
                self._unflushed_values,
                strict=True,
            )
        ]
        outcomes_after, outcomes_before = (
            self._compare_hands(values, boards),
            self._outcomes_by_board.take(boards),
        )
        changed_indexes = np.flatnonzero(outcomes_after != outcomes_before)
        completion_weights = self._compute_completion_weights(suited_count, [suit])
        weights = completion_weights.take(changed_indexes % completion_weights.size)[None]
        return tally.count(outcomes_after.take(changed_indexes)[None], weights) - tally.count(
            outcomes_before.take(changed_indexes)[None], weights
        )

    def _compare_hands(self, values: ValuesBySeat, boards: IndexArray | None) -> OutcomeArray:
        """Return the outcomes, with lows, on some boards or on all boards."""
        outcomes = self._tally.compare(values)
        if self._low_set_by_board is not None:
            low_set_indexes = (
                self._low_set_by_board if boards is None else self._low_set_by_board.take(boards)
            )
            outcomes += low_set_indexes << len(self._unflushed_values)
        return outcomes

    def _compute_completion_weights(self, suited_count: int, suits: Sequence[SuitRanks]) -> Weights:
        return np.stack(
            [
                compute_completion_weights(
                    count_live_off_suit(self.live_counts, suit), suited_count
                )
                for suit in suits
            ]
        )

    def _compute_flush_values(self, suited_count: int, suits: Sequence[SuitRanks]) -> list[Values]:
        """Return each seat's flush value for each set of board ranks in a suit, a row for each
        suit.
        """
        held_ranks = np.array([suit.ranks_by_seat for suit in suits])
        return [
            self._flushes.flush_values(suited_count, held_ranks[:, seat])
            for seat in range(held_ranks.shape[1])
        ]


_SUITS_PER_BLOCK: Final = {5: 8, 4: 4, 3: 1}
"""Number of suits computed at once, by suited cards: few enough for the cache."""


def _build_live_set_mask(rank_sets: IndexArray, suits: Sequence[SuitRanks]) -> Weights:
    """Return 1 for each rank set that can still come in a suit, else 0; a row for each suit."""
    taken_ranks = np.array([suit.unavailable_ranks for suit in suits])
    is_live: Weights = (rank_sets & taken_ranks[:, None] == 0).astype(np.float64)
    return is_live
