"""Programs that start quickly as forks of a fork server, which has imported their modules.

Starting Python and importing a room takes a second, and the tests open a hundred rooms. Each
program is still a separate process with its own environment, and can be killed.

    python -m tests.forked SOCKET MODULE ...

is the fork server; only this module starts it. It ends with the process that started it, however
that ends, and so do its programs: they form their own process group. For processes that are forked
and each need a fork server, :func:`prepare_fork_server` starts a parent server, so that the modules
are imported only once.
"""

from __future__ import annotations

import atexit
import os
import runpy
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO

import msgspec

ROOT = Path(__file__).resolve().parents[1]
ROOM_MODULES = (
    "alembic.command",
    "alembic.runtime.migration",
    "riverboat.cli",
    "riverboat.service.house_room",
    "riverboat.web.app",
    "riverboat.web.uvicorn_server",
    "uvicorn.lifespan.on",
    "uvloop",
)
"""Modules imported by a program that serves a room."""


class ForkRequest(msgspec.Struct):
    """A request to the fork server: a module with arguments, and its environment.

    An empty *run* requests another fork server, which listens on the socket sent along.
    """

    run: list[str]
    environ: dict[str, str]


class ForkedProgram:
    """A running program, with the part of the ``subprocess.Popen`` interface that tests need."""

    def __init__(self, pid: int, stdout: IO[str]) -> None:
        self.pid, self.stdout = pid, stdout

    def kill(self) -> None:
        """Kill the program."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Terminate the program."""
        self.send_signal(signal.SIGTERM)

    def send_signal(self, signal_number: int) -> None:
        """Send a signal, unless the program has ended."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal_number)

    def wait(self, seconds: float = 60) -> None:
        """Wait for the program to end; raises ``TimeoutExpired``."""
        deadline = time.monotonic() + seconds
        while _is_alive(self.pid):
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired(str(self.pid), seconds)
            time.sleep(0.005)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def start_program(
    module: str, *arguments: str, environ: Mapping[str, str] | None = None
) -> ForkedProgram:
    """Run a module as a program with readable output."""
    read_end, write_end = os.pipe()
    fork_request = ForkRequest([module, *arguments], {**os.environ, **(environ or {})})
    server_socket = _fork_server()
    socket.send_fds(server_socket, [msgspec.json.encode(fork_request) + b"\n"], [write_end])
    os.close(write_end)
    return ForkedProgram(int(server_socket.recv(64)), os.fdopen(read_end, encoding="utf-8"))


_PARENT_SERVER_SOCKETS: list[socket.socket] = []
"""The socket to the parent fork server, if there is one."""

_STARTED_PROCESSES: list[subprocess.Popen[bytes]] = []
"""Servers started by this process or its parent."""


def prepare_fork_server() -> None:
    """Start the parent of the fork servers that this process's forks request."""
    _PARENT_SERVER_SOCKETS.append(_start_server())


@cache
def _fork_server() -> socket.socket:
    """Return the socket to this process's fork server, which ends with the process."""
    if not _PARENT_SERVER_SOCKETS:
        return _start_server()
    own_socket, server_socket = socket.socketpair()
    socket.send_fds(
        _PARENT_SERVER_SOCKETS[0],
        [msgspec.json.encode(ForkRequest([], {})) + b"\n"],
        [server_socket.fileno()],
    )
    server_socket.close()

    def end_server() -> None:
        own_socket.shutdown(socket.SHUT_WR)
        own_socket.recv(64)  # the pipe closes when the program ends

    atexit.register(end_server)
    return own_socket


def _start_server() -> socket.socket:
    """Start a fork server and return its socket."""
    own_socket, server_socket = socket.socketpair()
    command = [sys.executable, "-m", "tests.forked", str(server_socket.fileno()), *ROOM_MODULES]
    # Its own process group, but the same session, so that a room has the priority of its test.
    process = subprocess.Popen(
        command, cwd=ROOT, pass_fds=[server_socket.fileno()], process_group=0
    )
    _STARTED_PROCESSES.append(process)
    server_socket.close()

    def end_server() -> None:
        own_socket.close()
        process.wait()

    atexit.register(end_server)
    return own_socket


def serve_forks(client_socket: socket.socket, modules: Sequence[str]) -> None:
    """Serve fork requests until the client has ended."""
    for module in modules:
        import_module(module)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # reap children automatically
    while True:
        request_data, descriptors, _, _ = socket.recv_fds(client_socket, 1 << 20, 1)
        while request_data and not request_data.endswith(b"\n"):
            request_data += client_socket.recv(1 << 20)
        if not request_data:
            os.killpg(0, signal.SIGKILL)  # the client has ended: end everything it started
        fork_request = msgspec.json.decode(request_data, type=ForkRequest)
        if not (pid := os.fork()):
            client_socket.close()
            if not fork_request.run:
                os.setpgid(0, 0)
                client_socket = socket.socket(fileno=descriptors[0])
                continue
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            run_forked(fork_request, descriptors[0])
            return
        os.close(descriptors[0])
        if fork_request.run:
            client_socket.sendall(str(pid).encode())


def run_forked(fork_request: ForkRequest, stdout: int) -> None:
    """Run the requested program in the forked process."""
    os.dup2(stdout, 1)
    os.close(stdout)
    sys.stdout = os.fdopen(1, "w", buffering=1, encoding="utf-8", closefd=False)
    os.environ.clear()
    os.environ |= fork_request.environ
    sys.argv = fork_request.run
    runpy.run_module(fork_request.run[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    serve_forks(socket.socket(fileno=int(sys.argv[1])), sys.argv[2:])
