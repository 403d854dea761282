"""Locks per table: opening, changing and closing one is serialized, other tables do not wait."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class TableLocks:
    """A lock for each table, kept only while it is in use."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def for_table(self, table_id: str) -> asyncio.Lock:
        """Return the lock of a table; the caller keeps the reference while it uses it."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock
