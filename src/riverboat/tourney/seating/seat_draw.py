"""Seat draws: tables and seats by lot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from heapq import heapify, heappop, heapreplace
from typing import NamedTuple

from riverboat.tourney.balance.blind_distance import SeatedTable, count_hands_until_big_blind
from riverboat.tourney.balance.table_counts import compute_needed_tables
from riverboat.tourney.seating.random_draw import draw_order

_MAX_DRAW_ATTEMPTS = 50
"""Maximum number of draws for a broken table, in case every open seat is the next big blind."""


class EventSeat(NamedTuple):
    """A seat at a table of the event. Seats are numbered from 0."""

    table: int
    seat: int


class DrawnSeat(NamedTuple):
    """A seat drawn for a player."""

    player: str
    table: int
    seat: int


def draw_first_seats(
    seed: bytes,
    label: str,
    players: Sequence[str],
    seats: int,
    table_numbers: Sequence[int] = (),
    closed_seats: Mapping[int, Sequence[int]] | None = None,
) -> tuple[DrawnSeat, ...]:
    """Draw all seats, at as few tables as possible, whose sizes differ by at most one.

    Players do not choose their seats (TRNY-11). By default *table_numbers* count
    from 1. *closed_seats*, by table, stay empty.
    """
    if closed_seats and any(closed_seats.values()):
        return _draw_around_closed(
            seed, label, players, (seats, tuple(table_numbers), closed_seats)
        )
    table_count = compute_needed_tables(len(players), seats)
    used_table_numbers = tuple(table_numbers)[:table_count] or tuple(range(1, table_count + 1))
    seats_by_table = {
        table_number: draw_order(seed, f"{label} seats {table_number}", range(seats))
        for table_number in used_table_numbers
    }
    player_order = draw_order(seed, f"{label} players", players)
    return tuple(
        [
            DrawnSeat(
                player,
                used_table_numbers[index % table_count],
                seats_by_table[used_table_numbers[index % table_count]][index // table_count],
            )
            for index, player in enumerate(player_order)
        ]
    )


def _draw_around_closed(
    seed: bytes,
    label: str,
    players: Sequence[str],
    table_layout: tuple[int, tuple[int, ...], Mapping[int, Sequence[int]]],
) -> tuple[DrawnSeat, ...]:
    """Draw all seats around closed ones: the table with the fewest players is next."""
    seats_per_table, table_numbers, closed_seats = table_layout
    seats_by_table = {}
    for table_number in table_numbers:
        free_seats = [
            seat
            for seat in range(seats_per_table)
            if seat not in closed_seats.get(table_number, ())
        ]
        seats_by_table[table_number] = list(
            draw_order(seed, f"{label} seats {table_number}", free_seats)
        )
    player_counts = dict.fromkeys(table_numbers, 0)
    drawn_seats = []
    for player in draw_order(seed, f"{label} players", players):
        chosen_table_number = min(
            [table_number for table_number in table_numbers if seats_by_table[table_number]],
            key=lambda table_number: (player_counts[table_number], table_number),
        )
        drawn_seats.append(
            DrawnSeat(player, chosen_table_number, seats_by_table[chosen_table_number].pop(0))
        )
        player_counts[chosen_table_number] += 1
    return tuple(drawn_seats)


def draw_late_seat(
    seed: bytes, label: str, tables: Sequence[SeatedTable], reserved_seats: Sequence[EventSeat] = ()
) -> EventSeat | None:
    """Draw a late entrant's seat among the open seats of the tables with the fewest players.

    Return ``None`` if every seat is taken, or reserved for a player on the way (TRNY-14).
    """
    open_seats_by_table = {
        table.number: _list_free_seats(table, reserved_seats) for table in tables
    }
    open_tables = [table for table in tables if open_seats_by_table[table.number]]
    if not open_tables:
        return None
    reserved_count_by_table = {
        table.number: sum(1 for seat in reserved_seats if seat.table == table.number)
        for table in open_tables
    }
    min_player_count = min(
        table.player_count + reserved_count_by_table[table.number] for table in open_tables
    )
    shortest_table_seats = [
        EventSeat(table.number, seat)
        for table in open_tables
        if table.player_count + reserved_count_by_table[table.number] == min_player_count
        for seat in open_seats_by_table[table.number]
    ]
    return draw_order(seed, label, shortest_table_seats)[0]


def _list_free_seats(table: SeatedTable, reserved_seats: Sequence[EventSeat]) -> list[int]:
    return [
        seat for seat in table.empty_seats if EventSeat(table.number, seat) not in reserved_seats
    ]


def draw_seats_of_broken_table(
    seed: bytes,
    label: str,
    broken_table: SeatedTable,
    other_tables: Sequence[SeatedTable],
    reserved_seats: Sequence[EventSeat] = (),
) -> tuple[DrawnSeat, ...]:
    """Draw seats for the players of a table that breaks, in two random steps (BYND-70).

    First the players draw their order, then each draws one of the open seats; the shortest tables
    are filled first. They may get the button or any blind (TRNY-26). If a player who has just paid
    the big blind would pay it again, all players draw once more.
    """
    player_order = draw_order(
        seed, f"{label} players", [name for name in broken_table.seats if name is not None]
    )
    open_tables = _fill_shortest_first(len(player_order), other_tables, reserved_seats)
    drawn_seats: tuple[DrawnSeat, ...] = ()
    for attempt in range(_MAX_DRAW_ATTEMPTS):
        open_seats = _choose_open_seats(seed, f"{label} {attempt}", open_tables)
        shuffled_seats = draw_order(seed, f"{label} {attempt} seats", open_seats)
        drawn_seats = tuple(
            [
                DrawnSeat(player, *seat)
                for player, seat in zip(player_order, shuffled_seats, strict=True)
            ]
        )
        if not any(
            _would_pay_twice(drawn_seat, broken_table, other_tables) for drawn_seat in drawn_seats
        ):
            break
    return drawn_seats


class _OpenTable(NamedTuple):
    """The open seats of a table, and the places in the drawing order of its new players."""

    table: int
    seats: list[int]
    draw_indexes: list[int]


def _fill_shortest_first(
    moving_player_count: int,
    other_tables: Sequence[SeatedTable],
    reserved_seats: Sequence[EventSeat],
) -> tuple[_OpenTable, ...]:
    reserved_count_by_table = Counter([seat.table for seat in reserved_seats])
    table_by_number = {table.number: table for table in other_tables}
    table_heap = [
        (table.player_count + reserved_count_by_table[table.number], table.number)
        for table in other_tables
    ]
    heapify(table_heap)
    open_tables: dict[int, _OpenTable] = {}
    for draw_index in range(moving_player_count):
        while True:
            player_count, table_number = table_heap[0]
            if table_number not in open_tables:
                open_tables[table_number] = _OpenTable(
                    table_number,
                    _list_free_seats(table_by_number[table_number], reserved_seats),
                    [],
                )
            if len(open_tables[table_number].seats) > len(open_tables[table_number].draw_indexes):
                break
            heappop(table_heap)
        open_tables[table_number].draw_indexes.append(draw_index)
        heapreplace(table_heap, (player_count + 1, table_number))
    return tuple([open_table for open_table in open_tables.values() if open_table.draw_indexes])


def _choose_open_seats(
    seed: bytes, label: str, open_tables: Sequence[_OpenTable]
) -> list[EventSeat]:
    """Return a random choice of the required number of open seats at each table."""
    seat_by_draw_index = {}
    for table_number, open_seats, draw_indexes in open_tables:
        shuffled_seats = draw_order(seed, label, open_seats)
        for offset, draw_index in enumerate(draw_indexes, 1):
            seat_by_draw_index[draw_index] = EventSeat(table_number, shuffled_seats[-offset])
    return [seat_by_draw_index[draw_index] for draw_index in sorted(seat_by_draw_index)]


def _would_pay_twice(
    drawn_seat: DrawnSeat, broken_table: SeatedTable, other_tables: Sequence[SeatedTable]
) -> bool:
    """Return True if the player would be the big blind twice in a row."""
    if (
        broken_table.big_blind is None
        or broken_table.seats[broken_table.big_blind] != drawn_seat.player
    ):
        return False
    table = next(table for table in other_tables if table.number == drawn_seat.table)
    return count_hands_until_big_blind(table, drawn_seat.seat) == 0
