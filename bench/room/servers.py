"""The measured servers: each a separate program, alone or as a host of one room."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx

from tests.ports import free_port

_WIDE_LIMITS: Final = {
    "NEWCOMERS": "1000000", "REQUESTS": "1000000", "MESSAGES": "100000",
    "SOCKETS_ADDRESS": "100000", "OPEN_ADDRESS": "100000", "TABLES_ADDRESS": "100000",
    "TABLES_EACH": "100000",
    "PROCESSOR": "1000000", "PROCESSOR_BURST": "1000000",
    "TABLES": "100000", "OPENINGS": "1000000", "CONFIGURATIONS": "1000000",
}  # fmt: skip
"""Raised limits, which a thousand players from one computer would otherwise exceed."""

_START_TIMEOUT_SECONDS: Final = 30.0
_CLUSTER_SECRET: Final = "what the hosts of a bench share"


class NotServed(Exception):
    """The server did not start."""


@dataclass(frozen=True)
class Server:
    """A running server."""

    url: str
    pid: int
    result_path: Path
    """The file of its measurements."""

    def read_measurements(self) -> dict[str, Any]:
        """Return its measurements between two signals, once they are written."""
        deadline = time.monotonic() + _START_TIMEOUT_SECONDS
        while not self.result_path.exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        measurements: dict[str, Any] = json.loads(self.result_path.read_text())
        return measurements


@contextmanager
def open_hosts(
    database: str, nodes: int, *, profile: bool = False, core: int | None = None
) -> Iterator[list[Server]]:
    """Open a room on a number of hosts, all on one core; without *database*, one host with
    SQLite.
    """
    with TemporaryDirectory(prefix="riverboat-bench-") as folder, ExitStack() as servers_stack:
        servers = []
        for name in [f"node-{number}" for number in range(1, nodes + 1)]:
            options = ["--data", folder, *(["--database", database] if database else [])]
            options += _node_options(name) if nodes > 1 else ["--port", "0"]
            result_path = Path(folder, f"{name}.seen.json")
            servers.append(
                servers_stack.enter_context(_open_server(options, result_path, profile, core))
            )
        for server in servers:
            _wait_for(server)
        yield servers


def _node_options(name: str) -> list[str]:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    return [
        "--port",
        str(port),
        "--node",
        name,
        "--address",
        url,
        "--cluster-secret",
        _CLUSTER_SECRET,
    ]


@contextmanager
def _open_server(
    options: Sequence[str], result_path: Path, profile: bool, core: int | None
) -> Iterator[Server]:
    limit_variables = {f"RIVERBOAT_LIMITS_{name}": value for name, value in _WIDE_LIMITS.items()}
    environment = {**os.environ, **limit_variables, "RIVERBOAT_BENCH_SAMPLES": str(result_path)}
    if profile:
        environment["RIVERBOAT_BENCH_PROFILE"] = "1"
    with serving_program("bench.room.served", options, environment) as server:
        if core is not None:
            os.sched_setaffinity(server.pid, {core})
        yield Server(read_address(server), server.pid, result_path)


@contextmanager
def serving_program(
    module: str, options: Sequence[str], environment: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """Run a module as a separate server program, and yield the process with its output."""
    quiet_options = ["--log-level", "error", "--shutdown-timeout", "0"]
    with subprocess.Popen(
        [sys.executable, "-m", module, *options, *quiet_options],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            yield server
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(15)
            except subprocess.TimeoutExpired:
                server.kill()


def read_address(server: subprocess.Popen[str]) -> str:
    """Return the address that a server prints.

    NotServed: it exited, or printed no address within thirty seconds.
    """
    assert server.stdout is not None
    output_lines: list[str] = []
    deadline = time.monotonic() + _START_TIMEOUT_SECONDS
    for line in server.stdout:
        output_lines.append(line)
        if match := re.search(r"http://[\w.:\[\]]+", line):
            return match[0]
        if time.monotonic() > deadline:
            break
    raise NotServed("".join(output_lines) or "the server said nothing")


def _wait_for(server: Server) -> None:
    """Wait until the server is ready."""
    deadline = time.monotonic() + _START_TIMEOUT_SECONDS
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"{server.url}/readyz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise NotServed(f"{server.url} is not ready")
