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
from riverboat.remote.following import Inside
from riverboat.wire.encoding import to_json
from riverboat.wire.messages import FromRoom

Recode = Callable[[bytes], bytes]
"""From the JSON that a table writes to what a connection has asked for."""
Straight = Callable[..., bool]
"""Write frames to a connection together, unless its client is behind; whether they were written."""


MOST = 2**20
"""Bytes that wait, after which no frame more does: a snapshot may be long, and is asked for again
and again by who reads none."""


class Lost(Exception):
    """A connection was too slow, and is given up."""


class Outbox:
    """What a connection has still to send, at most *limit* frames of it, and a megabyte."""

    __slots__ = (
        "_bytes",
        "_frames",
        "_held",
        "_leaving",
        "_limit",
        "_recode",
        "_some",
        "admin",
        "before",
        "lost",
        "name",
        "origin",
        "straight",
    )

    def __init__(
        self,
        name: str = "",
        recode: Recode | None = None,
        limit: int = 256,
        *,
        admin: bool = False,
    ) -> None:
        self.name = name
        self.admin = admin
        """Who reads it may see every table."""
        self.before: tuple[str, ...] = ()
        """Names that the same browser had as a guest before."""
        self.origin = ""
        """Where it comes from, to be compared with others; empty if nobody is to know."""
        self.lost = False
        self.straight: Straight | None = None
        """How a frame leaves at once, where nothing waits."""
        self._frames: deque[bytes] = deque()
        self._held: list[bytes] | None = None
        """What leaves together, as soon as it is all there."""
        self._leaving = False
        """Whoever writes has taken some, and has not come again: nothing overtakes those."""
        self._bytes = 0
        self._limit = limit
        self._recode = recode
        self._some = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Queue a frame as a table has written it; when there are too many, be lost."""
        if self.lost:
            return
        if self._recode is not None:
            frame = self._recode(frame)
        if self._held is not None:
            self._held.append(frame)
        elif self._leaving or self._frames or self.straight is None or not self.straight(frame):
            self._queue(frame)

    def hold(self) -> None:
        """What is put from now on leaves together: a client is told, and answered, in one piece."""
        self._held = []

    def release(self) -> None:
        """All that was to leave together is here."""
        held, self._held = self._held, None
        if not held or self.lost:
            return
        behind = self._leaving or self._frames
        if behind or self.straight is None or not self.straight(*held):
            for frame in held:
                self._queue(frame)

    def _queue(self, frame: bytes) -> None:
        if self.lost:
            return
        if len(self._frames) >= self._limit or self._bytes >= MOST:
            self.give_up()
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        self._some.set()

    def tell(self, message: FromRoom, encoded: bytes = b"") -> None:
        """Queue a message; who tells many has encoded it."""
        self.put(encoded or to_json(message))

    def give_up(self) -> None:
        """Be lost: what waits is sent no more, and its client comes again."""
        self.lost = True
        self._held = None
        self._frames.clear()
        self._bytes = 0
        self._some.set()

    async def next(self) -> list[bytes]:
        """All that waits, as soon as there is something; what was given before has been sent.

        Raises ``Lost``.
        """
        self._leaving = False
        await self._some.wait()
        if self.lost:
            raise Lost(f"{self.name or 'a connection'} reads too slowly")
        self._leaving = True
        frames = list(self._frames)
        self._frames.clear()
        self._bytes = 0
        self._some.clear()
        return frames

    def __len__(self) -> int:
        return len(self._frames)


class DirectOutbox:
    """The same for somebody in the room's own process: Structs, and nothing is encoded.

    Its owner takes all that waits before the table goes on, so that it never grows.
    """

    __slots__ = ("_messages", "_some", "admin", "before", "name", "origin")

    def __init__(self, name: str) -> None:
        self.name, self.admin, self.before, self.origin = name, False, (), ""
        self._messages: list[FromRoom | Inside] = []
        self._some = asyncio.Event()

    def tell(self, message: FromRoom | Inside, encoded: bytes = b"") -> None:  # noqa: ARG002
        """Queue a message."""
        self._messages.append(message)
        self._some.set()

    async def next(self) -> list[FromRoom | Inside]:
        """All that waits, as soon as there is something."""
        await self._some.wait()
        self._some.clear()
        messages, self._messages = self._messages, []
        return messages


AnyOutbox = Outbox | DirectOutbox


def to_msgpack(frame: bytes) -> bytes:
    """The same frame as MessagePack."""
    return msgspec.msgpack.encode(decode_json(frame))
