"""Questions about hands, the showdown and conduct, and their answers."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question


class FacedBetQuestion(Question, frozen=True):
    pass


class NextPlayerActionOnFoldQuestion(Question, frozen=True):
    pass


class BetCalledQuestion(Question, frozen=True):
    pass


class UncalledAmountQuestion(Question, frozen=True):
    pass


class CardsCertainQuestion(Question, frozen=True):
    pass


class DealerTouchQuestion(Question, frozen=True):
    pass


class ActionToComeQuestion(Question, frozen=True):
    pass


class AllInQuestion(Question, frozen=True):
    pass


class LiveCardsQuestion(Question, frozen=True):
    pass


class AskerDealtInQuestion(Question, frozen=True):
    pass


class CalledAtEndQuestion(Question, frozen=True):
    pass


class BetOnLastStreetQuestion(Question, frozen=True):
    pass


class AskerHoldsCardsQuestion(Question, frozen=True):
    pass


class LastAggressorQuestion(Question, frozen=True):
    pass


class CollusionSuspicionQuestion(Question, frozen=True):
    pass


class WinnerAsksQuestion(Question, frozen=True):
    pass


class OtherCardsShownQuestion(Question, frozen=True):
    pass


class AllCardsTabledQuestion(Question, frozen=True):
    pass


class BoardAnnouncedQuestion(Question, frozen=True):
    pass


class ClearWinQuestion(Question, frozen=True):
    pass


class ViewerToActQuestion(Question, frozen=True):
    pass


class ThisRoundAnswer(Answer, frozen=True):
    pass


class LaterRoundAnswer(Answer, frozen=True):
    pass


class ViewerFoldedAnswer(Answer, frozen=True):
    pass


class OtherCardsRequestedQuestion(Question, frozen=True):
    pass


class DisputeSubjectQuestion(Question, frozen=True):
    pass


class CardsDisputeAnswer(Answer, frozen=True):
    pass


class CountDisputeAnswer(Answer, frozen=True):
    pass


class NextHandProgressQuestion(Question, frozen=True):
    pass


class HandNotStartedAnswer(Answer, frozen=True):
    pass


class ShufflingAnswer(Answer, frozen=True):
    pass


class NextHandDealtAnswer(Answer, frozen=True):
    pass


class SubstantialActionAnswer(Answer, frozen=True):
    pass


class ClearWinnerQuestion(Question, frozen=True):
    pass


class PotPushedQuestion(Question, frozen=True):
    pass


class LastHandLeftQuestion(Question, frozen=True):
    pass


class OtherHandLostQuestion(Question, frozen=True):
    pass


class DeliberateMiscallQuestion(Question, frozen=True):
    pass


class LowballQuestion(Question, frozen=True):
    pass


class EarlyAllInQuestion(Question, frozen=True):
    pass


class LastStreetBettingQuestion(Question, frozen=True):
    pass


class LastBettorSeatQuestion(Question, frozen=True):
    pass


class FirstToActSeatQuestion(Question, frozen=True):
    pass


class EarlierWarningsQuestion(Question, frozen=True):
    pass


class PlayersAtTableQuestion(Question, frozen=True):
    pass


class BringInDueQuestion(Question, frozen=True):
    pass


class ChipOwnerKnownQuestion(Question, frozen=True):
    pass


class PlayerChipsQuestion(Question, frozen=True):
    pass
