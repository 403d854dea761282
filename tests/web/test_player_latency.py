"""Player latency amid expensive requests; ``make soak`` has strict bounds and 5,000 strangers."""

from __future__ import annotations

import asyncio

import pytest

from tests.soak.crowd import measure, running_server, send_expensive_requests


@pytest.mark.landing
def test_player_latency_during_expensive_requests() -> None:
    with running_server() as (port, server):
        _, found = asyncio.run(
            measure(port, server, send_expensive_requests, 20, least=3, alone_for=0.5, hands=10)
        )
    assert found.p99 < 1_000, found
    assert found.ready[-1] < 2, found
    assert found.memory < 100, found
    assert found.returns, found
