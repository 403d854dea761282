"""Questions, answers and parsed details of an incident typed in one line."""

from __future__ import annotations

from typing import Literal

from riverboat.words.floor.situations.title import Title
from riverboat.words.floor.verdicts import Answer, Question
from riverboat.words.phrase import Cards, Chips, Phrase, Refusal


class PlayerReference(Phrase, frozen=True):
    """A reference to a player without a name: *the player*, *the other player*."""


class MainPlayerReference(PlayerReference, frozen=True):
    pass


class OtherPlayerReference(PlayerReference, frozen=True):
    pass


class SeatReference(PlayerReference, frozen=True):
    number: int


class NameReference(PlayerReference, frozen=True):
    """A player named by a letter or a name, as in the text."""

    name: str


class UnknownWords(Refusal, frozen=True):
    """Refusal of typed words that the floor does not know; *near* are similar known words."""

    words: tuple[str, ...]
    near: tuple[str, ...]


class EmptyReport(Refusal, frozen=True):
    pass


class ReportTooLong(Refusal, frozen=True):
    most: int


class MeaningUnclear(Refusal, frozen=True):
    pass


class SeveralMeanings(Refusal, frozen=True):
    """Notice that a line was understood, but that similar lines usually mean another situation."""


class UnknownReportLanguage(Refusal, frozen=True):
    """Notice that most words of a line belong to no language that the floor knows."""


class NoIncidentFound(Refusal, frozen=True):
    """Notice that the floor found no incident and no rule in the line."""


class CalculatorAnswer(Answer, frozen=True):
    """Notice that a calculator computes the answer to a line."""

    tool: Literal[
        "side-pots", "pot-limit", "legal-raise", "odd-chips", "shows-first", "owed", "levels"
    ]


class MeaningQuestion(Question, frozen=True):
    pass


class SimilarSituationsQuestion(Question, frozen=True):
    pass


class ChipDenominationsQuestion(Question, frozen=True):
    pass


class ChipAmountQuestion(Question, frozen=True):
    pass


class CardCountQuestion(Question, frozen=True):
    pass


class OtherSeatQuestion(Question, frozen=True):
    pass


class TotalAmountQuestion(Question, frozen=True):
    pass


class CorrectPotQuestion(Question, frozen=True):
    pass


class SpokenWordQuestion(Question, frozen=True):
    pass


class TokenKindQuestion(Question, frozen=True):
    pass


class DeckFaultQuestion(Question, frozen=True):
    pass


class BurnedCardsQuestion(Question, frozen=True):
    pass


class CountSubjectQuestion(Question, frozen=True):
    pass


class BetweenHandsQuestion(Question, frozen=True):
    pass


class HighestClaimedCardQuestion(Question, frozen=True):
    pass


class HighestHeldCardQuestion(Question, frozen=True):
    pass


class ConductQuestion(Question, frozen=True):
    pass


class NoWordsAnswer(Answer, frozen=True):
    """Answer that no word was spoken."""


class SpokenActionAnswer(Answer, frozen=True):
    """Answer that names a spoken poker term or an object."""

    what: str


class SpokenWord(Phrase, frozen=True):
    """A spoken table word, or a gesture."""

    what: str


class ConductAnswer(Answer, frozen=True):
    what: str


class MeaningSummary(Answer, frozen=True):
    """One of several readings of a line: its incident, and the details that distinguish it from the
    others.
    """

    situation: Title
    details: tuple[Phrase, ...]


class Detail(Phrase, frozen=True):
    """A detail of a parsed line."""


class KnownAnswer(Detail, frozen=True):
    """A question that the text has answered, with the answer."""

    question: Question
    answer: Answer


class KnownNumberAnswer(Detail, frozen=True):
    question: Question
    number: int


class GameDetail(Detail, frozen=True):
    name: str


class BetFacedDetail(Detail, frozen=True):
    chips: Chips


class ChipsInFrontDetail(Detail, frozen=True):
    chips: Chips


class StackDetail(Detail, frozen=True):
    chips: Chips


class PotDetail(Detail, frozen=True):
    chips: Chips


class MinBetDetail(Detail, frozen=True):
    chips: Chips


class LastRaiseSizeDetail(Detail, frozen=True):
    chips: Chips


class MotionChipsDetail(Detail, frozen=True):
    """The chips of one motion."""

    chips: str


class PushedChipsDetail(Detail, frozen=True):
    chips: str


class OldChipsDetail(Detail, frozen=True):
    chips: str


class TakenBackChipsDetail(Detail, frozen=True):
    chips: str


class ReceivedChipsDetail(Detail, frozen=True):
    chips: str


class SilenceDetail(Detail, frozen=True):
    pass


class SpokenWordDetail(Detail, frozen=True):
    word: SpokenWord
    then: SpokenWord | None
    amount: Chips | None


class SpokenAmountDetail(Detail, frozen=True):
    """A detail of a line: the amount that was spoken without any other word."""

    amount: Chips


class SpeechTimingDetail(Detail, frozen=True):
    before: bool


class BettingStructureDetail(Detail, frozen=True):
    structure: str


class TotalBetDetail(Detail, frozen=True):
    chips: Chips


class ActionDetail(Detail, frozen=True):
    what: SpokenActionAnswer | ConductAnswer


class LaterActionsDetail(Detail, frozen=True):
    deeds: tuple[SpokenActionAnswer, ...]


class PlayerDetail(Detail, frozen=True):
    whom: PlayerReference


class OtherPlayerDetail(Detail, frozen=True):
    whom: PlayerReference


class CardsDetail(Detail, frozen=True):
    cards: Cards


class NumberDetail(Detail, frozen=True):
    """A labelled number that was understood in a typed line, such as ``bet: 40``."""

    what: str
    number: int


class YesNoDetail(Detail, frozen=True):
    """A detail of a line: a fact that is true or false and has no question of its own."""

    what: str
    so: bool
