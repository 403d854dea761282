"""Cards in brackets in the lines of a hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from riverboat.cards import BadCard, Cards, parse_cards
from riverboat.cards import name as card_name
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.notation.read_hand import BadNotation

CARDS: Final = r"\[\s*(?:(?:[2-9TJQKA][cdhs]|\?\?)\s*)*\]"
"""Pattern of cards in brackets."""


@lru_cache(4096)
def parse_line_cards(text: str) -> Cards:
    """Parse cards in brackets; raise ``BadNotation`` if one is invalid."""
    try:
        return parse_cards(text.strip("[] "))
    except BadCard as error:
        raise BadNotation(refusal_of(error)) from error


CARD_BY_NAME: Final = {card_name(card): card for card in range(52)}
"""Cards by their text in a line, such as ``Ah``."""
BOARD_ORDINALS: Final = ("", "FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH")
"""Words before the markers of several boards."""
