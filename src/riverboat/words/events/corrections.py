"""Irregularities in a hand, and the floor's corrections."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.event import Event
from riverboat.words.phrase import Cards, Chips, Person, Phrase, Sign


class ByTheRule(Phrase, frozen=True):
    """A citation of a rule at the end of a sentence."""

    rule: Sign


# What went wrong --------------------------------------------------------------------------------


class AgainstTheRules(Event, frozen=True):
    """An irregular event: against the rules, or too early."""

    what: Event


class EverybodySees(Event, frozen=True):
    who: Person
    cards: Cards


class SomeSee(Event, frozen=True):
    who: Person
    cards: Cards
    eyes: tuple[Person, ...]


# What was done about it -------------------------------------------------------------------------


class FloorDecides(Event, frozen=True):
    reason: Sign
    by: Sign | None


class ReplacementDealt(Event, frozen=True):
    who: Person
    old: Cards
    new: Cards
    rule: ByTheRule | None


class CardsSupplied(Event, frozen=True):
    who: Person
    new: Cards
    rule: ByTheRule | None


Place = Literal["stub", "top", "burn", "aside", "out"]


class CardsTakenBack(Event, frozen=True):
    who: Person
    old: Cards
    to: Place
    rule: ByTheRule | None


class BoardGoesBack(Event, frozen=True):
    gone: Cards
    to: Place
    rule: ByTheRule | None


class BoardIs(Event, frozen=True):
    cards: Cards
    rule: ByTheRule | None


class BurnCorrected(Event, frozen=True):
    burns: int
    rule: ByTheRule | None


class BetCorrected(Event, frozen=True):
    who: Person
    to: Chips
    rule: ByTheRule | None


class HandDeclaredDead(Event, frozen=True):
    who: Person
    rule: ByTheRule | None


class HandVoidedByFloor(Event, frozen=True):
    rule: ByTheRule | None


class PotCarriedOver(Event, frozen=True):
    chips: Chips
    rule: ByTheRule | None


class ActionUndone(Event, frozen=True):
    who: Person
    rule: ByTheRule | None


class HandRewound(Event, frozen=True):
    rule: ByTheRule | None
