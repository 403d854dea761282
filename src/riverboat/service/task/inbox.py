"""The inbox of a table: what it is asked, in order, and who waits for an answer."""

from __future__ import annotations

import asyncio

from riverboat.service.dealer.alarms import Step
from riverboat.wire.messages import Granted, Refused

_AT_ONCE = 64
"""Things that are stored together, when they come faster than they are stored."""


class TableGone(Exception):
    """The table is not open here any more."""


class Inbox:
    """What one table's task has still to do."""

    def __init__(self) -> None:
        self._steps: asyncio.Queue[Step] = asyncio.Queue()
        self._waiting: set[asyncio.Future[Granted | Refused]] = set()

    def put(self, step: Step) -> None:
        """Let the task do something when its turn comes."""
        self._steps.put_nowait(step)

    async def take(self) -> list[Step]:
        """What is done and stored together next; waits until there is something."""
        steps = [await self._steps.get()]
        while not self._steps.empty() and len(steps) < _AT_ONCE:
            steps.append(self._steps.get_nowait())
        return steps

    def answer(self) -> asyncio.Future[Granted | Refused]:
        """An answer that somebody waits for."""
        answer: asyncio.Future[Granted | Refused] = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)
        return answer

    def give_up(self) -> None:
        """Nobody waits for an answer that will not come."""
        for answer in list(self._waiting):
            if not answer.done():
                answer.set_exception(TableGone("the table is being opened again"))
