"""Random cards, and no more of them than are dealt: a shuffle that stops when it has enough.

Six-handed hold'em played at random needs 16 or 17 cards a hand. Burned cards of flop games are not
drawn: nobody sees them, and a random card that nobody sees changes no chance. In stud and in draw
games they are, since they may be shuffled into the stub again (BYND-63, BYND-65).
"""

from __future__ import annotations

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

    __slots__ = ("_cards", "grows", "left", "random")

    def __init__(self, cards: list[int], left: int, rng: Random, burns: bool = False) -> None:
        self._cards = cards
        self.left = left
        """How many cards there are."""
        self.grows = burns
        """Whether cards may come back into it, so that burned ones are drawn."""
        self.random = rng.random

    def deal(self, count: int) -> tuple[int, ...]:
        """So many random cards.

        This is the shuffle of Fisher and Yates in portions. Each card drawn changes places with
        the last of those it was drawn among, so that they end up behind what is left, first drawn
        last.
        """
        cards, random, left = self._cards, self.random, self.left
        last = self.left = left - count
        if count == 1:
            k = int(random() * left)
            card, cards[k] = cards[k], cards[last]
            cards[last] = card
            return (card,)
        for place in range(left - 1, last - 1, -1):
            k = int(random() * (place + 1))
            cards[k], cards[place] = cards[place], cards[k]
        return tuple(cards[last:left])

    def take_back(self, cards: tuple[int, ...]) -> None:
        """Cards went back into the stub, which is shuffled again."""
        self._cards[self.left :] = cards
        self.left += len(cards)

    def chance(self, choices: int) -> int:
        """A number below *choices*, each as likely."""
        return int(self.random() * choices)
