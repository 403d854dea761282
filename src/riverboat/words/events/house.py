"""House events: rules and games, rake, and payments of the boxes."""

from __future__ import annotations

from riverboat.words.events.event import Event
from riverboat.words.phrase import Cards, Chips, Person, Phrase, Sign


class RulesChange(Event, frozen=True):
    en = "The house rules change, from the next hand on"


class GameIsChosen(Event, frozen=True):
    en = "The game is {game} now"
    game: Sign


class TableCloses(Event, frozen=True):
    en = "The table is closed"


# What is paid -----------------------------------------------------------------------------------


class ButIsShort(Phrase, frozen=True):
    en = ", and has not the other {chips}"
    chips: Chips


class PaysForTheTime(Event, frozen=True):
    en = "{who:* pays|you pay} {chips} for the time{short}"
    who: Person
    chips: Chips
    short: ButIsShort | None = None


class TimeIsDue(Event, frozen=True):
    en = "{chips} are due for the time of all: the first pot above {above} pays it"
    chips: Chips
    above: Chips


class KittyPays(Event, frozen=True):
    en = "The kitty pays {chips}: {what}"
    chips: Chips
    what: str


class WinsWithSevenDeuce(Event, frozen=True):
    en = "{who:* wins|you win} with 7-2, and {who:gets|get} {chips} from the others"
    who: Person
    chips: Chips


class LosesForTheJackpot(Event, frozen=True):
    en = "{who:* loses|you lose} with {cards}, and the jackpot is won"
    who: Person
    cards: Cards


class LoseForTheJackpot(Event, frozen=True):
    en = "{losers:and} lose with {cards}, and the jackpot is won"
    losers: tuple[Person, ...]
    cards: Cards


class GetsOfTheJackpot(Event, frozen=True):
    en = "{who:* gets|you get} {chips} of it"
    who: Person
    chips: Chips


class ChipsAreColouredUp(Event, frozen=True):
    en = "Chips of {worth} are changed into chips of {into}"
    worth: int
    into: int
