"""Any five: the best holding from all the cards a player has, hole cards and board together.

Hold'em and short deck use this ranking, and so do stud and draw, which have no board.
"""

from collections.abc import Sequence
from itertools import combinations

import msgspec

from riverboat.cards import Card, Cards
from riverboat.ranking.card_keys import (
    CARD_KEYS,
    FLUSH_BITS,
    RANK_COUNTS,
    RANK_KEYS,
    TWO_OF_EACH_SUIT,
    compute_key_sum,
)
from riverboat.ranking.high_order import HoldingOrder
from riverboat.ranking.holding_value import Category, Hole, Ranker
from riverboat.words.holdings import Holding


class AnyFive(msgspec.Struct, frozen=True):
    """The best five of five to seven cards; any number of hole cards may be used."""

    # rule: CARD-14, CARD-17
    name: str
    order: HoldingOrder

    @property
    def ace_low(self) -> bool:
        """False: an ace is never the lowest card if high cards win."""
        return False

    def ranker_for_board(self, board: Sequence[Card] = ()) -> Ranker:
        """Return a function from hole cards to their value on this board, with cached board sums.

        It raises ``ValueError`` if hole cards and board are not five to seven known cards.
        """
        rank_cards, rank_flush, value_by_ranks = (
            self.order.best_value,
            self.order.flush_value,
            self.order.value_by_ranks,
        )
        if not board:
            return rank_cards
        board_key = compute_key_sum(board)

        if len(board) == 5 and not (board_key + TWO_OF_EACH_SUIT) & FLUSH_BITS:
            board_ranks = board_key & RANK_COUNTS

            def rank_by_ranks(hole: Hole) -> int:
                if len(hole) != 2:
                    return rank_cards((*hole, *board))
                first_card, second_card = hole
                return value_by_ranks[board_ranks + RANK_KEYS[first_card] + RANK_KEYS[second_card]]

            return rank_by_ranks

        def rank_hole_cards(hole: Hole) -> int:
            if len(hole) != 2:
                return rank_cards((*hole, *board))
            first_card, second_card = hole
            key = board_key + CARD_KEYS[first_card] + CARD_KEYS[second_card]
            if key & FLUSH_BITS:
                return rank_flush((*hole, *board), key)
            return value_by_ranks[key & RANK_COUNTS]

        return rank_hole_cards

    def values_on_board(self, board: Sequence[Card], holdings: Sequence[Hole]) -> list[int]:
        """Return the value of each player's hole cards on one board, for a showdown.

        Values and errors are those of ``ranker_for_board(board)`` for each player, in two thirds of
        the time.
        """
        order = self.order
        if not board:
            return [order.best_value(hole) for hole in holdings]
        board_key = compute_key_sum(board)
        value_by_ranks = order.value_by_ranks
        try:
            if len(board) == 5 and not (board_key + TWO_OF_EACH_SUIT) & FLUSH_BITS:
                ranks, key_by_card = board_key & RANK_COUNTS, RANK_KEYS
                return [
                    value_by_ranks[ranks + key_by_card[first_card] + key_by_card[second_card]]
                    for first_card, second_card in holdings
                ]
            values = []
            for hole in holdings:
                first_card, second_card = hole
                key = board_key + CARD_KEYS[first_card] + CARD_KEYS[second_card]
                if key & FLUSH_BITS:
                    values.append(order.flush_value((first_card, second_card, *board), key))
                else:
                    values.append(value_by_ranks[key & RANK_COUNTS])
            return values
        except ValueError:  # a hole of other than two cards, or cards that cannot be ranked
            ranker = self.ranker_for_board(board)
            return [ranker(hole) for hole in holdings]

    def category(self, value: int) -> Category:
        """Return the category of a value that this ranking gave."""
        return self.order.category(value)

    def holding(self, value: int) -> Holding:
        """Return the description of the hand that a rank value stands for, as a phrase."""
        return self.order.holding(value)

    def describe(self, value: int) -> str:
        """Return a value in English: ``two pair, aces and kings, queen kicker``."""
        return str(self.holding(value))

    def best_five(self, hole: Hole, board: Sequence[Card] = ()) -> Cards:
        """Return the five cards that play; of equal cards, hole cards rather than board cards."""
        self.ranker_for_board(board)(hole)  # rejects cards that cannot be ranked
        return self.order.best_five(combinations((*hole, *board), 5))
