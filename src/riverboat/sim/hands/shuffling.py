"""Random cards, and no more of them than are dealt: a shuffle that stops when it has enough.

Six-handed hold'em played at random needs 16 or 17 cards a hand. Burned cards of flop games are not
drawn: nobody sees them, and a random card that nobody sees changes no chance. In stud and in draw
games they are, since they may be shuffled into the stub again (BYND-63, BYND-65).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, repeat, starmap
from operator import mul
from random import Random

from riverboat.cards import DECKS
from riverboat.engine import Game


def deck_of(game: Game) -> list[int]:
    """The cards of a game in the order in which every playout begins to draw from them."""
    return list(DECKS[game.variant.deck].cards)


def burns_are_drawn(game: Game) -> bool:
    """Whether burned cards are drawn: in games whose burned or discarded cards may come back."""
    return game.variant.has_upcards or game.variant.has_draws


class ShuffledStub:
    """The part of a deck that has not been dealt."""

    __slots__ = ("_cards", "_next", "grows", "left", "random")

    def __init__(self, cards: list[int], rng: Random, grows: bool = False) -> None:
        self._cards = cards
        """Those that are left, in any order; they are taken from this list."""
        self.left = len(cards)
        """How many cards there are."""
        self.grows = grows
        """Whether cards may come back into it, so that burned ones are drawn."""
        self.random = rng.random
        self._next = self._shuffled()

    def _shuffled(self) -> Iterator[int]:
        """The cards as they will come, each drawn when it is asked for: each that is left is as
        likely to be the next.
        """
        chances = starmap(self.random, repeat(()))
        places = map(int, map(mul, range(self.left, 0, -1), chances))
        return map(self._cards.pop, places)

    def deal(self, count: int) -> tuple[int, ...]:
        """So many random cards."""
        self.left -= count
        return tuple(islice(self._next, count))

    def take_back(self, cards: tuple[int, ...]) -> None:
        """Cards went back into the stub, which is shuffled again."""
        self._cards += cards
        self.left += len(cards)
        self._next = self._shuffled()

    def chance(self, choices: int) -> int:
        """A number below *choices*, each as likely."""
        return int(self.random() * choices)
