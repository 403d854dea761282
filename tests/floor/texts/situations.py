"""Incident texts with their meanings.

Each file covers one language and chapter. ``say`` is the text; ``see`` and ``has`` are the incident
and its fields that differ from the defaults; ``at`` holds the relevant fields of the spot. ``asks``
marks texts that must not be settled without a question. Later sets name the ``situation`` by its
key, and other possible situations in ``also``.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from riverboat.cards import parse_cards
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor import (
    AUTHORITIES,
    ActionTaken,
    AnyIncident,
    Authority,
    NotUnderstood,
    OpenQuestion,
    ParseResult,
    Spot,
    Unclear,
    Understood,
    read,
)
from riverboat.floor.incident import incident_tag
from riverboat.floor.inquiry.line_reading import read_line
from riverboat.floor.inquiry.meanings import rank_meanings
from riverboat.floor.inquiry.settling import settle_verdict, verdict_orders
from riverboat.floor.situations import situation as situation_of

FOLDER = Path(__file__).resolve().parent

Outcome = Literal["right", "asked", "asked back", "not understood", "wrong"]

IMPLIED_FIELDS = frozenset(
    "opening raise_by least_bet ranking family game hole betting last_street least who own "
    "anybody_acted acted begun faces_all_in".split()
)
"""Fields of the spot implied by the text; fields named in a situation must match."""


class Situation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text and its meaning."""

    say: str
    see: str = ""
    has: dict[str, Any] = {}
    at: dict[str, Any] = {}
    asks: bool = False
    situation: str = ""
    also: tuple[str, ...] = ()

    @property
    def is_rulable(self) -> bool:
        """True if the text describes something that can be ruled on."""
        return bool(self.see or self.situation)

    @property
    def kinds(self) -> frozenset[str]:
        """The incident kinds that the text may describe."""
        situation_keys = [self.situation, *self.also] if self.situation else []
        incident_tags = [incident_tag(situation_of(key).incident_type) for key in situation_keys]
        return frozenset([*incident_tags, self.see] if self.see else incident_tags)

    @property
    def is_held_out(self) -> bool:
        """True if the text was held out while the grammar was written."""
        return bool(hashlib.sha256(self.say.encode()).digest()[0] & 1)


