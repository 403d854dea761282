"""Omaha high: exactly two hole cards play with exactly three cards of the board.

Most of the work depends on the board alone. For each board this module caches the value of a pair
of hole cards: by ranks, for all boards of the same ranks, and by suit, for the cards of the one
suit that can make a flush. The six pairs of a player (ten or fifteen with five or six hole cards)
then need six look-ups; combining each pair with each three cards of the board would need sixty.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import Final

import msgspec

from riverboat.cards import Card, Cards, rank_of
from riverboat.ranking.card_keys import (
    FLUSH_BITS,
    RANK_BITS,
    RANK_COUNTS,
    TWO_OF_EACH_SUIT,
    build_unknown_card_error,
    compute_key_sum,
    compute_suit_rank_bits,
    count_ranks,
    find_flush_suit,
)
from riverboat.ranking.high_order import HoldingOrder
from riverboat.ranking.holding_value import Category, Hole, Ranker
from riverboat.ranking.lazy_table import LazyTable
from riverboat.words.holdings import Holding


class OmahaHigh(msgspec.Struct, frozen=True):
    """The best holding of two hole cards and three board cards, never more and never fewer."""

    # rule: CARD-15, CARD-16
    name: str
    order: HoldingOrder

    @property
    def ace_low(self) -> bool:
        """False: an ace is never the lowest card if high cards win."""
        return False

    def ranker_for_board(self, board: Sequence[Card]) -> Ranker:
        """Return a function from hole cards to their value on this board.

        The returned function raises ``ValueError`` for fewer than two hole cards, and this method
        for a board that does not have three to five cards; both raise it for unknown cards.
        """
        if not 3 <= len(board) <= 5:
            raise ValueError(f"expected a board of three to five cards, got {len(board)}")
        board_key = compute_key_sum(board)
        rank_without_flush = _build_ranker_without_flush(
            _build_values_without_flush_by_board(self.order)[board_key & RANK_COUNTS]
        )
        if not (board_key + TWO_OF_EACH_SUIT) & FLUSH_BITS:
            return rank_without_flush

        suit = find_flush_suit(board_key + TWO_OF_EACH_SUIT)
        flush_values = _build_flush_values_by_board(self.order)[compute_suit_rank_bits(board, suit)]

        def rank_hole_cards(hole: Hole) -> int:
            value = rank_without_flush(hole)
            suited_bits = [RANK_BITS[card] for card in hole if card & 3 == suit]
            if len(suited_bits) < 2:
                return value
            # Unlike in hold'em, the other pairs may well make a full house.
            return max(value, max([flush_values[a | b] for a, b in combinations(suited_bits, 2)]))

        return rank_hole_cards

    def values_on_board(self, board: Sequence[Card], holdings: Sequence[Hole]) -> list[int]:
        """Return the value of each player's hole cards on one board, for a showdown."""
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

    def best_five(self, hole: Hole, board: Sequence[Card]) -> Cards:
        """Return the five cards that play: two hole cards and three of the board."""
        self.ranker_for_board(board)(hole)  # rejects cards that cannot be ranked
        card_choices = product(combinations(hole, 2), combinations(board, 3))
        return self.order.best_five(
            (*hole_pair, *board_triple) for hole_pair, board_triple in card_choices
        )


def _build_ranker_without_flush(values_by_pair: LazyTable[int]) -> Ranker:
    """Return the ranker for a board on which no flush can be made."""

    def rank_hole_cards(hole: Hole) -> int:
        if len(hole) == 4:
            first_card, second_card, third_card, fourth_card = hole
            a, b, c, d = (
                RANK_MARKS[first_card],
                RANK_MARKS[second_card],
                RANK_MARKS[third_card],
                RANK_MARKS[fourth_card],
            )
            return max(
                values_by_pair[a + b],
                values_by_pair[a + c],
                values_by_pair[a + d],
                values_by_pair[b + c],
                values_by_pair[b + d],
                values_by_pair[c + d],
            )
        if len(hole) < 2:
            raise ValueError(f"two hole cards must play, got {len(hole)}")
        return max(
            [values_by_pair[a + b] for a, b in combinations(map(RANK_MARKS.__getitem__, hole), 2)]
        )

    return rank_hole_cards


@cache
def _build_values_without_flush_by_board(order: HoldingOrder) -> LazyTable[LazyTable[int]]:
    """Return a table of hole-card values without flushes, by board ranks and pair of hole cards.

    The first key is the board's sum of rank keys, the second one the sum of two rank marks.
    """

    def build_value_table(board_key: int) -> LazyTable[int]:
        rank_keys = [
            1 << 3 * rank for rank, count in enumerate(count_ranks(board_key)) for _ in range(count)
        ]
        triple_keys = {a + b + c for a, b, c in combinations(rank_keys, 3)}

        def compute_value(mark_sum: int) -> int:
            if mark_sum not in _PAIR_KEYS:
                raise build_unknown_card_error()
            pair_key = _PAIR_KEYS[mark_sum]
            return max([order.value_by_ranks[pair_key + triple_key] for triple_key in triple_keys])

        return LazyTable(compute_value)

    return LazyTable(build_value_table)


@cache
def _build_flush_values_by_board(order: HoldingOrder) -> LazyTable[LazyTable[int]]:
    """Return a table of flush values, by board ranks in the flush suit and two hole cards.

    The first key is a bit mask of the board's ranks in that suit.
    """

    def build_value_table(board_ranks: int) -> LazyTable[int]:
        rank_bits = [1 << rank for rank in range(13) if board_ranks >> rank & 1]
        triples_of_board = [sum(triple) for triple in combinations(rank_bits, 3)]
        return LazyTable(
            lambda pair_bits: max(
                [order.value_by_flush[pair_bits | triple_bits] for triple_bits in triples_of_board]
            )
        )

    return LazyTable(build_value_table)


# A Golomb ruler: thirteen marks of which no two pairs have the same sum. So the sum of two marks
# says which two ranks they are, in either order, and being below 256 costs no memory as a key.
_GOLOMB_RULER: Final = (0, 2, 5, 25, 37, 43, 59, 70, 85, 89, 98, 99, 106)

RANK_MARKS: Final = *(_GOLOMB_RULER[rank_of(card)] for card in range(52)), 1000
"""Mark of each card's rank; no valid sum contains the mark of an unknown card."""

_PAIR_KEYS: Final = {
    _GOLOMB_RULER[low] + _GOLOMB_RULER[high]: (1 << 3 * low) + (1 << 3 * high)
    for low, high in combinations_with_replacement(range(13), 2)
}
