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
        while (line_end := self.received.find(b"\r\n", self._read)) < 0:
            try:
                received = self.socket.recv(65536)
            except ConnectionError:
                return None
            if not received:
                return None
            self.received += received
        line = self.received[self._read : line_end].decode()
        self._read = line_end + 2
        return line


ProgramBehavior = Callable[[RawConnection], None]


@contextmanager
def background_threads(
    *functions: Callable[[], None], stop_event: Callable[[], None]
) -> Iterator[None]:
    """Run functions in threads that have ended after the block; *stop_event* ends waiting ones."""
    errors: list[BaseException] = []

    def run(function: Callable[[], None]) -> None:
        try:
            function()
        except BaseException as error:
            errors.append(error)

    threads = [
        threading.Thread(target=run, args=(function,), daemon=True) for function in functions
    ]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop_event()
        for thread in threads:
            thread.join(SOCKET_TIMEOUT)
        assert not any(thread.is_alive() for thread in threads), "a thread goes on for ever"
    for thread_error in errors:
        raise thread_error


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
        partial(run_program, *program_and_connection)
        for program_and_connection in zip(behaviours, connections, strict=True)
    ]
    with background_threads(*thread_functions, stop_event=server.close):
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

        with background_threads(work, stop_event=lambda: None):
            yield listening.getsockname()[1]


def connection_pair() -> tuple[socket.socket, socket.socket]:
    """Return the two ends of a loopback connection."""
    with socket.create_server((LOOPBACK, 0)) as listening:
        client_end = socket.create_connection(listening.getsockname(), SOCKET_TIMEOUT)
        server_end, _ = listening.accept()
    return client_end, server_end


def answer_with_calls(connection: RawConnection) -> None:
    """Answer every state with a call; the server ignores unsolicited answers."""
    connection.send("VERSION:2.0.0\r\n")
    while line := connection.line():
        try:
            connection.send(f"{line}:c\r\n")
        except ConnectionError:
            return
