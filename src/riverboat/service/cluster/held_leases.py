"""Leases that this node holds, and the time until which they are valid.

A lease is valid from the moment at which it was requested, by this machine's monotonic clock, for
its duration less a safety margin. The clocks of different nodes are never compared.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, cast

from msgspec.structs import replace

from riverboat.store.errors import LeaseLost
from riverboat.store.port import Store
from riverboat.store.stream_records import Batch

LEASED_PREFIXES: Final = ("table/", "event/")
"""Prefixes of streams that one node at a time holds by a lease, besides ``ROOM_STREAM``."""
ROOM_STREAM: Final = "room"
"""The room's own stream: its holder keeps accounts, bans and live games."""

_BOOT_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", None)


def monotonic_seconds() -> float:
    """Return seconds of a monotonic clock that includes system sleep where the platform has one."""
    return time.monotonic() if _BOOT_CLOCK is None else time.clock_gettime(_BOOT_CLOCK)


class HeldLeases:
    """Streams that this node holds, each with its epoch."""

    def __init__(self) -> None:
        self._epochs: dict[str, int] = {}
        self._valid_until = 0.0
        self.on_lost: Callable[[str], object] = lambda _: None
        """Callback with a stream that another node holds by now."""

    def extend(self, deadline: float) -> None:
        """Mark all held leases as valid until *deadline* on this machine's clock."""
        self._valid_until = deadline

    @property
    def is_expired(self) -> bool:
        """True once no held lease is valid any more."""
        return monotonic_seconds() >= self._valid_until

    def add(self, stream: str, epoch: int) -> None:
        """Add a stream that this node has claimed in an epoch."""
        self._epochs[stream] = epoch

    def remove(self, stream: str, epoch: int = 0) -> int:
        """Remove a stream and return its epoch; 0 if it was not held.

        If *epoch* is given, a stream that is held in another epoch is kept.
        """
        if epoch and self._epochs.get(stream) != epoch:
            return 0
        return self._epochs.pop(stream, 0)

    def epoch(self, stream: str) -> int:
        """Return the epoch in which a stream is held; 0 if it is not held or has expired."""
        return 0 if self.is_expired else self._epochs.get(stream, 0)

    def is_held(self, stream: str, epoch: int) -> bool:
        """Return True if a stream is still held in the given epoch."""
        return self.epoch(stream) == epoch

    @property
    def epochs(self) -> dict[str, int]:
        """All claimed streams that were not lost, including those whose lease has expired."""
        return dict(self._epochs)


def is_leased(stream: str) -> bool:
    """Return True if a stream is written only by the node that holds its lease."""
    return stream == ROOM_STREAM or stream.startswith(LEASED_PREFIXES)


def fence_store(store: Store, held_leases: HeldLeases) -> Store:
    """Return a store that appends to leased streams only under a valid lease."""
    return cast(Store, _FencedStore(store, held_leases))


class _FencedStore:
    """A store that stamps batches with their stream's lease epoch and delegates the rest."""

    def __init__(self, store: Store, held_leases: HeldLeases) -> None:
        self._store, self._held_leases = store, held_leases

    async def append(self, batch: Batch) -> int:
        """Append a batch. Raises ``LeaseLost`` if its stream needs a lease that is not held now."""
        stream = batch.stream
        if not is_leased(stream):
            return await self._store.append(batch)
        epoch = self._held_leases.epoch(stream)
        if not epoch:
            raise LeaseLost(stream, 0)
        try:
            return await self._store.append(replace(batch, epoch=epoch))
        except LeaseLost:
            if self._held_leases.is_held(stream, epoch):
                self._held_leases.remove(stream)
                self._held_leases.on_lost(stream)
            raise

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)
