"""Room of a cluster node: it runs only the tables on which this node holds a lease.

A node claims unowned streams up to its share, opens them as after a restart (decision 015), and
closes those whose lease it lost. An event moves with all its tables. Other nodes transfer events,
and tables between two hands, to a node with a small load (decisions 144, 149).
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from heapq import nlargest
from itertools import chain
from pathlib import Path
from typing import Final

import structlog

from riverboat.service.cluster.held_leases import ROOM_STREAM, fence_store
from riverboat.service.cluster.lease_directory import LeaseHolder
from riverboat.service.cluster.load_balancer import LoadBalancer, StreamTransfer
from riverboat.service.cluster.node import Node, NodeSettings
from riverboat.service.cluster.takeover import OpeningPool, Takeover
from riverboat.service.decks.room_key import BadKey, stored_key, write_key
from riverboat.service.director.event_records import EVENT_STREAM_PREFIX, stream_of
from riverboat.service.house_room import HouseRoom
from riverboat.service.records.room_facts import EventTableLinked, from_json
from riverboat.service.task.checkpoint_policy import CHECKPOINT_INTERVAL
from riverboat.service.task.table_replay import ReplayResult
from riverboat.service.task.table_task import TableTask
from riverboat.store.errors import LeaseLost, StoreFailed
from riverboat.store.leases import Lease
from riverboat.store.store_urls import with_short_timeouts
from riverboat.words.refusals.joining import TableReopening
from riverboat.words.refusals.stores import LeaseHeldElsewhere

log = structlog.get_logger(__name__)

TABLE_PREFIX: Final = "table/"
StreamGroups = dict[str, list[TableTask]]
"""Tables that move together, by the stream of their event or of the single table."""
_CLAIM_INTERVAL_SECONDS: Final = 0.25
"""Seconds between two searches for unowned streams."""
_DRAIN_POLL_SECONDS: Final = 0.05
_MAX_DRAIN_SECONDS: Final = 600.0
"""Seconds that a hand has to end before its table is handed over in mid-hand."""


_MAX_TRANSFER_SECONDS: Final = 60.0
"""Seconds for which a table that is being transferred begins no further hand."""
_MAX_TRANSFERS: Final = 4
"""Most tables transferred at one time; the others play on."""
_MAX_OPENINGS: Final = 8
"""Most tables claimed and opened at one time.

A node does not claim more than it can open, so that a node with less work claims the rest.
"""
_YIELD_SECONDS: Final = 0.1
"""Seconds for which a node that has claimed its share of a dead node's streams claims no more."""
_STABLE_SPANS: Final = 2
"""Lease spans for which the load must be uneven before any table is transferred."""


async def _no_op() -> None:
    """Do nothing."""


def _ensure_key(data: Path) -> None:
    """Create the room key before any player joins; nodes that share one folder share one key."""
    data.mkdir(parents=True, exist_ok=True)
    if stored_key(data) is None:
        with suppress(BadKey):  # another host created the key first
            write_key(data, os.urandom(32))


