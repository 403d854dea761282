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
from tests.store.places import Place, batch, place_of_kind, with_one

Lines = list[bytes]


async def fill(store: Store) -> None:
    """Fill every table, with more than a page of records."""
    for n in range(3):
        stream = f"table/{n}"
        records = tuple(f"čaj {i}".encode() + b"\0\xff" for i in range(150))
        entries = (
            LedgerEntry("bank", "Ann", 50, "buy-in"),
            LedgerEntry("bank", "Žoe", 7, "buy-in"),
        )
        answers, sealed = (StoredReply("c", b"\xffyes"),), (SealedBlob("hand/1", b"deck"),)
        kept = Checkpoint(100, n, "code", b"no backup has this")
        await store.append(Batch(stream, 0, n, records, entries, answers, sealed, checkpoint=kept))
        await store.append(batch(stream, 150))
    await store.add_account(AccountRow("Ann", "$argon2id$", 1, admin=True))
    await store.add_account(AccountRow("Žoe", "", 2))
    await store.add_session(SessionRow("t", "Ann", "csrf", 1, 2))
    await store.add_key(KeyRow("k", "Ann", True, "note", 1))
    await store.put_note(NoteRow("Ann", "Žoe", "volá", "red", 4))
    await store.put_totp(TotpRow("Ann", b"\0sealed", 8, 1))
    await store.put_recovery_codes("Ann", ("a", "b"))
    await store.put_email("Ann", "ann@club.example")
    await store.add_passkey(PasskeyRow("p", "Ann", "mobil", b"\0public", b"handle", 3, 1, 2))
    await store.add_audit(AuditRow(9, "Ann", "host", "kick", "1", "One", "Žoe", "{}", "::1"))
    await store.add_table(TableRow("1", "One", "Ann", 1, 0, b'{"seats": 6}'))
    await store.set_role("1", "Ann", "host")
    await store.add_hand(HandRow("1", 1, 1, 20, 5, "no-limit hold'em"))


async def all_of(store: Store) -> list[Any]:
    """Read everything in a store."""
    streams = sorted((await store.streams()).items())
    told: list[Any] = [streams, await store.balances()]
    for stream, _ in streams:
        told += [await store.read(stream), await store.entries(stream)]
        told += [await store.answer(stream, "c"), await store.sealed(stream, "hand/1")]
    told += [await store.account("ann"), await store.account("žoe"), await store.session("t")]
    told += [await store.key("k"), await store.keys_of("Ann"), await store.tables()]
    told += [await store.notes_of("Ann"), await store.audit(AuditFilter())]
    told.append(await store.email("Ann"))
    told += [
        await store.totp("Ann"),
        await store.recovery_code_count("Ann"),
        await store.passkeys_of("Ann"),
    ]
    told += [await store.roles("1"), await store.hands("1")]
    return told


