"""Events of the house: changed rules and games, rake, and payments from its funds."""

from __future__ import annotations

from riverboat.words.events.event_phrases import Event
from riverboat.words.phrase import Cards, Chips, GameSign, Person, Phrase


class RulesChange(Event, frozen=True):
    pass


class ChosenGame(Event, frozen=True):
    game: GameSign


class TableClosing(Event, frozen=True):
    pass


class ShortfallSuffix(Phrase, frozen=True):
    chips: Chips


class TimeFeePayment(Event, frozen=True):
    who: Person
    chips: Chips
    short: ShortfallSuffix | None = None


class TimeFeeNotice(Event, frozen=True):
    chips: Chips
    above: Chips


class KittyPayment(Event, frozen=True):
    chips: Chips
    what: str


class SevenDeuceWon(Event, frozen=True):
    who: Person
    chips: Chips


class BadBeatJackpotHit(Event, frozen=True):
    who: Person
    cards: Cards


class JackpotLosers(Event, frozen=True):
    losers: tuple[Person, ...]
    cards: Cards


class JackpotShareReceived(Event, frozen=True):
    who: Person
    chips: Chips


class ChipsColouredUp(Event, frozen=True):
    worth: int
    into: int
