"""Time to read a table by the length of its log: ``python -m bench.opening``.

Bots play a table in memory until its log has a number of records. The log is copied to a SQLite
file, and to a PostgreSQL schema if a server answers. Each is read as after a restart or a
takeover: from the first record, and from the last checkpoint. The cost of making a checkpoint is
printed beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4

import psycopg
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table as Rows

from riverboat.service.dealer.table_checkpoint import encode_state, restore_dealer
from riverboat.service.dealer.table_deck import TableDeck
from riverboat.service.house_bots import HouseBots
from riverboat.service.room import Room
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.checkpoint_policy import CHECKPOINT_INTERVAL
from riverboat.service.task.table_replay import ReplayResult, TableReplayer
from riverboat.store.memory_store import Memory, MemoryStore
from riverboat.store.port import Store
from riverboat.store.store_urls import open_store
from riverboat.store.stream_records import Batch, Checkpoint, Record
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w

ROOM_KEY = bytes(32)
REPEATS = 5
BATCH_RECORDS = 1000
"""Records copied per batch."""


async def play_hands(records: int, bots: int) -> tuple[str, Memory]:
    """Let bots play at a table until its log has *records* records; return the table and its
    store.
    """
    source_store = Memory()
    room = Room(MemoryStore(source_store), ROOM_KEY)
    house_bots = HouseBots(1)
    room.on_bot_seated = house_bots.seat
    await room.open()
    rules = TableRules.preset("online", "no-limit hold'em 1/2", chairs=6)
    settings = TableSettings(
        seconds_between_hands=0.0, pace=0.0, bot_pace=0.0, bots_alone=True, bots_fill=bots
    )
    table = (await room.new_table(rules, settings, "Ann")).id
    for bot_number in range(bots):
        await room.task(table).submit("Ann", f"bot-{bot_number}", w.AddBot(), host_authority="room")
    while len(source_store.records[f"table/{table}"]) < records:
        await asyncio.sleep(0.05)
    await house_bots.close()
    await room.close()
    return table, source_store


async def copy_table(source_store: Memory, table: str, store: Store) -> None:
    """Copy the log of a table and its last checkpoint to a store."""
    stream = f"table/{table}"
    records, checkpoint = source_store.records[stream], source_store.checkpoints[stream][-1]
    await store.open()
    for first_index in range(0, len(records), BATCH_RECORDS):
        await store.append(
            _build_batch(stream, records[first_index : first_index + BATCH_RECORDS], checkpoint)
        )


def _build_batch(stream: str, records: list[Record], last_checkpoint: Checkpoint) -> Batch:
    previous_seq, last_seq, written_at = records[0].seq - 1, records[-1].seq, records[-1].at
    batch_checkpoint = (
        replace(last_checkpoint, at=written_at)
        if previous_seq <= last_checkpoint.seq < last_seq
        else None
    )
    return Batch(
        stream,
        previous_seq,
        written_at,
        tuple([record.body for record in records]),
        checkpoint=batch_checkpoint,
    )


async def time_table_read(store: Store, table: str, *, from_start: bool) -> dict[str, Any]:
    """Return the result and the median time of reading a table."""
    replay_results: list[ReplayResult] = []
    seconds: list[float] = []
    for _ in range(REPEATS):
        started_at = time.perf_counter()
        replayer = TableReplayer(lambda: time.time_ns() // 1_000_000)
        replay_results.append(
            await replayer.replay_table(
                store,
                table,
                lambda: TableDeck(f"table/{table}", ROOM_KEY, os.urandom),
                TableSettings(),
                ignore_checkpoint=from_start,
            )
        )
        seconds.append(time.perf_counter() - started_at)
    last_result = replay_results[-1]
    return {
        "records": last_result.seq,
        "replayed": len(last_result.facts),
        "ms": round(1000 * median(seconds), 2),
        "read_ms": round(
            1000 * median([replay_result.store_seconds for replay_result in replay_results]), 2
        ),
        "replay_ms": round(
            1000 * median([replay_result.replay_seconds for replay_result in replay_results]), 2
        ),
        "a_second": round(last_result.seq / median(seconds)),
    }


def measure_costs(source_store: Memory, table: str) -> dict[str, Any]:
    """Return the size and the time of a table's checkpoint."""
    checkpoint_body = source_store.checkpoints[f"table/{table}"][-1].body
    deck = TableDeck(f"table/{table}", ROOM_KEY, os.urandom)
    dealer = restore_dealer(table, checkpoint_body, deck)
    return {
        "bytes": len(checkpoint_body),
        "written_us": _time_microseconds(lambda: encode_state(dealer)),
        "read_us": _time_microseconds(lambda: restore_dealer(table, checkpoint_body, deck)),
    }


def _time_microseconds(run_operation: Any, repeats: int = 200) -> float:
    run_seconds = []
    for _ in range(repeats):
        started_at = time.perf_counter()
        run_operation()
        run_seconds.append(time.perf_counter() - started_at)
    return round(1e6 * median(run_seconds), 1)


@contextmanager
def _create_schema(server: str) -> Iterator[str]:
    """Create a schema on a server, and drop it at the end."""
    name = f"riverboat_bench_{uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True, connect_timeout=5) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
        try:
            yield f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{name}"
        finally:
            connection.execute(f"DROP SCHEMA {name} CASCADE".encode())


async def measure_opening(records: int, bots: int, server: str) -> dict[str, Any]:
    """Measure one length of log in all stores."""
    table, source_store = await play_hands(records, bots)
    result: dict[str, Any] = {"checkpoint": measure_costs(source_store, table), "opened": {}}
    with TemporaryDirectory() as folder:
        result["opened"]["SQLite"] = await _measure_stores(
            str(Path(folder, "room.db")), table, source_store
        )
    try:
        with _create_schema(server) as url:
            result["opened"]["PostgreSQL"] = await _measure_stores(url, table, source_store)
    except psycopg.OperationalError:
        pass  # there is none
    return result


async def _measure_stores(url: str, table: str, source_store: Memory) -> dict[str, Any]:
    store = open_store(url)
    await copy_table(source_store, table, store)
    try:
        return {
            "from the first record": await time_table_read(store, table, from_start=True),
            "from a checkpoint": await time_table_read(store, table, from_start=False),
        }
    finally:
        await store.close()


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=100_000)
    parser.add_argument("--bots", type=int, default=6)
    parser.add_argument(
        "--postgresql",
        default=os.environ.get("RIVERBOAT_POSTGRES", "postgresql://127.0.0.1:5432/test"),
    )
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    output = asyncio.run(measure_opening(options.records, options.bots, options.postgresql))
    if options.json:
        print(json.dumps(output, indent=2))
        return
    rows = Rows("store", "read", "records", "done again", "ms", "read, ms", "replay, ms")
    for store_name, figures_by_mode in output["opened"].items():
        for read_mode, figures in figures_by_mode.items():
            rows.add_row(store_name, read_mode, *[str(figures[name]) for name in (
                "records", "replayed", "ms", "read_ms", "replay_ms")])  # fmt: skip
    console = Console()
    console.print(rows)
    checkpoint = output["checkpoint"]
    console.print(
        f"a checkpoint, each {CHECKPOINT_INTERVAL} records: {checkpoint['bytes']} bytes, "
        f"written in {checkpoint['written_us']} µs, read in {checkpoint['read_us']} µs"
    )


if __name__ == "__main__":
    main()
