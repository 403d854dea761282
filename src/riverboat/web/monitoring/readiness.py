"""Readiness of the room for its work: its database, its own writes, its disk, its event loop.

That it is alive is another question: a room whose database is down is alive, and helped by no
restart.
"""

from __future__ import annotations

import asyncio
import shutil
from collections import deque
from pathlib import Path
from typing import Final

from msgspec import Struct

from riverboat.store.errors import StoreFailed
from riverboat.store.port import Store
from riverboat.web.monitoring.write_probe import WriteProbe

_BEAT: Final = 0.25
"""Seconds from one look at the clock to the next."""
_BEATS: Final = 40
"""Looks that count: those of the last ten seconds."""
LONGEST_LAG: Final = 1.0
"""Seconds by which the event loop may be late."""
ANSWERS_IN: Final = 2.0
"""Seconds in which the database answers."""
OLDEST_WRITE: Final = 15.0
"""Seconds since the latest write of the room's own that succeeded: three of them may be late."""
LEAST_FREE: Final = 64 * 1024 * 1024
"""Bytes that are free on the disk."""


class Readiness(Struct, frozen=True):
    """The room can do its work."""

    ready: bool
    lag: float
    """Seconds by which the event loop was late at most in the last ten."""
    written: float
    """Seconds since the latest write of the room's own that succeeded."""


class Pulse:
    """How late the event loop is, measured all the time."""

    def __init__(self) -> None:
        self._late: deque[float] = deque([0.0], maxlen=_BEATS)

    async def beat(self) -> None:
        """Measure, until one is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _BEAT
            await asyncio.sleep(_BEAT)
            self._late.append(max(0.0, loop.time() - due))

    @property
    def lag(self) -> float:
        """The most that it was late lately, in seconds."""
        return max(self._late)


async def what_is_wrong(store: Store, data: Path, pulse: Pulse, writes: WriteProbe) -> list[str]:
    """Return what keeps the room from its work, a sentence each; nothing if it is ready."""
    database, disk = await _database(store), await asyncio.to_thread(_disk, data)
    late = f"the event loop was late by {pulse.lag:.1f} s" if pulse.lag > LONGEST_LAG else ""
    return [each for each in (database or await _writes(writes), disk, late) if each]


async def _writes(writes: WriteProbe) -> str:
    """Return why nothing can be stored. The first write is waited for, and so is none later."""
    try:
        async with asyncio.timeout(ANSWERS_IN):
            await writes.tried.wait()
    except TimeoutError:
        return f"nothing was written in {ANSWERS_IN:.0f} s"
    if writes.has_failed:
        return f"the database takes no writes; the latest was {writes.age:.0f} s ago"
    return f"the latest write was {writes.age:.0f} s ago" if writes.age > OLDEST_WRITE else ""


async def _database(store: Store) -> str:
    try:
        async with asyncio.timeout(ANSWERS_IN):
            await store.account("nobody at all")
    except TimeoutError:
        return f"the database does not answer in {ANSWERS_IN:.0f} s"
    except StoreFailed:
        return "the database does not answer"
    return ""


def _disk(data: Path) -> str:
    """The disk of the data folder, or of the place where it would be."""
    while not data.exists() and data != data.parent:
        data = data.parent
    try:
        free = shutil.disk_usage(data).free
    except OSError:
        return "the disk cannot be read"
    return "" if free >= LEAST_FREE else f"the disk is full: {free // 1024**2} MB are free"
