"""Nodes of one room for tests: several in one process, on their own database."""

from __future__ import annotations

import asyncio
import atexit
import os
import socket
import time
import uuid
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import uvicorn

from riverboat.service.cluster.cluster_room import ClusterRoom
from riverboat.service.cluster.node import NodeSettings
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.table.rules.table_rules import TableRules
from riverboat.web.app import make_app
from riverboat.web.app_state import AppState
from riverboat.web.server_config import ServerConfig
from riverboat.web.uvicorn_server import uvicorn_config
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.limits import HANG
from tests.web.open_rooms import make_cheap_passwords

POSTGRES_SERVER = os.environ.get("RIVERBOAT_TEST_POSTGRES", "postgresql://127.0.0.1:5432/postgres")
LEASE_SECONDS = 1.5
"""Seconds of a lease."""
RECORDS_PER_CHECKPOINT = 30
"""Records from one checkpoint to the next."""
CLUSTER_SECRET = "what the hosts of one room share"
HOLDEM = "no-limit hold'em 1/2"


_EMPTY_DATABASE_URLS: list[str] = []
"""Empty databases that this process can reuse."""


@contextmanager
def empty_database() -> Iterator[str]:
    """Return the URL of an empty database, or skip with the reason.

    Creating and dropping a database takes seconds, so it is emptied and reused.
    """
    if not _EMPTY_DATABASE_URLS:
        _EMPTY_DATABASE_URLS.append(_create_database())
    url = _EMPTY_DATABASE_URLS.pop()
    yield url
    name = url.rpartition("/")[2]
    with _open_admin_connection() as admin_connection:
        admin_connection.execute(
            "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = %s",
            [name],
        )
    with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
        connection.execute("drop schema public cascade")
        connection.execute("create schema public")
    _EMPTY_DATABASE_URLS.append(url)


def _create_database() -> str:
    """Return the URL of a database that is dropped when this process ends."""
    name = f"riverboat_cluster_{uuid.uuid4().hex[:12]}"
    try:
        with _open_admin_connection() as server:
            server.execute(f"create database {name}".encode())
    except psycopg.OperationalError:
        pytest.skip("no PostgreSQL answers: start one, or name it in RIVERBOAT_TEST_POSTGRES")
    atexit.register(_drop_database, name)
    return POSTGRES_SERVER.rsplit("/", 1)[0] + f"/{name}"


def _drop_database(name: str) -> None:
    with _open_admin_connection() as server:
        server.execute(f"drop database {name} with (force)".encode())


def _open_admin_connection() -> psycopg.Connection:
    return psycopg.connect(POSTGRES_SERVER, autocommit=True, connect_timeout=5)


def make_node(folder: Path, url: str, name: str, **config_changes: Any) -> ClusterRoom:
    """Return a node that is not open yet; all share one folder and so one key.

    It writes a checkpoint with every other hand, so that most tables are opened from one.
    """
    settings = NodeSettings(name, f"http://127.0.0.1/{name}", CLUSTER_SECRET, LEASE_SECONDS)
    config_values = {
        struct_field: getattr(settings, struct_field) for struct_field in settings.__struct_fields__
    } | config_changes
    return ClusterRoom(
        folder, url, NodeSettings(**config_values), "1", checkpoint_every=RECORDS_PER_CHECKPOINT
    )


@asynccontextmanager
async def open_nodes(
    folder: Path, url: str, *names: str, lease_seconds: float = LEASE_SECONDS
) -> AsyncIterator[list[ClusterRoom]]:
    """Open nodes that have joined the cluster."""
    rooms = [make_node(folder, url, name, lease_seconds=lease_seconds) for name in names]
    try:
        for room in rooms:
            await room.open()
        yield rooms
    finally:
        for room in rooms:
            if room.is_open:
                await room.close()


async def open_table(room: ClusterRoom, bots: int = 2, **settings: Any) -> TableTask:
    """Open a table with some bots, which play at once."""
    rules = TableRules.preset("online", HOLDEM, chairs=6)
    command = TableSettings(
        **{
            "seconds_between_hands": 0.0,
            "pace": 0.0,
            "bot_pace": 0.02,
            "bots_alone": True,
            **settings,
        }
    )
    table_row = await room.new_table(rules, command, "Ann")
    task = room.task(table_row.id)
    for bot_number in range(bots):
        reply = await task.submit("Ann", f"bot-{bot_number}", w.AddBot(), host_authority="room")
        assert isinstance(reply, Accepted), reply
    return task


async def wait_until(condition: Callable[[], Any], seconds: float = HANG) -> float:
    """Wait for a condition; return the seconds that it took."""
    started_at = time.monotonic()
    while not condition():
        assert time.monotonic() - started_at < seconds, "it is not so in time"
        await asyncio.sleep(0.01)
    return time.monotonic() - started_at


async def freeze_node(room: ClusterRoom) -> None:
    """Simulate a node's death for the others: stop renewals and all other work."""
    assert room._claim_task is not None
    room._claim_task.cancel()
    await room.node.stop()
    for task in room.tables():
        task._schedule.stop()


def run_steps(steps: Coroutine[Any, Any, None], seconds: float = HANG) -> None:
    """Run a test's steps with a timeout."""

    async def run_in_time() -> None:
        async with asyncio.timeout(seconds):
            await steps

    asyncio.run(run_in_time())


# Served -----------------------------------------------------------------------------------------


class ServedNode:
    """A node served on its own port."""

    def __init__(
        self,
        folder: Path,
        url: str,
        name: str,
        lease_seconds: float = LEASE_SECONDS,
        **config_changes: Any,
    ) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.config = ServerConfig(
            data=str(folder),
            database=url,
            node=name,
            address=self.address,
            cluster_secret=CLUSTER_SECRET,
            lease=lease_seconds,
            **config_changes,
        )
        self.room = make_node(folder, url, name, address=self.address, lease_seconds=lease_seconds)
        self.app_state = AppState(
            self.room,
            self.config,
            sealing_key=self.room.key,
            now=self.room.clock,
            passwords=make_cheap_passwords(),
        )
        self.app = make_app(self.room, self.config, app_state=self.app_state)
        self.server = uvicorn.Server(uvicorn_config(self.app, self.config, shutdown_seconds=1))
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.room.open()
        self.task = asyncio.create_task(self.server.serve(sockets=[self.listening]))
        while not self.server.started:
            assert not self.task.done()
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        self.server.should_exit = True
        if self.task is not None:
            await self.task
        self.listening.close()

    async def die(self) -> None:
        """Simulate death: stop renewing, accepting and replying."""
        await freeze_node(self.room)
        for server in self.server.servers:
            server.close()
        for connection in list(self.server.server_state.connections):
            connection.transport.abort()

    async def lose_power(self) -> None:
        """Simulate a power loss: connections stay open without traffic."""
        await freeze_node(self.room)
        for server in self.server.servers:
            server.close()
        for connection in list(self.server.server_state.connections):
            connection.transport.pause_reading()


@asynccontextmanager
async def served_nodes(
    folder: Path, url: str, *names: str, **changes: Any
) -> AsyncIterator[list[ServedNode]]:
    """Start nodes that have joined, each on its own port."""
    nodes: list[ServedNode] = []
    try:
        for name in names:
            nodes.append(ServedNode(folder, url, name, **changes))
            await nodes[-1].start()
        await wait_until(
            lambda: all(len(node.room.node.directory.nodes) == len(names) for node in nodes)
        )
        yield nodes
    finally:
        for node in nodes:
            await node.stop()
