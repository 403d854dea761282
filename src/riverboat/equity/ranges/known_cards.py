"""Partly known holdings in stud or draw: some cards, and the number of unknown ones."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from riverboat.cards import Cards, parse_card
from riverboat.equity.ranges.range_errors import BadRange
from riverboat.words.refusals import ranges as w
from riverboat.words.refusals.card_texts import card_phrase


class KnownCards(Struct, frozen=True):
    """Known cards in the order written, and the number of unknown ones."""

    cards: Cards
    unknown: int = 0


def parse_known(text: str, max_cards: int = 7) -> KnownCards:
    """Parse exact cards, and ``x`` for unknown ones; :class:`BadRange` has a fault's position."""
    cards: list[int] = []
    unknown_count = position = 0
    while position < len(text):
        match = _PART_PATTERN.match(text, position)
        if not match:
            word = text[position:].split()[0]
            raise BadRange(text, position, w.RangeCardInvalid(word), len(word))
        if cards_text := match[1]:
            card = parse_card(cards_text)
            if card in cards:
                raise BadRange(
                    text, position, w.RangeCardRepeated(card_phrase(card)), len(cards_text)
                )
            cards.append(card)
        elif match[2]:
            unknown_count += 1
        if len(cards) + unknown_count > max_cards:
            raise BadRange(text, position, w.CardsTooMany(max_cards), len(text) - position)
        position = match.end()
    if not cards and not unknown_count:
        raise BadRange(text, 0, w.CardsExpected())
    return KnownCards(tuple(cards), unknown_count)


_PART_PATTERN: Final = re.compile(
    r"((?:10|[2-9TJQKA])[cdhs♣♦♥♠])|(x|\*|\?\?)|[\s,/()|]+", re.IGNORECASE
)
