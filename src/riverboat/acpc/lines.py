"""A connection, a line of text at a time: bounded in memory, and never waited for without end.

Knows no poker. What the other end does wrong becomes a :class:`ConnectionTrouble` that says it as a
phrase.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from riverboat.engine.asked.errors import WithReason
from riverboat.words import Phrase
from riverboat.words.refusals import acpc as w
from riverboat.words.refusals.command_line import SystemSays

Clock = Callable[[], float]
"""Seconds since some moment, never going back."""

LONGEST: Final = 4096
"""Bytes in a line: several times what the longest hand needs."""


class NoPort(WithReason):
    """A port cannot be opened, or nobody answers at it."""


class ConnectionTrouble(WithReason):
    """The other end cannot be talked to any more; the refusal begins with a verb."""


class Closed(ConnectionTrouble):
    """The other end has hung up."""


class TooLate(ConnectionTrouble):
    """The other end took too long."""


class Lines:
    """Lines over a connected socket, ended by CR LF, or by LF alone."""

    __slots__ = ("_buffer", "_clock", "_socket")

    def __init__(self, connection: socket.socket, clock: Clock = monotonic) -> None:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket = connection
        self._buffer = bytearray()
        self._clock = clock

    def read(self, until: float) -> str:
        """The next line, without its end; *until* is a moment of the clock."""
        buffer = self._buffer
        searched = 0
        while (end := buffer.find(b"\n", searched)) < 0:
            searched = len(buffer)
            if searched > LONGEST:
                raise ConnectionTrouble(w.SendsNoEnd(LONGEST))
            buffer += self._receive(until)
        line = buffer[:end].rstrip(b"\r").decode("ascii", "replace")
        del buffer[: end + 1]
        if len(line) > LONGEST:
            raise ConnectionTrouble(w.SendsTooLongALine(LONGEST))
        return line

    def _receive(self, until: float) -> bytes:
        left = until - self._clock()
        try:
            # Where time is up, what has already come still counts.
            self._socket.settimeout(max(left, 0))
            received = self._socket.recv(LONGEST)
        except (TimeoutError, BlockingIOError):
            raise TooLate(w.AnswersTooLate(bool(self._buffer))) from None
        except OSError as why:
            raise Closed(w.LosesTheLine(system_says(why))) from None
        if not received:
            raise Closed(w.HangsUp(bool(self._buffer)))
        return received

    def write(self, line: str, seconds: float) -> None:
        """Send a line; *seconds* is how long the other end may take before there is room for it."""
        try:
            self._socket.settimeout(seconds)
            self._socket.sendall(line.encode("ascii") + b"\r\n")
        except TimeoutError:
            raise TooLate(w.ReadsNothing()) from None
        except OSError as why:
            raise Closed(w.LosesTheLine(system_says(why))) from None

    def finish(self) -> None:
        """Say that nothing more will be sent; what was sent still arrives."""
        with suppress(OSError):  # the other end was faster
            self._socket.shutdown(socket.SHUT_WR)

    def drain(self, until: float) -> None:
        """Wait until the other end has hung up too, so that it loses nothing that was sent."""
        self._buffer.clear()
        with suppress(ConnectionTrouble):
            while True:
                self._receive(until)

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


def system_says(why: Exception) -> Phrase:
    """What the system says of a connection."""
    return SystemSays(getattr(why, "strerror", None) or str(why) or type(why).__name__)
