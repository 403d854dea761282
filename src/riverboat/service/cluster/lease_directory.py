"""Who holds what, as a host has last read it, and where the hosts are."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Set
from contextlib import suppress

from msgspec import Struct

from riverboat.service.cluster.held_leases import ROOM_STREAM
from riverboat.store.leases import Lease, NodeRow


class LeaseHolder(Struct, frozen=True):
    """A host that holds a stream."""

    name: str
    address: str


class LeaseDirectory:
    """What is known of leases and hosts. It may be old: whoever is asked in vain says so."""

    def __init__(self, node_name: str) -> None:
        self._node_name = node_name
        self._leases: dict[str, Lease] = {}
        self._nodes: dict[str, NodeRow] = {}
        self._changed = asyncio.Event()
        self.open_streams: set[str] = set()
        """The streams that this very host has opened."""
        self.has_valid_lease: Callable[[str], bool] = lambda _: True
        """Whether one of those may be relied on at this moment."""
        self.on_nodes_gone: Callable[[Set[str]], None] = lambda _: None
        """Told which hosts are there no more: they may have died without a word."""
        self.on_streams_moved: Callable[[Set[str]], None] = lambda _: None
        """Told which streams another host has by now."""

    def update(self, leases: Iterable[Lease], nodes: Iterable[NodeRow]) -> None:
        """Know this from now on."""
        before, held = {each.name for each in self.nodes}, self._leases
        self._leases = {each.stream: each for each in leases}
        self._nodes = {each.name: each for each in nodes}
        self.notify()
        if gone := before - {each.name for each in self.nodes}:
            self.on_nodes_gone(gone)
        if moved := {
            stream
            for stream, lease in self._leases.items()
            if (known := held.get(stream)) is not None and known.host != lease.host
        }:
            self.on_streams_moved(moved)

    def notify(self) -> None:
        """Have whoever waits for a change look again."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait_for_change(self, seconds: float) -> None:
        """Wait for a change, but no longer than so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()

    @property
    def leases(self) -> list[Lease]:
        """All of them, by stream."""
        return list(self._leases.values())

    @property
    def nodes(self) -> list[NodeRow]:
        """The hosts that are there, by name."""
        return [each for each in self._nodes.values() if each.live]

    @property
    def other_nodes(self) -> list[NodeRow]:
        """The hosts that are there, but for this one."""
        return [each for each in self.nodes if each.name != self._node_name]

    def is_leased(self, stream: str) -> bool:
        """Whether a stream is one that some host holds, or will hold in a moment."""
        return stream in self.open_streams or stream in self._leases

    def is_local(self, stream: str) -> bool:
        """Whether this host has opened a stream, and may rely on that now."""
        return stream in self.open_streams and self.has_valid_lease(stream)

    def holder(self, stream: str) -> LeaseHolder | None:
        """Who holds a stream; ``None`` if nobody does now."""
        lease = self._leases.get(stream)
        if self.is_local(stream):
            return LeaseHolder(self._node_name, "")
        if lease is None or not lease.live or lease.host == self._node_name:
            return None
        node = self._nodes.get(lease.host)
        return LeaseHolder(lease.host, lease.address) if node is not None and node.live else None

    async def wait_for_holder(self, stream: str, seconds: float) -> LeaseHolder | None:
        """Who holds a stream, as soon as somebody does; ``None`` if nobody does in time.

        Nor is there anybody where the stream is none that hosts hold.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while (found := self.holder(stream)) is None and self.is_leased(stream):
                    await self._changed.wait()
                return found
        return None

    def least_loaded(self) -> LeaseHolder:
        """Where a new table goes: to the host that takes some and has the fewest, or stays here."""
        takers = [each for each in self.nodes if not each.drains]
        held = Counter(each.host for each in self._leases.values() if each.live)
        best = min(
            takers, key=lambda each: (held[each.name], each.name != self._node_name), default=None
        )
        if best is None or best.name == self._node_name:
            return LeaseHolder(self._node_name, "")
        return LeaseHolder(best.name, best.address)

    def load_by_node(self) -> dict[str, int]:
        """How many tables and events each host has that takes any."""
        held = Counter(
            each.host for each in self._leases.values() if each.live and each.stream != ROOM_STREAM
        )
        return {each.name: held[each.name] for each in self.nodes if not each.drains}

    def offered_leases(self) -> list[Lease]:
        """What is said to be this host's, and may have been given to it by another."""
        leases = self._leases.values()
        return [
            each
            for each in leases
            if each.live and each.host == self._node_name and not each.part_of
        ]

    def find_node(self, node: str) -> LeaseHolder | None:
        """Where a host is; ``None`` if it is there no more."""
        found = self._nodes.get(node)
        return None if found is None or not found.live else LeaseHolder(node, found.address)
