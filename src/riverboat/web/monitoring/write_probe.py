"""A write of the room's own, again and again: proof that it can store what players do.

A read proves nothing. A PostgreSQL standby and a disk that has become read-only answer questions as
ever, and take no bet.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

from riverboat.store.errors import StoreFailed

EVERY: Final = 5.0
"""Seconds from the end of a write to the next."""


class WritableStore(Protocol):
    """The part of a store that the probe needs."""

    async def write_heartbeat(self, host: str, at: int) -> None:
        """Store that a host could write at a moment."""
        ...


class WriteProbe:
    """The age of the latest write that succeeded, of those that a host makes to prove it can.

    *store* is asked for each write, *host* is whose heartbeat it is, and *now* its time.
    """

    def __init__(
        self,
        store: Callable[[], WritableStore],
        host: str,
        now: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store, self._host, self._now, self._clock = store, host, now, clock
        self._last_success = self._clock()
        self.has_failed = False
        """The latest write failed; one that has not come back yet has not."""
        self.tried = asyncio.Event()
        """The first write has come back."""

    @property
    def age(self) -> float:
        """Seconds since the latest write that succeeded; since the start, before the first."""
        return self._clock() - self._last_success

    async def run(self) -> None:
        """Write, until cancelled. A write that hangs is waited for: there is one at a time."""
        while True:
            await self.write()
            await asyncio.sleep(EVERY)

    async def write(self) -> None:
        """Write once, and remember what came of it."""
        try:
            await self._store().write_heartbeat(self._host, self._now())
        except StoreFailed:
            self.has_failed = True
        else:
            self.has_failed, self._last_success = False, self._clock()
        self.tried.set()
