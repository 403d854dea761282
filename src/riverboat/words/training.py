"""The trainer: verdicts on answers, and its page in the terminal."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, DecimalText, Phrase

Verdict: TypeAlias = Literal["correct", "inaccuracy", "mistake", "blunder"]
PotTypeKey: TypeAlias = Literal["limped", "single-raised", "3-bet", "4-bet"]


class TrainingSpotTitle(Phrase, frozen=True, rename={"is_repeated": "repeated"}):
    """The title of a spot: its number, and True if it was answered wrongly before."""

    number: int
    total: int
    is_repeated: bool


class SpotPositions(Phrase, frozen=True):
    position: str
    opponent: str


class PotTypeName(Phrase, frozen=True):
    type: PotTypeKey


class StackDepthLabel(Phrase, frozen=True):
    big_blinds: int


class HeldCards(Phrase, frozen=True):
    """The player's cards, as text with the marks of the terminal."""

    cards: str


class CurrentPot(Phrase, frozen=True):
    pot: Chips


class CurrentCallAmount(Phrase, frozen=True):
    call: Chips


class CurrentStack(Phrase, frozen=True):
    stack: Chips


class AnswerVerdict(Phrase, frozen=True):
    """The verdict, the answer, and its loss in big blinds and in percent of the pot."""

    verdict: Verdict
    answer: Phrase
    loss: DecimalText
    percent: DecimalText


class BestAnswer(Phrase, frozen=True):
    best: Phrase


class SolutionMix(Phrase, frozen=True):
    pass


class MixedAction(Phrase, frozen=True, rename={"ev": "value"}):
    """An action of the solution: its frequency in percent and its value in big blinds."""

    action: Phrase
    percent: DecimalText
    ev: DecimalText


class HandResult(Phrase, frozen=True):
    """The player's result of a hand that was played to its end, in big blinds."""

    net: DecimalText


class HandEvLoss(Phrase, frozen=True):
    """The loss of all decisions of a hand, in big blinds."""

    loss: DecimalText
    decisions: int


class CurrentStreak(Phrase, frozen=True):
    streak: int


class TrainingScore(
    Phrase, frozen=True, rename={"correct_count": "correct", "answer_count": "answers"}
):
    """Numbers of answers and of correct answers, and the mean loss of an answer."""

    correct_count: int
    answer_count: int
    loss: DecimalText
    percent: DecimalText


class SpotsDue(Phrase, frozen=True):
    """Spots that are due for repetition."""

    spots: int


class NoLeakFile(Phrase, frozen=True):
    """Refusal of a file that is no output of ``riverboat review --json``."""

    file: str
