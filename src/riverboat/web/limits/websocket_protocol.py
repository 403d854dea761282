"""uvicorn's WebSocket protocol with additions: frames are counted, and take a shorter path.

Each frame of a client counts, including pings and empty continuations. Outgoing frames are written
at once, and incoming frames go directly to a receiver, without the queues and events of ASGI.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from math import inf
from struct import Struct, pack
from typing import Any, Final, Protocol

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # no wheel for this platform
    from websockets.utils import apply_mask


from riverboat.web.close_codes import POLICY_VIOLATION
from riverboat.web.limits.rate_limit import TokenBucket
from riverboat.web.limits.receive_queue import ReceiveQueue
from riverboat.web.server_config import ClientLimits

log = structlog.get_logger(__name__)

WRITE_THROUGH: Final = "riverboat.straight"
"""ASGI scope extension: a function that writes frames to the socket at once."""
ATTACH_RECEIVER: Final = "riverboat.hears"
"""ASGI scope extension: a function that attaches a receiver, which gets each event on arrival."""
DISABLE_FRAME_LIMIT: Final = "riverboat.uncounted"
"""ASGI scope extension: a function that stops counting frames, for a node that relays clients."""
_FRAMES_PER_MESSAGE: Final = 2
"""Number of frames for each allowed message of a socket; five seconds' worth may come at once."""
_CHUNK_BYTES: Final = 2048
"""Bytes that are read before the frames in them are counted."""
_FINAL_TEXT_BYTE: Final = 0x81
"""First byte of an unfragmented text frame (RFC 6455, 5.2)."""
_MASK_BIT: Final = 0x80
_MAX_QUEUED_EVENTS: Final = 8
"""Maximum number of queued events before reading pauses."""
_MEDIUM_FRAME_HEADER: Final = Struct("!BBH")


