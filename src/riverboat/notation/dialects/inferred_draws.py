"""Draws of which a file tells the whole hand that a player has afterwards."""

from __future__ import annotations

from riverboat.cards import Cards
from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
from riverboat.notation.pokerstars.transcript_events import DealEvent, DrawEvent


def infer_draw(builder: TranscriptBuilder, player: str, cards_after: Cards) -> None:
    """What a player holds after a draw: what is gone from their hand they have thrown away."""
    before = _cards_before_draw(builder, player)
    for at in range(len(builder.events) - 1, -1, -1):
        event = builder.events[at].event
        if isinstance(event, DrawEvent) and event.player == player:
            gone = tuple([card for card in before if card not in cards_after])
            if len(gone) == event.card_count:
                builder.events[at] = builder.events[at]._replace(event=event._replace(cards=gone))
            break
    kept = tuple([card for card in cards_after if card in before])
    new = tuple([card for card in cards_after if card not in before])
    if new:
        builder.add_event(DealEvent(player, kept, new))


def _cards_before_draw(builder: TranscriptBuilder, player: str) -> Cards:
    """What the player held by the last line that told it."""
    for said in reversed(builder.events):
        if isinstance(said.event, DealEvent) and said.event.player == player:
            return (*said.event.before, *said.event.new)
    return ()
