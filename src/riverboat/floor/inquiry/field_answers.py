"""Required facts of an incident: questions about a draft, and their answers."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from riverboat.floor.incident_parsing.answer_parser import fill_field
from riverboat.floor.incident_parsing.field_questions import InputKind, question_for_draft
from riverboat.floor.incident_parsing.incident_draft import IncidentDraft, missing_field
from riverboat.floor.inquiry.responses import Asked, Choice, ImpossibleAnswer
from riverboat.floor.situations import Situation
from riverboat.floor.situations.situation import Kind


def next_question(draft: IncidentDraft, situation: Situation | None) -> Asked | None:
    """Return the question for the next missing fact of a draft; None if it is complete.

    A situation that was chosen from a list also asks for facts that its title leaves open. Facts of
    the moment of the hand are left to the ruling, which may not need them.
    """
    for field in situation.required_fields if situation else ():
        is_left = field.of == "spot" or field.kind == "seat"
        if not is_left and field.name not in draft.incident_fields:
            choices = [Choice(value, answer) for answer, value in field.answers]
            return Asked(field.question, field.key, field.kind, tuple(choices), draft)
    missing = missing_field(draft)
    return question_about(draft, missing) if missing else None


def question_about(draft: IncidentDraft, field: str, *also: Choice) -> Asked:
    """Return the question for a field of a draft; *also* are further answers."""
    wanted = question_for_draft(draft, field)
    choices = [Choice(value, answer) for answer, value in wanted.answers]
    kind = _input_kind(field, wanted.input_kind, has_choices=bool(choices))
    return Asked(wanted.question, f"text.{field}", kind, (*choices, *also), draft)


_COUNTS: Final = frozenset("off_by cards rounds".split())
_RANKS: Final = frozenset("said holds".split())


def _input_kind(field: str, reads: InputKind, *, has_choices: bool) -> Kind:
    if has_choices:
        return "choice"
    if reads == "chips" or reads == "seat":
        return reads
    return "rank" if field in _RANKS else "count" if field in _COUNTS else "amount"


def fill_answer(draft: IncidentDraft, question: Asked, value: Any) -> IncidentDraft:
    """Return the draft with the answer to a question; chips may be one motion, or several."""
    check_answer(question, value)
    of, _, field = question.field.partition(".")
    if field == "motions" and value and isinstance(value[0], tuple):
        return replace(draft, incident_fields={**draft.incident_fields, field: value})
    if of == "spot":
        return replace(draft, spot_fields={**draft.spot_fields, field: value})
    return fill_field(draft, field, value)


_TYPES: Final[dict[Kind, tuple[type, ...]]] = {
    "seat": (str, int), "chips": (tuple,), "motions": (tuple,), "cards": (tuple,),
}  # fmt: skip


def check_answer(question: Asked, value: Any) -> None:
    """Raise ``ImpossibleAnswer`` for an answer that a question does not allow."""
    if question.choices:
        fits = any(
            choice.value == value and type(choice.value) is type(value)
            for choice in question.choices
        )
    else:
        fits = type(value) in _TYPES.get(question.input, (int,))
    if not fits:
        raise ImpossibleAnswer(value)
