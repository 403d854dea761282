"""Writer thread of a store: it commits all pending jobs together and delivers the results.

During a commit the next jobs are collected, so at a higher load each commit includes more jobs. All
jobs of one turn of the event loop are passed on together, because a commit, and waking the thread,
cost far more than one more job. A busy loop collects jobs over several turns, as long as each turn
adds jobs and the delay stays short. The caller defines the jobs and executes them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Generic, TypeVar

from riverboat.store.errors import StoreFailed
from riverboat.words.refusals import stores as s

Job = TypeVar("Job")

MAX_BATCH_JOBS: Final = 512
MAX_BATCH_BYTES: Final = 16 << 20
"""Approximate limit of a transaction in bytes."""
MAX_GATHER_SECONDS: Final = 0.02
"""Maximum seconds for which a busy event loop gathers jobs; an idle loop gathers for one turn."""
TARGET_BATCH_JOBS: Final = 32
"""Number of jobs at which a batch is handed to the thread without further waiting.

Larger batches make a commit hardly cheaper, and leave the event loop idle.
"""


class _QueuedJob(Generic[Job]):
    """A job, and the future of its result."""

    __slots__ = ("byte_count", "future", "job", "loop")

    def __init__(self, job: Job, byte_count: int) -> None:
        self.job, self.byte_count = job, byte_count
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[object] = self.loop.create_future()


class Writer(Generic[Job]):
    """Writer thread that executes jobs in the order of arrival, many in one commit.

    *execute* returns the result of each job; an exception among them is raised in the job's caller.
    If *execute* itself raises, all jobs have failed.
    """

    def __init__(self, execute: Callable[[Sequence[Job]], Sequence[object]]) -> None:
        self._execute = execute
        self._gathered_jobs: dict[asyncio.AbstractEventLoop, list[_QueuedJob[Job]]] = {}
        """Jobs that each event loop has submitted in this turn."""
        self._queue: SimpleQueue[list[_QueuedJob[Job]] | None] = SimpleQueue()
        # The thread is a daemon: exiting without close() drops writes that were never acknowledged.
        self._thread = Thread(target=self._run, name="riverboat store", daemon=True)
        self._is_closing = False
        self._thread.start()

    async def submit(self, job: Job, byte_count: int = 0) -> object:
        """Execute a job and return its result.

        The job is executed even if the caller is cancelled.
        """
        if self._is_closing:
            raise StoreFailed(s.StoreClosed(is_closed=True))
        queued_job = _QueuedJob(job, byte_count)
        if (gathered_jobs := self._gathered_jobs.get(queued_job.loop)) is not None:
            gathered_jobs.append(queued_job)
        else:
            self._gathered_jobs[queued_job.loop] = [queued_job]
            deadline = queued_job.loop.time() + MAX_GATHER_SECONDS
            queued_job.loop.call_soon(self._flush_soon, queued_job.loop, 0, deadline)
        return await queued_job.future

    def _flush_soon(
        self, loop: asyncio.AbstractEventLoop, previous_job_count: int, deadline: float
    ) -> None:
        """Hand the gathered jobs to the thread once a turn of the event loop adds no more.

        The target size and the deadline limit the wait.
        """
        job_count = len(self._gathered_jobs.get(loop, ()))
        if previous_job_count < job_count < TARGET_BATCH_JOBS and loop.time() < deadline:
            loop.call_soon(self._flush_soon, loop, job_count, deadline)
        else:
            self._flush(loop)

    def _flush(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand a loop's gathered jobs to the thread, also when that loop is closing."""
        if gathered_jobs := self._gathered_jobs.pop(loop, None):
            self._queue.put(gathered_jobs)

    async def close(self) -> None:
        """Execute the pending jobs and end the thread."""
        if not self._is_closing:
            self._is_closing = True
            for loop in list(self._gathered_jobs):
                self._flush(loop)
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        queued_jobs: deque[_QueuedJob[Job]] = deque()
        is_last_batch = False
        while not is_last_batch or queued_jobs:
            is_last_batch = self._collect(queued_jobs) or is_last_batch
            if job_batch := _pop_batch(queued_jobs):
                _resolve_jobs(
                    job_batch, self._execute_batch([queued_job.job for queued_job in job_batch])
                )

    def _collect(self, queued_jobs: deque[_QueuedJob[Job]]) -> bool:
        """Add all waiting jobs to *queued_jobs*; return True if no more will come.

        If *queued_jobs* is empty, wait for a job first.
        """
        try:
            while (gathered_jobs := self._queue.get(block=not queued_jobs)) is not None:
                queued_jobs += gathered_jobs
        except Empty:
            return False
        return True

    def _execute_batch(self, jobs: list[Job]) -> Sequence[object]:
        try:
            return self._execute(jobs)
        except StoreFailed as failure:
            return [_copy_failure(failure) for _ in jobs]
        except Exception as error:
            # The thread must survive a bug, and the waiting callers must receive the error.
            internal_failure = StoreFailed(
                f"the store made a mistake: {type(error).__name__}: {error}"
            )
            internal_failure.__cause__ = error
            return [_copy_failure(internal_failure) for _ in jobs]


def _pop_batch(queued_jobs: deque[_QueuedJob[Job]]) -> list[_QueuedJob[Job]]:
    """Remove and return the jobs for the next transaction, within the limits of a batch."""
    job_batch: list[_QueuedJob[Job]] = []
    byte_count = 0
    while queued_jobs and len(job_batch) < MAX_BATCH_JOBS and byte_count < MAX_BATCH_BYTES:
        job_batch.append(queued_jobs.popleft())
        byte_count += job_batch[-1].byte_count
    return job_batch


def _copy_failure(failure: StoreFailed) -> StoreFailed:
    """Copy a failure for each waiting task: a shared exception would mix their tracebacks."""
    failure_copy = type(failure)(str(failure), perhaps_stored=failure.perhaps_stored)
    failure_copy.__cause__ = failure.__cause__
    return failure_copy


def _resolve_jobs(batch: Sequence[_QueuedJob[Job]], outcomes: Sequence[object]) -> None:
    results_by_loop: dict[
        asyncio.AbstractEventLoop, list[tuple[asyncio.Future[object], object]]
    ] = {}
    for queued_job, outcome in zip(batch, outcomes, strict=True):
        results_by_loop.setdefault(queued_job.loop, []).append((queued_job.future, outcome))
    for loop, results in results_by_loop.items():
        with suppress(RuntimeError):  # the loop is closed, so no caller is left
            loop.call_soon_threadsafe(_set_results, results)


def _set_results(future_outcomes: list[tuple[asyncio.Future[object], object]]) -> None:
    for future, outcome in future_outcomes:
        if future.done():
            continue  # the waiting caller was cancelled
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
