"""Cluster membership of this host: it joins, renews its leases and reads those of other nodes.

A renewal is one transaction: the node's row and all its leases are renewed, and all leases are
read. While the database does not answer nothing is renewed, and before the leases expire by this
machine's own clock, all of them are dropped: no table is broadcast by two nodes.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import structlog
from msgspec import Struct
from msgspec.structs import replace

from riverboat.service.cluster.cluster_clock import ClusterClock
from riverboat.service.cluster.held_leases import HeldLeases, monotonic_seconds
from riverboat.service.cluster.lease_directory import LeaseDirectory, LeaseHolder
from riverboat.store.errors import StoreFailed
from riverboat.store.lease_notifications import LeaseListener
from riverboat.store.leases import Lease, Leases, NameTaken, NodeRow, NotAdmitted

log = structlog.get_logger(__name__)

Result = TypeVar("Result")

LEASE_SECONDS: Final = 5.0
"""Seconds for which a lease is valid: the longest pause of a table whose node has died."""
_RENEWALS_PER_LEASE: Final = 8
"""Number of renewals within the duration of a lease."""
_SAFETY_MARGIN_SHARE: Final = 0.1
"""Share of a lease's duration, at its end, in which nothing is broadcast any more."""
_MIN_READ_INTERVAL_SECONDS: Final = 0.05
"""Least seconds between two reads of the other nodes' leases."""


class NodeSettings(Struct, frozen=True):
    """Configuration with which a node joins the cluster: name, address, shared secret, lease
    duration.
    """

    name: str
    address: str
    """Base URL at which other nodes reach this node: ``http://10.0.0.5:8000``."""
    secret: str
    lease_seconds: float = LEASE_SECONDS
    """Seconds for which the node's leases are valid after each renewal."""


class NodeLoad(Struct, frozen=True):
    """Load of a node: its open tables, its open sockets, and the delay of its event loop."""

    table_count: int = 0
    socket_count: int = 0
    event_loop_lag_ms: int = 0
    """Event-loop delay in milliseconds."""


def fingerprint_secret(secret: bytes, purpose: str) -> str:
    """Return a short digest that identifies a secret without revealing it."""
    return hmac.digest(secret, f"riverboat {purpose}".encode(), "sha256").hex()[:16]


