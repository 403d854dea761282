"""Disk use of a room by kind: each table of its store, free space in its file, its backups."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from riverboat.service.backups import BACKUP_FOLDER
from riverboat.store.port import Store
from riverboat.web.monitoring.metrics import Metrics


class DiskUse:
    """Disk use as last measured: once an hour, because the measurement reads a large store."""

    def __init__(self, store: Callable[[], Store], data_folder: Path, metrics: Metrics) -> None:
        self._store, self._data_folder, self._metrics = store, data_folder, metrics
        self.bytes_by_kind: dict[str, int] = {}
        """Bytes by kind; empty before the first measurement."""
        self._lock = asyncio.Lock()

    async def measure(self) -> dict[str, int]:
        """Measure disk use, export it as metrics, and return the bytes by kind of data.

        Measurements run one after the other: a slow earlier one would replace a later one.
        """
        async with self._lock:
            backup_bytes = await asyncio.to_thread(
                _measure_folder_bytes, self._data_folder / BACKUP_FOLDER
            )
            self.bytes_by_kind = {**await self._store().measure_sizes(), "backups": backup_bytes}
        for kind, byte_count in self.bytes_by_kind.items():
            self._metrics.stored_bytes.labels(kind).set(byte_count)
        return self.bytes_by_kind


def _measure_folder_bytes(folder: Path) -> int:
    """Return the total size of the files in a folder, in bytes; 0 if it does not exist."""
    try:
        return sum([path.stat().st_size for path in folder.iterdir() if path.is_file()])
    except OSError:
        return 0
