"""Connections below HTTP and WebSockets: their number, and how long they may be silent.

uvicorn supports both protocols, but has timeouts for idle connections only. This module and
``websocket_protocol`` add the others: a request must arrive completely and in time, and responses
must be read in time. If there are too many connections, the one that has been silent for longest is
aborted first.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from math import inf
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from riverboat.web.limits.request_addresses import client_network, is_trusted
from riverboat.web.limits.websocket_protocol import WebSocketProtocol
from riverboat.web.server_config import ServerConfig

log = structlog.get_logger(__name__)

KEEP_ALIVE_SECONDS: Final = 30
"""Seconds that an idle connection is kept open between two requests."""
_WRITE_TIMEOUT_FACTOR: Final = 3
"""Multiple of one message's send timeout that pending writes may take."""
_MAX_HEADER_BYTES: Final = 64 * 1024
"""Maximum size of a request before its body."""


class TimedConnection:
    """A connection and its deadlines."""

    __slots__ = ("address", "close_deadline", "request_deadline", "transport", "write_deadline")

    def __init__(self, transport: asyncio.Transport, address: str, deadline: float) -> None:
        self.transport, self.address = transport, address
        self.request_deadline = deadline
        """Time by which the request must be complete; infinite while the server works."""
        self.write_deadline = inf
        """Time by which pending writes must be read."""
        self.close_deadline = inf
        """Time by which a closing connection must be gone."""

    @property
    def deadline(self) -> float:
        """Time at which the connection is aborted."""
        return min(self.request_deadline, self.write_deadline, self.close_deadline)


class ConnectionTracker:
    """The connections of one server."""

    def __init__(self, config: ServerConfig, max_open: int) -> None:
        self.max_open = max_open
        """Maximum number of open connections."""
        self.limits = config.limits
        self._proxies = config.trusted_proxies
        self._connection_by_transport: dict[asyncio.BaseTransport, TimedConnection] = {}
        self._idle_connections: dict[TimedConnection, None] = {}
        """Connections without a pending request, longest idle first."""
        self._count_by_address: Counter[str] = Counter()
        self._sweep_timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._connection_by_transport)

    def protocols(self) -> tuple[Any, Any]:
        """Return the protocol factories for uvicorn: HTTP and WebSocket."""
        return partial(_HttpProtocol, tracker=self), partial(WebSocketProtocol, tracker=self)

    def add(self, transport: asyncio.Transport) -> TimedConnection:
        """Track a new connection, or abort it if there is no room."""
        peer_name = transport.get_extra_info("peername")
        host = str(peer_name[0]) if peer_name else ""
        # A proxy carries many clients, which are counted by their own addresses above.
        address = "" if is_trusted(host, self._proxies) else client_network(host)
        connection = TimedConnection(
            transport, address, _read_loop_time() + self.limits.request_seconds
        )
        if not self._free_connection_slot(address):
            transport.abort()
            return connection
        self._connection_by_transport[transport] = connection
        self._count_by_address[address] += 1
        self._idle_connections[connection] = None
        self._schedule_sweep()
        return connection

    def _free_connection_slot(self, address: str) -> bool:
        if address and self._count_by_address[address] >= self.limits.max_connections_per_address:
            idle_connection = next(
                (
                    connection
                    for connection in self._idle_connections
                    if connection.address == address
                ),
                None,
            )
            if (
                idle_connection is not None
            ):  # so that others on the same address do not block a player
                self._abort(idle_connection)
                return len(self._connection_by_transport) < self.max_open
            log.warning("connection refused", why="too many from one address", address=address)
            return False
        if len(self._connection_by_transport) < self.max_open:
            return True
        longest_idle_connection = next(iter(self._idle_connections), None)
        log.warning("too many connections", open=len(self._connection_by_transport))
        if longest_idle_connection is None:
            return False
        self._abort(longest_idle_connection)
        return True

    def find(self, transport: asyncio.Transport) -> TimedConnection:
        """Return the tracked connection that a WebSocket takes over from its request."""
        return self._connection_by_transport.get(transport) or TimedConnection(transport, "", inf)

    def remove(self, transport: asyncio.BaseTransport) -> None:
        """Forget a closed connection."""
        connection = self._connection_by_transport.pop(transport, None)
        if connection is None:
            return
        self._idle_connections.pop(connection, None)
        self._count_by_address[connection.address] -= 1
        if not self._count_by_address[connection.address]:
            del self._count_by_address[connection.address]

    def start_request_timeout(self, connection: TimedConnection, seconds: float) -> None:
        """Start the time limit of a client's request: the client must send it within these
        seconds.
        """
        connection.request_deadline = _read_loop_time() + seconds
        if connection.transport in self._connection_by_transport:
            self._idle_connections.pop(connection, None)
            self._idle_connections[connection] = None

    def stop_request_timeout(self, connection: TimedConnection) -> None:
        """Stop the timeout for the request, which has arrived; the response comes next."""
        connection.request_deadline = inf
        self._idle_connections.pop(connection, None)

    def start_write_timeout(self, connection: TimedConnection) -> None:
        """Start the timeout of a client that does not read."""
        connection.write_deadline = (
            _read_loop_time() + _WRITE_TIMEOUT_FACTOR * self.limits.send_seconds
        )

    def _abort(self, connection: TimedConnection) -> None:
        self.remove(connection.transport)
        connection.transport.abort()

    def _schedule_sweep(self) -> None:
        if self._sweep_timer is None:
            interval_seconds = min(
                1.0, self.limits.request_seconds / 4, self.limits.send_seconds / 4
            )
            self._sweep_timer = asyncio.get_running_loop().call_later(interval_seconds, self._sweep)

    def _sweep(self) -> None:
        self._sweep_timer = None
        now_seconds = _read_loop_time()
        for connection in list(self._connection_by_transport.values()):
            if connection.close_deadline == inf and connection.transport.is_closing():
                connection.close_deadline = (
                    now_seconds + _WRITE_TIMEOUT_FACTOR * self.limits.send_seconds
                )
            if connection.deadline <= now_seconds:
                self._abort(connection)
        if self._connection_by_transport:
            self._schedule_sweep()


def _read_loop_time() -> float:
    return asyncio.get_running_loop().time()


class _HttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, with timeouts while the server waits for the client."""

    def __init__(self, *, tracker: ConnectionTracker, **options: Any) -> None:
        super().__init__(**options)
        self._tracker = tracker
        self._header_bytes: int | None = 0
        """Bytes of an incomplete request header."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._connection = self._tracker.add(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._tracker.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._header_bytes is not None:
            self._header_bytes += len(data)
            if self._header_bytes > _MAX_HEADER_BYTES and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._header_bytes = 0
        self._tracker.start_request_timeout(self._connection, self._tracker.limits.request_seconds)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._header_bytes = None

    def on_message_complete(self) -> None:
        # Rejected before the request was complete.
        if getattr(self.cycle, "response_complete", False):
            self._await_next_request()
        else:
            self._tracker.stop_request_timeout(self._connection)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:  # otherwise the next request has already arrived
            self._await_next_request()

    def _await_next_request(self) -> None:
        self._tracker.start_request_timeout(
            self._connection, KEEP_ALIVE_SECONDS + self._tracker.limits.request_seconds
        )

    def handle_websocket_upgrade(self) -> None:
        self._tracker.stop_request_timeout(self._connection)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._tracker.start_write_timeout(self._connection)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._connection.write_deadline = inf
        super().resume_writing()
