"""Situations: complete coverage, fields, titles and rulings."""

from __future__ import annotations

import importlib
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import fields

from riverboat.floor import AUTHORITIES, AnyIncident, Spot, authority
from riverboat.floor.field_keys import fields_by_key
from riverboat.floor.incident import Incident
from riverboat.floor.situations import (
    CHAPTERS,
    SITUATIONS,
    InputType,
    Situation,
    SituationField,
    former_keys,
    incident_of,
    situation,
    situations_of,
    title_of,
)
from riverboat.floor.situations.situation import SHARED_TITLES, numeric_input_type
from riverboat.floor.verdict import QuestionSpec
from riverboat.words import ENGLISH
from riverboat.words.floor.situations.title import Title
from riverboat.words.phrase_codes import phrase_classes
from tests.floor.situation_walks import reachable_rulings, sample_incident

ALL_SITUATIONS = [situation for chapter in SITUATIONS.values() for situation in chapter]
every_situation = pytest.mark.parametrize(
    "situation", ALL_SITUATIONS, ids=lambda situation: situation.key
)


def incident_types() -> Iterator[type[Incident]]:
    def flatten_union(union_type: Any) -> Iterator[Any]:
        for member in get_args(union_type):
            yield from flatten_union(member) if get_args(member) else (member,)

    yield from flatten_union(AnyIncident)


def remove_none(type_hint: Any) -> Any:
    """Return a type without its optional ``None``."""
    if get_origin(type_hint) not in (Union, UnionType):
        return type_hint
    return next(arg for arg in get_args(type_hint) if arg is not type(None))


def matches_kind(input_type: InputType, type_hint: Any) -> bool:
    """Return True if a field of this type can be entered as this kind."""
    if input_type == "choice":
        return (
            type_hint is bool
            or type_hint is str
            or get_origin(type_hint) is Literal
            or type_hint is int
        )
    if input_type == "motions":
        return bool(type_hint == tuple[tuple[int, ...], ...])
    return bool(type_hint == (tuple[int, ...] if input_type in ("chips", "cards") else int))


# Coverage and titles ----------------------------------------------------------------------------


def test_every_incident_type_has_situation() -> None:
    assert {situation.incident_type for situation in ALL_SITUATIONS} == {*incident_types()}


def test_incident_titles_come_from_situation_or_shared_title() -> None:
    shared_types = {
        incident_type
        for incident_type, count in Counter(
            situation.incident_type for situation in ALL_SITUATIONS
        ).items()
        if count > 1
    }
    assert set(SHARED_TITLES) == shared_types
    assert all(
        title_of(situation.incident_type) == situation.title
        for situation in ALL_SITUATIONS
        if situation.incident_type not in shared_types
    )


def test_situation_keys_are_unique() -> None:
    assert len({situation.key for situation in ALL_SITUATIONS}) == len(ALL_SITUATIONS)
    assert all(
        situation(other_situation.key) is other_situation for other_situation in ALL_SITUATIONS
    )


def test_former_keys_lead_to_their_situations() -> None:
    assert len(former_keys()) > 100
    situation_keys = {situation.key for situation in ALL_SITUATIONS}
    for key, former_key in former_keys().items():
        assert former_key not in situation_keys
        assert situation(former_key).key == key
    with pytest.raises(KeyError):
        situation("no-such-situation")


def test_every_title_is_used() -> None:
    used_titles = {
        type(title)
        for title in (*(situation.title for situation in ALL_SITUATIONS), *SHARED_TITLES.values())
    }
    used_titles |= {type(chapter_title) for chapter_title in CHAPTERS.values()}
    assert used_titles == {
        title_type for title_type in phrase_classes().values() if issubclass(title_type, Title)
    }
    assert [*CHAPTERS] == [*SITUATIONS]


def test_situation_synonyms_differ_from_title() -> None:
    synonyms_by_key = {
        situation.key: situation.synonyms for situation in ALL_SITUATIONS if situation.synonyms
    }
    assert len(synonyms_by_key) > 80
    file = files("riverboat.floor.situations").joinpath("also.toml")
    assert {*tomllib.loads(file.read_text(encoding="utf-8"))} == {*synonyms_by_key}
    for other_situation in ALL_SITUATIONS:
        title = ENGLISH.say(other_situation.title).lower()
        assert [
            word for word in other_situation.synonyms if word != word.lower() or word == title
        ] == []
        assert len({*other_situation.synonyms}) == len(other_situation.synonyms)
    assert "undercall" in situation("undercall").synonyms


# Questions --------------------------------------------------------------------------------------


@every_situation
def test_required_fields_are_given_or_asked(situation: Situation) -> None:
    required_fields = {
        field.encode_name for field in fields(situation.incident_type) if field.required
    }
    assert required_fields <= {*situation.given_fields} | {
        field.name for field in situation.required_fields if field.source == "seen"
    }


@every_situation
def test_asked_fields_exist_and_have_matching_kind(situation: Situation) -> None:
    situation_fields = (*situation.required_fields, *situation.optional_fields)
    assert len({field.key for field in situation_fields}) == len(situation_fields)
    for field in situation_fields:
        assert field.name not in situation.given_fields
        field_owner = situation.incident_type if field.source == "seen" else Spot
        hint = remove_none(get_type_hints(field_owner)[fields_by_key(field_owner)[field.name].name])
        assert matches_kind(field.kind, hint), f"{field.key} is {hint}"
        assert bool(field.answers) == (field.kind == "choice")
        if get_origin(hint) is Literal:
            assert {value for _, value in field.answers} <= {*get_args(hint)}


def question_specs() -> Iterator[QuestionSpec[Any]]:
    for chapter in ("bets", "turns", "cards", "hands"):
        module = importlib.import_module(f"riverboat.floor.{chapter}.{chapter[:-1]}_questions")
        yield from (value for value in vars(module).values() if isinstance(value, QuestionSpec))


def test_number_questions_name_their_unit() -> None:
    """Questions for an amount count chips; other counting questions name their unit."""
    for spec in [spec for spec in question_specs() if not spec.answers]:
        question_text = ENGLISH.say(spec.question)
        is_amount = numeric_input_type(f"{spec.source}.{spec.field}") == "amount"
        assert is_amount == ("how much" in question_text or "chips" in question_text), question_text


def test_situation_builds_incident_from_fields() -> None:
    current_situation = situation("bet-out-of-turn")
    incident = incident_of(current_situation, {"to": 300})
    assert (incident.action, incident.raise_total) == ("raise", 300)  # type: ignore[union-attr]
    assert [other_situation.key for other_situation in situations_of(incident)] == [
        "bet-out-of-turn"
    ]


# Rulings ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("authority_key", AUTHORITIES)
def test_every_situation_leads_to_ruling(authority_key: str) -> None:
    for current_situation in ALL_SITUATIONS:
        rulings = [
            *reachable_rulings(*sample_incident(current_situation), authority(authority_key))
        ]
        assert rulings, f"nobody rules on {current_situation.key}"
        assert all(ruling.cites for ruling in rulings), current_situation.key


def test_situation_field_has_qualified_key() -> None:
    field = situation("silent-chips").required_fields[0]
    assert isinstance(field, SituationField)
    assert field.key == "seen.motions"
