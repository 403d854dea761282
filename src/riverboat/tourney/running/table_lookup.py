"""Lookup of a table and a seat that a host has named."""

from __future__ import annotations

from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.state.event_state import Event, EventTable
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w


def require_table(event: Event, table_number: int, seat: int) -> EventTable:
    """Return a table of a tournament that is not over, and check that it has this seat.

    *seat* counts from 0. Raises ``EventCommandRefused``.
    """
    if event.phase not in ("open", "running"):
        raise EventCommandRefused(w.TournamentOver())
    table = event.tables.get(table_number)
    if table is None:
        raise EventCommandRefused(w.NoSuchTable(table_number, tuple(event.tables)))
    if not 0 <= seat < len(table.seats):
        raise EventCommandRefused(h.NoSuchSeat(table_number, seat + 1, len(table.seats)))
    return table
