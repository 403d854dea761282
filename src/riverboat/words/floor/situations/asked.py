"""First questions of a floor person about an incident."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question

# Questions ---------------------------------------------------------------------------------------


class WhichPlayerIsIt(Question, frozen=True):
    en = "which player is it about?"


class WhichChipsWentIn(Question, frozen=True):
    en = "which chips went in?"


class WhatWasSaid(Question, frozen=True):
    en = "what was said?"


class WhichAmountWasSaid(Question, frozen=True):
    en = "which amount was said?"


class WhatWasSaidNext(Question, frozen=True):
    en = "and what was said next?"


class WhichChipsLayThere(Question, frozen=True):
    en = "which chips lay there from the last bet?"


class WhichWereTakenBack(Question, frozen=True):
    en = "which of them were taken back?"


class HowMuchLiesInFront(Question, frozen=True):
    en = "how much of this street lies in front of the player already?"


class HowMuchOfItIsBet(Question, frozen=True):
    en = "how much of it is bet?"


class WhatIsTheUnit(Question, frozen=True):
    en = "what is the smallest chip that plays?"


class HowMuchWasPutIn(Question, frozen=True):
    en = "how much was put in?"


class WasCallSaid(Question, frozen=True):
    en = "was it said that it is a call?"


class WhatIsClaimed(Question, frozen=True):
    en = "what does the player say about it?"


class WhichBetWasMeant(Question, frozen=True):
    en = "which bet did the player think they faced, in all?"


class WhatDidTheDealerSay(Question, frozen=True):
    en = "what did the dealer tell them to call, if it was wrong?"


class WhoWasShortToo(Question, frozen=True):
    en = "who put in too little next?"


class WasAHandShown(Question, frozen=True):
    en = "has somebody shown a hand, taking it for a call?"


class DoTheyFoldNow(Question, frozen=True):
    en = "now that they know the amount, do they fold?"


class WasItToDeceive(Question, frozen=True):
    en = "was it meant to make others act?"


class WithWhom(Question, frozen=True):
    en = "with whom?"


class WhichAreGiven(Question, frozen=True):
    en = "which chips are given?"


class WhichAreGot(Question, frozen=True):
    en = "which chips come back for them?"


class IsItBetweenHands(Question, frozen=True):
    en = "is it between hands?"


class WhoseChips(Question, frozen=True):
    en = "whose chips?"


class WhatDidTheNextDo(Question, frozen=True):
    en = "what did the next player do?"


class WhatIsTheRaiseNow(Question, frozen=True):
    en = "to how much was it raised in the end?"


class HowMuchWasItInAll(Question, frozen=True):
    en = "to how much was it, in all?"


class HowMuchWasThePotBet(Question, frozen=True):
    en = "how much was a bet of the pot, in all?"


class DoesTheBettorAskForIt(Question, frozen=True):
    en = "is it the bettor who wants it corrected?"


class HowMuchIsBehind(Question, frozen=True):
    en = "how much was found behind?"


class HasTheHandWon(Question, frozen=True):
    en = "have they won the hand?"


class WhatDidTheyDo(Question, frozen=True):
    en = "what did they do?"


class WasItATie(Question, frozen=True):
    en = "did they act in the very moment in which the time ended?"


class WhichMotion(Question, frozen=True):
    en = "which motion?"


class HowManyTooMany(Question, frozen=True):
    en = "how many cards too many or too few?"


class WhichCardsWereSeen(Question, frozen=True):
    en = "which cards were seen?"


class HowManyWereSeen(Question, frozen=True):
    en = "how many cards were exposed in this deal, of all players?"


class HowManyLayFaceUp(Question, frozen=True):
    en = "how many of the cards that are needed lay face up?"


class DoTheyPlayUnseen(Question, frozen=True):
    en = "do they play without having looked?"


class HasTheNextBegun(Question, frozen=True):
    en = "has the next hand begun?"


class DidTheyKnowAndBet(Question, frozen=True):
    en = "did they know it, and bet?"


class HowManyInThePart(Question, frozen=True):
    en = "how many cards are in the smaller part?"


class BeforeWhichStreet(Question, frozen=True):
    en = "before which street?"


class WasThePotGiven(Question, frozen=True):
    en = "has the pot been given already?"


class HowManyOnTheFlop(Question, frozen=True):
    en = "how many cards has the flop?"


class WhichStreetCame(Question, frozen=True):
    en = "which street came too early?"


class HowManyOfTheStreet(Question, frozen=True):
    en = "how many cards of it were dealt?"


class WhoShouldBringItIn(Question, frozen=True):
    en = "who should have brought it in?"


class WhoIsHighWithIt(Question, frozen=True):
    en = "who has the high board with the open card?"


class WasTheDealerAsked(Question, frozen=True):
    en = "was the dealer asked?"


class WasItAShortAllIn(Question, frozen=True):
    en = "did they face an all-in of less than half a bet?"


class WhoCalledBehind(Question, frozen=True):
    en = "who called behind them?"


class WhichLowWasClaimed(Question, frozen=True):
    en = "which highest card was claimed?"


class WhichLowIsHeld(Question, frozen=True):
    en = "which highest card do they have?"


class WhoFouledTheirHand(Question, frozen=True):
    en = "who fouled their hand because of it?"


class WhoElseIsIntact(Question, frozen=True):
    en = "who else has an intact hand?"


class WhoSawThem(Question, frozen=True):
    en = "who saw them?"


class WhoseCardsAreWanted(Question, frozen=True):
    en = "whose cards?"


class DoTheyAskTooOften(Question, frozen=True):
    en = "do they ask so often that it is no question any more?"


class HowLongAgo(Question, frozen=True):
    en = "if the hand ended in a break: how many seconds ago was the pot given?"


class WhoGotThePot(Question, frozen=True):
    en = "who gets or got it?"


class HowMuchWasPushed(Question, frozen=True):
    en = "how much is it?"


class HowManyRounds(Question, frozen=True):
    en = "how many rounds?"


class HowManyChipsAreThey(Question, frozen=True):
    en = "how many chips are they?"


# Answers -----------------------------------------------------------------------------------------


class NothingIsClaimed(Answer, frozen=True):
    en = "nothing"


class RaiseWasNotSeen(Answer, frozen=True):
    en = "that they did not see the raise"


class AmountWasMisheard(Answer, frozen=True):
    en = "that they took the amount for another"


class ChipsWereMiscounted(Answer, frozen=True):
    en = "that they counted wrong"


class SaidFold(Answer, frozen=True):
    en = "fold"


class SaidCheck(Answer, frozen=True):
    en = "check"


class TappedTheTable(Answer, frozen=True):
    en = "a tap on the table"


class SaidTheOption(Answer, frozen=True):
    en = "check my option"


class SaidCall(Answer, frozen=True):
    en = "call"


class SaidBet(Answer, frozen=True):
    en = "bet"


class SaidRaise(Answer, frozen=True):
    en = "raise"


class SaidAllIn(Answer, frozen=True):
    en = "all-in"


class SaidPot(Answer, frozen=True):
    en = "pot"


class SaidPass(Answer, frozen=True):
    en = "pass"


class SaidMuck(Answer, frozen=True):
    en = "muck"


class SaidLayDown(Answer, frozen=True):
    en = "lay down"


class TheyChecked(Answer, frozen=True):
    en = "check"


class TheyCalled(Answer, frozen=True):
    en = "call"


class TheyFolded(Answer, frozen=True):
    en = "fold"


class TheRiffle(Answer, frozen=True):
    en = "the first riffle"


class TheShufflersButton(Answer, frozen=True):
    en = "the button of the shuffler"


class TheChangeOfDealers(Answer, frozen=True):
    en = "the change of dealers"


class OneTooMany(Answer, frozen=True):
    en = "one too many"


class TwoTooMany(Answer, frozen=True):
    en = "two too many"


class OneTooFew(Answer, frozen=True):
    en = "one too few"


class TwoTooFew(Answer, frozen=True):
    en = "two too few"


class StreetIsFlop(Answer, frozen=True):
    en = "the flop"


class StreetIsTurn(Answer, frozen=True):
    en = "the turn"


class StreetIsRiver(Answer, frozen=True):
    en = "the river"


class StreetIsFourth(Answer, frozen=True):
    en = "fourth street"


class StreetIsFifth(Answer, frozen=True):
    en = "fifth street"


class StreetIsSixth(Answer, frozen=True):
    en = "sixth street"


class StreetIsSeventh(Answer, frozen=True):
    en = "seventh street"


class StreetIsDraw(Answer, frozen=True):
    en = "the draw"
