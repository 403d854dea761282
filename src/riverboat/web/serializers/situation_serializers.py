"""Serializers of floor situations for the page that lists them."""

from __future__ import annotations

from functools import cache

from riverboat.floor import AUTHORITIES, OpenQuestion
from riverboat.floor.incident import incident_tag
from riverboat.floor.situations import (
    CHAPTERS,
    SITUATIONS,
    Chapter,
    Situation,
    SituationField,
    former_keys,
    input_type_of,
)
from riverboat.web.schemas.floor_schemas import (
    AuthorityInfo,
    FloorAnswer,
    FloorCatalogue,
    FloorChapterTitle,
    FloorField,
    FloorSituation,
)


@cache
def build_floor_catalogue() -> FloorCatalogue:
    """Return the authorities, the chapters and the situations."""
    return FloorCatalogue(
        tuple(
            [
                AuthorityInfo(authority.key, authority.name, authority.is_for_tournaments)
                for authority in AUTHORITIES.values()
            ]
        ),
        tuple([FloorChapterTitle(chapter_key, title) for chapter_key, title in CHAPTERS.items()]),
        tuple(
            [
                _build_floor_situation(situation, chapter_key)
                for chapter_key, situations in SITUATIONS.items()
                for situation in situations
            ]
        ),
    )


def _build_floor_situation(situation: Situation, chapter: Chapter) -> FloorSituation:
    return FloorSituation(
        situation.key,
        former_keys().get(situation.key, ""),
        chapter,
        situation.title,
        situation.synonyms,
        incident_tag(situation.incident_type),
        dict(situation.given_fields),
        tuple(map(build_situation_field, situation.required_fields)),
        tuple(map(build_situation_field, situation.optional_fields)),
    )


def build_situation_field(field: SituationField) -> FloorField:
    """Return a field of a situation as a payload."""
    answers = tuple([FloorAnswer(answer, value) for answer, value in field.answers])
    return FloorField(field.key, field.kind, field.question, answers)


def question_field(question: OpenQuestion) -> FloorField:
    """Return a question of the floor as a field to fill in."""
    answers = tuple([FloorAnswer(answer.answer, answer.value) for answer in question.answers])
    return FloorField(question.field, input_type_of(question), question.question, answers)
