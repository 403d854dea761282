"""Fixtures for stores: ``location`` runs a test on three backends, ``database`` on two."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.store_locations import StoreLocation, empty_location, empty_schema


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def location(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[StoreLocation]:
    with empty_location(request.param, tmp_path) as location:
        yield location


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[StoreLocation]:
    with empty_location(request.param, tmp_path) as location:
        yield location


@pytest.fixture
def server() -> Iterator[str]:
    with empty_schema() as url:
        yield url
