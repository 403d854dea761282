"""A card as a phrase calls it."""

from __future__ import annotations

from typing import Final, Literal

from riverboat.cards import Card, rank_of, suit_of
from riverboat.words.refusals.ranges import CardCalled

_SUITS: Final[tuple[Literal["clubs", "diamonds", "hearts", "spades"], ...]] = (
    "clubs",
    "diamonds",
    "hearts",
    "spades",
)


def card_called(card: Card) -> CardCalled:
    """The card by its rank and its suit.

    >>> str(card_called(51))
    'ace of spades'
    """
    return CardCalled(rank_of(card), _SUITS[suit_of(card)])
