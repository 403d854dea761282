"""The inbox of a table: what it is asked, in order, and who waits for an answer."""

from __future__ import annotations

import asyncio
from collections import deque

from riverboat.service.dealer.alarms import Step
from riverboat.service.dealer.turn import Waiting
from riverboat.wire.messages import Granted, Refused

_AT_ONCE = 64
"""Things that are stored together, when they come faster than they are stored."""


class TableGone(Exception):
    """The table is not open here any more."""


class Inbox:
    """What one table's task has still to do. Nobody else takes anything out."""

    def __init__(self) -> None:
        self._steps: deque[Step] = deque()
        self._idle: asyncio.Future[None] | None = None
        """What the task waits for, while there is nothing to do."""
        self._waiting: set[Waiting] = set()

    def put(self, step: Step) -> None:
        """Let the task do something when its turn comes."""
        self._steps.append(step)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def take(self) -> list[Step]:
        """What is done and stored together next; waits until there is something."""
        while not self._steps:
            self._idle = asyncio.get_running_loop().create_future()
            try:
                await self._idle
            finally:
                self._idle = None
        return [self._steps.popleft() for _ in range(min(len(self._steps), _AT_ONCE))]

    def answer(self) -> asyncio.Future[Granted | Refused]:
        """An answer that somebody waits for."""
        answer: asyncio.Future[Granted | Refused] = asyncio.get_running_loop().create_future()
        self.expects(answer)
        return answer

    def expects(self, answer: Waiting) -> None:
        """Somebody waits for an answer."""
        self._waiting.add(answer)

    def reply(self, to: Waiting, answer: Granted | Refused) -> None:
        """Answer whoever waits, if they have not gone meanwhile."""
        self._waiting.discard(to)
        if not to.done():
            to.set_result(answer)

    def give_up(self) -> None:
        """Nobody waits for an answer that will not come."""
        waiting, self._waiting = self._waiting, set()
        for answer in waiting:
            if not answer.done():
                answer.set_exception(TableGone("the table is being opened again"))
