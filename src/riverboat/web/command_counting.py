"""Counts of answered commands in the metrics.

Each node counts the answers that it sends itself: ``ClientSession`` those to sockets, and
``count_command_outcome`` those to HTTP requests. A forwarded command is counted by the node that
holds its table.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from riverboat.web.monitoring.metrics import Metrics


def count_command(
    metrics: Metrics, command: Struct, *, is_accepted: bool, prefix: str = ""
) -> None:
    """Count an answered command under its wire name, with *prefix* before it."""
    tag = f"{prefix}{type(command).__struct_config__.tag}"
    metrics.count_command(tag, is_accepted=is_accepted)


@contextmanager
def count_command_outcome(metrics: Metrics, command: Struct, prefix: str = "") -> Iterator[None]:
    """Count a command as refused if the block raises an exception, and else as accepted."""
    try:
        yield
    except Exception:
        count_command(metrics, command, is_accepted=False, prefix=prefix)
        raise
    count_command(metrics, command, is_accepted=True, prefix=prefix)
