"""Facts of an understood text, each of which the user can correct separately."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from riverboat.floor import Understood
from riverboat.floor.field_keys import fields_by_key, get_by_key, replace_by_key
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.inquiry.settling import Assumption
from riverboat.floor.situations import Situation, SituationField, situations_of
from riverboat.web.schemas.floor_schemas import FloorFact, FloorField
from riverboat.web.serializers.situation_serializers import build_situation_field, question_field
from riverboat.wire.wire_phrases import Words

StructType = TypeVar("StructType", bound=Struct)


def text_facts(
    meaning: Understood, assumptions: Sequence[Assumption]
) -> tuple[tuple[FloorFact, ...], tuple[FloorField, ...]]:
    """Return the known facts that the incident's situation asks for, and the fields still open."""
    assumption_by_field = {field.question.field: field for field in assumptions}
    situation_fields = [
        field
        for field in _find_situation_fields(meaning)
        if field.kind != "seat" and field.key not in assumption_by_field
    ]
    known_fields = [field for field in situation_fields if not _is_field_unset(meaning, field)]
    facts = [
        FloorFact(build_situation_field(field), _find_value(meaning, field.key))
        for field in known_fields
    ]
    facts += [FloorFact(question_field(field.question), field.value, True) for field in assumptions]
    return tuple(facts), tuple(
        [build_situation_field(field) for field in situation_fields if field not in known_fields]
    )


def _find_situation_fields(meaning: Understood) -> tuple[SituationField, ...]:
    """Return the fields of the situation that fits the incident best, each once."""
    fitting_situations = [*situations_of(meaning.incident)]
    if not fitting_situations:
        return ()
    best_situation = max(fitting_situations, key=lambda situation: _score_fit(meaning, situation))
    return (*best_situation.required_fields, *best_situation.optional_fields)


def _score_fit(meaning: Understood, situation: Situation) -> tuple[int, int]:
    """Score the fit of a situation: the number of facts in its title, then the number of known
    facts that it asks for.
    """
    known_fields = [
        field for field in situation.required_fields if not _is_field_unset(meaning, field)
    ]
    return len(situation.given_fields), len(known_fields)


def _is_field_unset(meaning: Understood, field: SituationField) -> bool:
    owner: Struct = meaning.incident if field.source == "seen" else meaning.spot
    return get_by_key(owner, field.name) in (_find_default_value(owner, field.name), None)


def _find_default_value(owner: Struct, key: str) -> Any:
    return fields_by_key(type(owner))[key].default


def _find_value(meaning: Understood, key: str) -> Any:
    owner_name, _, field_key = key.partition(".")
    return get_by_key(meaning.incident if owner_name == "seen" else meaning.spot, field_key)


def list_other_details(meaning: Understood, facts: Sequence[FloorFact]) -> tuple[Words, ...]:
    """Return everything that was understood besides the facts, a line each."""
    fact_keys = [fact.field.field for fact in facts]
    remaining_incident = _reset_optional_fields(
        meaning.incident, [*_iterate_field_names(fact_keys, "seen")]
    )
    remaining_spot = _reset_optional_fields(
        meaning.spot, [*_iterate_field_names(fact_keys, "spot")]
    )
    remaining_phrases = describe_incident(remaining_incident, remaining_spot, meaning.player_labels)
    all_phrases = describe_incident(meaning.incident, meaning.spot, meaning.player_labels)
    return tuple([phrase for phrase in all_phrases if phrase in remaining_phrases])


def _iterate_field_names(keys: Sequence[str], wanted_owner: str) -> Iterator[str]:
    for key in keys:
        owner_name, _, field_name = key.partition(".")
        if owner_name == wanted_owner:
            yield field_name


def _reset_optional_fields(owner: StructType, keys: Sequence[str]) -> StructType:
    """Return an incident or a spot without the facts of some optional fields."""
    field_by_key = fields_by_key(type(owner))
    return replace_by_key(
        owner,
        {key: field_by_key[key].default for key in keys if not field_by_key[key].required},
    )
