"""The floor as a program that the benchmark asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import riverboat
from bench.floor.asker import NoAnswer, Option, ProgramAnswer, ProgramQuestion, Step
from bench.floor.cases import Case
from riverboat import rulebook
from riverboat.floor import authority, describe_verdict
from riverboat.floor.incident_parsing.incident_draft import IncidentDraft
from riverboat.floor.inquiry.fractions import make_amount_formatter
from riverboat.floor.inquiry.inquiry import Query, inquire
from riverboat.floor.inquiry.responses import (
    Choice,
    QuestionResponse,
    RefusalResponse,
    Response,
    RulebookResponse,
    RulingResponse,
    ToolResponse,
)
from riverboat.floor.rule_excerpts import make_excerpt
from riverboat.tools.line_tools import compute_tool_steps
from riverboat.words import ENGLISH, Reader

_DISTINGUISHING_FIELDS = (
    "act",
    "by",
    "burns",
    "what",
    "street",
    "claimed",
    "fault",
    "token",
    "cards",
)
"""Fields that distinguish two situations of one kind."""


class Floor:
    """A floor inquiry that continues with each answer."""

    def start(self, case: Case) -> Step:
        """Return the first step after the line of the case."""
        self.case = case
        self.answers: list[Any] = []
        return self._inquire_next()

    def answer(self, value: Any) -> Step:
        """Return the step after an answer to the last question."""
        self.answers.append(_to_builtins(value))
        return self._inquire_next()

    def _inquire_next(self) -> Step:
        case = self.case
        return _build_step(
            inquire(Query(case.say, authority(case.by), case.lang), self.answers), case
        )


def _build_step(response: Response, case: Case) -> Step:
    match response:
        case RulingResponse():
            cited_rules = tuple(
                [citation.rule for citation in getattr(response.verdict, "cites", ())]
            )
            reader = Reader(chips=make_amount_formatter(case.say, "en"))
            return ProgramAnswer(describe_verdict(response.verdict, reader), cited_rules)
        case QuestionResponse():
            options = tuple([_build_option(choice) for choice in response.choices])
            return ProgramQuestion(response.field, response.kind, options)
        case RulebookResponse(rules):
            return ProgramAnswer(_find_excerpt_text(rules[0], case), rules, is_ruling=False)
        case ToolResponse():
            steps = compute_tool_steps(response.name, response.arguments, authority(case.by))
            text = "; ".join([str(step.phrase) for step in steps])
            is_right_tool = response.name == case.tool
            return ProgramAnswer(
                text, case.rules if is_right_tool else response.rules, is_ruling=False
            )
        case RefusalResponse(error):
            return NoAnswer(ENGLISH.say(error))


def _build_option(choice: Choice) -> Option:
    meaning = choice.meaning
    if meaning is None:
        return Option(choice.value)
    if meaning.draft is not None:
        return Option(choice.value, meaning.draft.kind, _find_distinguishing_fields(meaning.draft))
    if meaning.tool is not None:
        return Option(choice.value, tool=meaning.tool)
    return Option(choice.value, rule=meaning.rules[0])


def _find_distinguishing_fields(draft: IncidentDraft) -> dict[str, Any]:
    return {
        name: draft.incident_fields[name]
        for name in _DISTINGUISHING_FIELDS
        if name in draft.incident_fields
    }


def _find_excerpt_text(rule: str, case: Case) -> str:
    rules_folder = rulebook.rules_directory(Path(riverboat.__file__).resolve().parent)
    rules = rulebook.rules_by_id(rules_folder, [rule], "en")
    return " ".join(make_excerpt(rules[0], authority(case.by)).paragraphs) if rules else ""


def _to_builtins(value: Any) -> Any:
    if isinstance(value, list):
        return tuple([_to_builtins(item) for item in value])
    return value
