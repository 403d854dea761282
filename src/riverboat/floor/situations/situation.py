"""What can happen at a table, as somebody looks for it: a title, and what is asked about it first.

Pure data. A situation names the observation that it becomes, says the fields of it that its title
says already (``given``), and lists what has to be asked before anybody can rule (``needs``) and
what may be told besides (``more``). All else the floor asks for itself, with ``Asks``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias, assert_never

from msgspec import Struct

from riverboat.floor.bets import bet_incidents as of_bets
from riverboat.floor.cards import card_incidents as of_cards
from riverboat.floor.hands import hand_incidents as of_hands
from riverboat.floor.incident import Incident
from riverboat.floor.turns import turn_incidents as of_turns
from riverboat.floor.verdict import OpenQuestion, QuestionSpec
from riverboat.words.floor.situations import title as w
from riverboat.words.floor.situations.title import Title
from riverboat.words.floor.verdicts import Answer, Question

Kind: TypeAlias = Literal[
    "choice", "amount", "count", "seconds", "rank", "seat", "chips", "motions", "cards"
]
"""How a field is told: one of its answers, an amount, a count of anything else, seconds, the rank
of a card (an ace is 14, or 1 where it is low), a seat, chips by denomination, several motions of
such chips, cards."""

Chapter: TypeAlias = Literal[
    "bets", "words", "later", "turns", "deal", "shown", "deck", "stud", "draw", "hands",
    "showdown", "people",
]  # fmt: skip
"""Where a situation is looked for, in the order in which chapters stand."""

CHAPTERS: Mapping[Chapter, Title] = {
    "bets": w.ChipsAndBets(),
    "words": w.WhatWasSpoken(),
    "later": w.FoundOutLater(),
    "turns": w.TurnsAndTime(),
    "deal": w.TheDeal(),
    "shown": w.ShownCards(),
    "deck": w.TheDeckAndTheBoard(),
    "stud": w.OfStud(),
    "draw": w.OfDraw(),
    "hands": w.HandsInPlay(),
    "showdown": w.TheShowdown(),
    "people": w.ConductAndPeople(),
}
"""The chapters by their keys."""


class SituationField(Struct, frozen=True):
    """Something that somebody tells about a situation, of what was seen or of the moment."""

    question: Question
    of: Literal["seen", "spot"]
    name: str
    kind: Kind
    answers: tuple[tuple[Answer, bool | int | str], ...] = ()
    """What can be told, and what it puts into the field; for a choice only."""

    @property
    def key(self) -> str:
        """As ``Asks`` calls it: ``seen.motions``, ``spot.own``."""
        return f"{self.of}.{self.name}"


class Situation(Struct, frozen=True):
    """Something that can happen at a table."""

    title: Title
    incident_type: type[Incident]
    """What it is, once it is told."""
    given_fields: Mapping[str, Any] = {}
    """What its title says of it."""
    required_fields: tuple[SituationField, ...] = ()
    """What must be told, in this order."""
    optional_fields: tuple[SituationField, ...] = ()
    """What may be told besides; what is left out was not so, or is asked for when it matters."""

    @property
    def key(self) -> str:
        """Its name in an address: ``big-chip-in-silence``."""
        name = type(self.title).__name__
        return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")

    @property
    def synonyms(self) -> tuple[str, ...]:
        """What else players call it, in any language: ``undercall``."""
        return tuple(_load_synonyms().get(self.key, ()))


@cache
def _load_synonyms() -> dict[str, list[str]]:
    text = files(__package__).joinpath("also.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


# Titles ------------------------------------------------------------------------------------------


SHARED_TITLES: Mapping[type[Incident], Title] = {
    of_bets.Pushed: w.ChipsWerePushed(),
    of_bets.Said: w.WordsWereSaid(),
    of_bets.TokenPushed: w.NoChipWasPushed(),
    of_bets.AskedToCount: w.ACountWasAsked(),
    of_turns.ActedOutOfTurn: w.ActedOutOfTheirTurn(),
    of_turns.ActedAgain: w.ActedInOneTurn(),
    of_cards.Exposed: w.ACardWasExposed(),
    of_cards.FoulDeck: w.DeckIsFoul(),
    of_cards.BurnsWrong: w.BurnsAreWrong(),
    of_hands.Behaved: w.ConductWasBroken(),
}
"""What the kinds of observation are called that have several titles; all others have their one."""

# Fields ------------------------------------------------------------------------------------------


def incident_field(
    kind: Kind, name: str, question: Question, *answers: tuple[Answer, Any]
) -> SituationField:
    """A field of what was seen."""
    return SituationField(question, "seen", name, kind, answers)


def question_field(ask: QuestionSpec[Any]) -> SituationField:
    """What a ruling would ask, told at once."""
    match ask.of:
        case "seen" | "spot":
            kind: Kind = "choice" if ask.answers else number_kind(f"{ask.of}.{ask.field}")
            return SituationField(ask.question, ask.of, ask.field, kind, ask.answers)
        case _:
            assert_never(ask.of)


def number_kind(field: str) -> Kind:
    """What a question without answers asks for: ``spot.players`` is a count.

    >>> number_kind("spot.bet"), number_kind("seen.waited"), number_kind("seen.aggressor")
    ('amount', 'seconds', 'seat')
    """
    return _NUMBERS.get(field, "amount")


def kind_of(asks: OpenQuestion) -> Kind:
    """How the answer to a question is told."""
    return "choice" if asks.answers else number_kind(asks.field)


_NUMBERS: Mapping[str, Kind] = {
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
