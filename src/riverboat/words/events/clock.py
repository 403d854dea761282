"""Events of the clock: a player's time, and its end."""

from __future__ import annotations

from riverboat.words.events.event_phrases import Event
from riverboat.words.phrase import Person, Phrase


class WhatFor(Phrase, frozen=True):
    """The purpose for which a player gets time on the clock, such as a time bank."""


class ClockCalledSuffix(WhatFor, frozen=True):
    pass


class TimeBankSuffix(WhatFor, frozen=True):
    pass


class ExtraTimeSuffix(WhatFor, frozen=True):
    pass


class ReconnectionTimeSuffix(WhatFor, frozen=True):
    pass


class SecondsLeft(Event, frozen=True):
    who: Person
    seconds: int
    what: WhatFor


class SecondsLeftForAll(Event, frozen=True):
    seconds: int
    what: WhatFor


class PlayerOutOfTime(Event, frozen=True):
    who: Person
    dead: bool = False


class PlayerTimedOut(Event, frozen=True):
    dead: bool = False
