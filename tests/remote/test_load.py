"""The load generator: its measurements, and its end."""

from __future__ import annotations

import json

import pytest

from riverboat.remote import load
from riverboat.remote.delivery_times import DeliveryTimes
from riverboat.remote.load import run_load_test
from riverboat.remote.load_plan import LoadPlan, LoadResult
from riverboat.remote.room_http import RoomRefused
from tests.remote.fake_server import FakeServer, run_with_server
from tests.remote.simulated_room import SimulatedRoom


def test_action_time_ends_with_last_delivery() -> None:
    times = DeliveryTimes(player_count=3)
    times.start_action("a", sent_at=10.0)
    times.record_answer("a", seq=7)
    for player, received_at in ((0, 10.1), (2, 10.3), (1, 10.2)):
        assert times.elapsed_seconds == []
        times.record_delivery(player, 7, received_at)
    assert times.elapsed_seconds == [pytest.approx(0.3)]
    assert times.pending_actions == {}


def test_deliveries_before_reply_count() -> None:
    times = DeliveryTimes(player_count=2)
    times.start_action("a", sent_at=1.0)
    times.record_delivery(0, 6, 1.1)  # of another action
    times.record_delivery(0, 7, 1.4)
    times.record_delivery(1, 8, 1.2)
    times.record_answer("a", seq=7)
    assert times.elapsed_seconds == [pytest.approx(0.4)]


def test_first_delivery_per_player_counts() -> None:
    times = DeliveryTimes(player_count=1)
    times.start_action("a", sent_at=1.0)
    times.record_delivery(0, 9, 1.1)
    times.record_delivery(0, 10, 5.0)
    times.record_answer("a", seq=7)
    assert times.elapsed_seconds == [pytest.approx(0.1)]


def test_overlapping_actions_are_timed() -> None:
    times = DeliveryTimes(player_count=2)
    times.start_action("a", sent_at=1.0)
    times.record_answer("a", seq=5)
    times.record_delivery(0, 5, 1.1)
    times.start_action("b", sent_at=1.1)
    times.record_answer("b", seq=6)
    times.record_delivery(0, 6, 1.3)
    times.record_delivery(1, 5, 1.4)
    times.record_delivery(1, 6, 1.5)
    assert times.elapsed_seconds == [pytest.approx(0.4), pytest.approx(0.4)]


def test_rejected_actions_are_counted_not_timed() -> None:
    times = DeliveryTimes(player_count=1)
    times.start_action("a", sent_at=1.0)
    times.record_answer("a", seq=0)
    times.record_answer("of a sit", seq=3)
    assert (times.rejected_count, times.elapsed_seconds, times.pending_actions) == (1, [], {})


def make_large_room() -> SimulatedRoom:
    return SimulatedRoom("no-limit hold'em 1/2", buy_in={"least": 1, "most": 0}, chairs=10)


def test_load_fills_table_and_measures() -> None:
    async def run_scenario(server: FakeServer) -> None:
        plan = LoadPlan(url=server.url, players=4, seconds=10, warm_up_seconds=0, actions=40)
        load_result = await run_load_test(plan)
        assert load_result.actions >= 40
        assert load_result.seconds < 10
        assert load_result.deliveries == 4 * load_result.actions
        assert 0 < load_result.p50_ms <= load_result.p99_ms <= load_result.max_ms
        assert (load_result.lost_connections, load_result.rejected_count) == (0, 0)
        assert load_result.hands > 0
        assert json.loads(server.request_texts[0])["between"] == 0

    run_with_server(run_scenario, make_large_room())


def test_load_ends_after_its_duration() -> None:
    async def run_scenario(server: FakeServer) -> None:
        load_result = await run_load_test(
            LoadPlan(url=server.url, players=2, seconds=0.2, warm_up_seconds=0, pace=60)
        )
        assert load_result.actions == 0
        assert load_result.p99_ms == 0
        assert load_result.seconds == pytest.approx(0.2, abs=0.2)

    run_with_server(run_scenario, make_large_room())


def test_load_on_unreachable_room_is_refused() -> None:
    async def run_scenario(server: FakeServer) -> None:
        with pytest.raises(RoomRefused, match="does not answer"):
            await run_load_test(LoadPlan(url="http://127.0.0.1:9"))

    run_with_server(run_scenario)


def test_load_command_prints_one_json_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    recorded_plans: list[LoadPlan] = []

    async def record_plan(plan: LoadPlan) -> LoadResult:
        recorded_plans.append(plan)
        result_fields = LoadResult.__struct_fields__
        return LoadResult(**dict.fromkeys(result_fields, 0))

    monkeypatch.setattr(load, "run_load_test", record_plan)
    urls = ["http://127.0.0.1:8000", "http://127.0.0.1:8001"]
    load.main([*urls, "--tables", "3", "--pace", "1.5", "--signals", "17", "18"])
    expected_plan = LoadPlan(
        url=urls[0], other_urls=(urls[1],), tables=3, pace=1.5, process_ids=(17, 18)
    )
    assert recorded_plans == [expected_plan]
    assert [expected_plan.url_for(player_number) for player_number in range(4)] == urls * 2
    (line,) = capsys.readouterr().out.splitlines()
    assert set(json.loads(line)) == set(LoadResult.__struct_encode_fields__)
