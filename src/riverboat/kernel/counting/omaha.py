"""Omaha before the flop: hands of four to six cards, exactly two of which play, high or hi-lo."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.counting.hands import Lows, RankHands
from riverboat.kernel.counting.tallies import Values
from riverboat.kernel.counting.weights import Live
from riverboat.kernel.outcomes import low_winners
from riverboat.kernel.tables.every import FIVES_FROM, FOURS_FROM, tables

__all__ = ["omaha_hands", "omaha_lows"]


def omaha_hands(holes: Sequence[Sequence[int]], live: Live, *, low: bool) -> RankHands:
    """These hands, the cards of each rank left being *live*; with *low*, eight or better too."""
    plain = np.stack([_plain_values(hole) for hole in holes])
    return RankHands(plain, OmahaFlushes(), live, omaha_lows(holes) if low else None)


def omaha_lows(holes: Sequence[Sequence[int]]) -> Lows:
    """Who has the best low of these hands on each board: the cases there are, as the bits of the
    winners, and the number of the case on each of the 6,175 boards.
    """
    winners = low_winners([_low_values(hole) for hole in holes])
    there = np.bincount(winners) > 0
    return np.flatnonzero(there).astype(np.uint16), (there.cumsum() - 1).astype(np.uint16)[winners]


class OmahaFlushes:
    """Flushes of two hole cards and three of the board."""

    __slots__ = ()

    def possible(self, size: int, held: int) -> bool:  # noqa: ARG002
        """Whether a flush can be made of these ranks: of two it can, with three on the board."""
        return held.bit_count() >= 2

    def values(self, size: int, held: NDArray[np.intp]) -> Values:
        """The best flush of each set of so many ranks on the board, with the ranks held."""
        flushes = tables().omaha_flushes[:, _COLUMNS[size]]
        return np.stack([_best_flushes(flushes, ranks) for ranks in held.tolist()])


_COLUMNS = {
    3: slice(0, FOURS_FROM),
    4: slice(FOURS_FROM, FIVES_FROM),
    5: slice(FIVES_FROM, None),
}


def _best_flushes(flushes: Values, held: int) -> Values:
    ranks = [rank for rank in range(13) if held >> rank & 1]
    pairs = [flushes[tables().suited_pair[pair]] for pair in combinations(ranks, 2)]
    return reduce(np.maximum, pairs) if pairs else np.zeros(flushes.shape[1], np.uint16)


def _plain_values(hole: Sequence[int]) -> Values:
    """The best of two of these cards with each board, flushes aside."""
    ranks = sorted(card >> 2 for card in hole)
    pairs = [tables().omaha[tables().pair_class[pair]] for pair in {*combinations(ranks, 2)}]
    return reduce(np.maximum, pairs)


def _low_values(hole: Sequence[int]) -> Values:
    """The best low of two of these cards with each board, 0 for none."""
    ranks = reduce(int.__or__, (1 << (card // 4 + 1) % 13 for card in hole)) & 0xFF
    lows: Values = tables().omaha_lows[ranks].take(tables().board_lows)
    return lows