LATER_SETS = ("fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
"""Sets written after the grammar was finished."""


def situations(language: str, set_names: tuple[str, ...] = ()) -> Iterator[Situation]:
    """Yield all situations of a language, or those of some sets."""
    for file in sorted((FOLDER / language).glob("*.toml")):
        if set_names and file.stem not in set_names:
            continue
        for entry in tomllib.loads(file.read_text("utf-8"))["text"]:
            yield msgspec.convert(entry, Situation)


def judge_situation(situation: Situation, language: str) -> tuple[Outcome, ParseResult]:
    """Return how a text is read: correctly, with a question, not at all, or wrongly.

    It is *asked back* if it is not understood but the right meaning is among the offers, and right
    if every authority rules on it as on the meaning that is written beside it.
    """
    reading = read(situation.say, language)
    match reading:
        case NotUnderstood():
            offered_meanings = rank_meanings(read_line(situation.say, language), language).meanings
            offered_kinds = situation.kinds & {
                meaning.draft.kind for meaning in offered_meanings if meaning.draft
            }
            return "asked back" if offered_kinds else "not understood", reading
        case Unclear():
            return "asked", reading
        case Understood() if situation.asks and _always_asks(reading):
            return "asked", reading
        case Understood():
            is_right_kind = (
                not situation.asks and incident_tag(type(reading.incident)) in situation.kinds
            )
            is_right = is_right_kind and (not situation.see or _is_right(situation, reading))
            return ("right" if is_right else "wrong"), reading


def _always_asks(reading: Understood) -> bool:
    """Return True if every authority asks before it rules."""
    return all(
        isinstance(_rule(reading.incident, reading.spot, authority), OpenQuestion)
        for authority in AUTHORITIES.values()
    )


def _is_right(situation: Situation, reading: Understood) -> bool:
    return _matches_meaning(situation, reading) or all(
        _are_equal_rulings(
            _rule(*_expected_incident(situation), authority),
            _rule(reading.incident, reading.spot, authority),
        )
        for authority in AUTHORITIES.values()
    )


def _are_equal_rulings(expected: Any, actual: Any) -> bool:
    """Return True if two rulings are equal; if either is a question, its answer decides later."""
    return (
        expected == actual or isinstance(expected, OpenQuestion) or isinstance(actual, OpenQuestion)
    )


def _rule(incident: AnyIncident, spot: Spot, authority: Authority) -> Any:
    """Return the ruling on an incident, or the question that has to be answered."""
    try:
        verdict = settle_verdict(incident, spot, authority).verdict
    except RefusalError as error:
        return error.refusal
    return verdict if isinstance(verdict, OpenQuestion) else verdict_orders(verdict)


def _expected_incident(situation: Situation) -> tuple[AnyIncident, Spot]:
    """Return the meaning of a text as an incident and a spot."""
    fields = {name: _parse_card_list(value) for name, value in situation.has.items()}
    incident = msgspec.convert({"see": situation.see, **fields}, AnyIncident)
    spot_fields = dict(situation.at)
    action_kinds = spot_fields.pop("did", "").split()
    spot = msgspec.convert(spot_fields, Spot)
    if not action_kinds:
        return incident, spot
    actions = [
        ActionTaken(seat, action_kind, spot.street or 0)
        for seat, action_kind in enumerate(action_kinds, 1)
    ]
    return incident, msgspec.structs.replace(spot, actions_taken=tuple(actions))


def _matches_meaning(situation: Situation, reading: Understood) -> bool:
    read_fields = msgspec.json.decode(msgspec.json.encode(reading.incident))
    default_fields = msgspec.json.decode(msgspec.json.encode(_minimal_incident(reading)))
    if read_fields["see"] not in situation.kinds:
        return False
    expected_fields = {name: _parse_card_list(value) for name, value in situation.has.items()}
    for name in {*read_fields, *expected_fields} - {"see", "who"}:
        value = _seat_label(name, read_fields.get(name), reading)
        if value != expected_fields.get(name, default_fields.get(name)):
            return False
    if "who" in expected_fields and reading.player_labels[0] != str(expected_fields["who"]):
        return False
    return _matches_spot(situation, reading)


def _minimal_incident(reading: Understood) -> Any:
    """Return an incident of this kind with required fields only."""
    # Any, because mypy would compare the sixty types of the union pairwise
    incident_type: Any = type(reading.incident)
    return incident_type(
        **{
            field.name: getattr(reading.incident, field.name)
            for field in msgspec.structs.fields(incident_type)
            if field.required
        }
    )


def _parse_card_list(value: Any) -> Any:
    if isinstance(value, list) and value and isinstance(value[0], str) and len(value[0]) == 2:
        return list(parse_cards("".join(value)))
    return value


_SEAT_FIELDS = frozenset("to whose overcall fouled third whom also aggressor first".split())


def _seat_label(name: str, value: Any, reading: Understood) -> Any:
    """Replace a seat index by the label used in the text."""
    if name in _SEAT_FIELDS and type(value) is int and value < len(reading.player_labels):
        label = reading.player_labels[value]
        return int(label) if label.isdigit() else value
    return value


def _matches_spot(situation: Situation, reading: Understood) -> bool:
    spot_fields = msgspec.to_builtins(reading.spot)
    default_fields = msgspec.to_builtins(type(reading.spot)())
    for name, value in spot_fields.items():
        if name == "did" and value is not None:
            value = " ".join(action["deed"] for action in value)
        if name in situation.at:
            if value != situation.at[name]:
                return False
        elif value != default_fields[name] and name not in IMPLIED_FIELDS:
            return False
    return True
