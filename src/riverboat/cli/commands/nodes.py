"""``riverboat nodes`` and ``riverboat drain``: the nodes of a multi-host room, from any of them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from riverboat.cli.room_options import (
    ConfigOption,
    DatabaseOption,
    convert_errors_to_exit,
    load_room_config,
)
from riverboat.cli.terminal.terminal_locale import explain_error, terminal_reader
from riverboat.words.terminal import room_admin as w

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
    leases = _open_leases(config, database)
    with convert_errors_to_exit(2):
        try:
            leases.check_version()
            node_rows, all_leases = leases.list_nodes(), leases.list_leases()
        finally:
            leases.close()
    if as_json:
        _print_json(node_rows, all_leases)
    else:
        _print_nodes(node_rows, all_leases)


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
    leases = _open_leases(config, database)
    with convert_errors_to_exit(2):
        try:
            leases.check_version()
            _drain(leases, node, wait)
        finally:
            leases.close()


def _open_leases(config: Path | None, database: str | None) -> Leases:
    from riverboat.store.leases import Leases, LeasesUnsupported

    settings = load_room_config(config, None, database)
    try:
        return Leases(settings.database or "riverboat.db")
    except LeasesUnsupported as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(2) from None


def _drain(leases: Leases, name: str, wait_seconds: float) -> None:
    renderer = terminal_reader()
    if not leases.mark_draining(name):
        node_names = ", ".join([node.name for node in leases.list_nodes() if node.is_live])
        typer.echo(renderer.say(w.NoSuchNode(name, node_names or "-")), err=True)
        raise typer.Exit(2)
    deadline = time.monotonic() + wait_seconds
    while (
        remaining_count := len(_find_streams(leases.list_leases(), name))
    ) and time.monotonic() < deadline:
        time.sleep(_POLL_SECONDS)
    if remaining_count:
        typer.echo(renderer.say(w.NodeDraining(name, remaining_count)))
        raise typer.Exit(1 if wait_seconds else 0)
    typer.echo(renderer.say(w.NodeDrained(name)))


def _find_streams(leases: list[Lease], name: str) -> list[str]:
    """Return the streams whose live leases the node holds."""
    return [lease.stream for lease in leases if lease.is_live and lease.host == name]


def _print_nodes(nodes: list[NodeRow], leases: list[Lease]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    renderer = terminal_reader()
    text_columns: tuple[w.NodeColumn, ...] = ("node", "address", "version", "state")
    number_columns: tuple[w.NodeColumn, ...] = ("tables", "events", "sockets", "lag")
    for column in text_columns:
        table.add_column(renderer.say(w.NodeColumnHeading(column)))
    for column in number_columns:
        table.add_column(renderer.say(w.NodeColumnHeading(column)), justify="right")
    for node in nodes:
        streams = _find_streams(leases, node.name)
        table.add_row(
            node.name,
            node.address,
            node.version,
            renderer.say(w.NodeColumnHeading(_describe_state(node))),
            str(sum([stream.startswith("table/") for stream in streams])),
            str(sum([stream.startswith("event/") for stream in streams])),
            str(node.socket_count),
            f"{node.event_loop_lag_ms} ms",
        )
    if nodes:
        console.print(table)
    unowned_leases = [lease for lease in leases if not lease.is_live]
    typer.echo(renderer.say(w.LeaseCount(len(leases) - len(unowned_leases), len(unowned_leases))))


def _describe_state(node: NodeRow) -> w.NodeColumn:
    if not node.is_live:
        return "gone"
    return "hands over" if node.is_draining else "there"


def _print_json(nodes: list[NodeRow], leases: list[Lease]) -> None:
    import msgspec

    node_dicts: list[dict[str, Any]] = [
        {
            "name": node.name,
            "address": node.address,
            "version": node.version,
            "live": node.is_live,
            "drains": node.is_draining,
            "until": node.expires_at_ms,
            "sockets": node.socket_count,
            "lag": node.event_loop_lag_ms,
            "streams": _find_streams(leases, node.name),
        }
        for node in nodes
    ]
    unowned_streams = [lease.stream for lease in leases if not lease.is_live]
    output = {"shape": "nodes/1", "nodes": node_dicts, "free": unowned_streams}
    typer.echo(msgspec.json.encode(output).decode())
