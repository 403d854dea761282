"""Deal events: cards dealt face down, face up and to the board, and discards."""

from __future__ import annotations

from riverboat.words.events.event_phrases import ChipsInPotSuffix, Event
from riverboat.words.phrase import Cards, Number, Ordinal, Person, Phrase


class CardsDealtToAll(Event, frozen=True):
    n: Number


class CardsDealtTo(Event, frozen=True):
    who: Person
    cards: Cards
    pot: ChipsInPotSuffix | None = None


class NewCardsDealt(Event, frozen=True):
    people: tuple[Person, ...]


class CardExposedByDealer(Event, frozen=True):
    card: Cards
    who: Person
    replaced: bool
    pot: ChipsInPotSuffix | None = None


class DealtPlayerCards(Phrase, frozen=True):
    """Cards of a street, and their receiver."""


class CardsOfPlayer(DealtPlayerCards, frozen=True):
    cards: Cards
    who: Person


class UpcardsOfPlayer(DealtPlayerCards, frozen=True):
    cards: Cards
    who: Person
    showing: Cards


class PlayersDealtFaceDown(DealtPlayerCards, frozen=True):
    people: tuple[Person, ...]


class DoorCards(Event, frozen=True):
    each: tuple[CardsOfPlayer, ...]
    pot: ChipsInPotSuffix | None = None


class StreetDealtHeading(Event, frozen=True):
    street: str
    each: tuple[DealtPlayerCards, ...]
    pot: ChipsInPotSuffix | None = None


class BoardDealtHeading(Event, frozen=True):
    street: str
    cards: Cards
    pot: ChipsInPotSuffix | None = None


class OneBoardDealtHeading(Event, frozen=True):
    board: Ordinal
    street: str
    cards: Cards
    pot: ChipsInPotSuffix | None = None


class CommunityCardDealt(Event, frozen=True):
    cards: Cards
    pot: ChipsInPotSuffix | None = None


class DrawHeading(Event, frozen=True):
    pot: ChipsInPotSuffix | None = None


class NumberedDrawHeading(Event, frozen=True):
    which: Ordinal
    pot: ChipsInPotSuffix | None = None


class DiscardsReshuffled(Event, frozen=True):
    n: Number


class PlayerStoodPat(Event, frozen=True):
    who: Person


class CardsDiscarded(Event, frozen=True):
    who: Person
    cards: Cards


class DiscardCount(Event, frozen=True):
    who: Person
    n: Number


class CardsDrawn(Event, frozen=True):
    who: Person
    n: Number


class DrawWithDiscardsShown(Event, frozen=True):
    who: Person
    n: Number
    cards: Cards


class DiscardReturned(Event, frozen=True):
    who: Person
