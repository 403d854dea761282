"""Questions and reasons on draw and lowball (IRRD, BYND-65)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question, Reason

# Questions and their answers -------------------------------------------------------------------


class DrawStartedQuestion(Question, frozen=True):
    pass


class HowDoHandsRank(Question, frozen=True):
    pass


class HighHandsWin(Answer, frozen=True):
    pass


class AceToFive(Answer, frozen=True):
    pass


class DeuceToSeven(Answer, frozen=True):
    pass


class Badugi(Answer, frozen=True):
    pass


class WhichStructure(Question, frozen=True):
    pass


class InNoLimit(Answer, frozen=True):
    pass


class InPotLimit(Answer, frozen=True):
    pass


class InLimit(Answer, frozen=True):
    pass


class SevenOrLowerQuestion(Question, frozen=True):
    pass


class FiveOrLowerQuestion(Question, frozen=True):
    pass


class BestSevenCardQuestion(Question, frozen=True):
    pass


class LastToDrawQuestion(Question, frozen=True):
    pass


class DidTheyKnowOfTheRaise(Question, frozen=True):
    pass


class BestHandQuestion(Question, frozen=True):
    pass


class DidTheyCompleteTheBet(Question, frozen=True):
    pass


# Reasons ---------------------------------------------------------------------------------------


class TakenInLimitLowball(Reason, frozen=True):
    rule = "IRRD-01"


class ReplacedInLimitLowball(Reason, frozen=True):
    rule = "IRRD-01"


class TakenInBigBetLowball(Reason, frozen=True):
    rule = "IRRD-02"


class ReplacedInBigBetLowball(Reason, frozen=True):
    rule = "IRRD-02"


class TakenInDeuceToSeven(Reason, frozen=True):
    rule = "IRRD-03"


class ReplacedInDeuceToSeven(Reason, frozen=True):
    rule = "IRRD-03"


class TakenInDrawHigh(Reason, frozen=True):
    rule = "IRRD-04"


class ShownBeforeDrawReplaced(Reason, frozen=True):
    rule = "IRRD-01"


class ShownBeforeDrawKept(Reason, frozen=True):
    rule = "IRRD-01"


class ShownInTheDraw(Reason, frozen=True):
    rule = "BYND-65"


class DrawsFourAndOne(Reason, frozen=True):
    rule = "IRRD-05"


class DrawsFiveAtOnce(Reason, frozen=True):
    rule = "IRRD-05"


class CompletedBeforeAction(Reason, frozen=True):
    rule = "IRRD-06"


class DealerHandCompleted(Reason, frozen=True):
    rule = "IRRD-06"


class ShortBeforeTheDraw(Reason, frozen=True):
    rule = "IRRD-07"


class FouledAfterTheDraw(Reason, frozen=True):
    rule = "IRRD-08"


class DrawCountAskedInTime(Reason, frozen=True):
    rule = "IRRD-09"


class DrawCountAskedTooLate(Reason, frozen=True):
    rule = "IRRD-09"


class SevenChecked(Reason, frozen=True):
    rule = "IRRD-10"


class NoSevensRule(Reason, frozen=True):
    rule = "IRRD-10"


class SevenBeaten(Reason, frozen=True):
    rule = "IRRD-11"


class SevenAgainstAShortBet(Reason, frozen=True):
    rule = "IRRD-12"


class SevenCompletesTheBet(Reason, frozen=True):
    rule = "IRRD-12"


class ClaimTrueEnough(Reason, frozen=True):
    rule = "IRRD-14"


class CardsSpeakInLowball(Reason, frozen=True):
    rule = "IRRD-13"


class FalseClaimKills(Reason, frozen=True):
    rule = "IRRD-13"


class PairUnannounced(Reason, frozen=True):
    rule = "IRRD-15"


class RappedWithoutKnowing(Reason, frozen=True):
    rule = "IRRD-16"


class RappedAndKnew(Reason, frozen=True):
    rule = "IRRD-16"
