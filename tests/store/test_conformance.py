"""Conformance of each store: in memory, in a SQLite file, on a PostgreSQL server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.conformance import Conformance
from tests.store.places import Place, ready_place


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Return a migrated location; creation of stores is tested elsewhere."""
    with ready_place(request.param, tmp_path) as place:
        yield place


class TestEveryStore(Conformance):
    """The conformance tests on every backend."""
