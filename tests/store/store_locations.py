"""Locations of stores for tests (memory, SQLite file, PostgreSQL server) and small batches."""

from __future__ import annotations

import asyncio
import atexit
import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar
from uuid import uuid4

import psycopg
import pytest

from riverboat.store import Batch, LedgerEntry, Memory, MemoryStore, Store, StoredReply, open_store
from riverboat.store.schema import metadata

SERVER_URL = os.environ.get("RIVERBOAT_POSTGRES", "postgresql://127.0.0.1:5432/test")
"""A server on which tests may make schemas, and drop them."""

Outcome = TypeVar("Outcome")


@dataclass
class StoreLocation:
    """A location that outlives a store: each store opened on it owns the same data."""

    url: str = "memory:"
    memory: Memory = field(default_factory=Memory)

    def store(self) -> Store:
        return MemoryStore(self.memory) if self.url == "memory:" else open_store(self.url)


@contextmanager
def empty_location(backend: str, folder: Path) -> Iterator[StoreLocation]:
    """Return an empty location: ``memory``, ``sqlite`` or ``postgresql``."""
    match backend:
        case "memory":
            yield StoreLocation()
        case "sqlite":
            yield StoreLocation(str(folder / f"{uuid4().hex}.db"))
        case _:
            with empty_schema() as url:
                yield StoreLocation(url)


@contextmanager
def empty_schema() -> Iterator[str]:
    """Return the URL of an empty schema on the server; skip the test if no server runs."""
    schema_name = f"riverboat_{uuid4().hex}"
    try:
        with _admin_connection() as server:
            server.execute(f"CREATE SCHEMA {schema_name}".encode())
    except psycopg.OperationalError:
        pytest.skip("no PostgreSQL answers: RIVERBOAT_POSTGRES may hold the address of one")
    separator = "&" if "?" in SERVER_URL else "?"
    # Connections carry the schema's name, so that a test can end its own and no others.
    options = (
        f"-csearch_path%3D{schema_name}%20-csynchronous_commit%3Doff"  # here no server loses power
    )
    yield f"{SERVER_URL}{separator}options={options}&application_name={schema_name}"
    with _admin_connection() as server:
        server.execute(f"DROP SCHEMA {schema_name} CASCADE".encode())


_EMPTY_SCHEMAS: list[str] = []
"""Migrated schemas of this process without rows."""


@contextmanager
def migrated_location(backend: str, folder: Path) -> Iterator[StoreLocation]:
    """Return a location with all tables, as :func:`empty_location` but already migrated."""
    match backend:
        case "memory":
            yield StoreLocation()
        case "sqlite":
            file = folder / f"{uuid4().hex}.db"
            file.write_bytes(_migrated_file())
            yield StoreLocation(str(file))
        case _:
            with migrated_schema() as url:
                yield StoreLocation(url)


@contextmanager
def migrated_schema() -> Iterator[str]:
    """Return the URL of a schema with all tables, which is emptied and reused afterwards."""
    if not _EMPTY_SCHEMAS:
        stack = ExitStack()
        _EMPTY_SCHEMAS.append(stack.enter_context(empty_schema()))
        atexit.register(stack.close)
        run_with_store(StoreLocation(_EMPTY_SCHEMAS[0]), _do_nothing)
    url = _EMPTY_SCHEMAS.pop()
    yield url
    end_connections(url)
    with _admin_connection() as server:
        name = url.rpartition("=")[2]
        table_names = [table.name for table in reversed(metadata.sorted_tables)]
        server.execute("".join(f"DELETE FROM {name}.{table};" for table in table_names).encode())
    _EMPTY_SCHEMAS.append(url)


@cache
def _migrated_file() -> bytes:
    """Return the bytes of a SQLite file with all tables and no rows."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "empty.db")
        run_with_store(StoreLocation(str(file)), _do_nothing)
        return file.read_bytes()


async def _do_nothing(_: Store) -> None:
    """Do nothing: opening the store has migrated it."""


def _admin_connection() -> psycopg.Connection:
    """Open a second connection to the same server."""
    return psycopg.connect(SERVER_URL, autocommit=True, connect_timeout=5)


def end_connections(url: str) -> int:
    """End a store's connections, as a stopping server does, and return their number."""
    with _admin_connection() as server:
        ended_count = server.execute(
            "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity"
            " WHERE application_name = %s",
            [url.rpartition("=")[2]],
        ).fetchone()
    assert ended_count is not None
    return int(ended_count[0])


def wait_for_blocked_connection(url: str) -> None:
    """Wait until a connection of a store is blocked by another connection's lock."""
    with _admin_connection() as server:
        for _ in range(1_000):
            blocked_count = server.execute(
                "SELECT count(*) FROM pg_stat_activity, pg_sleep(0.01)"
                " WHERE application_name = %s AND wait_event_type = 'Lock'",
                [url.rpartition("=")[2]],
            ).fetchone()
            if blocked_count and blocked_count[0]:
                return
    raise AssertionError("nobody waits")


def run(steps: Coroutine[Any, Any, Outcome]) -> Outcome:
    """Run a test's steps on a new event loop, with a timeout."""

    async def run_in_time() -> Outcome:
        async with asyncio.timeout(120):
            return await steps

    return asyncio.run(run_in_time())


def make_batch(
    stream: str,
    expected_seq: int,
    *bodies: bytes,
    entries: tuple[LedgerEntry, ...] = (),
    replies: tuple[StoredReply, ...] = (),
) -> Batch:
    """Return a batch at a fixed time; without bodies its record names its stream and number."""
    records = bodies or (f"{stream} {expected_seq + 1}".encode(),)
    return Batch(stream, expected_seq, 1_000 + expected_seq, records, entries, replies)


def run_with_store(
    location: StoreLocation, steps: Callable[[Store], Coroutine[Any, Any, None]]
) -> None:
    """Open a store, run the steps, and close it."""

    async def run_steps() -> None:
        store = location.store()
        await store.open()
        try:
            await steps(store)
        finally:
            await store.close()

    run(run_steps())


def run_with_two_stores(
    location: StoreLocation, steps: Callable[[Store, Store], Coroutine[Any, Any, None]]
) -> None:
    """Open two stores on the same data, run the steps, and close them."""

    async def run_with_second(store: Store) -> None:
        other_store = location.store()
        await other_store.open()
        try:
            await steps(store, other_store)
        finally:
            await other_store.close()

    run_with_store(location, run_with_second)
