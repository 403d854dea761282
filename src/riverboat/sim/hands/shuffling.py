"""A lazy shuffle that draws only the random cards that are dealt.

Hold'em with six random players needs only 16 or 17 cards per hand. Burned cards of flop games are
not drawn, because an unseen random card changes no probability. In stud and in draw games they are
drawn, because they may be shuffled into the stub again (BYND-63, BYND-65).
"""

from __future__ import annotations

from random import Random

from riverboat.cards import DECKS
from riverboat.engine import Game


def list_unshuffled_deck(game: Game) -> list[int]:
    """Return the cards of a game in the starting order of every playout."""
    return list(DECKS[game.variant.deck].cards)


def draws_burned_cards(game: Game) -> bool:
    """Return True if burned cards are drawn, as in games that may deal them again."""
    return game.variant.has_upcards or game.variant.has_draws


class ShuffledStub:
    """The undealt part of a deck, shuffled card by card as it is dealt."""

    __slots__ = ("_cards", "can_grow", "cards_left", "draw_fraction")

    def __init__(self, cards: list[int], rng: Random, can_grow: bool = False) -> None:
        self._cards = cards
        """The remaining cards, in any order; dealt cards are removed from this list."""
        self.cards_left = len(cards)
        """Number of remaining cards."""
        self.can_grow = can_grow
        """True if cards may return to the stub, so that burned ones are drawn."""
        self.draw_fraction = rng.random

    def deal(self, count: int) -> tuple[int, ...]:
        """Deal random cards, each equally likely."""
        cards_left, pop_card, random_fraction = self.cards_left, self._cards.pop, self.draw_fraction
        self.cards_left = cards_left - count
        if count == 1:  # the usual thing: a turn, a river, a card to one player
            return (pop_card(int(cards_left * random_fraction())),)
        cards = []
        for remaining_count in range(
            cards_left, cards_left - count, -1
        ):  # a list comprehension takes a fifth longer
            cards.append(pop_card(int(remaining_count * random_fraction())))  # noqa: PERF401
        return tuple(cards)

    def return_cards(self, cards: tuple[int, ...]) -> None:
        """Return cards to the stub and shuffle it."""
        self._cards += cards
        self.cards_left += len(cards)

    def random_below(self, limit: int) -> int:
        """Return a uniform random number below *limit*."""
        return int(self.draw_fraction() * limit)
