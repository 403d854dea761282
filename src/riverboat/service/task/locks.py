"""Who opens, changes or closes a table: one at a time, and other tables wait for nobody."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class TableLocks:
    """A lock for each table, for as long as somebody has or wants it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def for_table(self, table: str) -> asyncio.Lock:
        """The lock of a table; whoever wants to keep it, keeps it."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock
