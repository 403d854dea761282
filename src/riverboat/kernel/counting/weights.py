"""How many boards there are of each set of five ranks, and of those that can make a flush.

Before the flop only the ranks of a board matter, and flushes: 6,175 sets of five ranks in place of
up to 2.6 million boards. Each set counts for as many boards as the cards that are left can make.
A board with three or more cards of one suit is looked at again, for it may hold a flush: those
cards of the suit, and the ranks of the rest. It has one such suit at most.
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

from riverboat.kernel.tables.every import FIVES_FROM, FOURS_FROM, PAIRS, SUITED_SETS, tables
from riverboat.kernel.tables.split import KEYS, LOW_RANKS

__all__ = [
    "Live",
    "PairedBoards",
    "Suit",
    "SuitedBoards",
    "Weights",
    "board_weights",
    "deal",
    "off_suit",
    "paired_boards",
    "rest_weights",
    "suited_boards",
]

Places: TypeAlias = NDArray[np.intp]
Weights: TypeAlias = NDArray[np.float64]

Live: TypeAlias = tuple[int, ...]
"""How many cards of each rank can still come, deuce first."""


class Suit(NamedTuple):
    """One suit before the flop: sets of its ranks, 13 bits each."""

    taken: int
    """Those that cannot come any more: they are held, or dead."""
    held: tuple[int, ...]
    """Those in the hand of each seat."""


def deal(
    holes: Sequence[Sequence[int]], dead: Iterable[int] = (), lowest: int = 0
) -> tuple[list[Suit], Live]:
    """The four suits, and the cards left of each rank, when these hands are dealt.

    The deck begins with the rank *lowest*.
    """
    taken = [(1 << lowest) - 1] * 4
    live = [0] * lowest + [4] * (13 - lowest)
    held = [[0] * len(holes) for _ in range(4)]
    for seat, hole in enumerate(holes):
        for card in hole:
            held[card & 3][seat] |= 1 << (card >> 2)
    for card in chain(*holes, dead):
        taken[card & 3] |= 1 << (card >> 2)
        live[card >> 2] -= 1
    return [Suit(taken[suit], tuple(held[suit])) for suit in range(4)], tuple(live)


def off_suit(live: Live, suit: Suit) -> Weights:
    """How many cards of each rank can still come in the other suits."""
    return np.array([n - 1 + (suit.taken >> rank & 1) for rank, n in enumerate(live)], np.float64)


@dataclass(frozen=True, eq=False)
class SuitedBoards:
    """All boards with so many cards of one suit, whichever it is: a row for each set of its ranks.

    ``sets`` (n,): those ranks. ``boards`` (n, m): the place of the whole board for each rest: 91
    pair classes, 13 ranks, or nothing.
    """

    sets: Places
    boards: Places

    def rows(self, rows: Places) -> SuitedBoards:
        """Some of them."""
        return SuitedBoards(self.sets.take(rows), self.boards.take(rows, axis=0))


@cache
def suited_boards() -> dict[int, SuitedBoards]:
    """The boards with three, four and five cards of a suit."""
    found, sets = tables(), SUITED_SETS.astype(np.intp)
    return {
        3: _every(sets[:FOURS_FROM], found.boards_with_three),
        4: _every(sets[FOURS_FROM:FIVES_FROM], found.boards_with_four),
        5: _every(sets[FIVES_FROM:], found.boards_with_five[:, None]),
    }


def _every(sets: Places, boards: NDArray[np.uint16]) -> SuitedBoards:
    return SuitedBoards(sets, boards.astype(np.intp))


@dataclass(frozen=True, eq=False)
class PairedBoards:
    """The rests that pair a board with three or four cards of a suit, and those boards.

    Both (46, 286) or (4, 715): a column for each set of ranks in the suit.
    """

    rests: Places
    boards: Places

    def rows(self, rows: Places) -> PairedBoards:
        """Those of some sets only."""
        return PairedBoards(self.rests.take(rows, axis=1), self.boards.take(rows, axis=1))


@cache
def paired_boards() -> dict[int, PairedBoards]:
    """Those of boards with three and four cards of a suit."""
    paired = np.asarray((tables().board_counts > 1).any(axis=1))
    found = {}
    for size in (3, 4):
        boards = suited_boards()[size].boards
        rests = np.nonzero(paired[boards])[1].reshape(len(boards), -1)
        of_rests = np.take_along_axis(boards, rests, axis=1)
        found[size] = PairedBoards(rests.T.copy(), of_rests.T.copy())
    return found


def board_weights(live: Live) -> Weights:
    """How many boards have each of the 6,175 sets of ranks: whole numbers, up to 1,024."""
    halves = _board_halves()
    ways = _WAYS.take(live, axis=0)
    low = np.multiply.reduce(ways.take(halves.low), axis=0)
    high = np.multiply.reduce(ways.take(halves.high), axis=0)
    weights: Weights = low.take(halves.low_of_board)
    weights *= high.take(halves.high_of_board)
    return weights


def rest_weights(off: Weights, size: int) -> Weights:
    """How many ways there are to deal the rest of a board that has *size* cards of a suit.

    *off* are the cards of each rank that can come in other suits. In the order of the columns of
    :func:`suited_boards`.
    """
    if size == 5:
        return np.ones(1)
    if size == 4:
        return off
    ways: Weights = off.take(_HIGHER) * off.take(_LOWER)
    ways[_PAIRED] = off * (off - 1) / 2
    return ways


_HIGHER: Final = PAIRS[:, 0].astype(np.intp)
_LOWER: Final = PAIRS[:, 1].astype(np.intp)
_PAIRED: Final = np.flatnonzero(_HIGHER == _LOWER)
_WAYS: Final = np.array([[comb(n, k) for k in range(5)] for n in range(5)], np.float64)


@dataclass(frozen=True, eq=False)
class _Halves:
    """The boards as two halves each: the kinds of halves, and which two kinds make a board.

    ``low`` (7, n) and ``high`` (6, n) are the cards of each rank in a kind, as places in thirteen
    rows of five, a row for a rank.
    """

    low: Places
    high: Places
    low_of_board: Places
    high_of_board: Places


@cache
def _board_halves() -> _Halves:
    counts = tables().board_counts.astype(np.intp)
    low, low_of_board = _kinds(counts[:, :LOW_RANKS])
    high, high_of_board = _kinds(counts[:, LOW_RANKS:])
    places = 5 * np.arange(13)[:, None]
    low_places, high_places = low.T + places[:LOW_RANKS], high.T + places[LOW_RANKS:]
    return _Halves(low_places, high_places, low_of_board, high_of_board)


def _kinds(halves: Places) -> tuple[Places, Places]:
    """A half of each kind, and the kind of each half."""
    keys = halves @ np.array(KEYS[: halves.shape[1]])
    _, rows, kinds = np.unique(keys, return_index=True, return_inverse=True)
    return halves[rows], kinds
