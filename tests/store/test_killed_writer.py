"""Durability after SIGKILL: every acknowledged append is in the store."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

from riverboat.store import Store
from tests.schedule import run_in
from tests.store import writing
from tests.store.store_locations import StoreLocation, run_with_store

MIN_APPENDS = 400
"""Acknowledged appends before the process is killed."""


@run_in("landing", "postgresql")
def test_acknowledged_appends_survive_kill_without_gaps(database: StoreLocation) -> None:
    acknowledged_lengths = _read_acknowledged_lengths(database.url)
    assert sum(acknowledged_lengths.values()) >= MIN_APPENDS * writing.RECORDS_PER_BATCH

    async def run_scenario(store: Store) -> None:
        streams = await store.stream_lengths()
        for stream, length in streams.items():
            # One batch of each stream may be durable and not yet acknowledged.
            assert length - acknowledged_lengths.get(stream, 0) in (0, writing.RECORDS_PER_BATCH)
            batches = [
                writing.make_batch(stream, expected_seq)
                for expected_seq in range(0, length, writing.RECORDS_PER_BATCH)
            ]
            records = await store.read(stream)
            assert [record.seq for record in records] == list(range(1, length + 1))
            assert [record.body for record in records] == [
                body for each_batch in batches for body in each_batch.records
            ]
            assert await store.balances(stream) == {"bank": -length, stream: length}
            assert await store.list_checkpoints(stream) == [batches[-1].checkpoint]
            for batch in batches:
                assert await store.find_reply(stream, batch.replies[0].idempotency_key) == b"yes"
        assert streams.keys() >= acknowledged_lengths.keys()
        stream, length = next(iter(streams.items()))
        await store.append(writing.make_batch(stream, length))

    run_with_store(database, run_scenario)


def _read_acknowledged_lengths(url: str) -> dict[str, int]:
    """Start a writer process, kill it, and return the acknowledged length by stream."""
    script = Path(writing.__file__)
    with subprocess.Popen(
        [sys.executable, script, url], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = list(islice(process.stdout, MIN_APPENDS))
        process.kill()
        lines += process.stdout.readlines()
    assert process.returncode == -9
    acknowledged_lengths: dict[str, int] = {}
    for line in lines:
        stream, length = line.split()
        assert int(length) == acknowledged_lengths.get(stream, 0) + writing.RECORDS_PER_BATCH
        acknowledged_lengths[stream] = int(length)
    return acknowledged_lengths
