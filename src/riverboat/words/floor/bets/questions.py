"""Questions about a bet, and their answers."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question


class WordsBeforeChipsQuestion(Question, frozen=True):
    pass


class BeforeChipsAnswer(Answer, frozen=True):
    pass


class AfterChipsAnswer(Answer, frozen=True):
    pass


class LimitQuestion(Question, frozen=True):
    pass


class NoLimitAnswer(Answer, frozen=True):
    pass


class PotLimitAnswer(Answer, frozen=True):
    pass


class LimitAnswer(Answer, frozen=True):
    pass


class SpreadLimitAnswer(Answer, frozen=True):
    pass


class BetToCallQuestion(Question, frozen=True):
    pass


class RaiseSizeQuestion(Question, frozen=True):
    pass


class MinBetQuestion(Question, frozen=True):
    pass


class MaxBetQuestion(Question, frozen=True):
    pass


class PotSizeQuestion(Question, frozen=True):
    pass


class StackSizeQuestion(Question, frozen=True):
    pass


class HandsLeftQuestion(Question, frozen=True):
    pass


class LastChipsQuestion(Question, frozen=True):
    pass


class OpeningBetQuestion(Question, frozen=True):
    pass


class ActionBehindQuestion(Question, frozen=True):
    pass


class NextPlayerActionQuestion(Question, frozen=True):
    pass


class ChipReleaseQuestion(Question, frozen=True):
    pass


class ChipsOverLineQuestion(Question, frozen=True):
    pass


class CardsOrChipsQuestion(Question, frozen=True):
    pass


class CardsAnswer(Answer, frozen=True):
    pass


class ChipsAnswer(Answer, frozen=True):
    pass


class CallOrFoldQuestion(Question, frozen=True):
    pass


class CallOrRaiseQuestion(Question, frozen=True):
    pass


class BetSizeQuestion(Question, frozen=True):
    pass


class CallAnswer(Answer, frozen=True):
    pass


class FoldAnswer(Answer, frozen=True):
    pass


class RaiseAnswer(Answer, frozen=True):
    pass


class StringBetConfirmationQuestion(Question, frozen=True):
    pass


class StreetOverQuestion(Question, frozen=True):
    pass


class RoundOverQuestion(Question, frozen=True):
    pass


class AllActedQuestion(Question, frozen=True):
    pass


class SubstantialActionOnBetQuestion(Question, frozen=True):
    pass


class CorrectAmountQuestion(Question, frozen=True):
    pass


class AmountFacedQuestion(Question, frozen=True):
    pass


class FacingAllInQuestion(Question, frozen=True):
    pass
