"""The order of five-card holdings: the categories, and the ranks that decide within each.

An order compares five cards, whatever their origin. The choice of five cards from hole cards and
board depends on the game, and is in :mod:`~riverboat.ranking.best_any_five` and similar modules.

Values are computed at their first use and cached: five to seven cards have only 73,775 sets of
ranks, but about 150 million sets of cards.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from riverboat.cards import ACE, DEUCE, SIX, UNKNOWN, Card, Cards, rank_plural
from riverboat.ranking.card_keys import (
    FLUSH_BITS,
    RANK_COUNTS,
    build_unknown_card_error,
    compute_key_sum,
    compute_suit_rank_bits,
    count_ranks,
    find_flush_suit,
)
from riverboat.ranking.holding_phrases import DECIDING_RANKS, holding_phrase
from riverboat.ranking.holding_value import (
    Category,
    deciding_ranks,
    find_category_index,
    pack_value,
)
from riverboat.ranking.lazy_table import LazyTable
from riverboat.words.holdings import Holding


class HoldingOrder:
    """An order of high five-card holdings.

    *categories* are ordered from worst to best. *lowest* is the deck's lowest rank; the ace plays
    below it in the lowest straight.

    ``value_by_ranks`` maps a sum of rank keys to a value that ignores suits. ``value_by_flush``
    maps a bit mask of the ranks of five or more cards of one suit to the value of the flush.
    """

    __slots__ = (
        "_category_indexes",
        "_lowest_rank",
        "_straights",
        "categories",
        "name",
        "value_by_flush",
        "value_by_ranks",
    )

    def __init__(self, name: str, categories: Sequence[Category], lowest: int) -> None:
        self.name: Final = name
        self.categories: Final = tuple(categories)
        self.value_by_ranks: Final[LazyTable[int]] = LazyTable(self._compute_value_by_ranks)
        self.value_by_flush: Final[LazyTable[int]] = LazyTable(self._compute_value_by_flush)
        self._lowest_rank: Final = lowest
        self._category_indexes: Final = {
            category: index for index, category in enumerate(categories)
        }
        self._straights: Final = _list_straights(lowest)

    def best_value(self, cards: Sequence[Card]) -> int:
        """Return the value of the best five among five to seven cards."""
        key = compute_key_sum(cards)
        if key & FLUSH_BITS:
            return self.flush_value(cards, key)
        return self.value_by_ranks[key & RANK_COUNTS]

    def flush_value(self, cards: Sequence[Card], key: int) -> int:
        """Return the value of up to seven cards whose key shows five or more of a suit."""
        # Seven cards with five of a suit can make no full house and no four of a kind: the best
        # flush is their best holding, in every order.
        if UNKNOWN in cards:
            raise build_unknown_card_error()
        if len(cards) > 7:
            raise _build_card_count_error(len(cards))
        return self.value_by_flush[compute_suit_rank_bits(cards, find_flush_suit(key))]

    def best_five(self, choices: Iterator[Cards]) -> Cards:
        """Return the best of several choices of five cards, the first if equal, in reading
        order.
        """
        five_cards = max(choices, key=self.best_value)
        return self._sort_in_reading_order(five_cards)

    def category(self, value: int) -> Category:
        """Return the category of a value that this order gave."""
        return self.categories[find_category_index(value)]

    def holding(self, value: int) -> Holding:
        """Return the description of the hand that a rank value stands for, as a phrase."""
        category = self.category(value)
        return holding_phrase(category, deciding_ranks(value, DECIDING_RANKS[category]))

    def __repr__(self) -> str:
        return f"<order of holdings: {self.name}>"

    def __reduce__(self) -> tuple[Callable[[str], "HoldingOrder"], tuple[str]]:
        # A copied or unpickled order is the same constant, with the tables of its process.
        return _find_order, (self.name,)

    def _compute_value_by_ranks(self, key: int) -> int:
        counts = count_ranks(key)
        if not 5 <= sum(counts) <= 7:
            raise _build_card_count_error(sum(counts))
        self._reject_rank_below_lowest(next(rank for rank in range(13) if counts[rank]))
        return pack_value(
            *max(
                (self._category_indexes[category], ranks)
                for category, ranks in self._iter_categories(counts)
            )
        )

    def _iter_categories(
        self, counts_by_rank: Sequence[int]
    ) -> Iterator[tuple[Category, list[int]]]:
        """Yield each category that the ranks can form, with its best deciding ranks.

        Ranks that count equally, such as kickers, are in descending order. A category may lack
        kickers (four aces also form a pair, without kickers); then the cards form a better
        category, too.
        """
        ranks = [rank for rank in range(ACE, -1, -1) if counts_by_rank[rank]]
        pairs = [rank for rank in ranks if counts_by_rank[rank] >= 2]
        trips = [rank for rank in pairs if counts_by_rank[rank] >= 3]
        quads = [rank for rank in trips if counts_by_rank[rank] == 4]

        def list_kickers(count: int, *used_ranks: int) -> list[int]:
            return [rank for rank in ranks if rank not in used_ranks][:count]

        yield Category.HIGH_CARD, ranks[:5]  # rule: CARD-12
        if pairs:  # rule: CARD-11
            yield Category.ONE_PAIR, [pairs[0], *list_kickers(3, pairs[0])]
        if len(pairs) >= 2:  # rule: CARD-10
            yield Category.TWO_PAIR, [*pairs[:2], *list_kickers(1, *pairs[:2])]
        if trips:  # rule: CARD-09
            yield Category.THREE_OF_A_KIND, [trips[0], *list_kickers(2, trips[0])]
        if trips and len(pairs) >= 2:  # rule: CARD-06
            yield Category.FULL_HOUSE, [trips[0], max(rank for rank in pairs if rank != trips[0])]
        if quads:  # rule: CARD-05
            yield Category.FOUR_OF_A_KIND, [quads[0], *list_kickers(1, quads[0])]
        if (
            highest_rank := self._find_highest_straight_rank(sum(1 << rank for rank in ranks))
        ) is not None:
            yield Category.STRAIGHT, [highest_rank]

    def _compute_value_by_flush(self, ranks: int) -> int:
        if ranks.bit_count() < 5:
            raise ValueError("duplicate card")
        descending_ranks = [rank for rank in range(ACE, -1, -1) if ranks >> rank & 1]
        self._reject_rank_below_lowest(descending_ranks[-1])
        if (highest_rank := self._find_highest_straight_rank(ranks)) is not None:  # rule: CARD-04
            return pack_value(self._category_indexes[Category.STRAIGHT_FLUSH], [highest_rank])
        return pack_value(
            self._category_indexes[Category.FLUSH], descending_ranks[:5]
        )  # rule: CARD-07

    def _reject_rank_below_lowest(self, rank: int) -> None:
        if rank < self._lowest_rank:
            raise ValueError(f"there are no {rank_plural(rank)} in a deck for {self.name}")

    def _find_highest_straight_rank(self, ranks: int) -> int | None:
        """Return the highest rank of the best straight, if these ranks (a bit each) have one."""
        return next(
            (
                highest_rank
                for straight_bits, highest_rank in self._straights
                if ranks & straight_bits == straight_bits
            ),
            None,
        )

    def _sort_in_reading_order(self, five_cards: Cards) -> Cards:
        """Return five cards in reading order: a pair before kickers, a wheel's ace last."""
        ranks = [card >> 2 for card in five_cards]
        is_straight = self.category(self.best_value(five_cards)) in (
            Category.STRAIGHT,
            Category.STRAIGHT_FLUSH,
        )
        has_low_ace = is_straight and self._lowest_rank in ranks

        def compute_sort_key(card: Card) -> tuple[int, int, int]:
            rank = card >> 2
            return ranks.count(rank), -1 if has_low_ace and rank == ACE else rank, card

        return tuple(sorted(five_cards, key=compute_sort_key, reverse=True))


