"""Serializers of the floor's situations, as a page lists them."""

from __future__ import annotations

from functools import cache

from riverboat.floor import AUTHORITIES, OpenQuestion
from riverboat.floor.situations import (
    CHAPTERS,
    SITUATIONS,
    Chapter,
    Situation,
    SituationField,
    kind_of,
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
def floor_catalogue() -> FloorCatalogue:
    """Return the authorities, the chapters and the situations."""
    return FloorCatalogue(
        tuple([AuthorityInfo(each.key, each.name, each.event) for each in AUTHORITIES.values()]),
        tuple([FloorChapterTitle(key, title) for key, title in CHAPTERS.items()]),
        tuple([_situation(each, key) for key, found in SITUATIONS.items() for each in found]),
    )


def _situation(each: Situation, chapter: Chapter) -> FloorSituation:
    return FloorSituation(
        each.key,
        chapter,
        each.title,
        each.synonyms,
        each.incident_type.__name__,
        dict(each.given_fields),
        tuple(map(_field, each.required_fields)),
        tuple(map(_field, each.optional_fields)),
    )


def _field(field: SituationField) -> FloorField:
    answers = tuple([FloorAnswer(said, value) for said, value in field.answers])
    return FloorField(field.key, field.kind, field.question, answers)


def question_field(asks: OpenQuestion) -> FloorField:
    """Return a question of the floor as a field to fill in."""
    answers = tuple([FloorAnswer(each.answer, each.value) for each in asks.answers])
    return FloorField(asks.field, kind_of(asks), asks.question, answers)
