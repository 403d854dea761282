"""Send queues: frames that leave together, and slow consumers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from riverboat.service.publisher.send_queue import LeaseExpired, SendQueue, SlowConsumer


def _record_writes(
    outbox: SendQueue, is_reading: Callable[[], bool] = lambda: True
) -> list[tuple[bytes, ...]]:
    """Record the writes to a client; it refuses them unless *is_reading* returns True."""
    writes: list[tuple[bytes, ...]] = []

    def write_if_reading(*frames: bytes) -> bool:
        if is_reading():
            writes.append(frames)
        return is_reading()

    outbox.try_write = write_if_reading
    return writes


def test_corked_frames_leave_together_in_order() -> None:
    outbox = SendQueue()
    writes = _record_writes(outbox)
    outbox.put(b"before")
    outbox.cork()
    outbox.put(b"update")
    outbox.put(b"answer")
    assert writes == [(b"before",)]
    outbox.uncork()
    outbox.put(b"after")
    assert writes == [(b"before",), (b"update", b"answer"), (b"after",)]


def test_uncork_without_frames_writes_nothing() -> None:
    outbox = SendQueue()
    writes = _record_writes(outbox)
    outbox.cork()
    outbox.uncork()
    outbox.uncork()  # a second uncork has no effect
    assert writes == []


def test_corked_frames_follow_queued_frames() -> None:
    async def run_scenario() -> list[bytes]:
        is_reading = False
        outbox = SendQueue()
        writes = _record_writes(outbox, lambda: is_reading)
        outbox.put(b"first")
        outbox.cork()
        outbox.put(b"update")
        outbox.put(b"answer")
        is_reading = True  # but earlier frames are still queued
        outbox.uncork()
        assert not writes
        return await outbox.take_all()

    assert asyncio.run(run_scenario()) == [b"first", b"update", b"answer"]


def test_new_frames_do_not_overtake_frames_in_flight() -> None:
    async def run_scenario() -> list[bytes]:
        is_reading = False
        outbox = SendQueue()
        writes = _record_writes(outbox, lambda: is_reading)
        outbox.put(b"first")
        assert await outbox.take_all() == [b"first"]
        is_reading = True  # from now on, but the first frame is not written yet
        outbox.put(b"second")
        outbox.cork()
        outbox.put(b"third")
        outbox.uncork()
        assert not writes
        remaining_frames = await outbox.take_all()
        take_task = asyncio.ensure_future(outbox.take_all())
        await asyncio.sleep(0)
        outbox.put(b"fourth")
        assert writes == [(b"fourth",)]
        take_task.cancel()
        return remaining_frames

    assert asyncio.run(run_scenario()) == [b"second", b"third"]


def test_corked_frames_are_transcoded() -> None:
    outbox = SendQueue(transcode=bytes.upper)
    writes = _record_writes(outbox)
    outbox.cork()
    outbox.put(b"update")
    outbox.uncork()
    assert writes == [(b"UPDATE",)]


def test_closed_queue_drops_corked_frames() -> None:
    async def run_scenario() -> None:
        outbox = SendQueue(max_frames=1)
        writes = _record_writes(outbox)
        outbox.cork()
        outbox.put(b"update")
        outbox.close()
        outbox.uncork()
        assert not writes
        with pytest.raises(SlowConsumer):
            await outbox.take_all()

    asyncio.run(run_scenario())


def test_frames_of_an_expired_lease_do_not_blame_the_client() -> None:
    async def run_scenario() -> None:
        outbox = SendQueue()
        outbox.put(b"update")
        outbox.close(LeaseExpired)
        with pytest.raises(LeaseExpired):
            await outbox.take_all()
        assert len(outbox) == 0

    asyncio.run(run_scenario())


def test_corked_frames_count_towards_limit() -> None:
    outbox = SendQueue(max_frames=1)
    outbox.cork()
    outbox.put(b"update")
    outbox.put(b"answer")
    assert not outbox.is_closed
    outbox.uncork()
    assert outbox.is_closed
