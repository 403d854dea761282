"""The server's end of the training process: limits, and a process that is started when needed.

The room stores nothing: spots and memories come with each request.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

from riverboat.web.api_errors import ApiError
from riverboat.web.limits.hourly_budget import HourlyBudget
from riverboat.web.limits.rate_limit import MonotonicClock
from riverboat.web.server_config import ReviewConfig
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.web.studies.worker_process import WorkerCrashed, WorkerProcess
from riverboat.web.training import training_messages as m
from riverboat.words.refusals import review_limits as said

TRAINING_MODULE: Final = "riverboat.web.training.training_process"
ANSWER_TIMEOUT_SECONDS: Final = 90.0
"""Seconds that a spot or a grade may take."""
MAX_REQUESTS_PER_PLAYER: Final = 2
"""Maximum number of waiting requests of one player: an answer, and the next spot."""
SWEEP_INTERVAL_SECONDS: Final = 20.0
MAX_IDLE_SECONDS: Final = 300.0
"""Seconds after which a process without work ends."""


class TrainingProcess(Protocol):
    """A process that draws spots and grades answers."""

    async def ask(self, command: m.TrainingCommand, *, timeout: float) -> m.TrainingReply:
        """Return the reply to a command; ``WorkerCrashed`` if there is none."""
        ...

    def kill(self) -> None:
        """Stop the process at once."""
        ...

    async def wait_ended(self) -> None:
        """Wait until a stopped process is gone."""
        ...


StartProcess: TypeAlias = Callable[[], Awaitable[TrainingProcess]]


async def start_training_process() -> WorkerProcess:
    """Start a training process."""
    return await WorkerProcess.start(TRAINING_MODULE)


class TrainingWorker:
    """The training process of a server, started when needed, and its limits."""

    def __init__(
        self,
        config: ReviewConfig,
        clock: MonotonicClock,
        budget: HourlyBudget,
        start_process: StartProcess = start_training_process,
    ) -> None:
        self._config, self._clock, self._budget = config, clock, budget
        self._start_process = start_process
        self._process: TrainingProcess | None = None
        self._request_lock = asyncio.Lock()
        self._waiting_count_by_owner: Counter[str] = Counter()
        self._used_at = clock()
        self._stop_tasks: set[asyncio.Task[None]] = set()

    async def ask(self, owner: str, command: m.TrainingCommand) -> EncodedAnswer:
        """Return the reply to a command; ``ApiError`` for a refusal, or if a limit is reached."""
        if not self._config.max_queued_reviews:
            raise ApiError(403, said.ReviewsDisabled())
        is_full = self._waiting_count_by_owner.total() >= self._config.max_queued_reviews
        if is_full or self._waiting_count_by_owner[owner] >= MAX_REQUESTS_PER_PLAYER:
            raise ApiError(429, said.TrainerBusy(), retry_after_seconds=3)
        self._budget.require_available(owner)
        self._waiting_count_by_owner[owner] += 1
        try:
            async with self._request_lock:
                reply = await self._ask_worker(owner, command)
        finally:
            self._waiting_count_by_owner[owner] -= 1
            self._waiting_count_by_owner += Counter()  # drops zeros
            self._used_at = self._clock()
        self._budget.charge(owner, reply.seconds)
        if isinstance(reply, m.TrainingRefused):
            raise ApiError(400, reply.refusal)
        return reply

    async def _ask_worker(self, owner: str, command: m.TrainingCommand) -> m.TrainingReply:
        started_at = self._clock()
        if self._process is None:
            self._process = await self._start_process()
        try:
            return await self._process.ask(command, timeout=ANSWER_TIMEOUT_SECONDS)
        except BaseException as error:
            self._drop_process()
            self._budget.charge(owner, self._clock() - started_at)
            if isinstance(error, WorkerCrashed):
                raise ApiError(503, said.ReviewerStopped()) from error
            raise

    async def run(self) -> None:
        """End the process when it has no work, until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_INTERVAL_SECONDS)
            if (
                not self._waiting_count_by_owner
                and self._used_at < self._clock() - MAX_IDLE_SECONDS
            ):
                self._drop_process()

    def _drop_process(self) -> None:
        if self._process is None:
            return
        self._process.kill()
        stop_task = asyncio.create_task(self._process.wait_ended())
        self._stop_tasks.add(stop_task)
        stop_task.add_done_callback(self._stop_tasks.discard)
        self._process = None

    async def close(self) -> None:
        """Stop the process."""
        self._drop_process()
        await asyncio.gather(*self._stop_tasks)
