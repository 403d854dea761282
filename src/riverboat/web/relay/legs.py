"""The tables of one socket that other hosts hold: a leg to each such host, with the same protocol.

A leg is to that host as a socket of the client's own: cookie or key go along, and what comes back
is passed on as it is. So it carries what its client may see, and nothing else. All legs to a host
go by one trunk. When a host has died, whoever holds its tables then is asked what had no answer,
and the client what it wants to watch. That it died is known from its lease, too: a machine without
power ends no connection.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, MutableSet, Set
from contextlib import suppress
from typing import Final, Protocol, runtime_checkable

import msgspec
import structlog
from msgspec import Struct
from starlette.requests import HTTPConnection
from websockets.exceptions import WebSocketException

from riverboat.decoding import decode_json
from riverboat.service.broadcast.outbox import Outbox
from riverboat.service.cluster.directory import Directory
from riverboat.store.errors import StoreFailed
from riverboat.web.relay.trunk import PING, AnyLeg, Trunks
from riverboat.wire import PROTOCOL
from riverboat.wire import messages as m
from riverboat.wire.refusals import gone, refused
from riverboat.words.refusals import doors
from riverboat.words.refusals.wishes import DoesNotAnswer

log = structlog.get_logger(__name__)

_AGAIN: Final = 0.1
_HELLO: Final = 3.0
"""Seconds in which a host has to say welcome."""
_POLICY: Final = 1008
_UPDATE: Final = b'{"t":"update"'
_WELCOME: Final = b'{"t":"welcome"'
_OWN: Final = (_WELCOME, b'{"t":"pong"')
"""What a host says to this one, and not to the client."""
_ANSWERS: Final = (b'{"t":"granted"', b'{"t":"refused"')
_SEATED: Final = b'{"t":"seated"'
_PARTED: Final = b'{"t":"gone"'

AnyOfTable = m.Watch | m.Unwatch | m.Ask | m.Say | m.React | m.Promise | m.Cut


class _Answer(Struct):
    """As much of an answer as is needed here."""

    cmd: str
    code: str = ""


class _AtTable(Struct):
    """As much of any other frame."""

    table: str
    source: str = ""


@runtime_checkable
class Passing(Protocol):
    """What passes things on, as far as sockets are concerned."""

    directory: Directory
    name: str
    legs: MutableSet[Legs]
    """Those that are open, to be told of hosts that are there no more."""
    trunks: Trunks
    """What legs go by."""

    @property
    def patience(self) -> float:
        """Seconds after which nobody waits for a host any more."""
        ...

    def is_here(self, table: str) -> bool:
        """Whether this host holds a table, and may rely on that now."""
        ...

    async def known(self, stream: str) -> bool:
        """Whether some host holds a stream, or will."""
        ...

    async def read(self) -> None:
        """Know what all hosts hold now."""
        ...

    def headers(self, request: HTTPConnection, method: str, target: str) -> dict[str, str]:
        """What is passed on with a request, signed."""
        ...


class Legs:
    """The legs of one connection. *here* takes a frame whose table this host has come to hold."""

    def __init__(
        self,
        gateway: Passing,
        socket: HTTPConnection,
        outbox: Outbox,
        here: Callable[[AnyOfTable], Awaitable[None]],
        end: Callable[[], None],
    ) -> None:
        self._gateway, self._socket, self._outbox = gateway, socket, outbox
        self._here, self._end = here, end
        self._legs: dict[str, Leg] = {}
        self._routes: dict[str, tuple[asyncio.Queue[AnyOfTable], asyncio.Task[None]]] = {}
        self._connecting = asyncio.Lock()
        self._waiting: Counter[str] = Counter()
        """Frames for each table that have not left."""
        self._again: dict[str, float] = {}
        """Until when something is asked again, by its id."""
        gateway.legs.add(self)

    async def takes(self, table: str) -> bool:
        """Whether a table is, or will be in a moment, at another host."""
        if self._gateway.is_here(table):
            return False
        return await self._gateway.known(f"table/{table}")

    @property
    def watches(self) -> bool:
        """Whether the client watches a table elsewhere."""
        return any(leg.watched for leg in self._legs.values())

    def leads_to(self, node: str) -> bool:
        """Whether there is a leg to that host."""
        return node in self._legs

    def count(self) -> int:
        """How many tables are watched elsewhere."""
        return sum([len(leg.watched) for leg in self._legs.values()])

    def watched(self, table: str) -> bool:
        """Whether the client watches this table elsewhere."""
        return any(table in leg.watched for leg in self._legs.values())

    def asks_on(self, ask: m.Ask) -> bool:
        """Ask what this host has not answered of whoever has the table; not if that is this one."""
        if self._gateway.is_here(ask.table):
            return False
        self.send(ask)
        return True

    def way_to(self, table: str) -> Leg | None:
        """The leg by which a frame can leave at once, behind no other: to a watched table."""
        if self._waiting[table]:
            return None
        holder = self._gateway.directory.holder(f"table/{table}")
        leg = self._legs.get(holder.name) if holder is not None else None
        return leg if leg is not None and not leg.over and table in leg.watched else None

    def send(self, message: AnyOfTable) -> None:
        """Pass a frame on, after those of the same table that came before."""
        table = message.table
        self._waiting[table] += 1
        if table not in self._routes:
            queue: asyncio.Queue[AnyOfTable] = asyncio.Queue()
            task = asyncio.get_running_loop().create_task(self._carry(queue), name=f"to {table}")
            self._routes[table] = queue, task
        self._routes[table][0].put_nowait(message)

    def gone(self, nodes: Iterable[str]) -> None:
        """These hosts are there no more, whether or not their connections say so."""
        for node in nodes:
            if node in self._legs:
                self._legs[node].abort()

    def moved(self, streams: Set[str]) -> None:
        """Other hosts have these by now, and whoever had them has had a moment to say so.

        A leg that has not heard it leads to a host that is cut off: what it told is on its way, and
        would come later than what is told where the table is now.
        """
        for node, leg in list(self._legs.items()):
            tables = [each for each in leg.watched if f"table/{each}" in streams]
            if any(self._is_elsewhere(table, node) for table in tables):
                leg.leave()

    def _is_elsewhere(self, table: str, node: str) -> bool:
        holder = self._gateway.directory.holder(f"table/{table}")
        return holder is not None and holder.name != node

    async def close(self) -> None:
        """The client has gone."""
        self._gateway.legs.discard(self)
        tasks = [task for _, task in self._routes.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for leg in self._legs.values():
            leg.close()
        self._legs.clear()

    # One table ----------------------------------------------------------------------------------

    async def _carry(self, queue: asyncio.Queue[AnyOfTable]) -> None:
        while True:
            message = await queue.get()
            try:
                await self._deliver(message)
            except Exception:
                log.exception("not passed on", table=message.table)
                self._fail(message)
            finally:
                self._waiting[message.table] -= 1

    async def _deliver(self, message: AnyOfTable) -> None:
        """Pass a frame to whoever holds its table, as soon as somebody does."""
        stream, loop = f"table/{message.table}", asyncio.get_running_loop()
        until = loop.time() + self._gateway.patience
        while (left := until - loop.time()) > 0:
            holder = await self._gateway.directory.settled(stream, left)
            if holder is None:
                break
            with suppress(OSError, WebSocketException, TimeoutError, StoreFailed):
                if holder.name == self._gateway.name:
                    await self._here(message)
                    return
                leg = await self._leg(holder.name, holder.address)
                leg.send(message)
                return
            await asyncio.sleep(_AGAIN)
            await self._gateway.read()
        self._fail(message)

    def _fail(self, message: AnyOfTable) -> None:
        if isinstance(message, m.Ask):
            self._outbox.tell(refused(message.cmd, message.table, DoesNotAnswer()))
        elif isinstance(message, m.Watch):
            open_ = self._gateway.directory.is_leased(f"table/{message.table}")
            why = doors.IsOpenedAgain() if open_ else doors.NoOpenTable(message.table)
            self._outbox.tell(gone(message.table, why))

    # One host -----------------------------------------------------------------------------------

    async def _leg(self, node: str, address: str) -> Leg:
        async with self._connecting:
            known = self._legs.get(node)
            if known is not None and not known.over:
                return known
            leg = Leg(self._gateway, self._outbox, self._ask_again)
            leg.lost = lambda: self._lost(node, leg)
            await leg.open(node, address, self._socket)
            self._legs[node] = leg
            return leg

    def let_go(self) -> None:
        """What came by any leg while this host stood still is not passed on."""
        self.gone(list(self._legs))

    def _ask_again(self, ask: m.Ask) -> bool:
        """Ask whoever holds the table by now, which its host did not; not for ever."""
        loop = asyncio.get_running_loop()
        if loop.time() >= self._again.setdefault(ask.cmd, loop.time() + self._gateway.patience):
            del self._again[ask.cmd]
            return False
        loop.call_later(_AGAIN, self.send, ask)
        return True

    def _lost(self, node: str, leg: Leg) -> None:
        """A host has gone, or does not want this client any more."""
        if self._legs.get(node) is leg:
            del self._legs[node]
        if leg.unwanted:
            self._end()
            return
        for table in leg.watched:
            self._outbox.tell(gone(table, doors.IsOpenedAgain()))
        asked, leg.asked = leg.asked, {}
        for ask in asked.values():
            self.send(ask)


class Leg:
    """A way to another host, for one client."""

    def __init__(self, gateway: Passing, outbox: Outbox, again: Callable[[m.Ask], bool]) -> None:
        self._gateway, self._outbox, self._again = gateway, outbox, again
        self.lost: Callable[[], None] = lambda: None
        """Told when a leg that was open has ended, and not by ``close``."""
        self.watched: set[str] = set()
        self.asked: dict[str, m.Ask] = {}
        """What has no answer yet, by its id."""
        self.over = False
        self.unwanted = False
        """The host has sent the client away."""
        self._line: AnyLeg | None = None
        self._welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pings: asyncio.Task[None] | None = None

    async def open(self, node: str, address: str, socket: HTTPConnection) -> None:
        """Go to a host, until it has said welcome.

        Raises ``OSError``, ``TimeoutError`` or ``WebSocketException`` where it does not.
        """
        headers = self._gateway.headers(socket, "GET", "/ws")
        passed = {k: v for k, v in headers.items() if k not in ("host", "origin", "user-agent")}
        way = self._gateway.trunks
        line = self._line = await way.leg(node, address, passed, self._heard, self._ended)
        try:
            async with asyncio.timeout(_HELLO):
                line.send(_encode(m.Hello(PROTOCOL, "node")))
                await self._welcomed
        except BaseException:
            self.over = True
            line.close()
            raise
        self._pings = asyncio.get_running_loop().create_task(self._ping(line))

    def send(self, message: AnyOfTable) -> None:
        """Pass a frame of the client on; raises ``ConnectionResetError`` where the leg is over."""
        assert self._line is not None, "it is open"
        is_new = isinstance(message, m.Watch) and message.table not in self.watched
        match message:
            case m.Watch():
                self.watched.add(message.table)
            case m.Unwatch():
                self.watched.discard(message.table)
            case m.Ask():
                self.asked[message.cmd] = message
            case _:
                pass
        try:
            self._line.send(_encode(message))
        except ConnectionResetError:
            if is_new:  # what was watched before is told that it went, when the end is read
                self.watched.discard(message.table)
            if isinstance(message, m.Ask) and self.asked.pop(message.cmd, None) is None:
                return  # whoever heard of the end first has asked it again
            raise

    def close(self) -> None:
        """End it: the client has gone."""
        self.over = True
        if self._pings is not None:
            self._pings.cancel()
        if self._line is not None:
            self._line.close()

    def leave(self) -> None:
        """Hear nothing of it any more."""
        if not self.over:
            self.close()
            self.lost()

    def abort(self) -> None:
        """End it without a word: nobody is there to hear one."""
        if self._line is not None:
            self._line.abort()

    async def _ping(self, line: AnyLeg) -> None:
        with suppress(ConnectionResetError):
            while True:
                await asyncio.sleep(PING)
                line.send(_encode(m.Ping(0)))

    def _heard(self, frame: bytes) -> None:
        """The host has told something, and so the client is told."""
        if not self._welcomed.done():
            if frame.startswith(_WELCOME):
                self._welcomed.set_result(None)
        elif not self._keeps(frame):
            self._outbox.put(frame)

    def _ended(self, code: int | None) -> None:
        if not self._welcomed.done():
            self._welcomed.set_exception(ConnectionResetError())
            self._welcomed.exception()  # whoever waits hears of it, if anybody does
            return
        self.unwanted = code == _POLICY
        if self._pings is not None:
            self._pings.cancel()
        if not self.over:
            self.over = True
            self.lost()

    def _keeps(self, frame: bytes) -> bool:
        """Whether a frame is not for the client; what it tells of the leg is noted."""
        if frame.startswith(_UPDATE):  # as nearly all are
            return False
        if frame.startswith(_OWN):
            return True
        if frame.startswith(_ANSWERS):
            answer = decode_json(frame, _Answer)
            ask = self.asked.pop(answer.cmd, None)
            # The host has let the table go: whoever has it is asked the same.
            if ask is not None and answer.code == DoesNotAnswer.code:
                return self._again(ask)
        elif frame.startswith(_SEATED):
            seat = decode_json(frame, _AtTable)
            self.watched.discard(seat.source)
            self.watched.add(seat.table)
        elif frame.startswith(_PARTED):
            self.watched.discard(decode_json(frame, _AtTable).table)
        return False


def _encode(message: m.FromClient) -> bytes:
    return msgspec.json.encode(message)
