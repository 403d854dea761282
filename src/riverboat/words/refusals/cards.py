"""Reasons why a card incident is impossible as described."""

from __future__ import annotations

from riverboat.words.phrase import Cards, Refusal

_STREET = "{street:flop=the flop|turn=the turn|river=the river|draw=the draw|* street}"


class CountIsRight(Refusal, frozen=True):
    en = "a hand that is off by no card has the right number of cards"


class NotSoManyCards(Refusal, frozen=True):
    en = "nobody is {cards:* card|* cards} short of {hole}"
    cards: int
    hole: int


class FlopIsRight(Refusal, frozen=True):
    en = "too many cards on the flop are four or more, not {cards}"
    cards: int


class NoSuchStreet(Refusal, frozen=True):
    en = f"{_STREET} does not come in this game"
    street: str


class NoStreetIsOn(Refusal, frozen=True):
    en = "before the first betting nothing is burned: say before which street it was"


class StreetHasCome(Refusal, frozen=True):
    en = f"{_STREET} was dealt in its time: it cannot be early now"
    street: str


class StreetHasNotCome(Refusal, frozen=True):
    en = f"{_STREET} was not dealt yet"
    street: str


class StreetIsFarther(Refusal, frozen=True):
    en = f"{_STREET} is not what comes next"
    street: str


class DeckIsTooShort(Refusal, frozen=True):
    en = "that takes a deck of {cards} cards"
    cards: int


class OtherFamily(Refusal, frozen=True):
    """A wrong game family; *family* is the one that has it."""

    en = "that happens in {family:flop=hold'em and Omaha|stud=stud|draw=draw} only"
    family: str


class OneCardShownTwice(Refusal, frozen=True):
    en = "one card cannot be shown twice"


class NoSuchCard(Refusal, frozen=True):
    en = "{card} is no card"
    card: int


class CardIsElsewhere(Refusal, frozen=True):
    en = "{cards} cannot be in that hand: it lies elsewhere already"
    cards: Cards
