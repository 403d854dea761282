"""Inbox of a table: queued messages in order, and pending replies."""

from __future__ import annotations

import asyncio
from collections import deque

from riverboat.service.dealer.unit_of_work import ReplyTarget
from riverboat.service.task.table_messages import AnyTableMessage
from riverboat.wire.messages import Accepted, Rejected

_MAX_BATCH_MESSAGES = 64
"""Most messages whose effects are stored in one batch."""


class TableGone(Exception):
    """The table is no longer open on this node."""


class Inbox:
    """Message queue of one table; the table's task is its only consumer."""

    def __init__(self) -> None:
        self._messages: deque[AnyTableMessage] = deque()
        self._wakeup: asyncio.Future[None] | None = None
        """Future that wakes the idle task."""
        self._pending_replies: set[ReplyTarget] = set()

    def put(self, message: AnyTableMessage) -> None:
        """Queue a message for the task."""
        self._messages.append(message)
        if self._wakeup is not None and not self._wakeup.done():
            self._wakeup.set_result(None)

    async def next_batch(self) -> list[AnyTableMessage]:
        """Wait for messages and return those whose effects are stored together."""
        while not self._messages:
            self._wakeup = asyncio.get_running_loop().create_future()
            try:
                await self._wakeup
            finally:
                self._wakeup = None
        return [
            self._messages.popleft() for _ in range(min(len(self._messages), _MAX_BATCH_MESSAGES))
        ]

    def make_reply_future(self) -> asyncio.Future[Accepted | Rejected]:
        """Return a future that receives the reply to a queued command."""
        reply_future: asyncio.Future[Accepted | Rejected] = (
            asyncio.get_running_loop().create_future()
        )
        self.track_reply(reply_future)
        return reply_future

    def track_reply(self, target: ReplyTarget) -> None:
        """Register the recipient of a reply."""
        self._pending_replies.add(target)

    def reply(self, target: ReplyTarget, answer: Accepted | Rejected) -> None:
        """Deliver a reply, unless the recipient no longer waits."""
        self._pending_replies.discard(target)
        if not target.done():
            target.set_result(answer)

    def fail_pending(self) -> None:
        """Fail all pending replies."""
        pending_replies, self._pending_replies = self._pending_replies, set()
        for reply_target in pending_replies:
            if not reply_target.done():
                reply_target.set_exception(TableGone("the table is being opened again"))
