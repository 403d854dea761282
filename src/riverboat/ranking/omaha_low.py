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

_LOW_RANKS: Final = 8

LOW_BITS: Final = {card: (1 << (rank_of(card) + 1) % 13) & 0xFF for card in range(52)} | {
    UNKNOWN: 1 << _LOW_RANKS
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
        lows = self._low_values(board)

        def ranker(hole: Hole) -> int:
            if len(hole) < 2:
                raise ValueError(f"two hole cards must play, got {len(hole)}")
            ranks = 0
            for card in hole:
                ranks |= LOW_BITS[card]
            try:
                return lows[ranks]
            except IndexError:
                raise build_unknown_card_error() from None

        return ranker

    def values_on_board(self, board: Sequence[Card], holdings: Sequence[Hole]) -> list[int]:
        """Return the value of each player's hole cards on one board, for a showdown."""
        lows, bits = self._low_values(board), LOW_BITS
        try:
            match len(holdings[0]) if holdings else 0:
                case 4:
                    return [lows[bits[a] | bits[b] | bits[c] | bits[d]] for a, b, c, d in holdings]
                case 5:
                    return [
                        lows[bits[a] | bits[b] | bits[c] | bits[d] | bits[e]]
                        for a, b, c, d, e in holdings
                    ]
                case 6:
                    return [
                        lows[bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f]]
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
        choices = product(combinations(hole, 2), combinations(board, 3))
        return self.order.best_five(
            (*hole_pair, *board_three) for hole_pair, board_three in choices
        )

    def _low_values(self, board: Sequence[Card]) -> tuple[int, ...]:
        """Return the value of each set of low ranks that a hand may have, on this board."""
        if not 3 <= len(board) <= 5:
            raise ValueError(f"expected a board of three to five cards, got {len(board)}")
        ranks = 0
        for card in board:
            ranks |= LOW_BITS[card]
        return _low_values(self.order, ranks)


@cache
def _low_values(order: LowOrder, board: int) -> tuple[int, ...]:
    """Return the value of each set of low ranks in a hand, for these low ranks on the board."""
    if board >> _LOW_RANKS:
        raise build_unknown_card_error()
    board_triples = [sum(three) for three in combinations(_list_bit_indices(board), 3)]
    pairs = {}
    for pair in map(sum, combinations(_list_bit_indices(0xFF), 2)):
        lows = [
            order.value_by_rank_set[_to_ace_high(pair | three)]
            for three in board_triples
            if not pair & three
        ]
        pairs[pair] = max(lows, default=NO_LOW)
    return tuple(
        max([low for pair, low in pairs.items() if pair & ranks == pair], default=NO_LOW)
        for ranks in range(1 << _LOW_RANKS)
    )


def _list_bit_indices(ranks: int) -> list[int]:
    return [1 << rank for rank in range(_LOW_RANKS) if ranks >> rank & 1]


def _to_ace_high(low_ranks: int) -> int:
    """Convert a set of ranks from ace low to ace high, as an order counts them."""
    return low_ranks >> 1 | (low_ranks & 1) << 12
