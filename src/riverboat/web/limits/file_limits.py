"""File descriptors: each connection takes one, and a process has a limit of them."""

from __future__ import annotations

from typing import Final

import structlog

log = structlog.get_logger(__name__)

RESERVED_DESCRIPTORS: Final = 96
"""File descriptors for the store, the logs and the pages."""


def raise_file_limit(connection_count: int) -> None:
    """Raise the file limit to the number of connections, or log that it cannot be raised."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft_limit, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted_limit = connection_count + RESERVED_DESCRIPTORS
    if soft_limit == resource.RLIM_INFINITY or soft_limit >= wanted_limit:
        return
    allowed_limit = (
        wanted_limit if hard_limit == resource.RLIM_INFINITY else min(wanted_limit, hard_limit)
    )
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed_limit, hard_limit))
    except (OSError, ValueError):
        allowed_limit = soft_limit
    if allowed_limit < wanted_limit:
        log.warning(
            "few files",
            allowed=allowed_limit,
            wanted=wanted_limit,
            connections=max_connections(connection_count),
        )


def max_connections(connection_count: int) -> int:
    """Return the number of connections that file descriptors allow, at most *connection_count*."""
    try:
        import resource
    except ImportError:
        return connection_count
    soft_limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft_limit == resource.RLIM_INFINITY:
        return connection_count
    return min(connection_count, max(soft_limit // 2, soft_limit - RESERVED_DESCRIPTORS))
