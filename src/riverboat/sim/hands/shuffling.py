"""Random cards, and no more of them than are dealt: a shuffle that stops when it has enough.

Six-handed hold'em played at random needs 16 or 17 cards a hand. Burned cards of flop games are not
drawn: nobody sees them, and a random card that nobody sees changes no chance. In stud and in draw
games they are, since they may be shuffled into the stub again (BYND-63, BYND-65).
"""

from __future__ import annotations

from random import Random

from riverboat.cards import DECKS
from riverboat.engine import Game


def unshuffled_deck(game: Game) -> list[int]:
    """The cards of a game in the order in which every playout begins to draw from them."""
    return list(DECKS[game.variant.deck].cards)


def draws_burned_cards(game: Game) -> bool:
    """Whether burned cards are drawn: in games whose burned or discarded cards may come back."""
    return game.variant.has_upcards or game.variant.has_draws


class ShuffledStub:
    """The part of a deck that has not been dealt."""

    __slots__ = ("_cards", "can_grow", "left", "random")

    def __init__(self, cards: list[int], rng: Random, grows: bool = False) -> None:
        self._cards = cards
        """Those that are left, in any order; they are taken from this list."""
        self.left = len(cards)
        """How many cards there are."""
        self.can_grow = grows
        """Whether cards may come back into it, so that burned ones are drawn."""
        self.random = rng.random

    def deal(self, count: int) -> tuple[int, ...]:
        """So many random cards: each that is left is as likely to be the next."""
        left, take, random = self.left, self._cards.pop, self.random
        self.left = left - count
        if count == 1:  # the usual thing: a turn, a river, a card to one player
            return (take(int(left * random())),)
        cards = []
        for choices in range(left, left - count, -1):  # a list comprehension takes a fifth longer
            cards.append(take(int(choices * random())))  # noqa: PERF401
        return tuple(cards)

    def take_back(self, cards: tuple[int, ...]) -> None:
        """Cards went back into the stub, which is shuffled again."""
        self._cards += cards
        self.left += len(cards)

    def random_below(self, choices: int) -> int:
        """A number below *choices*, each as likely."""
        return int(self.random() * choices)
