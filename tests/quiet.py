"""Fixture for tests that run a room: its log entries are dropped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def quiet_logs() -> Iterator[None]:
    """Drop log entries unless a test captures them.

    An unconfigured structlog formats each entry for a terminal. A traceback with the values of all
    variables takes a tenth of a second of CPU time.
    """
    structlog.configure(processors=[], logger_factory=structlog.ReturnLoggerFactory())
    yield
    structlog.reset_defaults()
