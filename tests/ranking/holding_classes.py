"""Classes of equivalent holdings, each with a representative and its number of holdings.

Holdings without a flush are classed by rank, those with a flush by the ranks of the flush suit, so
53,924 rankings cover the 133,784,560 seven-card holdings.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod


def holding_classes(ranks: Sequence[int], size: int) -> Sequence[tuple[tuple[int, ...], int]]:
    """Return cards, each with the number of holdings of that size that are equivalent to them."""
    return _holding_classes(tuple(ranks), size)


@cache  # each order of hands ranks the same ones
def _holding_classes(ranks: tuple[int, ...], size: int) -> Sequence[tuple[tuple[int, ...], int]]:
    return list(_iter_holding_classes(ranks, size))


def _iter_holding_classes(
    ranks: tuple[int, ...], size: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    for chosen_ranks in combinations_with_replacement(ranks, size):
        count_by_rank = Counter(chosen_ranks)
        if max(count_by_rank.values()) <= 4:
            yield (
                _build_cards_without_flush(count_by_rank),
                _count_without_flush(tuple(sorted(count_by_rank.values()))),
            )
    for suited_count in range(5, size + 1):
        for chosen_ranks in combinations(ranks, suited_count):
            suited_cards = [4 * rank for rank in chosen_ranks]
            offsuit_cards = [4 * rank + 1 for rank in ranks[: size - suited_count]]
            yield (*suited_cards, *offsuit_cards), 4 * comb(3 * len(ranks), size - suited_count)


def rank_classes(size: int) -> Iterator[tuple[list[int], int]]:
    """Yield a holding of each rank class with the class size, for rankings without suits."""
    for chosen_ranks in combinations_with_replacement(range(13), size):
        count_by_rank = Counter(chosen_ranks)
        if max(count_by_rank.values()) <= 4:
            cards = [
                4 * rank + suit for rank, count in count_by_rank.items() for suit in range(count)
            ]
            yield cards, prod(comb(4, count) for count in count_by_rank.values())


def _build_cards_without_flush(count_by_rank: Counter[int]) -> tuple[int, ...]:
    """Return cards of these ranks in suits as mixed as possible."""
    cards: list[int] = []
    used_by_suit = [0, 0, 0, 0]
    for rank, count in count_by_rank.items():
        for suit in sorted(range(4), key=used_by_suit.__getitem__)[:count]:
            cards.append(4 * rank + suit)
            used_by_suit[suit] += 1
    return tuple(cards)


@cache
def _count_without_flush(rank_counts: tuple[int, ...]) -> int:
    """Count the ways to assign suits to these ranks with fewer than five cards of a suit."""
    # ways[n]: the ways to have n cards in one given suit. Two suits never have five each.
    ways_by_count = [1]
    for count in rank_counts:
        ways_outside, ways_inside = comb(3, count), comb(3, count - 1)
        ways_by_count = [
            ways_without_suit * ways_outside + ways_with_suit * ways_inside
            for ways_without_suit, ways_with_suit in zip(
                [*ways_by_count, 0], [0, *ways_by_count], strict=True
            )
        ]
    return prod(comb(4, count) for count in rank_counts) - 4 * sum(ways_by_count[5:])
