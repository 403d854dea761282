"""Phrases of the floor on turns and time (TURN, TIME, BYND-22, BYND-23, KILL-11, TRNY-31 to 33)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import (
    Answer,
    GoesBackTo,
    HandIsDead,
    IsTakenBack,
    IsWarned,
    ItIs,
    May,
    MayBePenalised,
    Order,
    Question,
    Reason,
    Stands,
    TakesBack,
)
from riverboat.words.phrase import Chips, Person

# Orders ----------------------------------------------------------------------------------------


class Waits(Order, frozen=True):
    """An action out of turn waits until the skipped players have acted."""

    who: Person


class MayTakeItBack(Order, frozen=True):
    """The player may choose to take the action back."""

    who: Person


class ChipsStayIn(Order, frozen=True):
    """The chips in front of a player stay in, whatever the player does."""

    who: Person
    chips: Chips


class ActsBehindStand(Order, frozen=True):
    """The actions behind a skipped player stand."""

    who: Person


class ClockRuns(Order, frozen=True):
    """The clock's seconds, and the seconds of its countdown."""

    who: Person
    seconds: int
    countdown: int
    upto: bool
    """The floor may allow less time."""


class NoClock(Order, frozen=True):
    pass


class PlayHasBegun(Order, frozen=True):
    pass


class PlayHasNotBegun(Order, frozen=True):
    pass


class MustCompleteIt(Order, frozen=True):
    """The player completes the amount, or loses the chips put in."""

    who: Person
    to: Chips
    chips: Chips


class AtTheOldLevel(Order, frozen=True):
    pass


class AtTheNewLevel(Order, frozen=True):
    pass


AnyTurnsOrder = (
    ItIs
    | TakesBack
    | Stands
    | May
    | IsTakenBack
    | GoesBackTo
    | HandIsDead
    | IsWarned
    | MayBePenalised
    | Waits
    | MayTakeItBack
    | ChipsStayIn
    | ActsBehindStand
    | ClockRuns
    | NoClock
    | PlayHasBegun
    | PlayHasNotBegun
    | MustCompleteIt
    | AtTheOldLevel
    | AtTheNewLevel
)
"""Any order of this chapter."""

# Questions and their answers -------------------------------------------------------------------


class WhatWasDoneSince(Question, frozen=True):
    pass


class NothingNew(Answer, frozen=True):
    pass


class SomebodyCalled(Answer, frozen=True):
    pass


class SomebodyRaised(Answer, frozen=True):
    pass


class TheyHaveNotActed(Answer, frozen=True):
    pass


class HaveThreeActedBehind(Question, frozen=True):
    pass


class HaveTwoActedBehind(Question, frozen=True):
    pass


class WasThereSubstantialActionBehind(Question, frozen=True):
    pass


class HasEverybodyBeforeActed(Question, frozen=True):
    pass


class HowBigIsTheBet(Question, frozen=True):
    pass


class HowBigWasTheLastRaise(Question, frozen=True):
    pass


class WasTheCallerDealtIn(Question, frozen=True):
    pass


class IsTheCallerSeated(Question, frozen=True):
    pass


class HowLongHaveTheyThought(Question, frozen=True):
    pass


class WasTheKillAnnounced(Question, frozen=True):
    pass


class DidTheyKnow(Question, frozen=True):
    pass


class WereTheDealersChanging(Question, frozen=True):
    pass


# Reasons ---------------------------------------------------------------------------------------


class NobodyChangedIt(Reason, frozen=True):
    rule = "TURN-06"


class BindsAfterACall(Reason, frozen=True):
    rule = "TURN-06"


class ACallMayBind(Reason, frozen=True):
    rule = "TURN-06"


class TheActionChanged(Reason, frozen=True):
    rule = "TURN-06"


class MayWithdraw(Reason, frozen=True):
    rule = "TURN-06"


class ChipsStayHere(Reason, frozen=True):
    rule = "TURN-06"


class HeldToTheLeast(Reason, frozen=True):
    rule = "TURN-06"


class CheckedOutOfTurn(Reason, frozen=True):
    rule = "TURN-05"


class CheckBinds(Reason, frozen=True):
    rule = "TURN-05"


class CalledOutOfTurn(Reason, frozen=True):
    rule = "TURN-10"


class FoldOutOfTurnBinds(Reason, frozen=True):
    rule = "BYND-23"


class OutOfTurnIsImproper(Reason, frozen=True):
    rule = "TURN-01"


class SkippedActFirst(Reason, frozen=True):
    rule = "TURN-04"


class SpokeInTime(Reason, frozen=True):
    rule = "TURN-07"


class StoppedTheAction(Reason, frozen=True):
    rule = "TIME-03"


class TooMuchBehind(Reason, frozen=True):
    rule = "TURN-07"


class OthersBeforeThem(Reason, frozen=True):
    rule = "TURN-09"


class OneActATurn(Reason, frozen=True):
    rule = "TURN-08"


class Knowingly(Reason, frozen=True):
    rule = "TURN-08"


class TimeToAct(Reason, frozen=True):
    rule = "TIME-02"


class TooSoonForTheClock(Reason, frozen=True):
    rule = "TIME-06"
    seconds: int


class OnlyWhoWasDealtIn(Reason, frozen=True):
    rule = "TIME-06"


class OnlyAtTheirSeat(Reason, frozen=True):
    rule = "TIME-07"


class TimeIsOver(Reason, frozen=True):
    rule = "TIME-01"


class ClockKillsTheHand(Reason, frozen=True):
    rule = "DEAD-06"


class NoBetToFace(Reason, frozen=True):
    rule = "TIME-02"


class TieGoesToThePlayer(Reason, frozen=True):
    rule = "TIME-02"


class KillWasAnnounced(Reason, frozen=True):
    rule = "KILL-11"


class KillWasNotAnnounced(Reason, frozen=True):
    rule = "KILL-11"


class TwoActorsBegin(Reason, frozen=True):
    rule = "MISD-05"


class SubstantialActionBegins(Reason, frozen=True):
    rule = "MISD-07"


class AnyTwoBegin(Reason, frozen=True):
    rule = "MISD-07"


class LevelEndedInThePush(Reason, frozen=True):
    rule = "TRNY-31"


class OldLevelByMistake(Reason, frozen=True):
    rule = "TRNY-32"


class HandBeginsWithTheRiffle(Reason, frozen=True):
    rule = "TRNY-33"


class HandBeginsWithThePush(Reason, frozen=True):
    rule = "TRNY-33"
