"""Simple oracles for lows and badugis, independent of the package.

Each returns a badness: smaller is better, and ``None`` is no low.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, permutations
from typing import TypeAlias

from tests.ranking import high_oracle

Badness: TypeAlias = tuple[int | list[int], list[int]]
LowRanker: TypeAlias = Callable[[Sequence[int]], Badness | None]


def rank_deuce_to_seven(cards: Sequence[int]) -> Badness:
    """Rank five cards as in deuce to seven, where A-5 is ace high and no straight."""
    category, ranks = high_oracle.rank_five(cards)
    if high_oracle.CATEGORIES[category] in ("straight", "straight flush") and ranks == [3]:
        category_name = "high card" if high_oracle.CATEGORIES[category] == "straight" else "flush"
        return high_oracle.CATEGORIES.index(category_name), [12, 3, 2, 1, 0]
    return category, ranks


def rank_ace_to_five(cards: Sequence[int]) -> Badness:
    """Rank five cards as in razz: by pairs, then by high cards, with the ace low."""
    count_by_rank = Counter((card // 4 + 1) % 13 for card in cards)
    rank_groups = sorted(
        ((count, low_rank) for low_rank, count in count_by_rank.items()), reverse=True
    )
    return [count for count, _ in rank_groups], [low_rank for _, low_rank in rank_groups]


def rank_eight_or_better(cards: Sequence[int]) -> Badness | None:
    """Rank five different ranks up to eight as in ace-to-five; ``None`` for other cards."""
    rank_counts, low_ranks = rank_ace_to_five(cards)
    return (rank_counts, low_ranks) if len(low_ranks) == 5 and low_ranks[0] <= 7 else None


def best_low(hands: Iterable[Sequence[int]], rank_low: LowRanker) -> Badness | None:
    """Return the best of several lows."""
    return min(filter(None, map(rank_low, hands)), default=None)


def rank_badugi(cards: Sequence[int], ace_low: bool) -> tuple[int, list[int]]:
    """Return the number of cards missing from four, and the ranks of the cards that play."""
    candidates = []
    for size in (1, 2, 3, 4):
        for subset in combinations(cards, size):
            if all(
                first_card // 4 != second_card // 4 and first_card % 4 != second_card % 4
                for first_card, second_card in permutations(subset, 2)
            ):
                ranks = [card // 4 for card in subset]
                low_ranks = [(rank + 1) % 13 if ace_low else rank for rank in ranks]
                candidates.append((4 - size, sorted(low_ranks, reverse=True)))
    return min(candidates)
