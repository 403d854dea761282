"""The lines from this host to the others: one trunk to each, for the legs of all its clients.

A leg of its own for each client and host was a connection more, and two reads and writes for each
update. The other end is ``trunk_end``. A host of the version before takes no trunk, and such lines.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Final, Protocol

import msgspec
import structlog
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException

from riverboat.web.relay import parts as p
from riverboat.web.relay.line import Line
from riverboat.web.relay.signature import HEADER, Relayed, signed

log = structlog.get_logger(__name__)

TRUNK: Final = "/cluster/trunk"
"""Where a host takes one."""
PING: Final = 20.0
"""This end says something so often, or it would be thought dead."""
_OPENS: Final = 3.0
_NO_TRUNK: Final = (403, 404)
"""What a host says that knows of none: it has the version before."""
_GOING_AWAY: Final = 1001


class Signing(Protocol):
    """A host, as far as its trunks are concerned."""

    name: str
    secret: str

    @property
    def lapsed(self) -> bool:
        """This host's leases are over: it may have stood still, and what came since is old."""
        ...


class _Hears(Struct, frozen=True):
    """A leg at this end."""

    heard: Callable[[bytes], None]
    ended: Callable[[int | None], None]


class Trunks:
    """Those of one host, by the name of the other."""

    def __init__(self, host: Signing) -> None:
        self._host = host
        self._open: dict[str, Trunk] = {}
        self._opening: dict[str, asyncio.Task[Trunk]] = {}
        """By address: all who want a trunk wait for one attempt, and hear together if it fails."""

    async def leg(
        self,
        node: str,
        address: str,
        headers: Mapping[str, str],
        heard: Callable[[bytes], None],
        ended: Callable[[int | None], None],
    ) -> AnyLeg:
        """A leg to a host, for a client with these headers: *heard* is given each frame.

        Raises ``OSError``, ``TimeoutError`` or ``WebSocketException`` where it does not answer.
        """
        try:
            trunk = await self.to(node, address)
        except InvalidStatus as why:
            if why.response.status_code not in _NO_TRUNK:
                raise
            return OwnLine(await _line(f"{address}/ws", headers, heard, ended))
        return trunk.leg(headers, heard, ended)

    async def to(self, node: str, address: str) -> Trunk:
        """The trunk to a host, opened if there is none.

        Raises ``OSError``, ``TimeoutError`` or ``WebSocketException`` where it does not answer.
        """
        known = self._open.get(node)
        if known is not None and not known.over and known.address == address:
            return known
        attempt = self._opening.get(address)
        if attempt is None:
            opening = self._opens(node, address)
            attempt = self._opening[address] = asyncio.get_running_loop().create_task(opening)
        return await asyncio.shield(attempt)

    async def _opens(self, node: str, address: str) -> Trunk:
        try:
            trunk = self._open[node] = await Trunk.opened(address, self._host)
        finally:
            del self._opening[address]
        return trunk

    async def close(self) -> None:
        """End all of them."""
        opening = list(self._opening.values())
        for attempt in opening:
            attempt.cancel()
        await asyncio.gather(*opening, return_exceptions=True)
        await asyncio.gather(*[each.close() for each in self._open.values()])
        self._open.clear()


