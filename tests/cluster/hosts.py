"""Hosts of one room for tests: several in one process, on a database of their own."""

from __future__ import annotations

import asyncio
import os
import time
import uuid
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from riverboat.service.cluster.cluster_room import ClusterRoom
from riverboat.service.cluster.node import NodeSettings
from riverboat.service.state.settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.table.rules.rules import TableRules
from riverboat.wire import wishes as w
from riverboat.wire.messages import Granted

SERVER = os.environ.get("RIVERBOAT_TEST_POSTGRES", "postgresql://127.0.0.1:5432/postgres")
SPAN = 1.5
"""Seconds that a lease holds."""
SECRET = "what the hosts of one room share"
HOLDEM = "no-limit hold'em 1/2"


@contextmanager
def database() -> Iterator[str]:
    """The address of an empty database, or a skip that says what is missing."""
    name = f"riverboat_cluster_{uuid.uuid4().hex[:12]}"
    try:
        connection = psycopg.connect(SERVER, autocommit=True, connect_timeout=5)
    except psycopg.OperationalError:
        pytest.skip("no PostgreSQL answers: start one, or name it in RIVERBOAT_TEST_POSTGRES")
    with connection:
        connection.execute(f"create database {name}".encode())
        try:
            yield SERVER.rsplit("/", 1)[0] + f"/{name}"
        finally:
            connection.execute(f"drop database {name} with (force)".encode())


def host(folder: Path, url: str, name: str, **changes: Any) -> ClusterRoom:
    """A host that is not open yet; all have the same folder, and so the same key."""
    settings = NodeSettings(name, f"http://127.0.0.1/{name}", SECRET, SPAN)
    values = {each: getattr(settings, each) for each in settings.__struct_fields__} | changes
    return ClusterRoom(folder, url, NodeSettings(**values), "1")


@asynccontextmanager
async def open_hosts(folder: Path, url: str, *names: str) -> AsyncIterator[list[ClusterRoom]]:
    """Hosts that have joined."""
    rooms = [host(folder, url, name) for name in names]
    try:
        for room in rooms:
            await room.open()
        yield rooms
    finally:
        for room in rooms:
            if room.is_open:
                await room.close()


async def new_table(room: ClusterRoom, bots: int = 2, **settings: Any) -> TableTask:
    """A table with some bots, which play at once."""
    rules = TableRules.preset("online", HOLDEM, chairs=6)
    chosen = TableSettings(**{"between": 0.0, "pace": 0.0, "bot_pace": 0.02, **settings})
    row = await room.new_table(rules, chosen, "Ann")
    task = room.task(row.id)
    for k in range(bots):
        answer = await task.ask("Ann", f"bot-{k}", w.AddBot(), as_host="room")
        assert isinstance(answer, Granted), answer
    return task


async def until(what: Callable[[], Any], seconds: float = 20) -> float:
    """Wait until something is so; how many seconds that took."""
    began = time.monotonic()
    while not what():
        assert time.monotonic() - began < seconds, "it is not so in time"
        await asyncio.sleep(0.01)
    return time.monotonic() - began


async def cut_off(room: ClusterRoom) -> None:
    """Let a host die as far as others can tell: it renews nothing, and does nothing more."""
    assert room._claiming is not None
    room._claiming.cancel()
    await room.node.stop()
    for task in room.tables():
        task._schedule.stop()


def run(steps: Coroutine[Any, Any, None]) -> None:
    """Run a test's steps, and not for ever."""

    async def within() -> None:
        async with asyncio.timeout(120):
            await steps

    asyncio.run(within())
