"""The inbox of a table: order, batch limit, and pending replies."""

from __future__ import annotations

import asyncio

import pytest

from riverboat.service.dealer.alarms import Step
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.task.inbox import Inbox, TableGone
from riverboat.wire.messages import Accepted
from tests.service.tables import run


def step(_: UnitOfWork) -> None: ...


def another() -> Step:
    """Return a new step."""

    def step(_: UnitOfWork) -> None: ...

    return step


def test_steps_are_taken_in_order_and_not_too_many_at_once() -> None:
    async def steps() -> None:
        inbox = Inbox()
        asked = [another() for _ in range(100)]
        for each in asked:
            inbox.put(each)
        first, second = await inbox.next_batch(), await inbox.next_batch()
        assert [*first, *second] == asked
        assert len(first) == 64

    run(steps())


def test_the_task_waits_until_there_is_something() -> None:
    async def steps() -> None:
        inbox = Inbox()
        taking = asyncio.create_task(inbox.next_batch())
        await asyncio.sleep(0)
        assert not taking.done()
        inbox.put(step)
        inbox.put(step)
        assert await taking == [step, step]
        taking = asyncio.create_task(inbox.next_batch())
        await asyncio.sleep(0)
        taking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await taking
        inbox.put(step)
        assert await inbox.next_batch() == [step]

    run(steps())


def test_who_waits_is_answered_once_or_told_that_the_table_has_gone() -> None:
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
