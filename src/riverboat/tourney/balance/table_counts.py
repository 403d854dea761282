"""Table counts: the tables that break, and the numbers of players that move between tables.

A table breaks as soon as the others have room for its players. After that, players move from the
fullest table to the shortest until no two tables differ by more than the house allows (TRNY-19).
This takes the fewest moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class TableFlow(NamedTuple):
    """A move of one player between two tables."""

    source: int
    target: int


class BalancingChanges(NamedTuple):
    """Required changes: tables that break, and flows of one player each."""

    broken_tables: tuple[int, ...]
    flows: tuple[TableFlow, ...]
    size_range: tuple[int, int]
    """Numbers of players at the shortest and the fullest table afterwards."""


def compute_needed_tables(players: int, seats: int) -> int:
    """Return the number of tables needed for the players."""
    return -(-players // seats)


def plan_table_changes(
    player_count_by_table: Mapping[int, int],
    seats: int,
    posted_order: Sequence[int] = (),
    max_difference: int = 1,
) -> BalancingChanges:
    """Return the breaks and moves due at tables with these numbers of players.

    *posted_order* is the breaking order (TRNY-25); without one the shortest table breaks first,
    which takes the fewest moves.

    >>> plan_table_changes({1: 10, 2: 8}, seats=10)
    BalancingChanges(broken_tables=(), flows=(TableFlow(source=1, target=2),), size_range=(9, 9))
    >>> plan_table_changes({1: 4, 2: 6}, seats=10).broken_tables
    (1,)
    """
    player_counts = dict(player_count_by_table)
    breaking_order = list(posted_order) or sorted(
        player_counts, key=lambda table_number: (player_counts[table_number], table_number)
    )
    surplus_table_count = len(player_counts) - max(
        compute_needed_tables(sum(player_counts.values()), seats), 1
    )
    broken_tables = tuple(
        [table_number for table_number in breaking_order if table_number in player_counts][
            :surplus_table_count
        ]
    )
    flows: list[TableFlow] = []
    unseated_tables = [
        table_number
        for table_number in broken_tables
        for _ in range(player_counts.pop(table_number))
    ]
    for table_number in unseated_tables:
        target = _find_shortest_table(player_counts)
        player_counts[target] += 1
        flows.append(TableFlow(table_number, target))
    flows += _plan_balancing_flows(player_counts, max_difference)
    size_range = (
        min(player_counts.values(), default=0),
        max(player_counts.values(), default=0),
    )
    return BalancingChanges(broken_tables, _merge_flows(flows), size_range)


def list_balancing_flows(
    player_count_by_table: Mapping[int, int],
    max_difference: int = 1,
    breaking_order: Sequence[int] = (),
) -> tuple[TableFlow, ...]:
    """Return the moves that even out the tables, without breaking one.

    If several tables are the fullest, the first of them in *breaking_order* gives up a player
    (TRNY-24).
    """
    return tuple(_plan_balancing_flows(dict(player_count_by_table), max_difference, breaking_order))


def _plan_balancing_flows(
    player_counts: dict[int, int], max_difference: int, breaking_order: Sequence[int] = ()
) -> list[TableFlow]:
    flows = []
    while (
        player_counts and max(player_counts.values()) - min(player_counts.values()) > max_difference
    ):  # rule: TRNY-19
        source, target = (
            _find_fullest_table(player_counts, breaking_order),
            _find_shortest_table(player_counts),
        )
        player_counts[source] -= 1
        player_counts[target] += 1
        flows.append(TableFlow(source, target))
    return flows


def _find_shortest_table(player_counts: Mapping[int, int]) -> int:
    return min(player_counts, key=lambda table_number: (player_counts[table_number], table_number))


def _find_fullest_table(player_counts: Mapping[int, int], breaking_order: Sequence[int]) -> int:
    order_index = {
        table_number: order_index for order_index, table_number in enumerate(breaking_order)
    }
    return min(
        player_counts,
        key=lambda table_number: (
            -player_counts[table_number],
            order_index.get(table_number, 0),
            table_number,
        ),
    )


def _merge_flows(flows: Sequence[TableFlow]) -> tuple[TableFlow, ...]:
    """Merge flows through a table: a player moving to a source table goes on to its target."""
    merged_flows: list[TableFlow] = []
    for flow in flows:
        incoming_flow = next(
            (earlier_flow for earlier_flow in merged_flows if earlier_flow.target == flow.source),
            None,
        )
        if incoming_flow is None:
            merged_flows.append(flow)
        else:
            merged_flows[merged_flows.index(incoming_flow)] = TableFlow(
                incoming_flow.source, flow.target
            )
    return tuple(sorted(merged_flows))
