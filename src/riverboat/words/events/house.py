"""House events: rules and games, rake, and payments of the boxes."""

from __future__ import annotations

from riverboat.words.events.event import Event
from riverboat.words.phrase import Cards, Chips, Person, Phrase, Sign


class RulesChange(Event, frozen=True):
    pass


class GameIsChosen(Event, frozen=True):
    game: Sign


class TableCloses(Event, frozen=True):
    pass


# What is paid -----------------------------------------------------------------------------------


class ButIsShort(Phrase, frozen=True):
    chips: Chips


class PaysForTheTime(Event, frozen=True):
    who: Person
    chips: Chips
    short: ButIsShort | None = None


class TimeIsDue(Event, frozen=True):
    chips: Chips
    above: Chips


class KittyPays(Event, frozen=True):
    chips: Chips
    what: str


class WinsWithSevenDeuce(Event, frozen=True):
    who: Person
    chips: Chips


class LosesForTheJackpot(Event, frozen=True):
    who: Person
    cards: Cards


class LoseForTheJackpot(Event, frozen=True):
    losers: tuple[Person, ...]
    cards: Cards


class GetsOfTheJackpot(Event, frozen=True):
    who: Person
    chips: Chips


class ChipsAreColouredUp(Event, frozen=True):
    worth: int
    into: int
