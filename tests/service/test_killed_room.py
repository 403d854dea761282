"""Repeated SIGKILL of a room with twenty busy tables: no acknowledged command is lost."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from riverboat.service.decks.room_key import stored_key
from riverboat.service.history.stream_verifier import load_evidence
from riverboat.service.table_verifier import verify_table
from riverboat.store.store_urls import open_store
from tests import forked
from tests.schedule import run_in
from tests.thorough import FIRST_SEED, example_count

KILL_COUNT = example_count(3, 50)
"""``make soak`` kills the room fifty times."""
MIN_REPLIES = 60
"""Replies before a kill: at least one for each player, who all sit down first."""
MAX_SECONDS = 60.0
"""Seconds for those replies, after which the room counts as stuck."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "riverboat.db")
        return
    psycopg = pytest.importorskip("psycopg", reason="pip install riverboat[postgres]")
    server = os.environ.get("RIVERBOAT_TEST_POSTGRES", "postgresql://127.0.0.1:5432/postgres")
    name = f"riverboat_plug_{uuid.uuid4().hex[:12]}"
    try:
        connection = psycopg.connect(server, autocommit=True, connect_timeout=3)
    except psycopg.OperationalError:
        pytest.skip("no PostgreSQL answers: start one, or name it in RIVERBOAT_TEST_POSTGRES")
    with connection:
        connection.execute(f"create database {name}")
        try:
            yield server.rsplit("/", 1)[0] + f"/{name}"
        finally:
            connection.execute(f"drop database {name} with (force)")


def run_until_killed(folder: Path, database: str, seed: int, reply_count: int) -> list[str]:
    """Run a room under load for a number of replies, kill it, and return what it acknowledged.

    Replies are counted instead of seconds, so a slow machine gets the same load.
    """
    process = forked.start_program("tests.service.plug", str(folder), database, str(seed))
    output_lines = list[str]()
    watchdog = Timer(MAX_SECONDS, process.kill)
    watchdog.start()
    try:
        first_line = process.stdout.readline()
        assert first_line == "open\n", first_line
        output_lines = list(islice(process.stdout, reply_count))
    finally:
        watchdog.cancel()
        process.kill()
        output_lines += process.stdout.read().splitlines(keepends=True)
        process.stdout.close()
        process.wait()
    return [line.rstrip() for line in output_lines if line.endswith("\n")]


@run_in("landing", "postgresql", "sqlite")
def test_acknowledged_commands_survive_repeated_kills(database: str, tmp_path: Path) -> None:
    rng, acknowledged_lines = Random(2026 + FIRST_SEED), list[str]()
    for kill in range(KILL_COUNT):
        reply_count = rng.randrange(MIN_REPLIES, 4 * MIN_REPLIES)
        output_lines = run_until_killed(tmp_path, database, kill, reply_count)
        assert not any(line.startswith("lost") for line in output_lines), "a table was given up"
        assert len(output_lines) >= reply_count, f"it came to a stop within {MAX_SECONDS} s"
        acknowledged_lines += output_lines
    asyncio.run(verify_room(database, tmp_path, acknowledged_lines))


async def verify_room(database: str, folder: Path, acknowledged_lines: list[str]) -> None:
    store = open_store(database)
    await store.open()
    try:
        stream_lengths = await store.stream_lengths()
        assert len(stream_lengths) == 20
        assert len(set(acknowledged_lines)) == len(acknowledged_lines), "something was done twice"
        for line in acknowledged_lines:
            table_id, command_id, seq = line.split()
            assert int(seq) <= stream_lengths[f"table/{table_id}"]
            assert await store.find_reply(f"table/{table_id}", command_id) is not None, (
                f"{line} was lost"
            )
        balances = await store.balances()
        assert sum(balances.values()) == 0
        hand_count = 0
        for stream in stream_lengths:
            report = verify_table(await load_evidence(store, stream, stored_key(folder)))
            assert report.is_clean, [str(problem) for problem in report.problems[:5]]
            hand_count += report.hands
        assert hand_count > KILL_COUNT
    finally:
        await store.close()
