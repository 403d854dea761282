"""Random discards: every allowed choice is equally likely."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import TypeAlias

DiscardChoices: TypeAlias = tuple[tuple[int, ...], ...]
"""Every possible discard, as indices into a holding."""


@cache
def discard_choices(card_count: int, min_cards: int, max_cards: int) -> DiscardChoices:
    """Return all discards of *min_cards* to *max_cards* cards, standing pat first.

    >>> discard_choices(card_count=3, min_cards=0, max_cards=1)
    ((), (0,), (1,), (2,))
    """
    indexes = range(card_count)
    return tuple(
        discards
        for count in range(min_cards, max_cards + 1)
        for discards in combinations(indexes, count)
    )


def random_discard(
    holding: tuple[int, ...], min_cards: int, max_cards: int, next_random: Callable[[], float]
) -> tuple[int, ...]:
    """Return random discards: every allowed choice is equally likely.

    With five cards that may all be replaced, this discards 2.5 cards on average, and stands pat one
    time in 32.
    """
    choices = discard_choices(len(holding), min_cards, max_cards)
    return tuple([holding[index] for index in choices[int(next_random() * len(choices))]])
