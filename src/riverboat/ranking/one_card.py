"""Rankings of one card, for Kuhn and Leduc poker, two small games used in research."""

from collections.abc import Sequence

import msgspec

from riverboat.cards import UNKNOWN, Card, Cards, card_names, rank_of
from riverboat.ranking.card_keys import build_unknown_card_error
from riverboat.ranking.holding_phrases import holding_phrase
from riverboat.ranking.holding_value import (
    Category,
    Hole,
    Ranker,
    deciding_ranks,
    find_category_index,
    pack_value,
)
from riverboat.words.holdings import Holding

_CATEGORIES = (Category.HIGH_CARD, Category.ONE_PAIR)


class OneCard(msgspec.Struct, frozen=True):
    """A ranking of one hole card: the higher card wins, and a pair with the board beats it."""

    name: str
    board_cards: int
    """Maximum number of board cards."""

    @property
    def ace_low(self) -> bool:
        """False: an ace is never the lowest card if high cards win."""
        return False

    def ranker_for_board(self, board: Sequence[Card] = ()) -> Ranker:
        """Return a function from the one hole card to its value on this board.

        It raises ``ValueError`` for any other number of hole cards, too many board cards, and
        unknown cards.
        """
        if len(board) > self.board_cards:
            raise ValueError(f"{self.name} cannot have the board {card_names(board)}")
        if UNKNOWN in board:
            raise build_unknown_card_error()
        board_ranks = [rank_of(card) for card in board]

        def rank_hole_cards(hole: Hole) -> int:
            if len(hole) != 1:
                raise ValueError(f"expected one hole card, got {len(hole)}")
            rank = rank_of(hole[0])
            if rank < 0:
                raise build_unknown_card_error()
            return pack_value(int(rank in board_ranks), [rank])

        return rank_hole_cards

    def values_on_board(self, board: Sequence[Card], holdings: Sequence[Hole]) -> list[int]:
        """Return the value of each player's hole cards on one board, for a showdown."""
        ranker = self.ranker_for_board(board)
        return [ranker(hole) for hole in holdings]

    def category(self, value: int) -> Category:
        """Return the category of a value: high card or one pair."""
        return _CATEGORIES[find_category_index(value)]

    def holding(self, value: int) -> Holding:
        """Return the description of the hand that a rank value stands for, as a phrase."""
        return holding_phrase(self.category(value), deciding_ranks(value, 1))

    def describe(self, value: int) -> str:
        """Return a value in English: ``king high``, ``pair of queens``."""
        return str(self.holding(value))

    def best_five(self, hole: Hole, board: Sequence[Card] = ()) -> Cards:
        """Return the cards that play, here fewer than five: the hole card, and the board if they
        pair.
        """
        value = self.ranker_for_board(board)(hole)
        is_paired = self.category(value) is Category.ONE_PAIR
        return (*hole, *board) if is_paired else tuple(hole)
