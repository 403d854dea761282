"""Refusals to call the clock or to extend a player's time."""

from __future__ import annotations

from riverboat.words.phrase import Person, Refusal


class _NoCall(Refusal, frozen=True):
    rule = "TIME-02"


class ClockRunsItself(_NoCall, frozen=True):
    code, en = "runs itself", "everybody has {seconds} seconds for their turn here"
    seconds: int


class CallerIsNotInAHand(_NoCall, frozen=True):
    code = "not dealt in"
    en = "{who} {who:is|are} not in a hand, and only who is may call the clock"
    who: Person


class CallerIsAway(Refusal, frozen=True):
    code, rule = "not at the table", "TIME-07"
    en = "{who} {who:is|are} away, and only who is there may call the clock"
    who: Person


class NobodyIsAwaited(_NoCall, frozen=True):
    code = "nobody to act"
    en = "no player is awaited, so that there is no clock to call"


class TheirOwnTurn(_NoCall, frozen=True):
    code = "own turn"
    en = "{who} {who:is to act themselves|are to act yourself}: others may call the clock"
    who: Person


class ClockRunsAlready(_NoCall, frozen=True):
    code, en = "runs already", "the clock was called already, and is running"


class CalledTooEarly(Refusal, frozen=True):
    code, rule = "called too early", "TIME-06"
    en = "the clock may be called on {thinks} in {seconds} {seconds:second|seconds}"
    thinks: Person
    seconds: int


# More time --------------------------------------------------------------------------------------


class _NoTime(Refusal, frozen=True):
    rule = "TIME-05"


class NoTimeIsGiven(_NoTime, frozen=True):
    code, en = "none given", "no time is given to those who ask for it here"


class AnotherMayAskForTime(_NoTime, frozen=True):
    code = "not their turn"
    en = "{who} {who:is|are} not to act: {next} may ask for time"
    who: Person
    next: Person


class NobodyMayAskForTime(_NoTime, frozen=True):
    code = "not their turn"
    en = "{who} {who:is|are} not to act: nobody may ask for time"
    who: Person


class OnceAHand(_NoTime, frozen=True):
    code = "once a hand"
    en = "{who} {who:has|have} asked for time in this hand already"
    who: Person


class NoClockRuns(_NoTime, frozen=True):
    code, en = "no clock", "no clock runs for {who}, who may take {who:their|your} time"
    who: Person
