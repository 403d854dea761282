"""Antes merged into one event, for clients that do not announce each of them."""

from __future__ import annotations

from collections.abc import Iterable

from riverboat.words.events.event_phrases import Event
from riverboat.words.events.hand_opening import AntePosted, AntesPostedByAll


def merge_antes(
    indexed_events: Iterable[tuple[int, Event]], player_count: int
) -> list[tuple[int, Event]]:
    """Return the indexed events; if all players post an ante, these become one event.

    >>> from riverboat.words import Seat
    >>> from riverboat.words.events.betting import PlayerFolded
    >>> antes = [(seat + 1, AntePosted(Seat(seat), 2)) for seat in (0, 1)]
    >>> events = [*antes, (3, PlayerFolded(Seat(0)))]
    >>> [(index, str(event)) for index, event in merge_antes(events, 2)]
    [(1, 'All players ante 2'), (3, 'seat 0 folds')]
    """
    events = list(indexed_events)
    antes = [
        (index, event)
        for index, event in events
        if isinstance(event, AntePosted) and event.full is None and event.end is None
    ]
    if not antes or len(antes) < player_count or len({ante.chips for _, ante in antes}) > 1:
        return events
    first_index, ante = antes[0]
    events_before = [indexed_event for indexed_event in events if indexed_event[0] < first_index]
    events_after = [
        indexed_event
        for indexed_event in events
        if indexed_event[0] >= first_index and indexed_event not in antes
    ]
    return [*events_before, (first_index, AntesPostedByAll(ante.chips)), *events_after]
