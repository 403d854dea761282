"""Players who are still in a hand, according to the events parsed so far."""

from __future__ import annotations

from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
from riverboat.notation.pokerstars.transcript_events import ActionEvent


def find_players_in_hand(builder: TranscriptBuilder) -> set[str]:
    """Return the players who have acted and have not folded."""
    lines = (*builder.posts, *builder.events)
    acting_players = {getattr(event_line.event, "player", "") for event_line in lines}
    folded_players = {
        line.event.player
        for line in builder.events
        if isinstance(line.event, ActionEvent) and line.event.verb == "folds"
    }
    return (acting_players & builder.names) - folded_players


def is_contested(builder: TranscriptBuilder) -> bool:
    """Return True if two or more players are left; a muck is then not by the uncontested winner."""
    return len(find_players_in_hand(builder)) > 1
