"""Cards with ranks in the language of the player's client: ``Hc`` is a Dutch king."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_RANKS_BY_LANGUAGE: Final = {
    "English": {"A": "A", "K": "K", "Q": "Q", "J": "J", "T": "T"},
    "Dutch": {"A": "A", "H": "K", "V": "Q", "B": "J", "T": "T"},
    "German": {"A": "A", "K": "K", "D": "Q", "B": "J", "T": "T"},
    "Swedish": {"E": "A", "K": "K", "D": "Q", "Kn": "J", "T": "T"},
    "Danish": {"E": "A", "K": "K", "D": "Q", "B": "J", "T": "T"},
    "French": {"A": "A", "R": "K", "D": "Q", "V": "J", "T": "T"},
    "Spanish": {"A": "A", "R": "K", "Q": "Q", "J": "J", "T": "T"},
}
_CARD_PATTERN: Final = re.compile(r"(10|Kn|[A-Z2-9])([cdhspt])")
_SPANISH_SUITS: Final = {"p": "s", "t": "c", "c": "h", "d": "d"}
"""Picas, tréboles, corazones and diamantes, used where one of the first two occurs."""


def to_english_cards(card_texts: Iterable[str]) -> list[str]:
    """Convert cards with the ranks and suits of any language to English ones.

    The first language whose ranks and suits match all cards is used. If no language matches, the
    cards are returned unchanged, and the parser refuses them.

    >>> to_english_cards(["Hc, 8h, Td", "Vs"]), to_english_cards(["Knh, 9d"])
    (['Kc, 8h, Td', 'Qs'], ['Jh, 9d'])
    >>> to_english_cards(["7p, 8t, Kc"])
    ['7s, 8c, Kh']
    """
    card_texts = list(card_texts)
    cards = [card for card_text in card_texts for card in _CARD_PATTERN.findall(card_text)]
    letter_ranks = {rank for rank, _ in cards if not rank.isdecimal()}
    suits = _SPANISH_SUITS if {suit for _, suit in cards} & {"p", "t"} else {}
    ranks = next(
        (
            language_ranks
            for language_ranks in _RANKS_BY_LANGUAGE.values()
            if letter_ranks <= language_ranks.keys()
        ),
        {},
    )

    def translate_card(match: re.Match[str]) -> str:
        return ranks.get(match[1], match[1]) + suits.get(match[2], match[2])

    return [_CARD_PATTERN.sub(translate_card, card_text) for card_text in card_texts]
