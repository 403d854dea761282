"""Responses of the floor to a typed text: question, ruling, rules, calculator, or refusal."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from riverboat.deprecation import deprecated_names
from riverboat.floor.incident_parsing.incident_draft import IncidentDraft
from riverboat.floor.incident_parsing.parse_results import Understood
from riverboat.floor.inquiry.meanings import Meaning
from riverboat.floor.inquiry.settling import Assumption
from riverboat.floor.intents.tool_slots import ToolArguments, ToolName
from riverboat.floor.situations.situation import InputType
from riverboat.floor.verdict import OpenQuestion, Verdict
from riverboat.words import Refusal
from riverboat.words.floor.verdicts import Answer, Question


class Choice(Struct, frozen=True):
    """One of the answers to a question.

    It has a value, and either an answer phrase or the meaning that the user would choose by it.
    """

    value: Any
    answer: Answer | None = None
    meaning: Meaning | None = None


class QuestionResponse(Struct, frozen=True, tag="asks", rename={"input_kind": "input"}):
    """Response with a question that the user has to answer before there is a ruling."""

    question: Question
    field: str = ""
    """The missing field: ``seen.motions``, ``spot.bet``; empty for a question about the meaning."""
    input_kind: InputType = "choice"
    choices: tuple[Choice, ...] = ()
    """The answers to choose from; empty if the answer is typed."""
    draft: IncidentDraft | None = None
    """The incident as far as it is known."""
    understood: Understood | None = None
    """The complete incident, if the question is one of the ruling."""
    verdict: OpenQuestion | None = None
    """The question of the ruling, with the consequence of each answer."""
    unknown_words: tuple[str, ...] = ()
    """Unknown words of the text, a possible reason for a question about its meaning."""

    @property
    def kind(self) -> str:
        """The kind of incident in question; empty for a question about the meaning."""
        return self.draft.kind if self.draft else ""


class RulingResponse(Struct, frozen=True, tag="ruled", rename={"assumptions": "assumed"}):
    """Response with a ruling: its incident, and the assumptions made for it."""

    verdict: Verdict
    understood: Understood
    assumptions: tuple[Assumption, ...] = ()


class RulebookResponse(Struct, frozen=True, tag="book", rename={"other_meanings": "others"}):
    """Response with rules of the rulebook that answer the text, the best first."""

    rules: tuple[str, ...]
    other_meanings: tuple[Meaning, ...] = ()


class ToolResponse(Struct, frozen=True, tag="tool"):
    """Response with a calculator that computes the answer, and its arguments."""

    name: ToolName
    arguments: ToolArguments
    rules: tuple[str, ...] = ()


class RefusalResponse(Struct, frozen=True, tag="not ruled", rename={"refusal": "why"}):
    """Response without a ruling, with the reason."""

    refusal: Refusal


Response: TypeAlias = (
    QuestionResponse | RulingResponse | RulebookResponse | ToolResponse | RefusalResponse
)


class ImpossibleAnswer(ValueError):
    """An answer that the question does not allow, or an answer without a question."""

    def __init__(self, value: Any, *, is_surplus: bool = False) -> None:
        super().__init__(f"no answer to the question: {value!r}")
        self.value = value
        self.is_surplus = is_surplus
        """True if no question was left to answer."""


__getattr__ = deprecated_names(__name__)
