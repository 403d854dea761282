"""Irregularities in a hand, and the floor's corrections."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.event_phrases import Event
from riverboat.words.phrase import Cards, Chips, GameSign, Person, Phrase


class RuleSuffix(Phrase, frozen=True):
    """A citation of a rule at the end of a sentence."""

    rule: GameSign


class IrregularityNoted(Event, frozen=True):
    """An irregular event: against the rules, or too early."""

    what: Event


class CardsExposedToAll(Event, frozen=True):
    who: Person
    cards: Cards


class CardsExposedToSome(Event, frozen=True):
    who: Person
    cards: Cards
    eyes: tuple[Person, ...]


class FloorDecisionMade(Event, frozen=True):
    reason: GameSign
    by: GameSign | None


class ReplacementDealt(Event, frozen=True):
    who: Person
    old: Cards
    new: Cards
    rule: RuleSuffix | None


class CardsSupplied(Event, frozen=True):
    who: Person
    new: Cards
    rule: RuleSuffix | None


DestinationName = Literal["stub", "top", "burn", "aside", "out"]


class CardsTakenBack(Event, frozen=True):
    who: Person
    old: Cards
    to: DestinationName
    rule: RuleSuffix | None


class BoardCardsReturned(Event, frozen=True):
    gone: Cards
    to: DestinationName
    rule: RuleSuffix | None


class BoardCorrected(Event, frozen=True):
    cards: Cards
    rule: RuleSuffix | None


class BurnCorrected(Event, frozen=True):
    burns: int
    rule: RuleSuffix | None


class BetCorrected(Event, frozen=True):
    who: Person
    to: Chips
    rule: RuleSuffix | None


class HandDeclaredDead(Event, frozen=True):
    who: Person
    rule: RuleSuffix | None


class HandVoidedByFloor(Event, frozen=True):
    rule: RuleSuffix | None


class PotCarriedOver(Event, frozen=True):
    chips: Chips
    rule: RuleSuffix | None


class ActionUndone(Event, frozen=True):
    who: Person
    rule: RuleSuffix | None


class HandRewound(Event, frozen=True):
    rule: RuleSuffix | None
