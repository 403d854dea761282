"""A connection, a line of text at a time: bounded in memory, and never waited for without end.

Knows no poker. What the other end does wrong becomes a :class:`LineConnectionError` that says it
as a phrase.
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
from riverboat.words.refusals.command_line import SystemSays

Clock = Callable[[], float]
"""Seconds since some moment, never going back."""

MAX_LINE_BYTES: Final = 4096
"""Bytes in a line: several times what the longest hand needs."""


class PortUnavailable(RefusalError):
    """A port cannot be opened, or nobody answers at it."""


class LineConnectionError(RefusalError):
    """The other end cannot be talked to any more; the refusal begins with a verb."""


class ConnectionClosed(LineConnectionError):
    """The other end has hung up."""


class ConnectionTimedOut(LineConnectionError):
    """The other end took too long."""


class LineConnection:
    """Lines over a connected socket, ended by CR LF, or by LF alone."""

    __slots__ = ("_buffer", "_clock", "_socket")

    def __init__(self, connection: socket.socket, clock: Clock = monotonic) -> None:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket = connection
        self._buffer = bytearray()
        self._clock = clock

    def read(self, deadline: float) -> str:
        """The next line, without its end; *deadline* is a moment of the clock."""
        buffer = self._buffer
        searched = 0
        while (end := buffer.find(b"\n", searched)) < 0:
            searched = len(buffer)
            if searched > MAX_LINE_BYTES:
                raise LineConnectionError(w.SendsNoEnd(MAX_LINE_BYTES))
            buffer += self._receive(deadline)
        line = buffer[:end].rstrip(b"\r").decode("ascii", "replace")
        del buffer[: end + 1]
        if len(line) > MAX_LINE_BYTES:
            raise LineConnectionError(w.SendsTooLongALine(MAX_LINE_BYTES))
        return line

    def _receive(self, deadline: float) -> bytes:
        left = deadline - self._clock()
        try:
            # Where time is up, what has already come still counts.
            self._socket.settimeout(max(left, 0))
            received = self._socket.recv(MAX_LINE_BYTES)
        except (TimeoutError, BlockingIOError):
            raise ConnectionTimedOut(w.AnswersTooLate(bool(self._buffer))) from None
        except OSError as why:
            raise ConnectionClosed(w.LosesTheLine(os_error_phrase(why))) from None
        if not received:
            raise ConnectionClosed(w.HangsUp(bool(self._buffer)))
        return received

    def write(self, line: str, seconds: float) -> None:
        """Send a line; *seconds* is how long the other end may take before there is room for it."""
        try:
            self._socket.settimeout(seconds)
            self._socket.sendall(line.encode("ascii") + b"\r\n")
        except TimeoutError:
            raise ConnectionTimedOut(w.ReadsNothing()) from None
        except OSError as why:
            raise ConnectionClosed(w.LosesTheLine(os_error_phrase(why))) from None

    def shutdown_write(self) -> None:
        """Say that nothing more will be sent; what was sent still arrives."""
        with suppress(OSError):  # the other end was faster
            self._socket.shutdown(socket.SHUT_WR)

    def drain(self, deadline: float) -> None:
        """Wait until the other end has hung up too, so that it loses nothing that was sent."""
        self._buffer.clear()
        with suppress(LineConnectionError):
            while True:
                self._receive(deadline)

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


def os_error_phrase(why: Exception) -> Phrase:
    """What the system says of a connection."""
    return SystemSays(getattr(why, "strerror", None) or str(why) or type(why).__name__)
