"""Bots of the room: each has a subscription as a player, and sees only its messages.

A host seats them. They run in the server's process to save a socket. They do not see more than
other players: they receive the same messages as a player in their chair, before encoding.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from importlib import import_module
from random import Random
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

import structlog

from riverboat.service.publisher.send_queue import InProcessQueue
from riverboat.service.task.inbox import TableGone
from riverboat.service.task.table_task import TableTask
from riverboat.store.errors import StoreFailed
from riverboat.wire import messages as m

if TYPE_CHECKING:  # bots need NumPy and the kernel, and a room without bots does not
    from riverboat.remote.bot_agent import BotAgent, DelayedFrame

log = structlog.get_logger(__name__)

_BOT_AGENT_MODULE: Final = "riverboat.remote.bot_agent"
_RETRY_SECONDS: Final = 0.5
"""Seconds between two attempts when the store fails."""


class HouseBots:
    """All bots of a room, by table and name."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}

    def seat(self, task: TableTask, name: str, style: str) -> None:
        """Connect a bot to a table, for the first time or after a restart."""
        task_key = (task.id, name)
        if task_key in self._tasks:
            self._tasks.pop(task_key).cancel()
        bot_loop = self._run_bot(task, name, style, Random(self._rng.random()))
        bot_task = asyncio.get_running_loop().create_task(bot_loop, name=f"bot {name}")
        self._tasks[task_key] = bot_task
        bot_task.add_done_callback(lambda finished_task: self._on_bot_done(task_key, finished_task))

    async def close(self) -> None:
        """Disconnect all bots; they keep their chairs."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _on_bot_done(self, task_key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if self._tasks.get(task_key) is task:
            del self._tasks[task_key]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error(
                "bot lost", table=task_key[0], bot=task_key[1], why=repr(error), exc_info=error
            )

    async def _run_bot(self, task: TableTask, name: str, style: str, rng: Random) -> None:
        if not _is_bot_code_loaded():  # first bots: load their code without blocking the room
            await asyncio.to_thread(_prepare_bots)
        agent = _create_bot_agent(task, style, rng)
        queue = InProcessQueue(name)
        task.subscribe(queue, name)
        pending_tasks: set[asyncio.Task[None]] = set()
        try:
            while not agent.is_done:
                frames = await queue.take_all()
                agent.pace = task.settings.bot_pace
                for frame in frames:
                    for reply in agent.handle_frame(frame):
                        _start_task(pending_tasks, self._send_reply(task, queue, agent, reply))
        except TableGone:
            pass  # the table is being reopened, or was closed
        finally:
            for reply_task in pending_tasks:
                reply_task.cancel()
            task.unsubscribe(queue, name)

    async def _send_reply(
        self, task: TableTask, queue: InProcessQueue, agent: BotAgent, reply: DelayedFrame
    ) -> None:
        name = queue.player
        await asyncio.sleep(reply.delay_seconds)
        if not agent.is_current(reply):
            return
        match reply.frame:
            case m.SubmitCommand():
                try:
                    command_reply = await _submit_with_retry(task, name, reply.frame)
                except TableGone:
                    return
                pending_tasks: set[asyncio.Task[None]] = set()
                for delayed_frame in agent.handle_frame(command_reply):
                    _start_task(pending_tasks, self._send_reply(task, queue, agent, delayed_frame))
                if pending_tasks:
                    await asyncio.gather(*pending_tasks)
            case m.CutPromise(chain_end=end):
                task.add_cut_promise(name, end)
            case m.Cut(hand=hand, value=value):
                task.add_cut(name, hand, value)
            case m.Watch():
                task.subscribe(queue, name)  # it saw nothing while all others had a delayed view
            case _:
                pass


def _is_bot_code_loaded() -> bool:
    """Return True if the bots' code is imported, and no import is running in a thread."""
    spec = getattr(sys.modules.get(_BOT_AGENT_MODULE), "__spec__", None)
    return spec is not None and not getattr(spec, "_initializing", False)


_PREPARATION_LOCK: Final = Lock()


def _prepare_bots() -> None:
    """Import the bots' code and load their most-used tables; runs in a thread."""
    import_module(_BOT_AGENT_MODULE)
    from riverboat.bots.blueprint.blueprint_player import bundled_blueprint
    from riverboat.equity.push_fold.all_in_showdowns import load_pairs
    from riverboat.kernel.tables.lookup_tables import lookup_tables

    with _PREPARATION_LOCK:  # the other bots of a table wait for the first
        lookup_tables()
        for seat_count in (2, 6):
            bundled_blueprint(seat_count)
        load_pairs()


def _create_bot_agent(task: TableTask, style: str, rng: Random) -> BotAgent:
    from riverboat.remote.bot_agent import BotAgent
    from riverboat.remote.cut_chain import CutChain

    return BotAgent(
        task.id,
        style,
        rng=rng,
        pace=task.settings.bot_pace,
        chain=CutChain(),
        prize_money=lambda: task.event_port.prize_money(),
    )


async def _submit_with_retry(
    task: TableTask, name: str, submission: m.SubmitCommand
) -> m.Accepted | m.Rejected:
    """Submit a command, retry while the store fails, and return the reply."""
    while True:
        try:
            return await task.submit(
                name,
                submission.command_id,
                submission.command,
                submission.hand_number,
                submission.turn_token,
            )
        except StoreFailed:
            await asyncio.sleep(_RETRY_SECONDS)


def _start_task(
    pending_tasks: set[asyncio.Task[None]], coroutine: Coroutine[Any, Any, None]
) -> None:
    task = asyncio.get_running_loop().create_task(coroutine)
    pending_tasks.add(task)
    task.add_done_callback(pending_tasks.discard)
