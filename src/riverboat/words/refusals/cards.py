"""Reasons why a card incident is impossible as described."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Refusal

_STREET = "{street:flop=the flop|turn=the turn|river=the river|draw=the draw|* street}"


class CountIsRight(Refusal, frozen=True):
    pass


class NotSoManyCards(Refusal, frozen=True):
    cards: int
    hole: int


class FlopIsRight(Refusal, frozen=True):
    cards: int


class NoSuchStreet(Refusal, frozen=True):
    street: str


class NoStreetIsOn(Refusal, frozen=True):
    pass


class StreetHasCome(Refusal, frozen=True):
    street: str


class StreetHasNotCome(Refusal, frozen=True):
    street: str


class StreetIsFarther(Refusal, frozen=True):
    street: str


class DeckIsTooShort(Refusal, frozen=True):
    cards: int


class OtherFamily(Refusal, frozen=True):
    """A wrong game family; *family* is the one that has it."""

    family: str


class OneCardShownTwice(Refusal, frozen=True):
    pass


class NoSuchCard(Refusal, frozen=True):
    card: int


class CardIsElsewhere(Refusal, frozen=True):
    cards: Cards
