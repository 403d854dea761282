"""Small words: numbers, lists, articles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

Chips = Callable[[int], str]
"""How an amount is written."""

ORDINALS: Final = "first second third fourth fifth".split()
_NUMBERS: Final = "no one two three four five six seven eight nine ten".split()


def number(count: int) -> str:
    """A small number as a word.

    >>> number(3), number(23)
    ('three', '23')
    """
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def cards(count: int) -> str:
    """``one card``, ``two cards``."""
    return f"{number(count)} card{'s' * (count != 1)}"


def times(count: int) -> str:
    """``once``, ``twice``, ``three times``."""
    return ("once", "twice")[count - 1] if count < 3 else f"{number(count)} times"


def capital(words: str) -> str:
    """The beginning of a sentence."""
    return words[:1].upper() + words[1:]


def article(rank: str) -> str:
    """A rank as it is won with: ``a pair of aces``, ``two pair``, ``an ace-high straight``."""
    if rank.startswith(("two pair", "three of", "four of")) or " high" in rank:
        return rank
    return f"an {rank}" if rank[0] in "ae" else f"a {rank}"


def listed(things: Sequence[str]) -> str:
    """``Ann``, ``Ann and Bob``, ``Ann, Bob and Cat``."""
    return " and ".join(filter(None, [", ".join(things[:-1]), things[-1]]))
