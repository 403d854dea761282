"""Refusals to call the clock or to extend a player's time."""

from __future__ import annotations

from riverboat.words.phrase import Person, Refusal


class _NoCall(Refusal, frozen=True):
    rule = "TIME-02"


class ClockRunsItself(_NoCall, frozen=True):
    code = "runs itself"
    seconds: int


class ClockCallerNotInHand(_NoCall, frozen=True):
    code = "not dealt in"
    who: Person


class ClockCallerAway(Refusal, frozen=True):
    code, rule = "not at the table", "TIME-07"
    who: Person


class NoPlayerToAct(_NoCall, frozen=True):
    code = "nobody to act"


class ClockCallOnOwnTurn(_NoCall, frozen=True):
    code = "own turn"
    who: Person


class ClockRunsAlready(_NoCall, frozen=True):
    code = "runs already"


class ClockCallTooEarly(Refusal, frozen=True):
    code, rule = "called too early", "TIME-06"
    thinks: Person
    seconds: int


# More time --------------------------------------------------------------------------------------


class _NoTime(Refusal, frozen=True):
    rule = "TIME-05"


class NoExtraTime(_NoTime, frozen=True):
    code = "none given"


class ExtraTimeForOther(_NoTime, frozen=True):
    code = "not their turn"
    who: Person
    next: Person


class ExtraTimeForNoPlayer(_NoTime, frozen=True):
    code = "not their turn"
    who: Person


class ExtraTimeOncePerHand(_NoTime, frozen=True):
    code = "once a hand"
    who: Person


class NoClockRuns(_NoTime, frozen=True):
    code = "no clock"
    who: Person
