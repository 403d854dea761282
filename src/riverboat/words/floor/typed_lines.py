"""Questions, answers and restatements of the floor about a typed line."""

from __future__ import annotations

from typing import Literal

from riverboat.words.floor.situations.title import Title
from riverboat.words.floor.verdicts import Answer, Question
from riverboat.words.phrase import Cards, Chips, Phrase, Refusal

# People ------------------------------------------------------------------------------------------


class Called(Phrase, frozen=True):
    """A designation of a player without a name."""


class ThePlayer(Called, frozen=True):
    pass


class TheOther(Called, frozen=True):
    pass


class InSeat(Called, frozen=True):
    number: int


class Named(Called, frozen=True):
    """A player named by a letter or a name, as in the text."""

    name: str


# What is not understood --------------------------------------------------------------------------


class WordsNotKnown(Refusal, frozen=True):
    """Words that belong to no phrase, as typed."""

    words: tuple[str, ...]
    near: tuple[str, ...]


class NothingSaid(Refusal, frozen=True):
    pass


class TooLongToRead(Refusal, frozen=True):
    most: int


class MeaningUnclear(Refusal, frozen=True):
    pass


class SeveralReadings(Refusal, frozen=True):
    """The line was understood, but similar lines usually mean another situation."""


class LanguageNotKnown(Refusal, frozen=True):
    """Most words belong to no language that the floor knows."""


class NothingToRule(Refusal, frozen=True):
    """No incident and no rule is heard in the line."""


# What computes it --------------------------------------------------------------------------------


class ToWorkOut(Answer, frozen=True):
    """A tool that computes the answer to a line."""

    tool: Literal[
        "side-pots", "pot-limit", "legal-raise", "odd-chips", "shows-first", "owed", "levels"
    ]


# What has to be asked before there is an observation ----------------------------------------------


class MeaningQuestion(Question, frozen=True):
    pass


class SimilarSituationsQuestion(Question, frozen=True):
    pass


class WhichChips(Question, frozen=True):
    pass


class HowManyChips(Question, frozen=True):
    pass


class HowManyCards(Question, frozen=True):
    pass


class WhichSeat(Question, frozen=True):
    pass


class TotalAmountQuestion(Question, frozen=True):
    pass


class CorrectPotQuestion(Question, frozen=True):
    pass


class WhichWord(Question, frozen=True):
    pass


class WhichThing(Question, frozen=True):
    pass


class DeckFaultQuestion(Question, frozen=True):
    pass


class HowManyBurned(Question, frozen=True):
    pass


class WhatToCount(Question, frozen=True):
    pass


class BetweenHandsQuestion(Question, frozen=True):
    pass


class HighestClaimed(Question, frozen=True):
    pass


class HighestHeld(Question, frozen=True):
    pass


class WhichConduct(Question, frozen=True):
    pass


# Answers: words that stand for themselves ---------------------------------------------------------


class SaidNothing(Answer, frozen=True):
    """No word was said."""


class SaidSo(Answer, frozen=True):
    """A table word or an object, by its name."""

    what: str


class SpokenWord(Phrase, frozen=True):
    """A spoken table word, or a gesture."""

    what: str


class ConductWas(Answer, frozen=True):
    what: str


class MeaningSummary(Answer, frozen=True):
    """One of several readings: its incident, and the details that distinguish it."""

    situation: Title
    details: tuple[Phrase, ...]


# What was understood ------------------------------------------------------------------------------


class Detail(Phrase, frozen=True):
    """A detail of a parsed line."""


class KnownSo(Detail, frozen=True):
    """A question answered by the text."""

    question: Question
    answer: Answer


class KnownNumber(Detail, frozen=True):
    question: Question
    number: int


class TheGameIs(Detail, frozen=True):
    name: str


class TheBetIs(Detail, frozen=True):
    chips: Chips


class InFront(Detail, frozen=True):
    chips: Chips


class StackIs(Detail, frozen=True):
    chips: Chips


class PotHolds(Detail, frozen=True):
    chips: Chips


class TheLeastBetIs(Detail, frozen=True):
    chips: Chips


class LastRaiseWas(Detail, frozen=True):
    chips: Chips


class MotionWas(Detail, frozen=True):
    """The chips of one motion."""

    chips: str


class ChipsWere(Detail, frozen=True):
    chips: str


class OldChipsWere(Detail, frozen=True):
    chips: str


class TookBack(Detail, frozen=True):
    chips: str


class GotForIt(Detail, frozen=True):
    chips: str


class NoWord(Detail, frozen=True):
    pass


class WordWas(Detail, frozen=True):
    word: SpokenWord
    then: SpokenWord | None
    amount: Chips | None


class AmountWas(Detail, frozen=True):
    """An amount was spoken, and nothing else."""

    amount: Chips


class SaidBefore(Detail, frozen=True):
    before: bool


class LimitIs(Detail, frozen=True):
    structure: str


class TotalWas(Detail, frozen=True):
    chips: Chips


class ActWas(Detail, frozen=True):
    what: SaidSo | ConductWas


class DoneSince(Detail, frozen=True):
    deeds: tuple[SaidSo, ...]


class AboutWhom(Detail, frozen=True):
    whom: Called


class OtherIs(Detail, frozen=True):
    whom: Called


class CardsWere(Detail, frozen=True):
    cards: Cards


class FactIs(Detail, frozen=True):
    """A named number."""

    what: str
    number: int


class ClaimIs(Detail, frozen=True):
    """A true or false detail without a question of its own."""

    what: str
    so: bool
