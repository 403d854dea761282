"""``riverboat serve``: run the room's server."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from riverboat.cli.room_options import build_config_error_exit
from riverboat.cli.terminal.fast_imports import import_structlog
from riverboat.cli.terminal.terminal_locale import build_usage_error, choose_locale, explain_error
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.words import Phrase, Reader
from riverboat.words.refusals import command_line as w
from riverboat.words.refusals.command_line import SystemMessage
from riverboat.words.terminal.hand_search import ListenFailed
from riverboat.words.terminal.room_admin import AdminWithoutAccount
from riverboat.words.terminal.room_links import (
    ClientNotBuilt,
    ClosingAfterHands,
    FriendLink,
    HostLink,
    LocalFriendLink,
    LocalhostOnly,
    NetworkAddressUnknown,
    OtherNetworkAddresses,
    RoomOpened,
)

if TYPE_CHECKING:
    import uvicorn

    from riverboat.service.house_room import HouseRoom
    from riverboat.web.app_state import AppState
    from riverboat.web.server_config import ServerConfig

FIRST_TABLE_HOST = "Riverboat"
"""Name of the host of a new room's first table."""


def serve(
    config: Annotated[
        Path | None, typer.Option(help="TOML file with any of these options.")
    ] = None,
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 0.0.0.0 is every interface.")
    ] = None,
    lan: Annotated[
        bool,
        typer.Option(
            "--lan", help="Accept connections from the local network, as --host 0.0.0.0 does."
        ),
    ] = False,
    port: Annotated[
        int | None, typer.Option(help="Port to listen on; 0 picks a free port.")
    ] = None,
    data: Annotated[str | None, typer.Option(help="Folder for all data.")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="PostgreSQL URL, instead of a file in the data folder: "
            "postgresql://user@host/database."
        ),
    ] = None,
    node: Annotated[
        str | None,
        typer.Option(help="Name of this node, in a room of several nodes (PostgreSQL)."),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(help="URL at which other nodes reach this one: http://10.0.0.5:8000."),
    ] = None,
    cluster_secret: Annotated[
        str | None,
        typer.Option(help="Secret shared by all nodes of the room, at least 16 characters."),
    ] = None,
    base_url: Annotated[
        str | None, typer.Option(help="Public URL of the room: https://poker.example.")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(help="Log level: debug, info, warning or error.")
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="Log format: json or plain.")] = None,
    begin: Annotated[
        bool, typer.Option("--begin", help="Open a table with five bots if the room has no tables.")
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser", help="Open the room in this computer's browser.")
    ] = False,
    shutdown_timeout: Annotated[
        float,
        typer.Option(
            "--shutdown-timeout", help="Seconds to wait for hands in progress at shutdown."
        ),
    ] = 30.0,
    void_hands: Annotated[
        bool,
        typer.Option(
            "--void-hands",
            help="Void hands whose deck cannot be decrypted because the key is lost.",
        ),
    ] = False,
) -> None:
    """Start the room: a web server with tables that players join by a link.

    Each option can also be set in a file (--config) or by an environment variable such as
    RIVERBOAT_PORT or RIVERBOAT_DATABASE. All data is stored in one folder. On SIGTERM, hands in
    progress finish first.
    """
    from riverboat.web.public_urls import listen_address
    from riverboat.web.server_config import BadConfig, read_config

    if lan and host:
        raise build_usage_error(w.LanHostConflict())
    # Each key is a field of ServerConfig. Options of one run, such as --begin, are no settings.
    flags: dict[str, Any] = {
        "host": listen_address() if lan else host,
        "port": port,
        "data": data,
        "database": database,
        "node": node,
        "address": address,
        "cluster_secret": cluster_secret,
        "base_url": base_url,
        "log_level": log_level,
        "log_format": log_format,
    }
    try:
        config_text = config.read_text(encoding="utf-8") if config is not None else ""
        settings = read_config(config_text, os.environ, flags)
    except (BadConfig, OSError, UnicodeDecodeError) as error:
        raise build_config_error_exit(config, error) from None
    with asyncio.Runner(loop_factory=_find_event_loop_factory()) as runner:
        admin_command = _format_admin_command(config, flags)
        exit_code = runner.run(
            _serve(settings, begin, browser, shutdown_timeout, void_hands, admin_command)
        )
    raise typer.Exit(exit_code)


def _format_admin_command(config: Path | None, flags: dict[str, Any]) -> str:
    """Return the command that makes an administrator of this room, without the name."""
    import shlex

    options = [("--config", config), *((f"--{name}", flags[name]) for name in ("data", "database"))]
    option_words = [text for name, value in options if value for text in (name, str(value))]
    return shlex.join(["riverboat", "admin", *option_words])


