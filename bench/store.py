"""Durable batches per second of a store, beside the bare disk: ``python -m bench.store``.

A batch is the cost of one action at a table: a record, and the answer to its command. Each
stream is a table that submits its next batch when the last one is durable. For comparison, four
kilobytes at a time are written to a file and flushed, which is the cost of one commit on this
disk at this moment. Rounds alternate, so ratios are more reliable than speeds.

SQLite writes to a new file in ``--folder``; PostgreSQL, if a server answers at ``--postgresql``
or at ``RIVERBOAT_POSTGRES``, to a schema that is dropped at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4

from rich.console import Console
from rich.table import Table as Rows

from riverboat.store import Batch, SqlStore, StoredReply, open_store

STREAM_COUNTS = (1, 64)
BODY, ANSWER = b"x" * 300, b"y" * 80
PAGE = b"\0" * 4096
DISK_CONTENDER = "fdatasync"

Result = dict[str, Any]
"""Output of ``--json``."""


@dataclass(frozen=True)
class Effort:
    """Number and length of each contender's turns."""

    rounds: int
    slice_seconds: float


FULL_EFFORT = Effort(rounds=7, slice_seconds=2.0)
QUICK_EFFORT = Effort(rounds=3, slice_seconds=0.5)


@dataclass
class StoreFigures:
    """Figures of one contender over the rounds."""

    title: str
    run: Callable[[float], tuple[int, int, float]]
    """Function that runs for some seconds and returns batches, commits, and the seconds it took."""
    batches_a_second: list[float] = field(default_factory=list)
    batches_a_commit: list[float] = field(default_factory=list)

    def run_slice(self, seconds: float) -> None:
        batches, commits, seconds_taken = self.run(seconds)
        self.batches_a_second.append(batches / seconds_taken)
        self.batches_a_commit.append(batches / commits)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print a table or a line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.store", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--quick", action="store_true", help="some seconds, and less exact")
    parser.add_argument("--folder", type=Path, help="where the files are made: on which disk")
    parser.add_argument(
        "--postgresql", metavar="URL", default=os.environ.get("RIVERBOAT_POSTGRES"), help="a server"
    )
    options = parser.parse_args(arguments)
    with Console(stderr=True).status("writing"):
        result = measure(
            QUICK_EFFORT if options.quick else FULL_EFFORT, options.folder, options.postgresql
        )
    if options.json:
        print(json.dumps(result))
    else:
        print_result(result, Console())


def measure(effort: Effort, folder: Path | None = None, server: str | None = None) -> Result:
    """Measure all contenders in turns."""
    with ExitStack() as exit_stack:
        working_folder = Path(exit_stack.enter_context(TemporaryDirectory(dir=folder)))
        loop = exit_stack.enter_context(asyncio.Runner())
        contenders = {
            DISK_CONTENDER: StoreFigures(
                "fdatasync of 4 KB", _disk_contender(exit_stack, working_folder)
            )
        }
        stores = {"sqlite": str(working_folder / "room.db")}
        if server:
            stores["postgresql"] = exit_stack.enter_context(_create_schema(server))
        for store_name, url in stores.items():
            store = open_store(url)
            assert isinstance(store, SqlStore)
            loop.run(store.open())
            exit_stack.callback(_close_store, loop, store)
            for stream_count in STREAM_COUNTS:
                title = f"{store_name}, {stream_count} stream{'s' if stream_count > 1 else ''}"
                contenders[f"{store_name}-{stream_count}"] = StoreFigures(
                    title, _stream_contender(loop, store, stream_count)
                )
        for _ in range(effort.rounds):
            for contender in contenders.values():
                contender.run_slice(effort.slice_seconds)
    return _contest_result(contenders, effort)


def _close_store(loop: asyncio.Runner, store: SqlStore) -> None:
    loop.run(store.close())


