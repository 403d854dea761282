"""Closes the Chromium of this process after its last test."""

from collections.abc import Iterator

import pytest

from tests.browser.browser_players import close_browser


@pytest.fixture(scope="session", autouse=True)
def close_browser_at_end() -> Iterator[None]:
    yield
    close_browser()
