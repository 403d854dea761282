"""The log: one format for all sources, with a rate limit."""

from __future__ import annotations

import json
import logging
from contextlib import suppress

import pytest
import structlog

from riverboat.web.limits.file_limits import RESERVED_DESCRIPTORS, max_connections, raise_file_limit
from riverboat.web.monitoring.logging_setup import LogRateLimiter, configure
from riverboat.web.server_config import ServerConfig
from tests.web.open_rooms import ManualClock


def test_repeated_log_line_is_rate_limited_with_count() -> None:
    clock, written_events = ManualClock(), []
    rate_limiter = LogRateLimiter(clock)

    def log_event(event: str) -> None:
        with suppress(structlog.DropEvent):
            written_events.append(rate_limiter(None, "error", {"event": event}))

    for _ in range(1_000):
        log_event("no files left")
    assert len(written_events) == 20
    log_event("something else")
    assert len(written_events) == 21
    clock.advance(1)
    log_event("no files left")
    assert written_events[-1] == {"event": "no files left", "left_out": 980}


def test_library_logs_are_json_and_rate_limited(capsys: pytest.CaptureFixture[str]) -> None:
    root, handlers_before = logging.getLogger(), logging.getLogger().handlers[:]
    structlog.reset_defaults()
    configure(ServerConfig())
    try:
        for _ in range(100):
            try:
                raise OSError(24, "Too many open files")
            except OSError:
                logging.getLogger("asyncio").exception("socket.accept() failed for %s", "a socket")
        log_lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    finally:
        root.handlers[:] = handlers_before
    assert len(log_lines) == 20
    assert log_lines[0]["event"] == "socket.accept() failed for %s"
    assert log_lines[0]["source"] == "asyncio"
    assert "Too many open files" in log_lines[0]["exception"]


def test_file_limit_is_raised_for_connections() -> None:
    resource = pytest.importorskip("resource")
    soft_limit, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    lower_limit = 512 if soft_limit == resource.RLIM_INFINITY else min(soft_limit, 512)
    if hard_limit != resource.RLIM_INFINITY and hard_limit < 1_000:
        pytest.skip("this process may have very few files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (lower_limit, hard_limit))
    try:
        assert max_connections(700) < lower_limit
        raise_file_limit(700)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (
            700 + RESERVED_DESCRIPTORS,
            hard_limit,
        )
        assert max_connections(700) == 700
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft_limit, hard_limit))
