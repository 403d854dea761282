"""Deal events: cards dealt face down, face up and to the board, and discards."""

from __future__ import annotations

from riverboat.words.events.event import Event, WithInThePot
from riverboat.words.phrase import Cards, Number, Ordinal, Person, Phrase

# To players -------------------------------------------------------------------------------------


class EverybodyIsDealt(Event, frozen=True):
    en = "Everybody is dealt {n:* card|* cards}"
    n: Number


class GetsCards(Event, frozen=True):
    en = "{who:* is|you are} dealt {cards}{pot}"
    who: Person
    cards: Cards
    pot: WithInThePot | None = None


class NewCardsFor(Event, frozen=True):
    en = "New cards for {people}"
    people: tuple[Person, ...]


class DealerExposes(Event, frozen=True):
    en = (
        "The dealer exposes {card}, dealt to {who}: "
        "{replaced:it will be replaced|it stays face up}{pot}"
    )
    card: Cards
    who: Person
    replaced: bool
    pot: WithInThePot | None = None


class DealtTo(Phrase, frozen=True):
    """Cards of a street, and their receiver."""


class CardsFor(DealtTo, frozen=True):
    en = "{cards} for {who}"
    cards: Cards
    who: Person


class UpcardsFor(DealtTo, frozen=True):
    en = "{cards} for {who} ({showing})"
    cards: Cards
    who: Person
    showing: Cards


class FaceDownFor(DealtTo, frozen=True):
    en = "a card face down for {people:and}"
    people: tuple[Person, ...]


class DoorCards(Event, frozen=True):
    en = "The door cards are {each:and}{pot}"
    each: tuple[CardsFor, ...]
    pot: WithInThePot | None = None


class StreetComes(Event, frozen=True):
    en = (
        "{street:second street=Second street|third street=Third street|"
        "fourth street=Fourth street|fifth street=Fifth street|sixth street=Sixth street|"
        "seventh street=Seventh street|*} is {each:and}{pot}"
    )
    street: str
    each: tuple[DealtTo, ...]
    pot: WithInThePot | None = None


# To the board -----------------------------------------------------------------------------------


class BoardComes(Event, frozen=True):
    en = "The {street} is {cards}{pot}"
    street: str
    cards: Cards
    pot: WithInThePot | None = None


class OneBoardComes(Event, frozen=True):
    en = "On the {board} board the {street} is {cards}{pot}"
    board: Ordinal
    street: str
    cards: Cards
    pot: WithInThePot | None = None


class CardForAll(Event, frozen=True):
    en = "There are not enough cards: {cards} is everybody's{pot}"
    cards: Cards
    pot: WithInThePot | None = None


# Draws ------------------------------------------------------------------------------------------


class DrawComes(Event, frozen=True):
    en = "The draw comes{pot}"
    pot: WithInThePot | None = None


class OneDrawComes(Event, frozen=True):
    en = "The {which} draw comes{pot}"
    which: Ordinal
    pot: WithInThePot | None = None


class StubRunsOut(Event, frozen=True):
    en = "The stub has run out: {n:* card is|* cards are} shuffled into it"
    n: Number


class StandsPat(Event, frozen=True):
    en = "{who:* stands|you stand} pat"
    who: Person


class Discards(Event, frozen=True):
    en = "{who:* discards|you discard} {cards}"
    who: Person
    cards: Cards


class DiscardsUnseen(Event, frozen=True):
    en = "{who:* discards|you discard} {n:* card|* cards}"
    who: Person
    n: Number


class Draws(Event, frozen=True):
    en = "{who:* draws|you draw} {n}"
    who: Person
    n: Number


class DrawsAndShows(Event, frozen=True):
    en = "{who:* draws|you draw} {n}, throwing away {cards}"
    who: Person
    n: Number
    cards: Cards


class TakesBackTheDiscard(Event, frozen=True):
    en = "{who:* takes|you take} back the discard"
    who: Person
