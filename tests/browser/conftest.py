"""Closes the Chromium of this process after its last test."""

from collections.abc import Iterator

import pytest

from tests.browser.pages import close_browser


@pytest.fixture(scope="session", autouse=True)
def closed_at_the_end() -> Iterator[None]:
    yield
    close_browser()
