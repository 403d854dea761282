"""First questions of a floor person about an incident."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question

# Questions ---------------------------------------------------------------------------------------


class PlayerQuestion(Question, frozen=True):
    pass


class WhichChipsWentIn(Question, frozen=True):
    pass


class WordsQuestion(Question, frozen=True):
    pass


class SpokenAmountQuestion(Question, frozen=True):
    pass


class NextWordsQuestion(Question, frozen=True):
    pass


class WhichChipsLayThere(Question, frozen=True):
    pass


class TakenBackChipsQuestion(Question, frozen=True):
    pass


class HowMuchLiesInFront(Question, frozen=True):
    pass


class BetPartQuestion(Question, frozen=True):
    pass


class SmallestChipQuestion(Question, frozen=True):
    pass


class AmountPutInQuestion(Question, frozen=True):
    pass


class CallDeclaredQuestion(Question, frozen=True):
    pass


class ClaimQuestion(Question, frozen=True):
    pass


class BetMeantQuestion(Question, frozen=True):
    pass


class WhatDidTheDealerSay(Question, frozen=True):
    pass


class SecondShortPlayerQuestion(Question, frozen=True):
    pass


class HandShownQuestion(Question, frozen=True):
    pass


class FoldAfterCorrectionQuestion(Question, frozen=True):
    pass


class DeceptionQuestion(Question, frozen=True):
    pass


class WithWhom(Question, frozen=True):
    pass


class GivenChipsQuestion(Question, frozen=True):
    pass


class ReturnedChipsQuestion(Question, frozen=True):
    pass


class ChangeBetweenHandsQuestion(Question, frozen=True):
    pass


class WhoseChips(Question, frozen=True):
    pass


class WhatDidTheNextDo(Question, frozen=True):
    pass


class FinalRaiseQuestion(Question, frozen=True):
    pass


class RaisedToQuestion(Question, frozen=True):
    pass


class PotBetTotalQuestion(Question, frozen=True):
    pass


class BettorAsksQuestion(Question, frozen=True):
    pass


class ChipsBehindQuestion(Question, frozen=True):
    pass


class HandWonQuestion(Question, frozen=True):
    pass


class WhatDidTheyDo(Question, frozen=True):
    pass


class TieWithClockQuestion(Question, frozen=True):
    pass


class WhichMotion(Question, frozen=True):
    pass


class HowManyTooMany(Question, frozen=True):
    pass


class SeenCardsQuestion(Question, frozen=True):
    pass


class ExposedCountQuestion(Question, frozen=True):
    pass


class HowManyLayFaceUp(Question, frozen=True):
    pass


class PlayedUnseenQuestion(Question, frozen=True):
    pass


class NextHandStartedQuestion(Question, frozen=True):
    pass


class DidTheyKnowAndBet(Question, frozen=True):
    pass


class HowManyInThePart(Question, frozen=True):
    pass


class BeforeWhichStreet(Question, frozen=True):
    pass


class PotAwardedQuestion(Question, frozen=True):
    pass


class HowManyOnTheFlop(Question, frozen=True):
    pass


class WhichStreetCame(Question, frozen=True):
    pass


class HowManyOfTheStreet(Question, frozen=True):
    pass


class WhoShouldBringItIn(Question, frozen=True):
    pass


class HighBoardQuestion(Question, frozen=True):
    pass


class DealerAskedQuestion(Question, frozen=True):
    pass


class ShortAllInQuestion(Question, frozen=True):
    pass


class WhoCalledBehind(Question, frozen=True):
    pass


class ClaimedLowQuestion(Question, frozen=True):
    pass


class HeldLowQuestion(Question, frozen=True):
    pass


class WhoFouledTheirHand(Question, frozen=True):
    pass


class IntactHandsQuestion(Question, frozen=True):
    pass


class WhoSawThem(Question, frozen=True):
    pass


class CardOwnerQuestion(Question, frozen=True):
    pass


class ExcessiveRequestsQuestion(Question, frozen=True):
    pass


class SecondsSinceAwardQuestion(Question, frozen=True):
    pass


class WhoGotThePot(Question, frozen=True):
    pass


class PushedAmountQuestion(Question, frozen=True):
    pass


class HowManyRounds(Question, frozen=True):
    pass


class ChipCountQuestion(Question, frozen=True):
    pass


# Answers -----------------------------------------------------------------------------------------


class NoClaimAnswer(Answer, frozen=True):
    pass


class UnseenRaiseAnswer(Answer, frozen=True):
    pass


class MisheardAmountAnswer(Answer, frozen=True):
    pass


class MiscountedChipsAnswer(Answer, frozen=True):
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


class FlopStreetAnswer(Answer, frozen=True):
    pass


class TurnStreetAnswer(Answer, frozen=True):
    pass


class RiverStreetAnswer(Answer, frozen=True):
    pass


class FourthStreetAnswer(Answer, frozen=True):
    pass


class FifthStreetAnswer(Answer, frozen=True):
    pass


class SixthStreetAnswer(Answer, frozen=True):
    pass


class SeventhStreetAnswer(Answer, frozen=True):
    pass


class DrawStreetAnswer(Answer, frozen=True):
    pass
