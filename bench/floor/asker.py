"""A simulated user who knows the facts of a case, answers questions and judges the ruling."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, Literal, Protocol, TypeAlias

from msgspec import Struct

from bench.floor.cases import Case

Outcome: TypeAlias = Literal["right", "wrong", "stuck"]
"""A right or wrong answer, or ``stuck`` if the user can reach no answer."""


class Option(Struct, frozen=True):
    """An option offered by the program."""

    value: Any
    kind: str = ""
    """The kind of incident that the option stands for."""
    fields: Mapping[str, Any] = {}
    """Fields of the incident that the option implies."""
    rule: str = ""
    tool: str = ""


class ProgramQuestion(Struct, frozen=True):
    """A question of the program."""

    field: str = ""
    """The requested field, such as ``spot.bet``; empty if the program asks for the meaning."""
    kind: str = ""
    """The kind of incident that the field belongs to."""
    options: tuple[Option, ...] = ()
    """The options to choose from; empty if the answer is typed."""


class ProgramAnswer(Struct, frozen=True):
    """A ruling in English, or rules of the book."""

    text: str
    rules: tuple[str, ...] = ()
    is_ruling: bool = True


class NoAnswer(Struct, frozen=True):
    """The reason why the program does not rule."""

    why: str = ""


Step: TypeAlias = ProgramQuestion | ProgramAnswer | NoAnswer


class Program(Protocol):
    """A program under test."""

    def start(self, case: Case) -> Step:
        """Return the first step after the line of the case."""

    def answer(self, value: Any) -> Step:
        """Return the step after an answer to the last question."""


class CaseResult(Struct, frozen=True):
    """The result of a case."""

    case: Case
    outcome: Outcome
    questions: int
    repeated: int
    trace: tuple[str, ...]


MAX_QUESTIONS: Final = 12


def follow_case(case: Case, program: Program) -> CaseResult:
    """Ask the question of a case, answer as its asker would, and judge the answer."""
    step = program.start(case)
    trace: list[Any] = []
    asked_fields: list[tuple[str, str]] = []
    while isinstance(step, ProgramQuestion) and len(asked_fields) < MAX_QUESTIONS:
        if case.none or (case.asks and not case.incidents):
            return _build_result(
                case, "right", asked_fields, [*trace, f"asks {step.field or 'which'}"]
            )
        is_known, value = answer_question(case, step)
        trace.append(f"asks {step.field or 'which'}: {value if is_known else '?'}")
        asked_fields.append((step.kind, step.field))
        if not is_known:
            return _build_result(case, "stuck", asked_fields, trace)
        step = program.answer(value)
    if isinstance(step, ProgramQuestion):
        return _build_result(case, "stuck", asked_fields, trace)
    if isinstance(step, NoAnswer):
        is_right = case.none or case.asks
        return _build_result(
            case, "right" if is_right else "stuck", asked_fields, [*trace, step.why]
        )
    trace.append(step.text or " ".join(step.rules))
    return _build_result(case, judge_outcome(case, step, len(asked_fields)), asked_fields, trace)


def _build_result(
    case: Case, outcome: Outcome, asked_fields: list[tuple[str, str]], trace: list[str]
) -> CaseResult:
    repeated_count = len(asked_fields) - len({*asked_fields})
    return CaseResult(case, outcome, len(asked_fields), repeated_count, tuple(trace))


def judge_outcome(case: Case, answer: ProgramAnswer, questions: int) -> Outcome:
    """Return right or wrong for an answer."""
    if case.none or (case.asks and not questions):
        return "wrong"
    if answer.is_ruling:
        return (
            "right"
            if all(re.search(pattern, answer.text) for pattern in case.patterns())
            else "wrong"
        )
    if not case.rules or answer.rules[0] not in case.rules:
        return "wrong"
    return "right" if re.search(case.number, answer.text) else "stuck"


def answer_question(case: Case, question: ProgramQuestion) -> tuple[bool, Any]:
    """Return True and the asker's answer, or False if they cannot answer."""
    if not question.field:
        option = _choose_option(case, question.options)
        return option is not None, option.value if option else None
    return _find_requested_fact(case, question)


def _choose_option(case: Case, options: tuple[Option, ...]) -> Option | None:
    """Return the option that matches the user's facts."""
    for option in options:
        incident_fields = case.incident(option.kind) if option.kind and case.incidents else None
        if incident_fields is not None and all(
            incident_fields.get(name) in (value, None) for name, value in option.fields.items()
        ):
            return option
    for option in options:
        if option.tool and option.tool == case.tool:
            return option
    return next((option for option in options if option.rule and option.rule in case.rules), None)


_SEAT_FIELDS: Final = frozenset(
    "who to whose overcall fouled third whom also aggressor first".split()
)


def _find_requested_fact(case: Case, question: ProgramQuestion) -> tuple[bool, Any]:
    field_group, _, field = question.field.partition(".")
    incident_fields = case.incident(question.kind) or {}
    facts = (
        case.at
        if field_group == "spot"
        else {**case.at, **incident_fields}
        if field_group == "text"
        else incident_fields
    )
    value = facts.get(field)
    if value is None and field_group == "text":
        value = case.at.get(field)
    if value is None:
        return False, None
    for option in question.options:
        if option.value == value and type(option.value) is type(value):
            return True, option.value
    return not question.options, value
