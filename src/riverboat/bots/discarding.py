"""Which cards are thrown away when nobody looks at them: any that may be, each choice as likely."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import TypeAlias

Choices: TypeAlias = tuple[tuple[int, ...], ...]
"""Each choice of cards that may be thrown away, as places in a holding."""


@cache
def choices(held: int, least: int, most: int) -> Choices:
    """Every choice of *least* to *most* of so many cards, from standing pat to a new hand.

    >>> choices(held=3, least=0, most=1)
    ((), (0,), (1,), (2,))
    """
    places = range(held)
    return tuple(some for count in range(least, most + 1) for some in combinations(places, count))


def at_random(
    holding: tuple[int, ...], least: int, most: int, random: Callable[[], float]
) -> tuple[int, ...]:
    """Cards to throw away: every choice that the draw allows is equally likely.

    Of five cards that may all be replaced, that throws away two and a half on average, and stands
    pat one time in 32.
    """
    allowed = choices(len(holding), least, most)
    return tuple([holding[place] for place in allowed[int(random() * len(allowed))]])
