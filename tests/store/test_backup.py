"""Backups: the whole store in one file, restorable to any database, all or nothing."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from riverboat.store import (
    AccountRow,
    AuditFilter,
    AuditRow,
    BadBackup,
    Batch,
    Checkpoint,
    ClubPlayerRow,
    HandRow,
    KeyRow,
    LedgerEntry,
    NotEmpty,
    NoteRow,
    PasskeyRow,
    SealedBlob,
    SessionRow,
    Store,
    StoredReply,
    StoreFailed,
    TableRow,
    TotpRow,
    UnknownStore,
    WrongVersion,
    backup,
    restore,
)
from riverboat.store.backup_format import MAX_LINE_BYTES
from tests.limits import HANG
from tests.schedule import run_in
from tests.store.store_locations import StoreLocation, empty_location, make_batch, run_with_store

Lines = list[bytes]


async def fill_store(store: Store) -> None:
    """Fill every table, with more than a page of records."""
    for table_number in range(3):
        stream = f"table/{table_number}"
        records = tuple(f"čaj {record_index}".encode() + b"\0\xff" for record_index in range(150))
        entries = (
            LedgerEntry("bank", "Ann", 50, "buy-in"),
            LedgerEntry("bank", "Žoe", 7, "buy-in"),
        )
        replies, sealed_blobs = (StoredReply("c", b"\xffyes"),), (SealedBlob("hand/1", b"deck"),)
        stored_checkpoint = Checkpoint(100, table_number, "code", b"no backup has this")
        await store.append(
            Batch(
                stream,
                0,
                table_number,
                records,
                entries,
                replies,
                sealed_blobs,
                checkpoint=stored_checkpoint,
            )
        )
        await store.append(make_batch(stream, 150))
    await store.add_account(AccountRow("Ann", "$argon2id$", 1, is_admin=True))
    await store.add_account(AccountRow("Žoe", "", 2))
    await store.add_session(SessionRow("t", "Ann", "csrf", 1, 2))
    await store.add_key(KeyRow("k", "Ann", True, "note", 1))
    await store.put_note(NoteRow("Ann", "Žoe", "volá", "red", 4))
    await store.put_club_players([ClubPlayerRow("Ann", "Žoe", "zoe@club.example", "17", "x", 4)])
    await store.put_totp(TotpRow("Ann", b"\0sealed", 8, 1))
    await store.put_recovery_codes("Ann", ("a", "b"))
    await store.put_email("Ann", "ann@club.example")
    await store.add_passkey(PasskeyRow("p", "Ann", "mobil", b"\0public", b"handle", 3, 1, 2))
    await store.add_audit_row(AuditRow(9, "Ann", "host", "kick", "1", "One", "Žoe", "{}", "::1"))
    await store.add_table(TableRow("1", "One", "Ann", 1, 0, b'{"seats": 6}'))
    await store.set_role("1", "Ann", "host")
    await store.add_hand(HandRow("1", 1, 1, 20, 5, "no-limit hold'em"))


async def read_all(store: Store) -> list[Any]:
    """Read everything in a store."""
    streams = sorted((await store.stream_lengths()).items())
    contents: list[Any] = [streams, await store.balances()]
    for stream, _ in streams:
        contents += [await store.read(stream), await store.list_ledger_entries(stream)]
        contents += [
            await store.find_reply(stream, "c"),
            await store.find_sealed_blob(stream, "hand/1"),
        ]
    contents += [
        await store.find_account("ann"),
        await store.find_account("žoe"),
        await store.find_session("t"),
    ]
    contents += [await store.find_key("k"), await store.keys_of("Ann"), await store.list_tables()]
    contents += [await store.notes_of("Ann"), await store.find_audit_rows(AuditFilter())]
    contents += [await store.club_players_of("Ann"), await store.find_email("Ann")]
    contents += [
        await store.find_totp("Ann"),
        await store.recovery_code_count("Ann"),
        await store.passkeys_of("Ann"),
    ]
    contents += [await store.roles("1"), await store.list_hands("1")]
    return contents


def read_all_from(location: StoreLocation) -> list[Any]:
    contents: list[Any] = []

    async def run_scenario(store: Store) -> None:
        contents.extend(await read_all(store))

    run_with_store(location, run_scenario)
    return contents


@pytest.fixture(scope="module")
def filled_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a filled store, with its backup beside it."""
    location = StoreLocation(str(tmp_path_factory.mktemp("filled") / "filled.db"))
    run_with_store(location, fill_store)
    backup(location.url, Path(location.url).with_suffix(".backup"))
    return Path(location.url)


