"""A simple oracle for five-card hands, independent of the package."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

CATEGORIES = (
    "high card",
    "one pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
)
SHORT_CATEGORIES = (*CATEGORIES[:5], "full house", "flush", *CATEGORIES[7:])
SHORT_TRIPS_CATEGORIES = (*CATEGORIES[:3], "straight", "three of a kind", *SHORT_CATEGORIES[5:])

CATEGORY_BY_RANK_COUNTS = {
    (1, 1, 1, 1, 1): "high card",
    (2, 1, 1, 1): "one pair",
    (2, 2, 1): "two pair",
    (3, 1, 1): "three of a kind",
    (3, 2): "full house",
    (4, 1): "four of a kind",
}

Strength = tuple[int, list[int]]


def rank_five(cards: Sequence[int], categories: Sequence[str] = CATEGORIES) -> Strength:
    """Return the index of the category and the ranks to compare."""
    count_by_rank = Counter(card // 4 for card in cards)
    rank_groups = sorted(((count, rank) for rank, count in count_by_rank.items()), reverse=True)
    ranks = [rank for _, rank in rank_groups]
    category = CATEGORY_BY_RANK_COUNTS[tuple(count for count, _ in rank_groups)]
    is_flush = len({card % 4 for card in cards}) == 1
    lowest_rank = 0 if categories is CATEGORIES else 4
    wheel_ranks = [12, lowest_rank + 3, lowest_rank + 2, lowest_rank + 1, lowest_rank]
    is_straight = category == "high card" and (ranks[0] - ranks[4] == 4 or ranks == wheel_ranks)
    if is_straight:
        category = "straight flush" if is_flush else "straight"
        ranks = [ranks[1] if ranks == wheel_ranks else ranks[0]]
    elif is_flush:
        category = "flush"
    return categories.index(category), ranks


def best_five(hands: Iterable[Sequence[int]], categories: Sequence[str] = CATEGORIES) -> Strength:
    """Return the best of several five-card hands."""
    return max(rank_five(hand, categories) for hand in hands)


def fives_in_holdem(hole: Sequence[int], board: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield all five-card hands that hold'em allows."""
    return combinations((*hole, *board), 5)


def fives_in_omaha(hole: Sequence[int], board: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield all five-card hands that Omaha allows."""
    for hole_pair, board_cards in product(combinations(hole, 2), combinations(board, 3)):
        yield (*hole_pair, *board_cards)


def random_deals(
    deck: Sequence[int], hole_count: int, board_count: int, count: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield reproducible random hole cards and boards.

    Half of them use only two suits, because flushes are rare.
    """
    shuffler = random.Random(f"{len(deck)} {hole_count} {board_count}")
    for deal_index in range(count):
        allowed_suits = shuffler.sample(range(4), 2)
        shuffled_cards = [card for card in deck if deal_index % 2 or card % 4 in allowed_suits]
        dealt_cards = shuffler.sample(shuffled_cards, hole_count + board_count)
        yield tuple(dealt_cards[:hole_count]), tuple(dealt_cards[hole_count:])
