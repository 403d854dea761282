"""Events of the button and the blinds: positions, debts, and hands begun and undone."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.event_phrases import Event
from riverboat.words.phrase import Cards, Chips, Person, Phrase


class DrawnCard(Phrase, frozen=True):
    who: Person
    card: Cards


class ButtonDrawCards(Event, frozen=True):
    each: tuple[DrawnCard, ...]


class ButtonWon(Event, frozen=True):
    who: Person


class HighCardTie(Event, frozen=True):
    pass


class ButtonMoved(Event, frozen=True):
    who: Person


class ButtonPosition(Event, frozen=True):
    who: Person


class DeadButtonBeforePlayer(Event, frozen=True):
    who: Person


class DeadButtonBeforeSeat(Event, frozen=True):
    chair: int


class MissedBlindReported(Event, frozen=True):
    who: Person
    blind: Literal["big", "small", "ante", "straddle"]
    chips: Chips


class MissedBlindsCleared(Event, frozen=True):
    who: Person


class MissedBlindDebt(Phrase, frozen=True):
    what: Literal["big blind", "small blind", "ante", "straddle"]
    chips: Chips


class MissedBlindsIfBackSoon(Event, frozen=True):
    who: Person
    debts: tuple[MissedBlindDebt, ...]


class MissedBlindsOwed(Event, frozen=True):
    who: Person
    debts: tuple[MissedBlindDebt, ...]


class SkippedBlindPosted(Event, frozen=True):
    blind: Literal["big", "small"]
    who: Person


class HandHeading(Event, frozen=True):
    number: int


class KillPotHeading(Event, frozen=True):
    percent: int


class BombPotHeading(Event, frozen=True):
    chips: Chips


class PlayerWarned(Event, frozen=True):
    who: Person
    why: str


class HandCancelled(Event, frozen=True):
    why: str


class AllChipsReturned(Event, frozen=True):
    pass


class ChopOfferMade(Event, frozen=True):
    who: Person


class BlindChop(Event, frozen=True):
    pass


class StraddlePosted(Event, frozen=True):
    who: Person
    to: Chips


class RockStraddlePosted(StraddlePosted, frozen=True):
    pass


class SleeperPosted(Event, frozen=True):
    who: Person
    to: Chips


class SleeperPostedWithRock(SleeperPosted, frozen=True):
    pass


class RockHeld(Event, frozen=True):
    who: Person


class RockUnclaimed(Event, frozen=True):
    pass


class KillDue(Event, frozen=True):
    who: Person
    percent: int


class KillOwedWhileAway(Event, frozen=True):
    who: Person


class KillLegsHeld(Event, frozen=True):
    who: Person
    legs: int
