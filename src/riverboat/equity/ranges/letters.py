"""The letters of ranks, suits and any cards, as people write them in ranges of every game."""

from typing import Final

from riverboat.cards import RANKS, SUIT_SYMBOLS, SUITS

ANY_CARDS: Final = frozenset(("random", "any", "all", "*", "**"))
"""Words for any cards at all."""


def rank_in(text: str) -> int | None:
    """The rank that is written, or ``None`` for any."""
    return None if text in "xX*" else RANKS.index("T" if text == "10" else text.upper())


def suit_in(text: str) -> int | None:
    """The suit that is written, or ``None`` for any."""
    return None if text in "xX*" else (SUITS + SUIT_SYMBOLS).index(text.lower()) % 4
