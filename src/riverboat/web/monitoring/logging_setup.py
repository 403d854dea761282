"""Structured logs: one JSON object a line. No bodies, no cookies, no query strings, no cards."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from typing import Any, Final

import structlog
from structlog.typing import EventDict, WrappedLogger

from riverboat.web.limits.rate_limit import MonotonicClock, TokenBucket
from riverboat.web.server_config import ServerConfig

_MAX_LIMITED_KINDS: Final = 1_000
_PROBLEM_LEVELS: Final = ("warning", "error", "critical", "exception")


class LogRateLimiter:
    """A filter that drops similar log lines above a rate.

    The next line that is logged has the number of dropped lines in ``left_out``.


    A log entry with a traceback is long, and the same error may recur a thousand times a second,
    for example if a process has too many open files, or a client floods the room with bad requests.
    """

    def __init__(self, clock: MonotonicClock = time.monotonic) -> None:
        self._clock = clock
        self._bucket_by_kind: OrderedDict[tuple[object, ...], tuple[TokenBucket, list[int]]] = (
            OrderedDict()
        )

    def __call__(self, _: WrappedLogger, method: str, log_entry: EventDict) -> EventDict:
        entry_kind = (
            method,
            log_entry.get("event"),
            log_entry.get("status"),
            log_entry.get("table"),
        )
        bucket_and_dropped_count = self._bucket_by_kind.get(entry_kind)
        if bucket_and_dropped_count is None:
            rate, capacity = (2, 20) if method in _PROBLEM_LEVELS else (100, 500)
            bucket_and_dropped_count = self._bucket_by_kind[entry_kind] = (
                TokenBucket(rate, capacity, self._clock),
                [0],
            )
        self._bucket_by_kind.move_to_end(entry_kind)
        if len(self._bucket_by_kind) > _MAX_LIMITED_KINDS:
            self._bucket_by_kind.popitem(last=False)
        bucket, dropped_count = bucket_and_dropped_count
        if not bucket.try_consume():
            dropped_count[0] += 1
            raise structlog.DropEvent
        if dropped_count[0]:
            log_entry["left_out"], dropped_count[0] = dropped_count[0], 0
        return log_entry


class _StdlibLogHandler(logging.Handler):
    """A handler that renders the log records of libraries in our own format."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log a library's record; similar lines are those with one unformatted message."""
        level_name = record.levelname.lower()
        log = structlog.get_logger(record.name)
        log_method = getattr(log, level_name if level_name in _PROBLEM_LEVELS else "info")
        message_template = str(record.msg).partition("\n")[0][:200]
        extra_fields = {"text": record.getMessage()[:1000]} if record.args else {}
        log_method(message_template, source=record.name, exc_info=record.exc_info, **extra_fields)


def configure(config: ServerConfig) -> None:
    """Configure all logging of this process to use one format."""
    level = logging.getLevelNamesMapping()[config.log_level.upper()]
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if config.log_format == "json"
        else structlog.dev.ConsoleRenderer(
            colors=False, exception_formatter=structlog.dev.plain_traceback
        )
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            LogRateLimiter(),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=False,
    )
    root_logger = logging.getLogger()
    for old_handler in [
        handler for handler in root_logger.handlers if isinstance(handler, _StdlibLogHandler)
    ]:
        root_logger.removeHandler(old_handler)
    root_logger.addHandler(_StdlibLogHandler(max(level, logging.WARNING)))
