"""Draws inferred from files that record the player's whole hand after the draw."""

from __future__ import annotations

from riverboat.cards import Cards
from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
from riverboat.notation.pokerstars.transcript_events import DealEvent, DrawEvent


def infer_draw(builder: TranscriptBuilder, player: str, cards_after: Cards) -> None:
    """Infer a player's discards and new cards from the recorded cards after the draw."""
    cards_before = _list_cards_before_draw(builder, player)
    for index in range(len(builder.events) - 1, -1, -1):
        event = builder.events[index].event
        if isinstance(event, DrawEvent) and event.player == player:
            discarded_cards = tuple([card for card in cards_before if card not in cards_after])
            if len(discarded_cards) == event.card_count:
                builder.events[index] = builder.events[index]._replace(
                    event=event._replace(cards=discarded_cards)
                )
            break
    kept_cards = tuple([card for card in cards_after if card in cards_before])
    new_cards = tuple([card for card in cards_after if card not in cards_before])
    if new_cards:
        builder.add_event(DealEvent(player, kept_cards, new_cards))


def _list_cards_before_draw(builder: TranscriptBuilder, player: str) -> Cards:
    """Return the player's cards before a draw, from the last recorded deal."""
    for line in reversed(builder.events):
        if isinstance(line.event, DealEvent) and line.event.player == player:
            return (*line.event.held_cards, *line.event.new_cards)
    return ()
