"""Connections below HTTP and WebSockets: how many there are, and how long they may say nothing.

uvicorn speaks both protocols and times out kept connections only. Here its HTTP is told what it
does not ask, and its WebSocket in ``socket_protocol``: a request comes whole and in time, what is
written is read in time, and when there are too many connections, the one that has said nothing for
longest goes first.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from math import inf
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from riverboat.web.config import ServerConfig
from riverboat.web.limits.addresses import household, is_trusted
from riverboat.web.limits.socket_protocol import SocketProtocol

log = structlog.get_logger(__name__)

KEEP_ALIVE: Final = 30
"""Seconds between two requests of one connection."""
_SLOW: Final = 3
"""What is written may wait so many times as long as one message."""
_HEAD: Final = 64 * 1024
"""Bytes of a request before its body."""


class TimedConnection:
    """One connection, and until when something has to happen."""

    __slots__ = ("address", "closing", "due", "stuck", "transport")

    def __init__(self, transport: asyncio.Transport, address: str, due: float) -> None:
        self.transport, self.address = transport, address
        self.due = due
        """When the request has to be whole; never while an answer is made."""
        self.stuck = inf
        """When what was written has to be read."""
        self.closing = inf
        """When a connection that is being closed has to be gone."""

    @property
    def over(self) -> float:
        """When it is cut off."""
        return min(self.due, self.stuck, self.closing)


class Connections:
    """The connections of one server."""

    def __init__(self, config: ServerConfig, most: int) -> None:
        self.most = most
        """How many are open at once."""
        self.limits = config.limits
        self._proxies = config.trusted_proxies
        self._lines: dict[asyncio.BaseTransport, TimedConnection] = {}
        self._waiting: dict[TimedConnection, None] = {}
        """Those that have asked for nothing, the longest first."""
        self._each: Counter[str] = Counter()
        self._sweeping: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._lines)

    def protocols(self) -> tuple[Any, Any]:
        """What uvicorn makes for each connection: its HTTP, and its WebSocket."""
        return partial(_Http, lines=self), partial(SocketProtocol, lines=self)

    # Coming and going ---------------------------------------------------------------------------

    def made(self, transport: asyncio.Transport) -> TimedConnection:
        """A connection that has come; if there is no room for it, it is cut off at once."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        # A proxy brings many: those behind it are counted by their own addresses, above.
        address = "" if is_trusted(host, self._proxies) else household(host)
        line = TimedConnection(transport, address, _now() + self.limits.request)
        if not self._has_room(address):
            transport.abort()
            return line
        self._lines[transport] = line
        self._each[address] += 1
        self._waiting[line] = None
        self._sweep_later()
        return line

    def _has_room(self, address: str) -> bool:
        if address and self._each[address] >= self.limits.open_address:
            silent = next((line for line in self._waiting if line.address == address), None)
            if silent is not None:  # so that others of an address keep no player out
                self._cut(silent)
                return len(self._lines) < self.most
            log.warning("connection refused", why="too many from one address", address=address)
            return False
        if len(self._lines) < self.most:
            return True
        oldest = next(iter(self._waiting), None)
        log.warning("too many connections", open=len(self._lines))
        if oldest is None:
            return False
        self._cut(oldest)
        return True

    def of(self, transport: asyncio.Transport) -> TimedConnection:
        """The line that a socket takes over from its request."""
        return self._lines.get(transport) or TimedConnection(transport, "", inf)

    def lost(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        line = self._lines.pop(transport, None)
        if line is None:
            return
        self._waiting.pop(line, None)
        self._each[line.address] -= 1
        if not self._each[line.address]:
            del self._each[line.address]

    def waits(self, line: TimedConnection, seconds: float) -> None:
        """It is the client's turn, for so long."""
        line.due = _now() + seconds
        if line.transport in self._lines:
            self._waiting.pop(line, None)
            self._waiting[line] = None

    def works(self, line: TimedConnection) -> None:
        """It is the server's turn."""
        line.due = inf
        self._waiting.pop(line, None)

    def stalls(self, line: TimedConnection) -> None:
        """The client does not read, and has a while for it."""
        line.stuck = _now() + _SLOW * self.limits.send

    # Cutting off --------------------------------------------------------------------------------

    def _cut(self, line: TimedConnection) -> None:
        self.lost(line.transport)
        line.transport.abort()

    def _sweep_later(self) -> None:
        if self._sweeping is None:
            period = min(1.0, self.limits.request / 4, self.limits.send / 4)
            self._sweeping = asyncio.get_running_loop().call_later(period, self._sweep)

    def _sweep(self) -> None:
        self._sweeping = None
        now = _now()
        for line in list(self._lines.values()):
            if line.closing == inf and line.transport.is_closing():
                line.closing = now + _SLOW * self.limits.send
            if line.over <= now:
                self._cut(line)
        if self._lines:
            self._sweep_later()


def _now() -> float:
    return asyncio.get_running_loop().time()


class _Http(HttpToolsProtocol):
    """uvicorn's HTTP; what is counted here is whose turn it is."""

    def __init__(self, *, lines: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._lines = lines
        self._head: int | None = 0
        """Bytes of a head that is not whole yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._line = self._lines.made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lines.lost(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > _HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._lines.waits(self._line, self._lines.limits.request)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = None

    def on_message_complete(self) -> None:
        if getattr(self.cycle, "response_complete", False):  # refused before its end
            self._waits_for_next()
        else:
            self._lines.works(self._line)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:  # else the next has come already
            self._waits_for_next()

    def _waits_for_next(self) -> None:
        self._lines.waits(self._line, KEEP_ALIVE + self._lines.limits.request)

    def handle_websocket_upgrade(self) -> None:
        self._lines.works(self._line)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._lines.stalls(self._line)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._line.stuck = inf
        super().resume_writing()
