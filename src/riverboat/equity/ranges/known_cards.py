"""Partly known holdings in stud or draw: some cards, and the number of unknown ones."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from riverboat.cards import Cards, parse_card
from riverboat.equity.ranges.range_errors import BadRange
from riverboat.words.refusals import ranges as w
from riverboat.words.refusals.card_texts import card_called


class KnownCards(Struct, frozen=True):
    """Cards that are known, in the order written, and the number of those that are not."""

    cards: Cards
    unknown: int = 0


def parse_known(text: str, most: int = 7) -> KnownCards:
    """Parse exact cards, and ``x`` for unknown ones; :class:`BadRange` has a fault's position."""
    cards: list[int] = []
    unknown = at = 0
    while at < len(text):
        found = _PART.match(text, at)
        if not found:
            word = text[at:].split()[0]
            raise BadRange(text, at, w.IsNoCardHere(word), len(word))
        if written := found[1]:
            card = parse_card(written)
            if card in cards:
                raise BadRange(text, at, w.CardIsThereTwice(card_called(card)), len(written))
            cards.append(card)
        elif found[2]:
            unknown += 1
        if len(cards) + unknown > most:
            raise BadRange(text, at, w.MoreCardsThan(most), len(text) - at)
        at = found.end()
    if not cards and not unknown:
        raise BadRange(text, 0, w.CardsExpected())
    return KnownCards(tuple(cards), unknown)


_PART: Final = re.compile(r"((?:10|[2-9TJQKA])[cdhs♣♦♥♠])|(x|\*|\?\?)|[\s,/()|]+", re.IGNORECASE)
