"""Archives of closed tables: complete round trip, other tables untouched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from riverboat.store import (
    BadBackup,
    Batch,
    Checkpoint,
    HandRow,
    LedgerEntry,
    SealedBlob,
    Store,
    StoredReply,
    TableRow,
    restore,
)
from riverboat.store.table_archive import archive_tables, restore_tables
from tests.store.store_locations import StoreLocation, run_with_store

CLOSING_TIMES_BY_TABLE = {"old": 5, "older": 4, "new": 9, "open": 0}
"""Closing time of each table; 0 for an open table."""


async def _store_tables(store: Store) -> None:
    for table, closing_time in CLOSING_TIMES_BY_TABLE.items():
        stream = f"table/{table}"
        batch = Batch(
            stream,
            0,
            1,
            (b"one", b"two"),
            (LedgerEntry("bank", "Ann", 5, "buy"),),
            (StoredReply("c", b"yes"),),
            (SealedBlob("hand/1", b"\xff"),),
            checkpoint=Checkpoint(2, 1, "code", b"state"),
        )
        await store.append(batch)
        await store.add_table(TableRow(table, table, "Ann", 1, closing_time, b"{}"))
        await store.set_role(table, "Bob", "player")
        await store.add_hand(HandRow(table, 1, 1, 2, 1, "nl"))
    await store.append(Batch("event/e", 0, 1, (b"one",)))


async def _read_table(store: Store, table: str) -> list[Any]:
    stream = f"table/{table}"
    return [
        await store.find_table(table),
        await store.roles(table),
        await store.list_hands(table),
        await store.read(stream),
        await store.list_ledger_entries(stream),
        await store.find_reply(stream, "c"),
        await store.find_sealed_blob(stream, "hand/1"),
    ]


def _read_tables(location: StoreLocation) -> dict[str, list[Any]]:
    contents_by_table: dict[str, list[Any]] = {}

    async def run_scenario(store: Store) -> None:
        for table in CLOSING_TIMES_BY_TABLE:
            contents_by_table[table] = await _read_table(store, table)
        contents_by_table["streams"] = sorted((await store.stream_lengths()).items())

    run_with_store(location, run_scenario)
    return contents_by_table


EMPTY_TABLE_CONTENTS: list[Any] = [None, {}, [], [], [], None, None]


def test_closed_tables_round_trip_through_archive(database: StoreLocation, tmp_path: Path) -> None:
    run_with_store(database, _store_tables)
    tables_before, file = _read_tables(database), tmp_path / "tables.rbk.gz"
    assert archive_tables(database.url, file, 9) == ("older", "old")
    remaining_tables = _read_tables(database)
    assert remaining_tables["old"] == remaining_tables["older"] == EMPTY_TABLE_CONTENTS
    assert {name: remaining_tables[name] for name in ("new", "open")} == {
        name: tables_before[name] for name in ("new", "open")
    }
    assert [name for name, _ in remaining_tables["streams"]] == [
        "event/e",
        "table/new",
        "table/open",
    ]
    # The file is a room of its own,
    restored_location = StoreLocation(str(tmp_path / "alone.db"))
    restore(file, restored_location.url)
    tables = _read_tables(restored_location)
    assert [tables["old"], tables["older"]] == [tables_before["old"], tables_before["older"]]
    assert tables["open"] == EMPTY_TABLE_CONTENTS
    # and it can be restored to its origin, once.
    restore_tables(file, database.url)
    assert _read_tables(database) == tables_before
    with pytest.raises(BadBackup, match="the room already has these tables"):
        restore_tables(file, database.url)
    assert _read_tables(database) == tables_before


def test_table_written_during_archiving_is_kept(
    database: StoreLocation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from riverboat.store import table_archive

    async def append_record(store: Store) -> None:
        await store.append(Batch("table/old", 2, 2, (b"three",)))

    remove_tables = table_archive._remove_tables

    def append_and_remove(*args: Any) -> None:
        run_with_store(database, append_record)
        remove_tables(*args)

    run_with_store(database, _store_tables)
    monkeypatch.setattr(table_archive, "_remove_tables", append_and_remove)
    archive_tables(database.url, tmp_path / "tables.rbk.gz", 9)
    remaining_tables = _read_tables(database)
    assert remaining_tables["older"] == EMPTY_TABLE_CONTENTS
    assert len(remaining_tables["old"][3]) == 3


def test_archive_without_matching_tables_makes_no_file(
    database: StoreLocation, tmp_path: Path
) -> None:
    run_with_store(database, _store_tables)
    assert archive_tables(database.url, tmp_path / "none.rbk.gz", 4) == ()
    assert not (tmp_path / "none.rbk.gz").exists()


def test_archive_to_existing_file_removes_nothing(database: StoreLocation, tmp_path: Path) -> None:
    run_with_store(database, _store_tables)
    tables_before, file = _read_tables(database), tmp_path / "tables.rbk.gz"
    file.write_text("mine")
    with pytest.raises(FileExistsError):
        archive_tables(database.url, file, 9)
    assert _read_tables(database) == tables_before
    assert file.read_text() == "mine"
