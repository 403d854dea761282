"""A connection that carries lines of text: bounded in memory, and with a deadline on every wait.

It is independent of poker. Failures of the other end become a :class:`LineConnectionError` with a
phrase.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.words import Phrase
from riverboat.words.refusals import acpc as w
from riverboat.words.refusals.command_line import SystemMessage

Clock = Callable[[], float]
"""A clock of seconds that never goes backwards."""

MAX_LINE_BYTES: Final = 4096
"""Maximum bytes of a line: several times as long as the longest hand needs."""


class PortUnavailable(RefusalError):
    """An error: a port cannot be opened, or does not answer."""


class LineConnectionError(RefusalError):
    """An error: communication failed. Its phrase lacks a subject, such as the player's name."""


class ConnectionClosed(LineConnectionError):
    """An error: the other end has disconnected."""


class ConnectionTimedOut(LineConnectionError):
    """An error: the other end did not respond in time."""


class LineConnection:
    """Lines over a connected socket, ended by CR LF, or by LF alone."""

    __slots__ = ("_buffer", "_clock", "_socket")

    def __init__(self, connection: socket.socket, clock: Clock = monotonic) -> None:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket = connection
        self._buffer = bytearray()
        self._clock = clock

    def read(self, deadline: float) -> str:
        """Return the next line, without its end; *deadline* is a time of the clock."""
        buffer = self._buffer
        searched_count = 0
        while (line_end := buffer.find(b"\n", searched_count)) < 0:
            searched_count = len(buffer)
            if searched_count > MAX_LINE_BYTES:
                raise LineConnectionError(w.LineEndMissing(MAX_LINE_BYTES))
            buffer += self._receive(deadline)
        line = buffer[:line_end].rstrip(b"\r").decode("ascii", "replace")
        del buffer[: line_end + 1]
        if len(line) > MAX_LINE_BYTES:
            raise LineConnectionError(w.AgentLineTooLong(MAX_LINE_BYTES))
        return line

    def _receive(self, deadline: float) -> bytes:
        remaining_seconds = deadline - self._clock()
        try:
            # Lines received before the time limit still count.
            self._socket.settimeout(max(remaining_seconds, 0))
            received_bytes = self._socket.recv(MAX_LINE_BYTES)
        except (TimeoutError, BlockingIOError):
            raise ConnectionTimedOut(w.AgentAnswerLate(bool(self._buffer))) from None
        except OSError as error:
            raise ConnectionClosed(w.AgentConnectionLost(build_os_error_phrase(error))) from None
        if not received_bytes:
            raise ConnectionClosed(w.AgentDisconnected(bool(self._buffer)))
        return received_bytes

    def write(self, line: str, timeout_seconds: float) -> None:
        """Send a line; *timeout_seconds* is the timeout for a full send buffer."""
        try:
            self._socket.settimeout(timeout_seconds)
            self._socket.sendall(line.encode("ascii") + b"\r\n")
        except TimeoutError:
            raise ConnectionTimedOut(w.AgentNotReading()) from None
        except OSError as error:
            raise ConnectionClosed(w.AgentConnectionLost(build_os_error_phrase(error))) from None

    def shutdown_write(self) -> None:
        """Stop sending; data that was already sent still arrives."""
        with suppress(OSError):  # the other end was faster
            self._socket.shutdown(socket.SHUT_WR)

    def drain(self, deadline: float) -> None:
        """Wait until the other end has disconnected too, so that no sent data is lost."""
        self._buffer.clear()
        with suppress(LineConnectionError):
            while True:
                self._receive(deadline)

    def close(self) -> None:
        """Close the connection."""
        self._socket.close()


def build_os_error_phrase(error: Exception) -> Phrase:
    """Return the system's error message as a phrase."""
    return SystemMessage(getattr(error, "strerror", None) or str(error) or type(error).__name__)
