"""Table counts: flows of players between tables, and tables that break, without names.

A table breaks as soon as the others have room for its players. After that, the fullest table
gives to the shortest until no two differ by more than the house allows (TRNY-19): fewer moves
cannot do it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class TableFlow(NamedTuple):
    """A move of one player between two tables."""

    source: int
    target: int


class BalancingCounts(NamedTuple):
    """Required changes: tables that break, and flows of one player each."""

    broken: tuple[int, ...]
    flows: tuple[TableFlow, ...]
    sizes: tuple[int, int]
    """Numbers of players at the shortest and the fullest table afterwards."""


def needed_tables(players: int, seats: int) -> int:
    """Return the number of tables needed for the players."""
    return -(-players // seats)


def plan_counts(
    players: Mapping[int, int], seats: int, order: Sequence[int] = (), within: int = 1
) -> BalancingCounts:
    """Return the breaks and moves due at tables with these numbers of *players*.

    *order* is the posted breaking order (TRNY-25); without one the shortest table breaks first,
    which takes the fewest moves.

    >>> plan_counts({1: 10, 2: 8}, seats=10)
    BalancingCounts(broken=(), flows=(TableFlow(source=1, target=2),), sizes=(9, 9))
    >>> plan_counts({1: 4, 2: 6}, seats=10).broken
    (1,)
    """
    left = dict(players)
    first = list(order) or sorted(left, key=lambda number: (left[number], number))
    spare = len(left) - max(needed_tables(sum(left.values()), seats), 1)
    broken = tuple([number for number in first if number in left][:spare])
    flows: list[TableFlow] = []
    homeless = [number for number in broken for _ in range(left.pop(number))]
    for number in homeless:
        target = _shortest(left)
        left[target] += 1
        flows.append(TableFlow(number, target))
    flows += _even_out(left, within)
    sizes = (min(left.values(), default=0), max(left.values(), default=0))
    return BalancingCounts(broken, _merge_flows(flows), sizes)


def even_out(
    players: Mapping[int, int], within: int = 1, order: Sequence[int] = ()
) -> tuple[TableFlow, ...]:
    """Return the moves that even out the tables, without breaking one.

    Of the fullest tables the first in the order gives (TRNY-24).
    """
    return tuple(_even_out(dict(players), within, order))


def _even_out(left: dict[int, int], within: int, order: Sequence[int] = ()) -> list[TableFlow]:
    flows = []
    while left and max(left.values()) - min(left.values()) > within:  # rule: TRNY-19
        source, target = _fullest(left, order), _shortest(left)
        left[source] -= 1
        left[target] += 1
        flows.append(TableFlow(source, target))
    return flows


def _shortest(left: Mapping[int, int]) -> int:
    return min(left, key=lambda number: (left[number], number))


def _fullest(left: Mapping[int, int], order: Sequence[int]) -> int:
    turn = {number: turn for turn, number in enumerate(order)}
    return min(left, key=lambda number: (-left[number], turn.get(number, 0), number))


def _merge_flows(flows: Sequence[TableFlow]) -> tuple[TableFlow, ...]:
    """Merge flows through a table: a player moving to a source table goes on to its target."""
    onward: list[TableFlow] = []
    for flow in flows:
        earlier = next((each for each in onward if each.target == flow.source), None)
        if earlier is None:
            onward.append(flow)
        else:
            onward[onward.index(earlier)] = TableFlow(earlier.source, flow.target)
    return tuple(sorted(onward))
