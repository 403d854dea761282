"""Restore drills: the room restores its own backup, verifies it, and stores the problems."""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from riverboat.service.backups import BACKUP_FOLDER, latest_backup, write_scheduled_backup
from riverboat.service.restore_drill import (
    RESULT_FILE,
    DrillResult,
    latest_drill,
    mark_if_stale,
    run_drill,
    run_drill_in_subprocess,
    run_drill_schedule,
    store_result,
)
from riverboat.store.stream_heads import heads_path
from tests.service.test_lost_key import room_stopped_during_hand

BACKUP_TIME = datetime(2026, 11, 1, 12, tzinfo=UTC)
HOUR_MS = 3_600_000


@pytest.fixture(scope="module")
def stopped_room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a room that stopped during a hand, with a backup."""
    room_folder = tmp_path_factory.mktemp("played")
    asyncio.run(room_stopped_during_hand(room_folder))
    write_scheduled_backup(
        str(room_folder / "riverboat.db"), room_folder / BACKUP_FOLDER, 3, BACKUP_TIME
    )
    return room_folder


@pytest.fixture
def room_copy(stopped_room: Path, tmp_path: Path) -> Path:
    """Return a copy of the stopped room."""
    return Path(shutil.copytree(stopped_room, tmp_path / "room"))


def find_latest_backup_file(room_folder: Path) -> Path:
    backup = latest_backup(room_folder / BACKUP_FOLDER)
    assert backup is not None
    return backup


def test_drill_restores_and_verifies_without_leftovers(room_copy: Path) -> None:
    file_names_before = sorted(path.name for path in (room_copy / BACKUP_FOLDER).iterdir())
    (room_copy / BACKUP_FOLDER / "restore-drill-killed").mkdir()
    result = run_drill(find_latest_backup_file(room_copy), room_copy)
    assert result.is_good, result.problems
    assert (result.tables, result.not_replayed) == (1, 0)
    assert result.records > 5
    assert abs(result.at - result.backup_at) < HOUR_MS
    assert sorted(path.name for path in (room_copy / BACKUP_FOLDER).iterdir()) == file_names_before


def flip_bit(backup: Path) -> None:
    backup_bytes = bytearray(backup.read_bytes())
    backup_bytes[len(backup_bytes) // 2] ^= 8
    backup.write_bytes(backup_bytes)


def truncate_log(backup: Path) -> None:
    """Replace the backup by a valid one with a truncated log, which only the saved heads reveal."""
    heads_before = heads_path(backup).read_bytes()
    database_path = backup.parent.parent / "riverboat.db"
    with closing(sqlite3.connect(database_path)) as connection:
        last_record_key = connection.execute(
            "SELECT stream, max(seq) FROM records WHERE stream LIKE 'table/%'"
        ).fetchone()
        connection.execute("DELETE FROM records WHERE stream = ? AND seq = ?", last_record_key)
        connection.execute(
            "UPDATE streams SET length = length - 1 WHERE name = ?", last_record_key[:1]
        )
        connection.commit()
    backup.unlink()
    write_scheduled_backup(str(database_path), backup.parent, 3, BACKUP_TIME)
    heads_path(backup).write_bytes(heads_before)


def alter_ledger(backup: Path) -> None:
    """Replace the backup by a valid one with an altered ledger."""
    database_path = backup.parent.parent / "riverboat.db"
    with closing(sqlite3.connect(database_path)) as connection:
        update_cursor = connection.execute("UPDATE ledger SET chips = chips + 1")
        assert update_cursor.rowcount
        connection.commit()
    backup.unlink()
    write_scheduled_backup(str(database_path), backup.parent, 3, BACKUP_TIME)


def replace_format(backup: Path) -> None:
    backup.write_bytes(gzip.compress(b'{"format": "something else"}\n'))


@pytest.mark.parametrize("damage", [flip_bit, truncate_log, alter_ledger, replace_format])
def test_damaged_backup_fails_drill(room_copy: Path, damage: Callable[[Path], None]) -> None:
    damage(find_latest_backup_file(room_copy))
    result = run_drill(find_latest_backup_file(room_copy), room_copy)
    assert not result.is_good
    assert result.problems
    assert not list((room_copy / BACKUP_FOLDER).glob("restore-drill-*"))


def test_drill_compares_chains_after_time_limit(room_copy: Path) -> None:
    result = run_drill(find_latest_backup_file(room_copy), room_copy, replay_seconds=0)
    assert result.is_good
    assert (result.tables, result.not_replayed, result.hands) == (1, 1, 0)
    truncate_log(find_latest_backup_file(room_copy))
    assert not run_drill(find_latest_backup_file(room_copy), room_copy, replay_seconds=0).is_good


def test_full_disk_fails_drill_before_writing(
    room_copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10, 10, 0))
    result = run_drill(find_latest_backup_file(room_copy), room_copy)
    assert not result.is_good
    assert "0 available" in result.problems[0]


def test_drill_in_separate_process_succeeds(room_copy: Path) -> None:
    result = asyncio.run(run_drill_in_subprocess(find_latest_backup_file(room_copy), room_copy))
    assert result.is_good, result.problems
    assert result.tables == 1


def test_dead_drill_process_is_a_failure(room_copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "false")
    result = asyncio.run(run_drill_in_subprocess(find_latest_backup_file(room_copy), room_copy))
    assert not result.is_good
    assert "ended with 1" in result.problems[0]


def test_stale_backup_fails_drill() -> None:
    result = DrillResult(100 * HOUR_MS, "room.rbk.gz", 80 * HOUR_MS, is_good=True, seconds=1)
    assert mark_if_stale(result, 12).is_good
    assert mark_if_stale(result, 0).is_good
    assert not mark_if_stale(result, 6).is_good
    assert "20 h old" in mark_if_stale(result, 6).problems[0]


def test_drills_run_when_due_and_results_are_stored(room_copy: Path) -> None:
    drilled_backup_names: list[str] = []

    async def drill(backup: Path, room_folder: Path) -> DrillResult:
        drilled_backup_names.append(backup.name)
        return await asyncio.to_thread(run_drill, backup, room_folder)

    async def run_scenario() -> None:
        drill_task = asyncio.create_task(
            run_drill_schedule(room_copy, 7, 0, drill, first_delay=0.01)
        )
        async with asyncio.timeout(60):
            while latest_drill(room_copy) is None:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert drilled_backup_names == [find_latest_backup_file(room_copy).name], (
            "the next one is due in a week"
        )
        last_drill = latest_drill(room_copy)
        assert last_drill is not None
        assert last_drill.is_good
        store_result(
            room_copy, replace(last_drill, at=last_drill.at - 8 * 24 * HOUR_MS, is_good=False)
        )
        async with asyncio.timeout(60):
            while len(drilled_backup_names) < 2:
                await asyncio.sleep(0.01)
        drill_task.cancel()
        await asyncio.gather(drill_task, return_exceptions=True)

    asyncio.run(run_scenario())
    (room_copy / BACKUP_FOLDER / RESULT_FILE).write_bytes(b"{")
    assert latest_drill(room_copy) is None, "what cannot be read is no result"


def test_no_drill_runs_without_backup(tmp_path: Path) -> None:
    async def drill(_backup: Path, _data: Path) -> DrillResult:
        raise AssertionError

    async def run_scenario() -> None:
        drill_task = asyncio.create_task(
            run_drill_schedule(tmp_path, 7, 6, drill, first_delay=0.01)
        )
        await asyncio.sleep(0.1)
        assert not drill_task.done()
        drill_task.cancel()
        await asyncio.gather(drill_task, return_exceptions=True)

    asyncio.run(run_scenario())
    assert latest_drill(tmp_path) is None
