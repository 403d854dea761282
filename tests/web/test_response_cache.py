"""The response cache: expensive responses are computed once for each content."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from riverboat.web.limits.cost_budget import ProcessorBudgets
from riverboat.web.records import answer_cache
from riverboat.web.records.answer_cache import AnswerCache
from tests.limits import HANG
from tests.web.api_play import open_table, play_hand, seat_players, submit_accepted
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room, run_async_test


def record_jobs(room: OpenTestRoom) -> list[str]:
    """Record the names of pool jobs from now on."""
    jobs: list[str] = []
    pool, run_job = room.app_state.worker_pool, room.app_state.worker_pool.run

    async def record_run(
        client: str, function: Callable[..., Any], *args: Any, **extra: Any
    ) -> Any:
        jobs.append(function.__name__)
        return await run_job(client, function, *args, **extra)

    pool.run = record_run  # type: ignore[method-assign]
    return jobs


async def play_two_hands(room: OpenTestRoom) -> tuple[Visitor, Visitor, str]:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    table = await open_table(ann)
    await seat_players(table, ann, bob)
    for _ in range(2):
        await play_hand(room, table, ann, ann, bob)
    return ann, bob, table


@pytest.mark.parametrize("path", ["hands.zip", "hands.txt", "hands.json"])
def test_session_files_are_cached_until_next_hand(path: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, table = await play_two_hands(room)
            file_path = f"/api/tables/{table}/{path}"
            first_response = await ann.get(file_path)
            assert first_response.status_code == 200
            jobs = record_jobs(room)
            second_response = await ann.get(file_path)
            assert (second_response.content, second_response.headers["etag"]) == (
                first_response.content,
                first_response.headers["etag"],
            )
            etag_header = {"If-None-Match": first_response.headers["etag"]}
            cached_response = await ann.http.get(file_path, headers=etag_header)
            assert (cached_response.status_code, cached_response.content) == (304, b"")
            assert jobs == []
            other_response = await bob.http.get(file_path, headers=etag_header)
            assert other_response.status_code == 200, "of another player it is another file"
            assert jobs
            await play_hand(room, table, ann, ann, bob)
            next_hand_response = await ann.http.get(file_path, headers=etag_header)
            assert next_hand_response.status_code == 200
            assert next_hand_response.headers["etag"] != first_response.headers["etag"]
            assert next_hand_response.content != first_response.content

    run_async_test(run_scenario)


def test_session_file_changes_when_delay_passes() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, delay=60)
            await seat_players(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            room.clock.advance(61)
            stranger, path = room.visitor(), f"/api/tables/{table}/hands.txt"
            first_response = await stranger.get(path)
            await play_hand(room, table, ann, ann, bob)
            unchanged_response = await stranger.get(path)
            assert unchanged_response.headers["etag"] == first_response.headers["etag"]
            room.clock.advance(61)
            delayed_response = await stranger.get(path)
            assert delayed_response.text.count("PokerStars Hand #") == 2
            assert delayed_response.headers["etag"] != first_response.headers["etag"]

    run_async_test(run_scenario)


def test_voluntary_show_invalidates_session_file() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, table = await play_two_hands(room)
            await submit_accepted(ann, table, do="begin")
            chair = room.room.task(table).view().to_act[0]
            folding_player, winning_player = (ann, bob) if chair == 1 else (bob, ann)
            await submit_accepted(folding_player, table, do="fold")
            path = f"/api/tables/{table}/hands.ohh"
            response_before = await folding_player.get(path)
            await submit_accepted(winning_player, table, do="show")
            response_after = await folding_player.get(path)
            assert response_before.headers["etag"] != response_after.headers["etag"]
            assert len(response_after.text) > len(response_before.text)

    run_async_test(run_scenario)


def test_data_export_is_cached_until_data_change() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, table = await play_two_hands(room)
            first_response = await ann.get("/api/me/data")
            [own_table] = first_response.json()["tables"]
            assert (own_table["id"], own_table["hands"]) == (table, [1, 2])
            worker_jobs, balance_reads = record_jobs(room), record_balance_reads(room)
            second_response = await ann.get("/api/me/data")
            assert second_response.content == first_response.content
            etag_header = {"If-None-Match": first_response.headers["etag"]}
            assert (await ann.http.get("/api/me/data", headers=etag_header)).status_code == 304
            assert (worker_jobs, balance_reads) == ([], [])
            await ann.post("/api/notes", about="Bob", text="calls")
            response_with_note = await ann.http.get("/api/me/data", headers=etag_header)
            assert [note["text"] for note in response_with_note.json()["notes"]] == ["calls"]
            assert balance_reads == [], "no table has changed"
            await play_hand(room, table, ann, ann, bob)
            [own_table] = (await ann.get("/api/me/data")).json()["tables"]
            assert own_table["hands"] == [1, 2, 3]

    run_async_test(run_scenario)


def record_balance_reads(room: OpenTestRoom) -> list[str]:
    """Record the streams whose balances are read from now on."""
    streams: list[str] = []
    store = room.app_state.store
    read_balances = store.balances

    async def read_and_record(stream: str = "") -> dict[str, int]:
        streams.append(stream)
        return await read_balances(stream)

    store.balances = read_and_record  # type: ignore[method-assign]
    return streams


def test_statistics_are_cached_for_same_hands() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, table = await play_two_hands(room)
            first_response = await ann.get("/api/me/statistics")
            jobs = record_jobs(room)
            second_response = await ann.get("/api/me/statistics")
            assert second_response.content == first_response.content
            assert jobs == []
            await play_hand(room, table, ann, ann, bob)
            assert (await ann.get("/api/me/statistics")).json()["whole"]["hands"] == 3
            assert jobs

    run_async_test(run_scenario)


def test_statistics_work_is_charged_to_requesting_account() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, _ = await play_two_hands(room)
            charged_seconds: list[float] = []
            budget = room.app_state.budgets.budget_of_account("Ann")
            original_charge = type(budget).charge

            def record_charge(self: Any, seconds: float) -> None:
                if self is budget:
                    charged_seconds.append(seconds)
                original_charge(self, seconds)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(type(budget), "charge", record_charge)
                patch.setattr(
                    "riverboat.web.records.player_hands._add_and_measure_seconds",
                    lambda add_records, added_records: add_records(added_records) or 1.25,
                )
                await ann.get("/api/me/statistics")
            assert charged_seconds.count(1.25) >= 1

    run_async_test(run_scenario)


def test_background_work_leaves_half_the_burst() -> None:
    async def run_scenario() -> None:
        clock_seconds = [0.0]
        budgets = ProcessorBudgets(make_limits_with_burst(), lambda: clock_seconds[0])
        budget = budgets.budget_of_account("Ann")
        budget.charge(1.4)
        await asyncio.wait_for(budget.wait_until_half_full(), HANG)
        budget.charge(0.2)
        resting_task = asyncio.create_task(budget.wait_until_half_full())
        await asyncio.sleep(0.01)
        assert not resting_task.done()
        assert budget.can_admit, "requests go on meanwhile"
        clock_seconds[0] += 2
        await asyncio.wait_for(resting_task, HANG)

    run_async_test(run_scenario)


def make_limits_with_burst() -> Any:
    from riverboat.web.server_config import ClientLimits

    return ClientLimits(cpu_ms_per_second=100, cpu_burst_ms=3000)


async def make_body(size: int) -> tuple[bytes]:
    return (bytes(size),)


def test_response_cache_is_bounded_and_expires() -> None:
    async def run_scenario() -> None:
        clock_seconds = [0.0]
        cache = AnswerCache(lambda: clock_seconds[0])
        computed_keys: list[object] = []

        async def request_answer(
            player: str, subject: object, size: int = 10, version: int = 1
        ) -> None:
            async def compute_answer() -> tuple[bytes]:
                computed_keys.append((player, subject))
                return await make_body(size)

            await cache.get(player, subject, version, compute_answer)

        for subject in range(answer_cache.MAX_ANSWERS_PER_PLAYER + 3):
            await request_answer("Ann", subject)
        assert cache.size == 10 * answer_cache.MAX_ANSWERS_PER_PLAYER
        large_size = answer_cache.MAX_BYTES // 4
        for player in "BCDEF":
            await request_answer(player, "zip", large_size)
        assert cache.size <= answer_cache.MAX_BYTES
        await request_answer("G", "zip", large_size + 1)
        count = len(computed_keys)
        await request_answer("F", "zip", large_size)
        assert len(computed_keys) == count
        await request_answer("G", "zip", large_size + 1)
        assert len(computed_keys) == count + 1, "too large to be kept"
        await request_answer("F", "zip", large_size, version=2)
        assert len(computed_keys) == count + 2
        clock_seconds[0] += answer_cache.EXPIRY_SECONDS + 1
        await request_answer("H", "zip")
        assert cache.size == 10

    run_async_test(run_scenario)


def test_concurrent_requests_share_one_computation() -> None:
    async def run_scenario() -> None:
        cache, computation_calls = AnswerCache(), list[int]()

        async def compute_answer() -> tuple[bytes]:
            computation_calls.append(1)
            await asyncio.sleep(0.01)
            return (b"x",)

        responses = await asyncio.gather(
            *[cache.get("Ann", "zip", 1, compute_answer) for _ in range(5)]
        )
        assert responses == [(b"x",)] * 5
        assert computation_calls == [1]

        async def raise_error() -> tuple[bytes]:
            raise ValueError("no disk")

        with pytest.raises(ValueError, match="no disk"):
            await cache.get("Ann", "other", 1, raise_error)
        assert await cache.get("Ann", "other", 1, compute_answer) == (b"x",)

    run_async_test(run_scenario)
