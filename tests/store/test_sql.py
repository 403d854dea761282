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
from riverboat.store.engines import create_database_file, writing_engine
from riverboat.store.store_urls import database_url
from riverboat.store.writer import MAX_BATCH_JOBS
from tests.store.places import (
    Place,
    batch,
    end_connections,
    run,
    wait_for_one_who_waits,
    with_one,
    with_two,
)


def test_many_streams_share_a_commit(database: Place) -> None:
    async def write(store: Store, stream: str) -> None:
        for expected in range(20):
            await store.append(batch(stream, expected))

    async def steps(store: Store) -> None:
        assert isinstance(store, SqlStore)
        await asyncio.gather(*(write(store, f"table/{n}") for n in range(50)))
        assert await store.streams() == {f"table/{n}": 20 for n in range(50)}
        assert store.commits < 1_000 / 5

    with_one(database, steps)


def test_what_is_wished_in_one_turn_of_a_loop_shares_a_commit(database: Place) -> None:
    async def steps(store: Store) -> None:
        assert isinstance(store, SqlStore)
        for expected in range(5):
            before = store.commits
            await asyncio.gather(*(store.append(batch(f"table/{n}", expected)) for n in range(50)))
            assert store.commits == before + 1
        assert await store.streams() == {f"table/{n}": 5 for n in range(50)}

    with_one(database, steps)


def test_what_was_wished_before_a_store_closes_is_carried_out(database: Place) -> None:
    async def steps() -> None:
        store = database.store()
        await store.open()
        wished = asyncio.create_task(store.append(batch("a", 0)))
        await asyncio.sleep(0)  # queued, and the writer thread is not yet notified
        await store.close()
        assert await wished == 1

    run(steps())


def test_a_commit_has_no_more_than_so_many_wishes(database: Place) -> None:
    async def steps(store: Store) -> None:
        assert isinstance(store, SqlStore)
        number = 2 * MAX_BATCH_JOBS + 1
        await asyncio.gather(*(store.append(batch("a", n)) for n in range(number)))
        assert await store.streams() == {"a": number}
        assert store.commits >= 3

    with_one(database, steps)


def test_a_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    place = Place(str(tmp_path / "room.db"))

    async def steps(store: Store) -> None:
        await store.append(batch("a", 0))
        files = sorted(tmp_path.iterdir())
        assert [f.name for f in files] == ["room.db", "room.db-shm", "room.db-wal"]
        assert {f.stat().st_mode & 0o777 for f in files} == {0o600}

    with_one(place, steps)
    assert [f.name for f in tmp_path.iterdir()] == ["room.db"], "and its journal is tidied away"


@pytest.mark.parametrize(
    "pragma, value", [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)]
)
def test_a_file_is_written_with_care(tmp_path: Path, pragma: str, value: object) -> None:
    url = database_url(str(tmp_path / "room.db"))
    assert create_database_file(url)
    engine = writing_engine(url)
    with engine.connect() as connection:
        assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value
    engine.dispose()


def test_a_server_that_would_not_wait_for_its_disk_is_told_to(server: str) -> None:
    engine = writing_engine(
        database_url(f"{server.replace('=-c', '=-csynchronous_commit%3Doff -c')}")
    )
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    engine.dispose()


