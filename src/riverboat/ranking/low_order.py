"""The order of five-card lows: deuce-to-seven, ace-to-five, eight or better.

Like :class:`~riverboat.ranking.high_order.HoldingOrder` it compares five cards, whatever their
origin. Of more than five cards it uses the five that make the lowest holding: a player with a pair
or a flush in seven cards may have a better low with other cards. In most cases the set of ranks
decides, and pairs need not be considered.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from riverboat.cards import ACE, DEUCE, UNKNOWN, Card, Cards
from riverboat.ranking.card_keys import (
    ALL_RANKS,
    FLUSH_BITS,
    RANK_COUNTS,
    build_unknown_card_error,
    compute_key_sum,
    compute_rank_bits,
    count_ranks,
)
from riverboat.ranking.holding_phrases import DECIDING_RANKS, holding_phrase
from riverboat.ranking.holding_value import (
    NO_LOW,
    Category,
    Ranker,
    deciding_ranks,
    find_category_index,
    pack_value,
)
from riverboat.ranking.lazy_table import LazyTable
from riverboat.words.holdings import Holding

_WORST_VALUE: Final = 12
"""The height of the worst rank: heights count from 0, which is the best."""


class LowOrder:
    """An order of low five-card holdings.

    *categories* are ordered from worst to best. *qualifier* is the highest rank in a qualifying
    low, counted from 0 for *lowest*. Straights and flushes count only if
    they are among the categories. ``value_by_rank_set`` maps a bit mask of ranks to the value of
    the lowest five of them that are not a straight, or to
    :data:`~riverboat.ranking.holding_value.NO_LOW` if there are none.
    """

    __slots__ = (
        *(
            "_value_by_flush",
            "_value_by_ranks",
            "_lowest_rank",
            "_category_indexes",
            "_worst_qualifying_height",
            "_has_straights",
        ),
        *("best_value", "value_by_rank_set", "categories", "name"),
    )

    def __init__(
        self, name: str, categories: Sequence[Category], lowest: int, qualifier: int = _WORST_VALUE
    ) -> None:
        self.name: Final = name
        self.categories: Final = tuple(categories)
        self.value_by_rank_set: Final[LazyTable[int]] = LazyTable(self._compute_value_by_rank_set)
        self._value_by_ranks: Final[LazyTable[int]] = LazyTable(self._compute_value_by_ranks)
        self._value_by_flush: Final[LazyTable[int]] = LazyTable(self._compute_value_by_flush)
        self._lowest_rank: Final = lowest
        self._worst_qualifying_height: Final = qualifier
        self._category_indexes: Final = {
            category: index for index, category in enumerate(categories)
        }
        self._has_straights: Final = Category.STRAIGHT in categories
        self.best_value: Final[Ranker] = (
            self._compute_best_value_with_suits
            if self._has_straights
            else self._compute_best_value_ignoring_suits
        )
        """The value of the lowest five of five to seven cards, or of eight where suits do not
        matter.
        """

    @property
    def ace_low(self) -> bool:
        """True if an ace is the lowest card."""
        return self._lowest_rank == ACE

    def best_five(self, choices: Iterable[Cards]) -> Cards:
        """Return the lowest of several choices of five, the first if several are equal.

        Empty if no choice qualifies.
        """
        lowest_choice = max(choices, key=self.best_value)
        if self.best_value(lowest_choice) == NO_LOW:
            return ()
        ranks = [card >> 2 for card in lowest_choice]

        def compute_sort_key(card: Card) -> tuple[int, int, int]:
            return ranks.count(card >> 2), self._compute_height(card >> 2), card

        return tuple(sorted(lowest_choice, key=compute_sort_key, reverse=True))

    def category(self, value: int) -> Category:
        """Return the category of a value that this order gave."""
        return Category.NO_LOW if value == NO_LOW else self.categories[find_category_index(value)]

    def holding(self, value: int) -> Holding:
        """Return the description of the hand that a rank value stands for, as a phrase."""
        category = self.category(value)
        ranks = deciding_ranks(value, DECIDING_RANKS[category])
        return holding_phrase(
            category, [(_WORST_VALUE - rank + self._lowest_rank) % 13 for rank in ranks]
        )

    def __repr__(self) -> str:
        return f"<order of lows: {self.name}>"

    def __reduce__(self) -> tuple[Callable[[str], "LowOrder"], tuple[str]]:
        return _find_order, (self.name,)

    def _compute_best_value_ignoring_suits(self, cards: Sequence[Card]) -> int:
        """Return the value of the lowest five of five to eight cards, if suits do not matter."""
        if not 5 <= len(cards) <= 8:
            raise _build_card_count_error("eight", cards)
        value = self.value_by_rank_set[compute_rank_bits(cards)]
        if value == NO_LOW and self._worst_qualifying_height == _WORST_VALUE:
            return self._compute_value_with_pairs(cards, compute_key_sum(cards))
        return value

    def _compute_best_value_with_suits(self, cards: Sequence[Card]) -> int:
        """Return the value of the lowest five cards, if straights and flushes count against a
        player.
        """
        if not 5 <= len(cards) <= 7:
            raise _build_card_count_error("seven", cards)
        key = compute_key_sum(cards)
        if key & FLUSH_BITS:
            if UNKNOWN in cards:
                raise build_unknown_card_error()
            if len(cards) == 5:
                return self._value_by_flush[compute_rank_bits(cards)]
            return max(map(self._compute_best_value_with_suits, combinations(cards, 5)))
        if len(cards) == 5:
            return self._value_by_ranks[key & RANK_COUNTS]
        value = self.value_by_rank_set[compute_rank_bits(cards)]
        return self._compute_value_with_pairs(cards, key) if value == NO_LOW else value

    def _compute_value_with_pairs(self, cards: Sequence[Card], key: int) -> int:
        """Return the value of cards with fewer than five different ranks; *key* has their ranks."""
        # Only values of five cards are cached: more cards rarely have fewer than five ranks.
        compute_value = (
            self._value_by_ranks.__getitem__ if len(cards) == 5 else self._compute_value_by_ranks
        )
        return compute_value(key & RANK_COUNTS)

    def _compute_height(self, rank: int) -> int:
        return (rank - self._lowest_rank) % 13

    def _pack_category_value(self, category: Category, heights: Iterable[int]) -> int:
        return pack_value(
            self._category_indexes[category], [_WORST_VALUE - height for height in heights]
        )

    def _compute_value_by_rank_set(self, ranks: int) -> int:
        if ranks > ALL_RANKS:
            raise build_unknown_card_error()
        heights = sorted(self._compute_height(rank) for rank in range(13) if ranks >> rank & 1)
        qualifying_heights = [
            height for height in heights if height <= self._worst_qualifying_height
        ]
        five_card_sets = [
            five_cards[::-1]
            for five_cards in combinations(qualifying_heights, 5)
            if not self._is_straight(five_cards)
        ]
        return (
            self._pack_category_value(Category.LOW, min(five_card_sets))
            if five_card_sets
            else NO_LOW
        )

    def _compute_value_by_ranks(self, key: int) -> int:
        counts = count_ranks(key)
        low_value = self.value_by_rank_set[sum(1 << rank for rank in range(13) if counts[rank])]
        if low_value != NO_LOW:
            return low_value
        count_by_height = {self._compute_height(rank): count for rank, count in enumerate(counts)}
        return max(
            self._pack_category_value(*category_and_heights)
            for category_and_heights in self._iter_categories(count_by_height)
        )

    def _compute_value_by_flush(self, ranks: int) -> int:
        heights = sorted(self._compute_height(rank) for rank in range(13) if ranks >> rank & 1)
        if len(heights) < 5:
            raise ValueError("duplicate card")
        if self._is_straight(heights):
            return self._pack_category_value(Category.STRAIGHT_FLUSH, heights[4:])
        return self._pack_category_value(Category.FLUSH, heights[::-1])

    def _iter_categories(
        self, counts_by_height: dict[int, int]
    ) -> Iterator[tuple[Category, list[int]]]:
        """Yield each category that cards with pairs can form, with its lowest deciding heights.

        A height is a rank counted from the lowest one. Heights that count equally are in descending
        order, as in values. A category that would need more than five cards is not yielded.
        """
        heights = [height for height in range(13) if counts_by_height[height]]
        pairs = [height for height in heights if counts_by_height[height] >= 2]
        trips = [height for height in pairs if counts_by_height[height] >= 3]
        quads = [height for height in trips if counts_by_height[height] == 4]

        def list_kickers(count: int, *used_heights: int) -> list[int]:
            return [height for height in heights if height not in used_heights][:count][::-1]

        if len(heights) >= 5:  # the only five that do not pair are a straight
            yield Category.STRAIGHT, heights[4:5]
        if pairs and len(heights) >= 4:
            yield Category.ONE_PAIR, [pairs[0], *list_kickers(3, pairs[0])]
        if len(pairs) >= 2 and len(heights) >= 3:
            yield Category.TWO_PAIR, [pairs[1], pairs[0], *list_kickers(1, *pairs[:2])]
        if trips and len(heights) >= 3:
            yield Category.THREE_OF_A_KIND, [trips[0], *list_kickers(2, trips[0])]
        if trips and len(pairs) >= 2:
            yield (
                Category.FULL_HOUSE,
                [trips[0], min(height for height in pairs if height != trips[0])],
            )
        if quads and len(heights) >= 2:
            yield Category.FOUR_OF_A_KIND, [quads[0], *list_kickers(1, quads[0])]

    def _is_straight(self, heights: Sequence[int]) -> bool:
        # An ace that is high makes no straight with a deuce: 5-4-3-2-A is ace high.
        return self._has_straights and heights[4] - heights[0] == 4


def _build_card_count_error(max_cards: str, cards: Sequence[Card]) -> ValueError:
    if UNKNOWN in cards:
        return build_unknown_card_error()
    return ValueError(f"a low is the best five of five to {max_cards} cards, got {len(cards)}")


# rule: BYND-66. Straights and flushes count against a player, and the ace is high.
DEUCE_TO_SEVEN_ORDER: Final = LowOrder(
    "2-7",
    (
        *(Category.STRAIGHT_FLUSH, Category.FOUR_OF_A_KIND, Category.FULL_HOUSE),
        *(Category.FLUSH, Category.STRAIGHT, Category.THREE_OF_A_KIND),
        *(Category.TWO_PAIR, Category.ONE_PAIR, Category.LOW),
    ),
    lowest=DEUCE,
)

_ACE_TO_FIVE: Final = (
    *(Category.FOUR_OF_A_KIND, Category.FULL_HOUSE, Category.THREE_OF_A_KIND),
    *(Category.TWO_PAIR, Category.ONE_PAIR, Category.LOW),
)

# rule: BYND-64, BYND-66. Neither straights nor flushes count, and the ace is low.
ACE_TO_FIVE_ORDER: Final = LowOrder("a-5", _ACE_TO_FIVE, lowest=ACE)

# rule: BYND-66
EIGHT_OR_BETTER_ORDER: Final = LowOrder("eight or better", _ACE_TO_FIVE, lowest=ACE, qualifier=7)
"""Ace-to-five with the same values, but a low needs five different ranks of eight or lower."""

_ORDERS: Final = {
    order.name: order for order in (DEUCE_TO_SEVEN_ORDER, ACE_TO_FIVE_ORDER, EIGHT_OR_BETTER_ORDER)
}


def _find_order(name: str) -> LowOrder:
    return _ORDERS[name]
