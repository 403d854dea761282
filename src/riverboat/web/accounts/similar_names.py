"""Who looks like whom: everybody's name by its skeleton, kept up with the store."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Final

from riverboat.store.port import Store
from riverboat.web.accounts.confusable_names import skeleton

_OVERLAP: Final = 60_000
"""Milliseconds: so much may the clocks of two servers of one store differ."""


class SimilarNames:
    """The names of a room, to be compared with a new one."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._names: defaultdict[str, set[str]] = defaultdict(set)
        self._since = 0

    async def find_similar(self, name: str) -> str:
        """Somebody else who is easily taken for *name*; empty if nobody is."""
        await self._load_new_names()
        look = skeleton(name)
        for other in sorted(self._names[look] - {name}):
            if await self._store.account(other) is not None:
                return other
            self._names[look].discard(other)
        if not self._names[look]:
            del self._names[look]
        return ""

    async def _load_new_names(self) -> None:
        """Read who has come, by this server or by another one of the same store."""
        since, self._since = self._since, max(0, self._now() - _OVERLAP)
        for name in await self._store.names(since):
            self._names[skeleton(name)].add(name)