def test_a_full_disk_fails_what_waits_and_no_more(tmp_path: Path) -> None:
    place = Place(str(tmp_path / "room.db"))

    async def steps(store: Store) -> None:
        await store.append(batch("a", 0))
        with _on_connections("begin", lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1")):
            waiting = (
                store.append(Batch(s, n, 1, (b"x" * 9_000,))) for s, n in [("a", 1), ("b", 0)]
            )
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        for outcome in outcomes:
            assert isinstance(outcome, StoreFailed)
            assert str(outcome) == "nothing was stored: database or disk is full"
            assert not outcome.perhaps_stored
        assert await store.streams() == {"a": 1}
        with _on_connections(
            "begin", lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000")
        ):
            assert await store.append(batch("a", 1)) == 2

    with_one(place, steps)


def test_what_follows_on_a_batch_that_failed_is_refused(tmp_path: Path) -> None:
    place = Place(str(tmp_path / "room.db"))

    async def steps(store: Store) -> None:
        failing = [True]

        def fail_once(_: Connection) -> None:
            if failing.pop() if failing else False:
                raise StoreFailed("nothing was stored: the cable was pulled")

        with _on_connections("begin", fail_once):
            first = asyncio.create_task(store.append(batch("a", 0)))
            with pytest.raises(StoreFailed, match="cable"):
                await first
            with pytest.raises(Conflict):
                await store.append(batch("a", 1))
            assert await store.append(batch("a", 0)) == 1

    with_one(place, steps)


def test_a_mistake_of_ours_is_told_to_those_who_wait_and_the_store_goes_on(
    database: Place,
) -> None:
    async def steps(store: Store) -> None:
        def mistake(_: Connection) -> None:
            raise ZeroDivisionError("by zero")

        with (
            _on_connections("begin", mistake),
            pytest.raises(StoreFailed, match="mistake: ZeroDivisionError: by zero"),
        ):
            await store.append(batch("a", 0))
        assert await store.append(batch("a", 0)) == 1

    with_one(database, steps)


def test_a_server_that_was_started_anew_is_written_to_again(server: str) -> None:
    async def steps(store: Store) -> None:
        await store.append(batch("a", 0))
        assert await store.streams() == {"a": 1}
        assert end_connections(server) >= 2
        assert await store.append(batch("a", 1)) == 2
        assert end_connections(server) >= 1
        assert await store.streams() == {"a": 2}

    with_one(Place(server), steps)


def test_a_connection_lost_before_the_commit_costs_nothing(server: str) -> None:
    async def steps(store: Store) -> None:
        await store.append(batch("a", 0))
        losing = [1, 1]

        def lose(*_: object) -> None:
            if losing:
                losing.pop()
                end_connections(server)

        with _on_connections("begin", lose):
            assert await store.append(batch("a", 1)) == 2
        assert not losing
        assert [r.seq for r in await store.read("a")] == [1, 2]

    with_one(Place(server), steps)


def test_a_connection_lost_during_the_commit_leaves_it_open_what_was_stored(server: str) -> None:
    async def steps(store: Store) -> None:
        await store.append(batch("a", 0))

        with (
            _on_connections("commit", lambda _: end_connections(server)),
            pytest.raises(StoreFailed, match="lost during the commit") as failed,
        ):
            await store.append(batch("a", 1))
        assert failed.value.perhaps_stored
        assert await store.streams() == {"a": 1}, "here the server never heard of it"
        assert await store.append(batch("a", 1)) == 2

    with_one(Place(server), steps)


def test_a_server_that_stays_away_fails_what_waits(server: str) -> None:
    store = SqlStore(database_url(server), retry_delays=(0.0, 0.0))

    async def steps() -> None:
        await store.open()
        await store.append(batch("a", 0))
        lost: list[int] = []

        def lose(*_: object) -> None:
            lost.append(end_connections(server))

        with (
            _on_connections("begin", lose),
            pytest.raises(StoreFailed, match="nothing was stored") as failed,
        ):
            await store.append(batch("a", 1))
        assert len(lost) == 3
        assert not failed.value.perhaps_stored
        assert await store.streams() == {"a": 1}
        assert await store.append(batch("a", 1)) == 2
        await store.close()

    run(steps())


def test_whoever_writes_to_a_stream_has_it_until_he_commits(server: str) -> None:
    """A second writer waits for the commit and then gets a conflict, not a duplicate record."""

    async def steps(store: Store) -> None:
        await store.append(batch("a", 0))
        engine = writing_engine(database_url(server))
        statements: list[str] = []
        with engine.connect() as connection:
            connection.begin()
            assert append_together(connection, [batch("a", 1)]) == [2]
            waiting = asyncio.create_task(store.append(batch("a", 1)))
            await asyncio.to_thread(wait_for_one_who_waits, server)
            with _on_connections("rollback", lambda _: statements.append("rollback")):
                connection.commit()
                with pytest.raises(Conflict, match="a has 2 records, and not 1"):
                    await waiting
        engine.dispose()
        assert statements == []

    with_one(Place(server), steps)


def test_two_who_wait_for_each_other_are_both_served(server: str) -> None:
    """Account rows are locked in no fixed order, so two writers may deadlock."""

    async def steps(one: Store, other: Store) -> None:
        names = [f"player {n}" for n in range(30)]
        for name in names:
            await one.add_account(AccountRow(name, "", 1))
        await asyncio.gather(
            *(one.set_password(name, "one") for name in names),
            *(other.set_password(name, "other") for name in reversed(names)),
        )
        rows = [await one.account(name) for name in names]
        assert {row.password for row in rows if row} <= {"one", "other"}

    with_two(Place(server), steps)


def test_a_stream_that_another_program_spoilt_is_refused_and_the_others_are_not(
    database: Place,
) -> None:
    async def steps(store: Store) -> None:
        await store.append(batch("a", 0))
        engine = writing_engine(database_url(database.url))
        with engine.begin() as connection:
            connection.execute(
                text("INSERT INTO records (stream, seq, at, body) VALUES ('a', 2, 1, :body)"),
                {"body": b"?"},
            )
        engine.dispose()
        spoilt, fine = await asyncio.gather(
            store.append(batch("a", 1, answers=(StoredReply("c", b""),))),
            store.append(batch("b", 0)),
            return_exceptions=True,
        )
        assert isinstance(spoilt, StoreFailed)
        assert str(spoilt).startswith("a contradicts itself: ")
        assert fine == 1
        assert await store.streams() == {"a": 1, "b": 1}
        assert await store.answer("a", "c") is None

    with_one(database, steps)


def test_the_database_itself_refuses_a_second_record_of_a_number(database: Place) -> None:
    _refused_by_the_database(
        database, "INSERT INTO records (stream, seq, at, body) VALUES ('a', 1, 1, 'x')"
    )


def test_the_database_itself_refuses_an_entry_that_moves_nothing(database: Place) -> None:
    _refused_by_the_database(
        database,
        'INSERT INTO ledger (stream, seq, place, at, source, "to", chips, why)'
        " VALUES ('a', 1, 9, 1, 'bank', 'Ann', 0, '')",
    )


def _refused_by_the_database(database: Place, statement: str) -> None:
    async def steps(store: Store) -> None:
        await store.append(batch("a", 0, entries=(LedgerEntry("bank", "Ann", 1, ""),)))

    with_one(database, steps)
    engine = writing_engine(database_url(database.url))
    with pytest.raises(Exception, match=r"(?i)constraint"), engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_no_value_stands_in_an_error(database: Place) -> None:
    async def steps(store: Store) -> None:
        await store.add_account(AccountRow("Ann", "", 1))
        engine = writing_engine(database_url(database.url))
        with engine.begin() as connection:
            connection.execute(text("DROP TABLE accounts"))
        engine.dispose()
        with pytest.raises(StoreFailed) as failed:
            await store.set_password("Ann", "$argon2id$secret")
        assert "secret" not in f"{failed.value} {failed.value.__cause__}"
        with pytest.raises(StoreFailed, match="cannot read") as failed:
            await store.account("Ann")

    with_one(database, steps)


def test_a_place_where_nothing_can_be_kept_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "no folder" / "room.db"
    with pytest.raises(StoreFailed, match=r"cannot make .*no folder.*: No such file"):
        run(open_store(str(missing)).open())
    text_file = tmp_path / "letter.txt"
    text_file.write_text("Dear Ann, " * 100)
    with pytest.raises(StoreFailed, match=r"cannot open .*letter.txt: file is not a database"):
        run(open_store(str(text_file)).open())
    assert text_file.read_text().startswith("Dear Ann")


def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    store = open_store("postgresql://ann:secret@127.0.0.1:1/room")
    with pytest.raises(StoreFailed, match=r"ann:\*\*\*@127.0.0.1:1/room: ") as failed:
        run(store.open())
    assert "secret" not in f"{failed.value} {failed.value.__cause__!r} {store!r}"


def test_two_may_open_the_same_new_place_at_once(database: Place) -> None:
    async def steps() -> None:
        stores = [database.store() for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(s.append(batch(f"s{n}", 0)) for n, s in enumerate(stores)))
        assert len(await stores[0].streams()) == 4
        for store in stores:
            await store.close()

    run(steps())


def test_who_writes_to_a_new_file_is_waited_for(tmp_path: Path) -> None:
    """The file has no write-ahead log yet, and SQLite itself would not wait for the lock."""

    async def steps() -> None:
        path = tmp_path / "room.db"
        other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_later(0.1, other.execute, "COMMIT")
        store = open_store(str(path))
        await store.open()
        await store.append(batch("a", 0))
        await store.close()
        other.close()

    run(steps())


def test_nothing_is_told_to_a_loop_that_is_gone(tmp_path: Path) -> None:
    """A room ends without closing its store: the writer thread tolerates the closed loop."""
    store = open_store(str(tmp_path / "room.db"))

    loop = asyncio.new_event_loop()
    loop.run_until_complete(store.open())
    task = loop.create_task(store.append(batch("a", 0)))
    loop.call_soon(loop.stop)
    loop.run_forever()
    task.cancel()
    loop.run_until_complete(asyncio.wait([task]))
    loop.close()

    async def close() -> dict[str, int]:
        streams = await store.streams()
        await store.close()
        return streams

    assert run(close()) in ({}, {"a": 1})


@contextmanager
def _on_connections(name: str, listener: Callable[[Connection], Any]) -> Iterator[None]:
    """Run a listener on every connection of a writer that begins or commits."""

    def heard(connection: Connection) -> None:
        listener(connection)

    event.listen(Engine, name, heard)
    try:
        yield
    finally:
        event.remove(Engine, name, heard)


def test_a_file_that_was_taken_away_takes_nothing_until_it_is_back(tmp_path: Path) -> None:
    file, aside = tmp_path / "room.db", tmp_path / "aside.db"

    async def steps(store: Store) -> None:
        await store.append(batch("a", 0))
        assert await store.streams() == {"a": 1}
        file.rename(aside)
        for attempt in (store.append(batch("a", 1)), store.streams()):
            with pytest.raises(StoreFailed, match=r"room\.db no longer exists"):
                await attempt
        assert not file.exists(), "an empty one in its place would be another store"
        aside.rename(file)
        assert await store.streams() == {"a": 1}
        assert await store.append(batch("a", 1)) == 2

    with_one(Place(str(file)), steps)
    with_one(Place(str(file)), _has({"a": 2}))


def test_a_file_that_lies_in_the_place_of_another_is_the_store_from_then_on(
    tmp_path: Path,
) -> None:
    file, other = tmp_path / "room.db", tmp_path / "other.db"

    async def fill(store: Store) -> None:
        await store.append(batch("b", 0))

    async def steps(store: Store) -> None:
        await store.append(batch("a", 0))
        assert await store.streams() == {"a": 1}
        for end in ("", "-wal", "-shm"):
            file.with_name(f"room.db{end}").unlink()
        other.rename(file)
        assert await store.streams() == {"b": 1}
        assert await store.append(batch("b", 1)) == 2

    with_one(Place(str(other)), fill)
    with_one(Place(str(file)), steps)
    with_one(Place(str(file)), _has({"b": 2}))


def _has(lengths: dict[str, int]) -> Callable[[Store], Coroutine[Any, Any, None]]:
    async def looks(store: Store) -> None:
        assert await store.streams() == lengths

    return looks
