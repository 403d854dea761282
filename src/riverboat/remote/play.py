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
from riverboat.remote.bot_agent import PACE, BotAgent, DelayedFrame
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

_GOODBYE = 5.0
"""Seconds that a stopped bot takes to leave its table."""


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
    pace: float = PACE,
    password: str = "",
    invite: str = "",
    rng: Random | None = None,
) -> None:
    """Sit down at a table, and play in a *style* by name or as a custom bot.

    It returns after the bot has left, because it has no chips and no rebuys, or because the table
    has closed. When cancelled, the bot leaves its seat first. Raises ``RoomRefused`` if the room
    refuses the bot.
    """
    chance = rng or Random()
    async with connect(url, name=name, key=key, rng=chance) as room:
        if password or invite:
            await room.enter(table, password=password, invite=invite)
        watched_table = await room.watch(table)
        agent = BotAgent(
            table,
            style,
            rng=chance,
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
            if not agent.done:
                await _leave_table(watched_table)


async def run_bot_agent(agent: BotAgent, room: RemoteRoom, table: RemoteTable) -> None:
    """Pass every message of a table to an agent, and send its answers at their time."""
    clock, order = asyncio.get_running_loop().time, count()
    waiting: list[tuple[float, int, DelayedFrame]] = []
    hearing = asyncio.ensure_future(anext(table))
    try:
        while not agent.done:
            patience = max(0.0, waiting[0][0] - clock()) if waiting else None
            tasks, _ = await asyncio.wait({hearing}, timeout=patience)
            if tasks:
                try:
                    message = hearing.result()
                except StopAsyncIteration:
                    return
                for reply in agent.handle_frame(message):
                    heapq.heappush(waiting, (clock() + reply.after, next(order), reply))
                hearing = asyncio.ensure_future(anext(table))
            while waiting and waiting[0][0] <= clock():
                reply = heapq.heappop(waiting)[2]
                # The connection's owner recovers missed messages.
                if agent.is_current(reply) and not isinstance(reply.frame, m.Watch):
                    await room.send(reply.frame)
    finally:
        hearing.cancel()
        await asyncio.wait({hearing})


async def _leave_table(table: RemoteTable) -> None:
    """Leave with all chips, after the hand in progress."""
    with suppress(CommandRejected, TableGoneError, RoomRefused, ConnectionError, TimeoutError):
        # Also when it knows of no chair: it may have been given one a moment ago.
        await table.send_command(Leave(), any_turn=True, timeout=_GOODBYE)


if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.remote.play")
