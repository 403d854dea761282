"""Garbage collection: searches are short, and every cycle is freed eventually."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import suppress

import pytest

from riverboat.web.monitoring.gc_tuning import collect_periodically, frozen_gc


class SelfReference:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.mark.landing
def test_surviving_objects_are_frozen() -> None:
    with frozen_gc():
        freeze_count_before = gc.get_freeze_count()
        self_references = [SelfReference() for _ in range(1_000)]
        gc.collect()
        assert gc.get_freeze_count() >= freeze_count_before + len(self_references)
        assert len(gc.get_objects(generation=2)) < len(self_references), "the next search is short"
    assert gc.get_freeze_count() == 0


@pytest.mark.slow
def test_frozen_cycle_is_collected_later() -> None:
    async def run_scenario() -> None:
        with frozen_gc():
            cycle = SelfReference()
            gc.collect()
            cycle_reference = weakref.ref(cycle)
            del cycle
            gc.collect()
            assert cycle_reference() is not None, "nobody looks there"
            task = asyncio.create_task(collect_periodically(0.001))
            while cycle_reference() is not None:
                await asyncio.sleep(0.001)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    asyncio.run(run_scenario())
