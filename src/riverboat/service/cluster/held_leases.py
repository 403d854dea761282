"""What this host holds, and until when it may rely on that.

Nobody's clock is compared with another's: a lease that was asked for at a moment of this machine's
own clock holds for its span from that moment, less a margin, whatever the time of day is anywhere.
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
"""Streams that begin so belong to one host at a time, and so does the room's own."""
ROOM_STREAM: Final = "room"
"""The stream of the room's own: who holds it keeps accounts, bans and live games."""

_BOOT_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", None)


def monotonic_seconds() -> float:
    """Seconds of this machine's own clock, which runs on while the machine sleeps, if it can."""
    return time.monotonic() if _BOOT_CLOCK is None else time.clock_gettime(_BOOT_CLOCK)


class HeldLeases:
    """The streams that this host holds, each in its epoch."""

    def __init__(self) -> None:
        self._epochs: dict[str, int] = {}
        self._until = 0.0
        self.on_lost: Callable[[str], object] = lambda _: None
        """Told of a stream that turns out to be another's by now."""

    def extend(self, until: float) -> None:
        """All that is held may be relied on until then, by this machine's clock."""
        self._until = until

    @property
    def is_expired(self) -> bool:
        """Nothing may be relied on."""
        return monotonic_seconds() >= self._until

    def add(self, stream: str, epoch: int) -> None:
        """A stream was claimed."""
        self._epochs[stream] = epoch

    def remove(self, stream: str, epoch: int = 0) -> int:
        """A stream is held no more; in which epoch it was, or 0.

        Where an *epoch* is named a claim of another one is kept.
        """
        if epoch and self._epochs.get(stream) != epoch:
            return 0
        return self._epochs.pop(stream, 0)

    def epoch(self, stream: str) -> int:
        """The epoch in which a stream is held; 0 if it is not, or may not be any more."""
        return 0 if self.is_expired else self._epochs.get(stream, 0)

    def is_held(self, stream: str, epoch: int) -> bool:
        """Whether a stream is still held as it was in that epoch."""
        return self.epoch(stream) == epoch

    @property
    def epochs(self) -> dict[str, int]:
        """Everything that was claimed and not lost, whether or not it may be relied on."""
        return dict(self._epochs)


def is_leased(stream: str) -> bool:
    """Whether a stream belongs to one host at a time."""
    return stream == ROOM_STREAM or stream.startswith(LEASED_PREFIXES)


def fence_store(store: Store, holdings: HeldLeases) -> Store:
    """The store, which appends to leased streams by their leases only."""
    return cast(Store, _FencedStore(store, holdings))


class _FencedStore:
    """Hands everything on, and stamps batches with the epoch of their stream's lease."""

    def __init__(self, store: Store, holdings: HeldLeases) -> None:
        self._store, self._holdings = store, holdings

    async def append(self, batch: Batch) -> int:
        """Raises ``LeaseLost`` where the stream is not ours, or may not be any more."""
        stream = batch.stream
        if not is_leased(stream):
            return await self._store.append(batch)
        epoch = self._holdings.epoch(stream)
        if not epoch:
            raise LeaseLost(stream, 0)
        try:
            return await self._store.append(replace(batch, epoch=epoch))
        except LeaseLost:
            if self._holdings.is_held(stream, epoch):
                self._holdings.remove(stream)
                self._holdings.on_lost(stream)
            raise

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)
