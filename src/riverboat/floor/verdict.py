"""Verdicts on an incident: a ruling, a question, or the floor's choices.

The code of a ruling can follow the text of its rule, because unknown values are handled in one
place: ``require_known(spot.is_opening_bet, OPENING_BET_QUESTION)`` returns the value, or ends the
ruling with a question. ``rule`` then fills in each answer and rules again, so that a question comes
with the verdict on every answer.
"""

from __future__ import annotations

from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar, assert_never

from msgspec import Struct

from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.floor.authorities import Authority
from riverboat.words import ENGLISH, Reader
from riverboat.words.floor.verdicts import (
    Answer,
    AskedQuestion,
    FloorChoiceNotice,
    No,
    Order,
    Question,
    Reason,
    Yes,
)

T = TypeVar("T")


class Cite(Struct, metaclass=RenamedFields, frozen=True, rename={"rule_number": "book"}):
    """Citation of a rule of riverboat's rulebook."""

    rule: str
    """The rule's id: ``BYND-16``."""
    rule_number: str = ""
    """The rule's number in the authority's rulebook: ``TDA 2024 45``; empty if it has none."""


class Ruling(Struct, metaclass=RenamedFields, frozen=True, tag="ruling", rename={"reasons": "why"}):
    """A ruling: its orders, the reasons, and citations."""

    orders: tuple[Order, ...]
    reasons: tuple[Reason, ...]
    cites: tuple[Cite, ...]


class AnswerCase(Struct, frozen=True):
    """One answer to a question, and the verdict that follows from it."""

    answer: Answer
    value: bool | int | str
    """The value that the answer puts into the unknown field."""
    verdict: Verdict


class OpenQuestion(Struct, frozen=True, tag="asks"):
    """A question that must be answered before a ruling.

    ``answers`` is empty if the answer is a number.
    """

    question: Question
    field: str
    """The unknown field by its JSON key, in the spot or the incident: ``spot.opening``,
    ``seen.before``.
    """
    answers: tuple[AnswerCase, ...]


class FloorDiscretion(
    Struct, metaclass=RenamedFields, frozen=True, tag="leaves", rename={"reasons": "why"}
):
    """A choice that the rulebook leaves to the floor's discretion."""

    choices: tuple[Ruling, ...]
    reasons: tuple[Reason, ...]
    cites: tuple[Cite, ...]


Verdict: TypeAlias = Ruling | OpenQuestion | FloorDiscretion

# Rulings ---


def make_ruling(
    authority: Authority, *orders: Order, reasons: Reason | tuple[Reason, ...]
) -> Ruling:
    """Return a ruling of these orders, citing the rules of its reasons."""
    reason_tuple = reasons if isinstance(reasons, tuple) else (reasons,)
    return Ruling(orders, reason_tuple, _list_cites(authority, reason_tuple))


def leave_to_floor(
    authority: Authority, *choices: Ruling, reasons: Reason | tuple[Reason, ...]
) -> FloorDiscretion:
    """Return a choice among these rulings, left to the floor."""
    reason_tuple = reasons if isinstance(reasons, tuple) else (reasons,)
    return FloorDiscretion(choices, reason_tuple, _list_cites(authority, reason_tuple))


def _list_cites(authority: Authority, reasons: tuple[Reason, ...]) -> tuple[Cite, ...]:
    rules = dict.fromkeys(reason.rule for reason in reasons)
    return tuple([Cite(rule, authority.rule_number(rule)) for rule in rules])


# Questions ---


class QuestionSpec(NamedTuple, Generic[T]):
    """A question about a field of the spot or incident, with the value of each answer."""

    question: Question
    source: Literal["spot", "seen"]
    """The owner of the field: ``spot``, or ``seen`` for the incident."""
    field: str
    """The JSON key of the field."""
    answers: tuple[tuple[Answer, T], ...]


def yes_no_question(
    question: Question, source: Literal["spot", "seen"], field: str
) -> QuestionSpec[bool]:
    """Return a yes-or-no question."""
    return QuestionSpec(question, source, field, ((Yes(), True), (No(), False)))


def number_question(
    question: Question, source: Literal["spot", "seen"], field: str
) -> QuestionSpec[int]:
    """Return a question with a number as answer."""
    return QuestionSpec(question, source, field, ())


class MissingAnswer(Exception):
    """The error that a ruling raises if a value is unknown; ``rule`` converts it to a question."""

    def __init__(self, question: QuestionSpec[Any]) -> None:
        super().__init__(question)
        self.question = question


def require_known(value: T | None, question: QuestionSpec[T]) -> T:
    """Return the value; if it is ``None``, end the ruling by raising ``MissingAnswer``."""
    if value is None:
        raise MissingAnswer(question)
    return value


# Text ---


def describe_verdict(verdict: Verdict, reader: Reader = ENGLISH) -> str:
    """Return the verdict in one line: ``A: call 1100; 400 back to A``."""
    match verdict:
        case Ruling(orders):
            return "; ".join([reader.say(order) for order in orders])
        case OpenQuestion(question):
            return reader.say(AskedQuestion(question))
        case FloorDiscretion(choices):
            return reader.say(
                FloorChoiceNotice(
                    " | ".join([describe_verdict(ruling, reader) for ruling in choices])
                )
            )
        case _:
            assert_never(verdict)
