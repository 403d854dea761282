"""Phrases of the floor on turns and time (TURN, TIME, BYND-22, BYND-23, KILL-11, TRNY-31 to 33)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import (
    ActionReturnsTo,
    ActionStands,
    ActionTakenBack,
    AllowedActions,
    Answer,
    BindingAction,
    ChipsTakenBack,
    HandDead,
    Order,
    PenaltyPossible,
    PlayerWarning,
    Question,
    Reason,
)
from riverboat.words.phrase import Chips, Person


class ActionWaits(Order, frozen=True):
    """Order that an action out of turn waits until the skipped players have acted."""

    who: Person


class WithdrawalAllowed(Order, frozen=True):
    """Order that allows the player to take the action back."""

    who: Person


class ChipsStayIn(Order, frozen=True):
    """Order that the chips in front of a player stay in the pot, whatever the player does."""

    who: Person
    chips: Chips


class ActionsBehindStand(Order, frozen=True):
    """Order that the actions behind a skipped player stand."""

    who: Person


class ClockStarted(Order, frozen=True):
    """Order to start the clock: its seconds, and the seconds of its countdown."""

    who: Person
    seconds: int
    countdown: int
    upto: bool
    """True if the floor may allow less time."""


class ClockRefused(Order, frozen=True):
    pass


class PlayStarted(Order, frozen=True):
    pass


class PlayNotStarted(Order, frozen=True):
    pass


class CompletionDue(Order, frozen=True):
    """Order that the player completes the amount, or loses the chips put in."""

    who: Person
    to: Chips
    chips: Chips


class OldLevelApplies(Order, frozen=True):
    pass


class NewLevelApplies(Order, frozen=True):
    pass


AnyTurnsOrder = (
    BindingAction
    | ChipsTakenBack
    | ActionStands
    | AllowedActions
    | ActionTakenBack
    | ActionReturnsTo
    | HandDead
    | PlayerWarning
    | PenaltyPossible
    | ActionWaits
    | WithdrawalAllowed
    | ChipsStayIn
    | ActionsBehindStand
    | ClockStarted
    | ClockRefused
    | PlayStarted
    | PlayNotStarted
    | CompletionDue
    | OldLevelApplies
    | NewLevelApplies
)
"""Any order of a ruling on turns: those of this module, and some general ones of ``verdicts``."""


class SkippedActionsQuestion(Question, frozen=True):
    pass


class ChecksOrFoldsAnswer(Answer, frozen=True):
    pass


class CallBehindAnswer(Answer, frozen=True):
    pass


class RaiseBehindAnswer(Answer, frozen=True):
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


class DeliberateActQuestion(Question, frozen=True):
    pass


class DealerChangeQuestion(Question, frozen=True):
    pass


class UnchangedAction(Reason, frozen=True):
    rule = "TURN-06"


class ActionUnchangedByCall(Reason, frozen=True):
    rule = "TURN-06"


class CallPossiblyBinding(Reason, frozen=True):
    rule = "TURN-06"


class ChangedAction(Reason, frozen=True):
    rule = "TURN-06"


class WithdrawalAfterChange(Reason, frozen=True):
    rule = "TURN-06"


class OutOfTurnChipsStay(Reason, frozen=True):
    rule = "TURN-06"


class OutOfTurnMinimum(Reason, frozen=True):
    rule = "TURN-06"


class OutOfTurnCheckLimit(Reason, frozen=True):
    rule = "TURN-05"


class BindingCheckOutOfTurn(Reason, frozen=True):
    rule = "TURN-05"


class OutOfTurnCallLimit(Reason, frozen=True):
    rule = "TURN-10"


class BindingFoldOutOfTurn(Reason, frozen=True):
    rule = "BYND-23"


class OutOfTurnImproper(Reason, frozen=True):
    rule = "TURN-01"


class SkippedPlayersFirst(Reason, frozen=True):
    rule = "TURN-04"


class TimelyProtest(Reason, frozen=True):
    rule = "TURN-07"


class ActionStoppedInTime(Reason, frozen=True):
    rule = "TIME-03"


class SubstantialActionBehind(Reason, frozen=True):
    rule = "TURN-07"


class EarlierPlayersPending(Reason, frozen=True):
    rule = "TURN-09"


class OneActionPerTurn(Reason, frozen=True):
    rule = "TURN-08"


class DeliberateAct(Reason, frozen=True):
    rule = "TURN-08"


class ClockDeadline(Reason, frozen=True):
    rule = "TIME-02"


class ClockTooSoon(Reason, frozen=True):
    rule = "TIME-06"
    seconds: int


class OnlyDealtPlayersCallClock(Reason, frozen=True):
    rule = "TIME-06"


class ClockCallerAtSeat(Reason, frozen=True):
    rule = "TIME-07"


class TimeExpired(Reason, frozen=True):
    rule = "TIME-01"


class HandDeadAfterClock(Reason, frozen=True):
    rule = "DEAD-06"


class TimeExpiredWithoutBet(Reason, frozen=True):
    rule = "TIME-02"


class ClockTieForPlayer(Reason, frozen=True):
    rule = "TIME-02"


class KillAnnounced(Reason, frozen=True):
    rule = "KILL-11"


class KillUnannounced(Reason, frozen=True):
    rule = "KILL-11"


class TwoActionsStartPlay(Reason, frozen=True):
    rule = "MISD-05"


class SubstantialActionStartsPlay(Reason, frozen=True):
    rule = "MISD-07"


class TwoActiveActionsStartPlay(Reason, frozen=True):
    rule = "MISD-07"


class LevelEndedInDealerPush(Reason, frozen=True):
    rule = "TRNY-31"


class MistakenOldLevel(Reason, frozen=True):
    rule = "TRNY-32"


class HandStartsWithRiffle(Reason, frozen=True):
    rule = "TRNY-33"


class HandStartsWithDealerPush(Reason, frozen=True):
    rule = "TRNY-33"
