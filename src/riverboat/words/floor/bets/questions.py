"""Questions about a bet, and their answers."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question


class WordsBeforeChipsQuestion(Question, frozen=True):
    pass


class BeforeTheChips(Answer, frozen=True):
    pass


class AfterTheChips(Answer, frozen=True):
    pass


class WhichLimit(Question, frozen=True):
    pass


class NoLimit(Answer, frozen=True):
    pass


class PotLimit(Answer, frozen=True):
    pass


class Limit(Answer, frozen=True):
    pass


class Spread(Answer, frozen=True):
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


class DidTheyCrossTheLine(Question, frozen=True):
    pass


class CardsOrChips(Question, frozen=True):
    pass


class CardsAnswer(Answer, frozen=True):
    pass


class ChipsAnswer(Answer, frozen=True):
    pass


class CallOrFold(Question, frozen=True):
    pass


class CallOrRaise(Question, frozen=True):
    pass


class BetSizeQuestion(Question, frozen=True):
    pass


class ACall(Answer, frozen=True):
    pass


class AFold(Answer, frozen=True):
    pass


class ARaise(Answer, frozen=True):
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
