"""``python -m bench.room``: how much a room carries, with a server and a load of its own.

For each store a server is started on loopback, tables are filled over real sockets by
``riverboat.remote.load``, and each action is timed from the moment in which it is sent to that in
which the last at its table has been told. Then the same once more with the server looked at every
millisecond of its processor time: the parts in which it was found. Beside each figure stands the
server's processor time for an action, which says more than a rate where the machine does other
work.

PostgreSQL is measured if a server answers at ``--postgresql`` or RIVERBOAT_POSTGRES: in a schema of
its own, which is dropped in the end.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from uuid import uuid4

from rich.console import Console
from rich.table import Table as Rows

Result = dict[str, Any]
"""What ``--json`` prints."""

_WIDE: Final = {
    "NEWCOMERS": "1000000", "REQUESTS": "1000000", "MESSAGES": "100000",
    "SOCKETS_ADDRESS": "100000", "OPEN_ADDRESS": "100000", "TABLES_ADDRESS": "100000",
    "TABLES_EACH": "100000",
    "TABLES": "100000", "OPENINGS": "1000000", "CONFIGURATIONS": "1000000",
}  # fmt: skip
"""Limits that a thousand players from one computer would meet."""

_READY: Final = 30.0


class NotServed(Exception):
    """The server did not begin."""


@contextmanager
def served(database: str, profile: bool, core: int | None) -> Iterator[tuple[str, int, Path]]:
    """A server: its address, its process and where it writes what was seen of it."""
    with TemporaryDirectory(prefix="riverboat-bench-") as folder:
        seen = Path(folder, "seen.json")
        limits = {f"RIVERBOAT_LIMITS_{name}": value for name, value in _WIDE.items()}
        environment = {**os.environ, **limits, "RIVERBOAT_BENCH_SAMPLES": str(seen)}
        if profile:
            environment["RIVERBOAT_BENCH_PROFILE"] = "1"
        command = [sys.executable, "-m", "bench.room.served", "--port", "0", "--data", folder,
                   "--log-level", "error", "--patience", "0"]  # fmt: skip
        command += ["--database", database] if database else []
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as server:
            try:
                if core is not None:
                    os.sched_setaffinity(server.pid, {core})
                yield _address(server), server.pid, seen
            finally:
                server.send_signal(signal.SIGTERM)
                try:
                    server.wait(15)
                except subprocess.TimeoutExpired:
                    server.kill()


def _address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    said: list[str] = []
    until = time.monotonic() + _READY
    for line in server.stdout:
        said.append(line)
        if found := re.search(r"http://[\w.:\[\]]+", line):
            return found[0]
        if time.monotonic() > until:
            break
    raise NotServed("".join(said) or "the server said nothing")


def measured(given: argparse.Namespace, database: str, pace: float, profile: bool) -> Result:
    """One run."""
    core, other = _cores(given)
    with served(database, profile, core) as (url, server, seen):
        command = [sys.executable, "-m", "riverboat.remote.load", url]
        for name in ("tables", "players", "warm"):
            command += [f"--{name}", str(getattr(given, name))]
        command += ["--seconds", str(given.seconds), "--pace", str(pace), "--signal", str(server)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as load:
            if other is not None:
                os.sched_setaffinity(load.pid, {other})
            assert load.stdout is not None
            result: Result = json.loads(load.stdout.read())
        found = json.loads(seen.read_text())
    actions = max(1, result["actions"])
    result["server_us_per_action"] = round(1e6 * found["processor"] / actions)
    result["store_us_per_action"] = round(
        1e6 * (found["processor"] - found["own_thread"]) / actions
    )
    result["server_share_of_a_core"] = round(found["processor"] / result["seconds"], 3)
    if profile:
        result["parts"], result["lines"] = found["parts"], found["lines"]
    return result


def _cores(given: argparse.Namespace) -> tuple[int | None, int | None]:
    if not hasattr(os, "sched_setaffinity") or given.no_pin:
        return None, None
    cores = sorted(os.sched_getaffinity(0))
    return (cores[0], cores[1]) if len(cores) > 1 else (None, None)


@contextmanager
def _postgresql(server: str) -> Iterator[str]:
    """A schema of its own."""
    import psycopg

    schema = f"bench_room_{uuid4().hex[:8]}"
    with psycopg.connect(server, autocommit=True) as admin:
        admin.execute(f'create schema "{schema}"')
        try:
            glue = "&" if "?" in server else "?"
            yield f"{server}{glue}options=-csearch_path%3D{schema}"
        finally:
            admin.execute(f'drop schema "{schema}" cascade')


def run(given: argparse.Namespace) -> Result:
    """All runs, by store."""
    result: Result = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load_before": [round(each, 1) for each in os.getloadavg()],
        "stores": {},
    }
    for store in given.stores:
        server = given.postgresql if store == "postgresql" else ""
        there = server or store == "sqlite"
        result["stores"][store] = _runs(given, server) if there else None
    return result


def _runs(given: argparse.Namespace, server: str) -> Result:
    """The runs of a store, each with a room that has nothing in it; no *server* is SQLite."""
    wanted = [("full_speed", 0.0, False)]
    wanted += [("human_pace", given.pace, False)] if given.pace else []
    wanted += [("profiled", 0.0, True)] if given.profile else []
    runs: Result = {}
    for name, pace, profile in wanted:
        with _postgresql(server) if server else nullcontext("") as database:
            runs[name] = measured(given, database, pace, profile)
    return runs


def show(result: Result) -> None:
    """The same for people."""
    console = Console()
    rows = Rows("store", "players think", "actions/s", "p50 ms", "p99 ms", "server µs an action",
                "of these the store's threads")  # fmt: skip
    for store, runs in result["stores"].items():
        if runs is None:
            console.print(f"{store}: no server (--postgresql, or RIVERBOAT_POSTGRES)")
            continue
        for name in ("full_speed", "human_pace"):
            if one := runs.get(name):
                rows.add_row(store, f"{one['pace']:g} s", f"{one['actions_per_second']:,.0f}",
                             f"{one['p50']:g}", f"{one['p99']:g}",
                             f"{one['server_us_per_action']:,}",
                             f"{one['store_us_per_action']:,}")  # fmt: skip
    console.print(rows)
    for store, runs in result["stores"].items():
        if runs and "profiled" in runs:
            parts = Rows(f"{store}: where the loop's thread was", "share")
            for part, share in runs["profiled"]["parts"].items():
                parts.add_row(part, f"{100 * share:.1f} %")
            console.print(parts)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and say it to people or to programs."""
    parser = argparse.ArgumentParser(prog="python -m bench.room", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one line for programs")
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgresql"],
                        choices=["sqlite", "postgresql"])  # fmt: skip
    parser.add_argument("--postgresql", default=os.environ.get("RIVERBOAT_POSTGRES", ""),
                        help="postgresql://user@host/database")  # fmt: skip
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--players", type=int, default=9, help="at each table")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each run")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before it is measured")
    parser.add_argument("--pace", type=float, default=4.0,
                        help="seconds that people think; 0 leaves that run out")  # fmt: skip
    parser.add_argument("--no-profile", dest="profile", action="store_false")
    parser.add_argument("--no-pin", action="store_true",
                        help="leave both processes to the system, not a core each")  # fmt: skip
    given = parser.parse_args(arguments)
    result = run(given)
    if given.json:
        sys.stdout.write(json.dumps(result) + "\n")
    else:
        show(result)


if __name__ == "__main__":
    main()
