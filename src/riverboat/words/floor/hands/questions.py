"""Questions about hands, the showdown and conduct, and their answers."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question


class DidTheyFaceABet(Question, frozen=True):
    en = "how much has been bet in all on this street, if anything?"


class HasTheNextActed(Question, frozen=True):
    en = "has the next player acted on it?"


class WasTheBetCalled(Question, frozen=True):
    en = "had anybody called the bet?"


class HowMuchWasUncalled(Question, frozen=True):
    en = "how much of what they had bet or raised had nobody called?"


class AreTheCardsCertain(Question, frozen=True):
    en = "is it certain which cards these are, and are they all there?"


class DidTheDealerTouchThem(Question, frozen=True):
    en = "has the dealer touched the cards?"


class IsActionStillToCome(Question, frozen=True):
    en = "is there still action to come?"


class AreTheyAllIn(Question, frozen=True):
    en = "are they all-in?"


class IsAHandPlayedWithTheirCards(Question, frozen=True):
    en = "do they have live cards, with action still to come?"


class WereTheyDealtIn(Question, frozen=True):
    en = "was the player who asks dealt in?"


class DidTheHandCallOrWasCalled(Question, frozen=True):
    en = "had that hand called, or been called, at the end?"


class WasThereABetOnTheEnd(Question, frozen=True):
    en = "was there a bet on the last street, and did the player who asks call it?"


class DoTheyHoldCards(Question, frozen=True):
    en = "does the player who asks still have their cards?"


class IsItTheLastAggressor(Question, frozen=True):
    en = "was that hand the last to bet or raise?"


class IsThereASuspicion(Question, frozen=True):
    en = "do they suspect that two played together?"


class DoTheyAskAsTheWinner(Question, frozen=True):
    en = "has the player who asks won the pot?"


class DoTheyShowTheRest(Question, frozen=True):
    en = "do they show the rest when the dealer asks for it?"


class WereAllCardsTabled(Question, frozen=True):
    en = "were all the hole cards tabled?"


class DidTheySaySoFirst(Question, frozen=True):
    en = "did they say that they play the board before they threw the cards away?"


class DidItClearlyWin(Question, frozen=True):
    en = "did that hand clearly win?"


class MayTheOtherStillAct(Question, frozen=True):
    en = "may whoever saw the cards still act?"


class InThisRound(Answer, frozen=True):
    en = "in this round"


class InALaterRound(Answer, frozen=True):
    en = "in a later round"


class TheyAreOut(Answer, frozen=True):
    en = "they are out"


class DoesSomebodyAskForTheRest(Question, frozen=True):
    en = "does somebody ask to see the other cards?"


class WhatIsDisputed(Question, frozen=True):
    en = "is it the reading of a hand, or the count of the pot?"


class TheReading(Answer, frozen=True):
    en = "the reading"


class TheCount(Answer, frozen=True):
    en = "the count"


class HowFarIsTheNextHand(Question, frozen=True):
    en = "how far is the next hand?"


class NotBegun(Answer, frozen=True):
    en = "it has not begun"


class Riffled(Answer, frozen=True):
    en = "the cards are being shuffled"


class DealtOut(Answer, frozen=True):
    en = "cards are dealt"


class ActedOn(Answer, frozen=True):
    en = "there was substantial action"


class IsItClearWhoWon(Question, frozen=True):
    en = "is it clear who had won?"


class WasThePotPushed(Question, frozen=True):
    en = "has the pot been pushed?"


class AreTheyAloneInTheHand(Question, frozen=True):
    en = "had all the others folded before the showdown?"


class DidItCostAnotherTheHand(Question, frozen=True):
    en = "did somebody throw away or foul a hand because of it?"


class WasItDeliberate(Question, frozen=True):
    en = "was it done on purpose?"


class WasItLowball(Question, frozen=True):
    en = "is it lowball?"


class DidBettingEndEarly(Question, frozen=True):
    en = "did an all-in end the betting before the last street?"


class WasThereBettingOnTheEnd(Question, frozen=True):
    en = "was there a bet on the last street?"


class WhichSeatBetLast(Question, frozen=True):
    en = "which seat bet or raised last?"


class WhichSeatActsFirst(Question, frozen=True):
    en = "which seat acts first on the last street?"


class HowOftenBefore(Question, frozen=True):
    en = "how often have they been warned of such a thing?"


class HowManyAtTheTable(Question, frozen=True):
    en = "how many players are at the table, themselves included?"


class DoTheyBringItIn(Question, frozen=True):
    en = "would they have to bring it in?"


class IsTheOwnerKnown(Question, frozen=True):
    en = "is it known whose chips they are?"


class HowManyChipsHadThey(Question, frozen=True):
    en = "how many chips do they have?"
