"""Reasons why a card incident is impossible as described."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Refusal


class CardCountCorrect(Refusal, frozen=True):
    pass


class TooManyCardsMissing(Refusal, frozen=True, rename={"hole_card_count": "hole"}):
    cards: int
    hole_card_count: int


class FlopCountCorrect(Refusal, frozen=True):
    cards: int


class NoSuchStreet(Refusal, frozen=True):
    street: str


class BurnStreetInvalid(Refusal, frozen=True):
    pass


class StreetAlreadyDealt(Refusal, frozen=True):
    street: str


class StreetNotDealt(Refusal, frozen=True):
    street: str


class StreetNotReached(Refusal, frozen=True):
    street: str


class DeckWithoutEnoughCards(Refusal, frozen=True):
    cards: int


class GameFamilyMismatch(Refusal, frozen=True):
    """Refusal of an incident in the wrong game family; *family* is the one that has it."""

    family: str


class OneCardShownTwice(Refusal, frozen=True):
    pass


class NoSuchCard(Refusal, frozen=True):
    card: int


class CardDealtElsewhere(Refusal, frozen=True):
    cards: Cards
