"""Who is told what happens at a table: outboxes that never make a table wait.

A table puts frames into the outbox of each connection and goes on. Whoever does not read them in
time is lost: their connection is closed, and when they come back they are told what they missed.
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
"""From the JSON that a table writes to what a connection has asked for."""
TryWrite = Callable[..., bool]
"""Write frames to a connection together, unless its client is behind; whether they were written."""


MAX_QUEUED_BYTES = 2**20
"""Bytes that wait, after which no frame more does: a snapshot may be long, and is asked for again
and again by who reads none."""


class SlowConsumer(Exception):
    """A connection was too slow, and is given up."""


class SendQueue:
    """What a connection has still to send, at most *limit* frames of it, and a megabyte."""

    __slots__ = (
        "_corked",
        "_frames",
        "_in_flight",
        "_max_frames",
        "_queued_bytes",
        "_transcode",
        "_wakeup",
        "client_address",
        "is_admin",
        "is_closed",
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
        """Who reads it may see every table."""
        self.previous_names: tuple[str, ...] = ()
        """Names that the same browser had as a guest before."""
        self.client_address = ""
        """Where it comes from, to be compared with others; empty if nobody is to know."""
        self.is_closed = False
        self.try_write: TryWrite | None = None
        """How a frame leaves at once, where nothing waits."""
        self._frames: deque[bytes] = deque()
        self._corked: list[bytes] | None = None
        """What leaves together, as soon as it is all there."""
        self._in_flight = False
        """Whoever writes has taken some, and has not come again: nothing overtakes those."""
        self._queued_bytes = 0
        self._max_frames = max_frames
        self._transcode = transcode
        self._wakeup = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Queue a frame as a table has written it; when there are too many, be lost."""
        if self.is_closed:
            return
        if self._transcode is not None:
            frame = self._transcode(frame)
        if self._corked is not None:
            self._corked.append(frame)
        elif self._in_flight or self._frames or self.try_write is None or not self.try_write(frame):
            self._enqueue(frame)

    def cork(self) -> None:
        """What is put from now on leaves together: a client is told, and answered, in one piece."""
        self._corked = []

    def uncork(self) -> None:
        """All that was to leave together is here."""
        held, self._corked = self._corked, None
        if not held or self.is_closed:
            return
        behind = self._in_flight or self._frames
        if behind or self.try_write is None or not self.try_write(*held):
            for frame in held:
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
        """Queue a message; who tells many has encoded it."""
        self.put(encoded or to_json(message))

    def close(self) -> None:
        """Be lost: what waits is sent no more, and its client comes again."""
        self.is_closed = True
        self._corked = None
        self._frames.clear()
        self._queued_bytes = 0
        self._wakeup.set()

    async def take_all(self) -> list[bytes]:
        """All that waits, as soon as there is something; what was given before has been sent.

        Raises ``SlowConsumer``.
        """
        self._in_flight = False
        await self._wakeup.wait()
        if self.is_closed:
            raise SlowConsumer(f"{self.player or 'a connection'} reads too slowly")
        self._in_flight = True
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
    """The same for somebody in the room's own process: Structs, and nothing is encoded.

    Its owner takes all that waits before the table goes on, so that it never grows.
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
        """All that waits, as soon as there is something."""
        await self._wakeup.wait()
        self._wakeup.clear()
        messages, self._messages = self._messages, []
        return messages


MessageQueue = SendQueue | InProcessQueue


def to_msgpack(frame: bytes) -> bytes:
    """The same frame as MessagePack."""
    return msgspec.msgpack.encode(decode_json(frame))
