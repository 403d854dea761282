"""Random cards, and no more of them than are dealt: a shuffle that stops when it has enough.

Six-handed hold'em played at random needs 16 or 17 cards a hand. Burned cards of flop games are not
drawn: nobody sees them, and a random card that nobody sees changes no chance. In stud and in draw
games they are, since they may be shuffled into the stub again (BYND-63, BYND-65).
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


def burns_are_drawn(game: Game) -> bool:
    """Whether burned cards are drawn: in games whose burned or discarded cards may come back."""
    return game.variant.has_upcards or game.variant.has_draws


class Stub:
    """The part of a deck that has not been dealt."""

    __slots__ = ("_burns", "_cards", "_left", "random")

    def __init__(self, cards: list[int], left: int, rng: Random, burns: bool = False) -> None:
        self._cards = cards
        self._left = left
        self._burns = burns
        self.random = rng.random

    def deal(self, count: int) -> tuple[int, ...]:
        """So many random cards."""
        cards, left = self._cards, self._left
        draw(cards, draws(left, count), self.random)
        self._left = left - count
        return tuple(cards[left - count : left])

    def burn(self, count: int) -> tuple[int, ...]:
        """So many random cards where burned cards are drawn, and none where they are not."""
        return self.deal(count) if count and self._burns else ()

    def take_back(self, cards: tuple[int, ...]) -> None:
        """Cards went back into the stub, which is shuffled again."""
        self._cards[self._left :] = cards
        self._left += len(cards)

    def chance(self, choices: int) -> int:
        """A number below *choices*, each as likely."""
        return int(self.random() * choices)
