"""Watchers of all tables at each node: no two nodes send different or overlapping frames.

A frame counts from when it is read here, because it does not contain the time of sending. Frames
that a node had passed to its connections in the loop iteration in which it was suspended are sent
when it resumes, and the node cannot withdraw them. Such a frame is counted apart if it is read at
once when the node resumes, and if its records were logged before the first frame of another node.
Frames that a node can withdraw (queued in a send queue, received from a link meanwhile, built after
its leases expired) are covered by `test_suspended_node`.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

MAX_IN_FLIGHT_SHARE: Final = 0.6
"""Fraction of a lease for which earlier frames may still be in flight to a reader."""
_WAKE_UP_SECONDS: Final = 0.1
"""Seconds in which frames flushed before a suspension are read after resumption."""


class _Frame(Struct):
    """The fields of a frame that are needed here."""

    t: str
    table: str = ""
    epoch: str = ""
    seq: int = 0
    count: int = 0
    facts: tuple[Raw, ...] = ()


_FRAME_DECODER: Final = msgspec.json.Decoder(_Frame)


class _EpochStart(NamedTuple):
    """The first frame about a table in an epoch."""

    started_at: float
    seq: int


class FrameHistory:
    """Everything that all watchers have received."""

    def __init__(self, lease: float) -> None:
        self._late_seconds = MAX_IN_FLIGHT_SHARE * lease
        self.errors: list[str] = []
        self.compared_count = 0
        """Updates that another watcher had received too."""
        self.epochs: dict[str, list[str]] = defaultdict(list)
        """Epochs of each table, in order of appearance."""
        self.late_frame_count = 0
        """Frames passed to connections before a suspension, and read late."""
        self._newest_epochs: dict[str, _EpochStart] = {}
        self._resumed_at: dict[str, float] = {}
        self._facts: dict[tuple[str, int, int], int] = {}

    def record_resume(self, host: str) -> None:
        """Record that a suspended node resumes now."""
        self._resumed_at[host] = time.monotonic()

    def record_epoch(self, table: str, epoch: str, host: str, seq: int) -> None:
        """Record that a node sends a table in this epoch now, up to a record."""
        known_epochs, now = self.epochs[table], time.monotonic()
        if epoch not in known_epochs:
            known_epochs.append(epoch)
            self._newest_epochs[table] = _EpochStart(now, seq)
            return
        newest_start = self._newest_epochs[table]
        if epoch == known_epochs[-1] or now <= newest_start.started_at + self._late_seconds:
            return
        awake_seconds = now - self._resumed_at.get(host, -inf)
        if awake_seconds <= _WAKE_UP_SECONDS and seq <= newest_start.seq:
            self.late_frame_count += 1
            return
        self.errors.append(
            f"{host} told of {table} in an older epoch,"
            f" {now - newest_start.started_at:.2f} s too late: record {seq},"
            f" {awake_seconds:.2f} s after it woke, and another told of {newest_start.seq} at first"
        )

    def record_update(self, frame: _Frame) -> None:
        """Check that the same records have the same facts, whichever node sends them."""
        if not frame.count:
            return
        key = frame.table, frame.seq, frame.count
        facts = hash(b"\n".join(map(bytes, frame.facts)))
        if key in self._facts:
            self.compared_count += 1
            if self._facts[key] != facts:
                self.errors.append(f"{frame.table}: {frame.seq} was told in two ways")
        self._facts[key] = facts


class TrialWatcher:
    """A spectator at one node, who watches all tables there while it runs."""

    def __init__(
        self, host: str, url: str, tables: Callable[[], list[str]], frame_history: FrameHistory
    ) -> None:
        self._host, self._url, self._tables, self._frame_history = host, url, tables, frame_history
        self._epochs: dict[str, str] = {}

    async def watch(self) -> None:
        """Watch until cancelled."""
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"{self._url.replace('http', 'ws')}/ws",
                    subprotocols=["riverboat.v2.json"],  # type: ignore[list-item]
                    open_timeout=5,
                    close_timeout=1,
                    ping_interval=None,
                    max_size=None,
                ) as socket:
                    await socket.send('{"t":"hello","protocol":2,"client":"watcher"}')
                    for table in self._tables():
                        await _send_watch(socket, table)
                    ping_task = asyncio.create_task(_send_pings(socket))
                    try:
                        while True:
                            await self._handle_frame(
                                socket, _FRAME_DECODER.decode(await socket.recv(decode=False))
                            )
                    finally:
                        ping_task.cancel()
            await asyncio.sleep(0.1)

    async def _handle_frame(self, socket: ClientConnection, frame: _Frame) -> None:
        match frame.t:
            case "snapshot":
                self._epochs[frame.table] = frame.epoch
                self._frame_history.record_epoch(frame.table, frame.epoch, self._host, frame.seq)
            case "update" if frame.table in self._epochs:
                epoch = self._epochs[frame.table]
                self._frame_history.record_epoch(frame.table, epoch, self._host, frame.seq)
                self._frame_history.record_update(frame)
            case "gone":
                self._epochs.pop(frame.table, None)
                loop = asyncio.get_running_loop()
                loop.call_later(
                    0.1, lambda: loop.create_task(_send_watch_safely(socket, frame.table))
                )
            case _:
                pass


async def _send_watch(socket: ClientConnection, table: str) -> None:
    await socket.send(f'{{"t":"watch","table":"{table}"}}')


async def _send_watch_safely(socket: ClientConnection, table: str) -> None:
    with suppress(WebSocketException):
        await _send_watch(socket, table)


async def _send_pings(socket: ClientConnection) -> None:
    with suppress(WebSocketException):
        while True:
            await asyncio.sleep(5)
            await socket.send('{"t":"ping","at":0}')
