"""A private PostgreSQL server that a test can stop, kill and restart."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg
import pytest

from tests.cluster.process_priority import raise_priority
from tests.ports import free_port

_SERVER_USER: Final = "postgres"
"""User that runs the server if the tests run as root, which PostgreSQL refuses."""


class PostgresServer:
    """One server with its data in a folder."""

    def __init__(self, folder: Path, binaries: Path, user: str | None) -> None:
        self._data, self._find_binaries, self._user = folder / "data", binaries, user
        self._log = folder / "log"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._watchdog: subprocess.Popen[bytes] | None = None
        self._run_program("initdb", "-D", str(self._data), "-A", "trust", "-U", "postgres", "-N")

    @property
    def url(self) -> str:
        """The URL of the database that every server has."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Start the server and wait until it replies; after a crash it recovers first."""
        options = {
            "port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": "",
            "max_connections": 200,
        }  # fmt: skip
        arguments = [f"-c{name}={value}" for name, value in options.items()]
        command = [str(self._find_binaries / "postgres"), "-D", str(self._data), *arguments]
        with self._log.open("ab") as log_file:
            self._process = subprocess.Popen(
                command, user=self._user, stdout=log_file, stderr=log_file, process_group=0
            )
        self._watchdog = _start_watchdog(self._process.pid)
        deadline = time.monotonic() + 120
        while True:
            self.raise_priority()  # the one that reads the log, too
            try:
                psycopg.connect(self.url, connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, self._log.read_text(encoding="utf-8")[-2000:]
                time.sleep(0.05)

    def raise_priority(self) -> None:
        """Give all server processes, new ones included, the priority of this process."""
        if self._process is not None:
            raise_priority(self._process.pid)

    def stop(self, *, crash: bool = False) -> None:
        """Stop the server, cleanly or as in a crash, without writing anything."""
        if self._watchdog is not None:
            self._watchdog.kill()
            self._watchdog.communicate()
            self._watchdog = None
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT if crash else signal.SIGINT)
            self._process.wait(60)
            self._process = None

    def _run_program(self, name: str, *arguments: str) -> None:
        command = [str(self._find_binaries / name), *arguments]
        process = subprocess.run(
            command, user=self._user, capture_output=True, text=True, check=False, cwd="/"
        )
        assert process.returncode == 0, process.stderr


def _start_watchdog(pid: int) -> subprocess.Popen[bytes]:
    """Start a watchdog that stops the server when this process ends and closes a pipe."""
    command = ["sh", "-c", 'read -r line; kill -QUIT "$1"', "guard", str(pid)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, process_group=0)


def _find_binaries() -> Path | None:
    """Return the folder of the newest installed PostgreSQL programs."""
    paths = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if paths:
        return max(paths, key=lambda path: float(path.parent.name))
    initdb_path = shutil.which("initdb")
    return Path(initdb_path).resolve().parent if initdb_path else None


@contextmanager
def private_server() -> Iterator[PostgresServer]:
    """Run a server, or skip with the reason."""
    if (binaries := _find_binaries()) is None:
        pytest.skip("initdb of PostgreSQL is not installed")
    user = None
    if os.geteuid() == 0:
        try:
            user = pwd.getpwnam(_SERVER_USER).pw_name
        except KeyError:
            pytest.skip(f"root needs a user {_SERVER_USER} to run PostgreSQL as")
    folder = Path(tempfile.mkdtemp(prefix="riverboat-postgres-"))
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    server = None
    try:
        server = PostgresServer(folder, binaries, user)
        server.start()
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)
