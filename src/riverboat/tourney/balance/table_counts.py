"""How many players move between which tables, and which tables break: numbers, and no names.

A table breaks as soon as the others have room for its players. Of what is left, the fullest table
gives to the shortest until no two differ by more than the house allows (TRNY-19): fewer moves
cannot do it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class TableFlow(NamedTuple):
    """One player goes from a table to another."""

    source: int
    target: int


class BalancingCounts(NamedTuple):
    """What is to be done: tables that break, and who gives a player to whom, one by one."""

    broken: tuple[int, ...]
    flows: tuple[TableFlow, ...]
    sizes: tuple[int, int]
    """How many players the shortest and the fullest table have then."""


def needed_tables(players: int, seats: int) -> int:
    """How many tables so many players need."""
    return -(-players // seats)


def plan_counts(
    players: Mapping[int, int], seats: int, order: Sequence[int] = (), within: int = 1
) -> BalancingCounts:
    """The breaks and moves that are due at tables with so many *players* each, by number.

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
    """The moves that make tables even, none of them broken.

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
    """Nobody goes to a table that gives somebody away: they go on to where those would go."""
    onward: list[TableFlow] = []
    for flow in flows:
        earlier = next((each for each in onward if each.target == flow.source), None)
        if earlier is None:
            onward.append(flow)
        else:
            onward[onward.index(earlier)] = TableFlow(earlier.source, flow.target)
    return tuple(sorted(onward))
