"""Sample incidents for situations, and every verdict that their questions lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from riverboat.decoding import convert
from riverboat.floor import (
    AnyIncident,
    Authority,
    FloorDiscretion,
    OpenQuestion,
    Ruling,
    Spot,
    apply_answer,
    rule,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.situations import (
    InputType,
    Situation,
    SituationField,
    incident_of,
    input_type_of,
)

VALUE_BY_INPUT_TYPE: dict[InputType, Any] = {
    "amount": 500,
    "count": 4,
    "seconds": 90,
    "rank": 8,
    "seat": 1,
    "chips": (500, 100),
    "motions": ((500,), (100,)),
    "cards": (51,),
}
"""Sample values by field kind; a choice uses its first answer."""
VALUE_BY_FIELD_NAME: dict[str, Any] = {
    "bet": 1100,
    "least": 800,
    "old": (100,),
    "own": 100,
    "right": 400,
    "said": 7,
    "took": (100,),
    "wants": 200,
    "who": 2,
}
"""Sample values of fields that must be consistent with others."""
MAX_DEPTH = 14


def sample_value(field: SituationField) -> Any:
    """Return a sample value of a field."""
    if field.kind == "choice":
        return field.answers[0][1]
    return VALUE_BY_FIELD_NAME.get(field.name, VALUE_BY_INPUT_TYPE[field.kind])


def sample_incident(situation: Situation) -> tuple[AnyIncident, Spot]:
    """Return a sample incident and spot of a situation."""
    fields_by_group: dict[str, dict[str, Any]] = {"seen": {}, "spot": {}}
    for field in situation.required_fields:
        fields_by_group[field.source][field.name] = sample_value(field)
    return incident_of(situation, fields_by_group["seen"]), convert(fields_by_group["spot"], Spot)


def reachable_rulings(
    incident: AnyIncident, spot: Spot, authority: Authority, depth: int = MAX_DEPTH
) -> Iterator[Ruling | FloorDiscretion]:
    """Yield the rulings that each answer leads to; numbers get one sample answer."""
    assert depth, f"{incident} is asked about for ever"
    try:
        verdict = rule(incident, spot, authority)
    except InvalidIncident:
        return
    if not isinstance(verdict, OpenQuestion):
        yield verdict
        return
    field_name = verdict.field.partition(".")[2]
    answer_values: list[Any] = [answer.value for answer in verdict.answers]
    if not answer_values:
        answer_values = [
            VALUE_BY_FIELD_NAME.get(field_name, VALUE_BY_INPUT_TYPE[input_type_of(verdict)])
        ]
    for answer_value in answer_values:
        yield from reachable_rulings(
            *apply_answer(incident, spot, verdict, answer_value), authority, depth - 1
        )