def _find_event_loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the event loop factory of uvloop, which is faster; ``None`` if it is not installed."""
    try:
        import uvloop
    except ImportError:  # not available on Windows
        return None
    return uvloop.new_event_loop


async def _serve(
    config: ServerConfig,
    opens_table: bool,
    opens_browser: bool,
    timeout_seconds: float,
    void_hands: bool,
    admin_command: str,
) -> int:
    import_structlog()
    import uvicorn

    from riverboat.service.decks.room_key import BadKey
    from riverboat.store.errors import StoreFailed, UnknownStore
    from riverboat.web.app import make_app
    from riverboat.web.limits.file_limits import raise_file_limit
    from riverboat.web.monitoring.gc_tuning import collect_periodically, frozen_gc
    from riverboat.web.monitoring.logging_setup import configure
    from riverboat.web.monitoring.thread_turns import short_switch_interval
    from riverboat.web.public_urls import public_urls

    configure(config)
    raise_file_limit(config.limits.max_connections)
    try:
        room = _build_room(config, void_hands)
        app = make_app(room, config, sealing_key=room.key)
        listening_socket = _open_listening_socket(config)
    except (BadKey, ListenError, StoreFailed, UnknownStore, OSError) as error:
        typer.echo(explain_error(error), err=True)
        return 1
    try:
        await room.open()
    except (BadKey, StoreFailed, OSError) as error:
        listening_socket.close()
        await room.close()
        typer.echo(explain_error(error), err=True)
        return 1
    server = _build_server(uvicorn, app, config)
    backups = _start_backups(config)
    with (
        listening_socket,
        _handle_signals(server, room, timeout_seconds),
        frozen_gc(),
        short_switch_interval(),
    ):
        gc_task = asyncio.create_task(collect_periodically())
        server_task = asyncio.create_task(server.serve(sockets=[listening_socket]))
        while not server.started and not server_task.done():
            await asyncio.sleep(0.02)
        if server.started:
            app_state = app.state.app_state
            port = listening_socket.getsockname()[1]
            app_state.home = f"http://localhost:{port}"
            app_state.reach = public_urls(config.host, port, config.base_url)
            table = await _open_first_table(room) if opens_table else ""
            links = _create_links(app_state, table) if table else None
            _print_addresses(listening_socket, config, app_state.reach, links, opens_browser)
            await _print_missing_admins(app_state, admin_command)
        await server_task
        gc_task.cancel()
    for backup in backups:
        backup.cancel()
    return 0 if server.started else 1


def _build_room(config: ServerConfig, void_hands: bool) -> HouseRoom:
    """Return the room of a single host, or this node's part of a multi-host room."""
    data_folder, checkpoint_interval = Path(config.data), config.checkpoint_every
    if not config.node:
        from riverboat.service.house_room import HouseRoom

        return HouseRoom(
            data_folder,
            config.database,
            void_hands=void_hands,
            checkpoint_every=checkpoint_interval,
        )
    from riverboat import __version__
    from riverboat.service.cluster.cluster_room import ClusterRoom
    from riverboat.service.cluster.node import NodeSettings

    node = NodeSettings(config.node, config.address, config.cluster_secret, config.lease)
    return ClusterRoom(
        data_folder,
        config.database,
        node,
        __version__,
        void_hands=void_hands,
        checkpoint_every=checkpoint_interval,
    )


def _start_backups(config: ServerConfig) -> list[asyncio.Task[None]]:
    """Start the tasks for scheduled backups and restore drills that the configuration enables."""
    from riverboat.service.backups import BACKUP_FOLDER, run_backup_schedule
    from riverboat.service.house_room import DATABASE_FILE
    from riverboat.service.restore_drill import run_drill_schedule

    interval_hours, data_folder = config.backup_hours, Path(config.data)
    if not interval_hours or config.database == "memory:":
        return []
    store_location = config.database or str(data_folder / DATABASE_FILE)
    backup_schedule = run_backup_schedule(
        store_location, data_folder / BACKUP_FOLDER, interval_hours, config.backups_kept
    )
    drill_schedules = (
        [run_drill_schedule(data_folder, config.drill_days, interval_hours)]
        if config.drill_days
        else []
    )
    return [asyncio.create_task(coroutine) for coroutine in (backup_schedule, *drill_schedules)]


class ListenError(RefusalError):
    """The address is in use or does not belong to this machine."""


def _open_listening_socket(config: ServerConfig) -> socket.socket:
    """Return the listening socket; raise ``ListenError`` with a hint if the address fails."""
    address_family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        # `::` means every address, IPv4 and IPv6.
        is_dual_stack = config.host == "::" and socket.has_dualstack_ipv6()
        socket_address = (config.host, config.port)
        listening_socket = socket.create_server(
            socket_address, family=address_family, backlog=2048, dualstack_ipv6=is_dual_stack
        )
    except OSError as error:
        reason = SystemMessage(error.strerror or str(error))
        raise ListenError(ListenFailed(config.host, config.port, reason)) from error
    # Accepted sockets inherit TCP_NODELAY, so that small responses are not delayed.
    listening_socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening_socket


