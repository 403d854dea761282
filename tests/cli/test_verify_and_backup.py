"""``riverboat verify``, ``backup``, ``archive`` and ``serve`` on intact and damaged rooms."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from riverboat.cli import app
from tests.service.test_lost_key import room_stopped_during_hand

PAGE_BYTES = 4096


def run_cli(*args: str | Path, **environment: str) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args], env=environment)


@pytest.fixture(scope="module")
def played_room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a room stopped in the middle of a hand; tests must not change it."""
    folder = tmp_path_factory.mktemp("played")
    asyncio.run(room_stopped_during_hand(folder))
    with closing(sqlite3.connect(folder / "riverboat.db")) as database:
        database.execute("PRAGMA wal_checkpoint(truncate)")
    return folder


@pytest.fixture
def room_folder(played_room: Path, tmp_path: Path) -> Path:
    """Return a copy of the room that was stopped in mid-hand."""
    folder = tmp_path / "room"
    folder.mkdir()
    (folder / "riverboat.db").write_bytes((played_room / "riverboat.db").read_bytes())
    (folder / "key").write_bytes((played_room / "key").read_bytes())
    (folder / "key").chmod(0o600)
    return folder


def execute_sql(room_folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(room_folder / "riverboat.db")) as database:
        for statement in statements:
            assert database.execute(statement).rowcount, statement
        database.commit()


def has_clean_error(result: Result) -> bool:
    """Return True if the command printed a message and raised nothing but SystemExit."""
    is_clean_exit = result.exception is None or isinstance(result.exception, SystemExit)
    return is_clean_exit and bool(result.output.strip())


def test_verify_uses_same_configuration_as_serve(room_folder: Path, tmp_path: Path) -> None:
    config = tmp_path / "room.toml"
    config.write_text(f'data = "{room_folder}"\nport = 9000\n')
    for result in (
        run_cli("verify", "--config", config),
        run_cli("verify", RIVERBOAT_DATA=str(room_folder)),
        run_cli("verify", "--data", room_folder),
        run_cli(
            "verify",
            RIVERBOAT_DATA="/nowhere",
            RIVERBOAT_DATABASE=str(room_folder / "riverboat.db"),
        ),
    ):
        assert result.exit_code == 0, result.output
        assert "All clean" in result.output
    assert run_cli("verify", "--config", tmp_path / "none.toml").exit_code == 2
    assert run_cli("verify", RIVERBOAT_PRT="1", RIVERBOAT_DATA="/nowhere").exit_code == 2


def test_damaged_database_page_gives_clean_error(room_folder: Path) -> None:
    file = room_folder / "riverboat.db"
    intact_content = file.read_bytes()
    page_count = len(intact_content) // PAGE_BYTES
    for page_index in range(0, page_count, 3):
        file.write_bytes(
            intact_content[: page_index * PAGE_BYTES]
            + b"\xa5" * PAGE_BYTES
            + intact_content[(page_index + 1) * PAGE_BYTES :]
        )
        result = run_cli("verify", "--data", room_folder)
        assert has_clean_error(result), (page_index, result.exception)
        assert result.exit_code in (1, 2), (page_index, result.output)


@pytest.mark.parametrize(
    "record_body",
    ["x'ff00fe'", "'text'", 'CAST(\'{"type":"DeckSealed"\' AS BLOB)', "x''"],
    ids=["no text", "no bytes", "cut", "empty"],
)
def test_damaged_record_gives_clean_error(record_body: str, room_folder: Path) -> None:
    execute_sql(
        room_folder,
        f"UPDATE records SET body = {record_body} WHERE stream LIKE 'table/%' AND seq = 5",
    )
    result = run_cli("verify", "--data", room_folder)
    assert has_clean_error(result), result.exception
    assert result.exit_code in (1, 2)


@pytest.mark.parametrize("command", ["verify", "backup", "serve"])
def test_file_that_is_not_database_gives_clean_error(
    command: str, room_folder: Path, tmp_path: Path
) -> None:
    (room_folder / "riverboat.db").write_bytes(b"this is no database " * 1000)
    options_by_command: dict[str, list[str]] = {
        "backup": [str(tmp_path / "out.gz")],
        "serve": ["--port", "0"],
    }
    extra_options = options_by_command.get(command, [])
    result = run_cli(command, *extra_options, "--data", room_folder)
    assert has_clean_error(result), result.exception
    assert "file is not a database" in result.output
    assert result.exit_code in (1, 2)


def test_backup_heads_detect_truncated_log(room_folder: Path, tmp_path: Path) -> None:
    heads_file = tmp_path / "room.rbk.gz.heads"
    assert run_cli("backup", tmp_path / "room.rbk.gz", "--data", room_folder).exit_code == 0
    first_result = run_cli("verify", "--data", room_folder, "--heads", heads_file)
    assert first_result.exit_code == 0, first_result.output
    digest, record_count, _ = heads_file.read_text().splitlines()[0].split(" ", 2)
    assert f"head {record_count} {digest}" in first_result.output, "they are printed, too"
    execute_sql(
        room_folder,
        f"DELETE FROM records WHERE seq = {record_count}",
        f"UPDATE streams SET length = {int(record_count) - 1} WHERE name LIKE 'table/%'",
    )
    assert run_cli("verify", "--data", room_folder).exit_code == 0, (
        "nobody could tell by the log alone"
    )
    result = run_cli("verify", "--data", room_folder, "--heads", heads_file)
    assert result.exit_code == 1
    assert f"truncated: {int(record_count) - 1} of {record_count} records left" in result.output
    heads_file.write_text("ab 12\n")
    assert run_cli("verify", "--data", room_folder, "--heads", heads_file).exit_code == 2


