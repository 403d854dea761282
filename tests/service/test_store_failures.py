"""Full disk, lost database, second server: clients see only what is stored.

Every acknowledged command is in the store afterwards, and the table resumes by itself as soon as
the store works again.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, make_url

from riverboat.service import house_bots as bots_of_the_room
from riverboat.service.decks.room_key import BadKey
from riverboat.service.history.stream_verifier import load_evidence, verify_stream
from riverboat.service.house_bots import HouseBots
from riverboat.service.house_room import HouseRoom
from riverboat.service.room import Room
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.inbox import TableGone
from riverboat.store import Batch, MemoryStore, Record, SqlStore, Store, StoreFailed, open_store
from riverboat.store.store_urls import database_url
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.room_tables import HOLDEM, ROOM_KEY, TableClient, make_room, open_table, run
from tests.store.store_locations import empty_schema


@asynccontextmanager
async def running_room(store: Store) -> AsyncIterator[Room]:
    """Open a room that reopens lost tables without delay."""
    room = Room(store, ROOM_KEY)
    room.reopen_delay_seconds = 0.01
    await room.open()
    try:
        yield room
    finally:
        await room.close()
        await store.close()


async def open_table_for_two(room: Room) -> str:
    """Open a table with two players, where hands do not begin automatically."""
    rules = TableRules.preset("online", HOLDEM)
    table_row = await room.new_table(rules, TableSettings(starts_hands_automatically=False), "Ann")
    for chair, name in enumerate(("Ann", "Bob"), 1):
        assert isinstance(
            await room.task(table_row.id).submit(name, "sit", w.Sit(chair, 100)), Accepted
        )
    return table_row.id


async def submit_until_accepted(
    room: Room, table_id: str, command_id: str, command: w.AnyClientCommand
) -> int:
    """Retry a command until it is accepted; return the number of failures."""
    for attempt in range(10_000):
        try:
            reply = await room.task(table_id).submit("Ann", command_id, command)
        except (TableGone, StoreFailed):
            await asyncio.sleep(0.005)
        else:
            assert isinstance(reply, Accepted), reply
            return attempt
    raise AssertionError("the table does not come back")


async def assert_stored_once(store: Store, table_id: str, *command_ids: str) -> None:
    """Assert that every command is stored once and the table verifies."""
    stream = f"table/{table_id}"
    report = verify_stream(await load_evidence(store, stream, ROOM_KEY))
    assert report.is_clean, [str(problem) for problem in report.problems]
    for command_id in command_ids:
        assert await store.find_reply(stream, f"Ann/{command_id}") is not None, (
            f"{command_id} was lost"
        )


class CommandingClient:
    """A client that submits one command after another and watches the table."""

    def __init__(self, room: Room, table: str) -> None:
        self.room, self.table, self.client = room, table, TableClient(room.task(table), "Dee")
        self.accepted_ids: list[str] = []

    async def submit_until_failure(self, max_commands: int = 5_000) -> str:
        """Submit commands until one fails; return its command id."""
        task = self.room.task(self.table)
        for number in range(max_commands):
            command_id, place_button = f"w{len(self.accepted_ids)}", w.PlaceButton(1 + number % 2)
            try:
                reply = await task.submit("Ann", command_id, place_button)
            except (TableGone, StoreFailed):
                return command_id
            assert isinstance(reply, Accepted), reply
            self.accepted_ids.append(command_id)
        raise AssertionError("everything is granted")

    async def receive_last_sequence_number(self) -> int:
        """Return the last broadcast sequence number once the table is lost."""
        while not self.client.messages or self.client.messages[-1]["t"] != "gone":
            self.client.frames += (frames := await self.client.outbox.take_all())
            self.client.messages += map(json.loads, frames)
        assert self.client.messages[-1]["code"] == "lost"
        numbered_frames = [frame for frame in self.client.messages if "seq" in frame]
        return int(numbered_frames[-1]["seq"])


# A full disk --------------------------------------------------------------------------------------


@contextmanager
def limit_pages(maximum: int) -> Iterator[None]:
    """Limit a SQLite file to a number of pages."""

    def set_page_limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {maximum}")

    event.listen(Engine, "begin", set_page_limit)
    try:
        yield
    finally:
        event.remove(Engine, "begin", set_page_limit)


def test_full_disk_rejects_commands_until_space_is_free(
    tmp_path: Path,
) -> None:
    async def run_scenario() -> None:
        async with running_room(open_store(str(tmp_path / "room.db"))) as room:
            table = await open_table_for_two(room)
            commanding_client = CommandingClient(room, table)
            with limit_pages(1):
                failed_command_id = await commanding_client.submit_until_failure()
                sequence_number = await commanding_client.receive_last_sequence_number()
            with limit_pages(10**6):
                assert (await room.store.stream_lengths())[f"table/{table}"] == sequence_number
                await submit_until_accepted(room, table, failed_command_id, w.PlaceButton(2))
                await submit_until_accepted(room, table, failed_command_id, w.PlaceButton(2))
            assert (await room.store.stream_lengths())[f"table/{table}"] > sequence_number
            await assert_stored_once(
                room.store, table, *commanding_client.accepted_ids, failed_command_id
            )

    run(run_scenario())


# A database that is away --------------------------------------------------------------------------


def test_moved_database_file_loses_no_accepted_command(tmp_path: Path) -> None:
    database_file, moved_file = tmp_path / "room.db", tmp_path / "aside.db"

    async def run_scenario() -> None:
        async with running_room(open_store(str(database_file))) as room:
            table = await open_table_for_two(room)
            commanding_client = CommandingClient(room, table)
            await submit_until_accepted(room, table, "before", w.PlaceButton(2))
            database_file.rename(moved_file)
            failed_command_id = await commanding_client.submit_until_failure()
            assert not commanding_client.accepted_ids
            sequence_number = await commanding_client.receive_last_sequence_number()
            moved_file.rename(database_file)
            assert (await room.store.stream_lengths())[f"table/{table}"] == sequence_number
            await submit_until_accepted(room, table, failed_command_id, w.PlaceButton(1))
            await assert_stored_once(room.store, table, "before", failed_command_id)

    run(run_scenario())


class DatabaseRelay:
    """A TCP relay to the database that can be cut and restored."""

    def __init__(self, host: str, port: int) -> None:
        self._target, self.port = (host, port), 0
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Accept connections."""
        self._server = await asyncio.start_server(self._relay, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Refuse and close connections, as a stopping server does."""
        assert self._server is not None
        self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        stream_reader, stream_writer = await asyncio.open_connection(*self._target)
        self._writers |= {writer, stream_writer}
        await asyncio.gather(
            _copy_stream(reader, stream_writer), _copy_stream(stream_reader, writer)
        )
        self._writers -= {writer, stream_writer}


async def _copy_stream(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while chunk := await reader.read(65_536):
            writer.write(chunk)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


def test_database_restart_loses_no_accepted_command() -> None:
    async def run_scenario(url: str) -> None:
        address = make_url(url)
        relay = DatabaseRelay(address.host or "127.0.0.1", address.port or 5432)
        await relay.start()
        relay_url = url.replace(f":{address.port or 5432}/", f":{relay.port}/")
        assert relay_url != url
        store = SqlStore(database_url(relay_url), retry_delays=(0.0, 0.0))
        async with running_room(store) as room:
            table = await open_table_for_two(room)
            for number in range(3):
                commanding_client = CommandingClient(room, table)
                await submit_until_accepted(room, table, f"before {number}", w.PlaceButton(2))
                length_before = (await room.store.stream_lengths())[f"table/{table}"]
                await relay.stop()
                assert await commanding_client.submit_until_failure() == "w0", (
                    "and nothing was granted"
                )
                with pytest.raises(StoreFailed):
                    await room.store.stream_lengths()
                await relay.start()
                await submit_until_accepted(room, table, f"again {number}", w.PlaceButton(1))
                assert (await room.store.stream_lengths())[f"table/{table}"] > length_before
                await assert_stored_once(room.store, table, f"before {number}", f"again {number}")
        await relay.stop()

    with empty_schema() as url:
        run(run_scenario(url))


def test_table_retries_until_database_returns() -> None:
    class UnreachableStore(MemoryStore):
        """A store that returns no records for a while."""

        failure_count = 0
        refused_count = 0

        async def append(self, batch: Batch) -> int:
            self._fail_if_away()
            return await super().append(batch)

        async def read(self, stream: str, after: int = 0, limit: int = 0) -> list[Record]:
            self._fail_if_away()
            return await super().read(stream, after, limit)

        def _fail_if_away(self) -> None:
            if self.failure_count:
                self.failure_count -= 1
                self.refused_count += 1
                raise StoreFailed("the database is away")

    async def run_scenario() -> None:
        store = UnreachableStore()
        async with running_room(store) as room:
            room.reopen_delay_seconds = 0
            table = await open_table_for_two(room)
            store.failure_count = 100
            await CommandingClient(room, table).submit_until_failure()
            await submit_until_accepted(room, table, "after", w.PlaceButton(1))
            assert store.refused_count == 100
            await assert_stored_once(store, table, "after")

    run(run_scenario())


def test_bot_retries_command_after_store_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    class UnreachableStore(MemoryStore):
        """A store that returns no earlier answers for a while."""

        failure_count = 0

        async def find_reply(self, stream: str, command_id: str) -> bytes | None:
            if self.failure_count:
                self.failure_count -= 1
                raise StoreFailed("the database is away")
            return await super().find_reply(stream, command_id)

    async def run_scenario() -> None:
        store, bots = UnreachableStore(), HouseBots(1)
        room = make_room(store)
        room.on_bot_seated = bots.seat
        task = await open_table(room, bot_pace=0.0, bots_alone=True)
        for command_id in ("one", "two"):
            await task.submit("Ann", command_id, w.AddBot(), host_authority="room")
        task._replies.reads_store = True  # as after a restart
        store.failure_count, hand_number_before = 5, task.view().hand_number
        while store.failure_count or task.view().hand_number < hand_number_before + 2:
            await asyncio.sleep(0.01)
        records = await store.read(f"table/{task.id}")
        assert not any(b'"out of time"' in record.body for record in records)
        await bots.close()
        await room.close()

    monkeypatch.setattr(bots_of_the_room, "_RETRY_SECONDS", 0.01)
    run(run_scenario())


# A second server ----------------------------------------------------------------------------------


def test_two_servers_on_one_folder_stay_consistent(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def run_scenario() -> None:
        first_room, second_room = HouseRoom(folder), HouseRoom(folder)
        first_room.reopen_delay_seconds = second_room.reopen_delay_seconds = 0.01
        await first_room.open()
        table = await open_table_for_two(first_room)
        with pytest.raises(BadKey):  # it generated its own key before one was stored
            await second_room.open()
        await second_room.store.close()
        second_room = HouseRoom(folder)
        second_room.reopen_delay_seconds = 0.01
        await second_room.open()
        assert second_room.key == first_room.key
        command_ids, failure_count = list[str](), 0
        for number in range(6):
            room = (first_room, second_room)[number % 2]
            command_ids.append(f"c{number}")
            failure_count += await submit_until_accepted(
                room, table, command_ids[-1], w.PlaceButton(1 + number % 2)
            )
        assert failure_count, "who does not know what the other has stored grants nothing"
        length_before = (await first_room.store.stream_lengths())[f"table/{table}"]
        for (
            command_id
        ) in command_ids:  # each of them once more, at both: it was granted, and is once
            await submit_until_accepted(first_room, table, command_id, w.PlaceButton(1))
            await submit_until_accepted(second_room, table, command_id, w.PlaceButton(1))
        assert (await first_room.store.stream_lengths())[f"table/{table}"] == length_before
        await assert_stored_once(first_room.store, table, *command_ids)
        await asyncio.gather(first_room.close(), second_room.close())
        await asyncio.gather(first_room.store.close(), second_room.store.close())

    run(run_scenario())