def _build_server(uvicorn_module: Any, app: Any, config: ServerConfig) -> uvicorn.Server:
    class Server(uvicorn_module.Server):  # type: ignore[misc]
        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Install our signal handlers, which let hands end before the server stops."""
            yield

    from riverboat.web.uvicorn_server import uvicorn_config

    server: uvicorn.Server = Server(uvicorn_config(app, config))
    return server


@contextmanager
def _handle_signals(
    server: uvicorn.Server, room: HouseRoom, timeout_seconds: float
) -> Iterator[None]:
    """Let running hands end on the first signal; stop at once on the second."""
    loop = asyncio.get_running_loop()
    drain_tasks: list[asyncio.Task[None]] = []

    async def drain() -> None:
        await room.drain(timeout_seconds)
        server.should_exit = True

    def stop() -> None:
        if drain_tasks or not server.started:
            server.should_exit = True
        else:
            typer.echo(_translate(ClosingAfterHands()), err=True)
            drain_tasks.append(loop.create_task(drain()))

    for signal_number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows has no signal handlers
            loop.add_signal_handler(signal_number, stop)
    try:
        yield
    finally:
        for signal_number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):
                loop.remove_signal_handler(signal_number)


async def _open_first_table(room: HouseRoom) -> str:
    """Open a table for friends and five bots, or return the previous one if it is still open."""
    from riverboat.table.rules.table_rules import TableRules

    rules = TableRules.preset("home", "no-limit hold'em 1/2", name="First table", chairs=6)
    rules = rules.replace(
        straddle={"enabled": False, "sleepers": False}, clock={"think": 45, "bank": 60}
    )
    return (await room.open_first_table(rules, FIRST_TABLE_HOST, 5)).id


async def _print_missing_admins(app_state: AppState, admin_command: str) -> None:
    """Print the configured administrators without an account, and the command that creates it."""
    import shlex

    from riverboat.web.accounts.account_service import has_account

    for name in app_state.config.admins:
        if not has_account(await app_state.accounts.find_account(name)):
            command = f"{admin_command} {shlex.quote(name)}"
            typer.echo(_translate(AdminWithoutAccount(name, command)), err=True)


class Links(NamedTuple):
    """Link paths of the first table: one for friends of the host, and one for the host."""

    friends: str
    host: str


def _create_links(app_state: AppState, table: str) -> Links:
    table_task = app_state.find_table(table)
    links_made = table_task.settings.links_made if table_task is not None else 0
    needs_invitation = table_task is not None and (
        table_task.settings.private or table_task.settings.password
    )
    invitation_query = (
        f"?invite={app_state.tokens.table_invitation(table, links_made)}"
        if needs_invitation
        else ""
    )
    table_path = f"/t/{table}"
    return Links(
        table_path + invitation_query,
        f"{table_path}?invite={app_state.tokens.host_invitation(table, links_made)}",
    )


def _print_addresses(
    listening_socket: socket.socket,
    config: ServerConfig,
    public_urls: tuple[str, ...],
    links: Links | None,
    opens_browser: bool,
) -> None:
    """Print the URL of the room, and the links for friends and for the host."""
    from riverboat.web.pages.client_files import client_folder
    from riverboat.web.public_urls import ANY_ADDRESS

    port = listening_socket.getsockname()[1]
    host_name = "localhost" if config.host in ("127.0.0.1", *ANY_ADDRESS) else config.host
    host_name = f"[{host_name}]" if ":" in host_name else host_name
    link = base_url = config.base_url or f"http://{host_name}:{port}"
    typer.echo(_translate(RoomOpened(base_url)))
    _print_friend_link(config, base_url, public_urls, links.friends if links else "/")
    if links:
        link = base_url + links.host
        typer.echo(_translate(HostLink(link)))
    if not (client_folder(config) / "index.html").exists():
        typer.echo(_translate(ClientNotBuilt()), err=True)
    if opens_browser and sys.stdout.isatty() and _has_display():
        webbrowser.open(link)


def _print_friend_link(
    config: ServerConfig, base_url: str, public_urls: tuple[str, ...], link_path: str
) -> None:
    """Print a URL that friends can reach, or instructions to get one."""
    from riverboat.web.public_urls import ANY_ADDRESS

    if public_urls:
        typer.echo(_translate(FriendLink(f"{public_urls[0]}{link_path}")))
        if public_urls[1:]:
            typer.echo(f"  {_translate(OtherNetworkAddresses(', '.join(public_urls[1:])))}")
    elif config.host in ANY_ADDRESS:
        typer.echo(_translate(FriendLink(f"{base_url}{link_path}")))
        typer.echo(f"  {_translate(NetworkAddressUnknown())}")
    else:
        typer.echo(_translate(LocalFriendLink(f"{base_url}{link_path}")))
        typer.echo(f"  {_translate(LocalhostOnly())}")


def _translate(phrase: Phrase) -> str:
    return Reader(choose_locale(None)).sentence(phrase)


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
