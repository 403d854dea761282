"""``riverboat nodes`` and ``riverboat drain``: the nodes of a multi-host room, from any of them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from riverboat.cli.room_options import ConfigOption, DatabaseOption, errors_to_exit, room_config
from riverboat.cli.terminal.terminal_locale import explain_error, terminal_reader
from riverboat.words.terminal import keeping as w

if TYPE_CHECKING:
    from pathlib import Path

    from riverboat.store.leases import Lease, Leases, NodeRow

_POLL_SECONDS = 0.25


def nodes(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
    config: ConfigOption = None,
    database: DatabaseOption = None,
) -> None:
    """Show the nodes of a room: the tables, load and delay of each.

    Finds the room as serve does: by --config, the environment and these options.
    """
    leases = _leases(config, database)
    with errors_to_exit(2):
        try:
            leases.check()
            found, held = leases.nodes(), leases.all()
        finally:
            leases.close()
    if as_json:
        _print_json(found, held)
    else:
        _print(found, held)


def drain(
    node: Annotated[str, typer.Argument(help="Name of the node.")],
    wait: Annotated[
        float,
        typer.Option(
            min=0, help="Seconds to wait until the node holds no tables; 0 does not wait."
        ),
    ] = 600.0,
    config: ConfigOption = None,
    database: DatabaseOption = None,
) -> None:
    """Drain a node: it hands each table to another node between hands, and accepts no more.

    It continues to forward requests of its clients, and can be stopped when it holds no tables.
    """
    leases = _leases(config, database)
    with errors_to_exit(2):
        try:
            leases.check()
            _drain(leases, node, wait)
        finally:
            leases.close()


def _leases(config: Path | None, database: str | None) -> Leases:
    from riverboat.store.leases import Leases, LeasesUnsupported

    chosen = room_config(config, None, database)
    try:
        return Leases(chosen.database or "riverboat.db")
    except LeasesUnsupported as why:
        typer.echo(explain_error(why), err=True)
        raise typer.Exit(2) from None


def _drain(leases: Leases, name: str, wait: float) -> None:
    to = terminal_reader()
    if not leases.drain(name):
        there = ", ".join([each.name for each in leases.nodes() if each.live])
        typer.echo(to.say(w.NoSuchNode(name, there or "-")), err=True)
        raise typer.Exit(2)
    until = time.monotonic() + wait
    while (left := len(_streams_of_node(leases.all(), name))) and time.monotonic() < until:
        time.sleep(_POLL_SECONDS)
    if left:
        typer.echo(to.say(w.StillHolds(name, left)))
        raise typer.Exit(1 if wait else 0)
    typer.echo(to.say(w.HoldsNothing(name)))


def _streams_of_node(leases: list[Lease], name: str) -> list[str]:
    """Return the streams whose live leases the node holds."""
    return [each.stream for each in leases if each.live and each.host == name]


def _print(nodes: list[NodeRow], leases: list[Lease]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    to = terminal_reader()
    words: tuple[w.Figure, ...] = ("node", "address", "version", "state")
    figures: tuple[w.Figure, ...] = ("tables", "events", "sockets", "lag")
    for column in words:
        table.add_column(to.say(w.NodeFigure(column)))
    for column in figures:
        table.add_column(to.say(w.NodeFigure(column)), justify="right")
    for each in nodes:
        held = _streams_of_node(leases, each.name)
        table.add_row(
            each.name,
            each.address,
            each.version,
            to.say(w.NodeFigure(_state(each))),
            str(sum([stream.startswith("table/") for stream in held])),
            str(sum([stream.startswith("event/") for stream in held])),
            str(each.sockets),
            f"{each.lag} ms",
        )
    if nodes:
        console.print(table)
    free = [each for each in leases if not each.live]
    typer.echo(to.say(w.HeldByNobody(len(leases) - len(free), len(free))))


def _state(node: NodeRow) -> w.Figure:
    if not node.live:
        return "gone"
    return "hands over" if node.drains else "there"


def _print_json(nodes: list[NodeRow], leases: list[Lease]) -> None:
    import msgspec

    found: list[dict[str, Any]] = [
        {
            "name": each.name,
            "address": each.address,
            "version": each.version,
            "live": each.live,
            "drains": each.drains,
            "until": each.until,
            "sockets": each.sockets,
            "lag": each.lag,
            "streams": _streams_of_node(leases, each.name),
        }
        for each in nodes
    ]
    free = [each.stream for each in leases if not each.live]
    told_ = {"shape": "nodes/1", "nodes": found, "free": free}
    typer.echo(msgspec.json.encode(told_).decode())
