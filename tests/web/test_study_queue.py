"""The queue of studies: limits, order, cancellation, crashes, expiry, and equal spots."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from riverboat.web.api_errors import ApiError
from riverboat.web.schemas.study_schemas import StudyBody, StudySize
from riverboat.web.server_config import StudyConfig
from riverboat.web.studies import worker_messages as m
from riverboat.web.studies.study_queue import Study, StudyQueue
from riverboat.web.studies.worker_process import WorkerCrashed
from riverboat.words.refusals import study_limits as phrases
from riverboat.words.refusals.spots import TwoRangesRequired
from tests.web.open_rooms import ManualClock, run_async_test


def make_spot(number: int = 1, **changes: Any) -> StudyBody:
    return StudyBody(
        board="Qs Jh 2h 7c 4d", oop="AA", ip="KK", pot=100 + number, stack=50, **changes
    )


class FakeWorker:
    """A process that solves when the test releases it."""

    def __init__(self, processes: StartedProcesses) -> None:
        self._processes, self.is_killed = processes, False
        self.release_future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def ask(
        self,
        command: m.Command,
        on_progress: Callable[[m.SolverProgress], None] | None = None,
        timeout: float | None = None,
    ) -> m.Reply:
        match command:
            case m.MeasureSpot() if command.spot.oop == "wrong":
                return m.CommandRefused(TwoRangesRequired(1), 0.0, "oop")
            case m.MeasureSpot():
                size = StudySize(
                    10, (1, 1), self._processes.memory, self._processes.seconds, "river"
                )
                return m.SpotMeasured(size, 0.0)
            case m.SolveSpot():
                assert on_progress is not None
                on_progress(m.SolverProgress(0.5, 16, 3.0, 1.0))
                await self.release_future
                return m.SpotSolved(1.0, 32, 0.4, 2.0)
            case _:
                if self.is_killed or self._processes.crash_reads:
                    raise WorkerCrashed
                return m.EncodedAnswer(b"{}", '"1"', b"", 0.0)

    def kill(self) -> None:
        self.is_killed = True
        if not self.release_future.done():
            self.release_future.set_exception(WorkerCrashed())
            self.release_future.exception()

    async def wait_ended(self) -> None:
        assert self.is_killed


class StartedProcesses:
    """All processes that a queue has started: the first one measures."""

    def __init__(self) -> None:
        self.workers: list[FakeWorker] = []
        self.memory, self.seconds, self.crash_reads = 1_000_000, 0.001, False

    async def start(self, *, is_brief: bool = False) -> FakeWorker:
        assert is_brief == (not self.workers)
        self.workers.append(FakeWorker(self))
        return self.workers[-1]

    async def finish(self, study: Study) -> None:
        await wait_until(lambda: study.state == "solving" and study.worker is not None)
        self.workers[-1].release_future.set_result(None)
        await wait_until(lambda: study.state == "solved")


async def wait_until(is_done: Callable[[], bool]) -> None:
    while not is_done():
        await asyncio.sleep(0)


def run_queue_test(
    scenario: Callable[[StudyQueue, StartedProcesses, ManualClock], Awaitable[None]], **limits: Any
) -> None:
    async def run_scenario() -> None:
        processes, clock = StartedProcesses(), ManualClock()
        queue = StudyQueue(StudyConfig(**limits), clock, processes.start)
        await scenario(queue, processes, clock)
        await queue.close()
        assert all(worker.is_killed for worker in processes.workers)

    run_async_test(run_scenario)


async def catch_refusal(request: Awaitable[Any]) -> Any:
    with pytest.raises(ApiError) as error_info:
        await request
    return error_info.value.refusal_phrase


def test_studies_are_solved_one_at_a_time_in_order() -> None:
    async def run_scenario(queue: StudyQueue, processes: StartedProcesses, _: ManualClock) -> None:
        first_study, second_study = (
            await queue.create("Ann", make_spot(1)),
            await queue.create("Ben", make_spot(2)),
        )
        await wait_until(lambda: first_study.progress.iterations == 16)
        assert (first_study.state, second_study.state) == ("solving", "queued")
        assert (queue.count_ahead(first_study), queue.count_ahead(second_study)) == (0, 1)
        await processes.finish(first_study)
        await processes.finish(second_study)
        assert (await queue.read_node(first_study, "", "")).body == b"{}"

    run_queue_test(run_scenario)


def test_equal_spot_is_solved_once_for_all() -> None:
    async def run_scenario(queue: StudyQueue, processes: StartedProcesses, _: ManualClock) -> None:
        study = await queue.create("Ann", make_spot())
        assert await queue.create("Ben", make_spot()) is study
        await processes.finish(study)
        assert await queue.create("Ben", make_spot()) is study
        assert len(study.id) >= 20

    run_queue_test(run_scenario)


def test_cancelled_study_goes_on_for_other_players() -> None:
    async def run_scenario(queue: StudyQueue, processes: StartedProcesses, _: ManualClock) -> None:
        study = await queue.create("Ann", make_spot())
        await queue.create("Ben", make_spot())
        queue.cancel(study, "Ann")
        await processes.finish(study)
        assert study.owners == {"Ben"}

    run_queue_test(run_scenario)


def test_limits_name_the_allowed_number() -> None:
    async def run_scenario(queue: StudyQueue, _: StartedProcesses, __: ManualClock) -> None:
        for number in (1, 2):
            await queue.create("Ann", make_spot(number))
        assert await catch_refusal(queue.create("Ann", make_spot(3))) == phrases.OwnStudyLimit(2)
        await queue.create("Ben", make_spot(3))
        assert await catch_refusal(queue.create("Cyd", make_spot(4))) == phrases.StudyQueueFull(3)

    run_queue_test(run_scenario, max_queued_per_player=2, max_queued_spots=3)


def test_large_spot_is_refused_with_the_street_to_shrink() -> None:
    async def run_scenario(queue: StudyQueue, processes: StartedProcesses, _: ManualClock) -> None:
        processes.memory = 3_000_000_000
        refusal = await catch_refusal(queue.create("Ann", make_spot()))
        assert refusal == phrases.StudyNeedsMemory("3 GB", "1 GB", "river")
        processes.memory, processes.seconds = 1, 10.0
        refusal = await catch_refusal(queue.create("Ann", make_spot()))
        assert refusal == phrases.StudyNeedsTime(500, 120, "river")
        assert "fewer bet sizes" in str(refusal)

    run_queue_test(run_scenario)


def test_wrong_spot_names_its_field_and_uses_no_place_in_the_queue() -> None:
    async def run_scenario(queue: StudyQueue, _: StartedProcesses, __: ManualClock) -> None:
        wrong_study_body = StudyBody(board="Qs Jh 2h", oop="wrong", ip="KK", pot=1, stack=1)
        with pytest.raises(ApiError) as error_info:
            await queue.create("Ann", wrong_study_body)
        assert (error_info.value.status, error_info.value.payload.option) == (400, "oop")
        await queue.create("Ann", make_spot())

    run_queue_test(run_scenario, max_queued_per_player=1)


def test_cancelled_studies_leave_the_solver_to_the_next() -> None:
    async def run_scenario(queue: StudyQueue, processes: StartedProcesses, _: ManualClock) -> None:
        first_study, second_study, third_study = [
            await queue.create("Ann", make_spot(number)) for number in (1, 2, 3)
        ]
        await wait_until(lambda: first_study.worker is not None)
        running_worker = processes.workers[-1]
        queue.cancel(second_study, "Ann")
        queue.cancel(first_study, "Ann")
        assert running_worker.is_killed
        assert (first_study.state, second_study.state) == ("cancelled", "cancelled")
        await processes.finish(third_study)
        assert first_study.state == "cancelled"

    run_queue_test(run_scenario, max_queued_per_player=3)


def test_crashed_solver_fails_its_study_and_no_other() -> None:
    async def run_scenario(queue: StudyQueue, processes: StartedProcesses, _: ManualClock) -> None:
        first_study, next_study = [
            await queue.create("Ann", make_spot(number)) for number in (1, 2)
        ]
        await wait_until(lambda: first_study.progress.iterations == 16)
        processes.workers[-1].kill()
        await wait_until(lambda: first_study.state == "failed")
        assert first_study.failure == phrases.SolverStopped()
        await processes.finish(next_study)
        processes.crash_reads = True
        assert await catch_refusal(queue.read_node(next_study, "", "")) == phrases.SolverStopped()
        assert next_study.state == "failed"
        second_study = await queue.create("Ann", make_spot(2))
        assert second_study is not next_study

    run_queue_test(run_scenario)


def test_unread_solutions_expire_or_make_room_for_newer_ones() -> None:
    async def run_scenario(
        queue: StudyQueue, processes: StartedProcesses, clock: ManualClock
    ) -> None:
        studies = []
        for number in (1, 2):
            studies.append(await queue.create("Ann", make_spot(number)))
            await processes.finish(studies[-1])
            clock.advance(60)
        queue.find(studies[0].id)  # the second one was read longest ago
        third_study = await queue.create("Ann", make_spot(3))
        await processes.finish(third_study)
        assert queue.find(studies[0].id).state == "solved"
        with pytest.raises(ApiError, match="this solution has expired: solve the spot again"):
            queue.find(studies[1].id)
        clock.advance(31 * 60)
        for study in (studies[0], third_study):
            with pytest.raises(ApiError, match="this solution has expired: solve the spot again"):
                queue.find(study.id)

    run_queue_test(run_scenario, max_kept_solutions=2, keep_minutes=30)


def test_room_without_a_queue_solves_nothing() -> None:
    async def run_scenario(queue: StudyQueue, _: StartedProcesses, __: ManualClock) -> None:
        assert await catch_refusal(queue.create("Ann", make_spot())) == phrases.StudiesDisabled()

    run_queue_test(run_scenario, max_queued_spots=0)
