"""Piles of cards, to be shuffled together."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class Pile(Phrase, frozen=True):
    """Cards in one place."""


class TheStub(Pile, frozen=True):
    pass


class TheFlop(Pile, frozen=True):
    pass


class TheEarlyCards(Pile, frozen=True):
    """Cards that came before the betting was over."""


class TheCardSetAside(Pile, frozen=True):
    pass


class TheBurn(Pile, frozen=True):
    """The burn of this street."""


class TheBurns(Pile, frozen=True):
    """The burns of all streets."""


class TheMuck(Pile, frozen=True):
    pass
