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

PAGE = 4096


def said(*args: str | Path, **environment: str) -> Result:
    return CliRunner().invoke(app, [str(each) for each in args], env=environment)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a room stopped in the middle of a hand; tests must not change it."""
    folder = tmp_path_factory.mktemp("played")
    asyncio.run(room_stopped_during_hand(folder))
    with closing(sqlite3.connect(folder / "riverboat.db")) as database:
        database.execute("PRAGMA wal_checkpoint(truncate)")
    return folder


@pytest.fixture
def room(played: Path, tmp_path: Path) -> Path:
    """Return a copy of the room that was stopped in mid-hand."""
    folder = tmp_path / "room"
    folder.mkdir()
    (folder / "riverboat.db").write_bytes((played / "riverboat.db").read_bytes())
    (folder / "key").write_bytes((played / "key").read_bytes())
    (folder / "key").chmod(0o600)
    return folder


def change(room: Path, *statements: str) -> None:
    with closing(sqlite3.connect(room / "riverboat.db")) as database:
        for statement in statements:
            assert database.execute(statement).rowcount, statement
        database.commit()


def is_a_sentence(result: Result) -> bool:
    """Return True if the command printed a message and raised nothing but SystemExit."""
    ended = result.exception is None or isinstance(result.exception, SystemExit)
    return ended and bool(result.output.strip())


def test_verify_finds_the_room_as_it_is_served(room: Path, tmp_path: Path) -> None:
    config = tmp_path / "room.toml"
    config.write_text(f'data = "{room}"\nport = 9000\n')
    for result in (
        said("verify", "--config", config),
        said("verify", RIVERBOAT_DATA=str(room)),
        said("verify", "--data", room),
        said("verify", RIVERBOAT_DATA="/nowhere", RIVERBOAT_DATABASE=str(room / "riverboat.db")),
    ):
        assert result.exit_code == 0, result.output
        assert "All clean" in result.output
    assert said("verify", "--config", tmp_path / "none.toml").exit_code == 2
    assert said("verify", RIVERBOAT_PRT="1", RIVERBOAT_DATA="/nowhere").exit_code == 2


def test_a_page_that_is_damaged_is_a_sentence_wherever_it_is(room: Path) -> None:
    file = room / "riverboat.db"
    whole = file.read_bytes()
    pages = len(whole) // PAGE
    for page in range(0, pages, 3):
        file.write_bytes(whole[: page * PAGE] + b"\xa5" * PAGE + whole[(page + 1) * PAGE :])
        result = said("verify", "--data", room)
        assert is_a_sentence(result), (page, result.exception)
        assert result.exit_code in (1, 2), (page, result.output)


@pytest.mark.parametrize(
    "body",
    ["x'ff00fe'", "'text'", 'CAST(\'{"type":"DeckSealed"\' AS BLOB)', "x''"],
    ids=["no text", "no bytes", "cut", "empty"],
)
def test_a_record_that_is_damaged_is_a_sentence(body: str, room: Path) -> None:
    change(room, f"UPDATE records SET body = {body} WHERE stream LIKE 'table/%' AND seq = 5")
    result = said("verify", "--data", room)
    assert is_a_sentence(result), result.exception
    assert result.exit_code in (1, 2)


@pytest.mark.parametrize("command", ["verify", "backup", "serve"])
def test_a_file_that_is_no_store_is_a_sentence(command: str, room: Path, tmp_path: Path) -> None:
    (room / "riverboat.db").write_bytes(b"this is no database " * 1000)
    options: dict[str, list[str]] = {
        "backup": [str(tmp_path / "out.gz")],
        "serve": ["--port", "0"],
    }
    more = options.get(command, [])
    result = said(command, *more, "--data", room)
    assert is_a_sentence(result), result.exception
    assert "file is not a database" in result.output
    assert result.exit_code in (1, 2)


def test_a_log_whose_end_was_cut_is_found_by_the_heads_beside_a_backup(
    room: Path, tmp_path: Path
) -> None:
    heads = tmp_path / "room.rbk.gz.heads"
    assert said("backup", tmp_path / "room.rbk.gz", "--data", room).exit_code == 0
    first = said("verify", "--data", room, "--heads", heads)
    assert first.exit_code == 0, first.output
    digest, count, _ = heads.read_text().splitlines()[0].split(" ", 2)
    assert f"head {count} {digest}" in first.output, "they are printed, too"
    change(
        room,
        f"DELETE FROM records WHERE seq = {count}",
        f"UPDATE streams SET length = {int(count) - 1} WHERE name LIKE 'table/%'",
    )
    assert said("verify", "--data", room).exit_code == 0, "nobody could tell by the log alone"
    result = said("verify", "--data", room, "--heads", heads)
    assert result.exit_code == 1
    assert f"its end was cut off: it had {count} records" in result.output
    heads.write_text("ab 12\n")
    assert said("verify", "--data", room, "--heads", heads).exit_code == 2


def test_a_log_that_was_written_anew_is_found_by_its_heads_and_one_that_grew_is_not(
    room: Path, tmp_path: Path
) -> None:
    heads = tmp_path / "room.rbk.gz.heads"
    assert said("backup", tmp_path / "room.rbk.gz", "--data", room).exit_code == 0
    last = "(SELECT max(seq) FROM records WHERE stream LIKE 'table/%')"
    change(
        room,
        'INSERT INTO records SELECT stream, seq + 1, at, CAST(\'{"type":"WentOn","by":"Ann"}\''
        f" AS BLOB) FROM records WHERE stream LIKE 'table/%' AND seq = {last}",
        "UPDATE streams SET length = length + 1 WHERE name LIKE 'table/%'",
    )
    grown = said("verify", "--data", room, "--heads", heads)
    assert grown.exit_code == 0, grown.output
    change(room, "UPDATE records SET at = at + 1 WHERE stream LIKE 'table/%' AND seq = 3")
    assert said("verify", "--data", room).exit_code == 0
    result = said("verify", "--data", room, "--heads", heads)
    assert result.exit_code == 1
    assert "is not what it was" in result.output


def test_a_checkpoint_that_differs_from_its_log_is_named_in_english_and_in_czech(
    room: Path,
) -> None:
    with closing(sqlite3.connect(room / "riverboat.db")) as database:
        ((seq,),) = database.execute("SELECT seq FROM checkpoints").fetchall()
    assert said("verify", "--data", room).exit_code == 0
    change(room, "UPDATE checkpoints SET body = x'c1'")
    english = said("verify", "--data", room, RIVERBOAT_LANG="en")
    assert english.exit_code == 1
    told = f"the checkpoint after record {seq} is not what the records before it come to"
    assert told in " ".join(english.output.split())
    czech = said("verify", "--data", room, RIVERBOAT_LANG="cs")
    assert f"stav uložený za záznamem {seq}" in " ".join(czech.output.split())
    change(room, "UPDATE checkpoints SET code = 'of another riverboat'")
    assert said("verify", "--data", room).exit_code == 0, "it is not used"


def test_serve_says_which_tables_need_a_key_that_is_gone(room: Path) -> None:
    (room / "key").unlink()
    result = said("serve", "--data", room, "--port", "0")
    assert result.exit_code == 1
    assert is_a_sentence(result)
    assert "Friday" in result.output
    assert "--void-hands" in result.output
    assert not (room / "key").exists()


def test_closed_tables_are_archived_verified_opened_elsewhere_and_put_back(
    room: Path, tmp_path: Path
) -> None:
    file = tmp_path / "tables.rbk.gz"
    result = said("archive", file, "--data", room)
    assert result.exit_code == 0, result.output
    assert "No table was closed more than 90 days ago" in result.output
    assert not file.exists()
    change(room, "UPDATE tables SET closed_at = 1")
    before = said("verify", "--data", room).output
    result = said("archive", file, "--data", room)
    assert result.exit_code == 0, result.output
    assert f"1 table moved to {file}" in result.output.replace("\n", "")
    assert "Nothing has been played here" in said("verify", "--data", room).output
    archived = said("verify", "--file", file, "--data", room)
    assert archived.exit_code == 0, archived.output
    assert archived.output == before
    elsewhere = tmp_path / "elsewhere"
    assert said("restore", file, "--data", elsewhere).exit_code == 0
    (elsewhere / "key").write_bytes((room / "key").read_bytes())
    (elsewhere / "key").chmod(0o600)
    assert said("verify", "--data", elsewhere).output == before
    result = said("archive", file, "--back", "--data", room)
    assert result.exit_code == 0, result.output
    assert said("verify", "--data", room).output == before
    told = said("audit", "--data", room)
    assert "tables.rbk.gz" in told.output
    assert said("archive", file, "--back", "--data", room).exit_code == 1


def test_a_whole_backup_is_not_added_to_a_room(room: Path, tmp_path: Path) -> None:
    file = tmp_path / "whole.rbk.gz"
    change(room, "INSERT INTO accounts VALUES ('ann', 'Ann', '', 1, 0)")
    assert said("backup", file, "--data", room).exit_code == 0
    result = said("archive", file, "--back", "--data", room)
    assert result.exit_code == 1
    assert "is a whole backup: restore it into an empty room" in result.output.replace("\n", " ")
