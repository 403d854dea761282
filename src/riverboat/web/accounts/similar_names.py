"""Lookalike names: all names of the room by skeleton (``confusable_names``), from the store."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Final

from riverboat.store.port import Store
from riverboat.web.accounts.confusable_names import skeleton

_MAX_CLOCK_SKEW_MS: Final = 60_000
"""Milliseconds by which the clocks of two servers of one store may differ."""


class SimilarNames:
    """All names of a room, for comparison with a new one."""

    def __init__(self, store: Store, now_ms: Callable[[], int]) -> None:
        self._store, self._now_ms = store, now_ms
        self._names_by_skeleton: defaultdict[str, set[str]] = defaultdict(set)
        self._loaded_until_ms = 0

    async def find_similar(self, name: str) -> str:
        """Return another account's name that looks like *name*; empty if there is none."""
        await self._load_new_names()
        name_skeleton = skeleton(name)
        for other_name in sorted(self._names_by_skeleton[name_skeleton] - {name}):
            if await self._store.find_account(other_name) is not None:
                return other_name
            self._names_by_skeleton[name_skeleton].discard(other_name)
        if not self._names_by_skeleton[name_skeleton]:
            del self._names_by_skeleton[name_skeleton]
        return ""

    async def _load_new_names(self) -> None:
        """Load the names added since the last call, by any server of the store."""
        added_since_ms, self._loaded_until_ms = (
            self._loaded_until_ms,
            max(0, self._now_ms() - _MAX_CLOCK_SKEW_MS),
        )
        for name in await self._store.list_account_names(added_since_ms):
            self._names_by_skeleton[skeleton(name)].add(name)
