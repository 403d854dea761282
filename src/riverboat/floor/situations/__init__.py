"""Situations: a closed, ordered list of everything that the floor can be asked about.

>>> from riverboat.floor import Spot, authority, describe_verdict, rule
>>> from riverboat.floor.situations import incident_of, situation
>>> incident = incident_of(situation("silent-chips"), {"motions": [[1000, 500]]})
>>> print(describe_verdict(rule(incident, Spot(), authority("tda-2024"))))
asks: how much is the total bet?
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from riverboat.decoding import convert
from riverboat.floor.field_keys import get_by_key
from riverboat.floor.incident import Incident, incident_tag
from riverboat.floor.rule import AnyIncident
from riverboat.floor.situations import (
    bet_situations,
    card_situations,
    hand_situations,
    turn_situations,
)
from riverboat.floor.situations.situation import (
    CHAPTERS,
    SHARED_TITLES,
    Chapter,
    Kind,
    Situation,
    SituationField,
    kind_of,
)
from riverboat.words.floor.situations.title import Title
from riverboat.words.phrase_codes import renamed_ids

__all__ = [
    "CHAPTERS",
    "SITUATIONS",
    "Chapter",
    "SituationField",
    "Kind",
    "Situation",
    "former_keys",
    "kind_of",
    "incident_of",
    "situation",
    "situations_of",
    "title_of",
]

SITUATIONS: Final[Mapping[Chapter, tuple[Situation, ...]]] = {
    "bets": bet_situations.BETS,
    "words": bet_situations.SPOKEN_WORDS,
    "later": bet_situations.LATE_DISCOVERIES,
    "turns": turn_situations.TURNS,
    "deal": card_situations.DEAL,
    "shown": card_situations.SHOWN_CARDS,
    "deck": card_situations.DECK,
    "stud": card_situations.STUD,
    "draw": card_situations.DRAW,
    "hands": hand_situations.HANDS,
    "showdown": hand_situations.SHOWDOWN,
    "people": hand_situations.CONDUCT,
}
"""The situations of each chapter, the most frequent first."""

_BY_KEY: Final = {
    situation.key: situation for chapter in SITUATIONS.values() for situation in chapter
}


def situation(key: str) -> Situation:
    """Return the situation of a key, or of a key before version 0.9; ``KeyError`` if unknown."""
    return _BY_KEY.get(key) or _BY_KEY[renamed_ids()[key]]


@cache
def former_keys() -> Mapping[str, str]:
    """Return the key before version 0.9 of each renamed situation, by its present key."""
    return {new_key: old_key for old_key, new_key in renamed_ids().items() if new_key in _BY_KEY}


def incident_of(situation: Situation, fields: Mapping[str, Any]) -> AnyIncident:
    """Build an incident of the situation from field values by name.

    Raises ``msgspec.ValidationError`` if a required field is missing or a value is invalid.
    """
    encoded = {"see": incident_tag(situation.incident_type), **situation.given_fields, **fields}
    incident: AnyIncident = convert(encoded, AnyIncident)
    return incident


def situations_of(incident: AnyIncident) -> Iterator[Situation]:
    """Yield the situations that an incident may be an example of."""
    for situation in _BY_KEY.values():
        if isinstance(incident, situation.incident_type) and _matches_given_fields(
            incident, situation
        ):
            yield situation


def situations_of_type(kind: type[Incident]) -> tuple[Situation, ...]:
    """Return the situations that become incidents of a type, in display order."""
    return tuple(
        [
            situation
            for chapter_situations in SITUATIONS.values()
            for situation in chapter_situations
            if situation.incident_type is kind
        ]
    )


def title_of(kind: type[Incident]) -> Title:
    """Return the title of an incident type: that of its situation, or a common title of several."""
    return SHARED_TITLES.get(kind) or next(
        situation.title for situation in _BY_KEY.values() if situation.incident_type is kind
    )


def _matches_given_fields(incident: AnyIncident, situation: Situation) -> bool:
    return all(get_by_key(incident, key) == value for key, value in situation.given_fields.items())
