"""Decks that deal a hand: the interface, and a seeded implementation."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Final, Protocol

from riverboat.cards import DECKS, Cards
from riverboat.engine import AnyFact, Deal, Game, HandState, ToDeal
from riverboat.engine.state.hand_facts import StubReshuffled
from riverboat.words.argument_checks import require_seed


class Deck(Protocol):
    """The remaining cards of one hand, in the order in which they will be dealt."""

    def deal(self, hand: HandState, log: list[AnyFact], due: ToDeal, /) -> Deal:
        """Return the cards that are due.

        If cards were reshuffled into the stub, the last ``StubReshuffled`` fact of *log* has them.
        """
        ...

    def copy(self) -> Deck:
        """Return a deck with the same cards to come."""
        ...


class Stub:
    """The seeded deck of a game: equal seeds give equal cards.

    Without a seed, one is drawn from the operating system's randomness and stored, so that a copy
    of a hand gets the same cards.
    """

    __slots__ = ("_cards", "_seed")

    def __init__(self, game: Game, seed: int | str | None = None) -> None:
        require_seed(seed)
        self._seed = _SYSTEM_RANDOM.getrandbits(64) if seed is None else seed
        deck = DECKS[game.variant.deck].cards
        self._cards: Cards = tuple(Random(self._seed).sample(deck, len(deck)))

    def deal(self, hand: HandState, log: list[AnyFact], due: ToDeal) -> Deal:
        """Deal the due cards from the top, after any reshuffle that *log* records."""
        if hand.stub_size > len(self._cards):  # rule: BYND-65
            reshuffled_cards = next(
                fact.cards for fact in reversed(log) if isinstance(fact, StubReshuffled)
            )
            rng = Random(f"{self._seed}, shuffled again after {len(log)}")
            self._cards = tuple(rng.sample([*self._cards, *reshuffled_cards], hand.stub_size))
        burned_cards, deal_end = self._cards[: due.burn_count], due.burn_count + due.count
        cards, self._cards = self._cards[due.burn_count : deal_end], self._cards[deal_end:]
        return Deal(cards, burned_cards)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Stub):
            return NotImplemented
        return (self._cards, self._seed) == (other._cards, other._seed)

    __hash__ = None  # type: ignore[assignment]  # mutable: dealing removes cards

    def copy(self) -> Stub:
        """Return a stub with the same cards to come."""
        copied_stub = object.__new__(Stub)
        copied_stub._cards, copied_stub._seed = self._cards, self._seed
        return copied_stub


_SYSTEM_RANDOM: Final = SystemRandom()
