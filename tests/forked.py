"""Programs that start at once: a nursery has imported what they need, and each is a fork of it.

To start Python and to import a room is a second of work, and the tests open a hundred rooms. What
is started is a process of its own all the same, with its own environment, and may be killed.

    python -m tests.forked SOCKET MODULE ...

is the nursery; nobody but this module starts it. It ends with the process that asked for it,
however that ends, and so does all that it has started: they are a process group of their own.
Where processes are to be forked of which each has a nursery, :func:`prepare` starts one whose forks
these are: what a room needs is imported once for all of them.
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
ROOM = (
    "alembic.command",
    "alembic.runtime.migration",
    "riverboat.cli",
    "riverboat.service.house_room",
    "riverboat.web.app",
    "riverboat.web.uvicorn_server",
    "uvicorn.lifespan.on",
    "uvloop",
)
"""What a program imports that serves a room."""


class Asked(msgspec.Struct):
    """What the nursery is asked for: a module with its arguments, and its environment.

    Nothing to run: another nursery, which hears what is asked by the line that comes with this.
    """

    run: list[str]
    environ: dict[str, str]


class Forked:
    """A program that runs: as much of ``subprocess.Popen`` as tests need."""

    def __init__(self, pid: int, stdout: IO[str]) -> None:
        self.pid, self.stdout = pid, stdout

    def kill(self) -> None:
        """Pull its plug."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended already."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, seconds: float = 60) -> None:
        """Wait for its end, however it ends; raises ``TimeoutExpired``."""
        until = time.monotonic() + seconds
        while _lives(self.pid):
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired(str(self.pid), seconds)
            time.sleep(0.005)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def start(module: str, *arguments: str, environ: Mapping[str, str] | None = None) -> Forked:
    """Run a module as a program; what it prints is to be read."""
    theirs, ours = os.pipe()
    asked = Asked([module, *arguments], {**os.environ, **(environ or {})})
    line = _nursery()
    socket.send_fds(line, [msgspec.json.encode(asked) + b"\n"], [ours])
    os.close(ours)
    return Forked(int(line.recv(64)), os.fdopen(theirs, encoding="utf-8"))


_FIRST: list[socket.socket] = []
"""The line to the nursery of which others are forks, if there is one."""

_BEGUN: list[subprocess.Popen[bytes]] = []
"""What this process has started, or the one of which it is a fork."""


def prepare() -> None:
    """Start the nursery of which those are forks that this process's forks ask for."""
    _FIRST.append(_begun())


@cache
def _nursery() -> socket.socket:
    """The line to the nursery of this process, which ends with it."""
    if not _FIRST:
        return _begun()
    ours, theirs = socket.socketpair()
    socket.send_fds(_FIRST[0], [msgspec.json.encode(Asked([], {})) + b"\n"], [theirs.fileno()])
    theirs.close()

    def end() -> None:
        ours.shutdown(socket.SHUT_WR)
        ours.recv(64)  # it says no more when it has ended

    atexit.register(end)
    return ours


def _begun() -> socket.socket:
    """The line to a nursery that has imported nothing yet."""
    ours, theirs = socket.socketpair()
    command = [sys.executable, "-m", "tests.forked", str(theirs.fileno()), *ROOM]
    # A group of its own, but no session: a room is to have the priority of its test.
    process = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()], process_group=0)
    _BEGUN.append(process)
    theirs.close()

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def nurse(line: socket.socket, modules: Sequence[str]) -> None:
    """Fork whatever is asked for, until nobody is there to ask."""
    for module in modules:
        import_module(module)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody else waits for them
    while True:
        asked, files, _, _ = socket.recv_fds(line, 1 << 20, 1)
        while asked and not asked.endswith(b"\n"):
            asked += line.recv(1 << 20)
        if not asked:
            os.killpg(0, signal.SIGKILL)  # whoever asked has ended: nothing that was started stays
        wanted = msgspec.json.decode(asked, type=Asked)
        if not (pid := os.fork()):
            line.close()
            if not wanted.run:
                os.setpgid(0, 0)
                line = socket.socket(fileno=files[0])
                continue
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            become(wanted, files[0])
            return
        os.close(files[0])
        if wanted.run:
            line.sendall(str(pid).encode())


def become(asked: Asked, stdout: int) -> None:
    """Be the program that is asked for, in the process that was forked for it."""
    os.dup2(stdout, 1)
    os.close(stdout)
    sys.stdout = os.fdopen(1, "w", buffering=1, encoding="utf-8", closefd=False)
    os.environ.clear()
    os.environ |= asked.environ
    sys.argv = asked.run
    runpy.run_module(asked.run[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    nurse(socket.socket(fileno=int(sys.argv[1])), sys.argv[2:])
