"""The Chromium of a process is closed when its last test is over."""

from collections.abc import Iterator

import pytest

from tests.browser.pages import close_browser


@pytest.fixture(scope="session", autouse=True)
def closed_at_the_end() -> Iterator[None]:
    yield
    close_browser()
