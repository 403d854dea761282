"""What a host has claimed and not opened yet, and what it takes until a table is told of again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
from msgspec import Struct
from msgspec.structs import asdict

log = structlog.get_logger(__name__)


class Takeover(Struct, frozen=True):
    """What it took until a table went on here, in seconds."""

    claim: float
    """From the end of the lease before until this host had it; 0 where it was let go."""
    wait: float
    """Until its turn to be opened came."""
    read: float
    """Of opening it: for its records to come from the database."""
    replay: float
    """Of opening it: for its records to be done again."""
    open: float
    """All of that, and whatever else is read."""
    tell: float
    """From then on until its first record here was stored, and told."""

    @property
    def milliseconds(self) -> dict[str, int]:
        """The same, for a line of the log."""
        return {f"{name}_ms": round(1000 * took) for name, took in asdict(self).items()}


class OpeningPool:
    """What is being opened, at most *most* streams with all their parts at one time.

    A host that loses its leases while it opens tables has claimed more than it can carry: what it
    had begun is begun again elsewhere, and hosts that all do so never come to an end. So it halves
    what it opens at one time whenever that happens, and adds one with each stream that is open.
    """

    def __init__(self, max_concurrency: int) -> None:
        self._max_concurrency = self.concurrency = max_concurrency
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    def __contains__(self, head: str) -> bool:
        return head in self._tasks

    @property
    def free_slots(self) -> int:
        """How many more may be begun now."""
        return max(0, self.concurrency - len(self._tasks))

    def on_lease_expired(self) -> None:
        """The host's leases were over: fewer at one time, if it was opening any."""
        if self._tasks:
            self.concurrency = max(1, self.concurrency // 2)

    def on_success(self) -> None:
        """A stream is open, and still held: one more at a time."""
        self.concurrency = min(self._max_concurrency, self.concurrency + 1)

    def start(self, head: str, open_stream: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin to open a stream, after what is done about it already."""
        task = asyncio.get_running_loop().create_task(
            self._run_after(self._tasks.get(head), open_stream), name=f"open {head}"
        )
        self._tasks[head] = task
        task.add_done_callback(lambda done: self._on_done(head, done))

    async def wait_any(self) -> None:
        """Wait until one of them is open, or could not be opened."""
        if self._tasks:
            await asyncio.wait(self._tasks.values(), return_when=asyncio.FIRST_COMPLETED)

    async def stop(self) -> None:
        """Open none of them any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run_after(
        self,
        previous: asyncio.Task[None] | None,
        open_stream: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        if previous is not None:
            await asyncio.wait([previous])
        await open_stream()

    def _on_done(self, head: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(head) is task:
            del self._tasks[head]
        if not task.cancelled() and (why := task.exception()) is not None:
            log.error("not opened", stream=head, exc_info=why)