@pytest.fixture
def backup_file(filled_store: Path, tmp_path: Path) -> Path:
    """Return a backup of a filled store."""
    return Path(shutil.copy(filled_store.with_suffix(".backup"), tmp_path / "made.backup"))


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_backup_restores_between_any_databases(
    database: StoreLocation, target: str, tmp_path: Path
) -> None:
    run_with_store(database, fill_store)
    file, second_file = tmp_path / "one.backup", tmp_path / "two.backup"
    progress: list[tuple[int, int]] = []
    backup(database.url, file, lambda done_count, total: progress.append((done_count, total)))
    _assert_progress_completes(progress)
    with empty_location(target, tmp_path) as target_location:
        progress.clear()
        restore(
            file,
            target_location.url,
            lambda done_count, total: progress.append((done_count, total)),
        )
        _assert_progress_completes(progress)
        assert read_all_from(target_location) == read_all_from(database)
        backup(target_location.url, second_file)
        assert sorted(_read_lines(second_file)[1:-1]) == sorted(_read_lines(file)[1:-1])

        async def append_next(store: Store) -> None:
            assert await store.append(make_batch("table/1", 151)) == 152

        run_with_store(target_location, append_next)


def _assert_progress_completes(progress: list[tuple[int, int]]) -> None:
    assert progress[0][0] == 0
    assert progress == sorted(progress)
    assert progress[-1][0] == progress[-1][1] == progress[0][1] > 450
    assert len(progress) > 4


def test_backup_contains_no_checkpoints(
    filled_store: Path, backup_file: Path, tmp_path: Path
) -> None:
    async def assert_checkpoint(store: Store) -> None:
        assert len(await store.list_checkpoints("table/1")) == 1

    async def assert_no_checkpoint(store: Store) -> None:
        assert await store.list_checkpoints("table/1") == []
        assert await store.read("table/1")

    run_with_store(StoreLocation(str(filled_store)), assert_checkpoint)
    restored_location = StoreLocation(str(tmp_path / "restored.db"))
    restore(backup_file, restored_location.url)
    run_with_store(restored_location, assert_no_checkpoint)
    assert b"checkpoints" not in gzip.decompress(backup_file.read_bytes())


def test_backup_is_a_consistent_snapshot_during_writes(
    database: StoreLocation, tmp_path: Path
) -> None:
    file = tmp_path / "one.backup"

    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0))
        appended_counts: list[int] = []

        def append_once(_done: int, _total: int) -> None:
            if not appended_counts:
                appended_counts.append(1)
                _append_from_thread(database)

        backup(database.url, file, append_once)
        assert await store.stream_lengths() == {"a": 2, "b": 1}

    run_with_store(database, run_scenario)
    table_names = [json.loads(line)[0] for line in _read_lines(file)[1:-1]]
    assert table_names == ["streams", "records"]


def _append_from_thread(database: StoreLocation) -> None:
    """Append from another thread, as a running room does during its backup."""
    from concurrent.futures import ThreadPoolExecutor

    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 1))
        await store.append(make_batch("b", 0))

    with ThreadPoolExecutor(1) as pool:
        pool.submit(run_with_store, database, run_scenario).result(timeout=HANG)


def test_backup_has_header_checksum_and_owner_only_mode(backup_file: Path) -> None:
    lines = _read_lines(backup_file)
    header, checksum_line = json.loads(lines[0]), json.loads(lines[-1])
    assert (header["format"], header["version"]) == ("riverboat backup", 1)
    assert header["made_at"] > 1_600_000_000_000
    assert header["columns"]["records"] == ["stream", "seq", "at", "body"]
    assert checksum_line["rows"]["records"] == 453
    assert checksum_line["sha256"] == hashlib.sha256(b"".join(lines[:-1])).hexdigest()
    assert backup_file.stat().st_mode & 0o777 == 0o600


