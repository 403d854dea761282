"""Send queues: frames that leave together, and slow consumers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from riverboat.service.publisher.send_queue import SendQueue, SlowConsumer


def _written(
    outbox: SendQueue, reads: Callable[[], bool] = lambda: True
) -> list[tuple[bytes, ...]]:
    """Record the writes to a client, while it *reads*."""
    pieces: list[tuple[bytes, ...]] = []

    def straight(*frames: bytes) -> bool:
        if reads():
            pieces.append(frames)
        return reads()

    outbox.try_write = straight
    return pieces


def test_what_is_held_leaves_in_one_piece_and_in_its_order() -> None:
    outbox = SendQueue()
    pieces = _written(outbox)
    outbox.put(b"before")
    outbox.cork()
    outbox.put(b"update")
    outbox.put(b"answer")
    assert pieces == [(b"before",)]
    outbox.uncork()
    outbox.put(b"after")
    assert pieces == [(b"before",), (b"update", b"answer"), (b"after",)]


def test_nothing_held_is_nothing_written() -> None:
    outbox = SendQueue()
    pieces = _written(outbox)
    outbox.cork()
    outbox.uncork()
    outbox.uncork()  # a second uncork has no effect
    assert pieces == []


def test_who_is_behind_finds_what_was_held_after_what_waited() -> None:
    async def session() -> list[bytes]:
        reads = False
        outbox = SendQueue()
        pieces = _written(outbox, lambda: reads)
        outbox.put(b"first")
        outbox.cork()
        outbox.put(b"update")
        outbox.put(b"answer")
        reads = True  # but earlier frames are still queued
        outbox.uncork()
        assert not pieces
        return await outbox.take_all()

    assert asyncio.run(session()) == [b"first", b"update", b"answer"]


def test_nothing_overtakes_what_is_on_its_way() -> None:
    async def session() -> list[bytes]:
        reads = False
        outbox = SendQueue()
        pieces = _written(outbox, lambda: reads)
        outbox.put(b"first")
        assert await outbox.take_all() == [b"first"]
        reads = True  # from now on, but the first frame is not written yet
        outbox.put(b"second")
        outbox.cork()
        outbox.put(b"third")
        outbox.uncork()
        assert not pieces
        rest = await outbox.take_all()
        writes = asyncio.ensure_future(outbox.take_all())
        await asyncio.sleep(0)
        outbox.put(b"fourth")
        assert pieces == [(b"fourth",)]
        writes.cancel()
        return rest

    assert asyncio.run(session()) == [b"second", b"third"]


def test_what_is_held_is_put_as_the_client_reads_it() -> None:
    outbox = SendQueue(transcode=bytes.upper)
    pieces = _written(outbox)
    outbox.cork()
    outbox.put(b"update")
    outbox.uncork()
    assert pieces == [(b"UPDATE",)]


def test_who_is_given_up_is_told_nothing_that_was_held() -> None:
    async def session() -> None:
        outbox = SendQueue(max_frames=1)
        pieces = _written(outbox)
        outbox.cork()
        outbox.put(b"update")
        outbox.close()
        outbox.uncork()
        assert not pieces
        with pytest.raises(SlowConsumer):
            await outbox.take_all()

    asyncio.run(session())


def test_what_is_held_counts_when_it_is_too_much() -> None:
    outbox = SendQueue(max_frames=1)
    outbox.cork()
    outbox.put(b"update")
    outbox.put(b"answer")
    assert not outbox.is_closed
    outbox.uncork()
    assert outbox.is_closed
