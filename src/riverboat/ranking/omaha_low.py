"""Omaha low: two hole cards and three of the board, all of different ranks, eight or lower.

Only the set of the eight low ranks on the board and in the hand matters. So each board needs one
table of 256 values, indexed by the ranks in a hand, and only 182 sets of ranks on the board allow a
low hand.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from typing import Final

import msgspec

from riverboat.cards import UNKNOWN, Card, Cards, rank_of
from riverboat.ranking.card_keys import build_unknown_card_error
from riverboat.ranking.holding_value import NO_LOW, Category, Hole, Ranker
from riverboat.ranking.low_order import LowOrder
from riverboat.words.holdings import Holding

_LOW_RANK_COUNT: Final = 8

LOW_BITS: Final = {card: (1 << (rank_of(card) + 1) % 13) & 0xFF for card in range(52)} | {
    UNKNOWN: 1 << _LOW_RANK_COUNT
}
"""One bit for each low rank, aces first, and none for other ranks; an unknown card has a bit that
no table contains.
"""


class OmahaLow(msgspec.Struct, frozen=True):
    """The lowest holding of two hole cards and three board cards, if it is eight or better."""

    # rule: BYND-66
    name: str
    order: LowOrder

    @property
    def ace_low(self) -> bool:
        """True if an ace is the lowest card."""
        return self.order.ace_low

    def ranker_for_board(self, board: Sequence[Card]) -> Ranker:
        """Return a function from hole cards to their value on this board.

        The returned function raises ``ValueError`` for fewer than two hole cards, and this method
        for a board that does not have three to five cards; both raise it for unknown cards.
        """
        low_values = self._list_low_values(board)

        def rank_hole_cards(hole: Hole) -> int:
            if len(hole) < 2:
                raise ValueError(f"two hole cards must play, got {len(hole)}")
            ranks = 0
            for card in hole:
                ranks |= LOW_BITS[card]
            try:
                return low_values[ranks]
            except IndexError:
                raise build_unknown_card_error() from None

        return rank_hole_cards

    def values_on_board(self, board: Sequence[Card], holdings: Sequence[Hole]) -> list[int]:
        """Return the value of each player's hole cards on one board, for a showdown."""
        low_values, bits = self._list_low_values(board), LOW_BITS
        try:
            match len(holdings[0]) if holdings else 0:
                case 4:
                    return [
                        low_values[bits[a] | bits[b] | bits[c] | bits[d]] for a, b, c, d in holdings
                    ]
                case 5:
                    return [
                        low_values[bits[a] | bits[b] | bits[c] | bits[d] | bits[e]]
                        for a, b, c, d, e in holdings
                    ]
                case 6:
                    return [
                        low_values[bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f]]
                        for a, b, c, d, e, f in holdings
                    ]
        except (ValueError, IndexError):  # holdings of unlike sizes, or unknown cards
            pass
        ranker = self.ranker_for_board(board)
        return [ranker(hole) for hole in holdings]

    def category(self, value: int) -> Category:
        """Return the category of a value: a low hand, or none."""
        return self.order.category(value)

    def holding(self, value: int) -> Holding:
        """Return the description of the hand that a rank value stands for, as a phrase."""
        return self.order.holding(value)

    def describe(self, value: int) -> str:
        """Return a value in English: ``eight-six low, then four-deuce-ace``."""
        return str(self.holding(value))

    def best_five(self, hole: Hole, board: Sequence[Card]) -> Cards:
        """Return the five playing cards, two of the hole, three of the board; empty if no low."""
        self.ranker_for_board(board)(hole)  # rejects cards that cannot be ranked
        card_choices = product(combinations(hole, 2), combinations(board, 3))
        return self.order.best_five(
            (*hole_pair, *board_triple) for hole_pair, board_triple in card_choices
        )

    def _list_low_values(self, board: Sequence[Card]) -> tuple[int, ...]:
        """Return the value of each set of low ranks that a hand may have, on this board."""
        if not 3 <= len(board) <= 5:
            raise ValueError(f"expected a board of three to five cards, got {len(board)}")
        ranks = 0
        for card in board:
            ranks |= LOW_BITS[card]
        return _list_low_values(self.order, ranks)


@cache
def _list_low_values(order: LowOrder, board_ranks: int) -> tuple[int, ...]:
    """Return the value of each set of low ranks in a hand, for these low ranks on the board."""
    if board_ranks >> _LOW_RANK_COUNT:
        raise build_unknown_card_error()
    board_triples = [sum(triple) for triple in combinations(_list_rank_bits(board_ranks), 3)]
    value_by_pair = {}
    for pair in map(sum, combinations(_list_rank_bits(0xFF), 2)):
        pair_lows = [
            order.value_by_rank_set[_to_ace_high(pair | triple)]
            for triple in board_triples
            if not pair & triple
        ]
        value_by_pair[pair] = max(pair_lows, default=NO_LOW)
    return tuple(
        max(
            [low_value for pair, low_value in value_by_pair.items() if pair & ranks == pair],
            default=NO_LOW,
        )
        for ranks in range(1 << _LOW_RANK_COUNT)
    )


def _list_rank_bits(ranks: int) -> list[int]:
    return [1 << rank for rank in range(_LOW_RANK_COUNT) if ranks >> rank & 1]


def _to_ace_high(low_ranks: int) -> int:
    """Convert a set of ranks from ace low to ace high, as an order counts them."""
    return low_ranks >> 1 | (low_ranks & 1) << 12
