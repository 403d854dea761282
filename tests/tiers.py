"""Fixture that runs a test in both kernel tiers."""

from collections.abc import Iterator

import pytest

from riverboat.kernel import tier as tiers


@pytest.fixture(params=["c", "numpy"])
def tier(request: pytest.FixtureRequest) -> Iterator[tiers.Tier]:
    """Run a test in each kernel tier."""
    if request.param not in tiers.TIERS:
        pytest.skip(tiers.BUILD_HINT)
    with tiers.use_tier(request.param):
        yield request.param
