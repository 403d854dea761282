"""Which cards are thrown away when nobody looks at them: any that may be, each choice as likely."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import TypeAlias

DiscardChoices: TypeAlias = tuple[tuple[int, ...], ...]
"""Each choice of cards that may be thrown away, as places in a holding."""


@cache
def discard_choices(held: int, min_cards: int, max_cards: int) -> DiscardChoices:
    """Every choice of *min_cards* to *max_cards* of so many cards, from standing pat to a new hand.

    >>> discard_choices(held=3, min_cards=0, max_cards=1)
    ((), (0,), (1,), (2,))
    """
    places = range(held)
    return tuple(
        some for count in range(min_cards, max_cards + 1) for some in combinations(places, count)
    )


def random_discard(
    holding: tuple[int, ...], min_cards: int, max_cards: int, random: Callable[[], float]
) -> tuple[int, ...]:
    """Cards to throw away: every choice that the draw allows is equally likely.

    Of five cards that may all be replaced, that throws away two and a half on average, and stands
    pat one time in 32.
    """
    allowed = discard_choices(len(holding), min_cards, max_cards)
    return tuple([holding[place] for place in allowed[int(random() * len(allowed))]])
