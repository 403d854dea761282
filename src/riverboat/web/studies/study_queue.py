"""The queue of studies: limits, one solver at a time, and solutions that are kept for a while.

The server computes nothing itself: a spot is solved and read in a process of low priority, and
measured in another one (``solver_process``). A solution stays in the memory of its process until
it was not read for some time or newer ones need the room.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol

import structlog

from riverboat.web.api_errors import ApiError
from riverboat.web.limits.cost_meter import current_meter
from riverboat.web.limits.rate_limit import MonotonicClock
from riverboat.web.schemas.study_schemas import StudyBody, StudySize, StudyState
from riverboat.web.server_config import StudyConfig
from riverboat.web.studies import worker_messages as m
from riverboat.web.studies.worker_process import SolverWorker, WorkerCrashed, WorkerProcess
from riverboat.words import Refusal
from riverboat.words.refusals import study_limits as phrases

log = structlog.get_logger(__name__)


class StartWorker(Protocol):
    """Callable that starts a solver process; *is_brief* gives it the priority of the server."""

    def __call__(self, *, is_brief: bool = False) -> Awaitable[SolverWorker]: ...


READ_TIMEOUT_SECONDS: Final = 60.0
"""Seconds that a node, the estimate of a spot, or the preset ranges may take on a busy machine."""
MIN_ITERATIONS: Final = 50
"""Iterations that a spot must have time for; a solution of 0.5 % of the pot needs 50 to 200."""
SWEEP_INTERVAL_SECONDS: Final = 20.0
MAX_CACHED_NODES: Final = 64
"""Maximum number of nodes of one study whose answers are kept."""
MAX_ENDED_STUDIES: Final = 200
"""Maximum number of failed and cancelled studies whose state can still be read."""


_NO_PROGRESS: Final = m.SolverProgress(0.0, 0, None, 0.0)


@dataclass(slots=True, eq=False)
class Study:
    """A spot that was accepted, and its solver process while it has one."""

    id: str
    owners: set[str]
    """Players who asked for the study; it is cancelled when the last of them cancels it."""
    body: StudyBody
    size: StudySize
    read_at: float
    state: StudyState = "queued"
    progress: m.SolverProgress = _NO_PROGRESS
    failure: Refusal | None = None
    worker: SolverWorker | None = None
    node_answers: OrderedDict[tuple[str, str], m.EncodedAnswer] = field(default_factory=OrderedDict)

    @property
    def is_waiting(self) -> bool:
        """True while the study is queued or being solved."""
        return self.state in ("queued", "solving")


class StudyQueue:
    """All studies of a server."""

    def __init__(
        self,
        config: StudyConfig,
        clock: MonotonicClock,
        start_worker: StartWorker = WorkerProcess.start,
    ) -> None:
        self._config, self._clock, self._start_worker = config, clock, start_worker
        self._studies: OrderedDict[str, Study] = OrderedDict()
        """All studies that can be read, by id, oldest first."""
        self._measuring_count_by_owner: dict[str, int] = {}
        """Spots that are being measured, by owner."""
        self._sizing_worker: SolverWorker | None = None
        self._sizing_worker_lock = asyncio.Lock()
        self._solve_task: asyncio.Task[None] | None = None
        self._preset_answer: m.EncodedAnswer | None = None
        self._stop_tasks: set[asyncio.Task[None]] = set()
        """Tasks that wait until stopped processes are gone."""

    async def create(self, owner: str, body: StudyBody) -> Study:
        """Queue a spot, or return the existing study of the same spot.

        Raises: ApiError: the spot is wrong or too large, or a limit is reached.
        """
        if (same_study := self._find_same_spot(body)) is not None:
            return self._join_study(same_study, owner)
        self._check_limits(owner)
        self._measuring_count_by_owner[owner] = self._measuring_count_by_owner.get(owner, 0) + 1
        try:
            study_size = await self._measure_body(body)
        finally:
            self._measuring_count_by_owner[owner] -= 1
            if not self._measuring_count_by_owner[owner]:
                del self._measuring_count_by_owner[owner]
        if (same_study := self._find_same_spot(body)) is not None:  # another request was faster
            return self._join_study(same_study, owner)
        self._check_size(study_size)
        study = Study(secrets.token_urlsafe(15), {owner}, body, study_size, self._clock())
        self._studies[study.id] = study
        self._start_next_study()
        return study

    def find(self, study_id: str) -> Study:
        """Return a study; ``ApiError`` if it is not kept any more."""
        self.sweep()
        study = self._studies.get(study_id)
        if study is None:
            raise ApiError(404, phrases.StudyExpired())
        study.read_at = self._clock()
        return study

    def cancel(self, study: Study, name: str) -> None:
        """Take a study out of the queue, or stop its solver, unless other players wait for it."""
        study.owners.discard(name)
        if not study.is_waiting or study.owners:
            return
        study.state = "cancelled"
        self._drop_worker(study)
        self._start_next_study()

    async def read_node(self, study: Study, line: str, hand: str) -> m.EncodedAnswer:
        """Return a node of a solved study as JSON; ``ApiError`` if the study is not solved."""
        if study.state != "solved" or study.worker is None:
            raise ApiError(409, phrases.StudyUnsolved())
        node_key = (line, hand)
        if node_key in study.node_answers:
            study.node_answers.move_to_end(node_key)
            return study.node_answers[node_key]
        try:
            reply = await study.worker.ask(m.ReadNode(line, hand), timeout=READ_TIMEOUT_SECONDS)
        except WorkerCrashed as error:
            self._fail_study(study, phrases.SolverStopped())
            raise ApiError(503, phrases.SolverStopped()) from error
        answer = _require_answer(reply)
        study.node_answers[node_key] = answer
        if len(study.node_answers) > MAX_CACHED_NODES:
            study.node_answers.popitem(last=False)
        return answer

    async def presets(self) -> m.EncodedAnswer:
        """Return the preset ranges as JSON, computed at the first call."""
        if self._preset_answer is None:
            self._preset_answer = _require_answer(await self._ask_sizing_worker(m.ListPresets()))
        return self._preset_answer

    def count_ahead(self, study: Study) -> int:
        """Return the number of studies that are solved before *study*."""
        if not study.is_waiting:
            return 0
        waiting_studies = [
            other_study for other_study in self._studies.values() if other_study.is_waiting
        ]
        return 0 if study.state == "solving" else waiting_studies.index(study)

    def _check_limits(self, owner: str) -> None:
        if not self._config.max_queued_spots:
            raise ApiError(403, phrases.StudiesDisabled())
        waiting_studies = [study for study in self._studies.values() if study.is_waiting]
        own_count = sum(
            owner in study.owners for study in waiting_studies
        ) + self._measuring_count_by_owner.get(owner, 0)
        if own_count >= self._config.max_queued_per_player:
            raise ApiError(
                429,
                phrases.OwnStudyLimit(self._config.max_queued_per_player),
                retry_after_seconds=10,
            )
        if (
            len(waiting_studies) + sum(self._measuring_count_by_owner.values())
            >= self._config.max_queued_spots
        ):
            raise ApiError(
                429, phrases.StudyQueueFull(self._config.max_queued_spots), retry_after_seconds=30
            )

    def _check_size(self, study_size: StudySize) -> None:
        """Refuse a spot that needs more memory or time than the configuration allows."""
        allowed_bytes = self._config.max_solution_megabytes * 1_000_000
        if study_size.memory > allowed_bytes:
            # The solver belongs to the worker: a room imports it for this text only.
            from riverboat.solve.postflop.memory_limits import format_bytes

            needed_and_allowed = format_bytes(study_size.memory), format_bytes(allowed_bytes)
            raise ApiError(
                413, phrases.StudyNeedsMemory(*needed_and_allowed, study_size.largest_street)
            )
        needed_seconds = round(study_size.seconds * MIN_ITERATIONS / self._config.threads)
        max_seconds = round(self._config.max_solving_seconds)
        if needed_seconds > max_seconds:
            raise ApiError(
                413, phrases.StudyNeedsTime(needed_seconds, max_seconds, study_size.largest_street)
            )

    def _join_study(self, study: Study, owner: str) -> Study:
        study.owners.add(owner)
        study.read_at = self._clock()
        return study

    def _find_same_spot(self, body: StudyBody) -> Study | None:
        for study in self._studies.values():
            if study.body == body and (study.is_waiting or study.state == "solved"):
                return study
        return None

    async def _measure_body(self, body: StudyBody) -> StudySize:
        reply = await self._ask_sizing_worker(m.MeasureSpot(body))
        if isinstance(reply, m.CommandRefused):
            _charge_seconds(reply.seconds)
            raise ApiError(400, reply.refusal, option=reply.field)
        assert isinstance(reply, m.SpotMeasured), "a measured spot has a size"
        _charge_seconds(reply.seconds)
        return reply.size

    async def _ask_sizing_worker(self, command: m.MeasureSpot | m.ListPresets) -> m.Reply:
        """Send a command to the measuring process, started if there is none; return its reply."""
        async with self._sizing_worker_lock:
            if self._sizing_worker is None:
                self._sizing_worker = await self._start_worker(is_brief=True)
            sizing_worker, started_at = self._sizing_worker, self._clock()
            try:
                return await sizing_worker.ask(command, timeout=READ_TIMEOUT_SECONDS)
            except BaseException as error:
                self._sizing_worker = None
                self._stop_worker(sizing_worker)
                if isinstance(error, WorkerCrashed):
                    _charge_seconds(self._clock() - started_at)
                    raise ApiError(503, phrases.SolverStopped()) from error
                raise

    def _start_next_study(self) -> None:
        """Solve the oldest queued study, if no other one is being solved."""
        if any(study.state == "solving" for study in self._studies.values()):
            return
        for study in self._studies.values():
            if study.state == "queued":
                study.state = "solving"
                self._solve_task = asyncio.create_task(self._solve_study(study))
                return

    async def _solve_study(self, study: Study) -> None:
        try:
            self._free_memory(study.size.memory)
            await self._run_solver(study)
        except (WorkerCrashed, OSError):
            if study.state == "solving":
                log.warning("solver stopped", study=study.id, nodes=study.size.nodes)
                self._fail_study(study, phrases.SolverStopped())
        finally:
            self._start_next_study()

    async def _run_solver(self, study: Study) -> None:
        study.worker = worker = await self._start_worker()
        if self._drop_if_cancelled(study):  # while the process was started
            return

        def store_progress(progress: m.SolverProgress) -> None:
            study.progress = progress

        config = self._config
        command = m.SolveSpot(
            study.body,
            config.max_solving_seconds,
            2 * study.size.memory + 10_000_000,
            config.threads,
        )
        reply = await worker.ask(
            command, store_progress, 2 * config.max_solving_seconds + READ_TIMEOUT_SECONDS
        )
        if self._drop_if_cancelled(study):
            return
        if isinstance(reply, m.SpotSolved):
            study.progress, study.state, study.read_at = reply, "solved", self._clock()
        elif isinstance(reply, m.CommandRefused):
            self._fail_study(study, reply.refusal)

    def _drop_if_cancelled(self, study: Study) -> bool:
        """Return True if a study was cancelled meanwhile, and stop its process."""
        if study.is_waiting:
            return False
        self._drop_worker(study)
        return True

    def _free_memory(self, needed_bytes: int) -> None:
        """Delete the least recently read solutions until *needed_bytes* are free for a new one."""
        config = self._config
        solved_studies = [study for study in self._studies.values() if study.state == "solved"]
        solved_studies.sort(key=lambda study: study.read_at)
        used_bytes = sum(study.size.memory for study in solved_studies)
        while solved_studies and (
            len(solved_studies) >= config.max_kept_solutions
            or used_bytes + needed_bytes > config.max_kept_megabytes * 1_000_000
        ):
            oldest_study = solved_studies.pop(0)
            used_bytes -= oldest_study.size.memory
            self._forget_study(oldest_study)

    def sweep(self) -> None:
        """Delete solutions that were not read for a while, and the oldest outcomes of ended
        studies.
        """
        unread_since = self._clock() - 60 * self._config.keep_minutes
        for study in list(self._studies.values()):
            if not study.is_waiting and study.read_at < unread_since:
                self._forget_study(study)
        ended_studies = [study for study in self._studies.values() if study.worker is None]
        ended_studies = [study for study in ended_studies if not study.is_waiting]
        for study in ended_studies[: max(0, len(ended_studies) - MAX_ENDED_STUDIES)]:
            self._forget_study(study)

    async def run(self) -> None:
        """Delete unread solutions from time to time, until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_INTERVAL_SECONDS)
            self.sweep()

    def _forget_study(self, study: Study) -> None:
        self._drop_worker(study)
        self._studies.pop(study.id, None)

    def _fail_study(self, study: Study, reason: Refusal) -> None:
        study.state, study.failure = "failed", reason
        self._drop_worker(study)

    def _drop_worker(self, study: Study) -> None:
        if study.worker is not None:
            self._stop_worker(study.worker)
        study.worker = None
        study.node_answers.clear()

    def _stop_worker(self, worker: SolverWorker) -> None:
        worker.kill()
        stop_task = asyncio.create_task(worker.wait_ended())
        self._stop_tasks.add(stop_task)
        stop_task.add_done_callback(self._stop_tasks.discard)

    async def close(self) -> None:
        """Stop all processes."""
        if self._solve_task is not None:
            self._solve_task.cancel()
            with suppress(asyncio.CancelledError):
                await self._solve_task
        for study in self._studies.values():
            self._drop_worker(study)
        self._studies.clear()
        if self._sizing_worker is not None:
            self._stop_worker(self._sizing_worker)
            self._sizing_worker = None
        await asyncio.gather(*self._stop_tasks)


def _charge_seconds(seconds: float) -> None:
    """Charge the request for the work of a process."""
    if (meter := current_meter.get()) is not None:
        meter.add_work(seconds)


def _require_answer(reply: m.Reply) -> m.EncodedAnswer:
    if isinstance(reply, m.CommandRefused):
        _charge_seconds(reply.seconds)
        raise ApiError(400, reply.refusal)
    assert isinstance(reply, m.EncodedAnswer), "nodes and presets are answered in JSON"
    _charge_seconds(reply.seconds)
    return reply
