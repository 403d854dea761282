"""A bot at a table of a room, over a socket, until it has left or is stopped."""

from __future__ import annotations

import asyncio
import heapq
from contextlib import suppress
from itertools import count
from random import Random
from typing import TYPE_CHECKING

from riverboat.bots import PlayerLike
from riverboat.deprecation import deprecated_names
from riverboat.remote.bot_agent import DEFAULT_PACE_SECONDS, BotAgent, DelayedFrame
from riverboat.remote.client import (
    CommandRejected,
    RemoteRoom,
    RemoteTable,
    RoomRefused,
    TableGoneError,
    connect,
)
from riverboat.wire import messages as m
from riverboat.wire.client_commands import Leave

_LEAVE_TIMEOUT_SECONDS = 5.0
"""Seconds after which a stopped bot gives up leaving its table."""


async def play(
    url: str,
    table: str,
    name: str = "",
    style: PlayerLike = "",
    *,
    key: str = "",
    chair: int = 0,
    chips: int = 0,
    rebuys: int = 3,
    pace: float = DEFAULT_PACE_SECONDS,
    password: str = "",
    invite: str = "",
    rng: Random | None = None,
) -> None:
    """Sit down at a table, and play in a *style* by name or as a custom bot.

    It returns after the bot has left, because it has no chips and no rebuys, or because the table
    has closed. When cancelled, the bot leaves its seat first. Raises ``RoomRefused`` if the room
    refuses the bot.
    """
    player_rng = rng or Random()
    async with connect(url, name=name, key=key, rng=player_rng) as room:
        if password or invite:
            await room.enter(table, password=password, invite=invite)
        watched_table = await room.watch(table)
        agent = BotAgent(
            table,
            style,
            rng=player_rng,
            clock=room.now,
            pace=pace,
            auto_sit=True,
            chair=chair,
            chips=chips,
            rebuys=rebuys,
        )
        try:
            await run_bot_agent(agent, room, watched_table)
        finally:
            if not agent.is_done:
                await _leave_table(watched_table)


async def run_bot_agent(agent: BotAgent, room: RemoteRoom, table: RemoteTable) -> None:
    """Pass every message of a table to an agent, and send each answer after its delay."""
    clock, reply_numbers = asyncio.get_running_loop().time, count()
    reply_queue: list[tuple[float, int, DelayedFrame]] = []
    message_task = asyncio.ensure_future(anext(table))
    try:
        while not agent.is_done:
            timeout = max(0.0, reply_queue[0][0] - clock()) if reply_queue else None
            finished_tasks, _ = await asyncio.wait({message_task}, timeout=timeout)
            if finished_tasks:
                try:
                    message = message_task.result()
                except StopAsyncIteration:
                    return
                for reply in agent.handle_frame(message):
                    heapq.heappush(
                        reply_queue, (clock() + reply.delay_seconds, next(reply_numbers), reply)
                    )
                message_task = asyncio.ensure_future(anext(table))
            while reply_queue and reply_queue[0][0] <= clock():
                reply = heapq.heappop(reply_queue)[2]
                # The connection's owner recovers missed messages.
                if agent.is_current(reply) and not isinstance(reply.frame, m.Watch):
                    await room.send(reply.frame)
    finally:
        message_task.cancel()
        await asyncio.wait({message_task})


async def _leave_table(table: RemoteTable) -> None:
    """Leave with all chips, after the hand in progress."""
    with suppress(CommandRejected, TableGoneError, RoomRefused, ConnectionError, TimeoutError):
        # Sent even if the bot knows of no chair: the room may have just assigned one.
        await table.send_command(Leave(), any_turn=True, timeout=_LEAVE_TIMEOUT_SECONDS)


if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.remote.play")
