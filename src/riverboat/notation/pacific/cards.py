"""Cards by the ranks of the language in which the player had the room: ``Hc`` is a Dutch king."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_RANKS: Final = {
    "English": {"A": "A", "K": "K", "Q": "Q", "J": "J", "T": "T"},
    "Dutch": {"A": "A", "H": "K", "V": "Q", "B": "J", "T": "T"},
    "German": {"A": "A", "K": "K", "D": "Q", "B": "J", "T": "T"},
    "Swedish": {"E": "A", "K": "K", "D": "Q", "Kn": "J", "T": "T"},
    "Danish": {"E": "A", "K": "K", "D": "Q", "B": "J", "T": "T"},
    "French": {"A": "A", "R": "K", "D": "Q", "V": "J", "T": "T"},
    "Spanish": {"A": "A", "R": "K", "Q": "Q", "J": "J", "T": "T"},
}
_CARD: Final = re.compile(r"(10|Kn|[A-Z2-9])([cdhs])")


def english(parts: Iterable[str]) -> list[str]:
    """Cards as they are written in brackets, with English ranks.

    The first language that has a word for all of them is meant; of what none has a word for nothing
    is changed, so that whoever reads it refuses it.

    >>> english(["Hc, 8h, Td", "Vs"]), english(["Knh, 9d"])
    (['Kc, 8h, Td', 'Qs'], ['Jh, 9d'])
    """
    parts = list(parts)
    told = {rank for part in parts for rank, _ in _CARD.findall(part) if not rank.isdigit()}
    ranks = next((known for known in _RANKS.values() if told <= known.keys()), {})

    def named(found: re.Match[str]) -> str:
        return ranks.get(found[1], found[1]) + found[2]

    return [_CARD.sub(named, part) for part in parts]
