"""Capacity of a room: a server and a generated load: ``python -m bench.room``.

For each store a server is started on loopback, and ``riverboat.remote.load`` fills its tables
over real sockets. Each action is timed from its sending until the last client of the table has
received it. A second run samples the server every millisecond of its processor time, by part.
Each figure has the server's processor time per action beside it, which depends less on other
load than a rate does.

With ``--nodes 3`` three times as many players play in a room on three hosts, each player at any
of them. All three share one core, so the processor time of an action over all hosts, divided by
that of one host, is the cost of a cluster. Equal work takes longer there, because three programs
evict each other from the core's caches; the second figure, with a core each, avoids that.

PostgreSQL is measured if a server answers at ``--postgresql`` or RIVERBOAT_POSTGRES, in a schema
that is dropped at the end.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any
from uuid import uuid4

from rich.console import Console
from rich.table import Table as Rows

from bench.room.parts import SHARED_PARTS
from bench.room.servers import open_hosts

Result = dict[str, Any]
"""Output of ``--json``."""


def measure_room(
    options: argparse.Namespace, database: str, pace: float, profile: bool, nodes: int = 1
) -> Result:
    """Return the result of one run."""
    core, load_core = _processor_cores(options)
    with open_hosts(database, nodes, profile=profile, core=core) as servers:
        command = [
            sys.executable,
            "-m",
            "riverboat.remote.load",
            *[server.url for server in servers],
        ]
        for name in ("players", "warm", "seconds"):
            command += [f"--{name}", str(getattr(options, name))]
        command += ["--tables", str(nodes * options.tables)]
        command += ["--pace", str(pace), "--signals", *[str(server.pid) for server in servers]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as load_process:
            if load_core is not None:
                os.sched_setaffinity(load_process.pid, {load_core})
            assert load_process.stdout is not None
            result: Result = json.loads(load_process.stdout.read())
        measurements = [server.read_measurements() for server in servers]
    actions = max(1, result["actions"])
    processor_seconds, loop_seconds = [
        sum([measurement[name] for measurement in measurements])
        for name in ("processor", "own_thread")
    ]
    result["nodes"] = nodes
    result["server_us_per_action"] = round(1e6 * processor_seconds / actions)
    result["store_us_per_action"] = round(1e6 * (processor_seconds - loop_seconds) / actions)
    result["server_share_of_a_core"] = round(processor_seconds / result["seconds"], 3)
    if profile:
        result["parts"], result["lines"] = measurements[0]["parts"], measurements[0]["lines"]
        shared_fraction = sum([result["parts"].get(part_name, 0.0) for part_name in SHARED_PARTS])
        result["same_us_per_action"] = round(1e6 * shared_fraction * loop_seconds / actions)
    return result


def _processor_cores(options: argparse.Namespace) -> tuple[int | None, int | None]:
    if not hasattr(os, "sched_setaffinity") or options.no_pin:
        return None, None
    cores = sorted(os.sched_getaffinity(0))
    return (cores[0], cores[1]) if len(cores) > 1 else (None, None)


@contextmanager
def _create_schema(server: str) -> Iterator[str]:
    """Create a schema, and drop it at the end."""
    import psycopg

    schema = f"bench_room_{uuid4().hex[:8]}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'create schema "{schema}"')
        try:
            separator = "&" if "?" in server else "?"
            yield f"{server}{separator}options=-csearch_path%3D{schema}"
        finally:
            connection.execute(f'drop schema "{schema}" cascade')


def run_measurement(options: argparse.Namespace) -> Result:
    """Return all runs, by store."""
    result: Result = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load_before": [round(load_average, 1) for load_average in os.getloadavg()],
        "stores": {},
    }
    for store in options.stores:
        server = options.postgresql if store == "postgresql" else ""
        is_available = server or store == "sqlite"
        result["stores"][store] = _run_all(options, server) if is_available else None
    return result


def _run_all(options: argparse.Namespace, server: str) -> Result:
    """Return the runs of a store, each with an empty room; SQLite if there is no *server*."""
    run_settings = [("full_speed", 0.0, False, 1)]
    run_settings += [("human_pace", options.pace, False, 1)] if options.pace else []
    run_settings += [("profiled", 0.0, True, 1)] if options.profile else []
    if server and options.nodes > 1:
        run_settings.append(("nodes", 0.0, options.profile, options.nodes))
    runs: Result = {}
    for name, pace, profile, nodes in run_settings:
        with _create_schema(server) if server else nullcontext("") as database:
            runs[name] = measure_room(options, database, pace, profile, nodes)
    if "nodes" in runs:
        single_us, cluster_us = [
            runs[name]["server_us_per_action"] for name in ("full_speed", "nodes")
        ]
        runs["nodes"]["times_one"] = round(options.nodes * single_us / cluster_us, 2)
        if options.profile:
            shared_us_per_actions = [
                runs[name]["same_us_per_action"] for name in ("nodes", "profiled")
            ]
            cluster_overhead_us = cluster_us - max(
                0, shared_us_per_actions[0] - shared_us_per_actions[1]
            )
            runs["nodes"]["times_one_apart"] = round(
                options.nodes * single_us / cluster_overhead_us, 2
            )
    return runs


def print_result(result: Result) -> None:
    """Print the result as text."""
    console = Console()
    rows = Rows("store", "players think", "actions/s", "p50 ms", "p99 ms", "server µs an action",
                "of these the store's threads")  # fmt: skip
    for store, runs in result["stores"].items():
        if runs is None:
            console.print(f"{store}: no server (--postgresql, or RIVERBOAT_POSTGRES)")
            continue
        for name in ("full_speed", "human_pace", "nodes"):
            if figures := runs.get(name):
                node_note = f", {figures['nodes']} nodes on a core" if name == "nodes" else ""
                rows.add_row(store + node_note, f"{figures['pace']:g} s",
                             f"{figures['actions_per_second']:,.0f}",
                             f"{figures['p50']:g}", f"{figures['p99']:g}",
                             f"{figures['server_us_per_action']:,}",
                             f"{figures['store_us_per_action']:,}")  # fmt: skip
    console.print(rows)
    for store, runs in result["stores"].items():
        if runs and (cluster := runs.get("nodes")):
            note = f", {cluster['times_one_apart']} with a core each" if "parts" in cluster else ""
            console.print(f"{store}: {cluster['nodes']} nodes on one core are "
                          f"{cluster['times_one']} "
                          f"times one, by the processor time of an action{note}")  # fmt: skip
    for store, runs in result["stores"].items():
        if runs and "profiled" in runs:
            part_rows = Rows(f"{store}: where the loop's thread was", "share")
            for part_name, share in runs["profiled"]["parts"].items():
                part_rows.add_row(part_name, f"{100 * share:.1f} %")
            console.print(part_rows)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print text or JSON."""
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
    parser.add_argument("--nodes", type=int, default=1,
                        help="PostgreSQL once more with so many hosts")  # fmt: skip
    parser.add_argument("--no-profile", dest="profile", action="store_false")
    parser.add_argument("--no-pin", action="store_true",
                        help="leave both processes to the system, not a core each")  # fmt: skip
    options = parser.parse_args(arguments)
    result = run_measurement(options)
    if options.json:
        sys.stdout.write(json.dumps(result) + "\n")
    else:
        print_result(result)


if __name__ == "__main__":
    main()
