"""Hold'em before the flop: hands of two cards, with a full deck or a short one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.counting.hands import RankHands
from riverboat.kernel.counting.tallies import Values
from riverboat.kernel.counting.weights import Live, suited_boards
from riverboat.kernel.tables.every import PAIRS, tables
from riverboat.kernel.tables.split import RANK_WORDS, split
from riverboat.kernel.tables.values import FIRST_PLACE

__all__ = ["SHORT_LOWEST", "PreflopOrder", "full_order", "holdem_hands", "short_order"]

SHORT_LOWEST: Final = 4
"""The lowest rank of the short deck: a six."""


@dataclass(frozen=True, eq=False)
class PreflopOrder:
    """What hands are worth before the flop in one ranking, and their flushes.

    ``plain`` (91, 6175): two hole cards of a pair class with each board, flushes aside.
    ``flushes`` (8192,): the best flush of a set of ranks in a suit. It is better than all else that
    the same seven cards can make, and 0 for fewer than five.
    """

    plain: Values
    flushes: Values

    def possible(self, size: int, held: int) -> bool:
        """Whether a flush needs no more than the board and these ranks; five on the board do."""
        return size + held.bit_count() >= 5

    def values(self, size: int, held: NDArray[np.intp]) -> Values:
        """The best flush of each set of so many ranks on the board, with the ranks held."""
        return self.flushes.take(suited_boards()[size].sets | held[:, None])


def holdem_hands(order: PreflopOrder, ranks: Sequence[tuple[int, int]], live: Live) -> RankHands:
    """The hands of these ranks, the cards of each rank left being *live*."""
    classes = tables().pair_class
    return RankHands(order.plain[[classes[pair] for pair in ranks]], order, live)


@cache
def full_order() -> PreflopOrder:
    """The order of the full deck."""
    return PreflopOrder(tables().holdem, tables().high.flushes)


@cache
def short_order(*, trips: bool) -> PreflopOrder:
    """The order of the short deck, in which a flush beats a full house.

    With *trips*, three of a kind beats a straight. Made when it is first asked for.
    """
    ranking = tables().short_deck_trips if trips else tables().short_deck
    boards = tables().board_counts
    words = boards @ RANK_WORDS
    of_seven = ranking.values[FIRST_PLACE[7] :]
    plain = np.zeros((len(PAIRS), len(boards)), np.uint16)
    for found, (one, other) in zip(plain, PAIRS, strict=True):
        if other >= SHORT_LOWEST:
            places = split().places(words + RANK_WORDS[one] + RANK_WORDS[other], 7)
            found[:] = of_seven.take(places, mode="clip")
    return PreflopOrder(plain, ranking.flushes)