def _contest_result(contenders: dict[str, StoreFigures], effort: Effort) -> Result:
    disk_figures = contenders[DISK_CONTENDER]
    return {
        "stores": {
            key: {
                "title": figures.title,
                "batches_per_second": round(median(figures.batches_a_second), 1),
                "batches_per_commit": round(median(figures.batches_a_commit), 1),
                "ratio_to_fdatasync": round(_ratio(figures, disk_figures), 3),
            }
            for key, figures in contenders.items()
        },
        "rounds": effort.rounds,
        "slice_seconds": effort.slice_seconds,
        "sqlite": sqlite3.sqlite_version,
        "python": platform.python_version(),
    }


def _ratio(measured: StoreFigures, reference: StoreFigures) -> float:
    """Return the ratio of two speeds, the median of the rounds."""
    speeds = zip(measured.batches_a_second, reference.batches_a_second, strict=True)
    return median(measured_speed / reference_speed for measured_speed, reference_speed in speeds)


# What is measured --------------------------------------------------------------------------------


def _disk_contender(
    exit_stack: ExitStack, folder: Path
) -> Callable[[float], tuple[int, int, float]]:
    """Return a contender that writes and flushes a bare file."""
    file = exit_stack.enter_context((folder / "bare").open("wb", buffering=0))

    def run(seconds: float) -> tuple[int, int, float]:
        file.truncate(0)  # a file that grows, as a log does: writing over it would be cheaper
        file.seek(0)
        started_at, commit_count = time.perf_counter(), 0
        while time.perf_counter() - started_at < seconds:
            file.write(PAGE)
            os.fdatasync(file.fileno())
            commit_count += 1
        return commit_count, commit_count, time.perf_counter() - started_at

    return run


def _stream_contender(
    loop: asyncio.Runner, store: SqlStore, stream_count: int
) -> Callable[[float], tuple[int, int, float]]:
    """Return a contender with a number of tables, each of which waits until its batch is
    durable.
    """
    length_by_stream = {
        f"{stream_count} streams/{stream_index}": 0 for stream_index in range(stream_count)
    }

    async def append_batches(stream: str, deadline: float) -> int:
        start_length = length_by_stream[stream]
        while time.perf_counter() < deadline:
            expected_length = length_by_stream[stream]
            replies = (StoredReply(f"command {expected_length}", ANSWER),)
            batch = Batch(stream, expected_length, 1, (BODY,), replies=replies)
            length_by_stream[stream] = await store.append(batch)
        return length_by_stream[stream] - start_length

    async def append_to_all_streams(deadline: float) -> int:
        return sum(
            await asyncio.gather(*(append_batches(stream, deadline) for stream in length_by_stream))
        )

    def run(seconds: float) -> tuple[int, int, float]:
        started_at, commits_before = time.perf_counter(), store.commits
        batches = loop.run(append_to_all_streams(started_at + seconds))
        return batches, store.commits - commits_before, time.perf_counter() - started_at

    return run


@contextmanager
def _create_schema(server: str) -> Iterator[str]:
    """Yield the address of a schema that is dropped at the end."""
    import psycopg  # only who measures PostgreSQL needs it

    name = f"riverboat_bench_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
        try:
            yield f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{name}"
        finally:
            connection.execute(f"DROP SCHEMA {name} CASCADE".encode())


# Printed ----------------------------------------------------------------------------------------


def print_result(result: Result, console: Console) -> None:
    """Print the result as a table."""
    rows = Rows("durable", title="what one action costs, made durable", title_justify="left")
    for heading in ("batches/s", "batches a commit", "beside the bare disk"):
        rows.add_column(heading, justify="right")
    for figures in result["stores"].values():
        rows.add_row(
            figures["title"],
            f"{figures['batches_per_second']:,.0f}",
            f"{figures['batches_per_commit']:.1f}",
            f"{figures['ratio_to_fdatasync']:.2f}",
        )
    console.print(rows)


if __name__ == "__main__":
    main()
