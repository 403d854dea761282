"""The time of day of a room on many hosts: the database's, whatever a machine's own clock says.

What is counted at a table in one host's time goes on in another's: since when somebody is away, how
long a chair is kept. A clock that is ten minutes off would have players' chips picked up.
"""

from __future__ import annotations

import time
from typing import Final

from riverboat.service.cluster.held_leases import monotonic_seconds

_MAX_STALL_MS: Final = 1000
"""Milliseconds for which it stands still at most, rather than to go back."""


class ClusterClock:
    """Milliseconds since 1970, as far as is known: this machine's own until the database was heard.

    Between two times that were heard, it passes as this machine's seconds do, which nobody sets.
    """

    def __init__(self) -> None:
        self._offset_ms: float | None = None
        """Milliseconds by which it is ahead of ``elapsed``."""
        self._last_ms = 0
        """The time that was told last."""

    def synchronize(self, database_ms: int, requested_at: float, replied_at: float) -> None:
        """The database's time was *now* at some moment between two of ``elapsed``.

        What was known and may still be so is kept: an answer that took long says little.
        """
        least, most = database_ms - 1000 * replied_at, database_ms - 1000 * requested_at
        known = (least + most) / 2 if self._offset_ms is None else self._offset_ms
        self._offset_ms = min(max(known, least), most)

    def __call__(self) -> int:
        """The time now."""
        if self._offset_ms is None:
            return time.time_ns() // 1_000_000
        now = round(1000 * monotonic_seconds() + self._offset_ms)
        # To know better by some milliseconds makes it no earlier than it was: logs would go back.
        if not 0 < self._last_ms - now < _MAX_STALL_MS:
            self._last_ms = now
        return self._last_ms