class TransportRegistry(Protocol):
    """Interface of the connection tracker for a WebSocket."""

    limits: ClientLimits

    def find(self, transport: asyncio.Transport) -> Any:
        """Return the tracked connection that a WebSocket takes over from its request."""
        ...

    def remove(self, transport: asyncio.BaseTransport) -> None:
        """Forget a closed connection."""
        ...

    def start_write_timeout(self, connection: Any) -> None:
        """Start the timeout of a client that does not read."""
        ...


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with counted frames and immediate pongs."""

    def __init__(self, *, tracker: TransportRegistry, **options: Any) -> None:
        super().__init__(**options)
        self._tracker = tracker
        rate = _FRAMES_PER_MESSAGE * tracker.limits.messages_per_second
        self._frame_bucket = TokenBucket(rate, 5 * rate, self.loop.time)
        self._is_write_paused = False
        """True while the client does not read pending writes."""
        self._receiver: ReceiveQueue | None = None
        self._partial_bytes = 0
        """Bytes received of an incomplete frame."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._connection = self._tracker.find(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._tracker.remove(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        # The application starts in the next loop iteration.
        if scope := getattr(self, "scope", None):
            scope["extensions"][WRITE_THROUGH] = self.write_through
            scope["extensions"][ATTACH_RECEIVER] = self.attach_receiver
            scope["extensions"][DISABLE_FRAME_LIMIT] = self.disable_frame_limit

    def write_through(self, is_binary: bool, *frames: bytes) -> bool:
        """Write frames at once if the client keeps up; return True if they were written.

        A table sends each action to nine players, so most of a room's work is writing frames.
        """
        if (
            self._is_write_paused
            or self.close_sent
            or not self.handshake_complete
            or self.conn.state is not State.OPEN
            or self.transport.is_closing()
        ):
            return False
        if len(frames) == 1:
            self.transport.write(_encode_frame_header(len(frames[0]), is_binary) + frames[0])
        else:
            headers_and_frames = [
                data
                for frame in frames
                for data in (_encode_frame_header(len(frame), is_binary), frame)
            ]
            self.transport.write(b"".join(headers_and_frames))
        return True

    def attach_receiver(self, receiver: ReceiveQueue) -> None:
        """Pass events to a receiver from now on, including those already queued."""
        waiting_events, self._receiver = self.queue, receiver
        self.queue, receiver.on_drained = _ForwardingQueue(receiver), self._resume_reading
        while not waiting_events.empty():
            receiver(waiting_events.get_nowait())
        self._resume_reading()

    def disable_frame_limit(self) -> None:
        """Stop counting frames."""
        self._frame_bucket = TokenBucket(1, inf, self.loop.time)

    def _resume_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self._receiver is not None and len(self._receiver) < _MAX_QUEUED_EVENTS:
            self._resume_reading()

    def pause_writing(self) -> None:
        self._is_write_paused = True
        self._tracker.start_write_timeout(self._connection)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._is_write_paused, self._connection.write_deadline = False, inf
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """Read data in small chunks, because a quarter of a megabyte holds 40,000 empty frames."""
        if self._receiver is not None and not self._partial_bytes and self._try_handle_text(data):
            return
        for start in range(0, len(data), _CHUNK_BYTES):
            if self._is_closing:
                return
            self._parse(data[start : start + _CHUNK_BYTES])

    def _parse(self, data: bytes) -> None:
        self.conn.receive_data(data)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
            return
        self._partial_bytes += len(data)
        for event in self.conn.events:
            self._partial_bytes = (
                self._partial_bytes - _compute_frame_bytes(event) if isinstance(event, Frame) else 0
            )
        self.handle_events()

    def _try_handle_text(self, data: bytes) -> bool:
        """Handle *data* if it is exactly one text frame; return True if it was.

        The frame bypasses the library's parser, which has no partial frame at this time.
        """
        data_length = len(data)
        if data_length < 6 or data[0] != _FINAL_TEXT_BYTE or self.frames or self.close_sent:
            return False
        header_size, payload_length = 6, data[1] - _MASK_BIT
        if payload_length == 126:
            header_size, payload_length = 8, data[2] << 8 | data[3]
        if (
            payload_length != data_length - header_size
            or not 0 <= payload_length <= _CHUNK_BYTES
            or self.conn.state is not State.OPEN
        ):
            return False
        unmasked_text = apply_mask(data[header_size:], data[header_size - 4 : header_size])
        if not unmasked_text.isascii():
            try:
                unmasked_text.decode()
            except UnicodeDecodeError:
                return False
        assert self._receiver is not None, "a client is connected"
        if self._count_frame():
            self._receiver({"type": "websocket.receive", "bytes": unmasked_text})
            if len(self._receiver) >= _MAX_QUEUED_EVENTS and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        return True

    @property
    def _is_closing(self) -> bool:
        return self.transport.is_closing()

    def _count_frame(self) -> bool:
        """Count a frame; close the socket and return False over the limit."""
        if self._is_closing:
            return False
        if self._frame_bucket.try_consume():
            return True
        log.info("socket closed", why="too many frames")
        if self.handshake_complete:
            self.conn.fail(POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()
        else:
            self.transport.abort()
        return False

    def handle_cont(self, event: Any) -> None:
        if self._count_frame():
            super().handle_cont(event)

    def handle_text(self, event: Any) -> None:
        if self._count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        if self._count_frame():
            super().handle_bytes(event)

    def handle_pong(self, event: Any) -> None:
        if self._count_frame():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if not self._count_frame():
            return
        if not self._is_write_paused:
            super().handle_ping()
        else:  # the client does not read earlier frames
            self.conn.data_to_send()


@lru_cache(8192)
def _encode_frame_header(payload_length: int, is_binary: bool) -> bytes:
    """Return the header of an unfragmented server frame (RFC 6455, 5.2)."""
    first_byte = 0x82 if is_binary else 0x81
    if payload_length < 126:
        return bytes((first_byte, payload_length))
    if payload_length < 1 << 16:
        return _MEDIUM_FRAME_HEADER.pack(first_byte, 126, payload_length)
    return pack("!BBQ", first_byte, 127, payload_length)


def _compute_frame_bytes(frame: Frame) -> int:
    """Return the wire length of a client's frame with its shortest possible header."""
    payload_length = len(frame.data)
    return payload_length + (6 if payload_length < 126 else 8 if payload_length < 1 << 16 else 14)


class _ForwardingQueue(asyncio.Queue[Any]):
    """A queue that is always empty, because each event put into it goes directly to the
    receiver.
    """

    def __init__(self, receiver: ReceiveQueue) -> None:
        super().__init__()
        self._receiver = receiver

    def put_nowait(self, item: Any) -> None:
        self._receiver(item)
