"""Refusals to call the clock or to extend a player's time."""

from __future__ import annotations

from riverboat.words.phrase import Person, Refusal


class _ClockCallRefusal(Refusal, frozen=True):
    rule = "TIME-02"


class AutomaticClock(_ClockCallRefusal, frozen=True):
    code = "runs itself"
    seconds: int


class ClockCallerNotInHand(_ClockCallRefusal, frozen=True):
    code = "not dealt in"
    who: Person


class ClockCallerAway(Refusal, frozen=True):
    code, rule = "not at the table", "TIME-07"
    who: Person


class NoPlayerToAct(_ClockCallRefusal, frozen=True):
    code = "nobody to act"


class ClockCallOnOwnTurn(_ClockCallRefusal, frozen=True):
    code = "own turn"
    who: Person


class ClockAlreadyRunning(_ClockCallRefusal, frozen=True):
    code = "runs already"


class ClockCallTooEarly(Refusal, frozen=True, rename={"player_to_act": "thinks"}):
    code, rule = "called too early", "TIME-06"
    player_to_act: Person
    seconds: int


class _ExtraTimeRefusal(Refusal, frozen=True):
    rule = "TIME-05"


class NoExtraTime(_ExtraTimeRefusal, frozen=True):
    code = "none given"


class ExtraTimeForOther(_ExtraTimeRefusal, frozen=True, rename={"player_to_act": "next"}):
    code = "not their turn"
    who: Person
    player_to_act: Person


class ExtraTimeForNoPlayer(_ExtraTimeRefusal, frozen=True):
    code = "not their turn"
    who: Person


class ExtraTimeOncePerHand(_ExtraTimeRefusal, frozen=True):
    code = "once a hand"
    who: Person


class NoRunningClock(_ExtraTimeRefusal, frozen=True):
    code = "no clock"
    who: Person
