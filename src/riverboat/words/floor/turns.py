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

    en = "what {who:* did|you did} waits"
    who: Person


class MayTakeItBack(Order, frozen=True):
    """The player may choose to take the action back."""

    en = "{who} may take it back"
    who: Person


class ChipsStayIn(Order, frozen=True):
    """The chips in front of a player stay in, whatever the player does."""

    en = "the {chips} of {who:*|you} stay in"
    who: Person
    chips: Chips


class ActsBehindStand(Order, frozen=True):
    """The actions behind a skipped player stand."""

    en = "what was done behind {who:*|you} stands"
    who: Person


class ClockRuns(Order, frozen=True):
    """The clock's seconds, and the seconds of its countdown."""

    en = "{who:*|you} {who:has|have} {upto:up to |}{seconds} seconds, and {countdown} counted"
    who: Person
    seconds: int
    countdown: int
    upto: bool
    """The floor may allow less time."""


class NoClock(Order, frozen=True):
    en = "no clock is called"


class PlayHasBegun(Order, frozen=True):
    en = "play has begun"


class PlayHasNotBegun(Order, frozen=True):
    en = "play has not begun"


class MustCompleteIt(Order, frozen=True):
    """The player completes the amount, or loses the chips put in."""

    en = "{who} {who:makes|make} it {to}, or {who:forfeits|forfeit} {chips}"
    who: Person
    to: Chips
    chips: Chips


class AtTheOldLevel(Order, frozen=True):
    en = "this hand is played at the old level"


class AtTheNewLevel(Order, frozen=True):
    en = "this hand is played at the new level"


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
    en = "what have the players done since who were skipped?"


class NothingNew(Answer, frozen=True):
    en = "they checked or folded"


class SomebodyCalled(Answer, frozen=True):
    en = "somebody called"


class SomebodyRaised(Answer, frozen=True):
    en = "somebody bet or raised"


class TheyHaveNotActed(Answer, frozen=True):
    en = "they have not acted yet"


class HaveThreeActedBehind(Question, frozen=True):
    en = "have three acted behind them?"


class HaveTwoActedBehind(Question, frozen=True):
    en = "have two acted behind them?"


class WasThereSubstantialActionBehind(Question, frozen=True):
    en = "was there substantial action behind them: two acts, one with chips, or any three?"


class HasEverybodyBeforeActed(Question, frozen=True):
    en = "has everybody before them acted?"


class HowBigIsTheBet(Question, frozen=True):
    en = "how much has been bet in all on this street?"


class HowBigWasTheLastRaise(Question, frozen=True):
    en = "how much was the last bet or raise by itself?"


class WasTheCallerDealtIn(Question, frozen=True):
    en = "was the player who calls the clock dealt in?"


class IsTheCallerSeated(Question, frozen=True):
    en = "is the player who calls the clock at their seat?"


class HowLongHaveTheyThought(Question, frozen=True):
    en = "how many seconds have they had?"


class WasTheKillAnnounced(Question, frozen=True):
    en = "was the kill announced?"


class DidTheyKnow(Question, frozen=True):
    en = "did they do it knowingly?"


class WereTheDealersChanging(Question, frozen=True):
    en = "were the dealers changing when the level ended?"


# Reasons ---------------------------------------------------------------------------------------


class NobodyChangedIt(Reason, frozen=True):
    rule = "TURN-06"
    en = "the action to them was not changed, and so an action out of turn binds"


class BindsAfterACall(Reason, frozen=True):
    rule = "TURN-06"
    en = "a call changes nothing, and so an action out of turn binds"


class ACallMayBind(Reason, frozen=True):
    rule = "TURN-06"
    en = "somebody who was skipped called: it may be held binding"


class TheActionChanged(Reason, frozen=True):
    rule = "TURN-06"
    en = "the action to them was changed, and so they have all their choices"


class MayWithdraw(Reason, frozen=True):
    rule = "TURN-06"
    en = "the action to them was changed, and so they may withdraw it"


class ChipsStayHere(Reason, frozen=True):
    rule = "TURN-06"
    en = "chips that were put in out of turn are not returned in this room"


