"""Everything that the floor can be asked about, as a page lists it."""

from __future__ import annotations

from functools import cache

from riverboat.floor import AUTHORITIES, Asks
from riverboat.floor.situations import (
    CHAPTERS,
    SITUATIONS,
    Chapter,
    Field,
    Situation,
    kind_of,
)
from riverboat.web.shapes.floor import (
    AuthoritySheet,
    FloorAnswer,
    FloorChapterTitle,
    FloorField,
    FloorSheet,
    FloorSituation,
)


@cache
def floor_sheet() -> FloorSheet:
    """The authorities, the chapters and the situations."""
    return FloorSheet(
        tuple([AuthoritySheet(each.key, each.name, each.event) for each in AUTHORITIES.values()]),
        tuple([FloorChapterTitle(key, title) for key, title in CHAPTERS.items()]),
        tuple([_situation(each, key) for key, found in SITUATIONS.items() for each in found]),
    )


def _situation(each: Situation, chapter: Chapter) -> FloorSituation:
    return FloorSituation(
        each.key,
        chapter,
        each.title,
        each.also,
        each.see.__name__,
        dict(each.given),
        tuple(map(_field, each.needs)),
        tuple(map(_field, each.more)),
    )


def _field(field: Field) -> FloorField:
    answers = tuple([FloorAnswer(said, value) for said, value in field.answers])
    return FloorField(field.key, field.kind, field.question, answers)


def question_field(asks: Asks) -> FloorField:
    """A question of the floor as a field that is told."""
    answers = tuple([FloorAnswer(each.answer, each.value) for each in asks.answers])
    return FloorField(asks.field, kind_of(asks), asks.question, answers)
