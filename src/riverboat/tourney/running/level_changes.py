"""Level changes by the host, for levels that have not begun."""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import BadEvent, EventCommandRefused
from riverboat.tourney.rules import EventRules
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Event
from riverboat.tourney.structure.levels import Level
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w


def change_levels(event: Event, command: c.ChangeLevels) -> f.LevelsChanged:
    """Return the changed levels, or raise ``EventCommandRefused`` (TRNY-09)."""
    if event.phase not in ("open", "running"):
        raise EventCommandRefused(w.TournamentNotRunning())
    begun_part_count = event.clock.part_index + 1
    part_count = len(event.rules.structure.parts)
    if not begun_part_count <= command.kept_part_count <= part_count:
        raise EventCommandRefused(h.LevelsStarted(event.level, begun_part_count, part_count))
    build_changed_rules(event.rules, command)
    return f.LevelsChanged(command.kept_part_count, command.parts)


def build_changed_rules(rules: EventRules, command: c.ChangeLevels) -> EventRules:
    """Return the changed rules; raise ``EventCommandRefused`` if they are invalid."""
    parts = (*rules.structure.parts[: command.kept_part_count], *command.parts)
    is_physical = rules.tables == "felt"
    hand_counted_parts = [
        part_index
        for part_index, part in enumerate(parts)
        if isinstance(part, Level) and part.hands
    ]
    if is_physical and any(
        part_index >= command.kept_part_count for part_index in hand_counted_parts
    ):
        raise EventCommandRefused(h.HandLengthLevelsUnsupported())
    try:
        return replace(rules, structure=replace(rules.structure, parts=parts))
    except BadEvent as error:
        raise EventCommandRefused(error.refusal) from error