class HeldToTheLeast(Reason, frozen=True):
    rule = "TURN-06"
    en = "who bets or raises out of turn is held to the least of it"


class CheckedOutOfTurn(Reason, frozen=True):
    rule = "TURN-05"
    en = "who has checked out of turn may not bet or raise in this round"


class CheckBinds(Reason, frozen=True):
    rule = "TURN-05"
    en = "nobody has bet since: the check stands"


class CalledOutOfTurn(Reason, frozen=True):
    rule = "TURN-10"
    en = "who has called out of turn may not turn it into a raise"


class FoldOutOfTurnBinds(Reason, frozen=True):
    rule = "BYND-23"
    en = "a fold out of turn binds"


class OutOfTurnIsImproper(Reason, frozen=True):
    rule = "TURN-01"
    en = "who acts out of turn tells others what they should not know yet"


class SkippedActFirst(Reason, frozen=True):
    rule = "TURN-04"
    en = "first those act who were skipped; if they raise, there is a second decision"


class SpokeInTime(Reason, frozen=True):
    rule = "TURN-07"
    en = "too little was done behind them: they have their turn"


class StoppedTheAction(Reason, frozen=True):
    rule = "TIME-03"
    en = "who is skipped keeps the turn by stopping the action"


class TooMuchBehind(Reason, frozen=True):
    rule = "TURN-07"
    en = "so much was done behind them that they may lose their turn"


class OthersBeforeThem(Reason, frozen=True):
    rule = "TURN-09"
    en = "nobody loses a turn while a player before them has not acted"


class OneActATurn(Reason, frozen=True):
    rule = "TURN-08"
    en = "who has acted does not act again before the action comes back"


class Knowingly(Reason, frozen=True):
    rule = "TURN-08"
    en = "done knowingly it is warned of, and then penalised"


class TimeToAct(Reason, frozen=True):
    rule = "TIME-02"
    en = "the clock was called"


class TooSoonForTheClock(Reason, frozen=True):
    rule = "TIME-06"
    en = "a clock may be called after {seconds} seconds"
    seconds: int


class OnlyWhoWasDealtIn(Reason, frozen=True):
    rule = "TIME-06"
    en = "only a player who was dealt in may call the clock"


class OnlyAtTheirSeat(Reason, frozen=True):
    rule = "TIME-07"
    en = "only a player at their seat may call the clock"


class TimeIsOver(Reason, frozen=True):
    rule = "TIME-01"
    en = "they faced a bet, and the time is over"


class ClockKillsTheHand(Reason, frozen=True):
    rule = "DEAD-06"
    en = "a hand that faces a bet is dead when its time is over"


class NoBetToFace(Reason, frozen=True):
    rule = "TIME-02"
    en = "the time is over, and there was no bet to face"


class TieGoesToThePlayer(Reason, frozen=True):
    rule = "TIME-02"
    en = "who acts in the same moment has acted in time"


class KillWasAnnounced(Reason, frozen=True):
    rule = "KILL-11"
    en = "the kill was announced"


class KillWasNotAnnounced(Reason, frozen=True):
    rule = "KILL-11"
    en = "the kill was not announced, and so they may think again"


class TwoActorsBegin(Reason, frozen=True):
    rule = "MISD-05"
    en = "play begins when two players have acted after the forced bets"


class SubstantialActionBegins(Reason, frozen=True):
    rule = "MISD-07"
    en = "play begins with two actions of which one has chips, or with any three"


class AnyTwoBegin(Reason, frozen=True):
    rule = "MISD-07"
    en = "play begins with any two actions but two folds or two checks, or with any three"


class LevelEndedInThePush(Reason, frozen=True):
    rule = "TRNY-31"
    en = "a level that ends while the dealers change leaves one hand at the old level"


class OldLevelByMistake(Reason, frozen=True):
    rule = "TRNY-32"
    en = "begun at the old level by mistake, it changes until there was substantial action"


class HandBeginsWithTheRiffle(Reason, frozen=True):
    rule = "TRNY-33"
    en = "a hand begins with the first riffle or the shuffler's button"


class HandBeginsWithThePush(Reason, frozen=True):
    rule = "TRNY-33"
    en = "a hand begins with the first riffle, the shuffler's button or the dealers' change"