def test_backup_does_not_overwrite_existing_file(filled_store: Path, backup_file: Path) -> None:
    content_before = backup_file.read_bytes()
    with pytest.raises(FileExistsError, match=r"made\.backup already exists"):
        backup(str(filled_store), backup_file)
    assert backup_file.read_bytes() == content_before


def test_interrupted_backup_leaves_no_file(tmp_path: Path) -> None:
    location = StoreLocation(str(tmp_path / "room.db"))
    run_with_store(location, fill_store)

    def interrupt(done_count: int, _total: int) -> None:
        if done_count:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(location.url, tmp_path / "one.backup", interrupt)
    assert [file.name for file in tmp_path.iterdir()] == ["room.db"]


def test_backup_of_missing_store_creates_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="store not found:"):
        backup(str(tmp_path / "room.db"), tmp_path / "one.backup")
    with pytest.raises(UnknownStore):
        backup("memory:", tmp_path / "one.backup")
    assert list(tmp_path.iterdir()) == []


def test_backup_of_empty_database_is_refused(server: str, tmp_path: Path) -> None:
    with pytest.raises(WrongVersion, match="the database has no store"):
        backup(server, tmp_path / "one.backup")
    assert list(tmp_path.iterdir()) == []


def test_restore_to_nonempty_store_is_refused(database: StoreLocation, backup_file: Path) -> None:
    async def add_ann(store: Store) -> None:
        await store.add_account(AccountRow("Ann", "", 1))

    async def assert_only_ann(store: Store) -> None:
        assert await store.stream_lengths() == {}
        assert await store.find_account("Ann") == AccountRow("Ann", "", 1)

    run_with_store(database, add_ann)
    with pytest.raises(NotEmpty, match="the store isn’t empty: rows in accounts"):
        restore(backup_file, database.url)
    run_with_store(database, assert_only_ann)


def test_restore_to_unused_store_succeeds(database: StoreLocation, backup_file: Path) -> None:
    async def open_only(_: Store) -> None:
        return None

    run_with_store(database, open_only)
    restore(backup_file, database.url)
    assert read_all_from(database)[0] == [
        (f"table/{table_number}", 151) for table_number in range(3)
    ]


LATER_TABLES = ("notes", "club_players", "devices", "totps", "recovery_codes", "passkeys", "emails")


def test_backup_without_later_tables_is_restored(backup_file: Path, tmp_path: Path) -> None:
    lines = _read_lines(backup_file)
    header, footer = json.loads(lines[0]), json.loads(lines[-1])
    for table in LATER_TABLES:
        del header["columns"][table], footer["rows"][table]
    older_lines = [json.dumps(header).encode() + b"\n"]
    older_lines += [line for line in lines[1:-1] if json.loads(line)[0] not in LATER_TABLES]
    footer["sha256"] = hashlib.sha256(b"".join(older_lines)).hexdigest()
    file = tmp_path / "older.backup"
    file.write_bytes(gzip.compress(b"".join([*older_lines, json.dumps(footer).encode() + b"\n"])))
    location = StoreLocation(str(tmp_path / "room.db"))
    restore(file, location.url)

    async def run_scenario(store: Store) -> None:
        assert await store.find_account("Ann") is not None
        assert await store.notes_of("Ann") == []
        await store.put_note(NoteRow("Ann", "Žoe", "volá", "red", 4))
        assert len(await store.notes_of("Ann")) == 1

    run_with_store(location, run_scenario)


def test_reply_without_time_gets_time_of_backup(backup_file: Path, tmp_path: Path) -> None:
    lines = _read_lines(backup_file)
    header, footer = json.loads(lines[0]), json.loads(lines[-1])
    assert header["columns"]["answers"].pop() == "at"
    rows = [json.loads(line) for line in lines[1:-1]]
    shortened_rows = [[table, row[:-1] if table == "answers" else row] for table, row in rows]
    older_lines = [json.dumps(line).encode() + b"\n" for line in (header, *shortened_rows)]
    footer["sha256"] = hashlib.sha256(b"".join(older_lines)).hexdigest()
    file = tmp_path / "older.backup"
    file.write_bytes(gzip.compress(b"".join([*older_lines, json.dumps(footer).encode() + b"\n"])))
    location = StoreLocation(str(tmp_path / "room.db"))
    restore(file, location.url)

    async def run_scenario(store: Store) -> None:
        assert await store.delete_old_replies(header["made_at"]) == 0
        assert await store.find_reply("table/0", "c") == b"\xffyes"
        assert await store.delete_old_replies(header["made_at"] + 1) == 3
        assert await store.find_reply("table/0", "c") is None

    run_with_store(location, run_scenario)


