"""The two tiers of the kernel, as a fixture of whoever tests in both."""

from collections.abc import Iterator

import pytest

from riverboat.kernel import tier as tiers


@pytest.fixture(params=["c", "numpy"])
def tier(request: pytest.FixtureRequest) -> Iterator[tiers.Tier]:
    """Each tier in turn; the one that computes while the test runs."""
    if request.param not in tiers.TIERS:
        pytest.skip(tiers.HOW_TO_BUILD)
    with tiers.use_tier(request.param):
        yield request.param
