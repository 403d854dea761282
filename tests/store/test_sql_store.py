"""SQL stores: group commit, durability settings, and recovery from failures."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text

from riverboat.store import (
    AccountRow,
    Batch,
    Conflict,
    LedgerEntry,
    SqlStore,
    Store,
    StoredReply,
    StoreFailed,
    open_store,
)
from riverboat.store.batch_append import append_together
from riverboat.store.engines import create_database_file, create_writing_engine
from riverboat.store.store_urls import database_url
from riverboat.store.writer import MAX_BATCH_JOBS
from tests.store.store_locations import (
    StoreLocation,
    end_connections,
    make_batch,
    run,
    run_with_store,
    run_with_two_stores,
    wait_for_blocked_connection,
)


def test_many_streams_share_a_commit(database: StoreLocation) -> None:
    async def write(store: Store, stream: str) -> None:
        for expected_seq in range(20):
            await store.append(make_batch(stream, expected_seq))

    async def run_scenario(store: Store) -> None:
        assert isinstance(store, SqlStore)
        await asyncio.gather(*(write(store, f"table/{table_number}") for table_number in range(50)))
        assert await store.stream_lengths() == {
            f"table/{table_number}": 20 for table_number in range(50)
        }
        assert store.commits < 1_000 / 5

    run_with_store(database, run_scenario)


def test_appends_of_one_loop_iteration_share_a_commit(database: StoreLocation) -> None:
    async def run_scenario(store: Store) -> None:
        assert isinstance(store, SqlStore)
        for expected_seq in range(5):
            commits_before = store.commits
            await asyncio.gather(
                *(
                    store.append(make_batch(f"table/{table_number}", expected_seq))
                    for table_number in range(50)
                )
            )
            assert store.commits == commits_before + 1
        assert await store.stream_lengths() == {
            f"table/{table_number}": 5 for table_number in range(50)
        }

    run_with_store(database, run_scenario)


def test_append_queued_before_close_is_stored(database: StoreLocation) -> None:
    async def run_scenario() -> None:
        store = database.store()
        await store.open()
        append_task = asyncio.create_task(store.append(make_batch("a", 0)))
        await asyncio.sleep(0)  # queued, and the writer thread is not yet notified
        await store.close()
        assert await append_task == 1

    run(run_scenario())


def test_commit_size_is_limited(database: StoreLocation) -> None:
    async def run_scenario(store: Store) -> None:
        assert isinstance(store, SqlStore)
        append_count = 2 * MAX_BATCH_JOBS + 1
        await asyncio.gather(
            *(store.append(make_batch("a", expected_seq)) for expected_seq in range(append_count))
        )
        assert await store.stream_lengths() == {"a": append_count}
        assert store.commits >= 3

    run_with_store(database, run_scenario)


def test_database_files_have_owner_only_mode(tmp_path: Path) -> None:
    location = StoreLocation(str(tmp_path / "room.db"))

    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0))
        files = sorted(tmp_path.iterdir())
        assert [path.name for path in files] == ["room.db", "room.db-shm", "room.db-wal"]
        assert {path.stat().st_mode & 0o777 for path in files} == {0o600}

    run_with_store(location, run_scenario)
    assert [path.name for path in tmp_path.iterdir()] == ["room.db"], (
        "and its journal is tidied away"
    )


@pytest.mark.parametrize(
    "pragma, value", [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)]
)
def test_sqlite_pragmas_ensure_durability(tmp_path: Path, pragma: str, value: object) -> None:
    url = database_url(str(tmp_path / "room.db"))
    assert create_database_file(url)
    engine = create_writing_engine(url)
    with engine.connect() as connection:
        assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value
    engine.dispose()


def test_synchronous_commit_is_forced_on(server: str) -> None:
    engine = create_writing_engine(
        database_url(f"{server.replace('=-c', '=-csynchronous_commit%3Doff -c')}")
    )
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    engine.dispose()


def test_full_disk_fails_pending_appends_only(tmp_path: Path) -> None:
    location = StoreLocation(str(tmp_path / "room.db"))

    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0))
        with _on_connection_event(
            "begin", lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1")
        ):
            pending_appends = (
                store.append(Batch(stream, expected_seq, 1, (b"x" * 9_000,)))
                for stream, expected_seq in [("a", 1), ("b", 0)]
            )
            outcomes = await asyncio.gather(*pending_appends, return_exceptions=True)
        for outcome in outcomes:
            assert isinstance(outcome, StoreFailed)
            assert str(outcome) == "nothing was stored: database or disk is full"
            assert not outcome.perhaps_stored
        assert await store.stream_lengths() == {"a": 1}
        with _on_connection_event(
            "begin",
            lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1000000"),
        ):
            assert await store.append(make_batch("a", 1)) == 2

    run_with_store(location, run_scenario)


def test_batch_after_failed_batch_gets_conflict(tmp_path: Path) -> None:
    location = StoreLocation(str(tmp_path / "room.db"))

    async def run_scenario(store: Store) -> None:
        is_failing = [True]

        def fail_once(_: Connection) -> None:
            if is_failing.pop() if is_failing else False:
                raise StoreFailed("nothing was stored: the cable was pulled")

        with _on_connection_event("begin", fail_once):
            first_append = asyncio.create_task(store.append(make_batch("a", 0)))
            with pytest.raises(StoreFailed, match="cable"):
                await first_append
            with pytest.raises(Conflict):
                await store.append(make_batch("a", 1))
            assert await store.append(make_batch("a", 0)) == 1

    run_with_store(location, run_scenario)


def test_internal_error_fails_append_and_store_recovers(
    database: StoreLocation,
) -> None:
    async def run_scenario(store: Store) -> None:
        def raise_internal_error(_: Connection) -> None:
            raise ZeroDivisionError("by zero")

        with (
            _on_connection_event("begin", raise_internal_error),
            pytest.raises(StoreFailed, match="mistake: ZeroDivisionError: by zero"),
        ):
            await store.append(make_batch("a", 0))
        assert await store.append(make_batch("a", 0)) == 1

    run_with_store(database, run_scenario)


def test_store_reconnects_after_server_restart(server: str) -> None:
    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0))
        assert await store.stream_lengths() == {"a": 1}
        assert end_connections(server) >= 2
        assert await store.append(make_batch("a", 1)) == 2
        assert end_connections(server) >= 1
        assert await store.stream_lengths() == {"a": 2}

    run_with_store(StoreLocation(server), run_scenario)


def test_connection_lost_before_commit_is_retried(server: str) -> None:
    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0))
        remaining_losses = [1, 1]

        def lose_connection(*_: object) -> None:
            if remaining_losses:
                remaining_losses.pop()
                end_connections(server)

        with _on_connection_event("begin", lose_connection):
            assert await store.append(make_batch("a", 1)) == 2
        assert not remaining_losses
        assert [record.seq for record in await store.read("a")] == [1, 2]

    run_with_store(StoreLocation(server), run_scenario)


def test_connection_lost_during_commit_reports_uncertain_outcome(server: str) -> None:
    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0))

        with (
            _on_connection_event("commit", lambda _: end_connections(server)),
            pytest.raises(StoreFailed, match="lost during the commit") as error,
        ):
            await store.append(make_batch("a", 1))
        assert error.value.perhaps_stored
        assert await store.stream_lengths() == {"a": 1}, "here the server never heard of it"
        assert await store.append(make_batch("a", 1)) == 2

    run_with_store(StoreLocation(server), run_scenario)


def test_append_fails_after_retries_are_exhausted(server: str) -> None:
    store = SqlStore(database_url(server), retry_delays=(0.0, 0.0))

    async def run_scenario() -> None:
        await store.open()
        await store.append(make_batch("a", 0))
        lost_connections: list[int] = []

        def end_all_connections(*_: object) -> None:
            lost_connections.append(end_connections(server))

        with (
            _on_connection_event("begin", end_all_connections),
            pytest.raises(StoreFailed, match="nothing was stored") as error,
        ):
            await store.append(make_batch("a", 1))
        assert len(lost_connections) == 3
        assert not error.value.perhaps_stored
        assert await store.stream_lengths() == {"a": 1}
        assert await store.append(make_batch("a", 1)) == 2
        await store.close()

    run(run_scenario())


def test_concurrent_append_waits_for_commit_then_conflicts(server: str) -> None:
    """A second writer waits for the commit and then gets a conflict, not a duplicate record."""

    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0))
        engine = create_writing_engine(database_url(server))
        statements: list[str] = []
        with engine.connect() as connection:
            connection.begin()
            assert append_together(connection, [make_batch("a", 1)]) == [2]
            append_task = asyncio.create_task(store.append(make_batch("a", 1)))
            await asyncio.to_thread(wait_for_blocked_connection, server)
            with _on_connection_event("rollback", lambda _: statements.append("rollback")):
                connection.commit()
                with pytest.raises(Conflict, match="a has 2 records, and not 1"):
                    await append_task
        engine.dispose()
        assert statements == []

    run_with_store(StoreLocation(server), run_scenario)


def test_deadlocked_writers_both_succeed(server: str) -> None:
    """Account rows are locked in no fixed order, so two writers may deadlock."""

    async def run_scenario(store: Store, other_store: Store) -> None:
        player_names = [f"player {player_number}" for player_number in range(30)]
        for name in player_names:
            await store.add_account(AccountRow(name, "", 1))
        await asyncio.gather(
            *(store.set_password(name, "one") for name in player_names),
            *(other_store.set_password(name, "other") for name in reversed(player_names)),
        )
        accounts = [await store.find_account(name) for name in player_names]
        assert {row.password_hash for row in accounts if row} <= {"one", "other"}

    run_with_two_stores(StoreLocation(server), run_scenario)


def test_corrupt_stream_fails_without_affecting_others(
    database: StoreLocation,
) -> None:
    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0))
        engine = create_writing_engine(database_url(database.url))
        with engine.begin() as connection:
            connection.execute(
                text("INSERT INTO records (stream, seq, at, body) VALUES ('a', 2, 1, :body)"),
                {"body": b"?"},
            )
        engine.dispose()
        corrupt_result, valid_result = await asyncio.gather(
            store.append(make_batch("a", 1, replies=(StoredReply("c", b""),))),
            store.append(make_batch("b", 0)),
            return_exceptions=True,
        )
        assert isinstance(corrupt_result, StoreFailed)
        assert str(corrupt_result).startswith("a is inconsistent: ")
        assert valid_result == 1
        assert await store.stream_lengths() == {"a": 1, "b": 1}
        assert await store.find_reply("a", "c") is None

    run_with_store(database, run_scenario)


def test_database_constraint_rejects_duplicate_sequence_number(database: StoreLocation) -> None:
    _assert_database_rejects(
        database, "INSERT INTO records (stream, seq, at, body) VALUES ('a', 1, 1, 'x')"
    )


def test_database_constraint_rejects_zero_chip_entry(database: StoreLocation) -> None:
    _assert_database_rejects(
        database,
        'INSERT INTO ledger (stream, seq, place, at, source, "to", chips, why)'
        " VALUES ('a', 1, 9, 1, 'bank', 'Ann', 0, '')",
    )


def _assert_database_rejects(database: StoreLocation, statement: str) -> None:
    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0, entries=(LedgerEntry("bank", "Ann", 1, ""),)))

    run_with_store(database, run_scenario)
    engine = create_writing_engine(database_url(database.url))
    with pytest.raises(Exception, match=r"(?i)constraint"), engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_store_errors_contain_no_values(database: StoreLocation) -> None:
    async def run_scenario(store: Store) -> None:
        await store.add_account(AccountRow("Ann", "", 1))
        engine = create_writing_engine(database_url(database.url))
        with engine.begin() as connection:
            connection.execute(text("DROP TABLE accounts"))
        engine.dispose()
        with pytest.raises(StoreFailed) as error:
            await store.set_password("Ann", "$argon2id$secret")
        assert "secret" not in f"{error.value} {error.value.__cause__}"
        with pytest.raises(StoreFailed, match="can’t read") as error:
            await store.find_account("Ann")

    run_with_store(database, run_scenario)


def test_unusable_path_error_names_the_path(tmp_path: Path) -> None:
    missing_path = tmp_path / "no folder" / "room.db"
    with pytest.raises(StoreFailed, match=r"can’t create .*no folder.*: No such file"):
        run(open_store(str(missing_path)).open())
    text_file = tmp_path / "letter.txt"
    text_file.write_text("Dear Ann, " * 100)
    with pytest.raises(StoreFailed, match=r"can’t open .*letter.txt: file is not a database"):
        run(open_store(str(text_file)).open())
    assert text_file.read_text().startswith("Dear Ann")


def test_unreachable_server_error_hides_password() -> None:
    store = open_store("postgresql://ann:secret@127.0.0.1:1/room")
    with pytest.raises(StoreFailed, match=r"ann:\*\*\*@127.0.0.1:1/room: ") as error:
        run(store.open())
    assert "secret" not in f"{error.value} {error.value.__cause__!r} {store!r}"


def test_concurrent_opens_of_new_store_succeed(database: StoreLocation) -> None:
    async def run_scenario() -> None:
        stores = [database.store() for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(
            *(
                each_store.append(make_batch(f"s{stream_number}", 0))
                for stream_number, each_store in enumerate(stores)
            )
        )
        assert len(await stores[0].stream_lengths()) == 4
        for store in stores:
            await store.close()

    run(run_scenario())


def test_open_waits_for_lock_on_new_file(tmp_path: Path) -> None:
    """The file has no write-ahead log yet, and SQLite itself would not wait for the lock."""

    async def run_scenario() -> None:
        path = tmp_path / "room.db"
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_later(0.1, connection.execute, "COMMIT")
        store = open_store(str(path))
        await store.open()
        await store.append(make_batch("a", 0))
        await store.close()
        connection.close()

    run(run_scenario())


def test_writer_tolerates_closed_event_loop(tmp_path: Path) -> None:
    """A room ends without closing its store: the writer thread tolerates the closed loop."""
    store = open_store(str(tmp_path / "room.db"))

    loop = asyncio.new_event_loop()
    loop.run_until_complete(store.open())
    task = loop.create_task(store.append(make_batch("a", 0)))
    loop.call_soon(loop.stop)
    loop.run_forever()
    task.cancel()
    loop.run_until_complete(asyncio.wait([task]))
    loop.close()

    async def close_store() -> dict[str, int]:
        streams = await store.stream_lengths()
        await store.close()
        return streams

    assert run(close_store()) in ({}, {"a": 1})


@contextmanager
def _on_connection_event(name: str, listener: Callable[[Connection], Any]) -> Iterator[None]:
    """Run a listener on every connection of a writer that begins or commits."""

    def call_listener(connection: Connection) -> None:
        listener(connection)

    event.listen(Engine, name, call_listener)
    try:
        yield
    finally:
        event.remove(Engine, name, call_listener)


def test_moved_database_file_fails_until_restored(tmp_path: Path) -> None:
    file, moved_file = tmp_path / "room.db", tmp_path / "aside.db"

    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0))
        assert await store.stream_lengths() == {"a": 1}
        file.rename(moved_file)
        for attempt in (store.append(make_batch("a", 1)), store.stream_lengths()):
            with pytest.raises(StoreFailed, match=r"room\.db no longer exists"):
                await attempt
        assert not file.exists(), "an empty one in its place would be another store"
        moved_file.rename(file)
        assert await store.stream_lengths() == {"a": 1}
        assert await store.append(make_batch("a", 1)) == 2

    run_with_store(StoreLocation(str(file)), run_scenario)
    run_with_store(StoreLocation(str(file)), _assert_streams({"a": 2}))


def test_replaced_database_file_becomes_the_store(
    tmp_path: Path,
) -> None:
    file, other_file = tmp_path / "room.db", tmp_path / "other.db"

    async def fill(store: Store) -> None:
        await store.append(make_batch("b", 0))

    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0))
        assert await store.stream_lengths() == {"a": 1}
        for suffix in ("", "-wal", "-shm"):
            file.with_name(f"room.db{suffix}").unlink()
        other_file.rename(file)
        assert await store.stream_lengths() == {"b": 1}
        assert await store.append(make_batch("b", 1)) == 2

    run_with_store(StoreLocation(str(other_file)), fill)
    run_with_store(StoreLocation(str(file)), run_scenario)
    run_with_store(StoreLocation(str(file)), _assert_streams({"b": 2}))


def _assert_streams(lengths: dict[str, int]) -> Callable[[Store], Coroutine[Any, Any, None]]:
    async def assert_lengths(store: Store) -> None:
        assert await store.stream_lengths() == lengths

    return assert_lengths
