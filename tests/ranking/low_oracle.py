"""Simple oracles for lows and badugis, independent of the package.

Each returns a badness: smaller is better, and ``None`` is no low.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, permutations
from typing import TypeAlias

from tests.ranking import high_oracle

Badness: TypeAlias = tuple[int | list[int], list[int]]
Judge: TypeAlias = Callable[[Sequence[int]], Badness | None]


def deuce_to_seven(cards: Sequence[int]) -> Badness:
    """Rank five cards as in deuce to seven, where A-5 is ace high and no straight."""
    category, ranks = high_oracle.rank_five(cards)
    if high_oracle.CATEGORIES[category] in ("straight", "straight flush") and ranks == [3]:
        plain_name = "high card" if high_oracle.CATEGORIES[category] == "straight" else "flush"
        return high_oracle.CATEGORIES.index(plain_name), [12, 3, 2, 1, 0]
    return category, ranks


def ace_to_five(cards: Sequence[int]) -> Badness:
    """Rank five cards as in razz: by pairs, then by high cards, with the ace low."""
    counts = Counter((card // 4 + 1) % 13 for card in cards)
    groups = sorted(((count, height) for height, count in counts.items()), reverse=True)
    return [count for count, _ in groups], [height for _, height in groups]


def eight_or_better(cards: Sequence[int]) -> Badness | None:
    """Rank five different ranks up to eight as in ace-to-five; ``None`` for other cards."""
    counts, heights = ace_to_five(cards)
    return (counts, heights) if len(heights) == 5 and heights[0] <= 7 else None


def best_low(choices: Iterable[Sequence[int]], judge: Judge) -> Badness | None:
    """Return the best of several lows."""
    return min(filter(None, map(judge, choices)), default=None)


def rank_badugi(cards: Sequence[int], ace_low: bool) -> tuple[int, list[int]]:
    """Return the number of cards missing from four, and the ranks of the cards that play."""
    playable = []
    for size in (1, 2, 3, 4):
        for subset in combinations(cards, size):
            if all(a // 4 != b // 4 and a % 4 != b % 4 for a, b in permutations(subset, 2)):
                ranks = [card // 4 for card in subset]
                heights = [(rank + 1) % 13 if ace_low else rank for rank in ranks]
                playable.append((4 - size, sorted(heights, reverse=True)))
    return min(playable)
