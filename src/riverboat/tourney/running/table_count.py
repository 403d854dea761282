"""Table count of an event, and stops of all tables."""

from __future__ import annotations

from riverboat.tourney.balance.table_counts import compute_needed_tables
from riverboat.tourney.rules import SeatingRules
from riverboat.tourney.state.event_state import Event

_LARGE_TABLE_SEATS, _SMALL_TABLE_SEATS = 8, 7
"""TDA RP-9 distinguishes tables of eight or more seats from tables of seven or fewer."""


def compute_final_table_size(rules: SeatingRules) -> int:
    """Return the number of players at the final table (BYND-72).

    >>> [compute_final_table_size(SeatingRules(seats=seats)) for seats in (9, 8, 7, 6)]
    [9, 9, 7, 7]
    """
    if rules.final_table == "one_more":
        return rules.seats + 1
    if rules.seats >= _LARGE_TABLE_SEATS:
        return max(rules.seats, _LARGE_TABLE_SEATS + 1)
    return (
        max(rules.seats, _SMALL_TABLE_SEATS)
        if rules.seats >= _SMALL_TABLE_SEATS - 1
        else rules.seats
    )


def count_needed_event_tables(event: Event, players: int) -> int:
    """Return the number of tables that an event needs for *players* players."""
    rules = event.rules.seating
    if rules.policy == "none" and event.tables:  # rule: TRNY-66 each plays down to its winner
        is_round_finished = all(table.player_count <= 1 for table in event.tables.values())
        return (
            compute_needed_tables(players, rules.seats) if is_round_finished else len(event.tables)
        )
    final_size = compute_final_table_size(rules)
    if players <= final_size and event.is_registration_closed and not event.closed_seat_count:
        return 1
    if (
        players <= final_size
        and event.is_registration_closed
        and _compute_final_table_capacity(event, final_size) >= players
    ):
        return 1
    required_count = max(
        compute_needed_tables(players, rules.seats), 1 if players <= rules.seats else 2
    )
    return required_count + _count_extra_tables_for_closed_seats(event, players, required_count)


def _compute_final_table_capacity(event: Event, final_size: int) -> int:
    """Return the number of usable seats at the table with the most seats out of use."""
    return final_size - max(len(table.closed_seats) for table in event.tables.values())


def _count_extra_tables_for_closed_seats(event: Event, players: int, table_count: int) -> int:
    """Return the number of additional tables needed because of seats out of use."""
    if not event.closed_seat_count:
        return 0
    closed_seat_counts = sorted(
        [len(table.closed_seats) for table in event.tables.values()], reverse=True
    )
    extra_table_count = 0
    while (table_count + extra_table_count) * event.rules.seating.seats - sum(
        closed_seat_counts[: table_count + extra_table_count]
    ) < players:
        extra_table_count += 1
    return extra_table_count


def must_stop_for_redraw(event: Event) -> bool:
    """Return True if every table stops after its hand for a redraw of all seats (TRNY-28)."""
    if event.phase != "running" or len(event.tables) < 2 or event.last_hands_by_table:
        return False
    required_count = count_needed_event_tables(event, len(event.remaining_entrants))
    if required_count >= len(event.tables):
        return False
    is_shootout = event.rules.seating.policy == "none"
    return is_shootout or required_count == 1 or required_count in event.rules.seating.redraw
