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
                chunk = self.socket.recv(65536)
            except ConnectionError:
                return None
            if not chunk:
                return None
            self.received += chunk
        line = self.received[self._read : line_end].decode()
        self._read = line_end + 2
        return line


ProgramBehavior = Callable[[RawConnection], None]


@contextmanager
def background_threads(
    *functions: Callable[[], None], stop_waiting: Callable[[], None]
) -> Iterator[None]:
    """Run functions in threads that end with the block; *stop_waiting* ends waiting ones."""
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
        stop_waiting()
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
    with background_threads(*thread_functions, stop_waiting=server.close):
        yield connections


@contextmanager
def fake_dealer(behave: ProgramBehavior) -> Iterator[int]:
    """Run a dealer for one connection; yield its port."""
    with socket.create_server((LOOPBACK, 0)) as listening_socket:
        listening_socket.settimeout(SOCKET_TIMEOUT)

        def run_dealer() -> None:
            connection, _ = listening_socket.accept()
            with connection:
                behave(RawConnection(connection))

        with background_threads(run_dealer, stop_waiting=lambda: None):
            yield listening_socket.getsockname()[1]


def open_connection_pair() -> tuple[socket.socket, socket.socket]:
    """Return the two ends of a loopback connection."""
    with socket.create_server((LOOPBACK, 0)) as listening_socket:
        client_end = socket.create_connection(listening_socket.getsockname(), SOCKET_TIMEOUT)
        server_end, _ = listening_socket.accept()
    return client_end, server_end


def answer_with_calls(connection: RawConnection) -> None:
    """Answer every state with a call; the server ignores unsolicited answers."""
    connection.send("VERSION:2.0.0\r\n")
    while line := connection.line():
        try:
            connection.send(f"{line}:c\r\n")
        except ConnectionError:
            return
