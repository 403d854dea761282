"""Players sit down, stand up, move, sit out and come back."""

from __future__ import annotations

from riverboat.words.events.event_phrases import Event
from riverboat.words.phrase import Chips, Person, Phrase


class ChipsSuffix(Phrase, frozen=True):
    chips: Chips


class SeatTakenByPlayer(Event, frozen=True):
    who: Person
    chair: int
    chips: ChipsSuffix | None = None


class SeatTakenAsReplacement(SeatTakenByPlayer, frozen=True):
    pass


class PlayerSatOut(Event, frozen=True):
    who: Person


class SatOutWithoutChips(Event, frozen=True):
    who: Person


class SatOutAfterTimeouts(Event, frozen=True):
    who: Person


class SatOutWhileAway(Event, frozen=True):
    who: Person


class SitOutAfterHand(Event, frozen=True):
    who: Person


class SitOutAtBlind(Event, frozen=True):
    who: Person


class SitOutCancelled(Event, frozen=True):
    who: Person


class BlindSitOutCancelled(Event, frozen=True):
    who: Person


class PlayerReturned(Event, frozen=True):
    who: Person


class PlayerReturnedOnBlind(Event, frozen=True):
    who: Person


class DepartureAfterHand(Event, frozen=True):
    who: Person


class DepartureCancelled(Event, frozen=True):
    who: Person


class PlayerDeparted(Event, frozen=True):
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


class SeatChangeMade(Event, frozen=True):
    who: Person
    chair: int


class SeatChangeWithNewEntry(Event, frozen=True):
    who: Person
    chair: int


class SeatChangeWithPass(Event, frozen=True):
    who: Person
    chair: int


class ConnectionDropped(Event, frozen=True):
    who: Person


class PlayerReconnected(Event, frozen=True):
    who: Person


class AwayTimeStarted(Event, frozen=True):
    who: Person
