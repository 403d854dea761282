"""Who moves, from which seat into which: by the books, or so that the blinds come as they would.

``tda`` and ``wsop``: the player due to be the big blind goes to the worst position of the short
table, and may be a single big blind there, but never the small blind (BYND-71). ``nearest`` sends
those for whom the least changes: everybody is as far from the big blind as before, as nearly as
the open seats allow. Nobody is sent to pay it twice running.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from riverboat.tourney.balance.counts import Counts, balanced, evened
from riverboat.tourney.balance.flow import Network, Node
from riverboat.tourney.balance.positions import (
    SeatedTable,
    hands_until_blind,
    next_big_blind,
    open_seats,
    paid_last,
)

Policy: TypeAlias = Literal["tda", "wsop", "nearest"]
Tables: TypeAlias = Mapping[int, SeatedTable]

_FIRST = 100_000
"""So much does it matter that a table which must give or take a player does."""


class SeatMove(Struct, frozen=True):
    """A player gets up at a table and sits down at another."""

    player: str
    source: int
    seat: int
    """The seat that they leave."""
    target: int
    to: int
    """The seat that they take."""


class BalancingPlan(Struct, frozen=True):
    """Everything that is due: tables that break, and who goes where."""

    broken: tuple[int, ...]
    moves: tuple[SeatMove, ...]
    later: int = 0
    """How many more are due, for whom no seat is open in this hand: none but those in which they
    would be the small blind, or between it and the button."""


def rebalanced(
    tables: Sequence[SeatedTable],
    policy: Policy = "nearest",
    order: Sequence[int] = (),
    within: int = 1,
) -> BalancingPlan:
    """What is due at these tables, all of them between two hands.

    The players of a table that breaks are sent where least changes for them, too: an event draws
    their seats instead (``seating``), where its rules say so.
    """
    by_number = {table.number: table for table in tables}
    seats = min(len(table.seats) for table in tables)
    players = {number: table.players for number, table in by_number.items()}
    due = balanced(players, seats, order, within)
    moves = _nearest(by_number, due) if policy == "nearest" else _by_the_book(by_number, due)
    return BalancingPlan(due.broken, moves, _later(players, due, moves, within))


def _later(players: dict[int, int], due: Counts, moves: Sequence[SeatMove], within: int) -> int:
    """How many moves are left when these are made."""
    for move in moves:
        players[move.source] -= 1
        players[move.target] += 1
    homeless = sum([players.pop(number) for number in due.broken])
    return homeless + len(evened(players, within))


# By the book -------------------------------------------------------------------------------------


def _by_the_book(tables: dict[int, SeatedTable], due: Counts) -> tuple[SeatMove, ...]:
    moves = []
    for source, target in due.flows:
        leaves = next_big_blind(tables[source])
        to = next(iter(_seats_for(tables[source], leaves, tables[target])), None)
        if to is None:
            continue  # no open seat but where they would have to wait: they move a hand later
        move = SeatMove(_player(tables[source], leaves), source, leaves, target, to)
        moves.append(move)
        tables = moved(tables, move)
    return tuple(moves)


def _seats_for(source: SeatedTable, leaves: int, target: SeatedTable) -> Iterator[int]:
    """Open seats for whoever leaves this one, the worst first; no big blind twice running."""
    for seat in open_seats(target):
        if hands_until_blind(target, seat) or not paid_last(source, leaves):
            yield seat


def mover(source: SeatedTable, target: SeatedTable, policy: str, free: Sequence[int] = ()) -> int:
    """The seat whose player moves from one table to another: all that a running event asks.

    Where the books decide it is the next big blind; else whoever comes nearest to where they were.
    *free* are the seats of those who may move, where not all of them may.
    """
    taken = free or [seat for seat, who in enumerate(source.seats) if who is not None]
    open_ = open_seats(target)
    if policy != "nearest" or not open_:
        return min(taken, key=lambda seat: (hands_until_blind(source, seat), seat))
    return min(taken, key=lambda seat: _change(source, seat, target, open_))


def _change(source: SeatedTable, seat: int, target: SeatedTable, open_: Sequence[int]) -> int:
    before = hands_until_blind(source, seat)
    return min(abs(hands_until_blind(target, to) - before) for to in open_)


def moved(tables: Tables, move: SeatMove) -> dict[int, SeatedTable]:
    """The tables after a move."""
    return {
        **tables,
        move.source: _with(tables[move.source], move.seat, None),
        move.target: _with(tables[move.target], move.to, move.player),
    }


def _with(table: SeatedTable, seat: int, who: str | None) -> SeatedTable:
    return replace(table, seats=(*table.seats[:seat], who, *table.seats[seat + 1 :]))


def _player(table: SeatedTable, seat: int) -> str:
    player = table.seats[seat]
    assert player is not None, f"nobody sits in seat {seat} of table {table.number}"
    return player


# Nearest -----------------------------------------------------------------------------------------


def _nearest(tables: Tables, due: Counts) -> tuple[SeatMove, ...]:
    """The cheapest assignment of players to seats, with as many moves as are due.

    Which tables end with one player more is open: whoever has the better seats for it.
    """
    network = Network()
    least, most = due.sizes
    for number, table in tables.items():
        size = 0 if number in due.broken else most
        _any_of(network, ("out", ("gives", number)), table.players - size, most - least)
        if number not in due.broken:
            _any_of(network, (("takes", number), "in"), least - table.players, most - least)
    givers = [n for n, t in tables.items() if n in due.broken or t.players > least]
    takers = [n for n, t in tables.items() if n not in due.broken and t.players < most]
    for to in takers:
        for seat in open_seats(tables[to]):
            network.link(("to", to, seat), ("takes", to), 1)
    for source in givers:
        _ways(network, tables, source, takers)
    network.send("out", "in", len(due.flows))
    return tuple(_moves(network, tables, givers))


def _any_of(network: Network, ends: tuple[Node, Node], must: int, may: int) -> None:
    """A link for those that must move, which come first, and one for others that may."""
    must, may = max(must, 0), may + min(must, 0)
    for room, cost, kind in ((must, -_FIRST, "must"), (may, 0, "may")):
        if room > 0:
            network.link(ends[0], (kind, *ends), room, cost)
            network.link((kind, *ends), ends[1], room)


def _ways(network: Network, tables: Tables, source: int, takers: Sequence[int]) -> None:
    """Each player of a table to each open seat: how much sooner or later they pay, in hands."""
    here = tables[source]
    for seat, who in enumerate(here.seats):
        if who is None:
            continue
        before = hands_until_blind(here, seat)
        network.link(("gives", source), ("from", source, seat), 1)
        for target in takers:
            for to in _seats_for(here, seat, tables[target]) if target != source else ():
                cost = abs(hands_until_blind(tables[target], to) - before)
                network.link(("from", source, seat), ("to", target, to), 1, cost)


def _moves(network: Network, tables: Tables, givers: Sequence[int]) -> Iterator[SeatMove]:
    for source in givers:
        for seat, who in enumerate(tables[source].seats):
            for node in network.used(("from", source, seat)) if who is not None else ():
                if isinstance(node, tuple) and node[0] == "to":
                    yield SeatMove(_player(tables[source], seat), source, seat, *node[1:])
