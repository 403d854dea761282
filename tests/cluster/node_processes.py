"""A node in its own process, with its own relays to the database and from other nodes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final, Protocol
from urllib.parse import urlsplit

import httpx

from tests import forked
from tests.cluster.tcp_relay import TcpRelay
from tests.ports import free_port

CLUSTER_SECRET: Final = "what the hosts of one room share"
RAISED_LIMITS: Final = (
    "NEWCOMERS", "REQUESTS", "MESSAGES", "SOCKETS_ADDRESS", "SOCKETS_EACH", "TABLES_ADDRESS",
    "OPENINGS", "CONFIGURATIONS", "TABLES_EACH", "OPEN_ADDRESS", "WATCHES",
    "PROCESSOR", "PROCESSOR_BURST",
)  # fmt: skip
FAKETIME_PATH: Final = os.environ.get("RIVERBOAT_FAKETIME", "")
"""Path of libfaketime, to shift the clock of all code and not only of Python."""
LOG_FOLDER: Final = os.environ.get("RIVERBOAT_TRIAL_LOGS", "")
"""Folder for the logs of the nodes; empty for none."""


class RunningProcess(Protocol):
    """A running process."""

    @property
    def pid(self) -> int: ...

    def send_signal(self, number: int, /) -> None: ...

    def wait(self, timeout: float, /) -> object: ...


class _SpawnedProcess:
    """A process not forked from the tests: another riverboat version, or another clock."""

    def __init__(self, command: list[str], environ: dict[str, str], folder: Path) -> None:
        self._process = subprocess.Popen(
            command, env={**os.environ, **environ}, cwd=folder, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self.pid = self._process.pid

    def send_signal(self, number: int, /) -> None:
        self._process.send_signal(number)

    def wait(self, timeout: float, /) -> object:
        return self._process.wait(timeout)


class NodeProcess:
    """One node: its process, port, relays and clock."""

    def __init__(
        self,
        name: str,
        folder: Path,
        url: str,
        lease_seconds: float,
        drain_seconds: float = 5.0,
        records_per_checkpoint: int = 500,
    ) -> None:
        self.name, self._folder, self._lease = name, folder, lease_seconds
        self._drain_seconds, self._records_per_checkpoint = drain_seconds, records_per_checkpoint
        url_parts = urlsplit(url)
        self.database_relay = TcpRelay(url_parts.hostname or "127.0.0.1", url_parts.port or 5432)
        self._database = url_parts
        self.port = free_port()
        self.node_relay = TcpRelay("127.0.0.1", self.port)
        self.process: RunningProcess | None = None
        self.is_up = False
        """True if clients may connect: the node has no fault that they would notice."""
        self.tree: Path | None = None
        """The source tree of another version."""
        self._clock = folder / f"{name}.clock"
        self._is_clock_skewed = False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def prepare(self) -> None:
        await self.database_relay.listen()
        await self.node_relay.listen()

    def set_clock(self, seconds: float | None) -> None:
        """Shift the node's clock by some seconds, at once if it started with a shifted clock."""
        self._is_clock_skewed = seconds is not None
        self._clock.write_text(f"{seconds or 0:+.0f}", encoding="ascii")

    def run(self, port: int | None = None) -> RunningProcess:
        """Start a server process (``riverboat serve``) under this node's name."""
        url_parts = self._database
        user = f"{url_parts.username}@" if url_parts.username else ""
        database_url = f"postgresql://{user}127.0.0.1:{self.database_relay.port}{url_parts.path}"
        environ = {f"RIVERBOAT_LIMITS_{name}": "100000" for name in RAISED_LIMITS}
        environ["RIVERBOAT_LEASE"] = str(self._lease)
        environ["RIVERBOAT_CHECKPOINT_EVERY"] = str(self._records_per_checkpoint)
        serve_command = [
            "serve", "--node", self.name, "--port", str(port or self.port),
            "--address", f"http://127.0.0.1:{self.node_relay.port}",
            "--cluster-secret", CLUSTER_SECRET, "--database", database_url,
            "--data", str(self._folder),
            "--shutdown-timeout", str(self._drain_seconds),
            "--log-level", "info" if LOG_FOLDER else "error",
        ]  # fmt: skip
        python_command = [sys.executable, "-m", "riverboat", *serve_command]
        if self.tree is not None:
            return _SpawnedProcess(
                python_command, {**environ, "PYTHONPATH": str(self.tree / "src")}, self.tree
            )
        if self._is_clock_skewed and FAKETIME_PATH:
            environ |= {
                "LD_PRELOAD": FAKETIME_PATH, "FAKETIME_TIMESTAMP_FILE": str(self._clock),
                "FAKETIME_NO_CACHE": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }  # fmt: skip
            return _SpawnedProcess(python_command, environ, self._folder)
        if self._is_clock_skewed:
            forked_program = forked.start_program(
                "tests.cluster.skewed", str(self._clock), *serve_command, environ=environ
            )
        else:
            forked_program = forked.start_program("riverboat", *serve_command, environ=environ)
        # Read its log, because a full pipe would block it.
        Thread(target=_copy_log, args=[forked_program, self.name], daemon=True).start()
        return forked_program

    async def start(self) -> None:
        self.process = self.run()
        await self.wait_until_ready(90)
        self.is_up = True

    async def wait_until_ready(self, seconds: float = 60) -> None:
        """Wait until the node is ready."""
        async with asyncio.timeout(seconds), httpx.AsyncClient(timeout=5) as client:
            while True:
                with suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def send(self, signal_number: int) -> None:
        if self.process is not None:
            self.process.send_signal(signal_number)

    async def wait_until_ended(self) -> None:
        if self.process is not None:
            await asyncio.to_thread(self.process.wait, 60)

    async def end(self) -> None:
        """Stop the node, whatever its state."""
        self.send(signal.SIGCONT)
        self.database_relay.restore()
        self.send(signal.SIGTERM)
        await self.wait_until_ended()
        await self.database_relay.close()
        await self.node_relay.close()


def _copy_log(program: forked.ForkedProgram, name: str) -> None:
    path = Path(LOG_FOLDER, f"{name}.log") if LOG_FOLDER else Path(os.devnull)
    with program.stdout as log_lines, path.open("a", encoding="utf-8") as log_file:
        for line in log_lines:
            log_file.write(line)
            log_file.flush()