def _list_straights(lowest_rank: int) -> tuple[tuple[int, int], ...]:
    """Return a deck's straights from *lowest_rank* up, best first: rank bits, and highest rank."""
    # rule: CARD-08. The ace is high, or low beneath the lowest rank: no straight goes around it.
    straights_without_wheel = [
        (0b11111 << highest_rank - 4, highest_rank)
        for highest_rank in range(ACE, lowest_rank + 3, -1)
    ]
    return (*straights_without_wheel, (1 << ACE | 0b1111 << lowest_rank, lowest_rank + 3))


def _build_card_count_error(count: int) -> ValueError:
    return ValueError(f"a holding is the best five of five to seven cards, got {count}")


# rule: CARD-02
HIGH_ORDER: Final = HoldingOrder(
    "high",
    (
        *(Category.HIGH_CARD, Category.ONE_PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND),
        *(Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE),
        *(Category.FOUR_OF_A_KIND, Category.STRAIGHT_FLUSH),
    ),
    lowest=DEUCE,
)


def _list_short_deck_categories(*middle_categories: Category) -> tuple[Category, ...]:
    """Return the categories of short deck, in which a flush beats a full house."""
    return (
        *(Category.HIGH_CARD, Category.ONE_PAIR, Category.TWO_PAIR),
        *middle_categories,
        *(Category.FULL_HOUSE, Category.FLUSH, Category.FOUR_OF_A_KIND, Category.STRAIGHT_FLUSH),
    )


# rule: BYND-31
SHORT_ORDER: Final = HoldingOrder(
    "short deck",
    _list_short_deck_categories(Category.THREE_OF_A_KIND, Category.STRAIGHT),
    lowest=SIX,
)
SHORT_TRIPS_ORDER: Final = HoldingOrder(
    "short deck trips",
    _list_short_deck_categories(Category.STRAIGHT, Category.THREE_OF_A_KIND),
    lowest=SIX,
)
"""The order of hands in rooms where three of a kind beats a straight in short deck."""

_ORDERS: Final = {order.name: order for order in (HIGH_ORDER, SHORT_ORDER, SHORT_TRIPS_ORDER)}


def _find_order(name: str) -> HoldingOrder:
    return _ORDERS[name]
