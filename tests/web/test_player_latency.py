"""Player latency amid expensive requests; ``make soak`` has strict bounds and 5,000 strangers."""

from __future__ import annotations

import asyncio

import pytest

from tests.soak.crowd import measure_crowd, running_server, send_expensive_requests


@pytest.mark.landing
def test_expensive_requests_leave_player_latency_low() -> None:
    with running_server() as (port, server):
        _, latency_figures = asyncio.run(
            measure_crowd(
                port, server, send_expensive_requests, 20, min_seconds=3, idle_seconds=0.5, hands=10
            )
        )
    assert latency_figures.p99 < 1_000, latency_figures
    assert latency_figures.readiness_seconds[-1] < 2, latency_figures
    assert latency_figures.memory_growth_mb < 100, latency_figures
    assert latency_figures.reconnect_seconds, latency_figures
