"""Raw sockets for tests: programs independent of riverboat, and threads with a clean end."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from riverboat.acpc import LOOPBACK, Server
from tests.limits import HANG

SOCKET_TIMEOUT = HANG
"""Socket timeout of the tests in seconds, so that they do not hang."""


class RawConnection:
    """A raw connection that records every byte it receives."""

    def __init__(self, connection: socket.socket) -> None:
        connection.settimeout(SOCKET_TIMEOUT)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket = connection
        self.received = bytearray()
        self._read = 0

    def send(self, text: str) -> None:
        """Send text unchanged."""
        self.socket.sendall(text.encode())

    def line(self) -> str | None:
        """Return the next line without its end, or ``None`` if the peer has closed."""
        while (end := self.received.find(b"\r\n", self._read)) < 0:
            try:
                more = self.socket.recv(65536)
            except ConnectionError:
                return None
            if not more:
                return None
            self.received += more
        line = self.received[self._read : end].decode()
        self._read = end + 2
        return line


ProgramBehavior = Callable[[RawConnection], None]


@contextmanager
def background_threads(*works: Callable[[], None], stop: Callable[[], None]) -> Iterator[None]:
    """Run functions in threads that have ended after the block; *stop* ends waiting ones."""
    troubles: list[BaseException] = []

    def run(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:
            troubles.append(error)

    threads = [threading.Thread(target=run, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop()
        for thread in threads:
            thread.join(SOCKET_TIMEOUT)
        assert not any(thread.is_alive() for thread in threads), "a thread goes on for ever"
    for trouble in troubles:
        raise trouble


@contextmanager
def connected_programs(
    server: Server, *behaviours: ProgramBehavior
) -> Iterator[list[RawConnection]]:
    """Run a program at each port of a server; all have ended after the block."""
    connections = [
        RawConnection(socket.create_connection((LOOPBACK, port), SOCKET_TIMEOUT))
        for port in server.ports.values()
    ]

    def run_program(behave: ProgramBehavior, connection: RawConnection) -> None:
        with connection.socket:
            behave(connection)

    thread_functions = [
        partial(run_program, *pair) for pair in zip(behaviours, connections, strict=True)
    ]
    with background_threads(*thread_functions, stop=server.close):
        yield connections


@contextmanager
def fake_dealer(behave: ProgramBehavior) -> Iterator[int]:
    """Run a dealer for one connection; yield its port."""
    with socket.create_server((LOOPBACK, 0)) as listening:
        listening.settimeout(SOCKET_TIMEOUT)

        def work() -> None:
            connection, _ = listening.accept()
            with connection:
                behave(RawConnection(connection))

        with background_threads(work, stop=lambda: None):
            yield listening.getsockname()[1]


def connection_pair() -> tuple[socket.socket, socket.socket]:
    """Return the two ends of a loopback connection."""
    with socket.create_server((LOOPBACK, 0)) as listening:
        near = socket.create_connection(listening.getsockname(), SOCKET_TIMEOUT)
        far, _ = listening.accept()
    return near, far


def calling_program(connection: RawConnection) -> None:
    """A program that answers every state with a call; the server ignores unsolicited answers."""
    connection.send("VERSION:2.0.0\r\n")
    while line := connection.line():
        try:
            connection.send(f"{line}:c\r\n")
        except ConnectionError:
            return
