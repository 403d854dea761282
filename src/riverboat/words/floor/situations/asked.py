"""First questions of a floor person about an incident."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question

# Questions ---------------------------------------------------------------------------------------


class WhichPlayerIsIt(Question, frozen=True):
    pass


class WhichChipsWentIn(Question, frozen=True):
    pass


class WhatWasSaid(Question, frozen=True):
    pass


class WhichAmountWasSaid(Question, frozen=True):
    pass


class WhatWasSaidNext(Question, frozen=True):
    pass


class WhichChipsLayThere(Question, frozen=True):
    pass


class WhichWereTakenBack(Question, frozen=True):
    pass


class HowMuchLiesInFront(Question, frozen=True):
    pass


class HowMuchOfItIsBet(Question, frozen=True):
    pass


class WhatIsTheUnit(Question, frozen=True):
    pass


class HowMuchWasPutIn(Question, frozen=True):
    pass


class WasCallSaid(Question, frozen=True):
    pass


class WhatIsClaimed(Question, frozen=True):
    pass


class WhichBetWasMeant(Question, frozen=True):
    pass


class WhatDidTheDealerSay(Question, frozen=True):
    pass


class WhoWasShortToo(Question, frozen=True):
    pass


class WasAHandShown(Question, frozen=True):
    pass


class DoTheyFoldNow(Question, frozen=True):
    pass


class WasItToDeceive(Question, frozen=True):
    pass


class WithWhom(Question, frozen=True):
    pass


class WhichAreGiven(Question, frozen=True):
    pass


class WhichAreGot(Question, frozen=True):
    pass


class IsItBetweenHands(Question, frozen=True):
    pass


class WhoseChips(Question, frozen=True):
    pass


class WhatDidTheNextDo(Question, frozen=True):
    pass


class WhatIsTheRaiseNow(Question, frozen=True):
    pass


class HowMuchWasItInAll(Question, frozen=True):
    pass


class HowMuchWasThePotBet(Question, frozen=True):
    pass


class DoesTheBettorAskForIt(Question, frozen=True):
    pass


class HowMuchIsBehind(Question, frozen=True):
    pass


class HasTheHandWon(Question, frozen=True):
    pass


class WhatDidTheyDo(Question, frozen=True):
    pass


class WasItATie(Question, frozen=True):
    pass


class WhichMotion(Question, frozen=True):
    pass


class HowManyTooMany(Question, frozen=True):
    pass


class WhichCardsWereSeen(Question, frozen=True):
    pass


class HowManyWereSeen(Question, frozen=True):
    pass


class HowManyLayFaceUp(Question, frozen=True):
    pass


class DoTheyPlayUnseen(Question, frozen=True):
    pass


class HasTheNextBegun(Question, frozen=True):
    pass


class DidTheyKnowAndBet(Question, frozen=True):
    pass


class HowManyInThePart(Question, frozen=True):
    pass


class BeforeWhichStreet(Question, frozen=True):
    pass


class WasThePotGiven(Question, frozen=True):
    pass


class HowManyOnTheFlop(Question, frozen=True):
    pass


class WhichStreetCame(Question, frozen=True):
    pass


class HowManyOfTheStreet(Question, frozen=True):
    pass


class WhoShouldBringItIn(Question, frozen=True):
    pass


class WhoIsHighWithIt(Question, frozen=True):
    pass


class WasTheDealerAsked(Question, frozen=True):
    pass


class WasItAShortAllIn(Question, frozen=True):
    pass


class WhoCalledBehind(Question, frozen=True):
    pass


class WhichLowWasClaimed(Question, frozen=True):
    pass


class WhichLowIsHeld(Question, frozen=True):
    pass


class WhoFouledTheirHand(Question, frozen=True):
    pass


class WhoElseIsIntact(Question, frozen=True):
    pass


class WhoSawThem(Question, frozen=True):
    pass


class WhoseCardsAreWanted(Question, frozen=True):
    pass


class DoTheyAskTooOften(Question, frozen=True):
    pass


class HowLongAgo(Question, frozen=True):
    pass


class WhoGotThePot(Question, frozen=True):
    pass


class HowMuchWasPushed(Question, frozen=True):
    pass


class HowManyRounds(Question, frozen=True):
    pass


class HowManyChipsAreThey(Question, frozen=True):
    pass


# Answers -----------------------------------------------------------------------------------------


class NothingIsClaimed(Answer, frozen=True):
    pass


class RaiseWasNotSeen(Answer, frozen=True):
    pass


class AmountWasMisheard(Answer, frozen=True):
    pass


class ChipsWereMiscounted(Answer, frozen=True):
    pass


class SaidFold(Answer, frozen=True):
    pass


class SaidCheck(Answer, frozen=True):
    pass


class TappedTheTable(Answer, frozen=True):
    pass


class SaidTheOption(Answer, frozen=True):
    pass


class SaidCall(Answer, frozen=True):
    pass


class SaidBet(Answer, frozen=True):
    pass


class SaidRaise(Answer, frozen=True):
    pass


class SaidAllIn(Answer, frozen=True):
    pass


class SaidPot(Answer, frozen=True):
    pass


class SaidPass(Answer, frozen=True):
    pass


class SaidMuck(Answer, frozen=True):
    pass


class SaidLayDown(Answer, frozen=True):
    pass


class TheyChecked(Answer, frozen=True):
    pass


class TheyCalled(Answer, frozen=True):
    pass


class TheyFolded(Answer, frozen=True):
    pass


class TheRiffle(Answer, frozen=True):
    pass


class TheShufflersButton(Answer, frozen=True):
    pass


class TheChangeOfDealers(Answer, frozen=True):
    pass


class OneTooMany(Answer, frozen=True):
    pass


class TwoTooMany(Answer, frozen=True):
    pass


class OneTooFew(Answer, frozen=True):
    pass


class TwoTooFew(Answer, frozen=True):
    pass


class StreetIsFlop(Answer, frozen=True):
    pass


class StreetIsTurn(Answer, frozen=True):
    pass


class StreetIsRiver(Answer, frozen=True):
    pass


class StreetIsFourth(Answer, frozen=True):
    pass


class StreetIsFifth(Answer, frozen=True):
    pass


class StreetIsSixth(Answer, frozen=True):
    pass


class StreetIsSeventh(Answer, frozen=True):
    pass


class StreetIsDraw(Answer, frozen=True):
    pass