def test_backup_heads_detect_rewritten_but_accept_grown_log(
    room_folder: Path, tmp_path: Path
) -> None:
    heads_file = tmp_path / "room.rbk.gz.heads"
    assert run_cli("backup", tmp_path / "room.rbk.gz", "--data", room_folder).exit_code == 0
    last_seq_query = "(SELECT max(seq) FROM records WHERE stream LIKE 'table/%')"
    execute_sql(
        room_folder,
        'INSERT INTO records SELECT stream, seq + 1, at, CAST(\'{"type":"WentOn","by":"Ann"}\''
        f" AS BLOB) FROM records WHERE stream LIKE 'table/%' AND seq = {last_seq_query}",
        "UPDATE streams SET length = length + 1 WHERE name LIKE 'table/%'",
    )
    grown_result = run_cli("verify", "--data", room_folder, "--heads", heads_file)
    assert grown_result.exit_code == 0, grown_result.output
    execute_sql(
        room_folder, "UPDATE records SET at = at + 1 WHERE stream LIKE 'table/%' AND seq = 3"
    )
    assert run_cli("verify", "--data", room_folder).exit_code == 0
    result = run_cli("verify", "--data", room_folder, "--heads", heads_file)
    assert result.exit_code == 1
    record_count = heads_file.read_text().splitlines()[0].split(" ", 2)[1]
    assert f"a change was found among records 1 to {record_count}" in result.output


def test_checkpoint_mismatch_is_reported_in_english_and_czech(
    room_folder: Path,
) -> None:
    with closing(sqlite3.connect(room_folder / "riverboat.db")) as database:
        ((record_seq,),) = database.execute("SELECT seq FROM checkpoints").fetchall()
    assert run_cli("verify", "--data", room_folder).exit_code == 0
    execute_sql(room_folder, "UPDATE checkpoints SET body = x'c1'")
    english_result = run_cli("verify", "--data", room_folder, RIVERBOAT_LANG="en")
    assert english_result.exit_code == 1
    error_text = f"the checkpoint after record {record_seq} doesn’t match the records"
    assert error_text in " ".join(english_result.output.split())
    czech_result = run_cli("verify", "--data", room_folder, RIVERBOAT_LANG="cs")
    assert f"uložený stav za záznamem {record_seq} nesedí" in " ".join(czech_result.output.split())
    execute_sql(room_folder, "UPDATE checkpoints SET code = 'of another riverboat'")
    assert run_cli("verify", "--data", room_folder).exit_code == 0, "it is not used"


def test_serve_names_tables_that_need_missing_key(room_folder: Path) -> None:
    (room_folder / "key").unlink()
    result = run_cli("serve", "--data", room_folder, "--port", "0")
    assert result.exit_code == 1
    assert has_clean_error(result)
    assert "Friday" in result.output
    assert "--void-hands" in result.output
    assert not (room_folder / "key").exists()


def test_archived_tables_are_verified_reopened_and_restored(
    room_folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "tables.rbk.gz"
    result = run_cli("archive", file, "--data", room_folder)
    assert result.exit_code == 0, result.output
    assert "Nothing to archive: no table closed for more than 90 days." in result.output
    assert not file.exists()
    execute_sql(room_folder, "UPDATE tables SET closed_at = 1")
    output_before = run_cli("verify", "--data", room_folder).output
    result = run_cli("archive", file, "--data", room_folder)
    assert result.exit_code == 0, result.output
    assert f"1 table moved to {file}" in result.output.replace("\n", "")
    assert "No hands played here." in run_cli("verify", "--data", room_folder).output
    archive_report = run_cli("verify", "--file", file, "--data", room_folder)
    assert archive_report.exit_code == 0, archive_report.output
    assert archive_report.output == output_before
    restored_folder = tmp_path / "elsewhere"
    assert run_cli("restore", file, "--data", restored_folder).exit_code == 0
    (restored_folder / "key").write_bytes((room_folder / "key").read_bytes())
    (restored_folder / "key").chmod(0o600)
    assert run_cli("verify", "--data", restored_folder).output == output_before
    result = run_cli("archive", file, "--back", "--data", room_folder)
    assert result.exit_code == 0, result.output
    assert run_cli("verify", "--data", room_folder).output == output_before
    output = run_cli("audit", "--data", room_folder)
    assert "tables.rbk.gz" in output.output
    assert run_cli("archive", file, "--back", "--data", room_folder).exit_code == 1


def test_full_backup_cannot_be_merged_into_room(room_folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "whole.rbk.gz"
    execute_sql(room_folder, "INSERT INTO accounts VALUES ('ann', 'Ann', '', 1, 0)")
    assert run_cli("backup", file, "--data", room_folder).exit_code == 0
    result = run_cli("archive", file, "--back", "--data", room_folder)
    assert result.exit_code == 1
    assert "is a full backup: restore it into an empty room" in result.output.replace("\n", " ")
