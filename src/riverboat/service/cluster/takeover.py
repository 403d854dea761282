"""Takeover of claimed streams: the pool of those being opened, and timings of each takeover."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
from msgspec import Struct, to_builtins

log = structlog.get_logger(__name__)


class Takeover(
    Struct,
    frozen=True,
    rename={
        "claim_seconds": "claim",
        "wait_seconds": "wait",
        "read_seconds": "read",
        "replay_seconds": "replay",
        "opening_seconds": "open",
        "broadcast_seconds": "tell",
    },
):
    """Durations in seconds of the stages until a table continued on this node."""

    claim_seconds: float
    """Seconds from the end of the previous lease until this node held it; 0 if the lease was
    released.
    """
    wait_seconds: float
    """Seconds in the queue of streams to be opened."""
    read_seconds: float
    """Seconds of the opening spent on reading the stream's records from the database."""
    replay_seconds: float
    """Seconds of the opening spent on replaying the records."""
    opening_seconds: float
    """Seconds of the whole opening: reading the records, replaying them, and all other steps."""
    broadcast_seconds: float
    """Seconds from the opening to the first record of this node that was stored and broadcast."""

    @property
    def milliseconds(self) -> dict[str, int]:
        """Durations in milliseconds, for a log line."""
        return {
            f"{name}_ms": round(1000 * duration) for name, duration in to_builtins(self).items()
        }


class OpeningPool:
    """Groups of streams being opened, up to a concurrency limit.

    A node that loses its leases while it opens tables has claimed more than it can handle. Its work
    is repeated elsewhere, and if all nodes do so, they never finish. So the limit is halved
    whenever that happens, and raised by one with each group that was opened.
    """

    def __init__(self, max_concurrency: int) -> None:
        self._max_concurrency = self.concurrency = max_concurrency
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    def __contains__(self, group: str) -> bool:
        return group in self._tasks

    @property
    def free_slots(self) -> int:
        """Number of further groups that may be opened now."""
        return max(0, self.concurrency - len(self._tasks))

    def on_lease_expired(self) -> None:
        """Halve the limit if a group is being opened: the node's leases have expired meanwhile."""
        if self._tasks:
            self.concurrency = max(1, self.concurrency // 2)

    def on_success(self) -> None:
        """Raise the limit by one, after a group was opened while its leases were still held."""
        self.concurrency = min(self._max_concurrency, self.concurrency + 1)

    def start(self, group: str, open_stream: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start to open a group; if an earlier opening of it still runs, wait for that first."""
        task = asyncio.get_running_loop().create_task(
            self._open_after_previous(self._tasks.get(group), open_stream), name=f"open {group}"
        )
        self._tasks[group] = task
        task.add_done_callback(lambda finished_task: self._on_done(group, finished_task))

    async def wait_any(self) -> None:
        """Wait until any opening has succeeded or failed; return at once if none runs."""
        if self._tasks:
            await asyncio.wait(self._tasks.values(), return_when=asyncio.FIRST_COMPLETED)

    async def stop(self) -> None:
        """Cancel all openings, and wait until they have ended."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _open_after_previous(
        self,
        previous_task: asyncio.Task[None] | None,
        open_stream: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        if previous_task is not None:
            await asyncio.wait([previous_task])
        await open_stream()

    def _on_done(self, group: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(group) is task:
            del self._tasks[group]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("not opened", stream=group, exc_info=error)