def told_by(place: Place) -> list[Any]:
    told: list[Any] = []

    async def steps(store: Store) -> None:
        told.extend(await all_of(store))

    with_one(place, steps)
    return told


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a filled store, with its backup beside it."""
    place = Place(str(tmp_path_factory.mktemp("filled") / "filled.db"))
    with_one(place, fill)
    backup(place.url, Path(place.url).with_suffix(".backup"))
    return Path(place.url)


@pytest.fixture
def made(filled: Path, tmp_path: Path) -> Path:
    """Return a backup of a filled store."""
    return Path(shutil.copy(filled.with_suffix(".backup"), tmp_path / "made.backup"))


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_goes_from_any_database_to_any_other(
    database: Place, target: str, tmp_path: Path
) -> None:
    with_one(database, fill)
    file, again = tmp_path / "one.backup", tmp_path / "two.backup"
    progress: list[tuple[int, int]] = []
    backup(database.url, file, lambda done, total: progress.append((done, total)))
    _rises_to_its_end(progress)
    with place_of_kind(target, tmp_path) as other:
        progress.clear()
        restore(file, other.url, lambda done, total: progress.append((done, total)))
        _rises_to_its_end(progress)
        assert told_by(other) == told_by(database)
        backup(other.url, again)
        assert sorted(_lines(again)[1:-1]) == sorted(_lines(file)[1:-1])

        async def goes_on(store: Store) -> None:
            assert await store.append(batch("table/1", 151)) == 152

        with_one(other, goes_on)


def _rises_to_its_end(progress: list[tuple[int, int]]) -> None:
    assert progress[0][0] == 0
    assert progress == sorted(progress)
    assert progress[-1][0] == progress[-1][1] == progress[0][1] > 450
    assert len(progress) > 4


def test_checkpoints_are_of_the_store_that_has_them(
    filled: Path, made: Path, tmp_path: Path
) -> None:
    async def has(store: Store) -> None:
        assert len(await store.checkpoints("table/1")) == 1

    async def has_none(store: Store) -> None:
        assert await store.checkpoints("table/1") == []
        assert await store.read("table/1")

    with_one(Place(str(filled)), has)
    restored = Place(str(tmp_path / "restored.db"))
    restore(made, restored.url)
    with_one(restored, has_none)
    assert b"checkpoints" not in gzip.decompress(made.read_bytes())


def test_a_backup_shows_one_moment_while_others_write(database: Place, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"

    async def steps(store: Store) -> None:
        await store.append(batch("a", 0))
        written: list[int] = []

        def write_once(_done: int, _total: int) -> None:
            if not written:
                written.append(1)
                _write_from_elsewhere(database)

        backup(database.url, file, write_once)
        assert await store.streams() == {"a": 2, "b": 1}

    with_one(database, steps)
    tables = [json.loads(line)[0] for line in _lines(file)[1:-1]]
    assert tables == ["streams", "records"]


def _write_from_elsewhere(database: Place) -> None:
    """Append from another thread, as a running room does during its backup."""
    from concurrent.futures import ThreadPoolExecutor

    async def steps(store: Store) -> None:
        await store.append(batch("a", 1))
        await store.append(batch("b", 0))

    with ThreadPoolExecutor(1) as pool:
        pool.submit(with_one, database, steps).result(timeout=HANG)


def test_the_file_says_what_it_is_and_is_for_its_owner_alone(made: Path) -> None:
    lines = _lines(made)
    header, proof = json.loads(lines[0]), json.loads(lines[-1])
    assert (header["format"], header["version"]) == ("riverboat backup", 1)
    assert header["made_at"] > 1_600_000_000_000
    assert header["columns"]["records"] == ["stream", "seq", "at", "body"]
    assert proof["rows"]["records"] == 453
    assert proof["sha256"] == hashlib.sha256(b"".join(lines[:-1])).hexdigest()
    assert made.stat().st_mode & 0o777 == 0o600


def test_a_file_is_not_written_over(filled: Path, made: Path) -> None:
    before = made.read_bytes()
    with pytest.raises(FileExistsError, match=r"made\.backup is there already"):
        backup(str(filled), made)
    assert made.read_bytes() == before


def test_a_backup_that_was_interrupted_leaves_no_file(tmp_path: Path) -> None:
    place = Place(str(tmp_path / "room.db"))
    with_one(place, fill)

    def interrupt(done: int, _total: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(place.url, tmp_path / "one.backup", interrupt)
    assert [file.name for file in tmp_path.iterdir()] == ["room.db"]


def test_where_no_store_is_none_is_made(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="there is no store at"):
        backup(str(tmp_path / "room.db"), tmp_path / "one.backup")
    with pytest.raises(UnknownStore):
        backup("memory:", tmp_path / "one.backup")
    assert list(tmp_path.iterdir()) == []


def test_an_empty_database_has_no_backup(server: str, tmp_path: Path) -> None:
    with pytest.raises(WrongVersion, match="there is no store"):
        backup(server, tmp_path / "one.backup")
    assert list(tmp_path.iterdir()) == []


def test_a_store_with_anything_in_it_is_not_restored_to(database: Place, made: Path) -> None:
    async def ann(store: Store) -> None:
        await store.add_account(AccountRow("Ann", "", 1))

    async def only_ann(store: Store) -> None:
        assert await store.streams() == {}
        assert await store.account("Ann") == AccountRow("Ann", "", 1)

    with_one(database, ann)
    with pytest.raises(NotEmpty, match="there is something in accounts"):
        restore(made, database.url)
    with_one(database, only_ann)


def test_a_store_that_was_opened_and_never_used_is_empty(database: Place, made: Path) -> None:
    async def nothing(_: Store) -> None:
        return None

    with_one(database, nothing)
    restore(made, database.url)
    assert told_by(database)[0] == [(f"table/{n}", 151) for n in range(3)]


LATER = ("notes", "devices", "totps", "recovery_codes", "passkeys", "emails")


def test_a_backup_of_before_there_were_notes_is_restored(made: Path, tmp_path: Path) -> None:
    lines = _lines(made)
    header, proof = json.loads(lines[0]), json.loads(lines[-1])
    for table in LATER:
        del header["columns"][table], proof["rows"][table]
    older = [json.dumps(header).encode() + b"\n"]
    older += [line for line in lines[1:-1] if json.loads(line)[0] not in LATER]
    proof["sha256"] = hashlib.sha256(b"".join(older)).hexdigest()
    file = tmp_path / "older.backup"
    file.write_bytes(gzip.compress(b"".join([*older, json.dumps(proof).encode() + b"\n"])))
    place = Place(str(tmp_path / "room.db"))
    restore(file, place.url)

    async def steps(store: Store) -> None:
        assert await store.account("Ann") is not None
        assert await store.notes_of("Ann") == []
        await store.put_note(NoteRow("Ann", "Žoe", "volá", "red", 4))
        assert len(await store.notes_of("Ann")) == 1

    with_one(place, steps)


def test_an_answer_in_a_backup_of_before_answers_had_an_age_is_as_old_as_the_backup(
    made: Path, tmp_path: Path
) -> None:
    lines = _lines(made)
    header, proof = json.loads(lines[0]), json.loads(lines[-1])
    assert header["columns"]["answers"].pop() == "at"
    rows = [json.loads(line) for line in lines[1:-1]]
    cut = [[table, row[:-1] if table == "answers" else row] for table, row in rows]
    older = [json.dumps(line).encode() + b"\n" for line in (header, *cut)]
    proof["sha256"] = hashlib.sha256(b"".join(older)).hexdigest()
    file = tmp_path / "older.backup"
    file.write_bytes(gzip.compress(b"".join([*older, json.dumps(proof).encode() + b"\n"])))
    place = Place(str(tmp_path / "room.db"))
    restore(file, place.url)

    async def steps(store: Store) -> None:
        assert await store.forget_answers(header["made_at"]) == 0
        assert await store.answer("table/0", "c") == b"\xffyes"
        assert await store.forget_answers(header["made_at"] + 1) == 3
        assert await store.answer("table/0", "c") is None

    with_one(place, steps)


def _without_last(lines: Lines) -> Lines:
    return lines[:-1]


def _without_one(lines: Lines) -> Lines:
    return lines[:20] + lines[21:]


def _changed(lines: Lines) -> Lines:
    return [line.replace(b"50,", b"51,") if b'"ledger",' in line else line for line in lines]


def _swapped(lines: Lines) -> Lines:
    return [*lines[:20], lines[21], lines[20], *lines[22:]]


def _with_more(lines: Lines) -> Lines:
    return [*lines, lines[-2]]


def _of_tomorrow(lines: Lines) -> Lines:
    return [lines[0].replace(b'"version":1', b'"version":2'), *lines[1:]]


def _of_another_program(lines: Lines) -> Lines:
    return [lines[0].replace(b"riverboat backup", b"steamboat backup"), *lines[1:]]


@pytest.mark.parametrize(
    "change, why",
    [
        (_without_last, "it has no last line"),
        (_without_one, "rows are missing"),
        (_changed, "was changed since it was made"),
        (_swapped, "was changed since it was made"),
        (_with_more, "something stands behind its last line"),
        (_of_tomorrow, "has version 2, and this riverboat reads 1"),
        (_of_another_program, "is no backup of a riverboat store"),
        (lambda lines: [], "is no backup of a riverboat store"),
        (lambda lines: [b"\xff\n", *lines], "is no backup of a riverboat store"),
        (lambda lines: [lines[0], b"[[[\n", *lines[1:]], "line 2 is no row"),
        (lambda lines: [lines[0], b'["gold",["a"]]\n', *lines[1:]], "a row of gold"),
        (lambda lines: [lines[0], b'["streams",["a"]]\n', *lines[1:]], "a row of streams"),
    ],
)
def test_a_file_that_was_changed_is_refused_and_leaves_nothing(
    made: Path, change: Callable[[Lines], Lines], why: str
) -> None:
    changed = made.with_name("changed.backup")
    changed.write_bytes(gzip.compress(b"".join(change(_lines(made)))))
    target = made.with_name("target.db")
    with pytest.raises(BadBackup, match=why):
        restore(changed, str(target))
    assert not list(made.parent.glob("target.db*"))


@pytest.mark.parametrize("kept", [0, 1, 15, 100, -1])
def test_a_file_that_was_cut_off_is_refused(made: Path, kept: int) -> None:
    cut = made.with_name("cut.backup")
    cut.write_bytes(made.read_bytes()[:kept])
    with pytest.raises(BadBackup):
        restore(cut, str(made.with_name("target.db")))
    assert not made.with_name("target.db").exists()


def test_a_file_with_a_bit_turned_is_refused(made: Path) -> None:
    whole = made.read_bytes()
    turned = made.with_name("turned.backup")
    for place in range(12, len(whole), len(whole) // 40):
        turned.write_bytes(whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :])
        with pytest.raises(BadBackup):
            restore(turned, str(made.with_name("target.db")))
    assert not made.with_name("target.db").exists()


@pytest.mark.landing
def test_any_bit_of_the_text_turned_is_refused(made: Path) -> None:
    text = b"".join(_lines(made))
    turned = made.with_name("turned.backup")
    places = [*range(600), *range(600, len(text), len(text) // 200)]
    for number, place in enumerate(places):
        bit = 1 << number % 8
        changed = text[:place] + bytes([text[place] ^ bit]) + text[place + 1 :]
        turned.write_bytes(gzip.compress(changed, 1))
        with pytest.raises(BadBackup):
            restore(turned, str(made.with_name("target.db")))
    assert not made.with_name("target.db").exists()


def _proven(lines: Lines) -> bytes:
    """Return lines with a matching checksum, as a deliberate forger would."""
    counts = dict.fromkeys(json.loads(lines[0])["columns"], 0)
    for line in lines[1:]:
        counts[json.loads(line)[0]] += 1
    digest = hashlib.sha256(b"".join(lines)).hexdigest()
    proof = json.dumps({"rows": counts, "sha256": digest}).encode() + b"\n"
    return gzip.compress(b"".join([*lines, proof]))


def _first(lines: Lines, table: str) -> int:
    return next(n for n, line in enumerate(lines) if line.startswith(f'["{table}",'.encode()))


NONSENSE = [
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
def test_nonsense_with_a_proof_is_refused_and_leaves_nothing(database: Place, made: Path) -> None:
    changed = made.with_name("changed.backup")
    for table, replaced, by in NONSENSE:
        lines = _lines(made)[:-1]
        number = _first(lines, table)
        assert replaced in lines[number]
        lines[number] = lines[number].replace(replaced, by)
        changed.write_bytes(_proven(lines))
        with pytest.raises(BadBackup):
            restore(changed, database.url)
        if not database.url.startswith("postgresql"):
            assert not Path(database.url).exists()
    restore(made, database.url)
    assert told_by(database)[0] == [(f"table/{n}", 151) for n in range(3)]


def test_a_restore_that_was_interrupted_leaves_nothing(database: Place, made: Path) -> None:
    def interrupt(done: int, _total: int) -> None:
        if done > 200:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore(made, database.url, interrupt)
    if not database.url.startswith("postgresql"):
        assert not Path(database.url).exists()
    restore(made, database.url)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        restore(tmp_path / "none.backup", str(tmp_path / "room.db"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_the_memory_that_it_takes_does_not_grow_with_the_store(tmp_path: Path) -> None:
    place = Place(str(tmp_path / "room.db"))
    size, number = 20_000, 400

    async def steps(store: Store) -> None:
        for expected in range(0, number, 100):
            await store.append(batch("a", expected, *(b"x" * size for _ in range(100))))

    with_one(place, steps)
    tracemalloc.start()
    try:
        backup(place.url, tmp_path / "one.backup")
        restore(tmp_path / "one.backup", str(tmp_path / "target.db"))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < size * number / 2


def test_a_line_that_never_ends_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MAX_LINE_BYTES == 1 << 28
    monkeypatch.setattr("riverboat.store.backup_format.MAX_LINE_BYTES", 1_000)
    file = tmp_path / "one.backup"
    file.write_bytes(gzip.compress(b"[" * 5_000))
    with pytest.raises(BadBackup):
        restore(file, str(tmp_path / "room.db"))


def _lines(file: Path) -> Lines:
    with gzip.open(file, "rb") as lines:
        return list(lines)
