"""The group-commit writer: batching of jobs from an event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from itertools import chain

from riverboat.store.writer import MAX_GATHER_SECONDS, TARGET_BATCH_JOBS, Writer


class RecordingWriter:
    """A writer that records each group of jobs."""

    def __init__(self) -> None:
        self.groups: list[list[int]] = []
        self.writer: Writer[int] = Writer(self._run_jobs)
        self.handoff_sizes: list[int] = []
        """Number of jobs at each handoff; the thread may run two handoffs as one group."""
        self._flush = self.writer._flush
        self.writer._flush = self._record_handoff  # type: ignore[method-assign]

    def _record_handoff(self, loop: asyncio.AbstractEventLoop) -> None:
        self.handoff_sizes.append(len(self.writer._gathered_jobs.get(loop, ())))
        self._flush(loop)

    def _run_jobs(self, job_numbers: Sequence[int]) -> list[object]:
        self.groups.append(list(job_numbers))
        return [str(number) for number in job_numbers]

    async def submit(self, number: int, iterations: int, busy_seconds: float = 0.0) -> object:
        """Submit a job after some loop iterations, each of which takes a while."""
        for _ in range(iterations):
            await asyncio.sleep(0)
        time.sleep(busy_seconds)
        return await self.writer.submit(number)


def test_writer_gathers_while_iterations_add_jobs() -> None:
    async def scenario() -> None:
        recording_writer = RecordingWriter()
        submissions = [recording_writer.submit(number, number) for number in range(10)]
        assert await asyncio.gather(*submissions) == [str(number) for number in range(10)]
        assert recording_writer.groups == [list(range(10))]
        await recording_writer.writer.close()

    asyncio.run(scenario())


def test_idle_iteration_ends_gathering() -> None:
    async def scenario() -> None:
        recording_writer = RecordingWriter()
        first_task = asyncio.create_task(recording_writer.submit(1, 0))
        second_task = asyncio.create_task(recording_writer.submit(2, 5))
        await asyncio.gather(first_task, second_task)
        assert recording_writer.handoff_sizes == [1, 1]
        assert [*chain(*recording_writer.groups)] == [1, 2]
        await recording_writer.writer.close()

    asyncio.run(scenario())


def test_slow_loop_gathers_no_longer_than_limit() -> None:
    async def scenario() -> None:
        recording_writer = RecordingWriter()
        busy_seconds = MAX_GATHER_SECONDS / 4
        submissions = [
            recording_writer.submit(number, number, busy_seconds) for number in range(24)
        ]
        await asyncio.gather(*submissions)
        assert [*chain(*recording_writer.groups)] == list(range(24))
        assert len(recording_writer.groups) > 2, "each four or five turns are too long"
        assert max(map(len, recording_writer.groups)) > 2, "and one is too short"
        await recording_writer.writer.close()

    asyncio.run(scenario())


def test_full_batch_is_handed_off_at_once() -> None:
    async def scenario() -> None:
        recording_writer = RecordingWriter()
        jobs = [recording_writer.submit(number, 0) for number in range(TARGET_BATCH_JOBS)]
        await asyncio.gather(*jobs, recording_writer.submit(TARGET_BATCH_JOBS, 1))
        assert recording_writer.handoff_sizes == [TARGET_BATCH_JOBS, 1]
        assert [*chain(*recording_writer.groups)] == list(range(TARGET_BATCH_JOBS + 1))
        await recording_writer.writer.close()

    asyncio.run(scenario())


def test_close_runs_gathered_jobs() -> None:
    async def scenario() -> None:
        recording_writer = RecordingWriter()
        tasks = [
            asyncio.create_task(recording_writer.submit(number, number)) for number in range(3)
        ]
        await asyncio.sleep(0)  # one has submitted by now, the others will
        await asyncio.gather(*tasks[:1], recording_writer.writer.close(), return_exceptions=True)
        assert recording_writer.groups[0][0] == 0
        assert tasks[0].result() == "0"
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(scenario())
