"""Questions about hands, the showdown and conduct, and their answers."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question


class DidTheyFaceABet(Question, frozen=True):
    pass


class HasTheNextActed(Question, frozen=True):
    pass


class WasTheBetCalled(Question, frozen=True):
    pass


class HowMuchWasUncalled(Question, frozen=True):
    pass


class AreTheCardsCertain(Question, frozen=True):
    pass


class DidTheDealerTouchThem(Question, frozen=True):
    pass


class IsActionStillToCome(Question, frozen=True):
    pass


class AreTheyAllIn(Question, frozen=True):
    pass


class IsAHandPlayedWithTheirCards(Question, frozen=True):
    pass


class WereTheyDealtIn(Question, frozen=True):
    pass


class DidTheHandCallOrWasCalled(Question, frozen=True):
    pass


class WasThereABetOnTheEnd(Question, frozen=True):
    pass


class DoTheyHoldCards(Question, frozen=True):
    pass


class IsItTheLastAggressor(Question, frozen=True):
    pass


class IsThereASuspicion(Question, frozen=True):
    pass


class DoTheyAskAsTheWinner(Question, frozen=True):
    pass


class DoTheyShowTheRest(Question, frozen=True):
    pass


class WereAllCardsTabled(Question, frozen=True):
    pass


class DidTheySaySoFirst(Question, frozen=True):
    pass


class DidItClearlyWin(Question, frozen=True):
    pass


class MayTheOtherStillAct(Question, frozen=True):
    pass


class InThisRound(Answer, frozen=True):
    pass


class InALaterRound(Answer, frozen=True):
    pass


class TheyAreOut(Answer, frozen=True):
    pass


class DoesSomebodyAskForTheRest(Question, frozen=True):
    pass


class WhatIsDisputed(Question, frozen=True):
    pass


class TheReading(Answer, frozen=True):
    pass


class TheCount(Answer, frozen=True):
    pass


class HowFarIsTheNextHand(Question, frozen=True):
    pass


class NotBegun(Answer, frozen=True):
    pass


class Riffled(Answer, frozen=True):
    pass


class DealtOut(Answer, frozen=True):
    pass


class ActedOn(Answer, frozen=True):
    pass


class IsItClearWhoWon(Question, frozen=True):
    pass


class WasThePotPushed(Question, frozen=True):
    pass


class AreTheyAloneInTheHand(Question, frozen=True):
    pass


class DidItCostAnotherTheHand(Question, frozen=True):
    pass


class WasItDeliberate(Question, frozen=True):
    pass


class WasItLowball(Question, frozen=True):
    pass


class DidBettingEndEarly(Question, frozen=True):
    pass


class WasThereBettingOnTheEnd(Question, frozen=True):
    pass


class WhichSeatBetLast(Question, frozen=True):
    pass


class WhichSeatActsFirst(Question, frozen=True):
    pass


class HowOftenBefore(Question, frozen=True):
    pass


class HowManyAtTheTable(Question, frozen=True):
    pass


class DoTheyBringItIn(Question, frozen=True):
    pass


class IsTheOwnerKnown(Question, frozen=True):
    pass


class HowManyChipsHadThey(Question, frozen=True):
    pass
