"""The room's own bots: each has a connection like anybody's, and knows what that is told.

They sit where a host has put them. They live in the server's process to save a socket, not to see
more: what they hear is what a player in their chair would be sent, before it is encoded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

import structlog

from riverboat.remote.brains import Brain, Reply
from riverboat.remote.cuts import Chain
from riverboat.service.broadcast.outbox import DirectOutbox
from riverboat.service.task.inbox import Gone
from riverboat.service.task.keeper import Keeper
from riverboat.wire import messages as m

log = structlog.get_logger(__name__)


class HouseBots:
    """Every bot of a room, by its table and name."""

    def __init__(self, seed: int | None = None) -> None:
        self._luck = Random(seed)
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}

    def seat(self, keeper: Keeper, name: str, style: str) -> None:
        """A bot comes to a table, or is there again after a restart."""
        key = (keeper.id, name)
        if key in self._tasks:
            self._tasks.pop(key).cancel()
        brain = Brain(
            keeper.id,
            style,
            luck=Random(self._luck.random()),
            pace=keeper.settings.bot_pace,
            chain=Chain(),
        )
        play = self._play(keeper, name, brain)
        task = asyncio.get_running_loop().create_task(play, name=f"bot {name}")
        self._tasks[key] = task
        task.add_done_callback(lambda done: self._gone(key, done))

    async def close(self) -> None:
        """Send all of them away from their connections; their chairs stay theirs."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _gone(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]
        if not task.cancelled() and (why := task.exception()) is not None:
            log.error("bot lost", table=key[0], bot=key[1], why=repr(why))

    async def _play(self, keeper: Keeper, name: str, brain: Brain) -> None:
        outbox = DirectOutbox(name)
        keeper.join(outbox, name)
        waiting: set[asyncio.Task[None]] = set()
        try:
            while not brain.done:
                frames = await outbox.next()
                brain.pace = keeper.settings.bot_pace
                for frame in frames:
                    for reply in brain.hear(frame):
                        _start(waiting, self._send(keeper, outbox, brain, reply))
        except Gone:
            pass  # the table is opened again, or was closed
        finally:
            for task in waiting:
                task.cancel()
            keeper.part(outbox, name)

    async def _send(self, keeper: Keeper, outbox: DirectOutbox, brain: Brain, reply: Reply) -> None:
        name = outbox.name
        await asyncio.sleep(reply.after)
        if not brain.wanted(reply):
            return
        match reply.frame:
            case m.Ask(cmd=cmd, wish=wish, hand=hand, token=token):
                try:
                    answer = await keeper.ask(name, cmd, wish, hand, token)
                except Gone:
                    return
                waiting: set[asyncio.Task[None]] = set()
                for again in brain.hear(answer):
                    _start(waiting, self._send(keeper, outbox, brain, again))
                if waiting:
                    await asyncio.gather(*waiting)
            case m.Promise(end=end):
                keeper.promise(name, end)
            case m.Cut(hand=hand, value=value):
                keeper.cut(name, hand, value)
            case m.Watch():
                keeper.join(outbox, name)  # it saw nothing while others saw everything later
            case _:
                pass


def _start(waiting: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.get_running_loop().create_task(work)
    waiting.add(task)
    task.add_done_callback(waiting.discard)
