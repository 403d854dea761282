"""A worker pool: threads for clients' jobs that take more than a few milliseconds.

They are separate from the threads of the store, of tables and of health checks, which therefore
never wait for a client's job. A client runs one job at a time; further ones wait in a bounded
queue, and clients take turns. The job of a disconnected client is cancelled: it does not start,
or it ends at its next ``check_cancelled``.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from threading import Event
from time import thread_time
from typing import Any, Final, Protocol, TypeVar

from riverboat.web.limits.cost_meter import current_meter

Result = TypeVar("Result")

THREAD_COUNT: Final = 2
MAX_SHARED_THREADS: Final = 1
"""Threads that jobs of a priority below ``MIN_PRIORITY_FOR_ALL_THREADS`` may use at once.

Python runs one thread at a time: a second computing job would not save any time, and the event loop
would wait for both.
"""
MIN_PRIORITY_FOR_ALL_THREADS: Final = 2
"""Minimum priority for using all threads: the priority of an account."""
MAX_QUEUED_JOBS: Final = 200
"""Maximum number of queued jobs of all clients."""
MAX_QUEUED_JOBS_PER_CLIENT: Final = 16


class RunInWorker(Protocol):
    """Runs a function in a worker thread for one request, as ``ApiCall.run_in_worker`` does."""

    async def __call__(self, job: Callable[..., Result], *args: Any) -> Result:
        """Return what *job* returns for *args*."""
        ...


class PoolFull(Exception):
    """Too many jobs are waiting for a thread."""


class JobCancelled(Exception):
    """The client of a job has disconnected, so that its result would be unread."""


_cancel_event: Final[ContextVar[Event | None]] = ContextVar("_cancelled", default=None)


def check_cancelled() -> None:
    """Raise ``JobCancelled`` if the client of this thread's job has gone; call it in long loops."""
    cancel_event = _cancel_event.get()
    if cancel_event is not None and cancel_event.is_set():
        raise JobCancelled


class _Job:
    __slots__ = ("cancel_event", "function", "future", "meter", "priority")

    def __init__(self, function: Callable[[], Any], priority: int) -> None:
        self.function, self.priority = function, priority
        self.meter = current_meter.get()
        """Meter of the request that owns the job, even if another request starts the job."""
        self.cancel_event = Event()
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class WorkerPool:
    """Runs clients' jobs in threads, a few at a time."""

    def __init__(self, thread_count: int = THREAD_COUNT) -> None:
        self._executor = ThreadPoolExecutor(thread_count, "riverboat work")
        self._thread_count = thread_count
        self._queues: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._priority_by_running_client: dict[str, int] = {}
        """Clients with a running job, and its priority."""

    @property
    def queue_length(self) -> int:
        """Number of jobs that wait for a thread."""
        return sum(map(len, self._queues.values()))

    async def run(
        self,
        client: str,
        function: Callable[..., Result],
        *args: Any,
        wait_for_disconnect: Callable[[], Awaitable[None]] | None = None,
        priority: int = 0,
    ) -> Result:
        """Run *function* with *args* in a thread and return its result.

        Args:
            client: Owner of the job; each client has one running at a time.
            wait_for_disconnect: Returns when the client has disconnected, which cancels the job.
            priority: Priority of the client. Jobs of higher priority start first, and evict one of
        lower priority when the queue is full.

        Raises:
            PoolFull: too many jobs wait, of this client or of all.
            JobCancelled: the client has disconnected.
        """
        client_jobs = self._queues.get(client)
        if client_jobs and len(client_jobs) >= MAX_QUEUED_JOBS_PER_CLIENT:
            raise PoolFull
        if self.queue_length >= MAX_QUEUED_JOBS and not self._evict_lowest_priority(priority):
            raise PoolFull
        job = _Job(lambda: function(*args), priority)
        self._queues.setdefault(client, deque()).append(job)
        self._start_queued_jobs()
        try:
            return await self._wait_for_job(job, wait_for_disconnect)  # type: ignore[no-any-return]
        finally:
            job.cancel_event.set()
            job.future.cancel()  # the result is not awaited
            self._remove_job(client, job)

    def close(self) -> None:
        """Stop, without waiting for running jobs."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    async def _wait_for_job(
        self, job: _Job, wait_for_disconnect: Callable[[], Awaitable[None]] | None
    ) -> Any:
        if wait_for_disconnect is None:
            return await job.future
        disconnect_task = asyncio.ensure_future(wait_for_disconnect())
        try:
            await asyncio.wait([job.future, disconnect_task], return_when=asyncio.FIRST_COMPLETED)
            if not job.future.done():
                raise JobCancelled
            return job.future.result()
        finally:
            disconnect_task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await disconnect_task

    def _evict_lowest_priority(self, priority: int) -> bool:
        """Refuse the last job of lowest priority and return True, if that is below *priority*."""
        client = min(
            self._queues, key=lambda queued_client: self._queues[queued_client][-1].priority
        )
        job = self._queues[client][-1]
        if job.priority >= priority:
            return False
        self._remove_job(client, job)
        if not job.future.done():
            job.future.set_exception(PoolFull())
        return True

    def _start_queued_jobs(self) -> None:
        """Start jobs while threads are free: highest priority first, clients in turn."""
        sorted_clients = sorted(
            self._queues, key=lambda queued_client: -self._queues[queued_client][0].priority
        )
        for client in sorted_clients:
            client_jobs = self._queues[client]
            if not self._has_free_thread(client_jobs[0].priority):
                return  # jobs behind it have no higher priority
            if client in self._priority_by_running_client:
                continue
            job = client_jobs.popleft()
            self._queues.move_to_end(client)
            if not client_jobs:
                del self._queues[client]
            self._priority_by_running_client[client] = job.priority
            self._start_job(client, job)

    def _has_free_thread(self, priority: int) -> bool:
        """Return True if a thread is free for a job of this priority."""
        if len(self._priority_by_running_client) >= self._thread_count:
            return False
        shared_job_count = sum(
            [
                running_priority < MIN_PRIORITY_FOR_ALL_THREADS
                for running_priority in self._priority_by_running_client.values()
            ]
        )
        return priority >= MIN_PRIORITY_FOR_ALL_THREADS or shared_job_count < MAX_SHARED_THREADS

    def _start_job(self, client: str, job: _Job) -> None:
        loop, meter = asyncio.get_running_loop(), job.meter

        def on_done(seconds: float, result: Any, error: BaseException | None) -> None:
            if meter is not None:
                meter.add_work(seconds)
            self._priority_by_running_client.pop(client, None)
            if not job.future.done():
                if error is None:
                    job.future.set_result(result)
                else:
                    job.future.set_exception(error)
            self._start_queued_jobs()

        def run_job() -> None:
            started_at, result, error = thread_time(), None, None
            token = _cancel_event.set(job.cancel_event)
            try:
                check_cancelled()
                result = job.function()
            except BaseException as exception:
                error = exception
            _cancel_event.reset(token)
            with contextlib.suppress(RuntimeError):  # the loop has stopped meanwhile
                loop.call_soon_threadsafe(on_done, thread_time() - started_at, result, error)

        self._executor.submit(run_job)

    def _remove_job(self, client: str, job: _Job) -> None:
        """Remove a job that has not started."""
        client_jobs = self._queues.get(client)
        if client_jobs is None or job not in client_jobs:
            return
        client_jobs.remove(job)
        if not client_jobs:
            del self._queues[client]
