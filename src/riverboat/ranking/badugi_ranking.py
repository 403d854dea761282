"""Badugi: cards of which no two share a rank or a suit; four beat three, and then low cards win.

Badacey and badeucey give half of the pot to the badugi among a player's five cards, razzdugi and
razzducey to the one among seven.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

import msgspec

from riverboat.cards import ACE, UNKNOWN, Card, Cards, card_names, rank_of, suit_of
from riverboat.ranking.card_keys import build_unknown_card_error
from riverboat.ranking.holding_phrases import DECIDING_RANKS, holding_phrase
from riverboat.ranking.holding_value import (
    Category,
    Hole,
    Ranker,
    deciding_ranks,
    find_category_index,
    pack_value,
)
from riverboat.ranking.lazy_table import LazyTable
from riverboat.words.holdings import Holding

_CATEGORIES: Final = (
    *(Category.ONE_CARD_BADUGI, Category.TWO_CARD_BADUGI),
    *(Category.THREE_CARD_BADUGI, Category.FOUR_CARD_BADUGI),
)


class Badugi(msgspec.Struct, frozen=True):
    """A badugi: the most cards of different ranks and suits, and among these the lowest.

    *lowest* is the lowest rank: an ace, or a deuce where aces are high.
    """

    # rule: BYND-65
    name: str
    lowest: int

    @property
    def ace_low(self) -> bool:
        """True if an ace is the lowest card."""
        return self.lowest == ACE

    def ranker_for_board(self, board: Sequence[Card] = ()) -> Ranker:
        """Return a function from four to seven hole cards to their value. There is no board, except
        the community card of stud, which counts as one of the cards.

        It raises ``ValueError`` for any other number of hole cards, a longer board, and unknown
        cards.
        """
        rank_hole_cards = _build_ranker(self.lowest)
        if not board:
            return rank_hole_cards
        if len(board) > 1:
            raise ValueError(f"{self.name} cannot have the board {card_names(board)}")
        return lambda hole: rank_hole_cards((*hole, *board))  # rule: BYND-63

    def values_on_board(self, board: Sequence[Card], holdings: Sequence[Hole]) -> list[int]:
        """Return the value of each player's hole cards at a showdown, in their order."""
        ranker = self.ranker_for_board(board)
        return [ranker(hole) for hole in holdings]

    def category(self, value: int) -> Category:
        """Return the category: the number of cards in the badugi."""
        return _CATEGORIES[find_category_index(value)]

    def holding(self, value: int) -> Holding:
        """Return the description of the hand that a rank value stands for, as a phrase."""
        category = self.category(value)
        ranks = deciding_ranks(value, DECIDING_RANKS[category])
        return holding_phrase(category, [(12 - rank + self.lowest) % 13 for rank in ranks])

    def describe(self, value: int) -> str:
        """Return a value in English: ``three-card badugi, six-five-ace``."""
        return str(self.holding(value))

    def best_five(self, hole: Hole, board: Sequence[Card] = ()) -> Cards:
        """Return the cards that play, one to four, the highest first."""
        card_count = find_category_index(self.ranker_for_board(board)(hole)) + 1
        all_cards = (*hole, *board)

        def compute_height(card: Card) -> int:
            return (rank_of(card) - self.lowest) % 13

        candidates = [
            sorted(cards, key=compute_height, reverse=True)
            for cards in combinations(all_cards, card_count)
            if not any(
                _CLASH_BITS[first_card] & _CLASH_BITS[second_card]
                for first_card, second_card in combinations(cards, 2)
            )
        ]
        return tuple(min(candidates, key=lambda cards: [compute_height(card) for card in cards]))


# Each card has a bit for its suit and a higher bit for its rank: two cards clash if they share one.
_RANK_BITS_SHIFT: Final = 4
_CLASH_BITS: Final = {
    card: 1 << suit_of(card) | 1 << _RANK_BITS_SHIFT + rank_of(card) for card in range(52)
} | {UNKNOWN: 1 << _RANK_BITS_SHIFT + 13}


@cache
def _build_ranker(lowest_rank: int) -> Ranker:
    """Return a function that values the best badugi among hole cards.

    If two cards clash, at most one of them can play. The best badugi is therefore the better one of
    two sets of cards: without the first, and without the second. Cards that do not clash are valued
    by their ranks. An unknown card clashes only with another unknown card, so at least one of them
    always stays and is refused.
    """
    value_by_ranks: LazyTable[int] = LazyTable(
        lambda ranks: _compute_badugi_value(ranks, lowest_rank)
    )

    def rank_two(a: int, b: int) -> int:
        if a & b:
            return max(value_by_ranks[a >> _RANK_BITS_SHIFT], value_by_ranks[b >> _RANK_BITS_SHIFT])
        return value_by_ranks[a + b >> _RANK_BITS_SHIFT]

    def rank_three(a: int, b: int, c: int) -> int:
        if a & b:
            return max(rank_two(a, c), rank_two(b, c))
        if a & c:
            return max(rank_two(a, b), rank_two(b, c))
        if b & c:
            return max(rank_two(a, b), rank_two(a, c))
        return value_by_ranks[a + b + c >> _RANK_BITS_SHIFT]

    def rank_four(a: int, b: int, c: int, d: int) -> int:
        if a & b:
            return max(rank_three(a, c, d), rank_three(b, c, d))
        if c & d:
            return max(rank_three(a, b, c), rank_three(a, b, d))
        if a & c:
            return max(rank_three(a, b, d), rank_three(b, c, d))
        if a & d:
            return max(rank_three(a, b, c), rank_three(b, c, d))
        if b & c:
            return max(rank_three(a, b, d), rank_three(a, c, d))
        if b & d:
            return max(rank_three(a, b, c), rank_three(a, c, d))
        return value_by_ranks[a + b + c + d >> _RANK_BITS_SHIFT]

    def rank_hole_cards(hole: Hole) -> int:
        bits = _CLASH_BITS
        if len(hole) == 4:
            a, b, c, d = hole
            return rank_four(bits[a], bits[b], bits[c], bits[d])
        if not 5 <= len(hole) <= 7:
            raise _build_card_count_error(hole)
        return rank_many([bits[card] for card in hole])

    def rank_many(card_bits: list[int]) -> int:
        if len(card_bits) == 4:
            return rank_four(*card_bits)
        for first_bits, second_bits in combinations(card_bits, 2):
            if first_bits & second_bits:
                other_bits = [*card_bits]
                other_bits.remove(first_bits)
                other_bits.remove(second_bits)
                return max(
                    rank_many([first_bits, *other_bits]), rank_many([second_bits, *other_bits])
                )
        raise build_unknown_card_error()  # five known cards always clash: there are only four suits

    return rank_hole_cards


def _compute_badugi_value(ranks: int, lowest_rank: int) -> int:
    """Return the value of a badugi whose ranks are given as a bit mask."""
    if ranks >> 13:
        raise build_unknown_card_error()
    heights = sorted((rank - lowest_rank) % 13 for rank in range(13) if ranks >> rank & 1)
    return pack_value(len(heights) - 1, [12 - height for height in reversed(heights)])


def _build_card_count_error(hole: Hole) -> ValueError:
    if UNKNOWN in hole:
        return build_unknown_card_error()
    return ValueError(f"a badugi is made of four to seven hole cards, got {len(hole)}")
