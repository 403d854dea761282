"""First questions of a floor person about an incident."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question


class PlayerQuestion(Question, frozen=True):
    pass


class PushedChipsQuestion(Question, frozen=True):
    pass


class WordsQuestion(Question, frozen=True):
    pass


class SpokenAmountQuestion(Question, frozen=True):
    pass


class NextWordsQuestion(Question, frozen=True):
    pass


class EarlierChipsQuestion(Question, frozen=True):
    pass


class TakenBackChipsQuestion(Question, frozen=True):
    pass


class ChipsInFrontQuestion(Question, frozen=True):
    pass


class BetPartQuestion(Question, frozen=True):
    pass


class SmallestChipQuestion(Question, frozen=True):
    pass


class AmountPutInQuestion(Question, frozen=True):
    pass


class CallDeclaredQuestion(Question, frozen=True):
    pass


class ExplanationQuestion(Question, frozen=True):
    pass


class BetMeantQuestion(Question, frozen=True):
    pass


class AnnouncedAmountQuestion(Question, frozen=True):
    pass


class SecondShortPlayerQuestion(Question, frozen=True):
    pass


class HandShownQuestion(Question, frozen=True):
    pass


class FoldAfterCorrectionQuestion(Question, frozen=True):
    pass


class DeceptionQuestion(Question, frozen=True):
    pass


class ExchangePartnerQuestion(Question, frozen=True):
    pass


class GivenChipsQuestion(Question, frozen=True):
    pass


class ReturnedChipsQuestion(Question, frozen=True):
    pass


class ChangeBetweenHandsQuestion(Question, frozen=True):
    pass


class TouchedChipsOwnerQuestion(Question, frozen=True):
    pass


class NextPlayerResponseQuestion(Question, frozen=True):
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


class PlayerActionQuestion(Question, frozen=True):
    pass


class TieWithClockQuestion(Question, frozen=True):
    pass


class HandStartMotionQuestion(Question, frozen=True):
    pass


class CardCountErrorQuestion(Question, frozen=True):
    pass


class ExposedCardsQuestion(Question, frozen=True):
    pass


class ExposedCountQuestion(Question, frozen=True):
    pass


class BoxedCardCountQuestion(Question, frozen=True):
    pass


class PlayedUnseenQuestion(Question, frozen=True):
    pass


class NextHandStartedQuestion(Question, frozen=True):
    pass


class KnowingBetQuestion(Question, frozen=True):
    pass


class CutSizeQuestion(Question, frozen=True):
    pass


class BurnStreetQuestion(Question, frozen=True):
    pass


class PotAwardedQuestion(Question, frozen=True):
    pass


class FlopCardCountQuestion(Question, frozen=True):
    pass


class PrematureStreetQuestion(Question, frozen=True):
    pass


class PrematureCardCountQuestion(Question, frozen=True):
    pass


class BringInPlayerQuestion(Question, frozen=True):
    pass


class HighBoardQuestion(Question, frozen=True):
    pass


class DealerAskedQuestion(Question, frozen=True):
    pass


class ShortAllInQuestion(Question, frozen=True):
    pass


class CallersBehindQuestion(Question, frozen=True):
    pass


class ClaimedLowQuestion(Question, frozen=True):
    pass


class HeldLowQuestion(Question, frozen=True):
    pass


class FouledHandQuestion(Question, frozen=True):
    pass


class IntactHandsQuestion(Question, frozen=True):
    pass


class CardViewerQuestion(Question, frozen=True):
    pass


class CardOwnerQuestion(Question, frozen=True):
    pass


class ExcessiveRequestsQuestion(Question, frozen=True):
    pass


class SecondsSinceAwardQuestion(Question, frozen=True):
    pass


class PotRecipientQuestion(Question, frozen=True):
    pass


class PushedAmountQuestion(Question, frozen=True):
    pass


class PenaltyRoundsQuestion(Question, frozen=True):
    pass


class ChipCountQuestion(Question, frozen=True):
    pass


class NoExplanationAnswer(Answer, frozen=True):
    pass


class UnseenRaiseAnswer(Answer, frozen=True):
    pass


class MisheardAmountAnswer(Answer, frozen=True):
    pass


class MiscountedChipsAnswer(Answer, frozen=True):
    pass


class FoldWordAnswer(Answer, frozen=True):
    pass


class CheckWordAnswer(Answer, frozen=True):
    pass


class TableTapAnswer(Answer, frozen=True):
    pass


class OptionWordAnswer(Answer, frozen=True):
    pass


class CallWordAnswer(Answer, frozen=True):
    pass


class BetWordAnswer(Answer, frozen=True):
    pass


class RaiseWordAnswer(Answer, frozen=True):
    pass


class AllInWordAnswer(Answer, frozen=True):
    pass


class PotWordAnswer(Answer, frozen=True):
    pass


class PassWordAnswer(Answer, frozen=True):
    pass


class MuckWordAnswer(Answer, frozen=True):
    pass


class LayDownWordAnswer(Answer, frozen=True):
    pass


class CheckedAnswer(Answer, frozen=True):
    pass


class CalledAnswer(Answer, frozen=True):
    pass


class FoldedAnswer(Answer, frozen=True):
    pass


class RiffleAnswer(Answer, frozen=True):
    pass


class ShufflerButtonAnswer(Answer, frozen=True):
    pass


class DealerPushAnswer(Answer, frozen=True):
    pass


class OneExtraCardAnswer(Answer, frozen=True):
    pass


class TwoExtraCardsAnswer(Answer, frozen=True):
    pass


class OneMissingCardAnswer(Answer, frozen=True):
    pass


class TwoMissingCardsAnswer(Answer, frozen=True):
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
