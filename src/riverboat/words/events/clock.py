"""Events of the clock: a player's time, and its end."""

from __future__ import annotations

from riverboat.words.events.event import Event
from riverboat.words.phrase import Person, Phrase


class WhatFor(Phrase, frozen=True):
    """The purpose of a player's time."""


class ToActWhenCalled(WhatFor, frozen=True):
    en = " to act: the clock is called"


class FromTheBank(WhatFor, frozen=True):
    en = " from the time bank"


class SomeMore(WhatFor, frozen=True):
    en = " more"


class ToComeBack(WhatFor, frozen=True):
    en = " to come back"


class HasSeconds(Event, frozen=True):
    en = "{who:* has|you have} {seconds} seconds{what}"
    who: Person
    seconds: int
    what: WhatFor


class AllHaveSeconds(Event, frozen=True):
    en = "Everybody who is asked has {seconds} seconds{what}"
    seconds: int
    what: WhatFor


class RunsOutOfTime(Event, frozen=True):
    en = "{who:* is|you are} out of time{dead:: the hand is dead|}"
    who: Person
    dead: bool = False


class SomebodyRunsOutOfTime(Event, frozen=True):
    en = "Somebody who was asked is out of time{dead:: the hand is dead|}"
    dead: bool = False
