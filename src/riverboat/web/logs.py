"""Structured logs: one JSON object a line. No bodies, no cookies, no query strings, no cards."""

from __future__ import annotations

import logging
from typing import Any

import structlog

from riverboat.web.config import ServerConfig


def configure(config: ServerConfig) -> None:
    """Let everything that is logged in this process come out in one form."""
    level = logging.getLevelNamesMapping()[config.log_level.upper()]
    last: Any = (
        structlog.processors.JSONRenderer()
        if config.log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=False,
    )
