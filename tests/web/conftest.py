"""What is logged in these tests goes nowhere, unless a test looks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    # Nor is it laid out for a terminal, which takes a tenth of what these tests do.
    structlog.configure(processors=[], logger_factory=structlog.ReturnLoggerFactory())
    yield
    structlog.reset_defaults()
