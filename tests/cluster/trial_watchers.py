"""Watchers of all tables at each node: no two nodes send different or overlapping frames.

A frame counts from when it is read here, because it does not contain the time of sending. Frames
that a node had passed to its connections in the loop iteration in which it was suspended are sent
when it resumes, and the node cannot withdraw them. Such a frame is counted apart if it is read at
once when the node resumes, and if its records were logged before the first frame of another node.
Frames that a node can withdraw (queued in a send queue, received from a link meanwhile, built after
its leases expired) are covered by `test_standing_still`.
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

AT_ONCE: Final = 0.6
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


_FRAME: Final = msgspec.json.Decoder(_Frame)


class _EpochStart(NamedTuple):
    """The first frame about a table in an epoch."""

    at: float
    seq: int


class FrameHistory:
    """Everything that all watchers have received."""

    def __init__(self, lease: float) -> None:
        self._late = AT_ONCE * lease
        self.wrong: list[str] = []
        self.compared = 0
        """Updates that another watcher had received too."""
        self.epochs: dict[str, list[str]] = defaultdict(list)
        """Epochs of each table, in order of appearance."""
        self.handed_over = 0
        """Frames passed to connections before a suspension, and read late."""
        self._newest: dict[str, _EpochStart] = {}
        self._woke: dict[str, float] = {}
        self._facts: dict[tuple[str, int, int], int] = {}

    def record_resume(self, host: str) -> None:
        """Record that a suspended node resumes now."""
        self._woke[host] = time.monotonic()

    def record_epoch(self, table: str, record_epoch: str, host: str, seq: int) -> None:
        """Record that a node sends a table in this epoch now, up to a record."""
        known_epoch, now = self.epochs[table], time.monotonic()
        if record_epoch not in known_epoch:
            known_epoch.append(record_epoch)
            self._newest[table] = _EpochStart(now, seq)
            return
        newest = self._newest[table]
        if record_epoch == known_epoch[-1] or now <= newest.at + self._late:
            return
        awake_s = now - self._woke.get(host, -inf)
        if awake_s <= _WAKE_UP_SECONDS and seq <= newest.seq:
            self.handed_over += 1
            return
        self.wrong.append(
            f"{host} told of {table} in an older epoch, {now - newest.at:.2f} s too late: record"
            f" {seq}, {awake_s:.2f} s after it woke, and another told of {newest.seq} at first"
        )

    def record_update(self, frame: _Frame) -> None:
        """Check that the same records have the same facts, whichever node sends them."""
        if not frame.count:
            return
        key = frame.table, frame.seq, frame.count
        facts = hash(b"\n".join(map(bytes, frame.facts)))
        if key in self._facts:
            self.compared += 1
            if self._facts[key] != facts:
                self.wrong.append(f"{frame.table}: {frame.seq} was told in two ways")
        self._facts[key] = facts


class TrialWatcher:
    """A spectator at one node, who watches all tables there while it runs."""

    def __init__(
        self, host: str, url: str, tables: Callable[[], list[str]], received_frames: FrameHistory
    ) -> None:
        self._host, self._url, self._tables, self._heard = host, url, tables, received_frames
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
                ) as line:
                    await line.send('{"t":"hello","protocol":2,"client":"watcher"}')
                    for table in self._tables():
                        await _send_watch(line, table)
                    pings = asyncio.create_task(_send_pings(line))
                    try:
                        while True:
                            await self._handle_frame(
                                line, _FRAME.decode(await line.recv(decode=False))
                            )
                    finally:
                        pings.cancel()
            await asyncio.sleep(0.1)

    async def _handle_frame(self, line: ClientConnection, frame: _Frame) -> None:
        match frame.t:
            case "snapshot":
                self._epochs[frame.table] = frame.epoch
                self._heard.record_epoch(frame.table, frame.epoch, self._host, frame.seq)
            case "update" if frame.table in self._epochs:
                epoch = self._epochs[frame.table]
                self._heard.record_epoch(frame.table, epoch, self._host, frame.seq)
                self._heard.record_update(frame)
            case "gone":
                self._epochs.pop(frame.table, None)
                loop = asyncio.get_running_loop()
                loop.call_later(
                    0.1, lambda: loop.create_task(_send_watch_safely(line, frame.table))
                )
            case _:
                pass


async def _send_watch(line: ClientConnection, table: str) -> None:
    await line.send(f'{{"t":"watch","table":"{table}"}}')


async def _send_watch_safely(line: ClientConnection, table: str) -> None:
    with suppress(WebSocketException):
        await _send_watch(line, table)


async def _send_pings(line: ClientConnection) -> None:
    with suppress(WebSocketException):
        while True:
            await asyncio.sleep(5)
            await line.send('{"t":"ping","at":0}')
