"""``riverboat audit``, and audit entries for commands run at the terminal."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from riverboat.cli import app
from riverboat.service.handlers.audit_codes import audit_row
from riverboat.service.house_room import DATABASE_FILE
from riverboat.store import AuditFilter, AuditRow, open_store
from riverboat.store.portable_file import backup

BAN_ARGUMENTS = '{"reason":"a\\u001b[2Jb"}'


def run_cli(*args: str | Path, **environment: str) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args], env=environment)


@pytest.fixture
def room_folder(tmp_path: Path) -> Path:
    """Return the folder of a room with entries in its audit log."""
    folder = tmp_path / "room"
    folder.mkdir()
    rows = (
        AuditRow(
            1_000, "Gus", "admin", "barred", "", "", "Ann", '{"reason":"a\\u001b[2Jb"}', "::1"
        ),
        AuditRow(2_000, "Ann", "host", "settings", "t1", "Friday", "", '{"delay":[0,30]}'),
    )
    asyncio.run(write_audit_rows(folder, *rows))
    return folder


async def write_audit_rows(folder: Path, *rows: AuditRow) -> None:
    store = open_store(str(folder / DATABASE_FILE))
    await store.open()
    for row in rows:
        await store.add_audit_row(row)
    await store.close()


def read_audit_log(folder: Path) -> list[AuditRow]:
    async def read() -> list[AuditRow]:
        store = open_store(str(folder / DATABASE_FILE))
        await store.open()
        try:
            return await store.find_audit_rows(AuditFilter(limit=0))
        finally:
            await store.close()

    return asyncio.run(read())


def test_entries_are_printed_one_per_line_latest_last(room_folder: Path) -> None:
    output = run_cli("audit", "--data", room_folder)
    assert output.exit_code == 0, output.output
    assert output.stdout.splitlines() == [
        "1970-01-01 00:00:01Z  admin Gus  barred  Ann  reason=a [2Jb  from ::1",
        "1970-01-01 00:00:02Z  host Ann  settings  at Friday (t1)  delay=0->30",
    ]


def test_entries_are_filtered_and_printed_as_json(room_folder: Path) -> None:
    def print_entries(*args: str) -> list[str]:
        output = run_cli("audit", "--data", room_folder, "--json", *args)
        assert output.exit_code == 0, output.output
        return [json.loads(line)["what"] for line in output.stdout.splitlines()]

    assert print_entries() == ["barred", "settings"]
    assert print_entries("--person", "ann") == ["barred", "settings"]
    assert print_entries("--person", "gus") == ["barred"]
    assert print_entries("--table", "t1") == ["settings"]
    assert print_entries("--kind", "barred") == ["barred"]
    assert print_entries("--lines", "1") == ["settings"]
    assert print_entries("--days", "1") == []
    line = json.loads(run_cli("audit", "--data", room_folder, "--json", "--lines", "1").stdout)
    assert (line["args"], line["seq"], line["address"]) == ({"delay": [0, 30]}, 2, "")


@pytest.mark.parametrize(
    "args", [("--kind", "theft"), ("--lines", "-1"), ("--days", "-1"), ("--lines", "9" * 30)]
)
def test_invalid_filter_is_refused_with_message(room_folder: Path, args: tuple[str, str]) -> None:
    output = run_cli("audit", "--data", room_folder, *args)
    assert output.exit_code == 2
    assert isinstance(output.exception, SystemExit)
    assert output.output.strip()


def test_folder_without_room_is_refused(tmp_path: Path) -> None:
    output = run_cli("audit", "--data", tmp_path)
    assert (output.exit_code, "no room in" in output.output) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_empty_audit_log_is_reported(tmp_path: Path) -> None:
    asyncio.run(write_audit_rows(tmp_path))
    assert "No matching entries in the audit log." in run_cli("audit", "--data", tmp_path).stdout


def test_manual_backup_and_restore_are_audited(room_folder: Path, tmp_path: Path) -> None:
    backup_file, restored_folder = tmp_path / "room.rbk.gz", tmp_path / "again"
    assert run_cli("backup", backup_file, "--data", room_folder).exit_code == 0
    latest_entry = read_audit_log(room_folder)[0]
    assert (latest_entry.action, latest_entry.role, latest_entry.args) == (
        "backup", "terminal", '{"file":"room.rbk.gz"}',
    )  # fmt: skip
    assert run_cli("restore", backup_file, "--data", restored_folder).exit_code == 0
    assert [entry.action for entry in read_audit_log(restored_folder)] == [
        "restored",
        "settings",
        "barred",
    ]
    assert run_cli("backup", backup_file, "--data", room_folder).exit_code == 1, (
        "it is there already"
    )
    assert len(read_audit_log(room_folder)) == 3, "no backup was made, and none is told of"


def test_backup_succeeds_with_warning_if_audit_fails(room_folder: Path, tmp_path: Path) -> None:
    def refuse_audit_rows(database: sqlite3.Connection) -> None:
        database.execute(
            "CREATE TRIGGER no BEFORE INSERT ON audit BEGIN SELECT RAISE(FAIL, 'no room'); END"
        )

    _change_database(room_folder, refuse_audit_rows)
    output = run_cli("backup", tmp_path / "room.rbk.gz", "--data", room_folder)
    assert output.exit_code == 0, output.output
    assert (tmp_path / "room.rbk.gz").is_file()
    assert "Not recorded in the audit log: nothing was stored: no room" in output.output


def _change_database(room_folder: Path, change: Callable[[sqlite3.Connection], object]) -> None:
    with closing(sqlite3.connect(room_folder / DATABASE_FILE)) as database:
        change(database)
        database.commit()


def test_backup_contains_log_as_of_its_start(room_folder: Path, tmp_path: Path) -> None:
    backup(str(room_folder / DATABASE_FILE), tmp_path / "one.rbk.gz")
    asyncio.run(write_audit_rows(room_folder, audit_row(3_000, "message")))
    assert run_cli("restore", tmp_path / "one.rbk.gz", "--data", tmp_path / "two").exit_code == 0
    assert "message" not in [entry.action for entry in read_audit_log(tmp_path / "two")]
