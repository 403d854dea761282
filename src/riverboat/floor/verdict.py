"""What comes of an observation: a ruling, a question, or the floor's choices.

A ruling reads like the rulebook that it follows, because what it does not know it simply asks:
``known(spot.opening, IS_IT_THE_OPENING_BET)`` is the answer, or ends the ruling with the question.
``rule`` then puts each answer in its place and rules again, so that a question comes with all that
it leads to.
"""

from __future__ import annotations

from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar, assert_never

from msgspec import Struct

from riverboat.floor.authorities import Authority
from riverboat.words import ENGLISH, Reader
from riverboat.words.floor.verdicts import (
    Answer,
    Asked,
    LeftToTheFloor,
    No,
    Order,
    Question,
    Reason,
    Yes,
)

T = TypeVar("T")


class Cite(Struct, frozen=True):
    """A rule of the catalogue, and what the authority's book calls it: ``TDA 2024 45``."""

    rule: str
    book: str = ""


class Ruling(Struct, frozen=True, tag="ruling"):
    """What is to be done, why, and who says so."""

    orders: tuple[Order, ...]
    why: tuple[Reason, ...]
    cites: tuple[Cite, ...]


class AnswerCase(Struct, frozen=True):
    """An answer to a question, and what would then be ruled."""

    answer: Answer
    value: bool | int | str
    """What it puts into the field that was not known."""
    verdict: Verdict


class OpenQuestion(Struct, frozen=True, tag="asks"):
    """Nobody can rule before this is answered. Without ``answers`` it asks for a number."""

    question: Question
    field: str
    """What is not known: ``spot.opening``, ``seen.before``."""
    answers: tuple[AnswerCase, ...]


class FloorDiscretion(Struct, frozen=True, tag="leaves"):
    """The book leaves it to the floor: one of these, at its discretion."""

    choices: tuple[Ruling, ...]
    why: tuple[Reason, ...]
    cites: tuple[Cite, ...]


Verdict: TypeAlias = Ruling | OpenQuestion | FloorDiscretion

# Ruling ----------------------------------------------------------------------------------------


def make_ruling(
    authority: Authority, *orders: Order, reasons: Reason | tuple[Reason, ...]
) -> Ruling:
    """A ruling: these orders, for this reason, with the numbers of the authority's book."""
    why = reasons if isinstance(reasons, tuple) else (reasons,)
    return Ruling(orders, why, _cites_for(authority, why))


def leave_to_floor(
    authority: Authority, *choices: Ruling, reasons: Reason | tuple[Reason, ...]
) -> FloorDiscretion:
    """Left to the floor, which chooses one of these rulings."""
    why = reasons if isinstance(reasons, tuple) else (reasons,)
    return FloorDiscretion(choices, why, _cites_for(authority, why))


def _cites_for(authority: Authority, why: tuple[Reason, ...]) -> tuple[Cite, ...]:
    rules = dict.fromkeys(each.rule for each in why)
    return tuple([Cite(rule, authority.rule_number(rule)) for rule in rules])


# Asking ----------------------------------------------------------------------------------------


class QuestionSpec(NamedTuple, Generic[T]):
    """A question about a field of the spot or of what was seen, and what each answer means."""

    question: Question
    of: Literal["spot", "seen"]
    field: str
    answers: tuple[tuple[Answer, T], ...]


def yes_no_question(
    question: Question, of: Literal["spot", "seen"], field: str
) -> QuestionSpec[bool]:
    """A question that is answered by yes or no."""
    return QuestionSpec(question, of, field, ((Yes(), True), (No(), False)))


def number_question(
    question: Question, of: Literal["spot", "seen"], field: str
) -> QuestionSpec[int]:
    """A question that is answered by a number."""
    return QuestionSpec(question, of, field, ())


class MissingAnswer(Exception):
    """Something must be asked before anybody can rule; ``rule`` makes ``Asks`` of it."""

    def __init__(self, ask: QuestionSpec[Any]) -> None:
        super().__init__(ask)
        self.question = ask


def require_known(value: T | None, ask: QuestionSpec[T]) -> T:
    """The value; where nobody has said it, the ruling ends here with a question."""
    if value is None:
        raise MissingAnswer(ask)
    return value


# Reading ---------------------------------------------------------------------------------------


def describe_verdict(verdict: Verdict, reader: Reader = ENGLISH) -> str:
    """The verdict in a line: ``A: call 1100; 400 back to A``."""
    match verdict:
        case Ruling(orders):
            return "; ".join([reader.say(each) for each in orders])
        case OpenQuestion(question):
            return reader.say(Asked(question))
        case FloorDiscretion(choices):
            return reader.say(
                LeftToTheFloor(" | ".join([describe_verdict(each, reader) for each in choices]))
            )
        case _:
            assert_never(verdict)
