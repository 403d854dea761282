"""The inbox of a table: order, batch limit, and pending replies."""

from __future__ import annotations

import asyncio

import pytest

from riverboat.service.dealer.alarms import Step
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.task.inbox import Inbox, TableGone
from riverboat.wire.messages import Accepted
from tests.service.room_tables import run


def no_op_step(_: UnitOfWork) -> None: ...


def new_step() -> Step:
    """Return a new step."""

    def step(_: UnitOfWork) -> None: ...

    return step


def test_inbox_batches_steps_in_order_up_to_limit() -> None:
    async def steps() -> None:
        inbox = Inbox()
        asked = [new_step() for _ in range(100)]
        for each in asked:
            inbox.put(each)
        first, second = await inbox.next_batch(), await inbox.next_batch()
        assert [*first, *second] == asked
        assert len(first) == 64

    run(steps())


def test_next_batch_waits_for_a_step() -> None:
    async def steps() -> None:
        inbox = Inbox()
        taking = asyncio.create_task(inbox.next_batch())
        await asyncio.sleep(0)
        assert not taking.done()
        inbox.put(no_op_step)
        inbox.put(no_op_step)
        assert await taking == [no_op_step, no_op_step]
        taking = asyncio.create_task(inbox.next_batch())
        await asyncio.sleep(0)
        taking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await taking
        inbox.put(no_op_step)
        assert await inbox.next_batch() == [no_op_step]

    run(steps())


def test_pending_reply_is_resolved_once_or_fails() -> None:
    async def steps() -> None:
        inbox = Inbox()
        answered, left, gone = inbox.new_reply(), inbox.new_reply(), inbox.new_reply()
        inbox.reply(answered, Accepted("a", "t", 1, 1))
        left.cancel()
        inbox.reply(left, Accepted("b", "t", 1, 1))
        inbox.fail_pending()
        assert (await answered).cmd == "a"
        with pytest.raises(TableGone):
            await gone

    run(steps())
