"""A load test of a room: tables full of players over real sockets, with delivery times.

Each action is timed from the moment when a player sends it until the last player at the table has
received it, by the clock of this process. So run it in another process than the server, on a
separate core. It writes one line of JSON::

    python -m riverboat.remote.load http://127.0.0.1:8000 --tables 10 --seconds 20 --pace 2

For a room of several nodes name each of them: players connect to all of them in turn.

Use a dedicated server: the tables stay. Its limits per address would stop a thousand guests from
one computer, so start it with ``RIVERBOAT_LIMITS_NEWCOMERS=100000``,
``RIVERBOAT_LIMITS_REQUESTS=100000`` and ``RIVERBOAT_LIMITS_MESSAGES=1000``, and likewise
``SOCKETS_ADDRESS``, ``TABLES_ADDRESS``, ``OPENINGS`` and ``CONFIGURATIONS``.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Final

import msgspec

from riverboat.remote.delivery_times import DeliveryTimes, percentile
from riverboat.remote.load_plan import LoadPlan, Measured
from riverboat.remote.load_players import MAX_CONCURRENT_LOGINS, LoadTable

_SEATING_TIMEOUT: Final = 120.0
"""Seconds within which all players have to be seated."""


async def load(plan: LoadPlan) -> Measured:
    """Fill a room with players and measure it; raise ``RoomRefused`` if the room declines."""
    crowd = _LoadTest(plan)
    try:
        async with asyncio.timeout(_SEATING_TIMEOUT):
            await crowd.seat_players()
        await asyncio.sleep(plan.warm)
        return await crowd.measure()
    finally:
        await crowd.disconnect_all()


class _LoadTest:
    """All players, at all the tables."""

    def __init__(self, plan: LoadPlan) -> None:
        self.plan = plan
        self.tables: list[LoadTable] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.enough = asyncio.Event()

    async def seat_players(self) -> None:
        """Log all players in, a few at a time, and seat them."""
        door = asyncio.Semaphore(MAX_CONCURRENT_LOGINS)
        stamp = f"{time.time_ns() // 1_000_000 % 10**8:x}"
        self.tables = [
            LoadTable(self.plan, f"{stamp} {number}", Random(self.plan.seed * 1_000 + number))
            for number in range(self.plan.tables)
        ]
        await asyncio.gather(*[table.fill(door) for table in self.tables])
        for table in self.tables:
            table.on_action = self._count_actions
            self.tasks += [asyncio.create_task(player.play()) for player in table.players]

    def _count_actions(self) -> None:
        if sum([len(table.times.elapsed_seconds) for table in self.tables]) >= self.plan.actions:
            self.enough.set()

    async def measure(self) -> Measured:
        """Reset the measurements, and start counting."""
        plan, hands_before = self.plan, [table.hand for table in self.tables]
        for table in self.tables:
            table.times = DeliveryTimes(plan.players)
        started_at = time.perf_counter()
        self._signal("SIGUSR1")
        with suppress(TimeoutError):
            async with asyncio.timeout(plan.seconds):
                await self.enough.wait()
        elapsed = time.perf_counter() - started_at
        self._signal("SIGUSR2")
        times = [seconds for table in self.tables for seconds in table.times.elapsed_seconds]
        return Measured(
            tables=plan.tables,
            players=plan.players,
            pace=plan.pace,
            seconds=round(elapsed, 2),
            actions=len(times),
            deliveries=len(times) * plan.players,
            actions_per_second=round(len(times) / elapsed, 1),
            deliveries_per_second=round(len(times) * plan.players / elapsed, 1),
            p50=round(1000 * percentile(times, 0.50), 2),
            p99=round(1000 * percentile(times, 0.99), 2),
            most=round(1000 * max(times, default=0.0), 2),
            hands=sum([table.hand for table in self.tables]) - sum(hands_before),
            refused=sum([table.times.rejected_count for table in self.tables]),
            unfinished=sum([len(table.times.pending_actions) for table in self.tables]),
            lost=sum([task.done() for task in self.tasks]),
        )

    def _signal(self, name: str) -> None:
        for process in self.plan.signals:
            os.kill(process, getattr(signal, name))

    async def disconnect_all(self) -> None:
        """Close the connections of all players."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        sockets = [player.socket for table in self.tables for player in table.players]
        closing = [socket.close() for socket in sockets if socket is not None]
        await asyncio.gather(*closing, return_exceptions=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure a room, and write one line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m riverboat.remote.load", description=__doc__)
    parser.add_argument(
        "urls",
        nargs="+",
        metavar="url",
        help="the room's address; of several hosts of one room, each of them",
    )
    for name, kind, default, help_text in (
        ("tables", int, 1, "tables to open"),
        ("players", int, 9, "players at each, 2 to 10"),
        ("seconds", float, 10.0, "how long to measure"),
        ("warm", float, 1.0, "how long to play before that"),
        ("actions", int, 1_000_000, "end after so many"),
        ("pace", float, 0.0, "seconds that a player thinks; 0 is as fast as the room goes"),
        ("seed", int, 1, "of what players do"),
    ):
        parser.add_argument(f"--{name}", type=kind, default=default, help=help_text)
    parser.add_argument(
        "--signals",
        type=int,
        nargs="*",
        default=(),
        metavar="process",
        help="processes that SIGUSR1 and SIGUSR2 tell when it is measured",
    )
    arguments_by_name = vars(parser.parse_args(arguments))
    url, *other_urls = arguments_by_name.pop("urls")
    arguments_by_name |= {
        "others": tuple(other_urls),
        "signals": tuple(arguments_by_name["signals"]),
    }
    measurements = asyncio.run(load(LoadPlan(url=url, **arguments_by_name)))
    sys.stdout.write(msgspec.json.encode(measurements).decode() + "\n")


if __name__ == "__main__":
    main()
