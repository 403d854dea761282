"""Room of a cluster node that hands its leased tables over to other nodes.

A node that drains releases all its streams. A node with too many transfers some to a node with a
small load: events with all their tables, and single tables between two hands (decisions 144, 149).
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterable
from contextlib import suppress
from heapq import nlargest
from itertools import chain
from pathlib import Path
from typing import Final

import structlog

from riverboat.service.cluster.held_leases import ROOM_STREAM, fence_store
from riverboat.service.cluster.lease_directory import LeaseHolder
from riverboat.service.cluster.load_balancer import LoadBalancer, StreamTransfer
from riverboat.service.cluster.node import Node, NodeSettings
from riverboat.service.cluster.takeover import OpeningPool
from riverboat.service.decks.room_key import BadKey, stored_key, write_key
from riverboat.service.director.event_records import EVENT_STREAM_PREFIX
from riverboat.service.house_room import HouseRoom
from riverboat.service.task.checkpoint_policy import CHECKPOINT_INTERVAL
from riverboat.service.task.table_task import TableTask
from riverboat.store.errors import StoreFailed
from riverboat.store.store_urls import with_short_timeouts
from riverboat.words.refusals.joining import TableReopening

log = structlog.get_logger(__name__)

TABLE_PREFIX: Final = "table/"
StreamGroups = dict[str, list[TableTask]]
"""Tables that move together, by the stream of their event or of the single table."""
_DRAIN_POLL_SECONDS: Final = 0.05
_MAX_DRAIN_SECONDS: Final = 600.0
"""Maximum seconds to wait for the end of a hand; then its table is handed over in mid-hand."""
_MAX_TRANSFER_SECONDS: Final = 60.0
"""Maximum seconds to wait for the end of a hand; then the transfer of its table is given up.

A table that waits for its transfer begins no further hand.
"""
_MAX_CONCURRENT_TRANSFERS: Final = 4
"""Most tables transferred at one time; the others play on."""
MAX_CONCURRENT_OPENINGS: Final = 8
"""Most tables claimed and opened at one time.

A node does not claim more than it can open, so that a node with less work claims the rest.
"""
_MIN_UNEVEN_LEASE_SPANS: Final = 2
"""Time for which the load must be uneven before a table is transferred, in lease durations."""


def _ensure_key(data_folder: Path) -> None:
    """Create the room key before any player joins; nodes that share one folder share one key."""
    data_folder.mkdir(parents=True, exist_ok=True)
    if stored_key(data_folder) is None:
        with suppress(BadKey):  # another host created the key first
            write_key(data_folder, os.urandom(32))


class HandoverRoom(HouseRoom):
    """A room whose streams this node holds by leases, and hands over to other nodes."""

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
        self._openings = OpeningPool(MAX_CONCURRENT_OPENINGS)
        self._is_releasing = self._is_leaving = self._is_transferring = False
        self._balancer = LoadBalancer(node.name, _MIN_UNEVEN_LEASE_SPANS * node.lease_seconds)

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
        table_ids = [
            stream.removeprefix(TABLE_PREFIX)
            for stream in streams
            if stream.startswith(TABLE_PREFIX)
        ]
        tasks = [
            task for table_id in table_ids if (task := self._tasks.pop(table_id, None)) is not None
        ]
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
            event_link = None if task is None else task.event_link
            group_stream = (
                stream if event_link is None else f"{EVENT_STREAM_PREFIX}{event_link.event}"
            )
            if stream.startswith(TABLE_PREFIX):
                groups.setdefault(group_stream, []).extend([task] if task is not None else [])
        return {
            group_stream: tasks
            for group_stream, tasks in groups.items()
            if group_stream not in self._openings
        }

    def _find_next_transfer(self) -> StreamTransfer | None:
        return self._balancer.next_transfer(self.node.directory.load_by_node(), time.monotonic())

    async def _transfer_surplus(self) -> None:
        """Transfer tables to underloaded nodes until each has its share.

        Transfer an event if no table can be transferred.
        """
        self._is_transferring = True
        try:
            while (transfer := self._find_next_transfer()) is not None and not self._is_draining:
                target_node = self.node.directory.find_node(transfer.target_node)
                groups = self._select_groups(transfer.stream_count)
                if target_node is None or not groups:
                    return
                await self._transfer_groups(groups, target_node)
                await self.node.refresh()
        except StoreFailed as error:
            log.warning("not given", node=self.node.settings.name, why=str(error))
        finally:
            self._is_transferring = False

    def _select_groups(self, stream_count: int) -> StreamGroups:
        """Return the groups to transfer: cash tables, or else one tournament with its tables.

        Tables without a running hand come first. A tournament is transferred only if this node has
        no cash table: the largest one with at most *stream_count* streams, one for each table and
        one for the tournament itself.
        """
        groups = {
            stream: tasks
            for stream, tasks in self._build_groups().items()
            if stream in self.node.directory.open_streams
            and all(task.has_lease() for task in tasks)
        }
        table_streams = [stream for stream in groups if stream.startswith(TABLE_PREFIX)]
        if table_streams:
            table_streams.sort(key=lambda stream: not all(task.is_idle for task in groups[stream]))
            return {
                stream: groups[stream]
                for stream in table_streams[: min(stream_count, _MAX_CONCURRENT_TRANSFERS)]
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
