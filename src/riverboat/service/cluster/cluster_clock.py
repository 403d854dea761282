"""Time of day in a cluster: the database's clock, independent of each node's own.

Times that are measured at a table on one node continue on another node: the absence of a player,
the reservation of a seat. If a clock were wrong by ten minutes, players would lose their seats too
early.
"""

from __future__ import annotations

import time
from typing import Final

from riverboat.service.cluster.held_leases import monotonic_seconds

_MAX_STALL_MS: Final = 1000
"""Corrections backwards by less than this stop the clock; greater ones set it back."""


class ClusterClock:
    """A clock in milliseconds since 1970; the node's own until the database's time is first known.

    Between two readings of the database it advances with the machine's monotonic clock.
    """

    def __init__(self) -> None:
        self._offset_ms: float | None = None
        """Milliseconds from ``monotonic_seconds`` to the database's time; ``None`` if unknown."""
        self._last_ms = 0
        """Last time returned, in milliseconds since 1970."""

    def synchronize(self, database_ms: int, requested_at: float, replied_at: float) -> None:
        """Set the clock by a time of the database, read between *requested_at* and *replied_at*.

        Both are in seconds of ``monotonic_seconds``. The clock's offset changes only as far as the
        reading requires, because a slow reply is imprecise.
        """
        min_offset_ms, max_offset_ms = (
            database_ms - 1000 * replied_at,
            database_ms - 1000 * requested_at,
        )
        offset_ms = (
            (min_offset_ms + max_offset_ms) / 2 if self._offset_ms is None else self._offset_ms
        )
        self._offset_ms = min(max(offset_ms, min_offset_ms), max_offset_ms)

    def __call__(self) -> int:
        """Return the current time in milliseconds since 1970."""
        if self._offset_ms is None:
            return time.time_ns() // 1_000_000
        clock_ms = round(1000 * monotonic_seconds() + self._offset_ms)
        # A small correction must not move the clock back: the log's times would decrease.
        if not 0 < self._last_ms - clock_ms < _MAX_STALL_MS:
            self._last_ms = clock_ms
        return self._last_ms
