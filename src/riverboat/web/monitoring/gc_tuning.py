"""Python's search for cycles, kept from making everybody wait.

A full search looks at everything that a room holds: with a thousand people at its tables that takes
a quarter of a second, in which nobody is answered, and it comes again and again while a room fills.
What has been looked at once is put aside, so that the next search is short; now and then everything
is looked at, so that no cycle is kept for ever.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

FULL_COLLECTION_SECONDS: Final = 1_800.0
"""Seconds between two searches through everything."""
_YOUNG_THRESHOLD: Final = 20_000
"""Objects more than before, at which the young ones are searched: an action makes hundreds, and
hardly a cycle."""
_OLDEST_GENERATION: Final = 2
"""The generation of which a search is a full one."""


def _freeze_survivors(phase: str, about: dict[str, int]) -> None:
    if phase == "stop" and about["generation"] == _OLDEST_GENERATION:
        gc.freeze()


@contextmanager
def frozen_gc() -> Iterator[None]:
    """Everything that survives a full search is put aside, for as long as a room is open."""
    gc.collect()
    gc.freeze()
    gc.callbacks.append(_freeze_survivors)
    usual = gc.get_threshold()
    gc.set_threshold(_YOUNG_THRESHOLD, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.callbacks.remove(_freeze_survivors)
        gc.unfreeze()


async def collect_periodically(interval_seconds: float = FULL_COLLECTION_SECONDS) -> None:
    """Now and then look at everything again."""
    while True:
        await asyncio.sleep(interval_seconds)
        gc.unfreeze()
        gc.collect()
