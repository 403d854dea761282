"""Lowest five: the lowest holding from all the cards a player has, hole cards and board together.

Razz, lowball and the low half of stud eight or better use this ranking.
"""

from collections.abc import Sequence
from itertools import combinations

import msgspec

from riverboat.cards import Card, Cards
from riverboat.ranking.holding_value import Category, Hole, Ranker
from riverboat.ranking.low_order import LowOrder
from riverboat.words.holdings import Holding


class LowestFive(msgspec.Struct, frozen=True):
    """The lowest five of all cards; any number of hole cards may be used."""

    # rule: CARD-18, BYND-64
    name: str
    order: LowOrder

    @property
    def ace_low(self) -> bool:
        """True if an ace is the lowest card."""
        return self.order.ace_low

    def ranker_for_board(self, board: Sequence[Card] = ()) -> Ranker:
        """Return a function from hole cards to their value on this board.

        It raises ``ValueError`` for too few, too many or unknown cards.
        """
        best_value = self.order.best_value
        if not board:
            return best_value
        board = tuple(board)
        return lambda hole: best_value((*hole, *board))

    def values_on_board(self, board: Sequence[Card], holdings: Sequence[Hole]) -> list[int]:
        """Return the value of each player's hole cards on one board, for a showdown."""
        best_value = self.order.best_value
        if not board:
            return [best_value(hole) for hole in holdings]
        return [best_value((*hole, *board)) for hole in holdings]

    def category(self, value: int) -> Category:
        """Return the category of a value that this ranking gave."""
        return self.order.category(value)

    def holding(self, value: int) -> Holding:
        """Return the description of the hand that a rank value stands for, as a phrase."""
        return self.order.holding(value)

    def describe(self, value: int) -> str:
        """Return a value in English: ``seven-five low, then four-three-deuce``."""
        return str(self.holding(value))

    def best_five(self, hole: Hole, board: Sequence[Card] = ()) -> Cards:
        """Return the five playing cards, hole cards before equal board cards; empty if no low."""
        self.ranker_for_board(board)(hole)  # rejects cards that cannot be ranked
        return self.order.best_five(combinations((*hole, *board), 5))
