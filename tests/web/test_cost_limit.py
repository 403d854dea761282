"""Processor budgets: work is charged to the client that causes it, and clients over budget wait."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest

from riverboat.web.limits.cost_budget import BudgetExceeded, ProcessorBudget, ProcessorBudgets
from riverboat.web.limits.cost_meter import CostMeter, current_meter, metered
from riverboat.web.limits.worker_pool import (
    MAX_QUEUED_JOBS_PER_CLIENT,
    MIN_PRIORITY_FOR_ALL_THREADS,
    JobCancelled,
    PoolFull,
    WorkerPool,
    check_cancelled,
)
from riverboat.web.server_config import ClientLimits
from tests.web.open_rooms import Visitor, open_test_room, run_async_test


def _burn_processor_time(seconds: float) -> None:
    """Use this much processor time."""
    end_time = time.thread_time() + seconds
    while time.thread_time() < end_time:
        pass


# Measuring ----------------------------------------------------------------------------------------


def test_meter_counts_only_steps_of_its_coroutine() -> None:
    async def run_scenario() -> str:
        _burn_processor_time(0.02)
        await asyncio.sleep(0.05)  # waiting is free
        _burn_processor_time(0.03)
        return "done"

    async def burn_time_concurrently() -> None:
        for _ in range(5):
            _burn_processor_time(0.01)
            await asyncio.sleep(0.005)

    async def run_concurrently() -> None:
        meter = CostMeter()
        other_task = asyncio.create_task(burn_time_concurrently())
        assert await metered(run_scenario(), meter) == "done"
        await other_task
        assert 0.05 <= meter.loop_seconds < 0.095
        assert 0.03 <= meter.longest_step < 0.05

    run_async_test(run_concurrently)


def test_errors_and_cancellation_pass_through_a_metered_coroutine() -> None:
    async def raise_error() -> None:
        await asyncio.sleep(0)
        raise KeyError("reason")

    endings = []

    async def wait_forever() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            endings.append(True)

    async def run_scenario() -> None:
        with pytest.raises(KeyError, match="reason"):
            await metered(raise_error(), CostMeter())

        async def run_metered() -> None:
            await metered(wait_forever(), CostMeter())

        task = asyncio.create_task(run_metered())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert endings == [True]

    run_async_test(run_scenario)


def test_late_payer_is_charged_for_past_use() -> None:
    meter, charged_seconds = CostMeter(), list[float]()
    meter.add_step(0.5)
    meter.charge_to(charged_seconds.append, includes_past=True)
    meter.add_work(0.25)
    assert charged_seconds == [0.5, 0.25]


# Budgets ------------------------------------------------------------------------------------------


class ManualClock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_budget_recovers_up_to_its_burst() -> None:
    clock = ManualClock()
    budget = ProcessorBudget(0.1, 3.0, clock)
    budget.charge(5.0)
    assert budget.balance == pytest.approx(-2.0)
    assert budget.recovery_seconds == pytest.approx(20.0)
    clock.now = 21.0
    assert budget.can_admit
    clock.now = 1000.0
    assert budget.balance == pytest.approx(3.0)


def test_concurrent_requests_reserve_expected_cost() -> None:
    budget = ProcessorBudget(0.1, 1.0, ManualClock())
    for _ in range(20):  # each of them cost a quarter of a second
        budget.finish(budget.reserve(), 0.25)
    admitted_count = 0
    while budget.can_admit and admitted_count < 100:
        budget.reserve()
        admitted_count += 1
    assert 4 <= admitted_count <= 6


def test_waiting_requests_are_limited() -> None:
    async def run_scenario() -> None:
        budget = ProcessorBudget(0.1, 1.0, time.monotonic)
        budget.charge(1.02)  # 0.2 s
        waiting_tasks = [asyncio.create_task(budget.wait_until_admitted(3, 60.0)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(BudgetExceeded):
            await budget.wait_until_admitted(3, 60.0)
        await asyncio.gather(*waiting_tasks)
        budget.charge(100.0)
        with pytest.raises(BudgetExceeded) as error:
            await budget.wait_until_admitted(3, 60.0)
        assert error.value.wait_seconds > 900

    run_async_test(run_scenario)


def test_ipv6_network_has_a_shared_budget() -> None:
    budgets = ProcessorBudgets(
        ClientLimits(cpu_ms_per_second=100, cpu_burst_ms=1000), ManualClock()
    )
    for host_number in range(8):
        processor_budget, network = budgets.budgets_of_address(f"2001:db8:1:{host_number}::/64")
        processor_budget.charge(0.9)
        network.charge(0.9)
        assert processor_budget.can_admit
    _, network = budgets.budgets_of_address("2001:db8:1:ffff::/64")
    assert not network.can_admit
    assert all(budget.can_admit for budget in budgets.budgets_of_address("2001:db8:2::/64"))
    assert len(budgets.budgets_of_address("192.0.2.1")) == 1


# Threads ------------------------------------------------------------------------------------------


def test_client_has_one_job_at_a_time_and_clients_take_turns() -> None:
    running, running_counts, start_order = set[str](), list[int](), list[str]()
    lock = threading.Lock()

    def run_job(client: str) -> None:
        with lock:
            assert client not in running, "a second job of the same client"
            running.add(client)
            running_counts.append(len(running))
            start_order.append(client)
        time.sleep(0.01)
        with lock:
            running.discard(client)

    async def run_scenario() -> None:
        pool = WorkerPool(2)
        try:
            jobs = [
                pool.run("greedy", run_job, "greedy", priority=MIN_PRIORITY_FOR_ALL_THREADS)
                for _ in range(8)
            ]
            other_jobs = [
                pool.run(name, run_job, name, priority=MIN_PRIORITY_FOR_ALL_THREADS)
                for name in "abc"
            ]
            await asyncio.gather(*jobs, *other_jobs)
        finally:
            pool.close()

    run_async_test(run_scenario)
    assert max(running_counts) <= 2
    assert max(map(start_order.index, "abc")) < 8, "others had to wait for all jobs of one client"


def test_strangers_and_guests_share_one_worker_thread() -> None:
    running, max_running_by_priority = list[int](), dict[int, int]()

    def run_job(priority: int) -> None:
        running.append(priority)
        time.sleep(0.01)
        max_running_by_priority[priority] = max(
            max_running_by_priority.get(priority, 0), running.count(priority), len(running)
        )
        running.remove(priority)

    async def run_scenario(*priorities_in_turn: int) -> None:
        pool = WorkerPool(2)
        try:
            jobs = [
                pool.run(f"{number}", run_job, priority, priority=priority)
                for number, priority in enumerate(priorities_in_turn)
            ]
            await asyncio.gather(*jobs)
        finally:
            pool.close()

    run_async_test(lambda: run_scenario(0, 1, 0, 1))
    assert max_running_by_priority == {0: 1, 1: 1}
    run_async_test(
        lambda: run_scenario(MIN_PRIORITY_FOR_ALL_THREADS, 0, MIN_PRIORITY_FOR_ALL_THREADS, 0)
    )
    assert max_running_by_priority[MIN_PRIORITY_FOR_ALL_THREADS] == 2


def test_queued_jobs_are_charged_to_their_request() -> None:
    async def run_scenario() -> None:
        pool, meters = WorkerPool(1), [CostMeter(), CostMeter()]

        async def run_request(meter: CostMeter) -> None:
            current_meter.set(meter)
            await pool.run("a", _burn_processor_time, 0.02)

        await asyncio.gather(*[asyncio.create_task(run_request(meter)) for meter in meters])
        pool.close()
        assert all(meter.worker_seconds >= 0.02 for meter in meters)

    run_async_test(run_scenario)


def test_too_many_jobs_of_one_client_are_refused() -> None:
    async def run_scenario() -> None:
        pool, release_event = WorkerPool(1), threading.Event()
        jobs = [asyncio.create_task(pool.run("a", release_event.wait)) for _ in range(1)]
        await asyncio.sleep(0)
        jobs += [
            asyncio.create_task(pool.run("a", bool)) for _ in range(MAX_QUEUED_JOBS_PER_CLIENT)
        ]
        await asyncio.sleep(0)
        with pytest.raises(PoolFull):
            await pool.run("a", bool)
        release_event.set()
        await asyncio.gather(*jobs)
        pool.close()

    run_async_test(run_scenario)


def test_job_of_departed_client_is_cancelled() -> None:
    job_started, endings = threading.Event(), list[str]()

    def run_endless_job() -> None:
        job_started.set()
        try:
            while True:
                check_cancelled()
                time.sleep(0.001)
        except JobCancelled:
            endings.append("cancelled")
            raise

    async def run_scenario() -> None:
        pool, client_left = WorkerPool(1), asyncio.Event()

        async def wait_for_departure() -> None:
            await client_left.wait()

        job = asyncio.create_task(
            pool.run("a", run_endless_job, wait_for_disconnect=wait_for_departure)
        )
        queued_task = asyncio.create_task(
            pool.run("a", endings.append, "must not run", wait_for_disconnect=wait_for_departure)
        )
        await asyncio.to_thread(job_started.wait)
        client_left.set()
        for task in (job, queued_task):
            with pytest.raises(JobCancelled):
                await task
        assert await pool.run("b", lambda: "next") == "next"
        pool.close()

    run_async_test(run_scenario)
    assert endings == ["cancelled"]


def test_thread_work_is_charged_to_its_request() -> None:
    async def run_scenario() -> None:
        pool, meter = WorkerPool(1), CostMeter()
        current_meter.set(meter)
        await pool.run("a", _burn_processor_time, 0.05)
        assert 0.05 <= meter.worker_seconds < 0.2
        pool.close()

    run_async_test(run_scenario)


# The room -----------------------------------------------------------------------------------------


def test_only_client_over_budget_waits() -> None:
    async def run_scenario() -> None:
        async with open_test_room(cpu_ms_per_second=100, cpu_burst_ms=200) as room:
            busy_visitor, other_visitor = (
                room.visitor("192.0.2.1"),
                room.visitor("192.0.2.2"),
            )
            (budget,) = room.app_state.budgets.budgets_of_address("192.0.2.1")
            budget.charge(0.25)  # half a second over
            completion_order = list[str]()

            async def send_request(visitor: Visitor, name: str) -> None:
                assert (await visitor.get("/api/games")).status_code == 200
                completion_order.append(name)

            await asyncio.gather(
                send_request(busy_visitor, "busy"), send_request(other_visitor, "other")
            )
            assert completion_order == ["other", "busy"]
            assert budget.balance >= -0.25

    run_async_test(run_scenario)


@pytest.mark.parametrize("path", ["/", "/rules", "/api/games", "/api/nothing", "/assets/x.js"])
def test_address_far_over_budget_gets_429(path: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room(cpu_ms_per_second=100, cpu_burst_ms=200) as room:
            (budget,) = room.app_state.budgets.budgets_of_address("192.0.2.1")
            budget.charge(60.0)
            response = await room.visitor("192.0.2.1").get(path)
            assert response.status_code == 429
            assert int(response.headers["retry-after"]) > 500
            assert (await room.visitor("192.0.2.1").get("/healthz")).status_code == 200

    run_async_test(run_scenario)


def test_address_far_over_budget_gets_no_socket() -> None:
    async def run_scenario() -> None:
        async with open_test_room(cpu_ms_per_second=100, cpu_burst_ms=200) as room:
            (budget,) = room.app_state.budgets.budgets_of_address("192.0.2.1")
            budget.charge(60.0)
            with pytest.raises(Exception, match="1013"):
                async with room.visitor("192.0.2.1").socket():
                    pass

    run_async_test(run_scenario)


def test_account_budget_applies_from_any_address() -> None:
    async def run_scenario() -> None:
        async with open_test_room(cpu_ms_per_second=100, cpu_burst_ms=500) as room:
            ann = await room.guest("Ann", "192.0.2.1")
            room.app_state.budgets.budget_of_account("Ann").charge(60.0)
            assert (await ann.get("/api/me")).status_code == 429
            assert (await room.visitor("192.0.2.1").get("/api/me")).status_code == 200

    run_async_test(run_scenario)


def test_rulebook_page_is_rendered_once_for_concurrent_requests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from riverboat.web.pages import rulebook_pages

    rendered_pages, render_page = list[str](), rulebook_pages.page

    def record_render(name: str, language: str = "en") -> str:
        rendered_pages.append(name)
        return render_page(name, language)

    monkeypatch.setattr(rulebook_pages, "page", record_render)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitors = [room.visitor(f"192.0.2.{number}") for number in range(1, 9)]
            responses = await asyncio.gather(*[visitor.get("/rules/words") for visitor in visitors])
            assert {response.status_code for response in responses} == {200}
            assert rendered_pages == ["words"]
            etag: Any = responses[0].headers["etag"]
            second_response = await room.visitor(If_None_Match=etag).get("/rules/words")
            assert second_response.status_code == 304

    run_async_test(run_scenario)
