"""Drafts of incidents: a kind and its fields, some of them missing.

A draft becomes an incident and a spot when every required field is filled. Until then
``find_missing_field`` returns the first one that is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo

from riverboat.decoding import convert
from riverboat.engine.games.variants import VARIANTS
from riverboat.floor.bets.bet_incidents import AnyBetIncident
from riverboat.floor.cards.card_incidents import AnyCardIncident
from riverboat.floor.field_keys import fields_by_key
from riverboat.floor.hands.hand_incidents import AnyHandIncident
from riverboat.floor.incident import Incident, incident_tag
from riverboat.floor.rule import AnyIncident
from riverboat.floor.spot import Spot
from riverboat.floor.turns.turn_incidents import AnyTurnIncident

INCIDENT_TYPES: Final[dict[str, type[Incident]]] = {
    incident_tag(incident_type): incident_type
    for incident_union in (AnyBetIncident, AnyTurnIncident, AnyCardIncident, AnyHandIncident)
    for incident_type in get_args(incident_union)
}
"""All incident types by their name in JSON."""

SEAT_FIELDS: Final = frozenset(
    "who to whose overcall fouled third whom also aggressor first".split()
)
"""JSON keys of the numeric fields of incidents that are seats."""


class InconsistentText(Exception):
    """The text gives a field two values; the argument is the field's JSON key."""


class IncidentDraft(Struct, frozen=True, rename={"player_labels": "people"}):
    """The known fields of an incident and of its spot."""

    kind: str
    incident_fields: dict[str, Any] = {}
    spot_fields: dict[str, Any] = {}
    player_labels: tuple[str, ...] = ("",)
    """Labels of players, seat numbers or letters, by index; empty for a player without a label.

    Index 0 is the player whom the incident concerns. Seat fields of the draft are such indexes.
    """

    def has_field(self, field: str) -> bool:
        """Return True if this kind of incident has the field."""
        return field in _get_fields_of_kind(self.kind)

    def with_player(self, label: str) -> tuple[IncidentDraft, int]:
        """Return the draft, with the player added if new, and the index of the label."""
        if label in self.player_labels:
            return self, self.player_labels.index(label)
        new_draft = msgspec.structs.replace(self, player_labels=(*self.player_labels, label))
        return new_draft, len(self.player_labels)

    def with_spot_field(self, field: str, value: Any) -> IncidentDraft:
        """Return the draft with a spot field; ``InconsistentText`` if it has another value."""
        if self.spot_fields.get(field, value) != value:
            raise InconsistentText(field)
        return msgspec.structs.replace(self, spot_fields={**self.spot_fields, field: value})


def find_missing_field(draft: IncidentDraft) -> str | None:
    """Return the first missing field that its kind of incident requires, or None."""
    for field_name, field in _get_fields_of_kind(draft.kind).items():
        if field.required and field_name not in draft.incident_fields:
            return field_name
    required_field = REQUIRED_FIELDS.get(draft.kind)
    if (
        required_field
        and not draft.incident_fields.get(required_field)
        and not draft.incident_fields.get("took")
    ):
        return required_field
    if draft.kind == "Said" and not {"word", "amount"} & {*draft.incident_fields}:
        return "word"
    return None


REQUIRED_FIELDS: Final = {"IfThen": "word", "Pushed": "motions"}
"""For some kinds of incidents, a field that is required although it has a default."""


def build_incident(draft: IncidentDraft) -> AnyIncident:
    """Build the incident from a complete draft."""
    fields = {"who": draft.spot_fields.get("who"), **draft.incident_fields}
    return cast(AnyIncident, convert(fields, INCIDENT_TYPES[draft.kind]))


def build_spot(draft: IncidentDraft) -> Spot:
    """Build the spot, with the fields that follow from the named game."""
    return convert({**_find_game_fields(draft.spot_fields), **draft.spot_fields}, Spot)


def _find_game_fields(spot_fields: dict[str, Any]) -> dict[str, Any]:
    variant = VARIANTS.get(spot_fields.get("game", ""))
    if variant is None:
        return {}
    game_family = "stud" if variant.has_upcards else "draw" if variant.has_draws else "flop"
    return {
        "family": game_family,
        "ranking": variant.ranking,
        "hole": variant.streets[0].down_cards,
    }


def _get_fields_of_kind(kind: str) -> Mapping[str, FieldInfo]:
    return fields_by_key(INCIDENT_TYPES[kind])
