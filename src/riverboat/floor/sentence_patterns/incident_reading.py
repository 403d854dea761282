"""Readings: a text as an incident of one kind, with its facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from riverboat.floor.incident_parsing.incident_draft import SEAT_FIELDS, IncidentDraft
from riverboat.floor.transcript.action_types import Actor, LineAction
from riverboat.floor.transcript.moment import BetLevel, find_pot_with_bet, read_spot_fields
from riverboat.floor.transcript.transcript import Transcript

CLEAR_STRENGTH: Final = 2
"""Strength of a reading that the text names by its own events or words."""
LIKELY_STRENGTH: Final = 1
"""Strength of a reading that fits the text, which may mean another incident."""


class Reading(NamedTuple):
    """A reading of a text as an incident of one kind, with its facts."""

    draft: IncidentDraft
    strength: int
    """Strength of the evidence: ``CLEAR_STRENGTH`` or ``LIKELY_STRENGTH``."""
    conflict: str = ""
    """The contradicting part of the text: ``silent`` or ``words``; empty if there is none."""

    @property
    def kind(self) -> str:
        """The kind of incident."""
        return self.draft.kind


PatternFunction: TypeAlias = Callable[[Transcript], Iterator[Reading]]


def build_reading(
    transcript: Transcript,
    kind: str,
    strength: int = CLEAR_STRENGTH,
    *,
    actor: Actor | None = None,
    spot_fields: dict[str, Any] | None = None,
    conflict: str = "",
    **fields: Any,
) -> Reading:
    """Return a reading with facts of the incident, and the facts of the spot that the text states.

    Fields with the value ``None`` are left out.
    """
    stated_fields = {name: value for name, value in fields.items() if value is not None}
    filled_spot_fields = {
        name: value
        for name, value in {**read_spot_fields(transcript), **(spot_fields or {})}.items()
        if value is not None
    }
    if "pot" in filled_spot_fields and filled_spot_fields.get("bet"):
        filled_spot_fields = _replace_pot(
            filled_spot_fields, find_pot_with_bet(transcript, filled_spot_fields["bet"])
        )
    draft = IncidentDraft(kind, {}, filled_spot_fields, (find_player_label(actor),))
    for name, value in stated_fields.items():
        if name in SEAT_FIELDS and isinstance(value, str):
            draft, value = draft.with_player(value)
        draft = replace(draft, incident_fields={**draft.incident_fields, name: value})
    return Reading(draft, strength, conflict)


def _replace_pot(spot_fields: dict[str, Any], pot: int | None) -> dict[str, Any]:
    other_fields = {name: value for name, value in spot_fields.items() if name != "pot"}
    return other_fields if pot is None else {**other_fields, "pot": pot}


def find_player_label(actor: Actor | None) -> str:
    """Return the number or letter that names a player; empty for a position or no label."""
    return actor.label if actor and not actor.label.islower() else ""


def bet_level_fields(bet_level: BetLevel) -> dict[str, Any]:
    """Return the bet to match as fields of the spot."""
    fields: dict[str, Any] = {
        "bet": bet_level.bet,
        "raise_by": bet_level.raise_by if bet_level.bet else None,
        "opening": bet_level.is_opening if bet_level.bet else None,
    }
    if bet_level.is_all_in:
        fields["faces_all_in"] = True
    return fields


def find_completed_actions(transcript: Transcript) -> list[LineAction]:
    """Return the actions that happened, without questions, denials, claims and conditions."""
    return [
        action
        for action in transcript.actions
        if not (
            action.is_asked
            or action.is_denied
            or action.is_claim
            or action.is_conditional
            or action.is_pending
        )
    ]
