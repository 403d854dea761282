"""The accepting end of a multiplexed link: each channel is served like a separate socket.

A channel has the headers of its client and a signature for them. It passes through the whole
application and receives the same frames as any socket, so no other code depends on links.
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
from riverboat.web.close_codes import (
    ABNORMAL_CLOSURE,
    INTERNAL_ERROR,
    POLICY_VIOLATION,
    TRY_AGAIN_LATER,
)
from riverboat.web.limits.receive_queue import ReceiveQueue
from riverboat.web.limits.websocket_protocol import (
    ATTACH_RECEIVER,
    DISABLE_FRAME_LIMIT,
    WRITE_THROUGH,
)
from riverboat.web.relay import framing as p
from riverboat.web.relay.multiplexed_link import PING_SECONDS
from riverboat.web.relay.relay_signature import find_relayed_request

log = structlog.get_logger(__name__)

_IDLE_TIMEOUT_SECONDS: Final = 3 * PING_SECONDS
_MAX_QUEUED_FRAMES: Final = 1000
"""Maximum number of unread frames on a channel: its client floods, or its table is stuck."""
_HEADERS_DECODER: Final = json_decoder(dict[str, str])


class MultiplexedLinkServer:
    """A multiplexed link; *is_lease_expired* returns True if its updates must be dropped."""

    def __init__(self, socket: WebSocket, is_lease_expired: Callable[[], bool]) -> None:
        self._socket, self._is_lease_expired = socket, is_lease_expired
        self._app: ASGIApp = socket.scope["app"]
        self._channels: dict[int, ServedChannel] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._assembler = p.FrameAssembler()
        self._write_batch = p.WriteBatch(self._write)
        self._write_through: Callable[..., bool] = lambda *_: False
        self._receiver = ReceiveQueue(self._try_handle)
        self.is_closed = False
        self.writable = asyncio.Event()
        """Set while the other end keeps up with what is sent."""
        self.writable.set()

    async def run(self) -> None:
        """Serve all channels, until the link ends."""
        relayed_claims = find_relayed_request(self._socket.scope)
        if relayed_claims is None:  # not a node of this room
            await self._socket.close(POLICY_VIOLATION)
            return
        await self._socket.accept()
        extensions = self._socket.scope["extensions"]
        self._write_through = extensions[WRITE_THROUGH]
        extensions[DISABLE_FRAME_LIMIT]()
        extensions[ATTACH_RECEIVER](self._receiver)
        try:
            await self._read_loop()
        except p.FramingError:
            log.warning("a trunk makes no sense", node=relayed_claims.node)
            await self._socket.close(POLICY_VIOLATION)
        except (TimeoutError, WebSocketDisconnect):
            log.debug("a trunk is over")
        finally:
            self.is_closed = True
            self.writable.set()
            self._receiver.close()
            for served_channel in list(self._channels.values()):
                served_channel.disconnect()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _read_loop(self) -> None:
        while True:
            event = await self._receiver.next_event(_IDLE_TIMEOUT_SECONDS)
            if event["type"] == "websocket.disconnect":
                return
            self._handle_event(event)

    def _try_handle(self, event: Message) -> bool:
        """Handle received data and return True; leave bad data and other events to the reader."""
        if event["type"] != "websocket.receive":
            return False
        try:
            self._handle_event(event)
        except p.FramingError:
            return False
        return True

    def _handle_event(self, event: Message) -> None:
        parts = list(p.decode_parts(event.get("bytes") or b""))  # accept the whole batch or nothing
        for channel_number, part_kind, data in parts:
            self._handle_part(channel_number, part_kind, data)

    def _handle_part(self, channel_number: int, part_kind: int, data: bytes) -> None:
        served_channel = self._channels.get(channel_number)
        if part_kind == p.PartKind.OPEN:
            self._open_channel(channel_number, data)
        elif served_channel is None:
            return  # already closed here, or a keep-alive
        elif part_kind == p.PartKind.FRAGMENT:
            self._assembler.add_fragment(channel_number, data)
        elif part_kind == p.PartKind.FRAME:
            served_channel.receive_frame(self._assembler.complete_frame(channel_number, data))
        else:
            served_channel.disconnect()

    def _open_channel(self, channel_number: int, encoded_headers: bytes) -> None:
        try:
            headers = _HEADERS_DECODER.decode(encoded_headers)
        except msgspec.MsgspecError as error:
            raise p.FramingError from error
        served_channel = self._channels[channel_number] = ServedChannel(self, channel_number)
        channel_task = asyncio.get_running_loop().create_task(
            self._serve_channel(served_channel, headers)
        )
        self._tasks.add(channel_task)
        channel_task.add_done_callback(self._tasks.discard)

    async def _serve_channel(self, channel: ServedChannel, headers: Mapping[str, str]) -> None:
        try:
            await self._app(
                channel.build_scope(self._socket.scope, headers), channel.receive, channel.send
            )
        except WebSocketDisconnect:
            log.debug("a channel is closed")
        except Exception:
            log.exception("a channel failed")
        finally:
            if not channel.is_closed:
                await channel.send({"type": "websocket.close", "code": INTERNAL_ERROR})
            self._channels.pop(channel.number, None)
            self._assembler.discard(channel.number)

    @property
    def is_writable(self) -> bool:
        """True if the other end keeps up with what is sent."""
        return self.writable.is_set() and not self.is_closed

    def send_parts(self, *parts: bytes) -> None:
        """Queue parts for the next batch."""
        if not self.is_closed:
            self._write_batch.add(*parts)

    def _write(self, batch: bytes) -> bool:
        if self._is_lease_expired():
            self._close()
        if self.is_closed:
            return True  # no client is left to notify
        if self.writable.is_set() and self._write_through(True, batch):
            return True
        if self.writable.is_set():
            self.writable.clear()
            drain_task = asyncio.get_running_loop().create_task(self._drain())
            self._tasks.add(drain_task)
            drain_task.add_done_callback(self._tasks.discard)
        return False

    async def _drain(self) -> None:
        """Send the batch that the other end did not accept at once, and all behind it."""
        try:
            while not self.is_closed and (batch := self._write_batch.drain()):
                if self._is_lease_expired():
                    self._close()
                    return
                await self._socket.send_bytes(batch)
        except (OSError, RuntimeError, WebSocketDisconnect):
            self._close()
        finally:
            self.writable.set()

    def _close(self) -> None:
        """Close the link: send nothing any more, and let the reader end it."""
        if not self.is_closed:
            self.is_closed = True
            self._receiver({"type": "websocket.disconnect", "code": ABNORMAL_CLOSURE})


class ServedChannel:
    """A channel of one client, presented to the application as a socket."""

    def __init__(self, link: MultiplexedLinkServer, channel_number: int) -> None:
        self._link, self.number = link, channel_number
        self.is_closed = False
        """True once this end has sent its last frame."""
        self._events: asyncio.Queue[Message] = asyncio.Queue()
        self._events.put_nowait({"type": "websocket.connect"})
        self._receiver: ReceiveQueue | None = None

    def build_scope(self, outer_scope: Scope, headers: Mapping[str, str]) -> Scope:
        """Return the ASGI scope of the channel."""
        raw_headers = [(name.lower().encode("latin-1"), value.encode("latin-1"))
               for name, value in headers.items()]  # fmt: skip
        return {
            "type": "websocket", "asgi": outer_scope["asgi"], "http_version": "1.1", "scheme": "ws",
            "server": outer_scope.get("server"), "client": outer_scope.get("client"),
            "root_path": "", "path": "/ws", "raw_path": b"/ws", "query_string": b"",
            "headers": raw_headers, "subprotocols": [],
            "state": dict(outer_scope.get("state", {})),
            "extensions": {
                WRITE_THROUGH: self.write_through,
                ATTACH_RECEIVER: self.attach_receiver,
            },
        }  # fmt: skip

    def receive_frame(self, data: bytes) -> None:
        """Receive a frame, unless the channel is closed."""
        if self.is_closed:
            return
        self._deliver_event({"type": "websocket.receive", "bytes": data})
        if self._receiver is not None and len(self._receiver) > _MAX_QUEUED_FRAMES:
            self._close(TRY_AGAIN_LATER)
            self.disconnect()

    def disconnect(self) -> None:
        """End the channel: the client or the link has gone."""
        self.is_closed = True
        self._deliver_event({"type": "websocket.disconnect", "code": ABNORMAL_CLOSURE})

    def _deliver_event(self, event: Message) -> None:
        if self._receiver is None:
            self._events.put_nowait(event)
        else:
            self._receiver(event)

    async def receive(self) -> Message:
        """Return the next ASGI event, for an application without a receiver."""
        return await self._events.get()

    def attach_receiver(self, receiver: ReceiveQueue) -> None:
        """Pass events to a receiver from now on, including those already queued."""
        self._receiver = receiver
        while not self._events.empty():
            receiver(self._events.get_nowait())

    def write_through(self, _: bool, *frames: bytes) -> bool:
        """Send frames at once if the other node keeps up; return True if they were sent."""
        if self.is_closed or not self._link.is_writable:
            return False
        for frame in frames:
            self._link.send_parts(*p.encode_frame(self.number, frame))
        return True

    async def send(self, message: Message) -> None:
        """Send an ASGI message; raise ``OSError`` if the channel or the link is closed."""
        match message["type"]:
            case "websocket.send":
                await self._link.writable.wait()
                if self.is_closed or self._link.is_closed:
                    raise ConnectionResetError
                text = message.get("text")
                data = message["bytes"] if text is None else text.encode()
                self._link.send_parts(*p.encode_frame(self.number, data))
            case "websocket.close":
                self._close(message.get("code", ABNORMAL_CLOSURE))
            case _:
                pass  # the first frame implies that it was accepted

    def _close(self, code: int) -> None:
        if not self.is_closed:
            self.is_closed = True
            self._link.send_parts(p.encode_close(self.number, code))