class ClusterRoom(HouseRoom):
    """A room whose tables are divided among nodes. *url* is the URL of its PostgreSQL database."""

    def __init__(
        self,
        data: Path,
        url: str,
        node: NodeSettings,
        version: str,
        *,
        void_hands: bool = False,
        checkpoint_every: int = CHECKPOINT_INTERVAL,
    ) -> None:
        self.node = Node(url, node, version, self._on_leases_lost)
        _ensure_key(data)
        database = with_short_timeouts(url, node.lease_seconds)
        super().__init__(
            data,
            database,
            void_hands=void_hands,
            checkpoint_every=checkpoint_every,
            clock=self.node.clock,
        )
        self.store = fence_store(self.store, self.node.held_leases)
        self.director.on_new_stream = self._claim_stream
        self.on_room_stream_claimed: Callable[[], Awaitable[None]] = _no_op
        """Callback when this node has claimed the room's own stream."""
        self.on_takeover: Callable[[Takeover], None] = lambda _: None
        """Callback with the timings of each takeover."""
        self._claim_task: asyncio.Task[None] | None = None
        self._openings = OpeningPool(_MAX_OPENINGS)
        self._opening_slots = asyncio.Semaphore(_MAX_OPENINGS)
        self._yield_until = 0.0
        self._is_releasing = self._is_leaving = self._is_transferring = False
        self._balancer = LoadBalancer(node.name, _STABLE_SPANS * node.lease_seconds)

    # Opening and closing ------------------------------------------------------------------------

    async def _enter_cluster(self) -> None:
        await self.node.join(self.key)

    async def _open_all(self) -> None:
        await self._add_missing_leases()
        await self.node.refresh()
        self.node.start()
        await self._claim_and_open_all()
        self._claim_task = asyncio.get_running_loop().create_task(self._claim_loop())

    async def close(self) -> None:
        """Release all tables, so that other nodes can claim them at once."""
        if self._claim_task is not None:
            self._claim_task.cancel()
            await asyncio.gather(self._claim_task, return_exceptions=True)
        await self._openings.stop()
        await self.node.stop()
        for task in list(self._tasks.values()):
            await task.stop(TableReopening())
        await self.director.close()
        await self.node.leave()
        await super().close()

    async def _add_missing_leases(self) -> None:
        """Create leases for open streams that are older than the leases table."""
        leased_streams = {
            lease.stream for lease in await self.node.run_in_thread(self.node.leases.list_leases)
        }
        new_streams = [(ROOM_STREAM, "")]
        for row in await self.store.list_tables():
            stream = f"{TABLE_PREFIX}{row.id}"
            if stream not in leased_streams:
                new_streams.append((stream, await self._event_stream(stream)))
        for stream, count in (await self.store.stream_lengths()).items():
            if not stream.startswith(EVENT_STREAM_PREFIX) or stream in leased_streams:
                continue
            if await self.director.is_open(stream.removeprefix(EVENT_STREAM_PREFIX), count):
                new_streams.append((stream, ""))
        group_streams = {part_of for _, part_of in new_streams if part_of}
        new_streams += [
            (group_stream, "")
            for group_stream in group_streams
            if group_stream not in leased_streams
        ]
        await self.node.run_in_thread(self.node.leases.add_leases, sorted(set(new_streams)))

    async def _event_stream(self, stream: str) -> str:
        """Return the stream of a table's event; empty for a cash table."""
        records = await self.store.read(stream, 0, 2)
        second_record = from_json(records[1].body) if len(records) > 1 else None
        return stream_of(second_record.event) if isinstance(second_record, EventTableLinked) else ""

    # Claiming leases ----------------------------------------------------------------------------

    async def _claim_stream(self, stream: str, part_of: str = "") -> None:
        """Claim a new stream before anything is written to it. Raises ``StoreFailed``."""
        if self.node.held_leases.epoch(stream):
            return
        if not await self.node.claim_stream(stream, part_of):
            raise StoreFailed(LeaseHeldElsewhere(stream))

    async def _release_stream(self, stream: str) -> None:
        with suppress(StoreFailed):
            await self.node.release_streams(stream, is_final=True)

    async def _claim_loop(self) -> None:
        """Claim unowned streams for as long as the room is open."""
        while True:
            remaining_seconds = self._yield_until - time.monotonic()
            await self.node.directory.wait_for_change(
                remaining_seconds
                if 0 < remaining_seconds < _CLAIM_INTERVAL_SECONDS
                else _CLAIM_INTERVAL_SECONDS
            )
            try:
                if not self._is_draining:
                    self._schedule_opening(await self.node.accept_transfers())
                    await self._claim_unowned()
                    if not self._is_transferring and self._next_transfer() is not None:
                        self._spawn(self._transfer_surplus())
                elif not self._is_releasing and self._build_groups():
                    self._spawn(self._release_all())
            except (StoreFailed, LeaseLost) as error:
                log.warning("nothing claimed", node=self.node.settings.name, why=str(error))
            except Exception:
                log.exception("claiming failed", node=self.node.settings.name)

    async def _claim_and_open_all(self) -> None:
        """Claim and open unowned streams until none is left for this node."""
        while True:
            await self._claim_unowned()
            if not self._openings:
                return
            await self._openings.wait_any()

    async def _claim_unowned(self) -> None:
        """Claim a share of the unowned streams, at most as many as are opened at one time.

        When a node has died, all others are notified of each claim and get their turn at the rest.
        Nodes that do not claim in time are not waited for.
        """
        free_slots = self._openings.free_slots
        if not free_slots or time.monotonic() < self._yield_until:
            return
        leases = await self.node.claim_unowned(free_slots)
        group_leases = [lease for lease in leases if not lease.part_of]
        if len(group_leases) < free_slots and any(lease.free_ms for lease in group_leases):
            self._yield_until = time.monotonic() + _YIELD_SECONDS
        self._schedule_opening(leases)

    def _schedule_opening(self, leases: Iterable[Lease]) -> None:
        """Start to open claimed streams: each event with its tables, each cash table by itself."""
        groups: dict[str, list[Lease]] = {}
        for lease in leases:
            groups.setdefault(lease.part_of or lease.stream, []).append(lease)
        for group_stream, group_leases in groups.items():
            open_group = partial(self._open_group, group_stream, group_leases, time.perf_counter())
            self._openings.start(group_stream, open_group)

    async def _open_group(self, group_stream: str, leases: list[Lease], claimed_at: float) -> None:
        """Open a group of streams: first the tables, then the event that they belong to."""
        try:
            table_leases = [lease for lease in leases if lease.stream.startswith(TABLE_PREFIX)]
            openings = [self._open_claimed_table(lease, claimed_at) for lease in table_leases]
            results = await asyncio.gather(*openings, return_exceptions=True)
            for result in results:
                if result is not None:
                    raise result
            if not group_stream.startswith(TABLE_PREFIX):
                await self._open_group_stream(group_stream)
            self._openings.on_success()
        except BaseException as error:
            # Another node gets it when the lease expires.
            for lease in leases:
                if lease.stream not in self.node.directory.open_streams:
                    self.node.held_leases.remove(lease.stream, lease.epoch)
            if not isinstance(error, StoreFailed | LeaseLost):
                raise
            node = self.node.settings.name
            log.warning(
                "not opened", node=node, stream=group_stream, why=str(error), exc_info=error
            )

    async def _open_group_stream(self, group_stream: str) -> None:
        """Open a group's own stream: an event whose tables are open, or the room's stream."""
        if not group_stream.startswith(EVENT_STREAM_PREFIX):
            await self.on_room_stream_claimed()
            self.node.mark_open(group_stream)
            return
        event = group_stream.removeprefix(EVENT_STREAM_PREFIX)
        length = (await self.store.stream_lengths()).get(group_stream, 0)
        if await self.director.open_event(event, length) or self.event_tables(event):
            self.node.mark_open(group_stream)
        else:
            await self.node.release_streams(group_stream, is_final=True)

    async def _open_claimed_table(self, lease: Lease, claimed_at: float) -> None:
        """Open a claimed table; if it is closed, release its lease for good."""
        stream = lease.stream
        async with self._opening_slots:
            started_at = time.perf_counter()
            row = await self.store.find_table(stream.removeprefix(TABLE_PREFIX))
            if row is None or row.closed_at:
                await self.node.release_streams(stream, is_final=True)
                return
            async with self._table_locks.for_table(row.id):
                open_task = self._tasks.get(row.id)
                if (
                    open_task is not None and not open_task.has_lease()
                ):  # from an earlier epoch: sends nothing
                    del self._tasks[row.id]
                    await open_task.stop(TableReopening())
                replayed = None if row.id in self._tasks else await self._open_row(row)
                # Opening took longer than the lease.
                if not self.node.held_leases.is_held(stream, lease.epoch):
                    if (duplicate_task := self._tasks.pop(row.id, None)) is not None:
                        await duplicate_task.stop(TableReopening())
                    raise LeaseLost(stream, self.node.held_leases.epoch(stream))
        self.node.mark_open(stream)
        if replayed is not None and (task := self._tasks.get(row.id)) is not None:
            opened_at = time.perf_counter()
            report_takeover = partial(
                self._report_takeover,
                lease,
                replayed,
                started_at - claimed_at,
                opened_at - started_at,
                opened_at,
            )
            task.call_after_publish(report_takeover)

    def _report_takeover(
        self,
        lease: Lease,
        replayed: ReplayResult,
        waited_seconds: float,
        opening_seconds: float,
        opened_at: float,
    ) -> None:
        """Log the time that a takeover took, after the table's first broadcast."""
        takeover = Takeover(
            claim_seconds=lease.free_ms / 1000, wait_seconds=waited_seconds,
            read_seconds=replayed.store_seconds, replay_seconds=replayed.replay_seconds,
            opening_seconds=opening_seconds,
            broadcast_seconds=time.perf_counter() - opened_at,
        )  # fmt: skip
        log_fields = {"node": self.node.settings.name, "stream": lease.stream}
        record_counts = {"records": replayed.seq, "replayed": len(replayed.facts)}
        log.info("claimed", **log_fields, **record_counts, **takeover.milliseconds)
        self.on_takeover(takeover)

    def _register_task(self, task: TableTask) -> TableTask:
        stream = f"{TABLE_PREFIX}{task.id}"
        epoch = self.node.held_leases.epoch(stream)
        task.has_lease = lambda: bool(epoch) and self.node.held_leases.is_held(stream, epoch)
        return super()._register_task(task)

    def task(self, table: str) -> TableTask:
        """Return a table's task if this node holds the table; raise ``KeyError`` otherwise."""
        task = super().task(table)
        if not task.has_lease():
            raise KeyError(table)
        return task

    # Releasing leases ---------------------------------------------------------------------------

    async def _on_leases_lost(self, streams: list[str]) -> None:
        """Close streams whose lease is lost; all of them if this node renewed too late."""
        if streams and self.node.held_leases.is_expired:
            self._openings.on_lease_expired()
        await self._close_streams(streams)

    async def _close_streams(self, streams: Iterable[str]) -> None:
        """Close streams and broadcast nothing more from them."""
        for stream in streams:
            if stream.startswith(EVENT_STREAM_PREFIX):
                await self.director.close_event(stream.removeprefix(EVENT_STREAM_PREFIX))
        tables = [
            stream.removeprefix(TABLE_PREFIX)
            for stream in streams
            if stream.startswith(TABLE_PREFIX)
        ]
        tasks = [task for table in tables if (task := self._tasks.pop(table, None)) is not None]
        await asyncio.gather(*[task.stop(TableReopening()) for task in tasks])

    async def drain(self, seconds: float = 30) -> None:
        """Hand over all tables to other nodes, each after its hand or when the time is up.

        Hands in which only bots play are not waited for: they continue at the next node.
        """
        with suppress(StoreFailed):
            await self.node.run_in_thread(self.node.leases.mark_draining, self.node.settings.name)
        self._is_leaving = True
        await self._release_all(seconds)

    @property
    def _is_draining(self) -> bool:
        return self._is_leaving or self.node.is_draining

    async def _release_all(self, seconds: float = _MAX_DRAIN_SECONDS) -> None:
        """Release each table, and each event with its tables, as soon as no hand is played."""
        self._is_releasing = True
        deadline = time.monotonic() + seconds
        while self._is_draining and ((groups := self._build_groups()) or self._openings):
            for group_stream, tasks in groups.items():
                for task in tasks:
                    await task.drain()
                if time.monotonic() >= deadline or all(task.can_stop for task in tasks):
                    await self._release_group(group_stream, tasks)
            await asyncio.sleep(_DRAIN_POLL_SECONDS)
        self._is_releasing = False

    def _build_groups(self) -> StreamGroups:
        """Return the streams that move together: a single table, or an event with its tables."""
        epochs = self.node.held_leases.epochs
        groups: StreamGroups = {
            stream: [] for stream in epochs if not stream.startswith(TABLE_PREFIX)
        }
        for stream in epochs:
            task = (
                self._tasks.get(stream.removeprefix(TABLE_PREFIX))
                if stream.startswith(TABLE_PREFIX)
                else None
            )
            event = None if task is None else task.event_link
            group_stream = stream if event is None else f"{EVENT_STREAM_PREFIX}{event.event}"
            if stream.startswith(TABLE_PREFIX):
                groups.setdefault(group_stream, []).extend([task] if task is not None else [])
        return {
            group_stream: tasks
            for group_stream, tasks in groups.items()
            if group_stream not in self._openings
        }

    # Transferring tables ------------------------------------------------------------------------

    def _next_transfer(self) -> StreamTransfer | None:
        return self._balancer.next_transfer(self.node.directory.load_by_node(), time.monotonic())

    async def _transfer_surplus(self) -> None:
        """Transfer tables to underloaded nodes until each has its share.

        Transfer an event if no table can be transferred.
        """
        self._is_transferring = True
        try:
            while (transfer := self._next_transfer()) is not None and not self._is_draining:
                target = self.node.directory.find_node(transfer.target_node)
                groups = self._select_groups(transfer.stream_count)
                if target is None or not groups:
                    return
                await self._transfer_groups(groups, target)
                await self.node.refresh()
        except StoreFailed as error:
            log.warning("not given", node=self.node.settings.name, why=str(error))
        finally:
            self._is_transferring = False

    def _select_groups(self, stream_count: int) -> StreamGroups:
        """Return the groups to transfer: idle tables first, or the largest event without tables.

        An event counts as one stream more than it has tables.
        """
        groups = {
            stream: tasks
            for stream, tasks in self._build_groups().items()
            if stream in self.node.directory.open_streams
            and all(task.has_lease() for task in tasks)
        }
        tables = [stream for stream in groups if stream.startswith(TABLE_PREFIX)]
        if tables:
            tables.sort(key=lambda stream: not all(task.is_idle for task in groups[stream]))
            return {
                stream: groups[stream] for stream in tables[: min(stream_count, _MAX_TRANSFERS)]
            }
        event_streams = [
            stream
            for stream in groups
            if stream != ROOM_STREAM and len(groups[stream]) < stream_count
        ]
        return {
            stream: groups[stream]
            for stream in nlargest(1, event_streams, lambda stream: len(groups[stream]))
        }

    async def _transfer_groups(self, groups: StreamGroups, target: LeaseHolder) -> None:
        """Transfer each group as soon as no hand is played; keep one whose hand takes too long."""
        deadline = time.monotonic() + _MAX_TRANSFER_SECONDS
        for task in chain(*groups.values()):
            await task.drain()
        while groups and time.monotonic() < deadline:
            for group_stream, tasks in list(groups.items()):
                if all(task.is_idle for task in tasks):
                    await self._release_group(group_stream, groups.pop(group_stream), target)
            await asyncio.sleep(_DRAIN_POLL_SECONDS)
        for task in chain(*groups.values()):
            task.resume_dealing()

    async def _release_group(
        self, group_stream: str, tasks: list[TableTask], target: LeaseHolder | None = None
    ) -> None:
        """Release a group for any node, or transfer it to the node *target*."""
        streams = {group_stream, *[f"{TABLE_PREFIX}{task.id}" for task in tasks]}
        # Stop routing clients here first: subscribers reconnect at once.
        self.node.directory.open_streams.difference_update(streams)
        await self._close_streams(list(streams))
        try:
            if target is None:
                await self.node.release_streams(*streams)
            else:
                await self.node.transfer_streams(*streams, target=target)
        except StoreFailed as error:  # other nodes can claim it when its lease expires
            log.warning("not handed over", stream=group_stream, why=str(error))
