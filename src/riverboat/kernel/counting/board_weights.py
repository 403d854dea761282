"""Board weights: the number of boards for each set of five ranks, and of possible flush boards.

Before the flop only the ranks of a board and flushes matter: 6,175 sets of five ranks instead of up
to 2.6 million boards. The weight of a set is the number of boards that the live cards can make. A
board with three or more cards of one suit may give a flush, so it is counted separately, by its
cards of that suit and the ranks of its other cards. A board has at most one such suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from math import comb
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.tables.lookup_tables import (
    FIVES_OFFSET,
    FOURS_OFFSET,
    PAIRS,
    SUITED_SETS,
    lookup_tables,
)
from riverboat.kernel.tables.split_index import KEYS, LOW_RANKS

__all__ = [
    "LiveCountByRank",
    "PairedBoards",
    "SuitRanks",
    "SuitedBoards",
    "Weights",
    "board_weights",
    "compute_completion_weights",
    "count_live_off_suit",
    "list_paired_boards",
    "list_suited_boards",
    "split_by_suit",
]

IndexArray: TypeAlias = NDArray[np.intp]
Weights: TypeAlias = NDArray[np.float64]

LiveCountByRank: TypeAlias = tuple[int, ...]
"""Number of live cards of each rank, deuce first."""


class SuitRanks(NamedTuple):
    """Ranks of one suit before the flop, as masks of 13 bits; bit 0 is the deuce."""

    unavailable_ranks: int
    """Ranks that are held or dead."""
    ranks_by_seat: tuple[int, ...]
    """Ranks of the suit in the hand of each seat."""


def split_by_suit(
    holes: Sequence[Sequence[int]], dead: Iterable[int] = (), lowest_rank: int = 0
) -> tuple[list[SuitRanks], LiveCountByRank]:
    """Return the ranks by suit, and the number of live cards of each rank, after a deal.

    *holes* are the hands by seat. The deck has no cards below the rank *lowest_rank*.
    """
    taken_ranks_by_suit = [(1 << lowest_rank) - 1] * 4
    live_counts = [0] * lowest_rank + [4] * (13 - lowest_rank)
    ranks_by_suit = [[0] * len(holes) for _ in range(4)]
    for seat, hole in enumerate(holes):
        for card in hole:
            ranks_by_suit[card & 3][seat] |= 1 << (card >> 2)
    for card in chain(*holes, dead):
        taken_ranks_by_suit[card & 3] |= 1 << (card >> 2)
        live_counts[card >> 2] -= 1
    return [
        SuitRanks(taken_ranks_by_suit[suit], tuple(ranks_by_suit[suit])) for suit in range(4)
    ], tuple(live_counts)


def count_live_off_suit(live_counts: LiveCountByRank, suit: SuitRanks) -> Weights:
    """Return the number of live cards of each rank in the other suits."""
    return np.array(
        [
            live_count - 1 + (suit.unavailable_ranks >> rank & 1)
            for rank, live_count in enumerate(live_counts)
        ],
        np.float64,
    )


@dataclass(frozen=True, eq=False)
class SuitedBoards:
    """All boards with three, four or five cards of one suit.

    There is a row for each set of ranks in the suit: ``rank_sets`` (n,) has the sets. ``boards``
    (n, m) has the index of the board for each choice of the other cards: 91 pair classes, 13 ranks,
    or nothing.
    """

    rank_sets: IndexArray
    boards: IndexArray

    def select(self, rows: IndexArray) -> SuitedBoards:
        """Return the boards in these rows."""
        return SuitedBoards(self.rank_sets.take(rows), self.boards.take(rows, axis=0))


@cache
def list_suited_boards() -> dict[int, SuitedBoards]:
    """Return all boards with three or more cards of a suit, by their number of suited cards."""
    tables, rank_sets = lookup_tables(), SUITED_SETS.astype(np.intp)
    return {
        3: _build_all_suited_boards(rank_sets[:FOURS_OFFSET], tables.boards_with_three),
        4: _build_all_suited_boards(rank_sets[FOURS_OFFSET:FIVES_OFFSET], tables.boards_with_four),
        5: _build_all_suited_boards(rank_sets[FIVES_OFFSET:], tables.boards_with_five[:, None]),
    }


def _build_all_suited_boards(rank_sets: IndexArray, boards: NDArray[np.uint16]) -> SuitedBoards:
    return SuitedBoards(rank_sets, boards.astype(np.intp))


@dataclass(frozen=True, eq=False)
class PairedBoards:
    """Boards with a pair and three or four cards of one suit.

    There is a column for each set of ranks in the suit: 286 with three suited cards, 715 with four.
    Its rows, 46 or 4, are the choices of off-suit cards that pair the board. ``boards`` has the
    index of each board, and ``off_suit_indexes`` its column in ``SuitedBoards.boards``.
    """

    off_suit_indexes: IndexArray
    boards: IndexArray

    def select(self, rows: IndexArray) -> PairedBoards:
        """Return the boards of some rank sets."""
        return PairedBoards(
            self.off_suit_indexes.take(rows, axis=1), self.boards.take(rows, axis=1)
        )


@cache
def list_paired_boards() -> dict[int, PairedBoards]:
    """Return the paired boards by their number of suited cards, 3 or 4."""
    is_paired = np.asarray((lookup_tables().board_counts > 1).any(axis=1))
    boards_by_suited_count = {}
    for suited_count in (3, 4):
        boards = list_suited_boards()[suited_count].boards
        pairing_columns = np.nonzero(is_paired[boards])[1].reshape(len(boards), -1)
        paired_board_indexes = np.take_along_axis(boards, pairing_columns, axis=1)
        boards_by_suited_count[suited_count] = PairedBoards(
            pairing_columns.T.copy(), paired_board_indexes.T.copy()
        )
    return boards_by_suited_count


def board_weights(live_counts: LiveCountByRank) -> Weights:
    """Return the number of boards for each of the 6,175 rank sets: integers up to 1,024."""
    board_halves = _build_board_halves()
    choice_counts = _BINOMIALS.take(live_counts, axis=0)
    low_products = np.multiply.reduce(choice_counts.take(board_halves.low_halves), axis=0)
    high_products = np.multiply.reduce(choice_counts.take(board_halves.high_halves), axis=0)
    weights: Weights = low_products.take(board_halves.low_half_by_board)
    weights *= high_products.take(board_halves.high_half_by_board)
    return weights


def compute_completion_weights(off_suit_weights: Weights, suited_count: int) -> Weights:
    """Return the number of ways to deal each choice of off-suit cards to a board.

    The board already has *suited_count* cards of a suit. *off_suit_weights* are the numbers of live
    cards of each rank in the other suits. The choices are the columns of ``SuitedBoards.boards``.
    """
    if suited_count == 5:
        return np.ones(1)
    if suited_count == 4:
        return off_suit_weights
    choice_counts: Weights = off_suit_weights.take(_PAIR_HIGH_INDEXES) * off_suit_weights.take(
        _PAIR_LOW_INDEXES
    )
    choice_counts[_EQUAL_PAIR_INDEXES] = off_suit_weights * (off_suit_weights - 1) / 2
    return choice_counts


_PAIR_HIGH_INDEXES: Final = PAIRS[:, 0].astype(np.intp)
_PAIR_LOW_INDEXES: Final = PAIRS[:, 1].astype(np.intp)
_EQUAL_PAIR_INDEXES: Final = np.flatnonzero(_PAIR_HIGH_INDEXES == _PAIR_LOW_INDEXES)
_BINOMIALS: Final = np.array([[comb(n, k) for k in range(5)] for n in range(5)], np.float64)


@dataclass(frozen=True, eq=False)
class _BoardHalves:
    """Boards split into their ranks from deuce to eight and their ranks from nine to ace.

    ``low_halves`` (7, n) and ``high_halves`` (6, n) have a column for each distinct half. A number
    is ``5 * rank + count``, the index of a rank's number of cards in a flat table (13, 5).
    ``low_half_by_board`` and ``high_half_by_board`` have the columns of each board's two halves.
    """

    low_halves: IndexArray
    high_halves: IndexArray
    low_half_by_board: IndexArray
    high_half_by_board: IndexArray


@cache
def _build_board_halves() -> _BoardHalves:
    board_counts = lookup_tables().board_counts.astype(np.intp)
    low_halves, low_half_by_board = _find_distinct_halves(board_counts[:, :LOW_RANKS])
    high_halves, high_half_by_board = _find_distinct_halves(board_counts[:, LOW_RANKS:])
    table_offsets = 5 * np.arange(13)[:, None]
    low_indexes, high_indexes = (
        low_halves.T + table_offsets[:LOW_RANKS],
        high_halves.T + table_offsets[LOW_RANKS:],
    )
    return _BoardHalves(low_indexes, high_indexes, low_half_by_board, high_half_by_board)


def _find_distinct_halves(halves: IndexArray) -> tuple[IndexArray, IndexArray]:
    """Return the different halves, and the index of each given half among them."""
    half_keys = halves @ np.array(KEYS[: halves.shape[1]])
    _, first_rows, half_indexes = np.unique(half_keys, return_index=True, return_inverse=True)
    return halves[first_rows], half_indexes
