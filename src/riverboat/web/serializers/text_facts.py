"""Facts of an understood text, each of which the user can correct separately."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import fields, replace

from riverboat.floor import Understood
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.inquiry.settling import Assumption
from riverboat.floor.situations import Situation, SituationField, situations_of
from riverboat.web.schemas.floor_schemas import FloorFact, FloorField
from riverboat.web.serializers.situation_serializers import question_field, situation_field
from riverboat.wire.wire_phrases import Words


def text_facts(
    found: Understood, assumed: Sequence[Assumption]
) -> tuple[tuple[FloorFact, ...], tuple[FloorField, ...]]:
    """Return the facts of an incident that its situation asks for, and those left open."""
    taken = {each.question.field: each for each in assumed}
    situation_fields = [
        each for each in _fields(found) if each.kind != "seat" and each.key not in taken
    ]
    known = [each for each in situation_fields if not _is_open(found, each)]
    facts = [FloorFact(situation_field(each), _value(found, each.key)) for each in known]
    facts += [FloorFact(question_field(each.question), each.value, True) for each in assumed]
    return tuple(facts), tuple(
        [situation_field(each) for each in situation_fields if each not in known]
    )


def _fields(found: Understood) -> tuple[SituationField, ...]:
    """Return the fields of the situation that fits the incident best, each once."""
    fits = [*situations_of(found.seen)]
    if not fits:
        return ()
    best = max(fits, key=lambda each: _score_fit(found, each))
    return (*best.required_fields, *best.optional_fields)


def _score_fit(found: Understood, situation: Situation) -> tuple[int, int]:
    """Score the fit of a situation: the number of facts in its title, then the number of known
    facts that it asks for.
    """
    known = [each for each in situation.required_fields if not _is_open(found, each)]
    return len(situation.given_fields), len(known)


def _is_open(found: Understood, field: SituationField) -> bool:
    owner: Struct = found.seen if field.of == "seen" else found.spot
    return getattr(owner, field.name) in (_default(owner, field.name), None)


def _default(owner: Struct, name: str) -> Any:
    return next(each.default for each in fields(owner) if each.name == name)


def _value(found: Understood, key: str) -> Any:
    of, _, name = key.partition(".")
    return getattr(found.seen if of == "seen" else found.spot, name)


def other_details(found: Understood, facts: Sequence[FloorFact]) -> tuple[Words, ...]:
    """Return everything that was understood besides the facts, a line each."""
    names = [each.field.field for each in facts]
    seen = _without_fields(found.seen, [*_names_of(names, "seen")])
    spot = _without_fields(found.spot, [*_names_of(names, "spot")])
    rest = describe_incident(seen, spot, found.people)
    whole = describe_incident(found.seen, found.spot, found.people)
    return tuple([each for each in whole if each in rest])


def _names_of(keys: Sequence[str], group: str) -> Iterator[str]:
    for key in keys:
        of, _, name = key.partition(".")
        if of == group:
            yield name


def _without_fields(owner: Any, names: Sequence[str]) -> Any:
    """Return an incident or a spot without the facts of some optional fields."""
    required = {each.name for each in fields(owner) if each.required}
    return replace(owner, **{name: _default(owner, name) for name in names if name not in required})
