"""Scheduled backups: the latest are kept, other files are untouched."""

from __future__ import annotations

import asyncio
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from riverboat.service.backups import run_backup_schedule, write_scheduled_backup
from riverboat.store.errors import StoreFailed
from riverboat.store.portable_file import restore
from riverboat.store.stream_heads import heads_path, read_heads
from tests.service.test_lost_key import room_stopped_during_hand

NOON = datetime(2026, 11, 1, 12, tzinfo=UTC)


def test_latest_backups_are_kept_and_restorable(tmp_path: Path) -> None:
    table_id = asyncio.run(room_stopped_during_hand(tmp_path))
    database_path, backup_folder = str(tmp_path / "riverboat.db"), tmp_path / "backups"
    backup_paths = [
        write_scheduled_backup(database_path, backup_folder, 2, NOON + timedelta(hours=hours))
        for hours in range(3)
    ]
    (backup_folder / "room-of-mine.rbk.gz").write_text("not ours")
    backup_paths += [
        write_scheduled_backup(database_path, backup_folder, 2, NOON + timedelta(hours=4))
    ]
    file_names = sorted(path.name for path in backup_folder.iterdir())
    kept_paths = backup_paths[-2:]
    heads_names = [heads_path(path).name for path in kept_paths]
    assert file_names == sorted(
        [*[path.name for path in kept_paths], *heads_names, "room-of-mine.rbk.gz"]
    )
    assert f"table/{table_id}" in read_heads(heads_path(kept_paths[-1]))
    restore(kept_paths[-1], str(tmp_path / "again.db"))


def test_failed_backup_removes_no_older_backup(tmp_path: Path) -> None:
    asyncio.run(room_stopped_during_hand(tmp_path))
    database_path, backup_folder = tmp_path / "riverboat.db", tmp_path / "backups"
    first_path = write_scheduled_backup(str(database_path), backup_folder, 1, NOON)
    database_path.write_bytes(b"this is no database " * 1000)
    for suffix in ("-wal", "-shm"):
        Path(f"{database_path}{suffix}").unlink(missing_ok=True)
    with pytest.raises(StoreFailed):
        write_scheduled_backup(str(database_path), backup_folder, 1, NOON + timedelta(hours=1))
    assert first_path.exists()


def test_unfinished_backup_file_is_removed_by_next_backup(tmp_path: Path) -> None:
    asyncio.run(room_stopped_during_hand(tmp_path))
    database_path, backup_folder = str(tmp_path / "riverboat.db"), tmp_path / "backups"
    backup_folder.mkdir()
    (backup_folder / "room-20261101-060000.rbk.gz.unfinished").write_bytes(b"half")
    (backup_folder / "room-of-mine.rbk.gz.unfinished").write_text("not ours")
    backup_path = write_scheduled_backup(database_path, backup_folder, 2, NOON)
    file_names = sorted(path.name for path in backup_folder.iterdir())
    assert file_names == sorted(
        [backup_path.name, heads_path(backup_path).name, "room-of-mine.rbk.gz.unfinished"]
    )


def test_backup_schedule_continues_after_failure(tmp_path: Path) -> None:
    asyncio.run(room_stopped_during_hand(tmp_path / "room"))
    store, folder = str(tmp_path / "room" / "riverboat.db"), tmp_path / "backups"
    folder.write_text("in the way")

    async def run_scenario() -> None:
        task = asyncio.create_task(run_backup_schedule(store, folder, 1e-6, 3))
        await asyncio.sleep(0.05)
        assert not task.done()
        folder.unlink()
        async with asyncio.timeout(60):
            while not folder.is_dir() or not list(folder.glob("*.gz")):
                await asyncio.sleep(0.02)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run_scenario())
    shutil.rmtree(folder)
