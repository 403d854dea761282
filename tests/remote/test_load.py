"""The load generator: its measurements, and its end."""

from __future__ import annotations

import json

import pytest

from riverboat.remote import load as loading
from riverboat.remote.delivery_times import DeliveryTimes
from riverboat.remote.load import load
from riverboat.remote.load_plan import LoadPlan, Measured
from riverboat.remote.room_http import RoomRefused
from tests.remote.fake_server import FakeServer, run_scene
from tests.remote.simulated_room import SimulatedRoom


def test_action_time_ends_with_last_delivery() -> None:
    times = DeliveryTimes(players=3)
    times.start_action("a", at=10.0)
    times.record_answer("a", seq=7)
    for player, at in ((0, 10.1), (2, 10.3), (1, 10.2)):
        assert times.elapsed_seconds == []
        times.record_delivery(player, 7, at)
    assert times.elapsed_seconds == [pytest.approx(0.3)]
    assert times.pending_actions == {}


def test_deliveries_before_reply_count() -> None:
    times = DeliveryTimes(players=2)
    times.start_action("a", at=1.0)
    times.record_delivery(0, 6, 1.1)  # of another action
    times.record_delivery(0, 7, 1.4)
    times.record_delivery(1, 8, 1.2)
    times.record_answer("a", seq=7)
    assert times.elapsed_seconds == [pytest.approx(0.4)]


def test_first_delivery_per_player_counts() -> None:
    times = DeliveryTimes(players=1)
    times.start_action("a", at=1.0)
    times.record_delivery(0, 9, 1.1)
    times.record_delivery(0, 10, 5.0)
    times.record_answer("a", seq=7)
    assert times.elapsed_seconds == [pytest.approx(0.1)]


def test_overlapping_actions_are_timed() -> None:
    times = DeliveryTimes(players=2)
    times.start_action("a", at=1.0)
    times.record_answer("a", seq=5)
    times.record_delivery(0, 5, 1.1)
    times.start_action("b", at=1.1)
    times.record_answer("b", seq=6)
    times.record_delivery(0, 6, 1.3)
    times.record_delivery(1, 5, 1.4)
    times.record_delivery(1, 6, 1.5)
    assert times.elapsed_seconds == [pytest.approx(0.4), pytest.approx(0.4)]


def test_rejected_actions_are_counted_not_timed() -> None:
    times = DeliveryTimes(players=1)
    times.start_action("a", at=1.0)
    times.record_answer("a", seq=0)
    times.record_answer("of a sit", seq=3)
    assert (times.rejected_count, times.elapsed_seconds, times.pending_actions) == (1, [], {})


def large_room() -> SimulatedRoom:
    return SimulatedRoom("no-limit hold'em 1/2", buy_in={"least": 1, "most": 0}, chairs=10)


def test_load_fills_table_and_measures() -> None:
    async def run_scenario(server: FakeServer) -> None:
        wanted_plan = LoadPlan(url=server.url, players=4, seconds=10, warm=0, actions=40)
        measured = await load(wanted_plan)
        assert measured.actions >= 40
        assert measured.seconds < 10
        assert measured.deliveries == 4 * measured.actions
        assert 0 < measured.p50 <= measured.p99 <= measured.most
        assert (measured.lost, measured.refused) == (0, 0)
        assert measured.hands > 0
        assert json.loads(server.asked[0])["between"] == 0

    run_scene(run_scenario, large_room())


def test_load_ends_after_its_duration() -> None:
    async def run_scenario(server: FakeServer) -> None:
        measured = await load(LoadPlan(url=server.url, players=2, seconds=0.2, warm=0, pace=60))
        assert measured.actions == 0
        assert measured.p99 == 0
        assert measured.seconds == pytest.approx(0.2, abs=0.2)

    run_scene(run_scenario, large_room())


def test_load_on_unreachable_room_is_refused() -> None:
    async def run_scenario(server: FakeServer) -> None:
        with pytest.raises(RoomRefused, match="does not answer"):
            await load(LoadPlan(url="http://127.0.0.1:9"))

    run_scene(run_scenario)


def test_load_command_prints_one_json_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plans: list[LoadPlan] = []

    async def measure(wanted: LoadPlan) -> Measured:
        plans.append(wanted)
        names = Measured.__struct_fields__
        return Measured(**dict.fromkeys(names, 0))

    monkeypatch.setattr(loading, "load", measure)
    hosts = ["http://127.0.0.1:8000", "http://127.0.0.1:8001"]
    loading.main([*hosts, "--tables", "3", "--pace", "1.5", "--signals", "17", "18"])
    wanted_plan = LoadPlan(url=hosts[0], others=(hosts[1],), tables=3, pace=1.5, signals=(17, 18))
    assert plans == [wanted_plan]
    assert [wanted_plan.url_for(number) for number in range(4)] == hosts * 2
    (line,) = capsys.readouterr().out.splitlines()
    assert set(json.loads(line)) == set(Measured.__struct_fields__)
