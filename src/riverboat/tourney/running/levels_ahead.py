"""Levels that have not begun yet are changed by the host; what has begun stays as it is."""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.tourney.asked import commands as c
from riverboat.tourney.errors import BadEvent, NotInThisEvent
from riverboat.tourney.rules import EventRules
from riverboat.tourney.state import facts as f
from riverboat.tourney.state.event import Event
from riverboat.tourney.structure.levels import Level
from riverboat.words.refusals import event_house as h
from riverboat.words.refusals import events as w


def changed_levels(event: Event, command: c.ChangeLevels) -> f.LevelsChanged:
    """The levels that are to come, or why they cannot come: rule TRNY-09."""
    if event.phase not in ("open", "running"):
        raise NotInThisEvent(w.NotRunning())
    begun = event.clock.part + 1
    parts = len(event.rules.structure.parts)
    if not begun <= command.kept <= parts:
        raise NotInThisEvent(h.LevelsHaveBegun(event.level, begun, parts))
    after_changes(event.rules, command)
    return f.LevelsChanged(command.kept, command.parts)


def after_changes(rules: EventRules, command: c.ChangeLevels) -> EventRules:
    """The rules of the event as they would be then; ``NotInThisEvent`` where they cannot be."""
    parts = (*rules.structure.parts[: command.kept], *command.parts)
    felt = rules.tables == "felt"
    counted = [k for k, part in enumerate(parts) if isinstance(part, Level) and part.hands]
    if felt and any(k >= command.kept for k in counted):
        raise NotInThisEvent(h.HandsAreNotCounted())
    try:
        return replace(rules, structure=replace(rules.structure, parts=parts))
    except BadEvent as why:
        raise NotInThisEvent(why.refusal) from why
