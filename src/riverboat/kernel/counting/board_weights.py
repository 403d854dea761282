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
    "LiveByRank",
    "PairedBoards",
    "SuitRanks",
    "SuitedBoards",
    "Weights",
    "board_weights",
    "split_by_suit",
    "live_off_suit",
    "paired_boards",
    "rest_weights",
    "suited_boards",
]

Places: TypeAlias = NDArray[np.intp]
Weights: TypeAlias = NDArray[np.float64]

LiveByRank: TypeAlias = tuple[int, ...]
"""Number of live cards of each rank, deuce first."""


class SuitRanks(NamedTuple):
    """The ranks of one suit before the flop, as masks of 13 bits: unavailable ones, and by seat."""

    unavailable: int
    """Ranks that are held or dead."""
    ranks_by_seat: tuple[int, ...]
    """Ranks in the hand of each seat."""


def split_by_suit(
    holes: Sequence[Sequence[int]], dead: Iterable[int] = (), lowest_rank: int = 0
) -> tuple[list[SuitRanks], LiveByRank]:
    """Return the four suits, and the number of live cards of each rank, given the dealt hands.

    The deck begins with the rank *lowest_rank*.
    """
    taken_masks = [(1 << lowest_rank) - 1] * 4
    live_counts = [0] * lowest_rank + [4] * (13 - lowest_rank)
    ranks_by_suit = [[0] * len(holes) for _ in range(4)]
    for seat, hole in enumerate(holes):
        for card in hole:
            ranks_by_suit[card & 3][seat] |= 1 << (card >> 2)
    for card in chain(*holes, dead):
        taken_masks[card & 3] |= 1 << (card >> 2)
        live_counts[card >> 2] -= 1
    return [SuitRanks(taken_masks[suit], tuple(ranks_by_suit[suit])) for suit in range(4)], tuple(
        live_counts
    )


def live_off_suit(live_counts: LiveByRank, suit: SuitRanks) -> Weights:
    """Return the number of live cards of each rank in the other suits."""
    return np.array(
        [n - 1 + (suit.unavailable >> rank & 1) for rank, n in enumerate(live_counts)], np.float64
    )


@dataclass(frozen=True, eq=False)
class SuitedBoards:
    """All boards with the given number of cards of any one suit: a row for each set of its ranks.

    ``sets`` (n,) are the ranks in the suit. ``boards`` (n, m) is the index of the whole board for
    each choice of the other cards: 91 pair classes, 13 ranks, or nothing.
    """

    sets: Places
    boards: Places

    def select(self, rows: Places) -> SuitedBoards:
        """Return the boards in these rows."""
        return SuitedBoards(self.sets.take(rows), self.boards.take(rows, axis=0))


@cache
def suited_boards() -> dict[int, SuitedBoards]:
    """Return the boards by their number of cards of a suit, from three to five."""
    tables, sets = lookup_tables(), SUITED_SETS.astype(np.intp)
    return {
        3: _build_all_suited_boards(sets[:FOURS_OFFSET], tables.boards_with_three),
        4: _build_all_suited_boards(sets[FOURS_OFFSET:FIVES_OFFSET], tables.boards_with_four),
        5: _build_all_suited_boards(sets[FIVES_OFFSET:], tables.boards_with_five[:, None]),
    }


def _build_all_suited_boards(sets: Places, boards: NDArray[np.uint16]) -> SuitedBoards:
    return SuitedBoards(sets, boards.astype(np.intp))


@dataclass(frozen=True, eq=False)
class PairedBoards:
    """Boards with a pair and three or four cards of one suit, grouped by their off-suit cards.

    ``sets`` and ``boards`` are (46, 286) or (4, 715), with a column for each set of ranks in the
    suit.
    """

    off_suit_indexes: Places
    boards: Places

    def select(self, rows: Places) -> PairedBoards:
        """Return the boards of some rank sets."""
        return PairedBoards(
            self.off_suit_indexes.take(rows, axis=1), self.boards.take(rows, axis=1)
        )


@cache
def paired_boards() -> dict[int, PairedBoards]:
    """Return the paired boards with three and with four cards of a suit."""
    paired = np.asarray((lookup_tables().board_counts > 1).any(axis=1))
    boards_by_size = {}
    for size in (3, 4):
        boards = suited_boards()[size].boards
        other_ranks = np.nonzero(paired[boards])[1].reshape(len(boards), -1)
        boards_by_rest = np.take_along_axis(boards, other_ranks, axis=1)
        boards_by_size[size] = PairedBoards(other_ranks.T.copy(), boards_by_rest.T.copy())
    return boards_by_size


def board_weights(live_counts: LiveByRank) -> Weights:
    """Return the number of boards for each of the 6,175 rank sets: integers up to 1,024."""
    halves = _build_board_halves()
    choice_counts = _BINOMIALS.take(live_counts, axis=0)
    low = np.multiply.reduce(choice_counts.take(halves.low), axis=0)
    high = np.multiply.reduce(choice_counts.take(halves.high), axis=0)
    weights: Weights = low.take(halves.low_of_board)
    weights *= high.take(halves.high_of_board)
    return weights


def rest_weights(off_suit_weights: Weights, size: int) -> Weights:
    """Return the number of ways to complete a board that has *size* cards of a suit.

    *off_suit_weights* are the numbers of live cards of each rank in other suits. The result is in
    the order of the columns of :func:`suited_boards`.
    """
    if size == 5:
        return np.ones(1)
    if size == 4:
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
    """Boards as pairs of halves: the different low and high halves, and the two of each board.

    ``low`` (7, n) and ``high`` (6, n) have a column for each half, with the number of cards of each
    rank. The numbers are indexes in a flat table of thirteen rows (ranks) of five (counts).
    ``low_of_board`` and ``high_of_board`` are columns of these arrays.
    """

    low: Places
    high: Places
    low_of_board: Places
    high_of_board: Places


@cache
def _build_board_halves() -> _BoardHalves:
    counts = lookup_tables().board_counts.astype(np.intp)
    low, low_of_board = _find_distinct_halves(counts[:, :LOW_RANKS])
    high, high_of_board = _find_distinct_halves(counts[:, LOW_RANKS:])
    places = 5 * np.arange(13)[:, None]
    low_places, high_places = low.T + places[:LOW_RANKS], high.T + places[LOW_RANKS:]
    return _BoardHalves(low_places, high_places, low_of_board, high_of_board)


def _find_distinct_halves(halves: Places) -> tuple[Places, Places]:
    """Return the different halves, and the index of each given half among them."""
    keys = halves @ np.array(KEYS[: halves.shape[1]])
    _, rows, half_indexes = np.unique(keys, return_index=True, return_inverse=True)
    return halves[rows], half_indexes
