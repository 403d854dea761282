"""Cards in the notation of PHH actions: ``AsKd????``."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from riverboat.cards import Cards, name, parse_cards
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import CardsInvalid


@lru_cache(8192)
def read_cards(text: str) -> Cards:
    """Parse the known and unknown cards of an action.

    >>> read_cards("2c??")
    (0, -1)
    """
    if not _CARDS_PATTERN.fullmatch(text):
        raise BadNotation(CardsInvalid(f"{text!r:.60}"))
    return parse_cards(text)


def write_cards(cards: Cards) -> str:
    """Write cards in the notation of an action."""
    return "".join(map(name, cards))


_CARDS_PATTERN: Final = re.compile(r"(?:[2-9TJQKA?][cdhs?])+")
