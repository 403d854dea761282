"""Parser of cards in text histories: in brackets, with spaces or commas, ``10h`` for ``Th``."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from riverboat.cards import BadCard, Cards, parse_cards
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.notation.read_hand import BadNotation


@lru_cache(4096)
def parse_card_list(text: str) -> Cards:
    """Parse the cards of a text; raise ``BadNotation`` if one is invalid.

    >>> from riverboat.cards import card_names
    >>> card_names(parse_card_list("10h, As 2C"))
    'Th As 2c'
    """
    card_texts = [
        f"{match[1].upper().replace('10', 'T')}{match[2].lower()}"
        if (match := _CARD_PATTERN.fullmatch(word))
        else word
        for word in re.split(r"[\s,]+", text.strip("[] ,"))
    ]
    try:
        return parse_cards(" ".join(card_texts))
    except BadCard as error:
        raise BadNotation(refusal_of(error)) from error


def parse_bracketed_cards(line: str) -> list[Cards]:
    """Parse the cards of each pair of brackets in a line."""
    return [parse_card_list(text) for text in _BRACKETS_PATTERN.findall(line)]


_CARD_PATTERN: Final = re.compile(r"(10|[2-9TJQKAtjqka])([cdhsCDHS])")
_BRACKETS_PATTERN: Final = re.compile(r"\[\s*([^\[\]]*?)\s*\]")
