"""Readiness of the room: its database, its test writes, its disk, its event loop.

Liveness is different: a room whose database is down is alive, and a restart would not help.
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

_SAMPLE_SECONDS: Final = 0.25
"""Seconds between two samples of the clock."""
_SAMPLE_COUNT: Final = 40
"""Number of samples kept: those of the last ten seconds."""
MAX_LAG_SECONDS: Final = 1.0
"""Maximum lag of the event loop, in seconds."""
MAX_ANSWER_SECONDS: Final = 2.0
"""Maximum response time of the database, in seconds."""
MAX_WRITE_AGE_SECONDS: Final = 15.0
"""Maximum age of the room's latest successful write, in seconds: three writes may fail."""
MIN_FREE_BYTES: Final = 64 * 1024 * 1024
"""Minimum of free bytes on the disk."""


class Readiness(
    Struct,
    frozen=True,
    rename={"is_ready": "ready", "max_lag_seconds": "lag", "seconds_since_write": "written"},
):
    """The measurements behind the readiness of the room."""

    is_ready: bool
    max_lag_seconds: float
    """Maximum lag of the event loop in seconds, over the last ten seconds."""
    seconds_since_write: float
    """Seconds since the latest successful write of the ``WriteProbe``."""


class EventLoopMonitor:
    """A continuous measurement of the event loop's lag."""

    def __init__(self) -> None:
        self._lags: deque[float] = deque([0.0], maxlen=_SAMPLE_COUNT)

    async def run(self) -> None:
        """Measure, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            expected_at = loop.time() + _SAMPLE_SECONDS
            await asyncio.sleep(_SAMPLE_SECONDS)
            self._lags.append(max(0.0, loop.time() - expected_at))

    @property
    def lag(self) -> float:
        """Maximum recent lag in seconds."""
        return max(self._lags)


async def find_problems(
    store: Store, data_folder: Path, loop_monitor: EventLoopMonitor, write_probe: WriteProbe
) -> list[str]:
    """Return the problems that make the room unready, a sentence each; empty if it is ready."""
    database_problem, disk_problem = (
        await _find_database_problem(store),
        await asyncio.to_thread(_find_disk_problem, data_folder),
    )
    loop_problem = (
        f"the event loop was late by {loop_monitor.lag:.1f} s"
        if loop_monitor.lag > MAX_LAG_SECONDS
        else ""
    )
    return [
        problem
        for problem in (
            database_problem or await _find_write_problem(write_probe),
            disk_problem,
            loop_problem,
        )
        if problem
    ]


async def _find_write_problem(write_probe: WriteProbe) -> str:
    """Return the reason why writes fail; wait only for the first write ever."""
    try:
        async with asyncio.timeout(MAX_ANSWER_SECONDS):
            await write_probe.first_attempt_done.wait()
    except TimeoutError:
        return f"nothing was written in {MAX_ANSWER_SECONDS:.0f} s"
    if write_probe.has_failed:
        return f"the database takes no writes; the latest was {write_probe.age:.0f} s ago"
    return (
        f"the latest write was {write_probe.age:.0f} s ago"
        if write_probe.age > MAX_WRITE_AGE_SECONDS
        else ""
    )


async def _find_database_problem(store: Store) -> str:
    try:
        async with asyncio.timeout(MAX_ANSWER_SECONDS):
            await store.find_account("nobody at all")
    except TimeoutError:
        return f"the database does not answer in {MAX_ANSWER_SECONDS:.0f} s"
    except StoreFailed:
        return "the database does not answer"
    return ""


def _find_disk_problem(data_folder: Path) -> str:
    """Return a problem with the disk of the data folder, existing or not."""
    while not data_folder.exists() and data_folder != data_folder.parent:
        data_folder = data_folder.parent
    try:
        free_bytes = shutil.disk_usage(data_folder).free
    except OSError:
        return "the disk cannot be read"
    return (
        ""
        if free_bytes >= MIN_FREE_BYTES
        else f"the disk is full: {free_bytes // 1024**2} MB are free"
    )
