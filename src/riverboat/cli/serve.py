"""``riverboat serve``: the room, for everybody who has its link."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    import uvicorn

    from riverboat.service.opening import HouseRoom
    from riverboat.web.config import ServerConfig

HOUSE = "Riverboat"
"""Who hosts the table that a new room begins with."""


def serve(
    config: Annotated[
        Path | None, typer.Option(help="A file of TOML with any of these options.")
    ] = None,
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 0.0.0.0 is all of them.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 is any that is free.")] = None,
    data: Annotated[
        str | None, typer.Option(help="The folder in which everything is kept.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(help="postgresql://user@host/database, instead of a file in that folder."),
    ] = None,
    base_url: Annotated[
        str | None, typer.Option(help="How others reach the room: https://poker.example.")
    ] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    log_format: Annotated[str | None, typer.Option(help="json or plain.")] = None,
    begin: Annotated[
        bool, typer.Option("--begin", help="Open a table with five bots, if there is none.")
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser", help="Show it in the browser of this computer.")
    ] = False,
    patience: Annotated[
        float, typer.Option(help="Seconds that hands have to end when the room is closed.")
    ] = 30.0,
) -> None:
    """Open the room: tables in the browser, for everybody who has the link.

    Every option may also come from a file (--config) or from the environment: RIVERBOAT_PORT,
    RIVERBOAT_DATABASE and so on. What is kept is in one folder; SIGTERM lets hands end first.
    """
    from riverboat.web.config import BadConfig, read_config

    said: dict[str, Any] = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "base_url": base_url,
        "log_level": log_level,
        "log_format": log_format,
    }
    try:
        text = config.read_text(encoding="utf-8") if config is not None else ""
        chosen = read_config(text, os.environ, said)
    except (BadConfig, OSError, UnicodeDecodeError) as why:
        typer.echo(f"{config or 'the configuration'}: {why}", err=True)
        raise typer.Exit(2) from None
    code = asyncio.run(_serve(chosen, begin, browser, patience))
    raise typer.Exit(code)


async def _serve(config: ServerConfig, begin: bool, browser: bool, patience: float) -> int:
    import uvicorn

    from riverboat.service.keys import BadKey
    from riverboat.service.opening import HouseRoom
    from riverboat.store.errors import StoreFailed, UnknownStore
    from riverboat.web.app import make_app
    from riverboat.web.logs import configure

    configure(config)
    try:
        room = HouseRoom(Path(config.data), config.database)
        app = make_app(room, config, key=room.key)
        listening = _listen(config)
    except (BadKey, StoreFailed, UnknownStore, OSError) as why:
        typer.echo(str(why), err=True)
        return 1
    server = _server(uvicorn, app, config)
    with listening, _signals(server, room, patience):
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            table = await _first_table(room) if begin else ""
            invitation = app.state.site.invitations.to_host(table) if table else ""
            _greet(listening, config, table, invitation, browser)
        await serving
    return 0 if server.started else 1


def _listen(config: ServerConfig) -> socket.socket:
    """The socket on which the room is reached, or ``OSError`` with what would help."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        return socket.create_server((config.host, config.port), family=family, backlog=2048)
    except OSError as why:
        reason = why.strerror or str(why)
        raise OSError(
            f"cannot listen on {config.host} port {config.port}: {reason.lower()}; "
            "--port chooses another, and 0 any that is free"
        ) from why


def _server(uvicorn_: Any, app: Any, config: ServerConfig) -> uvicorn.Server:
    class Server(uvicorn_.Server):  # type: ignore[misc]
        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Ours: a hand ends before the server does."""
            yield

    from riverboat.web.server import uvicorn_config

    server: uvicorn.Server = Server(uvicorn_config(app, config))
    return server


@contextmanager
def _signals(server: uvicorn.Server, room: HouseRoom, patience: float) -> Iterator[None]:
    """The first signal lets hands end, the second does not."""
    loop = asyncio.get_running_loop()
    draining: list[asyncio.Task[None]] = []

    async def drain() -> None:
        await room.drain(patience)
        server.should_exit = True

    def stop() -> None:
        if draining or not server.started:
            server.should_exit = True
        else:
            typer.echo("closing: hands in play may end (again to close at once)", err=True)
            draining.append(loop.create_task(drain()))

    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows has no such handlers
            loop.add_signal_handler(number, stop)
    try:
        yield
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):
                loop.remove_signal_handler(number)


async def _first_table(room: HouseRoom) -> str:
    """A table for friends and five bots; the one of last time, if it is open."""
    from riverboat.table.rules import TableRules

    rules = TableRules.preset("home", "no-limit hold'em 1/2", name="First table", chairs=6)
    rules = rules.but(
        straddle={"enabled": False, "sleepers": False}, clock={"think": 45, "bank": 60}
    )
    return (await room.show_table(rules, HOUSE, 5)).id


def _greet(
    listening: socket.socket, config: ServerConfig, table: str, invitation: str, browser: bool
) -> None:
    """Say where the room is, and whose link is whose."""
    from riverboat.web.static import folder

    port = listening.getsockname()[1]
    name = "localhost" if config.host in ("127.0.0.1", "0.0.0.0", "::") else config.host
    link = base = config.base_url or f"http://{name}:{port}"
    typer.echo(f"The room is open: {base}")
    if table:
        link = f"{base}/t/{table}?invite={invitation}"
        typer.echo(f"For your friends: {base}/t/{table}")
        typer.echo(f"For you, the host: {link}")
    if not (folder(config) / "index.html").exists():
        typer.echo("The pages are not built: run make client.", err=True)
    if browser and sys.stdout.isatty() and _has_screen():
        webbrowser.open(link)


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