class Trunk:
    """This end of one."""

    def __init__(self, address: str, host: Signing) -> None:
        self.address, self._host, self.over = address, host, False
        self._line: Line | None = None
        self._legs: dict[int, _Hears] = {}
        self._pieces = p.Pieces()
        self._numbers = count(1)
        self._gathered = p.Gathered(self._write)
        self._pings: asyncio.Task[None] | None = None

    @classmethod
    async def opened(cls, address: str, host: Signing) -> Trunk:
        """The trunk to the host at this address."""
        trunk = cls(address, host)
        mark = signed(Relayed(host.name, "127.0.0.1", "http"), host.secret, "GET", TRUNK)
        trunk._line = await _line(address + TRUNK, {HEADER: mark}, trunk._heard, trunk._ended)
        trunk._pings = asyncio.get_running_loop().create_task(trunk._ping())
        return trunk

    def leg(
        self,
        headers: Mapping[str, str],
        heard: Callable[[bytes], None],
        ended: Callable[[int | None], None],
    ) -> TrunkLeg:
        """Begin a leg, as if a client with these headers came: *heard* is given each frame.

        Raises ``ConnectionRefusedError`` where the headers are longer than any of ours.
        """
        data = msgspec.json.encode(dict(headers))
        if len(data) > p.LONGEST:
            raise ConnectionRefusedError
        number = next(self._numbers)
        self._legs[number] = _Hears(heard, ended)
        self.put(p.packed(number, p.Kind.OPEN, data))
        return TrunkLeg(self, number)

    def put(self, *parts: bytes) -> None:
        """Send parts; raises ``ConnectionResetError`` where the trunk is over."""
        if self.over:
            raise ConnectionResetError
        self._gathered.put(*parts)

    def let_go(self, number: int) -> None:
        """A leg is over at this end."""
        if self._legs.pop(number, None) is not None and not self.over:
            self.put(p.end(number, _GOING_AWAY))
        self._pieces.drop(number)

    async def close(self) -> None:
        """End it."""
        if self._line is not None:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._line.close()

    def abort(self) -> None:
        """End it without a word: nobody is there to hear one, and what comes is not heard."""
        self.over = True
        if self._line is not None:
            self._line.transport.abort()

    def _write(self, whole: bytes) -> bool:
        assert self._line is not None, "it is open"
        with suppress(ConnectionResetError):  # its end is heard in a moment, and told to all legs
            self._line.say(whole)
        return True

    async def _ping(self) -> None:
        while not self.over:
            await asyncio.sleep(PING)
            self._gathered.put(p.packed(0, p.Kind.PIECE))

    def _heard(self, message: bytes) -> None:
        if self.over or self._host.lapsed:
            self.abort()
            return
        try:
            for number, kind, data in p.parts(message):
                self._take(number, kind, data)
        except p.NotAPart:
            log.warning("a trunk makes no sense", address=self.address)
            self.abort()

    def _take(self, number: int, kind: int, data: bytes) -> None:
        hears = self._legs.get(number)
        if hears is None:
            return  # its client has gone meanwhile
        if kind == p.Kind.FRAME:
            hears.heard(self._pieces.whole(number, data))
        elif kind == p.Kind.PIECE:
            self._pieces.add(number, data)
        elif kind == p.Kind.END:
            del self._legs[number]
            self._pieces.drop(number)
            hears.ended(p.code_of(data))
        else:
            raise p.NotAPart

    def _ended(self, _: int | None) -> None:
        self.over = True
        if self._pings is not None:
            self._pings.cancel()
        legs, self._legs = self._legs, {}
        for each in legs.values():
            each.ended(None)


class TrunkLeg:
    """One leg of a trunk, at this end."""

    def __init__(self, trunk: Trunk, number: int) -> None:
        self._trunk, self._number = trunk, number

    def send(self, frame: bytes) -> None:
        """Pass a frame on; raises ``ConnectionResetError`` where the trunk is over."""
        self._trunk.put(*p.frame(self._number, frame))

    def close(self) -> None:
        """Its client has gone."""
        self._trunk.let_go(self._number)

    def abort(self) -> None:
        """The host is there no more: its trunk is over, with all legs."""
        self._trunk.abort()


class OwnLine:
    """A leg that has a line of its own, to a host that takes no trunk."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._closing: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        """Pass a frame on; raises ``ConnectionResetError`` where the line is over."""
        self._line.say(frame)

    def close(self) -> None:
        """Its client has gone."""
        self._closing = asyncio.get_running_loop().create_task(self._line.close())

    def abort(self) -> None:
        """The host is there no more."""
        self._line.transport.abort()


AnyLeg = TrunkLeg | OwnLine


async def _line(
    url: str,
    headers: Mapping[str, str],
    heard: Callable[[bytes], None],
    ended: Callable[[int | None], None],
) -> Line:
    line = await connect(
        f"ws{url.removeprefix('http')}",
        additional_headers=headers,
        compression=None,
        open_timeout=_OPENS,
        close_timeout=1,
        ping_interval=None,
        max_size=None,
        proxy=None,
        create_connection=partial(Line, heard=heard, ended=ended),  # type: ignore[arg-type]
    )
    assert isinstance(line, Line), "it was made above"
    return line
