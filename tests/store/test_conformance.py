"""Conformance of each store: in memory, in a SQLite file, on a PostgreSQL server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.conformance import Conformance
from tests.store.store_locations import StoreLocation, migrated_location


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def location(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[StoreLocation]:
    """Yield the location of a store of each kind, with the current schema."""
    with migrated_location(request.param, tmp_path) as location:
        yield location


class TestEveryStore(Conformance):
    """The conformance tests on every backend."""
