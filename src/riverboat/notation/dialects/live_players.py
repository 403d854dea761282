"""Who is still in a hand, as far as it has been told."""

from __future__ import annotations

from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
from riverboat.notation.pokerstars.transcript_events import ActionEvent


def players_in_hand(builder: TranscriptBuilder) -> set[str]:
    """Those who have done something and have not folded."""
    told = (*builder.posts, *builder.events)
    does = {getattr(said.event, "player", "") for said in told}
    folded = {
        said.event.player
        for said in builder.events
        if isinstance(said.event, ActionEvent) and said.event.verb == "folds"
    }
    return (does & builder.names) - folded


def is_contested(builder: TranscriptBuilder) -> bool:
    """Whether two players are left: who wins without a showdown may muck, too."""
    return len(players_in_hand(builder)) > 1
