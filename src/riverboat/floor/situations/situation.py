"""Situations at a table as users look them up: a title, and the first questions about it.

Pure data. A situation names the incident type that it becomes, the fields that its title implies
(``given_fields``), the fields required before a ruling (``required_fields``) and those that may be
given (``optional_fields``). The floor asks for everything else with an ``OpenQuestion``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias, assert_never

from msgspec import Struct

from riverboat.floor.bets import bet_incidents
from riverboat.floor.cards import card_incidents
from riverboat.floor.hands import hand_incidents
from riverboat.floor.incident import Incident
from riverboat.floor.turns import turn_incidents
from riverboat.floor.verdict import OpenQuestion, QuestionSpec
from riverboat.words.floor.situations import title as w
from riverboat.words.floor.situations.title import Title
from riverboat.words.floor.verdicts import Answer, Question

InputType: TypeAlias = Literal[
    "choice", "amount", "count", "seconds", "rank", "seat", "chips", "motions", "cards"
]
"""The input type of a field: a choice, an amount, a count of anything else, seconds, the rank
of a card (an ace is 14, or 1 where it is low), a seat, chips by denomination, several motions of
such chips, cards.
"""

Chapter: TypeAlias = Literal[
    "bets", "words", "later", "turns", "deal", "shown", "deck", "stud", "draw", "hands",
    "showdown", "people",
]  # fmt: skip
"""The chapters of situations, in display order."""

CHAPTERS: Mapping[Chapter, Title] = {
    "bets": w.ChipsAndBetsChapter(),
    "words": w.WordsAndGesturesChapter(),
    "later": w.LateDiscoveriesChapter(),
    "turns": w.TurnsAndTimeChapter(),
    "deal": w.DealChapter(),
    "shown": w.ExposedCardsChapter(),
    "deck": w.DeckAndBoardChapter(),
    "stud": w.StudChapter(),
    "draw": w.DrawChapter(),
    "hands": w.HandsInPlayChapter(),
    "showdown": w.ShowdownChapter(),
    "people": w.ConductChapter(),
}
"""Titles of the chapters by key."""


class SituationField(Struct, frozen=True, rename={"source": "of"}):
    """A field of the incident or of the spot that the user fills in."""

    question: Question
    source: Literal["seen", "spot"]
    """The owner of the field: ``spot``, or ``seen`` for the incident."""
    name: str
    """The JSON key of the field."""
    kind: InputType
    answers: tuple[tuple[Answer, bool | int | str], ...] = ()
    """Answers and their values; for a choice only."""

    @property
    def key(self) -> str:
        """The key of the field in an ``OpenQuestion``: ``seen.motions``, ``spot.bet``."""
        return f"{self.source}.{self.name}"


class Situation(Struct, frozen=True):
    """A situation that can arise at a table."""

    title: Title
    incident_type: type[Incident]
    """The type of incident that the situation becomes."""
    given_fields: Mapping[str, Any] = {}
    """Values of the fields that the title implies, by field name."""
    required_fields: tuple[SituationField, ...] = ()
    """Required fields, in this order."""
    optional_fields: tuple[SituationField, ...] = ()
    """Optional fields. A missing one counts as false, or the floor asks for it when it matters."""

    @property
    def key(self) -> str:
        """The situation's name in a URL: ``silent-oversized-chip``."""
        name = type(self.title).__name__
        return "".join(
            f"-{letter.lower()}" if letter.isupper() else letter for letter in name
        ).lstrip("-")

    @property
    def synonyms(self) -> tuple[str, ...]:
        """Other names that players use, in any language: ``undercall``."""
        return tuple(_load_synonyms().get(self.key, ()))


@cache
def _load_synonyms() -> dict[str, list[str]]:
    text = files(__package__).joinpath("also.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


# Titles ---


SHARED_TITLES: Mapping[type[Incident], Title] = {
    bet_incidents.PushedChips: w.ChipsPushed(),
    bet_incidents.SpokenAction: w.WordsSpoken(),
    bet_incidents.TokenPushed: w.TokenPushed(),
    bet_incidents.CountRequested: w.CountRequest(),
    turn_incidents.ActedOutOfTurn: w.PlayOutOfTurn(),
    turn_incidents.RepeatedAction: w.SecondActionInTurn(),
    card_incidents.CardExposed: w.CardExposedInDeal(),
    card_incidents.FoulDeck: w.FoulDeckFound(),
    card_incidents.WrongBurnCount: w.WrongBurnCount(),
    hand_incidents.ConductBreach: w.ConductBreach(),
}
"""Titles of incident types that have several situations.

All other types use the title of their only situation.
"""

# Fields ---


def incident_field(
    kind: InputType, name: str, question: Question, *answers: tuple[Answer, Any]
) -> SituationField:
    """Return a field of the incident."""
    return SituationField(question, "seen", name, kind, answers)


def question_field(question_spec: QuestionSpec[Any]) -> SituationField:
    """Return a field with the question and answers that a ruling would ask with."""
    match question_spec.source:
        case "seen" | "spot":
            kind: InputType = (
                "choice"
                if question_spec.answers
                else numeric_input_type(f"{question_spec.source}.{question_spec.field}")
            )
            return SituationField(
                question_spec.question,
                question_spec.source,
                question_spec.field,
                kind,
                question_spec.answers,
            )
        case _:
            assert_never(question_spec.source)


def numeric_input_type(field: str) -> InputType:
    """Return the input type of a question without answers: ``spot.players`` is a count.

    >>> numeric_input_type("spot.bet"), numeric_input_type("seen.waited")
    ('amount', 'seconds')
    """
    return _INPUT_TYPE_BY_FIELD.get(field, "amount")


def input_type_of(question: OpenQuestion) -> InputType:
    """Return the input type of the question's answer."""
    return "choice" if question.answers else numeric_input_type(question.field)


_INPUT_TYPE_BY_FIELD: Mapping[str, InputType] = {
    "seen.aggressor": "seat",
    "seen.first": "seat",
    "seen.waited": "seconds",
    "seen.warned": "count",
    "spot.burned": "count",
    "spot.hole": "count",
    "spot.live": "count",
    "spot.players": "count",
    "spot.stub": "count",
}
