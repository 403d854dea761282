"""A load test of a room: tables full of players over real sockets, with delivery times.

Each action is timed from the moment when a player sends it until the last player at the table has
received it, by the clock of this process. So run it in another process than the server, on a
separate core. It writes one line of JSON::

    python -m riverboat.remote.load http://127.0.0.1:8000 --tables 10 --seconds 20 --pace 2

For a room of several nodes name each of them: players connect to all of them in turn.

Use a dedicated server: the tables stay. Its limits per address would stop a thousand guests from
one computer, so start it with ``RIVERBOAT_LIMITS_NEWCOMERS=100000``,
``RIVERBOAT_LIMITS_REQUESTS=100000`` and ``RIVERBOAT_LIMITS_MESSAGES=1000``. Raise the limits
``RIVERBOAT_LIMITS_SOCKETS_ADDRESS``, ``..._TABLES_ADDRESS``, ``..._OPENINGS`` and
``..._CONFIGURATIONS``, too.
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
from typing import TYPE_CHECKING, Final

import msgspec

from riverboat.deprecation import deprecated_names
from riverboat.remote.delivery_times import DeliveryTimes, percentile
from riverboat.remote.load_plan import LoadPlan, LoadResult
from riverboat.remote.load_players import MAX_CONCURRENT_LOGINS, LoadTable

_SEATING_TIMEOUT_SECONDS: Final = 120.0
"""Seconds within which all players have to be seated."""


async def run_load_test(plan: LoadPlan) -> LoadResult:
    """Fill a room with players and measure it; raise ``RoomRefused`` if the room declines."""
    load_test = _LoadTest(plan)
    try:
        async with asyncio.timeout(_SEATING_TIMEOUT_SECONDS):
            await load_test.seat_players()
        await asyncio.sleep(plan.warm_up_seconds)
        return await load_test.measure()
    finally:
        await load_test.disconnect_all()


class _LoadTest:
    """A running load test: its tables and their players."""

    def __init__(self, plan: LoadPlan) -> None:
        self.plan = plan
        self.tables: list[LoadTable] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.has_enough_actions = asyncio.Event()

    async def seat_players(self) -> None:
        """Log all players in, a few at a time, and seat them."""
        login_slots = asyncio.Semaphore(MAX_CONCURRENT_LOGINS)
        name_prefix = f"{time.time_ns() // 1_000_000 % 10**8:x}"
        self.tables = [
            LoadTable(
                self.plan,
                f"{name_prefix} {table_number}",
                Random(self.plan.seed * 1_000 + table_number),
            )
            for table_number in range(self.plan.tables)
        ]
        await asyncio.gather(*[table.seat_players(login_slots) for table in self.tables])
        for table in self.tables:
            table.on_action = self._count_actions
            self.tasks += [asyncio.create_task(player.play()) for player in table.players]

    def _count_actions(self) -> None:
        if sum([len(table.times.elapsed_seconds) for table in self.tables]) >= self.plan.actions:
            self.has_enough_actions.set()

    async def measure(self) -> LoadResult:
        """Reset the measurements, measure until the planned end, and return the result."""
        plan, hands_before = self.plan, [table.hand for table in self.tables]
        for table in self.tables:
            table.times = DeliveryTimes(plan.players)
        started_at = time.perf_counter()
        self._send_signal("SIGUSR1")
        with suppress(TimeoutError):
            async with asyncio.timeout(plan.seconds):
                await self.has_enough_actions.wait()
        elapsed_seconds = time.perf_counter() - started_at
        self._send_signal("SIGUSR2")
        delivery_seconds = [
            seconds for table in self.tables for seconds in table.times.elapsed_seconds
        ]
        return LoadResult(
            tables=plan.tables,
            players=plan.players,
            pace=plan.pace,
            seconds=round(elapsed_seconds, 2),
            actions=len(delivery_seconds),
            deliveries=len(delivery_seconds) * plan.players,
            actions_per_second=round(len(delivery_seconds) / elapsed_seconds, 1),
            deliveries_per_second=round(len(delivery_seconds) * plan.players / elapsed_seconds, 1),
            p50_ms=round(1000 * percentile(delivery_seconds, 0.50), 2),
            p99_ms=round(1000 * percentile(delivery_seconds, 0.99), 2),
            max_ms=round(1000 * max(delivery_seconds, default=0.0), 2),
            hands=sum([table.hand for table in self.tables]) - sum(hands_before),
            rejected_count=sum([table.times.rejected_count for table in self.tables]),
            unfinished=sum([len(table.times.pending_actions) for table in self.tables]),
            lost_connections=sum([task.done() for task in self.tasks]),
        )

    def _send_signal(self, signal_name: str) -> None:
        for process_id in self.plan.process_ids:
            os.kill(process_id, getattr(signal, signal_name))

    async def disconnect_all(self) -> None:
        """Close the connections of all players."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        sockets = [player.socket for table in self.tables for player in table.players]
        close_coroutines = [socket.close() for socket in sockets if socket is not None]
        await asyncio.gather(*close_coroutines, return_exceptions=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure a room, and write one line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m riverboat.remote.load", description=__doc__)
    parser.add_argument(
        "urls",
        nargs="+",
        metavar="url",
        help="the room's address; of several hosts of one room, each of them",
    )
    for name, value_type, default, help_text in (
        ("tables", int, 1, "tables to open"),
        ("players", int, 9, "players at each, 2 to 10"),
        ("seconds", float, 10.0, "how long to measure"),
        ("warm", float, 1.0, "how long to play before that"),
        ("actions", int, 1_000_000, "end after so many"),
        ("pace", float, 0.0, "seconds that a player thinks; 0 is as fast as the room goes"),
        ("seed", int, 1, "of what players do"),
    ):
        parser.add_argument(f"--{name}", type=value_type, default=default, help=help_text)
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
        "other_urls": tuple(other_urls),
        "process_ids": tuple(arguments_by_name.pop("signals")),
        "warm_up_seconds": arguments_by_name.pop("warm"),
    }
    load_result = asyncio.run(run_load_test(LoadPlan(url=url, **arguments_by_name)))
    sys.stdout.write(msgspec.json.encode(load_result).decode() + "\n")


if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.remote.load")

if __name__ == "__main__":
    main()
