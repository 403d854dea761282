"""Places of entrants, and the expected number of players per table, updated incrementally."""

from __future__ import annotations

from riverboat.tourney.state.event_state import Entrant, Event, Status


def move_entrant(
    event: Event, entrant: Entrant, status: Status, table_number: int, seat: int
) -> None:
    """Set the status and seat of an entrant, and count the players that each table expects."""
    if entrant.status in ("seated", "moving"):
        _change_expected_count(event, entrant.table, -1)
    entrant.status, entrant.table, entrant.seat = status, table_number, seat
    if status in ("seated", "moving"):
        _change_expected_count(event, table_number, +1)


def _change_expected_count(event: Event, table_number: int, change: int) -> None:
    table = event.tables.get(table_number)
    if table is not None:
        count_table_size(event, table.expected_players, -1)
        table.expected_players += change
        count_table_size(event, table.expected_players, +1)


def count_table_size(event: Event, table_size: int, change: int) -> None:
    """Change the number of tables with *table_size* expected players by *change*."""
    event.table_count_by_size[table_size] = event.table_count_by_size.get(table_size, 0) + change
    if not event.table_count_by_size[table_size]:
        del event.table_count_by_size[table_size]
