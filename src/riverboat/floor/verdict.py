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


class Answered(Struct, frozen=True):
    """An answer to a question, and what would then be ruled."""

    answer: Answer
    value: bool | int | str
    """What it puts into the field that was not known."""
    verdict: Verdict


class Asks(Struct, frozen=True, tag="asks"):
    """Nobody can rule before this is answered. Without ``answers`` it asks for a number."""

    question: Question
    field: str
    """What is not known: ``spot.opening``, ``seen.before``."""
    answers: tuple[Answered, ...]


class Leaves(Struct, frozen=True, tag="leaves"):
    """The book leaves it to the floor: one of these, at its discretion."""

    choices: tuple[Ruling, ...]
    why: tuple[Reason, ...]
    cites: tuple[Cite, ...]


Verdict: TypeAlias = Ruling | Asks | Leaves

# Ruling ----------------------------------------------------------------------------------------


def ruled(by: Authority, *orders: Order, because: Reason | tuple[Reason, ...]) -> Ruling:
    """A ruling: these orders, for this reason, with the numbers of the authority's book."""
    why = because if isinstance(because, tuple) else (because,)
    return Ruling(orders, why, _cited(by, why))


def left(by: Authority, *choices: Ruling, because: Reason | tuple[Reason, ...]) -> Leaves:
    """Left to the floor, which chooses one of these rulings."""
    why = because if isinstance(because, tuple) else (because,)
    return Leaves(choices, why, _cited(by, why))


def _cited(by: Authority, why: tuple[Reason, ...]) -> tuple[Cite, ...]:
    rules = dict.fromkeys(each.rule for each in why)
    return tuple([Cite(rule, by.number(rule)) for rule in rules])


# Asking ----------------------------------------------------------------------------------------


class Ask(NamedTuple, Generic[T]):
    """A question about a field of the spot or of what was seen, and what each answer means."""

    question: Question
    of: Literal["spot", "seen"]
    field: str
    answers: tuple[tuple[Answer, T], ...]


def yes_or_no(question: Question, of: Literal["spot", "seen"], field: str) -> Ask[bool]:
    """A question that is answered by yes or no."""
    return Ask(question, of, field, ((Yes(), True), (No(), False)))


def how_many(question: Question, of: Literal["spot", "seen"], field: str) -> Ask[int]:
    """A question that is answered by a number."""
    return Ask(question, of, field, ())


class Missing(Exception):
    """Something must be asked before anybody can rule; ``rule`` makes ``Asks`` of it."""

    def __init__(self, ask: Ask[Any]) -> None:
        super().__init__(ask)
        self.ask = ask


def known(value: T | None, ask: Ask[T]) -> T:
    """The value; where nobody has said it, the ruling ends here with a question."""
    if value is None:
        raise Missing(ask)
    return value


# Reading ---------------------------------------------------------------------------------------


def reads(verdict: Verdict, reader: Reader = ENGLISH) -> str:
    """The verdict in a line: ``A: call 1100; 400 back to A``."""
    match verdict:
        case Ruling(orders):
            return "; ".join([reader.say(each) for each in orders])
        case Asks(question):
            return reader.say(Asked(question))
        case Leaves(choices):
            return reader.say(LeftToTheFloor(" | ".join([reads(each, reader) for each in choices])))
        case _:
            assert_never(verdict)