def _drop_last_line(lines: Lines) -> Lines:
    return lines[:-1]


def _drop_one_row(lines: Lines) -> Lines:
    return lines[:20] + lines[21:]


def _change_amount(lines: Lines) -> Lines:
    return [line.replace(b"50,", b"51,") if b'"ledger",' in line else line for line in lines]


def _swap_rows(lines: Lines) -> Lines:
    return [*lines[:20], lines[21], lines[20], *lines[22:]]


def _repeat_row(lines: Lines) -> Lines:
    return [*lines, lines[-2]]


def _raise_version(lines: Lines) -> Lines:
    return [lines[0].replace(b'"version":1', b'"version":2'), *lines[1:]]


def _change_program(lines: Lines) -> Lines:
    return [lines[0].replace(b"riverboat backup", b"steamboat backup"), *lines[1:]]


@pytest.mark.parametrize(
    "change, message",
    [
        (_drop_last_line, "the last line is missing"),
        (_drop_one_row, "missing or extra rows"),
        (_change_amount, "has changed since the backup"),
        (_swap_rows, "has changed since the backup"),
        (_repeat_row, "extra text after the last line"),
        (_raise_version, "has version 2, this riverboat reads 1"),
        (_change_program, "not a riverboat backup"),
        (lambda lines: [], "not a riverboat backup"),
        (lambda lines: [b"\xff\n", *lines], "not a riverboat backup"),
        (lambda lines: [lines[0], b"[[[\n", *lines[1:]], "invalid row on line 2"),
        (
            lambda lines: [lines[0], b'["gold",["a"]]\n', *lines[1:]],
            "row of gold with other columns",
        ),
        (lambda lines: [lines[0], b'["streams",["a"]]\n', *lines[1:]], "row of streams"),
    ],
)
def test_restore_of_altered_backup_leaves_no_store(
    backup_file: Path, change: Callable[[Lines], Lines], message: str
) -> None:
    altered_file = backup_file.with_name("changed.backup")
    altered_file.write_bytes(gzip.compress(b"".join(change(_read_lines(backup_file)))))
    target = backup_file.with_name("target.db")
    with pytest.raises(BadBackup, match=message):
        restore(altered_file, str(target))
    assert not list(backup_file.parent.glob("target.db*"))


@pytest.mark.parametrize("kept_bytes", [0, 1, 15, 100, -1])
def test_truncated_backup_is_refused(backup_file: Path, kept_bytes: int) -> None:
    truncated_file = backup_file.with_name("cut.backup")
    truncated_file.write_bytes(backup_file.read_bytes()[:kept_bytes])
    with pytest.raises(BadBackup):
        restore(truncated_file, str(backup_file.with_name("target.db")))
    assert not backup_file.with_name("target.db").exists()


