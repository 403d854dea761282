"""Parser of ranges of any number of cards."""

from __future__ import annotations

from riverboat.cards import STANDARD, Deck
from riverboat.equity.ranges.range import Range


def parse_range(text: str, cards: int = 2, deck: Deck = STANDARD) -> Range:
    """Parse a range of holdings of *cards* cards; raise ``BadRange`` for invalid text.

    >>> len(parse_range("22+, A2s+, KTo-KQo"))
    162
    >>> len(parse_range("AAxx", cards=4))
    6961
    >>> parse_range("22+, AKx")
    Traceback (most recent call last):
        ...
    riverboat.equity.ranges.range_errors.BadRange: x can’t follow AK: use s (suited), \
o (offsuit), + (and better), - (to another hand) or a weight, :0.5
      22+, AKx
             ^
    """
    return Range(text, cards, deck)
