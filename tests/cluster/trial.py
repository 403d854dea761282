"""Hosts as processes of their own, tables of bots with somebody at each, and what has to hold.

What goes wrong with them is in ``faults``.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from tests.cluster.players import Player
from tests.cluster.programs import Host
from tests.cluster.servers import Server
from tests.cluster.watchers import Heard, Watcher

Leases = dict[str, tuple[str, int, bool]]
"""By stream: who has it, in which epoch, and whether that holds."""


class Trial:
    """Some hosts, some tables; what has to hold is asserted all the time."""

    def __init__(
        self,
        url: str,
        folder: Path,
        *,
        hosts: int,
        tables: int,
        lease: float,
        server: Server | None = None,
        before: Path | None = None,
    ) -> None:
        self.url, self.lease, self._tables, self.server = url, lease, tables, server
        self.before = before
        """The sources of the version before."""
        self.hosts = [Host(f"host-{k}", folder, url, lease) for k in range(hosts)]
        self.luck = Random(1)
        self.players: list[Player] = []
        self.heard = Heard(lease)
        self._tasks: list[asyncio.Task[None]] = []
        self._epochs: dict[str, int] = {}
        self.takeovers: dict[str, list[float]] = defaultdict(list)
        """By what went wrong: seconds until each table was another host's."""
        self.resumed: dict[str, list[float]] = defaultdict(list)
        """The same until its log went on."""

    async def begin(self) -> None:
        for each in self.hosts:
            await each.prepare()
        await self.hosts[0].start()
        await asyncio.gather(*[each.start() for each in self.hosts[1:]])
        urls = [each.url for each in self.hosts]
        for k in range(self._tables):
            player = Player(f"P{k}", 5, self._urls, Random(k))
            await player.come(urls[k % len(urls)])
            await player.open_table(urls[(k + 1) % len(urls)], 2)
            self.players.append(player)
        watchers = [Watcher(each.name, each.url, self._names, self.heard) for each in self.hosts]
        self._tasks = [asyncio.create_task(each.play()) for each in self.players]
        self._tasks += [asyncio.create_task(each.watch()) for each in watchers]
        self._tasks.append(asyncio.create_task(self._watch_epochs()))
        await self.wait(lambda: all(each.answered for each in self.players), 60)

    def _urls(self) -> list[str]:
        return [each.url for each in self.hosts if each.is_up]

    def _names(self) -> list[str]:
        return [each.table for each in self.players]

    async def end(self) -> None:
        left: set[asyncio.Task[None]] = set(self._tasks)
        while left:  # one that was about to hear something takes no notice of being cancelled
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=1)
        for each in self.hosts:
            await each.end()
        await asyncio.sleep(0.1)

    async def wait(self, what: Callable[[], bool], seconds: float) -> None:
        async with asyncio.timeout(seconds):
            while not what():
                self._alive()
                await asyncio.sleep(0.02)

    def _alive(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    # What the database says ---------------------------------------------------------------------

    async def ask(self, statement: str) -> list[Any]:
        """What it answers; a server that is away is waited for."""

        def asked() -> list[Any]:
            until = time.monotonic() + 120  # after a crash it reads its log first
            while True:
                try:
                    with psycopg.connect(
                        self.url, autocommit=True, connect_timeout=5
                    ) as connection:
                        return connection.execute(statement.encode()).fetchall()
                except psycopg.OperationalError:
                    if time.monotonic() > until:
                        raise
                    time.sleep(0.05)

        return await asyncio.to_thread(asked)

    async def leases(self) -> Leases:
        known = dict(self._epochs)  # before it is asked: answers may overtake each other
        rows = await self.ask(
            "SELECT stream, host, epoch,"
            " until > (extract(epoch from clock_timestamp()) * 1000)::bigint FROM leases"
        )
        found = {stream: (host, epoch, live) for stream, host, epoch, live in rows}
        for stream, (_, epoch, _) in found.items():
            assert epoch >= known.get(stream, 0), f"the epoch of {stream} fell"
            self._epochs[stream] = max(epoch, self._epochs.get(stream, 0))
        return found

    async def held(self, host: Host) -> dict[str, int]:
        """What a host holds, each in its epoch."""
        leases = await self.leases()
        return {s: epoch for s, (name, epoch, live) in leases.items() if name == host.name and live}

    async def _watch_epochs(self) -> None:
        while True:
            if self.server is not None:
                self.server.keep_up()
            await self.leases()
            await asyncio.sleep(0.2)

    async def lengths(self) -> dict[str, int]:
        return dict(await self.ask("SELECT name, length FROM streams"))

    async def taken_over(self, what: str, before: dict[str, int], since: float) -> None:
        """Wait until all that a host held is another's, and goes on."""
        lengths = await self.lengths()
        waiting, silent = set(before), {each for each in before if each.startswith("table/")}
        async with asyncio.timeout(self.lease + 60):
            while waiting or silent:
                leases = await self.leases()
                now = await self.lengths()
                for stream in list(waiting):
                    _, epoch, live = leases[stream]
                    if live and epoch > before[stream]:
                        waiting.discard(stream)
                        self.takeovers[what].append(time.monotonic() - since)
                for stream in list(silent - waiting):
                    if now[stream] > lengths[stream]:
                        silent.discard(stream)
                        self.resumed[what].append(time.monotonic() - since)
                self._alive()
                await asyncio.sleep(0.05)

    async def all_answer(self) -> None:
        """Wait until somebody has been granted something everywhere since."""
        before = {each.name: each.answered for each in self.players}
        try:
            await self.wait(
                lambda: all(each.answered > before[each.name] for each in self.players), 60
            )
        except TimeoutError:
            left = [each.name for each in self.players if each.answered == before[each.name]]
            wrong = {each.name: each.told.wrong[:3] for each in self.players if each.told.wrong}
            raise AssertionError(f"nobody answers {', '.join(left)}; {wrong}") from None

    # What holds ---------------------------------------------------------------------------------

    async def check(self) -> None:
        """Each stream is linear, each answer is there once, and all that was told fits."""
        wrong = await self.ask(
            "SELECT s.name FROM streams s LEFT JOIN (SELECT stream, count(*) AS n, max(seq) AS m"
            " FROM records GROUP BY stream) r ON r.stream = s.name"
            " WHERE coalesce(r.n, 0) <> s.length OR coalesce(r.m, 0) <> s.length"
        )
        assert not wrong, f"a stream has a gap: {wrong}"
        assert not self.heard.wrong, self.heard.wrong[:5]
        granted = [(player, dict(player.granted)) for player in self.players]  # more will come
        kept: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
        for stream, cmd in await self.ask("SELECT stream, cmd FROM answers"):
            kept[stream][cmd[-16:]] += 1
        lengths = await self.lengths()
        for player, theirs in granted:
            stream = f"table/{player.table}"
            for cmd, seq in theirs.items():
                found = kept[stream][cmd]
                assert found == 1, f"{player.name}: {cmd} was granted, and is kept {found} times"
                assert seq <= lengths[stream], f"{player.name}: {cmd} is not in the log"
            assert not player.told.wrong, (player.name, player.told.wrong[:3])

    def forgive(self) -> None:
        """Begin anew with what has to hold, after something did not."""
        self.heard.wrong.clear()
        for each in self.players:
            each.told.wrong.clear()

    async def put_right(self) -> None:
        """Have all hosts there, whatever was wrong with them."""
        if self.server is not None and not self.server.runs:
            await asyncio.to_thread(self.server.start)
        for each in self.hosts:
            each.to_database.mend()
            each.to_here.mend()
            each.send(signal.SIGCONT)
            if not each.is_up:
                each.send(signal.SIGKILL)
                await each.ended()
                each.set_clock(None)
                each.tree = None
                await each.start()

    def longest_wait(self) -> float:
        """Seconds that somebody waited for an answer, at most, since this was asked last."""
        most = max([max(each.waits, default=0.0) for each in self.players])
        for each in self.players:
            each.waits.clear()
        return most
