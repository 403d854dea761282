"""The table-opening benchmark on a short log."""

from __future__ import annotations

import asyncio

import pytest

from bench.opening import measure_opening

UNREACHABLE_URL = "postgresql://nobody@127.0.0.1:1/none"


@pytest.mark.landing
def test_table_opens_with_and_without_checkpoint() -> None:
    figures = asyncio.run(measure_opening(1300, 3, UNREACHABLE_URL))
    assert list(figures["opened"]) == ["SQLite"], "there is no server"
    full_log_figures, checkpoint_figures = figures["opened"]["SQLite"].values()
    assert (
        full_log_figures["records"]
        == full_log_figures["replayed"]
        == checkpoint_figures["records"]
        >= 1300
    )
    assert 0 < checkpoint_figures["replayed"] < full_log_figures["replayed"]
    assert 1000 < figures["checkpoint"]["bytes"] < 100_000
    assert figures["checkpoint"]["written_us"] > 0
