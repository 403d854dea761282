"""Random cards, and no more of them than are dealt: a shuffle that stops when it has enough.

Six-handed hold'em played at random needs 16 or 17 cards a hand. Burned cards are not drawn: nobody
sees them, and a random card that nobody sees changes no chance.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import TypeAlias

from riverboat.cards import DECKS
from riverboat.engine import Game

Draws: TypeAlias = tuple[tuple[float, int], ...]
"""For each card to draw: among how many it is drawn, and the index of the last of them."""


@cache
def draws(left: int, count: int) -> Draws:
    """How to draw *count* of the first *left* cards of a deck.

    This is the shuffle of Fisher and Yates in portions. Each card drawn changes places with the
    last of those it was drawn among, so that they end up behind what is left, first drawn last.
    """
    return tuple((float(size), size - 1) for size in range(left, left - count, -1))


def draw(deck: list[int], how: Draws, random: Callable[[], float]) -> None:
    """Move random cards to where they are dealt from, the last places of those drawn among."""
    for among, last in how:
        k = int(random() * among)
        deck[k], deck[last] = deck[last], deck[k]


def deck_of(game: Game) -> list[int]:
    """The cards of a game in the order in which every playout begins to draw from them."""
    return list(DECKS[game.variant.deck].cards)


class Stub:
    """The part of a deck that has not been dealt."""

    __slots__ = ("_cards", "_left", "_rng")

    def __init__(self, cards: list[int], left: int, rng: Random) -> None:
        self._cards = cards
        self._left = left
        self._rng = rng

    def deal(self, count: int) -> tuple[int, ...]:
        """So many random cards."""
        cards, left = self._cards, self._left
        draw(cards, draws(left, count), self._rng.random)
        self._left = left - count
        return tuple(cards[left - count : left])

    def chance(self, choices: int) -> int:
        """A number below *choices*, each as likely."""
        return int(self._rng.random() * choices)
