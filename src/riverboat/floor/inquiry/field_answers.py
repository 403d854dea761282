"""Required facts of an incident: questions about a draft, and their answers."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from riverboat.floor.incident_parsing.answer_parser import fill_field
from riverboat.floor.incident_parsing.field_questions import InputKind, question_for_draft
from riverboat.floor.incident_parsing.incident_draft import IncidentDraft, find_missing_field
from riverboat.floor.inquiry.responses import Choice, ImpossibleAnswer, QuestionResponse
from riverboat.floor.situations import Situation
from riverboat.floor.situations.situation import InputType


def find_next_question(
    draft: IncidentDraft, situation: Situation | None
) -> QuestionResponse | None:
    """Return the question for the next missing fact of a draft; None if it is complete.

    A situation that the user chose from a list may require further facts of the incident. Seats and
    facts of the spot are left to the ruling, which may not need them.
    """
    for field in situation.required_fields if situation else ():
        is_left_to_ruling = field.source == "spot" or field.kind == "seat"
        if not is_left_to_ruling and field.name not in draft.incident_fields:
            choices = [Choice(value, answer) for answer, value in field.answers]
            return QuestionResponse(field.question, field.key, field.kind, tuple(choices), draft)
    missing_field = find_missing_field(draft)
    return build_field_question(draft, missing_field) if missing_field else None


def build_field_question(
    draft: IncidentDraft, field: str, *more_choices: Choice
) -> QuestionResponse:
    """Return the question for a field of a draft; *more_choices* are further answers."""
    field_question = question_for_draft(draft, field)
    choices = [Choice(value, answer) for answer, value in field_question.answers]
    kind = _choose_input_type(field, field_question.input_kind, has_choices=bool(choices))
    return QuestionResponse(
        field_question.question, f"text.{field}", kind, (*choices, *more_choices), draft
    )


_COUNT_FIELDS: Final = frozenset("off_by cards rounds".split())
_RANK_FIELDS: Final = frozenset("said holds".split())


def _choose_input_type(
    field: str, question_input_kind: InputKind, *, has_choices: bool
) -> InputType:
    if has_choices:
        return "choice"
    if question_input_kind == "chips" or question_input_kind == "seat":
        return question_input_kind
    return "rank" if field in _RANK_FIELDS else "count" if field in _COUNT_FIELDS else "amount"


def fill_answer(draft: IncidentDraft, question: QuestionResponse, value: Any) -> IncidentDraft:
    """Return the draft with an answer filled in; chips for ``motions`` may be several motions.

    Raise ``ImpossibleAnswer`` for an answer that the question does not allow.
    """
    check_answer(question, value)
    source, _, field = question.field.partition(".")
    if field == "motions" and value and isinstance(value[0], tuple):
        return replace(draft, incident_fields={**draft.incident_fields, field: value})
    if source == "spot":
        return replace(draft, spot_fields={**draft.spot_fields, field: value})
    return fill_field(draft, field, value)


_ANSWER_TYPES_BY_INPUT: Final[dict[InputType, tuple[type, ...]]] = {
    "seat": (str, int), "chips": (tuple,), "motions": (tuple,), "cards": (tuple,),
}  # fmt: skip


def check_answer(question: QuestionResponse, value: Any) -> None:
    """Raise ``ImpossibleAnswer`` for an answer that a question does not allow."""
    if question.choices:
        is_allowed = any(
            choice.value == value and type(choice.value) is type(value)
            for choice in question.choices
        )
    else:
        is_allowed = type(value) in _ANSWER_TYPES_BY_INPUT.get(question.input_kind, (int,))
    if not is_allowed:
        raise ImpossibleAnswer(value)
