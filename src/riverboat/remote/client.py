"""A client for asyncio: come in, watch tables, wish, and stay connected.

>>> from riverboat.wire.wishes import Call, Sit
>>> async def call_once(url: str, table_id: str) -> None:
...     async with connect(url, name="Ann") as room:
...         table = await room.watch(table_id)
...         await table.wish(Sit(chair=3, chips=200))
...         async for message in table:
...             if table.turn is not None:
...                 await table.wish(Call())
...                 break

A connection that is lost is made again, after a moment and then after longer ones; tables are
watched from where they were, and wishes that have no answer yet are sent again: the room grants
each once.
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

from riverboat.remote.door import Door, Lobby, Opened, Unwelcome
from riverboat.remote.following import Follower
from riverboat.remote.watching import PATIENCE, GoneTable, RefusedWish, RemoteTable
from riverboat.wire import PROTOCOL
from riverboat.wire import messages as m

__all__ = ["GoneTable", "RefusedWish", "RemoteRoom", "RemoteTable", "Unwelcome", "connect"]

SUBPROTOCOL: Final = "riverboat.v2.json"
CLIENT: Final = "riverboat-python"
PING: Final = 5.0
"""Seconds between two pings."""
SILENCE: Final = 15.0
"""Seconds without a word from the room, after which the connection is given up."""
_LARGEST: Final = 4 * 1024 * 1024
_NOT_YOU: Final = (401, 403)
_LATER: Final = ("lost",)
"""Why a table may be gone for a moment only."""


@asynccontextmanager
async def connect(
    url: str, *, name: str = "", key: str = "", session: str = "", luck: Random | None = None
) -> AsyncIterator[RemoteRoom]:
    """Come into a room: with a *key* of the API, with the *session* of a visit before, or as a
    guest called *name*; as nobody, one may watch.

    Raises ``Unwelcome`` where the room says no, or does not answer.
    """
    door = Door(url, key=key, session=session)
    await door.come_in(name)
    room = RemoteRoom(door, luck or Random())
    try:
        await room.open()
        yield room
    finally:
        await room.close()


class RemoteRoom:
    """A room as one visitor has it. ``connect`` makes it."""

    def __init__(self, door: Door, luck: Random) -> None:
        self._door, self._luck = door, luck
        self._follower = Follower()
        self._tables: dict[str, RemoteTable] = {}
        self._unanswered: dict[str, m.Ask] = {}
        self._answers: dict[str, asyncio.Future[m.Granted]] = {}
        self._socket: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._end: BaseException | None = None
        self._prefix, self._number = secrets.token_hex(6), 0
        self._behind: set[str] = set()
        self._best_trip = float("inf")
        self.offset = 0.0
        """By how many milliseconds the server's clock is ahead of this one."""
        self.trip = 0.0
        """Milliseconds to the server and back, the last time."""
        self.connections = 0
        """How often a connection was made."""
        self.on_trouble: Callable[[m.Trouble], None] = lambda _: None
        """Told when the room did not understand a frame, or would have fewer of them."""

    @property
    def name(self) -> str:
        """Who one is here; empty if nobody."""
        return self._door.me.name

    @property
    def session(self) -> str:
        """What makes one the same guest at the next visit."""
        return self._door.session

    def now(self) -> int:
        """The server's time, in milliseconds since 1970."""
        return round(time.time() * 1000 + self.offset)

    # The lobby ----------------------------------------------------------------------------------

    async def tables(self) -> tuple[Lobby, ...]:
        """The tables that are open, and that one may know of."""
        return await self._door.tables()

    async def open_table(self, **wishes: Any) -> Opened:
        """Open a table, and be its host: ``preset`` or ``toml``, ``game``, ``name``, ``bots``."""
        return await self._door.open_table(**wishes)

    async def enter(self, table: str, *, password: str = "", invite: str = "") -> None:
        """Be let in at a private table."""
        await self._door.enter(table, password=password, invite=invite)

    async def watch(self, table: str) -> RemoteTable:
        """Be told about a table; raises ``GoneTable`` if one may not see it."""
        watched = self._tables.get(table)
        if watched is None:
            watched = self._tables[table] = RemoteTable(self, self._follower, table)
            await self.send(m.Watch(table))
        await watched.ready()
        return watched

    async def unwatch(self, table: str) -> None:
        """Be told no more about it."""
        if (known := self._tables.pop(table, None)) is not None:
            known.stop()
            self._follower.tables.pop(table, None)
            await self.send(m.Unwatch(table))

    # Sending ------------------------------------------------------------------------------------

    async def send(self, frame: m.FromClient) -> None:
        """Send a frame. A wish is sent again until it is answered; anything else that is sent
        while there is no connection is lost.
        """
        socket = self._socket
        if self._end is not None:
            raise self._end
        if isinstance(frame, m.Ask):
            self._unanswered[frame.cmd] = frame
        if socket is not None:
            with suppress(ConnectionClosed):
                await socket.send(msgspec.json.encode(frame), text=True)

    async def ask(self, ask: m.Ask, patience: float = PATIENCE) -> m.Granted:
        """Wait for the answer to a wish: ``RefusedWish``, or ``TimeoutError`` if there is none."""
        answer: asyncio.Future[m.Granted] = asyncio.get_running_loop().create_future()
        self._answers[ask.cmd] = answer
        try:
            await self.send(ask)
            async with asyncio.timeout(patience):
                return await answer
        finally:
            del self._answers[ask.cmd]
            self._unanswered.pop(ask.cmd, None)

    def next_cmd(self) -> str:
        """An id for a wish that nobody has made up before."""
        self._number += 1
        return f"{self._prefix}-{self._number}"

    # The connection -----------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect; raises ``Unwelcome`` if that cannot be done the first time."""
        await self._connect()
        self._start(self._stay())
        self._start(self._ping())

    async def close(self) -> None:
        """Go: whatever waits for the room waits no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._drop()
        self._over(ConnectionError("the visit is over"))

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self) -> None:
        """One connection: hello, welcome, and everything that was going on."""
        try:
            socket = await open_socket(
                self._door.socket,
                additional_headers=self._door.headers,
                subprotocols=[SUBPROTOCOL],  # type: ignore[list-item]
                compression=None,
                max_size=_LARGEST,
                ping_interval=None,  # the room's own pings tell the time, too
            )
        except InvalidStatus as why:
            status = why.response.status_code
            raise Unwelcome(status, "socket", f"the room answers {status} to a socket") from why
        except (OSError, InvalidHandshake, TimeoutError) as why:
            raise Unwelcome(0, "unreachable", f"no socket to {self._door.url}: {why}") from why
        try:
            await socket.send(msgspec.json.encode(m.Hello(PROTOCOL, CLIENT)), text=True)
            welcome = await self._welcomed(socket)
        except Unwelcome:
            await socket.close()
            raise
        except (ConnectionClosed, ValueError, TimeoutError) as why:
            await socket.close()
            raise Unwelcome(0, "no welcome", f"{self._door.url} did not say welcome") from why
        self._socket = socket
        self.connections += 1
        if self.connections > 1:
            for table in self._tables.values():
                table.hear(welcome)
        self._connected.set()
        await self._resume()

    async def _welcomed(self, socket: ClientConnection) -> m.Welcome:
        async with asyncio.timeout(SILENCE):
            message = self._follower.hear(await socket.recv())
        match message:
            case m.Welcome(protocol=spoken, player=player, now=now) if spoken == PROTOCOL:
                if player != self.name:
                    raise Unwelcome(401, "nobody", f"the room takes {self.name} for {player!r}")
                if not self.connections:
                    self.offset = now - time.time() * 1000
                return message
            case m.Trouble(code=code, why=why):
                raise Unwelcome(0, code, why)
            case _:
                raise ValueError(f"no welcome: {message}")

    async def _resume(self) -> None:
        """Watch again from where one was, and wish again what had no answer."""
        for table in self._tables:
            known = self._follower.tables.get(table)
            await self.send(known.watch() if known is not None else m.Watch(table))
        for ask in list(self._unanswered.values()):
            await self.send(ask)

    async def _stay(self) -> None:
        """Read what comes; when the connection is lost, make another."""
        try:
            while True:
                assert self._socket is not None, "connected"
                await self._read(self._socket)
                await self._drop()
                await self._connect_again()
        except Exception as why:  # whatever it is, nobody is to wait for what will not come
            self._over(why)

    async def _connect_again(self) -> None:
        for delay in delays(self._luck):
            await asyncio.sleep(delay)
            try:
                await self._connect()
            except Unwelcome as why:
                if why.status in _NOT_YOU:
                    await self._still_known()
            else:
                return

    async def _still_known(self) -> None:
        """Whether the room has too much to do, or does not know one any more."""
        name = self.name
        try:
            me = await self._door.who()
        except Unwelcome as why:
            if why.status in _NOT_YOU:
                raise
        else:
            if me.name != name:
                raise Unwelcome(401, "nobody", f"the room does not know {name} any more")

    async def _read(self, socket: ClientConnection) -> None:
        """Everything that comes, until the connection is lost."""
        with suppress(ConnectionClosed, TimeoutError):
            while True:
                async with asyncio.timeout(SILENCE):
                    frame = await socket.recv()
                self._hear(self._follower.hear(frame))
                await self._close_gaps()

    async def _close_gaps(self) -> None:
        """Ask for what was missed, once a gap."""
        missed = self._follower.missed()
        for watch in missed:
            if watch.table not in self._behind:
                await self.send(watch)
        self._behind = {watch.table for watch in missed}

    async def _drop(self) -> None:
        self._connected.clear()
        socket, self._socket = self._socket, None
        if socket is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await socket.close()

    def _over(self, why: BaseException) -> None:
        if self._end is None:
            self._end = why
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(why)
        for table in self._tables.values():
            table.stop(why)

    # What is heard ------------------------------------------------------------------------------

    def _hear(self, message: m.FromRoom) -> None:
        match message:
            case m.Pong(at=at, now=now):
                self._tell_time(at, now)
            case m.Trouble():
                self.on_trouble(message)
            case m.Granted() | m.Refused():
                self._answered(message)
            case m.Gone(table=table, code=code) if code in _LATER and table in self._tables:
                self._start(self._watch_later(table))
            case m.Welcome() | m.DeviceCame() | m.Seated() | m.MovesSoon():
                pass
            case _:
                if (known := self._tables.get(message.table)) is not None:
                    known.hear(message)

    def _answered(self, message: m.Granted | m.Refused) -> None:
        """To whoever waits for the answer, or else to who watches the table."""
        self._unanswered.pop(message.cmd, None)
        answer = self._answers.get(message.cmd)
        if answer is None:
            if (known := self._tables.get(message.table)) is not None:
                known.hear(message)
        elif not answer.done():
            if isinstance(message, m.Granted):
                answer.set_result(message)
            else:
                answer.set_exception(RefusedWish(message))

    def _tell_time(self, at: float, now: int) -> None:
        """The offset of the quickest trip is the best: what it was late is known best."""
        here = time.time() * 1000
        self.trip = trip = here - at
        if trip <= self._best_trip * 1.5:
            self._best_trip = min(trip, self._best_trip)
            self.offset = now - (at + here) / 2

    async def _watch_later(self, table: str) -> None:
        await asyncio.sleep(self._luck.uniform(0.2, 1.0))
        if table in self._tables:
            await self.send(m.Watch(table))

    async def _ping(self) -> None:
        while True:
            await self._connected.wait()
            with suppress(Unwelcome, ConnectionError):
                await self.send(m.Ping(time.time() * 1000))
            await asyncio.sleep(PING)


def delays(luck: Random, first: float = 0.25, most: float = 10.0) -> Iterator[float]:
    """Seconds to wait before each try to connect again: about twice as long each time, up to
    *most*, and never quite the same for any two clients.

    >>> [round(delay, 1) for delay, _ in zip(delays(Random(7)), range(8))]
    [0.2, 0.3, 0.8, 1.1, 3.1, 5.5, 5.3, 7.5]
    """
    while True:
        yield first * luck.uniform(0.5, 1.0)
        first = min(most, first * 2)
