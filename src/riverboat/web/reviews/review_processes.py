"""The server's processes for reviews: one for each lane, and one that reads histories."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

from riverboat.web.limits.rate_limit import MonotonicClock
from riverboat.web.reviews import review_messages as m
from riverboat.web.studies.worker_process import WorkerProcess

REVIEW_MODULE: Final = "riverboat.web.reviews.review_process"
READ_TIMEOUT_SECONDS: Final = 60.0
"""Seconds that the reading of a history may take."""
MAX_IDLE_SECONDS: Final = 120.0
"""Seconds after which a process without work ends."""


class ReviewWorker(Protocol):
    """A process that reads histories and reviews hands."""

    async def ask(
        self,
        command: m.ReviewCommand,
        on_progress: Callable[[m.HandProgress], None] | None = None,
        *,
        timeout: float,
    ) -> m.ReviewReply:
        """Return the reply to a command; ``WorkerCrashed`` if there is none."""
        ...

    def kill(self) -> None:
        """Stop the process at once."""
        ...

    async def wait_ended(self) -> None:
        """Wait until a stopped process is gone."""
        ...


StartWorker: TypeAlias = Callable[[], Awaitable[ReviewWorker]]


async def start_review_process() -> WorkerProcess:
    """Start a review process."""
    return await WorkerProcess.start(REVIEW_MODULE)


class _OnDemandProcess:
    """A review process that is started on demand, and again after it has ended."""

    def __init__(self, start_worker: StartWorker, clock: MonotonicClock) -> None:
        self._start_worker, self._clock = start_worker, clock
        self._worker: ReviewWorker | None = None
        self._used_at = clock()
        self._stop_tasks: set[asyncio.Task[None]] = set()

    async def get_worker(self) -> ReviewWorker:
        """Return the process, started if there is none."""
        if self._worker is None:
            self._worker = await self._start_worker()
        self._used_at = self._clock()
        return self._worker

    def drop(self) -> None:
        """End the process; it loses what it is working on."""
        if self._worker is None:
            return
        self._worker.kill()
        stop_task = asyncio.create_task(self._worker.wait_ended())
        self._stop_tasks.add(stop_task)
        stop_task.add_done_callback(self._stop_tasks.discard)
        self._worker = None

    def end_idle(self) -> None:
        """End the process if it has had no work for a while; call it only without work."""
        if self._used_at < self._clock() - MAX_IDLE_SECONDS:
            self.drop()

    async def close(self) -> None:
        """End the process, and wait until it is gone."""
        self.drop()
        await asyncio.gather(*self._stop_tasks)


class LaneProcess(_OnDemandProcess):
    """The process that reviews the hands of a lane, and has the totals of its sessions."""

    def __init__(self, start_worker: StartWorker, clock: MonotonicClock) -> None:
        super().__init__(start_worker, clock)
        self._reviews_with_totals: OrderedDict[str, None] = OrderedDict()
        """Reviews whose totals the present process has, the last used one at the end."""

    def has_totals(self, review_id: str) -> bool:
        """Return True if the process has the totals of a review."""
        return review_id in self._reviews_with_totals

    def record_totals(self, review_id: str) -> None:
        """Record that the process has the totals of a review.

        If there are too many, forget the least recently used: the process drops its totals.
        """
        self._reviews_with_totals[review_id] = None
        self._reviews_with_totals.move_to_end(review_id)
        if len(self._reviews_with_totals) > m.MAX_TALLIES:
            self._reviews_with_totals.popitem(last=False)
        self._used_at = self._clock()

    def drop(self) -> None:
        """End the process; it loses the hand and all totals."""
        super().drop()
        self._reviews_with_totals.clear()


class ReaderProcess(_OnDemandProcess):
    """The process that reads histories, one at a time."""

    def __init__(self, start_worker: StartWorker, clock: MonotonicClock) -> None:
        super().__init__(start_worker, clock)
        self._read_lock = asyncio.Lock()

    async def read(self, command: m.ReadHistory) -> m.ReviewReply:
        """Return the reply of the reader; ``WorkerCrashed`` if there is none."""
        async with self._read_lock:
            worker = await self.get_worker()
            try:
                return await worker.ask(command, timeout=READ_TIMEOUT_SECONDS)
            except BaseException:
                self.drop()
                raise
            finally:
                self._used_at = self._clock()
