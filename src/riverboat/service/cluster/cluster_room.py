"""Room of a cluster node: it runs only the tables on which this node holds a lease.

A node claims unowned streams up to its share, opens them as after a restart (decision 015), and
closes those whose lease it lost. ``handover_room`` hands streams over to other nodes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import structlog

from riverboat.service.cluster.handover_room import (
    MAX_CONCURRENT_OPENINGS,
    TABLE_PREFIX,
    HandoverRoom,
)
from riverboat.service.cluster.held_leases import ROOM_STREAM
from riverboat.service.cluster.node import NodeSettings
from riverboat.service.cluster.takeover import Takeover
from riverboat.service.director.event_records import EVENT_STREAM_PREFIX, event_stream_name
from riverboat.service.records.room_facts import EventTableLinked, from_json
from riverboat.service.task.checkpoint_policy import CHECKPOINT_INTERVAL
from riverboat.service.task.table_replay import ReplayResult
from riverboat.store.errors import LeaseLost, StoreFailed
from riverboat.store.leases import Lease
from riverboat.words.refusals.joining import TableReopening
from riverboat.words.refusals.stores import LeaseHeldElsewhere

log = structlog.get_logger(__name__)

_CLAIM_INTERVAL_SECONDS: Final = 0.25
"""Seconds between two searches for unowned streams."""
_CLAIM_PAUSE_SECONDS: Final = 0.1
"""Seconds for which a node that has claimed its share of a dead node's streams claims no more."""


async def _no_op() -> None:
    """Do nothing."""


