"""Cluster directory: the leases and node addresses, as a node has last read them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Set
from contextlib import suppress

from msgspec import Struct

from riverboat.service.cluster.held_leases import ROOM_STREAM
from riverboat.store.leases import Lease, NodeRow


class LeaseHolder(Struct, frozen=True):
    """A node that holds a stream."""

    name: str
    address: str


class LeaseDirectory:
    """Known leases and nodes, which may be stale: a node may no longer hold a listed stream."""

    def __init__(self, node_name: str) -> None:
        self._node_name = node_name
        self._leases: dict[str, Lease] = {}
        self._nodes: dict[str, NodeRow] = {}
        self._changed = asyncio.Event()
        self.open_streams: set[str] = set()
        """Streams that this node has opened."""
        self.has_valid_lease: Callable[[str], bool] = lambda _: True
        """Predicate: True if this node's lease on a stream is valid now."""
        self.on_nodes_gone: Callable[[Set[str]], None] = lambda _: None
        """Callback with the names of nodes that have left the cluster or died."""
        self.on_streams_moved: Callable[[Set[str]], None] = lambda _: None
        """Callback with streams that moved to another node."""

    def update(self, leases: Iterable[Lease], nodes: Iterable[NodeRow]) -> None:
        """Replace the known leases and nodes."""
        old_node_names, old_leases = {node.name for node in self.nodes}, self._leases
        self._leases = {lease.stream: lease for lease in leases}
        self._nodes = {node.name: node for node in nodes}
        self.notify()
        if lost_nodes := old_node_names - {node.name for node in self.nodes}:
            self.on_nodes_gone(lost_nodes)
        if moved_streams := {
            stream
            for stream, lease in self._leases.items()
            if (old_lease := old_leases.get(stream)) is not None and old_lease.host != lease.host
        }:
            self.on_streams_moved(moved_streams)

    def notify(self) -> None:
        """Wake all tasks that wait for a change."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait_for_change(self, seconds: float) -> None:
        """Wait for a change, at most for the given number of seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()

    @property
    def leases(self) -> list[Lease]:
        """All leases, by stream."""
        return list(self._leases.values())

    @property
    def nodes(self) -> list[NodeRow]:
        """Live nodes, by name."""
        return [node for node in self._nodes.values() if node.is_live]

    @property
    def other_nodes(self) -> list[NodeRow]:
        """Live nodes other than this one."""
        return [node for node in self.nodes if node.name != self._node_name]

    def is_leased(self, stream: str) -> bool:
        """Return True if a node holds a stream or is about to."""
        return stream in self.open_streams or stream in self._leases

    def is_local(self, stream: str) -> bool:
        """Return True if this node has opened a stream and its lease is valid."""
        return stream in self.open_streams and self.has_valid_lease(stream)

    def holder(self, stream: str) -> LeaseHolder | None:
        """Return the node that holds a stream; ``None`` if no node does now."""
        lease = self._leases.get(stream)
        if self.is_local(stream):
            return LeaseHolder(self._node_name, "")
        if lease is None or not lease.is_live or lease.host == self._node_name:
            return None
        node = self._nodes.get(lease.host)
        return LeaseHolder(lease.host, lease.address) if node is not None and node.is_live else None

    async def wait_for_holder(self, stream: str, seconds: float) -> LeaseHolder | None:
        """Wait until a node holds a stream and return it; ``None`` on timeout.

        Return ``None`` at once if the directory has no lease for the stream.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while (holder := self.holder(stream)) is None and self.is_leased(stream):
                    await self._changed.wait()
                return holder
        return None

    def find_least_loaded_node(self) -> LeaseHolder:
        """Return the node for a new table: the least loaded one that accepts tables."""
        accepting_nodes = [node for node in self.nodes if not node.is_draining]
        stream_counts = Counter(lease.host for lease in self._leases.values() if lease.is_live)
        least_loaded_node = min(
            accepting_nodes,
            key=lambda node: (stream_counts[node.name], node.name != self._node_name),
            default=None,
        )
        if least_loaded_node is None or least_loaded_node.name == self._node_name:
            return LeaseHolder(self._node_name, "")
        return LeaseHolder(least_loaded_node.name, least_loaded_node.address)

    def load_by_node(self) -> dict[str, int]:
        """Return the number of tables and tournaments of each node that accepts new ones."""
        stream_counts = Counter(
            lease.host
            for lease in self._leases.values()
            if lease.is_live and lease.stream != ROOM_STREAM
        )
        return {node.name: stream_counts[node.name] for node in self.nodes if not node.is_draining}

    def offered_leases(self) -> list[Lease]:
        """Return live leases in this node's name, which another node may have transferred to it."""
        leases = self._leases.values()
        return [
            lease
            for lease in leases
            if lease.is_live and lease.host == self._node_name and not lease.part_of
        ]

    def find_node(self, node_name: str) -> LeaseHolder | None:
        """Return a node with its address; ``None`` if it is not live."""
        node_row = self._nodes.get(node_name)
        return (
            None
            if node_row is None or not node_row.is_live
            else LeaseHolder(node_name, node_row.address)
        )
