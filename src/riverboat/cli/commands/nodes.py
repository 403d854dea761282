"""``riverboat nodes`` and ``riverboat drain``: the hosts of a room on many, from any of them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from riverboat.cli.stored_room import Config, Database, chosen_room, told

if TYPE_CHECKING:
    from pathlib import Path

    from riverboat.store.leases import Lease, Leases, NodeRow

_LOOK = 0.25


def nodes(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document.")] = False,
    config: Config = None,
    database: Database = None,
) -> None:
    """Show the hosts of a room: which tables each holds, how much it has to do, and how late it is.

    The room is found as it is served: by --config, by the environment, and by these options.
    """
    leases = _leases(config, database)
    with told(2):
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
    node: Annotated[str, typer.Argument(help="What the host is called.")],
    wait: Annotated[
        float, typer.Option(min=0, help="Seconds to wait until it holds nothing; 0 does not.")
    ] = 600.0,
    config: Config = None,
    database: Database = None,
) -> None:
    """Have a host hand its tables over to others, each between two hands, and take none.

    It goes on to pass on what its clients ask for. When it holds nothing it can be stopped.
    """
    leases = _leases(config, database)
    with told(2):
        try:
            leases.check()
            _drain(leases, node, wait)
        finally:
            leases.close()


def _leases(config: Path | None, database: str | None) -> Leases:
    from riverboat.store.leases import Leases, NoLeases

    chosen = chosen_room(config, None, database)
    try:
        return Leases(chosen.database or "riverboat.db")
    except NoLeases as why:
        typer.echo(str(why), err=True)
        raise typer.Exit(2) from None


def _drain(leases: Leases, name: str, wait: float) -> None:
    if not leases.drain(name):
        there = ", ".join([each.name for each in leases.nodes() if each.live])
        typer.echo(f"there is no node {name}; there are: {there or 'none'}", err=True)
        raise typer.Exit(2)
    until = time.monotonic() + wait
    while (left := len(_held(leases.all(), name))) and time.monotonic() < until:
        time.sleep(_LOOK)
    if left:
        typer.echo(f"{name} still holds {left}, and goes on to hand them over.")
        raise typer.Exit(1 if wait else 0)
    typer.echo(f"{name} holds nothing any more.")


def _held(leases: list[Lease], name: str) -> list[str]:
    """The streams that a host holds, without those that go with another."""
    return [each.stream for each in leases if each.live and each.host == name]


def _print(nodes: list[NodeRow], leases: list[Lease]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    for name in ("node", "address", "version", "state"):
        table.add_column(name)
    for name in ("tables", "events", "sockets", "lag"):
        table.add_column(name, justify="right")
    for each in nodes:
        held = _held(leases, each.name)
        table.add_row(
            each.name,
            each.address,
            each.version,
            _state(each),
            str(sum([stream.startswith("table/") for stream in held])),
            str(sum([stream.startswith("event/") for stream in held])),
            str(each.sockets),
            f"{each.lag} ms",
        )
    if nodes:
        console.print(table)
    free = [each for each in leases if not each.live]
    typer.echo(f"{len(leases) - len(free)} held, {len(free)} held by nobody.")


def _state(node: NodeRow) -> str:
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
            "streams": _held(leases, each.name),
        }
        for each in nodes
    ]
    free = [each.stream for each in leases if not each.live]
    told_ = {"shape": "nodes/1", "nodes": found, "free": free}
    typer.echo(msgspec.json.encode(told_).decode())
