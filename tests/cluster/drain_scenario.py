"""Draining a node: no hand is interrupted, and no client connects more than twice."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from riverboat.service.cluster.load_balancer import LoadBalancer
from riverboat.web.server_config import ClientLimits
from tests.cluster.cluster_nodes import ServedNode, open_table, served_nodes, wait_until
from tests.cluster.test_relay import watch_frame
from tests.limits import HANG


class TableSpectator:
    """A spectator who watches a table through any running node."""

    def __init__(self, table: str, hosts: list[ServedNode]) -> None:
        self._table, self._hosts = table, hosts
        self.connections = 0
        self.hands: list[int] = []
        """Each new hand number."""
        self.codes: Counter[str] = Counter()

    async def watch(self) -> None:
        while True:
            host, *_ = [host for host in self._hosts if not host.server.should_exit]
            with suppress(OSError, ConnectionClosed):
                async with connect(
                    f"{host.address.replace('http', 'ws')}/ws",
                    ping_interval=None,
                    open_timeout=HANG,
                ) as socket:
                    self.connections += 1
                    await socket.send('{"t":"hello","protocol":2,"client":"fan"}')
                    await socket.send(watch_frame(self._table))
                    async for frame in socket:
                        payload = json.loads(frame)
                        if "view" in payload and self.hands[-1:] != [payload["view"]["hand"]]:
                            self.hands.append(payload["view"]["hand"])
                        elif payload["t"] == "gone":
                            self.codes[payload["code"]] += 1
                            await asyncio.sleep(0.2)
                            await socket.send(watch_frame(self._table))
            await asyncio.sleep(0.2)


async def drain_node(folder: Path, url: str, table_count: int) -> float:
    """Drain one of two nodes with this many tables during play, and stop it.

    Return the seconds that the drain took. The restart policy of each table is to void interrupted
    hands, and none is voided; each table is opened once by the other node and continues with the
    next hand.
    """
    limits = ClientLimits(
        max_sockets_per_address=1000,
        new_names_per_hour=1000,
        requests_per_second=1000,
        cpu_ms_per_second=10**6,
    )
    async with served_nodes(folder, url, "a", "b", lease_seconds=20.0, limits=limits) as (
        node_a,
        node_b,
    ):
        node_a.room._balancer = LoadBalancer(
            "a", stable_seconds=3600
        )  # all of them stay there until it drains
        tasks = [
            await open_table(node_a.room, bot_pace=0.5, seconds_between_hands=0.5, restart="void")
            for _ in range(table_count)
        ]
        spectators = [
            TableSpectator(task.id, [[node_a, node_b], [node_b]][number % 2])
            for number, task in enumerate(tasks)
        ]
        watch_tasks = [asyncio.create_task(spectator.watch()) for spectator in spectators]
        await wait_until(lambda: all(spectator.hands for spectator in spectators), 120)
        hands_before = {spectator: spectator.hands[-1] for spectator in spectators}
        started_at = time.monotonic()
        await node_a.room.drain(120)
        elapsed_seconds = time.monotonic() - started_at
        assert not [task for task in node_a.room.tables() if task.has_lease()]
        await node_a.stop()
        await wait_until(
            lambda: all(
                spectator.hands[-1] > hands_before[spectator] + 1 for spectator in spectators
            ),
            120,
        )
        for watch_task in watch_tasks:
            watch_task.cancel()
        await asyncio.gather(*watch_tasks, return_exceptions=True)
        assert len([task for task in node_b.room.tables() if task.has_lease()]) == table_count
        for spectator in spectators:
            assert spectator.connections <= 2, "at most one new connection"
            assert set(spectator.codes) <= {"lost"}, spectator.codes
            assert spectator.hands == sorted(set(spectator.hands)), "no hand came back"
        for task in tasks:
            record_bodies = [
                record.body for record in await node_b.room.store.read(f"table/{task.id}")
            ]
            assert not any(b'"HandCalledOff"' in body for body in record_bodies)
            assert sum([b'"Restarted"' in body for body in record_bodies]) == 1
            restart_index = next(
                number for number, body in enumerate(record_bodies) if b'"Restarted"' in body
            )
            last_hand_end = max(
                [
                    number
                    for number, body in enumerate(record_bodies[:restart_index])
                    if b"HandClosed" in body
                ],
                default=0,
            )
            assert not any(
                b'"HandBegan"' in body for body in record_bodies[last_hand_end:restart_index]
            )
        return elapsed_seconds
