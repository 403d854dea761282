"""Phrases of the floor on turns and time (TURN, TIME, BYND-22, BYND-23, KILL-11, TRNY-31 to 33)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import (
    ActionReturnsTo,
    ActionTakenBack,
    Answer,
    ChipsTakenBack,
    HandDead,
    ItIs,
    May,
    Order,
    PenaltyPossible,
    PlayerWarning,
    Question,
    Reason,
    Stands,
)
from riverboat.words.phrase import Chips, Person

# Orders ----------------------------------------------------------------------------------------


class Waits(Order, frozen=True):
    """An action out of turn waits until the skipped players have acted."""

    who: Person


class WithdrawalAllowed(Order, frozen=True):
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


class PlayStarted(Order, frozen=True):
    pass


class PlayNotStarted(Order, frozen=True):
    pass


class CompletionDue(Order, frozen=True):
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
    | ChipsTakenBack
    | Stands
    | May
    | ActionTakenBack
    | ActionReturnsTo
    | HandDead
    | PlayerWarning
    | PenaltyPossible
    | Waits
    | WithdrawalAllowed
    | ChipsStayIn
    | ActsBehindStand
    | ClockRuns
    | NoClock
    | PlayStarted
    | PlayNotStarted
    | CompletionDue
    | AtTheOldLevel
    | AtTheNewLevel
)
"""Any order of this chapter."""

# Questions and their answers -------------------------------------------------------------------


class SkippedActionsQuestion(Question, frozen=True):
    pass


class NothingNew(Answer, frozen=True):
    pass


class SomebodyCalled(Answer, frozen=True):
    pass


class SomebodyRaised(Answer, frozen=True):
    pass


class NoActionAnswer(Answer, frozen=True):
    pass


class ThreeActedBehindQuestion(Question, frozen=True):
    pass


class TwoActedBehindQuestion(Question, frozen=True):
    pass


class SubstantialActionBehindQuestion(Question, frozen=True):
    pass


class AllBeforeActedQuestion(Question, frozen=True):
    pass


class StreetBetQuestion(Question, frozen=True):
    pass


class LastRaiseQuestion(Question, frozen=True):
    pass


class CallerDealtInQuestion(Question, frozen=True):
    pass


class CallerSeatedQuestion(Question, frozen=True):
    pass


class ThinkingTimeQuestion(Question, frozen=True):
    pass


class KillAnnouncedQuestion(Question, frozen=True):
    pass


class DidTheyKnow(Question, frozen=True):
    pass


class DealerChangeQuestion(Question, frozen=True):
    pass


# Reasons ---------------------------------------------------------------------------------------


class NobodyChangedIt(Reason, frozen=True):
    rule = "TURN-06"


class BindsAfterACall(Reason, frozen=True):
    rule = "TURN-06"


class CallPossiblyBinding(Reason, frozen=True):
    rule = "TURN-06"


class TheActionChanged(Reason, frozen=True):
    rule = "TURN-06"


class WithdrawalAfterChange(Reason, frozen=True):
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


class OutOfTurnImproper(Reason, frozen=True):
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


class OnlyDealtPlayersCallClock(Reason, frozen=True):
    rule = "TIME-06"


class OnlyAtTheirSeat(Reason, frozen=True):
    rule = "TIME-07"


class TimeExpired(Reason, frozen=True):
    rule = "TIME-01"


class ClockKillsTheHand(Reason, frozen=True):
    rule = "DEAD-06"


class NoBetToFace(Reason, frozen=True):
    rule = "TIME-02"


class TieGoesToThePlayer(Reason, frozen=True):
    rule = "TIME-02"


class KillAnnounced(Reason, frozen=True):
    rule = "KILL-11"


class KillUnannounced(Reason, frozen=True):
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
