"""Draining a node interrupts no hand; ``tests.soak.drain`` does it with a hundred tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.cluster_nodes import empty_database, run_steps
from tests.cluster.drain_scenario import drain_node
from tests.thorough import example_count

TABLE_COUNT = example_count(20, 100)


@pytest.fixture
def database_url() -> Iterator[str]:
    with empty_database() as database:
        yield database


@pytest.mark.long
@pytest.mark.timeout(400)
def test_stopping_node_drains_tables_between_hands(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        await drain_node(tmp_path, database_url, TABLE_COUNT)

    run_steps(run_scenario(), 380)