class Node:
    """One node of the cluster. *on_leases_lost* receives the streams that it no longer holds."""

    def __init__(
        self,
        url: str,
        settings: NodeSettings,
        version: str,
        on_leases_lost: Callable[[list[str]], Awaitable[None]],
    ) -> None:
        self.settings, self._url, self._version = settings, url, version
        self.leases = Leases(url)
        self.held_leases = HeldLeases()
        self.clock = ClusterClock()
        self.directory = LeaseDirectory(settings.name)
        self.directory.has_valid_lease = lambda stream: bool(self.held_leases.epoch(stream))
        self.held_leases.on_lost = self.directory.open_streams.discard
        self.load: Callable[[], NodeLoad] = NodeLoad
        self.is_draining = False
        """True if the node is to hand its tables over."""
        self.rejection = ""
        """Reason why this node may no longer join, if another node has its name; else empty."""
        self.row = NodeRow("", "", "", "", "", "")
        self._on_leases_lost = on_leases_lost
        self._lease_ms = round(1000 * settings.lease_seconds)
        self._tasks: list[asyncio.Task[None]] = []
        self._executor = ThreadPoolExecutor(4, "riverboat leases")
        self._listener: LeaseListener | None = None
        self._read_lock = asyncio.Lock()
        self._last_read_at = 0.0
        self._last_epochs: dict[str, int] = {}
        """Epoch in which each stream was last held."""
        self._claiming_streams: set[str] = set()
        """Streams that this node is claiming by name.

        Their leases may be in the directory before the claim returns. Such leases are not
        transfers from another node.
        """
        self.on_leases_expired: Callable[[], None] = lambda: None
        """Callback when the leases expired: the node was suspended or the database unreachable."""
        self.leases_changed = asyncio.Event()
        """Event that wakes the reader after a lease change."""

    async def join(self, room_key: bytes) -> None:
        """Join the cluster. Raises ``NotAdmitted`` and ``StoreFailed``.

        If a node with this name has just died, wait until its lease expires.
        """
        name, secret = self.settings.name, self.settings.secret.encode()
        fingerprints = (
            fingerprint_secret(room_key, "key of the room"),
            fingerprint_secret(secret, "secret of the cluster"),
        )
        address = self.settings.address
        self.row = NodeRow(name, address, secrets.token_hex(8), *fingerprints, self._version)
        deadline = monotonic_seconds() + self.settings.lease_seconds + 1
        while True:
            started_at = monotonic_seconds()
            try:
                await self._join_cluster(started_at)
            except NameTaken:
                if monotonic_seconds() >= deadline:
                    raise
                await asyncio.sleep(0.25)
            else:
                return

    async def _join_cluster(self, started_at: float) -> None:
        deadline = await self.run_in_thread(self.leases.join, self.row, self._lease_ms)
        self.clock.synchronize(deadline - self._lease_ms, started_at, monotonic_seconds())
        self._extend_leases(started_at)

    def start(self) -> None:
        """Start to renew leases and to listen for changes."""
        loop = asyncio.get_running_loop()
        self._listener = LeaseListener(
            self._url, lambda: loop.call_soon_threadsafe(self.leases_changed.set)
        )
        coroutines = (self._renew_loop(), self._expiry_loop(), self._listen_loop())
        self._tasks = [loop.create_task(coroutine, name="cluster") for coroutine in coroutines]

    async def stop(self) -> None:
        """Stop renewing leases."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)

    async def leave(self) -> None:
        """Leave the cluster and release all leases."""
        with suppress(StoreFailed):
            await self.run_in_thread(self.leases.leave, self.row)
        self.held_leases.extend(0)
        # Pending queries finish or fail within seconds, after which no connection is open.
        await asyncio.to_thread(self._executor.shutdown)
        self.leases.close()

    async def run_in_thread(
        self, function: Callable[..., Result], *args: Any, **kwargs: Any
    ) -> Result:
        """Run a function in the lease executor, which no other work can occupy."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, partial(function, *args, **kwargs))

    async def claim_stream(self, stream: str, part_of: str = "") -> bool:
        """Claim a new stream that no other node knows yet; return True if it is held now.

        *part_of* is the stream of the event that a table belongs to; empty for a cash table.
        """
        if self.held_leases.is_expired:
            return False
        claim_arguments = {"streams": [stream], "part_of": part_of}
        self._claiming_streams.add(stream)
        try:
            leases = await self.run_in_thread(
                self.leases.claim_streams, self.row, self._lease_ms, **claim_arguments
            )
            for lease in self._add_leases(leases):
                self.mark_open(lease.stream)
        finally:
            self._claiming_streams.discard(stream)
        return bool(leases)

    async def claim_unowned(self, limit: int) -> list[Lease]:
        """Claim a share of the unowned streams, at most *limit*; return the leases now held."""
        if self.held_leases.is_expired:
            return []
        claim_in_database = self.leases.claim_streams
        return self._add_leases(
            await self.run_in_thread(claim_in_database, self.row, self._lease_ms, limit=limit)
        )

    async def accept_transfers(self) -> list[Lease]:
        """Claim streams that other nodes have transferred to this one; return those held now."""
        epochs = self.held_leases.epochs
        offered_leases = [
            lease.stream
            for lease in self.directory.offered_leases()
            if lease.stream not in epochs
            and lease.stream not in self._claiming_streams
            and lease.epoch != self._last_epochs.get(lease.stream)
        ]
        if not offered_leases or self.held_leases.is_expired:
            return []
        return self._add_leases(
            await self.run_in_thread(
                self.leases.accept_transfers, self.row, self._lease_ms, offered_leases
            )
        )

    def _add_leases(self, leases: list[Lease]) -> list[Lease]:
        for lease in leases:
            self.held_leases.add(lease.stream, lease.epoch)
            self._last_epochs[lease.stream] = lease.epoch
        return leases

    def mark_open(self, stream: str) -> None:
        """Record that a claimed stream is open on this node."""
        if self.held_leases.epoch(stream):
            self.directory.open_streams.add(stream)
            self.directory.notify()

    async def release_streams(self, *streams: str, is_final: bool = False) -> None:
        """Release streams to other nodes; *is_final* means that they are never written again."""
        await self.run_in_thread(
            self.leases.release_leases, self._drop_leases(streams), is_final=is_final
        )

    async def transfer_streams(self, *streams: str, target: LeaseHolder) -> None:
        """Transfer streams to one node."""
        epochs = self._drop_leases(streams)
        await self.run_in_thread(
            self.leases.transfer_streams, epochs, target.name, target.address, self._lease_ms
        )

    def _drop_leases(self, streams: Iterable[str]) -> dict[str, int]:
        """Drop leases and return the epochs in which they were held."""
        epochs = {stream: self.held_leases.remove(stream) for stream in streams}
        self.directory.open_streams.difference_update(epochs)
        return {stream: epoch for stream, epoch in epochs.items() if epoch}

    def _extend_leases(self, requested_at: float) -> None:
        self.held_leases.extend(
            requested_at + self.settings.lease_seconds * (1 - _SAFETY_MARGIN_SHARE)
        )

    async def _renew_loop(self) -> None:
        renewal_interval_seconds = self.settings.lease_seconds / _RENEWALS_PER_LEASE
        while True:
            started_at = monotonic_seconds()
            try:
                await self._renew_leases(started_at)
            except (StoreFailed, TimeoutError) as error:
                log.warning("leases not renewed", node=self.settings.name, why=str(error))
            await asyncio.sleep(
                max(0.0, started_at + renewal_interval_seconds - monotonic_seconds())
            )

    async def _renew_leases(self, started_at: float) -> None:
        epochs, node_load = self.held_leases.epochs, self.load()
        own_row = replace(
            self.row,
            table_count=node_load.table_count,
            socket_count=node_load.socket_count,
            event_loop_lag_ms=node_load.event_loop_lag_ms,
        )
        async with asyncio.timeout(self.settings.lease_seconds):
            renewed_row, renewed_streams = await self.run_in_thread(
                self.leases.renew_leases, own_row, epochs, self._lease_ms
            )
        if renewed_row is None:  # report the loss of each lease, however long that takes
            await self._rejoin_cluster()
            return
        self.clock.synchronize(
            renewed_row.expires_at_ms - self._lease_ms, started_at, monotonic_seconds()
        )
        self._extend_leases(started_at)
        self.is_draining = renewed_row.is_draining
        if lost_streams := [stream for stream in epochs if stream not in renewed_streams]:
            await self._drop_lost_leases(lost_streams)
        await self.refresh()

    async def _rejoin_cluster(self) -> None:
        """Rejoin after the leases expired: the database or this machine was stopped too long."""
        self.on_leases_expired()
        await self._drop_lost_leases(list(self.held_leases.epochs))
        started_at = monotonic_seconds()
        try:
            await self._join_cluster(started_at)
        except NotAdmitted as error:
            self.rejection = str(error)
            node_name = self.settings.name
            log.error("not one of the hosts", node=node_name, why=str(error), exc_info=error)
        else:
            self.rejection = ""
            log.info("one of the hosts again", node=self.settings.name)

    async def _expiry_loop(self) -> None:
        """Drop all leases before they expire if they are not renewed."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 50)
            if self.held_leases.is_expired and (streams := list(self.held_leases.epochs)):
                log.error("leases over", node=self.settings.name, streams=len(streams))
                self.on_leases_expired()
                await self._drop_lost_leases(streams)

    async def _drop_lost_leases(self, streams: list[str]) -> None:
        for stream in streams:
            self.held_leases.remove(stream)
        self.directory.open_streams.difference_update(streams)
        await self._on_leases_lost(streams)

    async def refresh(self) -> None:
        """Read the leases of all nodes."""
        started_at = monotonic_seconds()
        leases, nodes = await self.run_in_thread(self._load_leases)
        self._last_read_at = started_at
        self.directory.update(leases, nodes)

    async def has_holder(self, stream: str) -> bool:
        """Return True if a node holds or claims a stream; read the leases if it is unknown."""
        arrived_at = monotonic_seconds()
        if not self.directory.is_leased(stream):
            async with self._read_lock:  # all callers that wait when a read starts share its result
                if not self.directory.is_leased(stream) and self._last_read_at < arrived_at:
                    await self.refresh()
        return self.directory.is_leased(stream)

    def _load_leases(self) -> tuple[list[Lease], list[NodeRow]]:
        return self.leases.list_leases(), self.leases.list_nodes()

    async def _listen_loop(self) -> None:
        while True:
            await self.leases_changed.wait()
            self.leases_changed.clear()
            with suppress(StoreFailed):
                await self.refresh()
            await asyncio.sleep(_MIN_READ_INTERVAL_SECONDS)
