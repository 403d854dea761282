"""``riverboat restore-drill``, and drills in metrics and the administration API."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from riverboat.cli.commands.serve import _start_backups
from riverboat.service.backups import BACKUP_FOLDER, latest_backup
from riverboat.service.restore_drill import DrillResult, latest_drill, store_result
from riverboat.web.server_config import ServerConfig
from tests.cli.test_verify_and_backup import run_cli
from tests.service.test_restore_drill import flip_bit, stopped_room
from tests.web.open_rooms import CONFIG, OpenTestRoom, open_test_room, run_async_test

__all__ = ["stopped_room"]

DAY_MS = 86_400_000


@pytest.fixture
def room_folder(stopped_room: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(stopped_room, tmp_path / "room"))


def test_manual_drill_tests_latest_backup_and_stores_result(room_folder: Path) -> None:
    passed_result = run_cli("restore-drill", "--data", room_folder)
    assert passed_result.exit_code == 0, passed_result.output
    assert "Restored and verified" in passed_result.output
    assert "1 table" in passed_result.output
    drill_result = latest_drill(room_folder)
    assert drill_result is not None
    assert drill_result.is_good
    backup = latest_backup(room_folder / BACKUP_FOLDER)
    assert backup is not None
    flip_bit(backup)
    failed_result = run_cli("restore-drill", "--data", room_folder)
    assert failed_result.exit_code == 1
    assert "failed" in failed_result.output
    drill_result = latest_drill(room_folder)
    assert drill_result is not None
    assert not drill_result.is_good


def test_drill_of_other_file_is_not_stored(room_folder: Path, tmp_path: Path) -> None:
    assert run_cli("backup", tmp_path / "mine.rbk.gz", "--data", room_folder).exit_code == 0
    output = run_cli(
        "restore-drill", tmp_path / "mine.rbk.gz", "--data", room_folder, "--lang", "cs"
    )
    assert output.exit_code == 0, output.output
    assert "obnovena a ověřena" in output.output
    assert latest_drill(room_folder) is None
    assert run_cli("restore-drill", tmp_path / "none.rbk.gz", "--data", room_folder).exit_code == 2


def test_room_without_backups_suggests_backup_hours(tmp_path: Path) -> None:
    output = run_cli("restore-drill", "--data", tmp_path)
    assert output.exit_code == 2
    assert "set backup_hours" in output.output


@contextmanager
def write_drill_result(data_folder: Path, time_ms: int, *, is_good: bool) -> Iterator[DrillResult]:
    (data_folder / BACKUP_FOLDER).mkdir(exist_ok=True)
    problems = () if is_good else ("a record is missing",)
    result = DrillResult(
        time_ms, "room.rbk.gz", time_ms - DAY_MS, is_good, 2.5, 3, 400, problems=problems
    )
    store_result(data_folder, result)
    yield result


def test_latest_drill_is_in_admin_api_and_metrics(tmp_path: Path) -> None:
    config = replace(CONFIG, admins=("Gus",), data=str(tmp_path), backup_hours=6)

    async def run_scenario() -> None:
        async with open_test_room(config) as room:
            gus = room.visitor()
            await gus.register("Gus", "a long password of Gus")
            drill_status = (await gus.get("/api/admin/restore-drill")).json()
            assert drill_status == {"on": True, "last": None}
            assert (await room.visitor().get("/api/admin/restore-drill")).status_code in (
                401,
                403,
            )
            now_ms = room.app_state.now()
            with write_drill_result(tmp_path, now_ms - 3 * DAY_MS, is_good=True):
                drill_status = (await gus.get("/api/admin/restore-drill")).json()
                assert (drill_status["last"]["tables"], drill_status["last"]["hands"]) == (3, 400)
                assert read_drill_metrics(room)["failed"] == 0
                assert read_drill_metrics(room)["age_seconds"] == pytest.approx(3 * 86_400, abs=60)
            with write_drill_result(tmp_path, now_ms, is_good=False):
                drill_status = (await gus.get("/api/admin/restore-drill")).json()
                assert drill_status["last"]["problems"] == ["a record is missing"]
                assert read_drill_metrics(room)["failed"] == 1

    run_async_test(run_scenario)


def read_drill_metrics(room: OpenTestRoom) -> dict[str, float]:
    room.app_state.drills.export_metrics()
    text = room.app_state.metrics.text().decode()
    metric_prefix = "riverboat_restore_drill_"
    lines = [
        line.removeprefix(metric_prefix).split()
        for line in text.splitlines()
        if line.startswith(metric_prefix)
    ]
    return {metric: float(value) for metric, value in lines}


def test_drills_are_scheduled_with_backups_unless_disabled(tmp_path: Path) -> None:
    async def count_tasks(**options: float) -> int:
        created_tasks = _start_backups(replace(ServerConfig(data=str(tmp_path)), **options))
        for task in created_tasks:
            task.cancel()
        await asyncio.gather(*created_tasks, return_exceptions=True)
        return len(created_tasks)

    assert asyncio.run(count_tasks(backup_hours=6)) == 2
    assert asyncio.run(count_tasks(backup_hours=6, drill_days=0)) == 1
    assert asyncio.run(count_tasks()) == 0
