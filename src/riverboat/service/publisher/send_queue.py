"""Send queues: the outgoing side of a connection, with backpressure.

A table puts frames into the send queue of each subscriber and never waits for the network. A
subscriber that does not read fast enough is disconnected; when it reconnects, it is sent the
records that it missed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from riverboat.decoding import decode_json
from riverboat.deprecation import DeprecatedAttribute
from riverboat.remote.table_replica import InProcessUpdate
from riverboat.wire.encoding import to_json
from riverboat.wire.messages import ServerMessage

Transcode = Callable[[bytes], bytes]
"""Function that converts a JSON frame to the encoding that the connection negotiated."""
TryWrite = Callable[..., bool]
"""Function that writes frames to the transport now; False if earlier ones are pending."""


MAX_QUEUED_BYTES = 2**20
"""Queued bytes beyond which no frame is added: snapshots are long, and a client that never
reads could request many.
"""


class SlowConsumer(Exception):
    """The client reads more slowly than frames arrive; its connection is closed."""


class LeaseExpired(Exception):
    """Another node may serve the table by now, so that queued frames may not be sent any more."""


class SendQueue:
    """Frames waiting for one connection, at most *max_frames* of them and a megabyte."""

    __slots__ = (
        "_close_reason",
        "_corked_frames",
        "_frames",
        "_is_sending",
        "_max_frames",
        "_queued_bytes",
        "_transcode",
        "_wakeup",
        "client_address",
        "is_admin",
        "is_closed",
        "passive_tables",
        "player",
        "previous_names",
        "try_write",
    )

    def __init__(
        self,
        player: str = "",
        transcode: Transcode | None = None,
        max_frames: int = 256,
        *,
        is_admin: bool = False,
    ) -> None:
        self.player = player
        self.is_admin = is_admin
        """True for an administrator, who may watch every table."""
        self.previous_names: tuple[str, ...] = ()
        """Earlier guest names of the same browser."""
        self.client_address = ""
        """Client address for comparison with others; empty if not recorded."""
        self.is_closed = False
        self._close_reason: type[SlowConsumer | LeaseExpired] = SlowConsumer
        self.passive_tables: set[str] = set()
        """Tables shown on a screen only. Such a screen does not keep bots playing."""
        self.try_write: TryWrite | None = None
        """Write-through path, used while nothing is queued."""
        self._frames: deque[bytes] = deque()
        self._corked_frames: list[bytes] | None = None
        """Frames held back until ``uncork``."""
        self._is_sending = False
        """True while the writer holds frames, which no other frame may overtake."""
        self._queued_bytes = 0
        self._max_frames = max_frames
        self._transcode = transcode
        self._wakeup = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Queue a JSON frame, or write it through; close the queue if it is full."""
        if self.is_closed:
            return
        if self._transcode is not None:
            frame = self._transcode(frame)
        if self._corked_frames is not None:
            self._corked_frames.append(frame)
        elif (
            self._is_sending or self._frames or self.try_write is None or not self.try_write(frame)
        ):
            self._enqueue(frame)

    def cork(self) -> None:
        """Hold back frames until ``uncork``, so that an update and a reply leave in one packet."""
        self._corked_frames = []

    def uncork(self) -> None:
        """Send everything held back since ``cork``."""
        corked_frames, self._corked_frames = self._corked_frames, None
        if not corked_frames or self.is_closed:
            return
        has_backlog = self._is_sending or self._frames
        if has_backlog or self.try_write is None or not self.try_write(*corked_frames):
            for frame in corked_frames:
                self._enqueue(frame)

    def _enqueue(self, frame: bytes) -> None:
        if self.is_closed:
            return
        if len(self._frames) >= self._max_frames or self._queued_bytes >= MAX_QUEUED_BYTES:
            self.close()
            return
        self._frames.append(frame)
        self._queued_bytes += len(frame)
        self._wakeup.set()

    def send(self, message: ServerMessage, encoded: bytes = b"") -> None:
        """Queue a message; *encoded* is its JSON if it goes to many subscribers."""
        self.put(encoded or to_json(message))

    def close(self, reason: type[SlowConsumer | LeaseExpired] = SlowConsumer) -> None:
        """Drop all pending frames and disconnect the client, which then reconnects.

        The writer of the connection gets *reason* as an exception.
        """
        self.is_closed = True
        self._close_reason = reason
        self._corked_frames = None
        self._frames.clear()
        self._queued_bytes = 0
        self._wakeup.set()

    def raise_if_closed(self) -> None:
        """Raise the reason of ``close``: ``SlowConsumer`` or ``LeaseExpired``."""
        if self.is_closed:
            raise self._close_reason(self.player or "a guest's connection")

    async def take_all(self) -> list[bytes]:
        """Wait for frames and return all of them; calling again confirms that they were sent.

        Raise ``SlowConsumer`` or ``LeaseExpired`` once the queue is closed.
        """
        self._is_sending = False
        await self._wakeup.wait()
        self.raise_if_closed()
        self._is_sending = True
        frames = list(self._frames)
        self._frames.clear()
        self._queued_bytes = 0
        self._wakeup.clear()
        return frames

    def __len__(self) -> int:
        return len(self._frames)

    give_up = DeprecatedAttribute("close")
    hold = DeprecatedAttribute("cork")
    next = DeprecatedAttribute("take_all")
    release = DeprecatedAttribute("uncork")
    tell = DeprecatedAttribute("send")


class InProcessQueue:
    """Messages for a subscriber in the room's own process: Structs, without encoding.

    The owner drains the queue before the table continues, so that it cannot grow.
    """

    __slots__ = ("_messages", "_wakeup", "client_address", "is_admin", "player", "previous_names")

    def __init__(self, player: str) -> None:
        self.player, self.is_admin, self.previous_names, self.client_address = player, False, (), ""
        self._messages: list[ServerMessage | InProcessUpdate] = []
        self._wakeup = asyncio.Event()

    def send(self, message: ServerMessage | InProcessUpdate, encoded: bytes = b"") -> None:  # noqa: ARG002
        """Queue a message."""
        self._messages.append(message)
        self._wakeup.set()

    async def take_all(self) -> list[ServerMessage | InProcessUpdate]:
        """Wait for messages and return all of them."""
        await self._wakeup.wait()
        self._wakeup.clear()
        messages, self._messages = self._messages, []
        return messages


MessageQueue = SendQueue | InProcessQueue


def to_msgpack(frame: bytes) -> bytes:
    """Convert a JSON frame to MessagePack."""
    return msgspec.msgpack.encode(decode_json(frame))
