"""The server's processes for reviews: one that reviews hands, and one that reads histories."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

from riverboat.web.limits.rate_limit import MonotonicClock
from riverboat.web.reviews import review_messages as m
from riverboat.web.studies.worker_process import WorkerProcess

MODULE: Final = "riverboat.web.reviews.review_process"
READ_SECONDS: Final = 60.0
"""Seconds that the reading of a history may take."""
IDLE_SECONDS: Final = 120.0
"""Seconds after which a process without work ends."""


class ReviewWorker(Protocol):
    """A process that reads histories and reviews hands."""

    async def ask(self, command: m.ReviewCommand, *, timeout: float) -> m.ReviewReply:
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
    return await WorkerProcess.start(MODULE)


class ReviewProcesses:
    """The processes of a server, started when they are needed."""

    def __init__(self, start_worker: StartWorker, clock: MonotonicClock) -> None:
        self._start_worker, self._clock = start_worker, clock
        self._worker: ReviewWorker | None = None
        self._sums: OrderedDict[str, None] = OrderedDict()
        """Reviews whose sums the present process has, the last used one at the end."""
        self._reader: ReviewWorker | None = None
        self._reader_turn = asyncio.Lock()
        self._used_at = clock()
        self._ending: set[asyncio.Task[None]] = set()

    async def worker(self) -> ReviewWorker:
        """Return the process that reviews hands."""
        if self._worker is None:
            self._worker = await self._start_worker()
        self._used_at = self._clock()
        return self._worker

    def has_sums(self, review_id: str) -> bool:
        """Return True if the process has the sums of a review."""
        return review_id in self._sums

    def note_sums(self, review_id: str) -> None:
        """Note that the process has the sums of a review, and has dropped the oldest ones."""
        self._sums[review_id] = None
        self._sums.move_to_end(review_id)
        if len(self._sums) > m.MAX_TALLIES:
            self._sums.popitem(last=False)
        self._used_at = self._clock()

    async def read(self, command: m.ReadHistory) -> m.ReviewReply:
        """Return the reply of the reader; ``WorkerCrashed`` if there is none."""
        async with self._reader_turn:
            if self._reader is None:
                self._reader = await self._start_worker()
            reader = self._reader
            try:
                return await reader.ask(command, timeout=READ_SECONDS)
            except BaseException:
                self._reader = None
                self._end(reader)
                raise
            finally:
                self._used_at = self._clock()

    def drop_worker(self) -> None:
        """End the process that reviews hands; it loses the hand and all sums."""
        if self._worker is not None:
            self._end(self._worker)
        self._worker = None
        self._sums.clear()

    def end_idle(self) -> None:
        """End the processes if they have had no work for a while; call it only without work."""
        if self._used_at < self._clock() - IDLE_SECONDS:
            self.drop_worker()
            self._drop_reader()

    def _drop_reader(self) -> None:
        if self._reader is not None:
            self._end(self._reader)
            self._reader = None

    def _end(self, worker: ReviewWorker) -> None:
        worker.kill()
        task = asyncio.create_task(worker.wait_ended())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Stop all processes, and wait until they are gone."""
        self.drop_worker()
        self._drop_reader()
        await asyncio.gather(*self._ending)