class ClusterRoom(HandoverRoom):
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
        super().__init__(
            data, url, node, version, void_hands=void_hands, checkpoint_every=checkpoint_every
        )
        self.director.on_new_stream = self._claim_stream
        self.on_room_stream_claimed: Callable[[], Awaitable[None]] = _no_op
        """Callback when this node has claimed the room's own stream."""
        self.on_takeover: Callable[[Takeover], None] = lambda _: None
        """Callback with the timings of each takeover."""
        self._claim_task: asyncio.Task[None] | None = None
        self._opening_slots = asyncio.Semaphore(MAX_CONCURRENT_OPENINGS)
        self._next_claim_at = 0.0

    async def _enter_cluster(self) -> None:
        await self.node.join(self.key)

    async def _open_all(self) -> None:
        await self._add_missing_leases()
        await self.node.refresh()
        self.node.start()
        await self._claim_and_open_streams()
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
        lease_rows = [(ROOM_STREAM, "")]
        for row in await self.store.list_tables():
            stream = f"{TABLE_PREFIX}{row.id}"
            if stream not in leased_streams:
                lease_rows.append((stream, await self._find_event_stream(stream)))
        for stream, record_count in (await self.store.stream_lengths()).items():
            if not stream.startswith(EVENT_STREAM_PREFIX) or stream in leased_streams:
                continue
            if await self.director.is_open(stream.removeprefix(EVENT_STREAM_PREFIX), record_count):
                lease_rows.append((stream, ""))
        group_streams = {event_stream for _, event_stream in lease_rows if event_stream}
        lease_rows += [
            (group_stream, "")
            for group_stream in group_streams
            if group_stream not in leased_streams
        ]
        await self.node.run_in_thread(self.node.leases.add_leases, sorted(set(lease_rows)))

    async def _find_event_stream(self, stream: str) -> str:
        """Return the stream of a table's event; empty for a cash table."""
        records = await self.store.read(stream, 0, 2)
        second_record = from_json(records[1].body) if len(records) > 1 else None
        return (
            event_stream_name(second_record.event)
            if isinstance(second_record, EventTableLinked)
            else ""
        )

    async def _claim_stream(self, stream: str, part_of: str = "") -> None:
        """Claim a new stream before anything is written to it. Raises ``StoreFailed``.

        *part_of* is the stream of the event that a table belongs to; empty for a cash table.
        """
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
            remaining_seconds = self._next_claim_at - time.monotonic()
            await self.node.directory.wait_for_change(
                remaining_seconds
                if 0 < remaining_seconds < _CLAIM_INTERVAL_SECONDS
                else _CLAIM_INTERVAL_SECONDS
            )
            try:
                if not self._is_draining:
                    self._schedule_opening(await self.node.accept_transfers())
                    await self._claim_unowned_streams()
                    if not self._is_transferring and self._find_next_transfer() is not None:
                        self._spawn(self._transfer_surplus())
                elif not self._is_releasing and self._build_groups():
                    self._spawn(self._release_all())
            except (StoreFailed, LeaseLost) as error:
                log.warning("nothing claimed", node=self.node.settings.name, why=str(error))
            except Exception:
                log.exception("claiming failed", node=self.node.settings.name)

    async def _claim_and_open_streams(self) -> None:
        """Claim and open unowned streams until none is left for this node."""
        while True:
            await self._claim_unowned_streams()
            if not self._openings:
                return
            await self._openings.wait_any()

    async def _claim_unowned_streams(self) -> None:
        """Claim this node's share of the unowned streams, at most as many as it can open now.

        After a claim of a dead node's streams this node pauses, so that the other nodes can claim
        their shares. After the pause it also claims streams that no other node has claimed.
        """
        free_slots = self._openings.free_slots
        if not free_slots or time.monotonic() < self._next_claim_at:
            return
        leases = await self.node.claim_unowned(free_slots)
        group_leases = [lease for lease in leases if not lease.part_of]
        if len(group_leases) < free_slots and any(lease.free_ms for lease in group_leases):
            self._next_claim_at = time.monotonic() + _CLAIM_PAUSE_SECONDS
        self._schedule_opening(leases)

    def _schedule_opening(self, leases: Iterable[Lease]) -> None:
        """Start to open claimed streams: each event with its tables, each cash table by itself."""
        leases_by_group: dict[str, list[Lease]] = {}
        for lease in leases:
            leases_by_group.setdefault(lease.part_of or lease.stream, []).append(lease)
        for group_stream, group_leases in leases_by_group.items():
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
        event_id = group_stream.removeprefix(EVENT_STREAM_PREFIX)
        record_count = (await self.store.stream_lengths()).get(group_stream, 0)
        if await self.director.open_event(event_id, record_count) or self.event_tables(event_id):
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
                replay_result = None if row.id in self._tasks else await self._open_row(row)
                # Opening took longer than the lease.
                if not self.node.held_leases.is_held(stream, lease.epoch):
                    if (duplicate_task := self._tasks.pop(row.id, None)) is not None:
                        await duplicate_task.stop(TableReopening())
                    raise LeaseLost(stream, self.node.held_leases.epoch(stream))
        self.node.mark_open(stream)
        if replay_result is not None and (task := self._tasks.get(row.id)) is not None:
            opened_at = time.perf_counter()
            report_takeover = partial(
                self._report_takeover,
                lease,
                replay_result,
                started_at - claimed_at,
                opened_at - started_at,
                opened_at,
            )
            task.call_after_publish(report_takeover)

    def _report_takeover(
        self,
        lease: Lease,
        replay_result: ReplayResult,
        waited_seconds: float,
        opening_seconds: float,
        opened_at: float,
    ) -> None:
        """Log the time that a takeover took, after the table's first broadcast."""
        takeover = Takeover(
            claim_seconds=lease.free_ms / 1000, wait_seconds=waited_seconds,
            read_seconds=replay_result.store_seconds, replay_seconds=replay_result.replay_seconds,
            opening_seconds=opening_seconds,
            broadcast_seconds=time.perf_counter() - opened_at,
        )  # fmt: skip
        log_fields = {"node": self.node.settings.name, "stream": lease.stream}
        record_counts = {"records": replay_result.seq, "replayed": len(replay_result.facts)}
        log.info("claimed", **log_fields, **record_counts, **takeover.milliseconds)
        self.on_takeover(takeover)
