"""The end of a trunk at the host that was called: each leg is served as a socket of its own.

A leg comes with the headers of its client and a mark for them, goes through the whole application,
and is told what any socket would be: nothing behind this knows of trunks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
import structlog
from starlette.types import ASGIApp, Message, Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from riverboat.decoding import json_decoder
from riverboat.web.limits.received_frames import ReceivedFrames
from riverboat.web.limits.socket_protocol import HEARS, STRAIGHT, UNCOUNTED
from riverboat.web.relay import parts as p
from riverboat.web.relay.signature import relayed_of
from riverboat.web.relay.trunk import PING

log = structlog.get_logger(__name__)

_PATIENCE: Final = 3 * PING
_WAIT: Final = 1000
"""Frames of a leg that nobody has taken: its client has sent many, or its table is stuck."""
_FAILED, _POLICY, _GONE, _TRY_AGAIN = 1011, 1008, 1006, 1013
_HEADERS: Final = json_decoder(dict[str, str])


class TrunkEnd:
    """One trunk. *lapsed* tells whether this host may not tell what it was about to tell."""

    def __init__(self, socket: WebSocket, lapsed: Callable[[], bool]) -> None:
        self._socket, self._lapsed = socket, lapsed
        self._app: ASGIApp = socket.scope["app"]
        self._legs: dict[int, ServedLeg] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._pieces = p.Pieces()
        self._gathered = p.Gathered(self._write)
        self._straight: Callable[..., bool] = lambda *_: False
        self._heard = ReceivedFrames(self._takes)
        self.over = False
        self.writable = asyncio.Event()
        """The other end reads what it is told."""
        self.writable.set()

    async def run(self) -> None:
        """Serve all its legs, until it ends."""
        marked = relayed_of(self._socket.scope)
        if marked is None:  # no host of ours
            await self._socket.close(_POLICY)
            return
        await self._socket.accept()
        extensions = self._socket.scope["extensions"]
        self._straight = extensions[STRAIGHT]
        extensions[UNCOUNTED]()
        extensions[HEARS](self._heard)
        try:
            await self._listen()
        except p.NotAPart:
            log.warning("a trunk makes no sense", node=marked.node)
            await self._socket.close(_POLICY)
        except (TimeoutError, WebSocketDisconnect):
            log.debug("a trunk is over")
        finally:
            self.over = True
            self.writable.set()
            self._heard.close()
            for leg in list(self._legs.values()):
                leg.ends()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            event = await self._heard.next(_PATIENCE)
            if event["type"] == "websocket.disconnect":
                return
            self._take_all(event)

    def _takes(self, event: Message) -> bool:
        """Take what has come at once; what makes no sense is read again where that is told."""
        if event["type"] != "websocket.receive":
            return False
        try:
            self._take_all(event)
        except p.NotAPart:
            return False
        return True

    def _take_all(self, event: Message) -> None:
        found = list(p.parts(event.get("bytes") or b""))  # all of it makes sense, or none is taken
        for number, kind, data in found:
            self._take(number, kind, data)

    def _take(self, number: int, kind: int, data: bytes) -> None:
        leg = self._legs.get(number)
        if kind == p.Kind.OPEN:
            self._open(number, data)
        elif leg is None:
            return  # it is over at this end, or the other says that it is there
        elif kind == p.Kind.PIECE:
            self._pieces.add(number, data)
        elif kind == p.Kind.FRAME:
            leg.comes(self._pieces.whole(number, data))
        else:
            leg.ends()

    # One leg ------------------------------------------------------------------------------------

    def _open(self, number: int, data: bytes) -> None:
        try:
            headers = _HEADERS.decode(data)
        except msgspec.MsgspecError as why:
            raise p.NotAPart from why
        leg = self._legs[number] = ServedLeg(self, number)
        task = asyncio.get_running_loop().create_task(self._serve(leg, headers))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, leg: ServedLeg, headers: Mapping[str, str]) -> None:
        try:
            await self._app(leg.scope(self._socket.scope, headers), leg.receive, leg.send)
        except WebSocketDisconnect:
            log.debug("a leg is over")
        except Exception:
            log.exception("a leg failed")
        finally:
            if not leg.over:
                await leg.send({"type": "websocket.close", "code": _FAILED})
            self._legs.pop(leg.number, None)
            self._pieces.drop(leg.number)

    # Writing ------------------------------------------------------------------------------------

    @property
    def reads(self) -> bool:
        """The other end takes what it is told at once."""
        return self.writable.is_set() and not self.over

    def put(self, *parts: bytes) -> None:
        """Send parts in a moment, with all others."""
        if not self.over:
            self._gathered.put(*parts)

    def _write(self, whole: bytes) -> bool:
        if self._lapsed():
            self._end()
        if self.over:
            return True  # nobody is to be told
        if self.writable.is_set() and self._straight(True, whole):
            return True
        if self.writable.is_set():
            self.writable.clear()
            task = asyncio.get_running_loop().create_task(self._wait())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return False

    async def _wait(self) -> None:
        """Send what the other end does not take at once, and what came behind it."""
        try:
            while not self.over and (whole := self._gathered.take()):
                if self._lapsed():
                    self._end()
                    return
                await self._socket.send_bytes(whole)
        except (OSError, RuntimeError, WebSocketDisconnect):
            self._end()
        finally:
            self.writable.set()

    def _end(self) -> None:
        """Nobody is told anything any more; whoever listens ends it."""
        if not self.over:
            self.over = True
            self._heard({"type": "websocket.disconnect", "code": _GONE})


class ServedLeg:
    """One client, as a socket that the application serves."""

    def __init__(self, trunk: TrunkEnd, number: int) -> None:
        self._trunk, self.number = trunk, number
        self.over = False
        """This end has said its last."""
        self._events: asyncio.Queue[Message] = asyncio.Queue()
        self._events.put_nowait({"type": "websocket.connect"})
        self._heard: ReceivedFrames | None = None

    def scope(self, outer: Scope, headers: Mapping[str, str]) -> Scope:
        """What the application is told of it."""
        raw = [(name.lower().encode("latin-1"), value.encode("latin-1"))
               for name, value in headers.items()]  # fmt: skip
        return {
            "type": "websocket", "asgi": outer["asgi"], "http_version": "1.1", "scheme": "ws",
            "server": outer.get("server"), "client": outer.get("client"), "root_path": "",
            "path": "/ws", "raw_path": b"/ws", "query_string": b"", "headers": raw,
            "subprotocols": [],
            "state": dict(outer.get("state", {})),
            "extensions": {STRAIGHT: self.straight, HEARS: self.hears},
        }  # fmt: skip

    # From the client ----------------------------------------------------------------------------

    def comes(self, data: bytes) -> None:
        """A frame, unless the leg is over."""
        if self.over:
            return
        self._happens({"type": "websocket.receive", "bytes": data})
        if self._heard is not None and len(self._heard) > _WAIT:
            self._close(_TRY_AGAIN)
            self.ends()

    def ends(self) -> None:
        """The client has gone, or the trunk."""
        self.over = True
        self._happens({"type": "websocket.disconnect", "code": _GONE})

    def _happens(self, event: Message) -> None:
        if self._heard is None:
            self._events.put_nowait(event)
        else:
            self._heard(event)

    async def receive(self) -> Message:
        """The next event, for whoever has not said that they hear."""
        return await self._events.get()

    def hears(self, heard: ReceivedFrames) -> None:
        """Hand over what comes from now on, and what has come already."""
        self._heard = heard
        while not self._events.empty():
            heard(self._events.get_nowait())

    # To the client ------------------------------------------------------------------------------

    def straight(self, _: bool, *frames: bytes) -> bool:
        """Send frames at once, if the other host reads what comes; whether it was done."""
        if self.over or not self._trunk.reads:
            return False
        for each in frames:
            self._trunk.put(*p.frame(self.number, each))
        return True

    async def send(self, message: Message) -> None:
        """What the application says; raises ``OSError`` when nobody hears it any more."""
        match message["type"]:
            case "websocket.send":
                await self._trunk.writable.wait()
                if self.over or self._trunk.over:
                    raise ConnectionResetError
                text = message.get("text")
                data = message["bytes"] if text is None else text.encode()
                self._trunk.put(*p.frame(self.number, data))
            case "websocket.close":
                self._close(message.get("code", _GONE))
            case _:
                pass  # that it was accepted, the first frame tells

    def _close(self, code: int) -> None:
        if not self.over:
            self.over = True
            self._trunk.put(p.end(self.number, code))
