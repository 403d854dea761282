"""The cluster clock: all nodes follow the database, whatever their own clocks show."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from riverboat.service.cluster.cluster_clock import ClusterClock
from riverboat.service.cluster.held_leases import monotonic_seconds
from tests.cluster.cluster_nodes import (
    empty_database,
    open_nodes,
    open_table,
    run_steps,
    wait_until,
)

TEN_MINUTES_MS = 600_000


def test_clock_follows_most_precise_sample() -> None:
    cluster_clock = ClusterClock()
    started_at = monotonic_seconds()
    cluster_clock.synchronize(5_000_000, started_at, started_at + 0.2)
    assert cluster_clock() == pytest.approx(
        5_000_000 + 1000 * (monotonic_seconds() - started_at) - 100, abs=20
    )
    # An answer that took two seconds does not know better, and one that was quick does.
    cluster_clock.synchronize(5_000_500, started_at - 1, started_at + 1)
    assert cluster_clock() == pytest.approx(
        5_000_000 + 1000 * (monotonic_seconds() - started_at) - 100, abs=20
    )
    cluster_clock.synchronize(5_000_090, started_at, started_at + 0.01)
    assert cluster_clock() == pytest.approx(
        5_000_090 + 1000 * (monotonic_seconds() - started_at) - 10, abs=20
    )


def test_small_clock_correction_does_not_go_back() -> None:
    cluster_clock = ClusterClock()
    started_at = monotonic_seconds()
    cluster_clock.synchronize(5_000_000, started_at - 0.1, started_at)
    time_before = cluster_clock()
    cluster_clock.synchronize(
        4_999_940, started_at - 0.01, started_at
    )  # it was some forty milliseconds too late
    assert time_before <= cluster_clock() < time_before + 20
    cluster_clock.synchronize(
        4_000_000, started_at - 0.01, started_at
    )  # the database's own clock was set
    assert cluster_clock() == pytest.approx(
        4_000_000 + 1000 * (monotonic_seconds() - started_at), abs=30
    )


def test_wrong_node_clock_has_no_effect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_scenario(url: str) -> None:
        real_time_ns = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real_time_ns() + TEN_MINUTES_MS * 1_000_000)
        async with open_nodes(tmp_path, url, "a", "b") as (node_a, node_b):
            now = (
                real_time_ns() // 1_000_000
            )  # the database is on this machine, with the right time
            assert abs(node_a.clock() - now) < 5_000
            assert abs(node_b.clock() - node_a.clock()) < 1_000
            task = await open_table(node_a)
            monkeypatch.setattr(
                time, "time_ns", lambda: real_time_ns() - TEN_MINUTES_MS * 1_000_000
            )
            await wait_until(lambda: task.view().hand_number > 2)
            times = [record.at for record in await node_a.store.read(f"table/{task.id}")]
            assert times == sorted(times)
            assert times[-1] - times[0] < TEN_MINUTES_MS / 2
            assert now - 5_000 < times[0] < times[-1] < real_time_ns() // 1_000_000 + 5_000

    with empty_database() as url:
        run_steps(run_scenario(url))
