"""Seat moves: the moving players and their new seats, by the rulebooks or with the least change.

``tda`` and ``wsop``: the player due to be the big blind goes to the worst position of the short
table, and may be a single big blind there, but never the small blind (BYND-71). ``nearest`` moves
the players with the least change of position: the distance from the big blind stays as close to the
previous one as the open seats allow. No player is moved into a position to pay the big blind twice
in a row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.tourney.balance.blind_distance import (
    SeatedTable,
    count_hands_until_big_blind,
    find_next_big_blind_seat,
    list_open_seats,
    was_last_big_blind,
)
from riverboat.tourney.balance.min_cost_flow import FlowNetwork, Node
from riverboat.tourney.balance.table_counts import (
    BalancingChanges,
    list_balancing_flows,
    plan_table_changes,
)

BalancingPolicy: TypeAlias = Literal["tda", "wsop", "nearest"]
Tables: TypeAlias = Mapping[int, SeatedTable]

_MANDATORY_COST = 100_000
"""The cost of leaving out a mandatory move."""


class SeatMove(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """A player moves from one table to another."""

    player: str
    source: int
    seat: int
    """The seat that the player leaves."""
    target: int
    new_seat: int
    """The seat that the player takes."""

    to = DeprecatedAttribute("new_seat")


class BalancingPlan(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """All changes due: tables that break, and the moves."""

    broken_tables: tuple[int, ...]
    moves: tuple[SeatMove, ...]
    postponed_count: int = 0
    """Number of further moves due that have no open seat in this hand.

    The only open seats are then the small blind's, or between the small blind and the button.
    """

    broken = DeprecatedAttribute("broken_tables")
    later = DeprecatedAttribute("postponed_count")


def plan_balancing(
    tables: Sequence[SeatedTable],
    policy: BalancingPolicy = "nearest",
    order: Sequence[int] = (),
    max_difference: int = 1,
) -> BalancingPlan:
    """Plan the moves due at these tables, all of them between two hands.

    *order* is the posted order in which tables break; without one the shortest table breaks first.
    Players of a table that breaks are moved by the policy, too: an event may draw their seats
    instead (``seating``).
    """
    table_by_number = {table.number: table for table in tables}
    seats_per_table = min(len(table.seats) for table in tables)
    player_count_by_table = {
        table_number: table.player_count for table_number, table in table_by_number.items()
    }
    table_changes = plan_table_changes(
        player_count_by_table, seats_per_table, order, max_difference
    )
    seat_moves = (
        _find_nearest_moves(table_by_number, table_changes)
        if policy == "nearest"
        else _list_next_big_blind_moves(table_by_number, table_changes)
    )
    return BalancingPlan(
        table_changes.broken_tables,
        seat_moves,
        _count_postponed_moves(player_count_by_table, table_changes, seat_moves, max_difference),
    )


def _count_postponed_moves(
    player_count_by_table: dict[int, int],
    table_changes: BalancingChanges,
    seat_moves: Sequence[SeatMove],
    max_difference: int,
) -> int:
    """Return the number of moves still due after *seat_moves*.

    *player_count_by_table* is changed to the counts after these moves.
    """
    for move in seat_moves:
        player_count_by_table[move.source] -= 1
        player_count_by_table[move.target] += 1
    unseated_count = sum(
        [player_count_by_table.pop(table_number) for table_number in table_changes.broken_tables]
    )
    return unseated_count + len(list_balancing_flows(player_count_by_table, max_difference))


def _list_next_big_blind_moves(
    tables: dict[int, SeatedTable], table_changes: BalancingChanges
) -> tuple[SeatMove, ...]:
    seat_moves = []
    for source, target in table_changes.flows:
        mover_seat = find_next_big_blind_seat(tables[source])
        seat = next(iter(_iter_allowed_seats(tables[source], mover_seat, tables[target])), None)
        if seat is None:
            continue  # only seats with a wait are open: move them one hand later
        move = SeatMove(
            _find_player_in_seat(tables[source], mover_seat), source, mover_seat, target, seat
        )
        seat_moves.append(move)
        tables = apply_move_to_tables(tables, move)
    return tuple(seat_moves)


def _iter_allowed_seats(
    source_table: SeatedTable, mover_seat: int, target_table: SeatedTable
) -> Iterator[int]:
    """Yield the open seats for a mover, the worst first; never two big blinds in a row."""
    for seat in list_open_seats(target_table):
        if count_hands_until_big_blind(target_table, seat) or not was_last_big_blind(
            source_table, mover_seat
        ):
            yield seat


def choose_mover(
    source_table: SeatedTable,
    target_table: SeatedTable,
    policy: str,
    movable_seats: Sequence[int] = (),
) -> int:
    """Return the seat of the source table whose player moves to the target table.

    By ``tda`` and ``wsop`` it is the next big blind; otherwise the player whose position changes
    least. *movable_seats* are the seats of players who may move, if not all players may.
    """
    candidate_seats = movable_seats or [
        seat for seat, name in enumerate(source_table.seats) if name is not None
    ]
    target_seats = list_open_seats(target_table)
    if policy != "nearest" or not target_seats:
        return min(
            candidate_seats,
            key=lambda seat: (count_hands_until_big_blind(source_table, seat), seat),
        )
    return min(
        candidate_seats,
        key=lambda seat: _compute_blind_distance_change(
            source_table, seat, target_table, target_seats
        ),
    )


def _compute_blind_distance_change(
    source_table: SeatedTable, seat: int, target_table: SeatedTable, target_seats: Sequence[int]
) -> int:
    hands_before = count_hands_until_big_blind(source_table, seat)
    return min(
        abs(count_hands_until_big_blind(target_table, target_seat) - hands_before)
        for target_seat in target_seats
    )


def apply_move_to_tables(tables: Tables, move: SeatMove) -> dict[int, SeatedTable]:
    """Return the tables after a move."""
    return {
        **tables,
        move.source: _replace_seat(tables[move.source], move.seat, None),
        move.target: _replace_seat(tables[move.target], move.new_seat, move.player),
    }


def _replace_seat(table: SeatedTable, seat: int, player: str | None) -> SeatedTable:
    return replace(table, seats=(*table.seats[:seat], player, *table.seats[seat + 1 :]))


def _find_player_in_seat(table: SeatedTable, seat: int) -> str:
    player = table.seats[seat]
    assert player is not None, f"seat {seat} of table {table.number} is empty"
    return player


def _find_nearest_moves(tables: Tables, table_changes: BalancingChanges) -> tuple[SeatMove, ...]:
    """Return the cheapest assignment of players to seats, with as many moves as are due.

    The choice of the tables that end with one more player than others is part of the optimization:
    the tables with the better seats get these players.
    """
    network = FlowNetwork()
    smallest_size, largest_size = table_changes.size_range
    for table_number, table in tables.items():
        final_size = 0 if table_number in table_changes.broken_tables else largest_size
        _add_move_edges(
            network,
            ("out", ("gives", table_number)),
            table.player_count - final_size,
            largest_size - smallest_size,
        )
        if table_number not in table_changes.broken_tables:
            _add_move_edges(
                network,
                (("takes", table_number), "in"),
                smallest_size - table.player_count,
                largest_size - smallest_size,
            )
    giver_tables = [
        table_number
        for table_number, table in tables.items()
        if table_number in table_changes.broken_tables or table.player_count > smallest_size
    ]
    taker_tables = [
        table_number
        for table_number, table in tables.items()
        if table_number not in table_changes.broken_tables and table.player_count < largest_size
    ]
    for target in taker_tables:
        for seat in list_open_seats(tables[target]):
            network.add_link(("to", target, seat), ("takes", target), 1)
    for source in giver_tables:
        _link_players_to_seats(network, tables, source, taker_tables)
    network.send_flow("out", "in", len(table_changes.flows))
    return tuple(_iter_moves_from_flow(network, tables, giver_tables))


def _add_move_edges(
    network: FlowNetwork, link_ends: tuple[Node, Node], required_count: int, movable_count: int
) -> None:
    """Add a link for mandatory moves, which come first, and one for optional moves."""
    required_count, movable_count = max(required_count, 0), movable_count + min(required_count, 0)
    for capacity, cost, link_kind in (
        (required_count, -_MANDATORY_COST, "must"),
        (movable_count, 0, "may"),
    ):
        if capacity > 0:
            network.add_link(link_ends[0], (link_kind, *link_ends), capacity, cost)
            network.add_link((link_kind, *link_ends), link_ends[1], capacity)


def _link_players_to_seats(
    network: FlowNetwork, tables: Tables, source: int, taker_tables: Sequence[int]
) -> None:
    """Link each player of a table to each open seat, by the change of the big blind in hands."""
    table = tables[source]
    for seat, name in enumerate(table.seats):
        if name is None:
            continue
        hands_before = count_hands_until_big_blind(table, seat)
        network.add_link(("gives", source), ("from", source, seat), 1)
        for target in taker_tables:
            for target_seat in (
                _iter_allowed_seats(table, seat, tables[target]) if target != source else ()
            ):
                cost = abs(count_hands_until_big_blind(tables[target], target_seat) - hands_before)
                network.add_link(("from", source, seat), ("to", target, target_seat), 1, cost)


def _iter_moves_from_flow(
    network: FlowNetwork, tables: Tables, giver_tables: Sequence[int]
) -> Iterator[SeatMove]:
    for source in giver_tables:
        for seat, name in enumerate(tables[source].seats):
            for node in network.saturated_links(("from", source, seat)) if name is not None else ():
                if isinstance(node, tuple) and node[0] == "to":
                    yield SeatMove(
                        _find_player_in_seat(tables[source], seat), source, seat, *node[1:]
                    )
