"""Questions and reasons on draw and lowball (IRRD, BYND-65)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question, Reason


class DrawStartedQuestion(Question, frozen=True):
    pass


class RankingQuestion(Question, frozen=True):
    pass


class HighAnswer(Answer, frozen=True):
    pass


class AceToFiveAnswer(Answer, frozen=True):
    pass


class DeuceToSevenAnswer(Answer, frozen=True):
    pass


class BadugiAnswer(Answer, frozen=True):
    pass


class BettingStructureQuestion(Question, frozen=True):
    pass


class NoLimitStructureAnswer(Answer, frozen=True):
    pass


class PotLimitStructureAnswer(Answer, frozen=True):
    pass


class LimitStructureAnswer(Answer, frozen=True):
    pass


class SevenOrLowerQuestion(Question, frozen=True):
    pass


class FiveOrLowerQuestion(Question, frozen=True):
    pass


class DeuceToSevenLowCardQuestion(Question, frozen=True):
    pass


class LastToDrawQuestion(Question, frozen=True):
    pass


class KnownRaiseQuestion(Question, frozen=True):
    pass


class BestHandQuestion(Question, frozen=True):
    pass


class BetCompletedQuestion(Question, frozen=True):
    pass


class CardKeptInLimitLowball(Reason, frozen=True):
    rule = "IRRD-01"


class CardReplacedInLimitLowball(Reason, frozen=True):
    rule = "IRRD-01"


class CardKeptInBigBetLowball(Reason, frozen=True):
    rule = "IRRD-02"


class CardReplacedInBigBetLowball(Reason, frozen=True):
    rule = "IRRD-02"


class CardKeptInDeuceToSeven(Reason, frozen=True):
    rule = "IRRD-03"


class CardReplacedInDeuceToSeven(Reason, frozen=True):
    rule = "IRRD-03"


class CardKeptInHighDraw(Reason, frozen=True):
    rule = "IRRD-04"


class CardShownBeforeDrawReplaced(Reason, frozen=True):
    rule = "IRRD-01"


class CardShownBeforeDrawKept(Reason, frozen=True):
    rule = "IRRD-01"


class CardExposedInDraw(Reason, frozen=True):
    rule = "BYND-65"


class FiveDrawnInTwoSteps(Reason, frozen=True):
    rule = "IRRD-05"


class FiveDrawnAtOnce(Reason, frozen=True):
    rule = "IRRD-05"


class ShortHandCompleted(Reason, frozen=True):
    rule = "IRRD-06"


class ButtonHandCompleted(Reason, frozen=True):
    rule = "IRRD-06"


class ShortHandBeforeDraw(Reason, frozen=True):
    rule = "IRRD-07"


class HandFouledAfterDraw(Reason, frozen=True):
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


class SevenAgainstShortBet(Reason, frozen=True):
    rule = "IRRD-12"


class SevenBetByCompletion(Reason, frozen=True):
    rule = "IRRD-12"


class HighestClaimedCardCounts(Reason, frozen=True):
    rule = "IRRD-14"


class CardsSpeakInLowball(Reason, frozen=True):
    rule = "IRRD-13"


class FalseClaimKillsHand(Reason, frozen=True):
    rule = "IRRD-13"


class PairUnannounced(Reason, frozen=True):
    rule = "IRRD-15"


class RappedUnawareOfRaise(Reason, frozen=True):
    rule = "IRRD-16"


class RappedAwareOfRaise(Reason, frozen=True):
    rule = "IRRD-16"
