"""Texture of a flop in a few words: suits and pairs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from riverboat.cards import RANKS, UNKNOWN, rank_of, suit_of

_FLOP_CARD_COUNT: Final = 3
_TEXTURE_BY_SUIT_COUNT: Final = {1: "monotone", 2: "two-tone", 3: "rainbow"}


@lru_cache(1 << 15)
def flop_texture(flop: Sequence[int]) -> str:
    """Return the texture of a flop: ``"two-tone"``, ``"rainbow paired"``; empty without a flop.

    >>> from riverboat.cards import parse_cards
    >>> flop_texture(parse_cards("Ah Kh 7c")), flop_texture(parse_cards("7s 7c 2d"))
    ('two-tone', 'rainbow paired')
    """
    if len(flop) < _FLOP_CARD_COUNT or UNKNOWN in flop:
        return ""
    rank_count = len({rank_of(card) for card in flop})
    suit_texture = _TEXTURE_BY_SUIT_COUNT[len({suit_of(card) for card in flop})]
    return (
        suit_texture
        if rank_count == _FLOP_CARD_COUNT
        else f"{suit_texture} {'paired' if rank_count == 2 else 'trips'}"
    )


@lru_cache(1 << 15)
def flop_high_card(flop: Sequence[int]) -> str:
    """Return the rank of the highest card of a flop: ``"A"``; empty without a flop."""
    if len(flop) < _FLOP_CARD_COUNT or UNKNOWN in flop:
        return ""
    return RANKS[max([rank_of(card) for card in flop])]
