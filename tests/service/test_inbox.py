"""The inbox of a table: order, batch limit, and pending replies."""

from __future__ import annotations

import asyncio

import pytest

from riverboat.service.task.inbox import Inbox, TableGone
from riverboat.service.task.table_messages import Notify
from riverboat.wire.messages import Accepted
from tests.service.room_tables import run

NOTIFY_MESSAGE = Notify(lambda: None)


def test_messages_are_taken_in_order_in_limited_batches() -> None:
    async def run_scenario() -> None:
        inbox = Inbox()
        messages = [Notify(lambda number=number: number) for number in range(100)]  # type: ignore[misc]
        for message in messages:
            inbox.put(message)
        first_batch, second_batch = await inbox.next_batch(), await inbox.next_batch()
        assert [*first_batch, *second_batch] == messages
        assert len(first_batch) == 64

    run(run_scenario())


def test_next_batch_waits_for_a_step() -> None:
    async def run_scenario() -> None:
        inbox = Inbox()
        batch_task = asyncio.create_task(inbox.next_batch())
        await asyncio.sleep(0)
        assert not batch_task.done()
        inbox.put(NOTIFY_MESSAGE)
        inbox.put(NOTIFY_MESSAGE)
        assert await batch_task == [NOTIFY_MESSAGE, NOTIFY_MESSAGE]
        batch_task = asyncio.create_task(inbox.next_batch())
        await asyncio.sleep(0)
        batch_task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await batch_task
        inbox.put(NOTIFY_MESSAGE)
        assert await inbox.next_batch() == [NOTIFY_MESSAGE]

    run(run_scenario())


def test_pending_reply_is_resolved_once_or_fails() -> None:
    async def run_scenario() -> None:
        inbox = Inbox()
        resolved_future, pending_future, gone_future = (
            inbox.make_reply_future(),
            inbox.make_reply_future(),
            inbox.make_reply_future(),
        )
        inbox.reply(resolved_future, Accepted("a", "t", 1, 1))
        pending_future.cancel()
        inbox.reply(pending_future, Accepted("b", "t", 1, 1))
        inbox.fail_pending()
        assert (await resolved_future).command_id == "a"
        with pytest.raises(TableGone):
            await gone_future

    run(run_scenario())
