"""Replay of table logs: short logs finish early, and long logs block no other work."""

from __future__ import annotations

import asyncio

import pytest

from riverboat.engine import CorruptLog
from riverboat.service.dealer.table_deck import TableDeck
from riverboat.service.records.room_facts import MessageAnnounced, from_json_lines, to_json
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.locks import TableLocks
from riverboat.service.task.table_replay import PAGE_SIZE, SLICE_SIZE, ReplayResult, TableReplayer
from riverboat.store.memory_store import MemoryStore
from riverboat.store.stream_records import Batch
from tests.service.room_tables import ROOM_KEY, make_room, open_table, run, seat_players

LONG_LOG_LENGTH = 3 * PAGE_SIZE + 5


async def store_long_and_short_log(store: MemoryStore) -> tuple[str, str]:
    """Create a table with many records and one with few."""
    room = make_room(store)
    long_table_id, short_table_id = (await open_table(room)).id, (await open_table(room)).id
    await room.close()
    await store.open()
    stream_length = (await store.stream_lengths())[f"table/{long_table_id}"]
    record_bodies = tuple(
        [
            to_json(MessageAnnounced("Ann", f"line {number}", ()))
            for number in range(LONG_LOG_LENGTH)
        ]
    )
    await store.append(Batch(f"table/{long_table_id}", stream_length, 1, record_bodies))
    return long_table_id, short_table_id


async def replay(
    replayer: TableReplayer, store: MemoryStore, table_id: str, delay: int = 0
) -> ReplayResult:
    def make_deck() -> TableDeck:
        return TableDeck(f"table/{table_id}", ROOM_KEY, bytes)

    return await replayer.replay_table(store, table_id, make_deck, TableSettings(delay=delay))


def test_short_log_does_not_wait_for_long_log() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        long_table_id, short_table_id = await store_long_and_short_log(store)
        replayer, finished_table_ids = TableReplayer(lambda: 0), list[str]()

        async def replay_and_record(table_id: str) -> None:
            await replay(replayer, store, table_id)
            finished_table_ids.append(table_id)

        await asyncio.gather(replay_and_record(long_table_id), replay_and_record(short_table_id))
        assert finished_table_ids == [short_table_id, long_table_id]

    run(run_scenario())


def test_long_replay_yields_to_event_loop() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        long_table_id, _ = await store_long_and_short_log(store)
        loop_pass_count = 0

        async def count_loop_passes() -> None:
            nonlocal loop_pass_count
            while True:
                await asyncio.sleep(0)
                loop_pass_count += 1

        task = asyncio.create_task(count_loop_passes())
        replay_result = await replay(TableReplayer(lambda: 0), store, long_table_id)
        task.cancel()
        assert loop_pass_count >= LONG_LOG_LENGTH // SLICE_SIZE
        assert (
            len(replay_result.facts)
            == len(replay_result.stored_at)
            == replay_result.dealer.seq
            > LONG_LOG_LENGTH
        )

    run(run_scenario())


def test_sliced_replay_equals_whole_log() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        long_table_id, _ = await store_long_and_short_log(store)
        replay_result = await replay(TableReplayer(lambda: 0), store, long_table_id, delay=30)
        records = await store.read(f"table/{long_table_id}")
        assert replay_result.facts == from_json_lines([record.body for record in records])
        assert replay_result.stored_at == [record.at for record in records]
        assert replay_result.delayed_replica is not None
        # The delayed replica knows only what is 30 seconds old.
        assert (
            sum([len(facts) for _, facts in replay_result.delayed_replica.pending])
            == len(records) - 1
        )

    run(run_scenario())


def test_clock_going_back_keeps_delayed_order() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room)
        await room.close()
        await store.open()
        stream, stream_length = (
            f"table/{task.id}",
            (await store.stream_lengths())[f"table/{task.id}"],
        )
        first_ms = (await store.read(stream))[0].at
        for time_ms, actor in (
            (first_ms + 9000, "first"),
            (first_ms, "second"),
            (first_ms + 9000, "third"),
        ):
            line = to_json(MessageAnnounced(actor, "hello", ()))
            stream_length = await store.append(Batch(stream, stream_length, time_ms, (line,)))
        replay_result = await replay(
            TableReplayer(lambda: first_ms + 5000), store, task.id, delay=1
        )
        assert replay_result.delayed_replica is not None
        pending_facts = [
            fact for _, facts in replay_result.delayed_replica.pending for fact in facts
        ]
        assert [fact.actor for fact in pending_facts if isinstance(fact, MessageAnnounced)] == [
            "first", "second", "third",
        ]  # fmt: skip

    run(run_scenario())


def test_delayed_view_keeps_event_feed_after_restart() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room)
        clients = await seat_players(task, "Ann", "Bob")
        await clients[0].wait_until(
            lambda frame: frame["mine"]["turn"] or frame["view"]["phase"] == "playing"
        )
        await room.close()
        await store.open()
        replay_result = await replay(TableReplayer(lambda: 10**15), store, task.id, delay=30)
        assert replay_result.delayed_replica is not None
        assert replay_result.dealer.table.is_hand_running
        replay_result.dealer.rebuild_event_feed()
        assert (
            list(replay_result.delayed_replica.snapshot().events)
            == list(replay_result.dealer.event_feed.hand_events)
            != []
        )

    run(run_scenario())


def test_corrupt_log_error_names_record() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        long_table, short_table = await store_long_and_short_log(store)
        stream_length = (await store.stream_lengths())[f"table/{long_table}"]
        await store.append(
            Batch(f"table/{long_table}", stream_length, 1, (b'{"type":"Nonsense"}',))
        )
        with pytest.raises(CorruptLog, match=f"{stream_length}"):
            await replay(TableReplayer(lambda: 0), store, long_table)
        await store.append(
            Batch("table/none", 0, 1, (to_json(MessageAnnounced("Ann", "hello", ())),))
        )
        with pytest.raises(CorruptLog, match="a log begins with TableOpened"):
            await replay(TableReplayer(lambda: 0), store, "none")
        assert (await replay(TableReplayer(lambda: 0), store, short_table)).facts

    run(run_scenario())


def test_table_locks_serialise_per_table() -> None:
    async def run_scenario() -> None:
        locks, finished_names = TableLocks(), list[str]()

        async def change_table(table: str, name: str, seconds: float) -> None:
            async with locks.for_table(table):
                await asyncio.sleep(seconds)
                finished_names.append(name)

        await asyncio.gather(
            change_table("one", "long", 0.05),
            change_table("one", "next", 0),
            change_table("two", "other", 0),
        )
        assert finished_names == ["other", "long", "next"]

    run(run_scenario())
