"""Garbage collection, tuned so that no client has to wait for it.

A full collection visits every object of a room: with a thousand people at its tables that takes a
quarter of a second in which no request is answered, and it recurs while a room fills. Objects
that have survived once are frozen, so that the next collection is short; now and then all are
collected again, so that no cycle is kept for ever.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

FULL_COLLECTION_SECONDS: Final = 1_800.0
"""Seconds between two full collections."""
_YOUNG_THRESHOLD: Final = 20_000
"""Number of new objects at which the young generation is collected.

An action creates hundreds of objects, and hardly a cycle.
"""
_OLDEST_GENERATION: Final = 2
"""The generation whose collection is a full one."""


def _freeze_survivors(phase: str, gc_info: dict[str, int]) -> None:
    if phase == "stop" and gc_info["generation"] == _OLDEST_GENERATION:
        gc.freeze()


@contextmanager
def frozen_gc() -> Iterator[None]:
    """Freeze all objects that survive a full collection, for as long as a room is open."""
    gc.collect()
    gc.freeze()
    gc.callbacks.append(_freeze_survivors)
    old_thresholds = gc.get_threshold()
    gc.set_threshold(_YOUNG_THRESHOLD, *old_thresholds[1:])
    try:
        yield
    finally:
        gc.set_threshold(*old_thresholds)
        gc.callbacks.remove(_freeze_survivors)
        gc.unfreeze()


async def collect_periodically(interval_seconds: float = FULL_COLLECTION_SECONDS) -> None:
    """Run a full garbage collection once per *interval_seconds*."""
    while True:
        await asyncio.sleep(interval_seconds)
        gc.unfreeze()
        gc.collect()
