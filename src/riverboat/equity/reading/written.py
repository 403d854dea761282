"""What people write for cards and ranges, or hand over by number, as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from riverboat.cards import STANDARD, names
from riverboat.equity.ranges.range import Range
from riverboat.equity.reading.errors import BadEquity

Written: TypeAlias = str | Range | Sequence[int]
"""The cards of a player: as people write them, a range, or cards by number."""
WrittenCards: TypeAlias = str | Iterable[int]


def text_of(given: Written | WrittenCards) -> str:
    """Cards or a range in the usual notation; what is text stays as it is.

    >>> text_of([51, 47])
    'As Ks'
    """
    if isinstance(given, str):
        return given
    if isinstance(given, Range):
        return str(given)
    cards = tuple(given)
    for place, card in enumerate(cards):
        if not 0 <= card < len(STANDARD.cards):
            text = " ".join(map(str, cards))
            at = len(" ".join(map(str, cards[:place]))) + (place > 0)
            why = f"{card} is no card: they are numbered from 0 to 51"
            raise BadEquity("", text, at, why, len(str(card)))
    return names(cards)
