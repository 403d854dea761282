"""A periodic test write, which proves that the room can store players' actions.

A read is not a sufficient check: a PostgreSQL standby, or a disk that has become read-only, still
answers queries, but cannot store a bet.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

from riverboat.store.errors import StoreFailed

PROBE_INTERVAL_SECONDS: Final = 5.0
"""Seconds from the end of a write to the next."""


class WritableStore(Protocol):
    """The part of a store that the probe needs."""

    async def write_heartbeat(self, host: str, now_ms: int) -> None:
        """Store the time at which a node could write."""
        ...


class WriteProbe:
    """A probe that writes a heartbeat again and again, and knows the age of its latest success.

    *store* returns the store for each write, *host* names the node of the heartbeat, and *now_ms*
    is its clock.
    """

    def __init__(
        self,
        store: Callable[[], WritableStore],
        host: str,
        now_ms: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store, self._host, self._now_ms, self._clock = store, host, now_ms, clock
        self._last_success = self._clock()
        self.has_failed = False
        """True if the latest finished write failed."""
        self.first_attempt_done = asyncio.Event()
        """Set once the first write has finished."""

    @property
    def age(self) -> float:
        """Seconds since the latest write that succeeded; since the start, before the first."""
        return self._clock() - self._last_success

    async def run(self) -> None:
        """Write until cancelled, one write at a time, even if one hangs."""
        while True:
            await self.write()
            await asyncio.sleep(PROBE_INTERVAL_SECONDS)

    async def write(self) -> None:
        """Write once, and record the result."""
        try:
            await self._store().write_heartbeat(self._host, self._now_ms())
        except StoreFailed:
            self.has_failed = True
        else:
            self.has_failed, self._last_success = False, self._clock()
        self.first_attempt_done.set()
