"""Piles of cards, to be shuffled together."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class Pile(Phrase, frozen=True):
    """Cards in one place."""


class TheStub(Pile, frozen=True):
    en = "the stub"


class TheFlop(Pile, frozen=True):
    en = "the flop"


class TheEarlyCards(Pile, frozen=True):
    """Cards that came before the betting was over."""

    en = "the early cards"


class TheCardSetAside(Pile, frozen=True):
    en = "the card that was set aside"


class TheBurn(Pile, frozen=True):
    """The burn of this street."""

    en = "the burn"


class TheBurns(Pile, frozen=True):
    """The burns of all streets."""

    en = "the burns"


class TheMuck(Pile, frozen=True):
    en = "the muck"
