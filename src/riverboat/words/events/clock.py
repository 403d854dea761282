"""Events of the clock: a player's time, and its end."""

from __future__ import annotations

from riverboat.words.events.event_phrases import Event
from riverboat.words.phrase import Person, Phrase


class TimePurpose(Phrase, frozen=True):
    """The purpose for which a player gets time on the clock, such as a time bank."""


class ClockCalledSuffix(TimePurpose, frozen=True):
    pass


class TimeBankSuffix(TimePurpose, frozen=True):
    pass


class ExtraTimeSuffix(TimePurpose, frozen=True):
    pass


class ReconnectionTimeSuffix(TimePurpose, frozen=True):
    pass


class SecondsLeft(Event, frozen=True):
    who: Person
    seconds: int
    what: TimePurpose


class SecondsLeftForAll(Event, frozen=True):
    seconds: int
    what: TimePurpose


class PlayerOutOfTime(Event, frozen=True):
    who: Person
    dead: bool = False


class PlayerTimedOut(Event, frozen=True):
    dead: bool = False
