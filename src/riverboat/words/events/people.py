"""Players sit down, stand up, move, sit out and come back."""

from __future__ import annotations

from riverboat.words.events.event import Event
from riverboat.words.phrase import Chips, Person, Phrase


class ChipsSuffix(Phrase, frozen=True):
    chips: Chips


class SitsDown(Event, frozen=True):
    who: Person
    chair: int
    chips: ChipsSuffix | None = None


class SitsDownInTheirPlace(SitsDown, frozen=True):
    pass


# Sitting out ------------------------------------------------------------------------------------


class SitsOut(Event, frozen=True):
    who: Person


class SitsOutWithoutChips(Event, frozen=True):
    who: Person


class SitsOutAfterDelays(Event, frozen=True):
    who: Person


class SitsOutWhileAway(Event, frozen=True):
    who: Person


class SitsOutNext(Event, frozen=True):
    who: Person


class SitsOutAtTheBlind(Event, frozen=True):
    who: Person


class PlayerContinued(Event, frozen=True):
    who: Person


class NextBlindPlayed(Event, frozen=True):
    who: Person


class PlayerReturned(Event, frozen=True):
    who: Person


class PlayerReturnedOnBlind(Event, frozen=True):
    who: Person


# Leaving and moving -----------------------------------------------------------------------------


class DepartureAfterHand(Event, frozen=True):
    who: Person


class DepartureCancelled(Event, frozen=True):
    who: Person


class Leaves(Event, frozen=True):
    who: Person
    chips: Chips


class DepartureWithoutChips(Event, frozen=True):
    who: Person


class DepartureDue(Event, frozen=True):
    who: Person
    chips: Chips


class ChipsPickedUp(Event, frozen=True):
    who: Person
    chips: Chips
    chair: int


class SeatReleased(Event, frozen=True):
    who: Person
    chair: int


class MovesTo(Event, frozen=True):
    who: Person
    chair: int


class SeatChangeWithNewEntry(Event, frozen=True):
    who: Person
    chair: int


class SeatChangeWithPass(Event, frozen=True):
    who: Person
    chair: int


# Not there --------------------------------------------------------------------------------------


class ConnectionDropped(Event, frozen=True):
    who: Person


class ConnectsAgain(Event, frozen=True):
    who: Person


class MinutesCount(Event, frozen=True):
    who: Person
