"""An asyncio client: log in, watch tables, submit commands, and stay connected.

>>> from riverboat.wire.client_commands import Call, Sit
>>> async def call_once(url: str, table_id: str) -> None:
...     async with connect(url, name="Ann") as room:
...         table = await room.watch(table_id)
...         await table.send_command(Sit(chair=3, chips=200))
...         async for message in table:
...             if table.turn is not None:
...                 await table.send_command(Call())
...                 break

A lost connection is reopened with exponential backoff; watched tables resume from their last
sequence number, and unanswered commands are sent again: the room executes each of them once.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from riverboat.deprecation import DeprecatedAttribute
from riverboat.remote.remote_table import (
    DEFAULT_TIMEOUT,
    CommandRejected,
    RemoteTable,
    TableGoneError,
)
from riverboat.remote.room_http import LobbyTable, OpenedTable, RoomHttpClient, RoomRefused
from riverboat.remote.table_replica import ReplicaSet
from riverboat.wire import PROTOCOL
from riverboat.wire import messages as m

__all__ = [
    "TableGoneError",
    "CommandRejected",
    "RemoteRoom",
    "RemoteTable",
    "RoomRefused",
    "connect",
]

SUBPROTOCOL: Final = "riverboat.v2.json"
CLIENT_NAME: Final = "riverboat-python"
PING_INTERVAL_SECONDS: Final = 5.0
"""Seconds between two pings."""
SILENCE_TIMEOUT_SECONDS: Final = 15.0
"""Seconds of silence from the room after which the client reconnects."""
_MAX_FRAME_BYTES: Final = 4 * 1024 * 1024
_AUTH_STATUSES: Final = (401, 403)
_REWATCH_CODES: Final = ("lost",)
"""Codes of ended subscriptions after which the client watches the table again."""


@asynccontextmanager
async def connect(
    url: str, *, name: str = "", key: str = "", session: str = "", rng: Random | None = None
) -> AsyncIterator[RemoteRoom]:
    """Connect to a room, with an API *key*, with the *session* of an earlier visit, or as a guest.

    With *name* alone, the client is a guest of that name. Without all three it is anonymous, and
    may only watch.

    Raises ``RoomRefused`` if the room refuses, or does not answer.
    """
    http_client = RoomHttpClient(url, key=key, session=session)
    await http_client.log_in(name)
    room = RemoteRoom(http_client, rng or Random())
    try:
        await room.open()
        yield room
    finally:
        await room.close()


class RemoteRoom:
    """A connection to a room, made by ``connect``."""

    round_trip_ms: float
    """Latest round-trip time in milliseconds."""
    clock_offset_ms: float
    """Milliseconds by which the server's clock is ahead of this one."""
    connection_count: int
    """Number of connections made so far."""

    def __init__(self, http: RoomHttpClient, rng: Random) -> None:
        self._http, self._rng = http, rng
        self._replicas = ReplicaSet()
        self._tables: dict[str, RemoteTable] = {}
        self._unanswered_commands: dict[str, m.SubmitCommand] = {}
        self._answer_futures: dict[str, asyncio.Future[m.Accepted]] = {}
        self._socket: ClientConnection | None = None
        self._is_connected = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._end_error: BaseException | None = None
        self._command_id_prefix, self._command_count = secrets.token_hex(6), 0
        self._tables_with_gaps: set[str] = set()
        self._best_round_trip_ms = float("inf")
        self.clock_offset_ms = 0.0
        self.round_trip_ms = 0.0
        self.connection_count = 0
        self.on_trouble: Callable[[m.ErrorFrame], None] = lambda _: None
        """Called when the room rejects a frame as invalid or excessive."""

    @property
    def name(self) -> str:
        """Name of the user; empty if anonymous."""
        return self._http.identity.name

    @property
    def session(self) -> str:
        """Session token with which a guest keeps their identity at the next visit."""
        return self._http.session

    def now(self) -> int:
        """Return the server's time, in milliseconds since 1970."""
        return round(time.time() * 1000 + self.clock_offset_ms)

    async def tables(self) -> tuple[LobbyTable, ...]:
        """Return the open tables that the user may see."""
        return await self._http.tables()

    async def open_table(self, **options: Any) -> OpenedTable:
        """Open a table as host, with the fields of ``POST /api/tables`` as *options*."""
        return await self._http.open_table(**options)

    async def enter(self, table: str, *, password: str = "", invite: str = "") -> None:
        """Enter a private table by its password or an invitation."""
        await self._http.enter(table, password=password, invite=invite)

    async def watch(self, table: str) -> RemoteTable:
        """Watch a table; raise ``TableGoneError`` if the user may not see it."""
        watched_table = self._tables.get(table)
        if watched_table is None:
            watched_table = self._tables[table] = RemoteTable(self, self._replicas, table)
            await self.send(m.Watch(table))
        await watched_table.wait_until_loaded()
        return watched_table

    async def unwatch(self, table: str) -> None:
        """Stop watching a table."""
        if (watched_table := self._tables.pop(table, None)) is not None:
            watched_table.stop()
            self._replicas.tables.pop(table, None)
            await self.send(m.Unwatch(table))

    async def send(self, frame: m.ClientMessage) -> None:
        """Send a frame.

        A command is sent again until it is answered; any other frame sent without a connection is
        lost.
        """
        socket = self._socket
        if self._end_error is not None:
            raise self._end_error
        if isinstance(frame, m.SubmitCommand):
            self._unanswered_commands[frame.command_id] = frame
        if socket is not None:
            with suppress(ConnectionClosed):
                await socket.send(msgspec.json.encode(frame), text=True)

    async def submit(
        self, message: m.SubmitCommand, timeout: float = DEFAULT_TIMEOUT
    ) -> m.Accepted:
        """Send a command and return its answer; raise ``CommandRejected`` or ``TimeoutError``."""
        answer_future: asyncio.Future[m.Accepted] = asyncio.get_running_loop().create_future()
        self._answer_futures[message.command_id] = answer_future
        try:
            await self.send(message)
            async with asyncio.timeout(timeout):
                return await answer_future
        finally:
            del self._answer_futures[message.command_id]
            self._unanswered_commands.pop(message.command_id, None)

    def next_command_id(self) -> str:
        """Return a unique id for a command."""
        self._command_count += 1
        return f"{self._command_id_prefix}-{self._command_count}"

    async def open(self) -> None:
        """Connect; raise ``RoomRefused`` if the first attempt fails."""
        await self._connect()
        self._start_task(self._run_connection())
        self._start_task(self._ping_periodically())

    async def close(self) -> None:
        """Disconnect; ``ConnectionError`` is raised in all calls that wait for an answer."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._close_socket()
        self._fail_pending_requests(ConnectionError("the visit is over"))

    def _start_task(self, coroutine: Any) -> None:
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self) -> None:
        """Open a socket, exchange hello and welcome, and resume watching; raise ``RoomRefused``.

        Commands that were not answered are sent again.
        """
        try:
            socket = await open_socket(
                self._http.socket_url,
                additional_headers=self._http.headers,
                subprotocols=[SUBPROTOCOL],  # type: ignore[list-item]
                compression=None,
                max_size=_MAX_FRAME_BYTES,
                ping_interval=None,  # the room's pings also carry the time
            )
        except InvalidStatus as error:
            status = error.response.status_code
            raise RoomRefused(status, "socket", f"the room answers {status} to a socket") from error
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise RoomRefused(
                0, "unreachable", f"no socket to {self._http.url}: {error}"
            ) from error
        try:
            await socket.send(msgspec.json.encode(m.Hello(PROTOCOL, CLIENT_NAME)), text=True)
            welcome = await self._receive_welcome(socket)
        except RoomRefused:
            await socket.close()
            raise
        except (ConnectionClosed, ValueError, TimeoutError) as error:
            await socket.close()
            raise RoomRefused(0, "no welcome", f"{self._http.url} did not say welcome") from error
        self._socket = socket
        self.connection_count += 1
        if self.connection_count > 1:
            for table in self._tables.values():
                table.receive(welcome)
        self._is_connected.set()
        await self._resume_watching()

    async def _receive_welcome(self, socket: ClientConnection) -> m.Welcome:
        async with asyncio.timeout(SILENCE_TIMEOUT_SECONDS):
            message = self._replicas.apply_frame(await socket.recv())
        match message:
            case m.Welcome(protocol=protocol, player=player, server_time_ms=server_time_ms) if (
                protocol == PROTOCOL
            ):
                if player != self.name:
                    raise RoomRefused(401, "nobody", f"the room takes {self.name} for {player!r}")
                if not self.connection_count:
                    self.clock_offset_ms = server_time_ms - time.time() * 1000
                return message
            case m.ErrorFrame(code=error_code, message=reason):
                raise RoomRefused(0, error_code, reason)
            case _:
                raise ValueError(f"expected a welcome message, got {message}")

    async def _resume_watching(self) -> None:
        """Subscribe again to all watched tables, and resend unanswered commands."""
        for table_id in self._tables:
            replica = self._replicas.tables.get(table_id)
            await self.send(replica.make_watch() if replica is not None else m.Watch(table_id))
        for submit_command in list(self._unanswered_commands.values()):
            await self.send(submit_command)

    async def _run_connection(self) -> None:
        """Read messages; when the connection is lost, reconnect."""
        try:
            while True:
                assert self._socket is not None, "connected"
                await self._read_messages(self._socket)
                await self._close_socket()
                await self._reconnect()
        except Exception as error:  # on any error, release all waiting callers
            self._fail_pending_requests(error)

    async def _reconnect(self) -> None:
        for delay_seconds in backoff_delays(self._rng):
            await asyncio.sleep(delay_seconds)
            try:
                await self._connect()
            except RoomRefused as error:
                if error.status in _AUTH_STATUSES:
                    await self._check_identity()
            else:
                return

    async def _check_identity(self) -> None:
        """Raise ``RoomRefused`` if the room no longer accepts the user's session or API key."""
        name = self.name
        try:
            identity = await self._http.fetch_identity()
        except RoomRefused as error:
            if error.status in _AUTH_STATUSES:
                raise
        else:
            if identity.name != name:
                raise RoomRefused(401, "nobody", f"the room does not know {name} any more")

    async def _read_messages(self, socket: ClientConnection) -> None:
        """Read messages until the connection is lost."""
        with suppress(ConnectionClosed, TimeoutError):
            while True:
                async with asyncio.timeout(SILENCE_TIMEOUT_SECONDS):
                    frame = await socket.recv()
                self._handle_message(self._replicas.apply_frame(frame))
                await self._request_missed_updates()

    async def _request_missed_updates(self) -> None:
        """Request missed updates, once for each gap."""
        gap_requests = self._replicas.gap_requests()
        for watch in gap_requests:
            if watch.table not in self._tables_with_gaps:
                await self.send(watch)
        self._tables_with_gaps = {watch.table for watch in gap_requests}

    async def _close_socket(self) -> None:
        self._is_connected.clear()
        socket, self._socket = self._socket, None
        if socket is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await socket.close()

    def _fail_pending_requests(self, error: BaseException) -> None:
        if self._end_error is None:
            self._end_error = error
        for answer_future in self._answer_futures.values():
            if not answer_future.done():
                answer_future.set_exception(error)
        for table in self._tables.values():
            table.stop(error)

    def _handle_message(self, message: m.ServerMessage) -> None:
        match message:
            case m.Pong(at=sent_at, server_time_ms=server_time_ms):
                self._update_clock_offset(sent_at, server_time_ms)
            case m.ErrorFrame():
                self.on_trouble(message)
            case m.Accepted() | m.Rejected():
                self._resolve_answer(message)
            case m.WatchEnded(table=table, code=code) if (
                code in _REWATCH_CODES and table in self._tables
            ):
                self._start_task(self._rewatch_after_delay(table))
            case m.Welcome() | m.DeviceLinked() | m.SeatAssignedMessage() | m.MovePending():
                pass
            case _:
                if (watched_table := self._tables.get(message.table)) is not None:
                    watched_table.receive(message)

    def _resolve_answer(self, message: m.Accepted | m.Rejected) -> None:
        """Deliver an answer to the waiting caller, or else to the watched table."""
        self._unanswered_commands.pop(message.command_id, None)
        answer_future = self._answer_futures.get(message.command_id)
        if answer_future is None:
            if (watched_table := self._tables.get(message.table)) is not None:
                watched_table.receive(message)
        elif not answer_future.done():
            if isinstance(message, m.Accepted):
                answer_future.set_result(message)
            else:
                answer_future.set_exception(CommandRejected(message))

    def _update_clock_offset(self, sent_at_ms: float, server_time_ms: int) -> None:
        """Set the clock offset by the quickest round trip, which is the most accurate."""
        now_ms = time.time() * 1000
        self.round_trip_ms = round_trip_ms = now_ms - sent_at_ms
        if round_trip_ms <= self._best_round_trip_ms * 1.5:
            self._best_round_trip_ms = min(round_trip_ms, self._best_round_trip_ms)
            self.clock_offset_ms = server_time_ms - (sent_at_ms + now_ms) / 2

    async def _rewatch_after_delay(self, table_id: str) -> None:
        await asyncio.sleep(self._rng.uniform(0.2, 1.0))
        if table_id in self._tables:
            await self.send(m.Watch(table_id))

    async def _ping_periodically(self) -> None:
        while True:
            await self._is_connected.wait()
            with suppress(RoomRefused, ConnectionError):
                await self.send(m.Ping(time.time() * 1000))
            await asyncio.sleep(PING_INTERVAL_SECONDS)

    ask = DeprecatedAttribute("submit")
    next_cmd = DeprecatedAttribute("next_command_id")
    trip = DeprecatedAttribute("round_trip_ms")
    connections = DeprecatedAttribute("connection_count")
    offset = DeprecatedAttribute("clock_offset_ms")


def backoff_delays(
    rng: Random, first_seconds: float = 0.25, max_seconds: float = 10.0
) -> Iterator[float]:
    """Yield the seconds before each reconnect attempt, without end.

    The backoff is exponential with jitter, from *first_seconds* up to *max_seconds*.

    >>> [round(delay, 1) for delay, _ in zip(backoff_delays(Random(7)), range(8))]
    [0.2, 0.3, 0.8, 1.1, 3.1, 5.5, 5.3, 7.5]
    """
    while True:
        yield first_seconds * rng.uniform(0.5, 1.0)
        first_seconds = min(max_seconds, first_seconds * 2)
