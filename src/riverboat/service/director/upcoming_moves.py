"""Expected moves of players after the current hands, announced before they are decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from riverboat.tourney.balance.blind_distance import SeatedTable, find_next_big_blind_seat
from riverboat.tourney.balance.seat_moves import choose_mover
from riverboat.tourney.balance.table_counts import list_balancing_flows
from riverboat.tourney.running.table_balancing import breaking_order
from riverboat.tourney.running.table_count import count_needed_event_tables, must_stop_for_redraw
from riverboat.tourney.state.event_state import Event, EventTable
from riverboat.wire import messages

MoveReason: TypeAlias = messages.MoveReason


class UpcomingMove(NamedTuple):
    """A player who will move if nothing changes."""

    player: str
    source_table: int
    target_table: int
    """Target table; 0 if it is drawn at the time of the move."""
    reason: MoveReason


def find_upcoming_moves(event: Event) -> tuple[UpcomingMove, ...]:
    """Return the moves that follow the current hands, if nothing changes before their end."""
    if event.phase != "running" or event.last_hands_by_table:
        return ()
    return tuple(_iter_upcoming_moves(event))


def _iter_upcoming_moves(event: Event) -> Iterator[UpcomingMove]:
    playing_tables = {
        table_number: table for table_number, table in event.tables.items() if table.is_playing
    }
    if must_stop_for_redraw(event):
        for table_number, table in playing_tables.items():
            yield from [UpcomingMove(player, table_number, 0, "redraw") for player in table.players]
        return
    if event.rules.seating.policy == "none":
        return
    spare_table_count = len(event.tables) - count_needed_event_tables(
        event, len(event.remaining_entrants)
    )
    if spare_table_count > 0:
        for table_number in breaking_order(event)[:spare_table_count]:
            if table_number in playing_tables:
                for player in playing_tables[table_number].players:
                    yield UpcomingMove(player, table_number, 0, "broken")
        return
    yield from _iter_balancing_moves(event, playing_tables)


def _iter_balancing_moves(
    event: Event, playing_tables: dict[int, EventTable]
) -> Iterator[UpcomingMove]:
    seating_rules = event.rules.seating
    player_counts = {
        table_number: len(table.players) for table_number, table in event.tables.items()
    }
    for entrant in event.unseated_entrants.values():
        if entrant.table in player_counts:
            player_counts[entrant.table] += 1
    table_order = breaking_order(event) if seating_rules.policy == "wsop" else ()
    for source_number, target_number in list_balancing_flows(
        player_counts, seating_rules.balance_within, table_order
    ):
        if (
            source_number in playing_tables
            and seating_rules.policy != "none"
            and playing_tables[source_number].players
        ):
            source_table = _advance_blinds(playing_tables[source_number].seated_table)
            player = source_table.seats[
                choose_mover(
                    source_table, event.tables[target_number].seated_table, seating_rules.policy
                )
            ]
            if player is not None:
                yield UpcomingMove(player, source_number, target_number, "balance")


def _advance_blinds(table: SeatedTable) -> SeatedTable:
    """Return the table with its blinds as they will be after the current hand."""
    if table.big_blind is None:
        return table
    return replace(table, small_blind=table.big_blind, big_blind=find_next_big_blind_seat(table))
