"""Scheduled backups of a room; only the latest ones are kept."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import structlog

from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.store.errors import StoreFailed
from riverboat.store.portable_file import backup
from riverboat.store.stream_heads import heads_path

log = structlog.get_logger(__name__)

BACKUP_FOLDER: Final = "backups"
"""Folder of the scheduled backups, in the data folder."""
_FILE_NAME_PATTERN: Final = re.compile(r"room-\d{8}-\d{6}\.rbk\.gz")
_UNFINISHED_PATTERN: Final = re.compile(_FILE_NAME_PATTERN.pattern + r"\.unfinished")
"""File name of a backup whose process was killed before it was complete."""


@deprecated_keywords(moment="started_at")
def write_scheduled_backup(
    store_url: str, folder: Path, keep_count: int, started_at: datetime
) -> Path:
    """Write a backup and its stream heads, and delete all but the latest backups.

    No old backup is deleted before the new one is complete. Raises ``StoreFailed`` and ``OSError``.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    backup_path = folder / f"room-{started_at:%Y%m%d-%H%M%S}.rbk.gz"
    backup(store_url, backup_path)
    paths = sorted([path for path in folder.iterdir() if _FILE_NAME_PATTERN.fullmatch(path.name)])
    for path in [path for path in folder.iterdir() if _UNFINISHED_PATTERN.fullmatch(path.name)]:
        path.unlink()
    for old_path in paths[:-keep_count]:
        old_path.unlink()
        heads_path(old_path).unlink(missing_ok=True)
    return backup_path


def latest_backup(folder: Path) -> Path | None:
    """Return the latest scheduled backup; None if there is none."""
    try:
        paths = [path for path in folder.iterdir() if _FILE_NAME_PATTERN.fullmatch(path.name)]
    except OSError:
        return None
    return max(paths, default=None)


async def run_backup_schedule(
    store_url: str, folder: Path, interval_hours: float, keep_count: int
) -> None:
    """Back up at a fixed interval until cancelled; failures are logged."""
    while True:
        await asyncio.sleep(3600 * interval_hours)
        try:
            file = await asyncio.to_thread(
                write_scheduled_backup, store_url, folder, keep_count, datetime.now(UTC)
            )
        except (StoreFailed, OSError) as error:
            log.error("no backup", why=str(error), exc_info=error)
        else:
            log.info("backed up", file=file.name)
