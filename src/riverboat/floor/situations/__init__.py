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
from riverboat.deprecation import deprecated_names
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
    InputType,
    Situation,
    SituationField,
    input_type_of,
)
from riverboat.words.floor.situations.title import Title
from riverboat.words.phrase_codes import renamed_ids

__all__ = [
    "CHAPTERS",
    "SITUATIONS",
    "Chapter",
    "SituationField",
    "InputType",
    "Situation",
    "former_keys",
    "input_type_of",
    "incident_of",
    "situation",
    "situations_of",
    "title_of",
]

SITUATIONS: Final[Mapping[Chapter, tuple[Situation, ...]]] = {
    "bets": bet_situations.BET_SITUATIONS,
    "words": bet_situations.SPEECH_SITUATIONS,
    "later": bet_situations.LATE_DISCOVERY_SITUATIONS,
    "turns": turn_situations.TURN_SITUATIONS,
    "deal": card_situations.DEAL_SITUATIONS,
    "shown": card_situations.SHOWN_CARD_SITUATIONS,
    "deck": card_situations.DECK_SITUATIONS,
    "stud": card_situations.STUD_SITUATIONS,
    "draw": card_situations.DRAW_SITUATIONS,
    "hands": hand_situations.LIVE_HAND_SITUATIONS,
    "showdown": hand_situations.SHOWDOWN_SITUATIONS,
    "people": hand_situations.CONDUCT_SITUATIONS,
}
"""The situations of each chapter, the most frequent first."""

_SITUATION_BY_KEY: Final = {
    situation.key: situation
    for chapter_situations in SITUATIONS.values()
    for situation in chapter_situations
}


def situation(key: str) -> Situation:
    """Return the situation of a key, or of a key before version 0.9; ``KeyError`` if unknown."""
    return _SITUATION_BY_KEY.get(key) or _SITUATION_BY_KEY[renamed_ids()[key]]


@cache
def former_keys() -> Mapping[str, str]:
    """Return the key before version 0.9 of each renamed situation, by its present key."""
    return {
        new_key: old_key
        for old_key, new_key in renamed_ids().items()
        if new_key in _SITUATION_BY_KEY
    }


def incident_of(situation: Situation, fields: Mapping[str, Any]) -> AnyIncident:
    """Build an incident of the situation from field values by name.

    Raises ``msgspec.ValidationError`` if a required field is missing or a value is invalid.
    """
    encoded_incident = {
        "see": incident_tag(situation.incident_type),
        **situation.given_fields,
        **fields,
    }
    incident: AnyIncident = convert(encoded_incident, AnyIncident)
    return incident


def situations_of(incident: AnyIncident) -> Iterator[Situation]:
    """Yield the situations that an incident may be an example of."""
    for situation in _SITUATION_BY_KEY.values():
        if isinstance(incident, situation.incident_type) and _matches_given_fields(
            incident, situation
        ):
            yield situation


def situations_of_type(incident_type: type[Incident]) -> tuple[Situation, ...]:
    """Return the situations that become incidents of a type, in display order."""
    return tuple(
        [
            situation
            for chapter_situations in SITUATIONS.values()
            for situation in chapter_situations
            if situation.incident_type is incident_type
        ]
    )


def title_of(incident_type: type[Incident]) -> Title:
    """Return the title of an incident type: that of its situation, or a common title of several."""
    return SHARED_TITLES.get(incident_type) or next(
        situation.title
        for situation in _SITUATION_BY_KEY.values()
        if situation.incident_type is incident_type
    )


def _matches_given_fields(incident: AnyIncident, situation: Situation) -> bool:
    return all(get_by_key(incident, key) == value for key, value in situation.given_fields.items())


__getattr__ = deprecated_names(__name__)
