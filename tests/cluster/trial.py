"""Nodes in their own processes, tables of bots with one player each, and the invariants.

The faults are in ``faults``.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.cluster.node_processes import NodeProcess
from tests.cluster.postgres_server import PostgresServer
from tests.cluster.trial_database import TrialDatabase
from tests.cluster.trial_players import TrialPlayer
from tests.cluster.trial_watchers import FrameHistory, TrialWatcher

Leases = dict[str, tuple[str, int, bool]]
"""By stream: holder, epoch, and validity of the lease."""


class Trial:
    """Nodes and tables; the invariants are asserted continuously."""

    def __init__(
        self,
        url: str,
        folder: Path,
        *,
        host_count: int,
        table_count: int,
        lease_seconds: float,
        server: PostgresServer | None = None,
        previous_tree: Path | None = None,
        pace: float = 2.0,
        drain_seconds: float = 5.0,
        records_per_checkpoint: int = 500,
        seed: int = 1,
    ) -> None:
        self.url, self.lease, self._tables, self.server = url, lease_seconds, table_count, server
        self.previous_tree = previous_tree
        """The source tree of the previous version."""
        self.hosts = [
            NodeProcess(
                f"host-{number}", folder, url, lease_seconds, drain_seconds, records_per_checkpoint
            )
            for number in range(host_count)
        ]
        """Each node writes a checkpoint after *records_per_checkpoint* records."""
        self.rng = Random(seed)
        self._pace = pace
        """Thinking time of a bot in seconds.

        A stopping node waits *drain_seconds* for hands, and some last longer: it releases tables
        both between two hands and within one.
        """
        self.players: list[TrialPlayer] = []
        self.frame_history = FrameHistory(lease_seconds)
        self._tasks: list[asyncio.Task[None]] = []
        self._database = TrialDatabase(url)
        self._known_lengths: dict[str, int] = {}
        """Verified length of each stream."""
        self._checked_counts: dict[str, int] = defaultdict(int)
        """Number of verified commands of each player."""
        self.max_delay_seconds = 0.0
        """Maximum wake-up delay of this process in seconds.

        The machine delayed the nodes as much as this process.
        """
        self.seconds_by_activity: dict[str, float] = defaultdict(float)
        """Seconds spent by activity."""
        self._epochs: dict[str, int] = {}
        self.takeover_seconds: dict[str, list[float]] = defaultdict(list)
        """Seconds until each table was taken over, by fault."""
        self.resumption_seconds: dict[str, list[float]] = defaultdict(list)
        """Seconds until the log of each table continued, by fault."""

    async def begin(self) -> None:
        for host in self.hosts:
            await host.prepare()
        await self.hosts[0].start()
        await asyncio.gather(*[host.start() for host in self.hosts[1:]])
        urls = [host.url for host in self.hosts]
        for number in range(self._tables):
            player = TrialPlayer(f"P{number}", 5, self._urls, Random(number))
            await player.join_as_guest(urls[number % len(urls)])
            await player.open_table(urls[(number + 1) % len(urls)], 2, self._pace)
            self.players.append(player)
        watchers = [
            TrialWatcher(host.name, host.url, self._names, self.frame_history)
            for host in self.hosts
        ]
        self._tasks = [asyncio.create_task(player.play()) for player in self.players]
        self._tasks += [asyncio.create_task(watcher.watch()) for watcher in watchers]
        self._tasks.append(asyncio.create_task(self._watch_epochs()))
        self._tasks.append(asyncio.create_task(self._watch_time()))
        await self.wait(lambda: all(player.answer_count for player in self.players), 60)

    def _urls(self) -> list[str]:
        return [host.url for host in self.hosts if host.is_up]

    def _names(self) -> list[str]:
        return [player.table for player in self.players]

    async def end(self) -> None:
        remaining_tasks: set[asyncio.Task[None]] = set(self._tasks)
        while remaining_tasks:  # a task that is just receiving may ignore its cancellation
            for task in remaining_tasks:
                task.cancel()
            _, remaining_tasks = await asyncio.wait(remaining_tasks, timeout=1)
        for host in self.hosts:
            await host.end()
        self._database.close()
        await asyncio.sleep(0.1)

    async def wait(self, condition: Callable[[], bool], seconds: float) -> None:
        async with asyncio.timeout(seconds):
            while not condition():
                self._raise_task_errors()
                await asyncio.sleep(0.02)

    def _raise_task_errors(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    # Database queries -----------------------------------------------------------------------------

    async def query(self, statement: str, *parameters: object) -> list[Any]:
        """Return the rows; wait for a database that is away."""
        return await self._database.query(statement, parameters)

    async def leases(self) -> Leases:
        known_epochs = dict(self._epochs)  # before the query: replies may overtake each other
        rows = await self.query(
            "SELECT stream, host, epoch,"
            " until > (extract(epoch from clock_timestamp()) * 1000)::bigint FROM leases"
        )
        lease_by_stream = {stream: (host, epoch, is_live) for stream, host, epoch, is_live in rows}
        for stream, (_, epoch, _) in lease_by_stream.items():
            assert epoch >= known_epochs.get(stream, 0), f"the epoch of {stream} fell"
            self._epochs[stream] = max(epoch, self._epochs.get(stream, 0))
        return lease_by_stream

    async def held_streams(self, host: NodeProcess) -> dict[str, int]:
        """Return the streams that a node holds, with their epochs."""
        leases = await self.leases()
        return {
            stream: epoch
            for stream, (name, epoch, is_live) in leases.items()
            if name == host.name and is_live
        }

    async def wait_until_live(self, host: NodeProcess) -> None:
        """Wait until a node has a current lease; it has none while its event loop is late."""
        async with asyncio.timeout(60):
            while not await self.query(
                "SELECT 1 FROM nodes WHERE name = %s"
                " AND until > (extract(epoch from clock_timestamp()) * 1000)::bigint",
                host.name,
            ):
                await asyncio.sleep(0.05)

    async def current_run_id(self, node: NodeProcess) -> str:
        """Return the run id of the process that has the node's name now."""
        ((run_id,),) = await self.query("SELECT run FROM nodes WHERE name = %s", node.name)
        return str(run_id)

    async def _watch_epochs(self) -> None:
        while True:
            if self.server is not None:
                self.server.raise_priority()
            await self.leases()
            await asyncio.sleep(0.2)

    async def _watch_time(self) -> None:
        while True:
            started_at = time.monotonic()
            await asyncio.sleep(0.05)
            self.max_delay_seconds = max(
                self.max_delay_seconds, time.monotonic() - started_at - 0.05
            )

    async def read_stream_lengths(self) -> dict[str, int]:
        return dict(await self.query("SELECT name, length FROM streams"))

    async def wait_for_takeover(
        self, name: str, epochs_before: dict[str, int], started_at: float
    ) -> None:
        """Wait until other nodes hold and continue all streams of a node."""
        lengths_before = await self.read_stream_lengths()
        waiting_streams, silent_streams = (
            set(epochs_before),
            {stream for stream in epochs_before if stream.startswith("table/")},
        )
        async with asyncio.timeout(self.lease + 60):
            while waiting_streams or silent_streams:
                leases = await self.leases()
                current_lengths = await self.read_stream_lengths()
                for stream in list(waiting_streams):
                    _, epoch, is_live = leases[stream]
                    if is_live and epoch > epochs_before[stream]:
                        waiting_streams.discard(stream)
                        self.takeover_seconds[name].append(time.monotonic() - started_at)
                for stream in list(silent_streams - waiting_streams):
                    if current_lengths[stream] > lengths_before[stream]:
                        silent_streams.discard(stream)
                        self.resumption_seconds[name].append(time.monotonic() - started_at)
                self._raise_task_errors()
                await asyncio.sleep(0.05)

    async def wait_until_all_reply(self) -> None:
        """Wait until every player has had a command accepted."""
        counts_before = {player.name: player.answer_count for player in self.players}
        try:
            await self.wait(
                lambda: all(
                    player.answer_count > counts_before[player.name] for player in self.players
                ),
                60,
            )
        except TimeoutError:
            remaining_names = [
                player.name
                for player in self.players
                if player.answer_count == counts_before[player.name]
            ]
            errors = {
                player.name: player.frame_history.errors[:3]
                for player in self.players
                if player.frame_history.errors
            }
            raise AssertionError(f"nobody answers {', '.join(remaining_names)}; {errors}") from None

    # Invariants -----------------------------------------------------------------------------------

    async def check_invariants(self, *, from_start: bool = False) -> None:
        """Check that streams have no gaps, replies are stored once, and frames are consistent.

        Records found earlier are not read again, unless *from_start*, and must only have grown.
        """
        if from_start:
            self._known_lengths.clear()
            self._checked_counts.clear()
        assert not self.frame_history.errors, self.frame_history.errors[:5]
        for player in self.players:
            assert not player.frame_history.errors, (player.name, player.frame_history.errors[:3])
        # More commands are accepted meanwhile.
        accepted_commands = [
            (player, list(player.accepted_seqs.items())) for player in self.players
        ]
        await self._check_streams()
        new_commands = [
            (player.name, f"table/{player.table}", command_id, seq)
            for player, seq_by_command in accepted_commands
            for command_id, seq in seq_by_command[self._checked_counts[player.name] :]
        ]
        await self._check_accepted(new_commands)
        self._checked_counts.update(
            {player.name: len(seq_by_command) for player, seq_by_command in accepted_commands}
        )

    async def _check_streams(self) -> None:
        known_lengths = dict(self._known_lengths)
        rows = await self.query(
            "SELECT s.name, s.length, coalesce(k.upto, 0), count(r.seq), max(r.seq) FROM streams s"
            " LEFT JOIN unnest(%s::text[], %s::bigint[]) AS k(name, upto) ON k.name = s.name"
            " LEFT JOIN records r ON r.stream = s.name AND r.seq > coalesce(k.upto, 0)"
            " GROUP BY s.name, s.length, k.upto",
            list(known_lengths), list(known_lengths.values()),
        )  # fmt: skip
        for stream, length, known_length, record_count, last_seq in rows:
            is_complete = record_count == length - known_length and (
                last_seq == length or not record_count
            )
            assert is_complete, (
                f"{stream} has a gap: {record_count} records from {known_length} to {last_seq}"
                f" of {length}"
            )
            self._known_lengths[stream] = length
        assert known_lengths.keys() <= {row[0] for row in rows}, "a stream is gone"

    async def _check_accepted(self, commands: list[tuple[str, str, str, int]]) -> None:
        """Check accepted commands, given as player, stream, id, and last record number."""
        reply_counts = Counter[tuple[str, str]]()
        for stream, command_id in await self.query(
            "SELECT stream, cmd FROM answers WHERE right(cmd, 16) = ANY(%s)",
            [command_id for _, _, command_id, _ in commands],
        ):
            reply_counts[stream, command_id[-16:]] += 1
        for name, stream, command_id, seq in commands:
            reply_count = reply_counts[stream, command_id]
            assert reply_count == 1, (
                f"{name}: {command_id} was granted, and is kept {reply_count} times"
            )
            assert seq <= self._known_lengths[stream], f"{name}: {command_id} is not in the log"

    def reset_invariants(self) -> None:
        """Reset the invariants after a failure."""
        self.frame_history.errors.clear()
        for player in self.players:
            player.frame_history.errors.clear()

    async def restore_nodes(self) -> None:
        """Bring all nodes back, whatever their state."""
        if self.server is not None and not self.server.is_running:
            await asyncio.to_thread(self.server.start)
        for host in self.hosts:
            host.database_relay.restore()
            host.node_relay.restore()
            host.send(signal.SIGCONT)
            if not host.is_up:
                host.send(signal.SIGKILL)
                await host.wait_until_ended()
                host.set_clock(None)
                host.tree = None
                await host.start()

    def longest_log(self) -> int:
        """Return the records of the longest table log at the last check."""
        return max(
            [length for name, length in self._known_lengths.items() if name.startswith("table/")]
        )

    def longest_wait(self) -> float:
        """Return the longest wait for a reply in seconds since the last call."""
        longest_seconds = max([max(player.reply_waits, default=0.0) for player in self.players])
        for player in self.players:
            player.reply_waits.clear()
        return longest_seconds
