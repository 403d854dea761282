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


def run_until_killed(folder: Path, database: str, seed: int, answers: int) -> list[str]:
    """Run a room under load for a number of replies, kill it, and return what it acknowledged.

    Replies are counted instead of seconds, so a slow machine gets the same load.
    """
    process = forked.start_program("tests.service.plug", str(folder), database, str(seed))
    lines = list[str]()
    watchdog = Timer(MAX_SECONDS, process.kill)
    watchdog.start()
    try:
        first_line = process.stdout.readline()
        assert first_line == "open\n", first_line
        lines = list(islice(process.stdout, answers))
    finally:
        watchdog.cancel()
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
        process.stdout.close()
        process.wait()
    return [line.rstrip() for line in lines if line.endswith("\n")]


@run_in("landing", "postgresql", "sqlite")
def test_acknowledged_commands_survive_repeated_kills(database: str, tmp_path: Path) -> None:
    rng, acknowledged = Random(2026 + FIRST_SEED), list[str]()
    for kill in range(KILL_COUNT):
        answers = rng.randrange(MIN_REPLIES, 4 * MIN_REPLIES)
        lines = run_until_killed(tmp_path, database, kill, answers)
        assert not any(line.startswith("lost") for line in lines), "a table was given up"
        assert len(lines) >= answers, f"it came to a stop within {MAX_SECONDS} s"
        acknowledged += lines
    asyncio.run(verify_room(database, tmp_path, acknowledged))


async def verify_room(database: str, folder: Path, acknowledged: list[str]) -> None:
    store = open_store(database)
    await store.open()
    try:
        streams = await store.stream_lengths()
        assert len(streams) == 20
        assert len(set(acknowledged)) == len(acknowledged), "something was done twice"
        for line in acknowledged:
            table, command_id, seq = line.split()
            assert int(seq) <= streams[f"table/{table}"]
            assert await store.find_reply(f"table/{table}", command_id) is not None, (
                f"{line} was lost"
            )
        balances = await store.balances()
        assert sum(balances.values()) == 0
        hands = 0
        for stream in streams:
            report = verify_table(await load_evidence(store, stream, stored_key(folder)))
            assert report.is_clean, [str(problem) for problem in report.problems[:5]]
            hands += report.hands
        assert hands > KILL_COUNT
    finally:
        await store.close()
