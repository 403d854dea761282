"""Player latency amid expensive requests; ``make soak`` has strict bounds and 5,000 strangers."""

from __future__ import annotations

import asyncio

import pytest

from tests.soak.crowd import expensive, figures, served


@pytest.mark.landing
def test_a_player_is_answered_while_one_address_asks_for_what_is_expensive() -> None:
    with served() as (port, server):
        _, found = asyncio.run(
            figures(port, server, expensive, 20, least=3, alone_for=0.5, hands=10)
        )
    assert found.p99 < 1_000, found
    assert found.ready[-1] < 2, found
    assert found.memory < 100, found
    assert found.returns, found
