"""Draining a node interrupts no hand; ``tests.soak.drain`` does it with a hundred tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.draining import hand_over
from tests.cluster.hosts import database, run
from tests.thorough import many

TABLES = many(20, 100)


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


@pytest.mark.long
@pytest.mark.timeout(400)
def test_a_host_that_ends_hands_its_tables_over_between_hands(url: str, tmp_path: Path) -> None:
    async def steps() -> None:
        await hand_over(tmp_path, url, TABLES)

    run(steps(), 380)