def test_backup_with_flipped_bit_is_refused(backup_file: Path) -> None:
    whole_content = backup_file.read_bytes()
    altered_file = backup_file.with_name("turned.backup")
    for position in range(12, len(whole_content), len(whole_content) // 40):
        altered_file.write_bytes(
            whole_content[:position]
            + bytes([whole_content[position] ^ 4])
            + whole_content[position + 1 :]
        )
        with pytest.raises(BadBackup):
            restore(altered_file, str(backup_file.with_name("target.db")))
    assert not backup_file.with_name("target.db").exists()


@pytest.mark.landing
def test_flipped_bit_in_uncompressed_text_is_refused(backup_file: Path) -> None:
    content = b"".join(_read_lines(backup_file))
    altered_file = backup_file.with_name("turned.backup")
    positions = [*range(600), *range(600, len(content), len(content) // 200)]
    for index, position in enumerate(positions):
        bit_mask = 1 << index % 8
        altered_content = (
            content[:position] + bytes([content[position] ^ bit_mask]) + content[position + 1 :]
        )
        altered_file.write_bytes(gzip.compress(altered_content, 1))
        with pytest.raises(BadBackup):
            restore(altered_file, str(backup_file.with_name("target.db")))
    assert not backup_file.with_name("target.db").exists()


def _add_valid_checksum(lines: Lines) -> bytes:
    """Return lines with a matching checksum, as a deliberate forger would."""
    row_counts = dict.fromkeys(json.loads(lines[0])["columns"], 0)
    for line in lines[1:]:
        row_counts[json.loads(line)[0]] += 1
    digest = hashlib.sha256(b"".join(lines)).hexdigest()
    footer = json.dumps({"rows": row_counts, "sha256": digest}).encode() + b"\n"
    return gzip.compress(b"".join([*lines, footer]))


def _find_first_line_of_table(lines: Lines, table: str) -> int:
    return next(
        line_index
        for line_index, line in enumerate(lines)
        if line.startswith(f'["{table}",'.encode())
    )


INVALID_ROWS = [
    ("records", b",1,0,", b",152,0,"),  # a gap
    ("records", b",1,0,", b',"1",0,'),
    ("records", b",1,0,", b",true,0,"),
    ("records", b'8="]]', b'!="]]'),
    ("streams", b",151]", b",150]"),
    ("streams", b'"table/0"', b'"table/9"'),
    ("ledger", b",50,", b",-50,"),
    ("accounts", b"Ann", b"A\\u0000n"),
    ("accounts", b",1,true", b",99999999999999999999,true"),
]


@run_in("slow", "postgresql")
@run_in("landing", "sqlite")
def test_invalid_rows_with_valid_checksum_are_refused(
    database: StoreLocation, backup_file: Path
) -> None:
    altered_file = backup_file.with_name("changed.backup")
    for table, valid_bytes, invalid_bytes in INVALID_ROWS:
        lines = _read_lines(backup_file)[:-1]
        line_index = _find_first_line_of_table(lines, table)
        assert valid_bytes in lines[line_index]
        lines[line_index] = lines[line_index].replace(valid_bytes, invalid_bytes)
        altered_file.write_bytes(_add_valid_checksum(lines))
        with pytest.raises(BadBackup):
            restore(altered_file, database.url)
        if not database.url.startswith("postgresql"):
            assert not Path(database.url).exists()
    restore(backup_file, database.url)
    assert read_all_from(database)[0] == [
        (f"table/{table_number}", 151) for table_number in range(3)
    ]


def test_interrupted_restore_can_be_repeated(database: StoreLocation, backup_file: Path) -> None:
    def interrupt(done_count: int, _total: int) -> None:
        if done_count > 200:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore(backup_file, database.url, interrupt)
    if not database.url.startswith("postgresql"):
        assert not Path(database.url).exists()
    restore(backup_file, database.url)


def test_restore_of_missing_file_creates_nothing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        restore(tmp_path / "none.backup", str(tmp_path / "room.db"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_backup_memory_is_less_than_half_of_store_size(tmp_path: Path) -> None:
    location = StoreLocation(str(tmp_path / "room.db"))
    record_bytes, record_count = 20_000, 400

    async def run_scenario(store: Store) -> None:
        for expected_seq in range(0, record_count, 100):
            await store.append(
                make_batch("a", expected_seq, *(b"x" * record_bytes for _ in range(100)))
            )

    run_with_store(location, run_scenario)
    tracemalloc.start()
    try:
        backup(location.url, tmp_path / "one.backup")
        restore(tmp_path / "one.backup", str(tmp_path / "target.db"))
        _, peak_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak_bytes < record_bytes * record_count / 2


def test_overlong_backup_line_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAX_LINE_BYTES == 1 << 28
    monkeypatch.setattr("riverboat.store.backup_format.MAX_LINE_BYTES", 1_000)
    file = tmp_path / "one.backup"
    file.write_bytes(gzip.compress(b"[" * 5_000))
    with pytest.raises(BadBackup):
        restore(file, str(tmp_path / "room.db"))


def _read_lines(file: Path) -> Lines:
    with gzip.open(file, "rb") as lines:
        return list(lines)
