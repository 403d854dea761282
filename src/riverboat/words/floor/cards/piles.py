"""Piles of cards, to be shuffled together."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class Pile(Phrase, frozen=True):
    """Cards in one place."""


class StubPile(Pile, frozen=True):
    pass


class FlopPile(Pile, frozen=True):
    pass


class PrematureCardsPile(Pile, frozen=True):
    """The cards that came before the betting was over."""


class SetAsideCardPile(Pile, frozen=True):
    pass


class BurnPile(Pile, frozen=True):
    """The burn cards of the current street."""


class BurnsPile(Pile, frozen=True):
    """The burns of all streets."""


class MuckPile(Pile, frozen=True):
    pass
