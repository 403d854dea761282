"""The inbox of a table: what it is asked, in order, and who waits for an answer."""

from __future__ import annotations

import asyncio
from collections import deque

from riverboat.service.dealer.alarms import Step
from riverboat.service.dealer.unit_of_work import ReplyTarget
from riverboat.wire.messages import Accepted, Rejected

_MAX_BATCH = 64
"""Things that are stored together, when they come faster than they are stored."""


class TableGone(Exception):
    """The table is not open here any more."""


class Inbox:
    """What one table's task has still to do. Nobody else takes anything out."""

    def __init__(self) -> None:
        self._steps: deque[Step] = deque()
        self._wakeup: asyncio.Future[None] | None = None
        """What the task waits for, while there is nothing to do."""
        self._pending_replies: set[ReplyTarget] = set()

    def put(self, step: Step) -> None:
        """Let the task do something when its turn comes."""
        self._steps.append(step)
        if self._wakeup is not None and not self._wakeup.done():
            self._wakeup.set_result(None)

    async def next_batch(self) -> list[Step]:
        """What is done and stored together next; waits until there is something."""
        while not self._steps:
            self._wakeup = asyncio.get_running_loop().create_future()
            try:
                await self._wakeup
            finally:
                self._wakeup = None
        return [self._steps.popleft() for _ in range(min(len(self._steps), _MAX_BATCH))]

    def new_reply(self) -> asyncio.Future[Accepted | Rejected]:
        """An answer that somebody waits for."""
        answer: asyncio.Future[Accepted | Rejected] = asyncio.get_running_loop().create_future()
        self.track_reply(answer)
        return answer

    def track_reply(self, target: ReplyTarget) -> None:
        """Somebody waits for an answer."""
        self._pending_replies.add(target)

    def reply(self, target: ReplyTarget, answer: Accepted | Rejected) -> None:
        """Answer whoever waits, if they have not gone meanwhile."""
        self._pending_replies.discard(target)
        if not target.done():
            target.set_result(answer)

    def fail_pending(self) -> None:
        """Nobody waits for an answer that will not come."""
        waiting, self._pending_replies = self._pending_replies, set()
        for answer in waiting:
            if not answer.done():
                answer.set_exception(TableGone("the table is being opened again"))
