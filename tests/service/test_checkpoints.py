"""Tables reopen from checkpoints, and from their logs where a checkpoint is unusable."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
import structlog
from msgspec.structs import replace

from riverboat.service.dealer.code_fingerprint import code_fingerprint
from riverboat.service.dealer.table_checkpoint import encode_state, restore_dealer
from riverboat.service.dealer.table_deck import TableDeck
from riverboat.service.dealer.table_recovery import replay_record
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.history.stream_verifier import load_evidence
from riverboat.service.records import room_facts as r
from riverboat.service.records.hand_index import build_hand_rows_after
from riverboat.service.room import Room
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.table_verifier import find_checkpoint_problems, verify_table
from riverboat.service.task.checkpoint_policy import CheckpointPolicy
from riverboat.service.task.table_messages import Timer
from riverboat.service.task.table_replay import ReplayResult, TableReplayer
from riverboat.service.task.table_task import TableTask
from riverboat.store.errors import StoreFailed
from riverboat.store.memory_store import Memory, MemoryStore
from riverboat.store.stream_records import Batch, Checkpoint
from riverboat.table.state import facts as f
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.room_facts import RoomFactInserter, make_replaying_dealer
from tests.service.room_tables import (
    ROOM_KEY,
    TableClient,
    make_room,
    open_table,
    play_hand,
    play_hands,
    run,
    seat_players,
)
from tests.service.state_diff import encode_views, find_state_differences
from tests.table.random_sessions import RandomSession
from tests.table.table_kinds import TABLE_KINDS

TABLE_ID = "a-table"
TABLE_STREAM = f"table/{TABLE_ID}"
SECOND_MS = 1000


def make_deck() -> TableDeck:
    return TableDeck(TABLE_STREAM, ROOM_KEY, bytes)


def restore_with_new_deck(body: bytes) -> Any:
    return restore_dealer(TABLE_ID, body, make_deck())


def record_session(name: str, hands: int = 12, seed: int = 7) -> list[r.AnyRecorded]:
    table_kind = TABLE_KINDS[name]
    session = RandomSession(seed, table_kind.game, table_kind.preset, **table_kind.options)
    session.play(hands)
    return RoomFactInserter(session.log, Random(seed)).records


async def store_records(records: Sequence[r.AnyRecorded], delay: int = 0) -> MemoryStore:
    """Store a log in which each hand begins one second after the previous hand and ends at once.

    Records of one time form a batch, with a checkpoint before each hand.
    """
    store = MemoryStore()
    await store.open()
    opening_fact = records[0]
    assert isinstance(opening_fact, f.TableOpened)
    dealer, time_ms, batch_lines = make_replaying_dealer(opening_fact), SECOND_MS, list[bytes]()
    checkpoint: Checkpoint | None = None

    async def append_batch() -> None:
        nonlocal checkpoint
        stored_batch = Batch(
            TABLE_STREAM, dealer.seq - len(batch_lines), time_ms, tuple(batch_lines),
            checkpoint=checkpoint, keep_checkpoints_from=max(0, time_ms - SECOND_MS * delay),
        )  # fmt: skip
        await store.append(stored_batch)
        batch_lines.clear()
        checkpoint = None

    for fact in records:
        if isinstance(fact, r.DeckSealed) and dealer.deck.last_cut is not None and batch_lines:
            await append_batch()
            time_ms += SECOND_MS
        if isinstance(fact, f.HandBegan):
            checkpoint = Checkpoint(dealer.seq, time_ms, code_fingerprint(), encode_state(dealer))
        replay_record(dealer, fact)
        batch_lines.append(r.to_json(fact))
    await append_batch()
    return store


async def replay_from_store(
    store: MemoryStore, *, delay: int = 0, now: int = 10**9, ignore_checkpoint: bool = False
) -> ReplayResult:
    return await TableReplayer(lambda: now).replay_table(
        store, TABLE_ID, make_deck, TableSettings(delay=delay), ignore_checkpoint=ignore_checkpoint
    )


async def replace_checkpoints(store: MemoryStore, *checkpoints: Checkpoint) -> None:
    """Replace the checkpoints of the table."""
    store._data.checkpoints[TABLE_STREAM] = list(checkpoints)


def assert_same_replay(checkpoint_replay: ReplayResult, full_replay: ReplayResult) -> None:
    """Assert that two replays give the same table, live and delayed."""
    assert checkpoint_replay.seq == full_replay.seq
    assert checkpoint_replay.facts == full_replay.facts[checkpoint_replay.skipped_records :]
    assert checkpoint_replay.stored_at == full_replay.stored_at[checkpoint_replay.skipped_records :]
    for replay_result in (checkpoint_replay, full_replay):
        replay_result.dealer.rebuild_event_feed()
    assert encode_views(checkpoint_replay.dealer) == encode_views(full_replay.dealer)
    assert find_state_differences(checkpoint_replay.dealer, full_replay.dealer) == []
    hand_rows = build_hand_rows_after(0, TABLE_ID, full_replay.facts, full_replay.stored_at)
    later_hand_rows = [
        row for row in hand_rows if row.first_seq > checkpoint_replay.skipped_records
    ]
    assert (
        build_hand_rows_after(
            0,
            TABLE_ID,
            checkpoint_replay.facts,
            checkpoint_replay.stored_at,
            checkpoint_replay.skipped_records,
        )
        == later_hand_rows
    )
    assert all(
        row.last_seq <= checkpoint_replay.skipped_records
        for row in hand_rows
        if row not in later_hand_rows
    )
    if checkpoint_replay.delayed_replica is None or full_replay.delayed_replica is None:
        assert checkpoint_replay.delayed_replica is full_replay.delayed_replica
        return
    assert _list_snapshot_fields(
        checkpoint_replay.delayed_replica.snapshot()
    ) == _list_snapshot_fields(full_replay.delayed_replica.snapshot())
    assert (
        find_state_differences(checkpoint_replay.delayed_replica, full_replay.delayed_replica) == []
    )
    for (time_ms, facts), (_, other_facts) in zip(
        checkpoint_replay.delayed_replica.pending, full_replay.delayed_replica.pending, strict=True
    ):
        assert _list_snapshot_fields(
            checkpoint_replay.delayed_replica.apply_batch(facts)
        ) == _list_snapshot_fields(full_replay.delayed_replica.apply_batch(other_facts)), time_ms
    assert (
        find_state_differences(checkpoint_replay.delayed_replica, full_replay.delayed_replica) == []
    )


def _list_snapshot_fields(snapshot: Any) -> tuple[Any, ...]:
    fields = snapshot.public_view, snapshot.seq, snapshot.private_view(""), snapshot.hand_facts("")
    return *fields, tuple(snapshot.events)


@pytest.fixture
def log_entries() -> Iterator[list[dict[str, Any]]]:
    """Return the captured log entries."""
    entries: list[dict[str, Any]] = []

    def record_entry(_logger: object, _name: str, entry: Any) -> Any:
        entries.append(entry)
        raise structlog.DropEvent

    structlog.configure(processors=[record_entry], cache_logger_on_first_use=False)
    yield entries
    structlog.reset_defaults()


# From one, or from the first record ---------------------------------------------------------------


@pytest.mark.parametrize("name", ["home", "horse", "open stakes", "the 7-2 game", "tournament"])
def test_table_is_replayed_from_last_checkpoint(name: str) -> None:
    async def run_scenario() -> None:
        records = record_session(name)
        store = await store_records(records)
        (checkpoint,) = await store.list_checkpoints(TABLE_STREAM)
        checkpoint_replay, full_replay = (
            await replay_from_store(store),
            await replay_from_store(store, ignore_checkpoint=True),
        )
        assert (checkpoint_replay.skipped_records, full_replay.skipped_records) == (
            checkpoint.seq,
            0,
        )
        assert 0 < len(checkpoint_replay.facts) < len(full_replay.facts) == len(records)
        assert isinstance(checkpoint_replay.facts[0], f.HandBegan)
        assert_same_replay(checkpoint_replay, full_replay)

    run(run_scenario())


@pytest.mark.parametrize(
    "name, delay", [("home", 1), ("horse", 4), ("cash", 30), ("home", 30), ("cash", 4)]
)
def test_delayed_replay_matches_full_replay(name: str, delay: int) -> None:
    async def run_scenario() -> None:
        records = record_session(name)
        store = await store_records(records, delay)
        stored_checkpoints = await store.list_checkpoints(TABLE_STREAM)
        assert len(stored_checkpoints) == min(12, delay + 1)
        last_time_ms = stored_checkpoints[-1].at
        step_ms = SECOND_MS // 2 if delay < 10 else 7 * SECOND_MS // 2
        for now in range(last_time_ms, last_time_ms + SECOND_MS * (delay + 2), step_ms):
            full_replay = await replay_from_store(
                store, delay=delay, now=now, ignore_checkpoint=True
            )
            checkpoint_replay = await replay_from_store(store, delay=delay, now=now)
            visible_until_ms = now - SECOND_MS * delay
            visible_checkpoint_seqs = [
                stored_checkpoint.seq
                for stored_checkpoint in stored_checkpoints
                if stored_checkpoint.at <= visible_until_ms
            ]
            assert checkpoint_replay.skipped_records == max(visible_checkpoint_seqs, default=0)
            assert full_replay.delayed_replica is not None
            assert bool(full_replay.delayed_replica.pending) == (visible_until_ms < last_time_ms)
            assert_same_replay(checkpoint_replay, full_replay)

    run(run_scenario())


def test_longer_delay_replays_whole_log() -> None:
    async def run_scenario() -> None:
        store = await store_records(record_session("home"), delay=2)
        last_time_ms = (await store.list_checkpoints(TABLE_STREAM))[-1].at
        checkpoint_replay = await replay_from_store(store, delay=600, now=last_time_ms)
        assert checkpoint_replay.skipped_records == 0
        assert_same_replay(
            checkpoint_replay,
            await replay_from_store(store, delay=600, now=last_time_ms, ignore_checkpoint=True),
        )

    run(run_scenario())


async def _set_other_code(store: MemoryStore, stored_checkpoint: Checkpoint) -> None:
    await replace_checkpoints(
        store, replace(stored_checkpoint, code_fingerprint="of tomorrow", body=b"another shape")
    )


async def _truncate_body(store: MemoryStore, stored_checkpoint: Checkpoint) -> None:
    await replace_checkpoints(store, replace(stored_checkpoint, body=stored_checkpoint.body[:-20]))


async def _empty_body(store: MemoryStore, stored_checkpoint: Checkpoint) -> None:
    await replace_checkpoints(store, replace(stored_checkpoint, body=b""))


async def _move_past_end(store: MemoryStore, stored_checkpoint: Checkpoint) -> None:
    await replace_checkpoints(
        store, replace(stored_checkpoint, seq=len(await store.read(TABLE_STREAM)) + 9)
    )


async def _move_to_end(store: MemoryStore, checkpoint: Checkpoint) -> None:
    await replace_checkpoints(store, replace(checkpoint, seq=len(await store.read(TABLE_STREAM))))


async def _move_back_one(store: MemoryStore, stored_checkpoint: Checkpoint) -> None:
    await replace_checkpoints(store, replace(stored_checkpoint, seq=stored_checkpoint.seq - 1))


async def _move_to_earlier_hand(store: MemoryStore, stored_checkpoint: Checkpoint) -> None:
    seqs = [
        record.seq - 1 for record in await store.read(TABLE_STREAM) if b'"HandBegan"' in record.body
    ]
    await replace_checkpoints(store, replace(stored_checkpoint, seq=seqs[-2]))


async def _clear_chairs(store: MemoryStore, stored_checkpoint: Checkpoint) -> None:
    dealer = restore_with_new_deck(stored_checkpoint.body)
    dealer.table.chairs.clear()
    await replace_checkpoints(store, replace(stored_checkpoint, body=encode_state(dealer)))


async def _mark_closed(store: MemoryStore, stored_checkpoint: Checkpoint) -> None:
    dealer = restore_with_new_deck(stored_checkpoint.body)
    dealer.table.is_closed = True
    await replace_checkpoints(store, replace(stored_checkpoint, body=encode_state(dealer)))


async def _remove_checkpoint(store: MemoryStore, stored_checkpoint: Checkpoint) -> None:
    await replace_checkpoints(store)


DAMAGES_WITH_WARNING = [
    _truncate_body,
    _empty_body,
    _move_past_end,
    _move_to_end,
    _move_back_one,
    _move_to_earlier_hand,
    _clear_chairs,
    _mark_closed,
]


@pytest.mark.parametrize("damage", [_set_other_code, _remove_checkpoint, *DAMAGES_WITH_WARNING])
def test_unusable_checkpoint_falls_back_to_log(
    damage: Any, log_entries: list[dict[str, Any]]
) -> None:
    async def run_scenario() -> None:
        store = await store_records(record_session("home"))
        (stored_checkpoint,) = await store.list_checkpoints(TABLE_STREAM)
        await damage(store, stored_checkpoint)
        replay_result = await replay_from_store(store)
        assert replay_result.skipped_records == 0
        assert_same_replay(replay_result, await replay_from_store(store, ignore_checkpoint=True))
        warnings = [entry for entry in log_entries if entry["event"] == "checkpoint not used"]
        assert len(warnings) == (damage in DAMAGES_WITH_WARNING)
        assert all(entry["table"] == TABLE_ID and entry["why"] for entry in warnings)

    run(run_scenario())


def test_store_failure_does_not_trigger_full_replay() -> None:
    class UnreadableStore(MemoryStore):
        """A store that lists the stored checkpoints but returns no record."""

        read_count = 0

        async def read(self, stream: str, after: int = 0, limit: int = 0) -> Any:
            self.read_count += 1
            raise StoreFailed("the database is away")

    async def run_scenario() -> None:
        store = UnreadableStore((await store_records(record_session("home")))._data)
        await store.open()
        with pytest.raises(StoreFailed):
            await replay_from_store(store)
        assert store.read_count == 1

    run(run_scenario())


# When one is due ----------------------------------------------------------------------------------


def test_checkpoint_policy_waits_for_records_and_hand_row() -> None:
    records = record_session("home")
    opening_fact = records[0]
    assert isinstance(opening_fact, f.TableOpened)
    dealer, policy, checkpoint_seqs = (
        make_replaying_dealer(opening_fact),
        CheckpointPolicy(40),
        list[int](),
    )
    disabled_policy, hand_count = CheckpointPolicy(0), 0
    for fact in records:
        if isinstance(fact, f.HandBegan):
            hand_count += 1
            unit_of_work = UnitOfWork(
                5, finished_hands=[(hand_count, dealer.seq, "")] if hand_count % 4 == 0 else []
            )
            policy.checkpoint_if_due(dealer, unit_of_work)
            if unit_of_work.checkpoint is not None:
                assert hand_count % 4, "the last hand is not in the list of hands yet"
                assert dealer.seq - (checkpoint_seqs or [0])[-1] >= 40
                checkpoint_seqs.append(dealer.seq)
                assert unit_of_work.checkpoint == Checkpoint(
                    dealer.seq, 5, code_fingerprint(), encode_state(dealer)
                )
            disabled_policy.checkpoint_if_due(dealer, idle_unit_of_work := UnitOfWork(5))
            assert idle_unit_of_work.checkpoint is None
        replay_record(dealer, fact)
    assert len(checkpoint_seqs) > 2


def test_checkpoint_encoding_failure_does_not_stop_play(log_entries: list[dict[str, Any]]) -> None:
    async def run_scenario() -> None:
        memory = Memory()
        room = make_room(MemoryStore(memory))
        task = await open_table(room)
        clients = await seat_players(task, "Ann", "Bob")
        task._dealer.table.rake = 1 << 70  # no database has integers that large
        await asyncio.gather(*[play_hands(client, 3) for client in clients])
        task._dealer.table.rake = 0
        assert not memory.checkpoints
        assert "no checkpoint" in [line["event"] for line in log_entries]
        await asyncio.gather(*[play_hands(client, 5) for client in clients])
        assert memory.checkpoints[f"table/{task.id}"]
        await room.close()

    run(run_scenario())


# Rooms --------------------------------------------------------------------------------------------


async def play_session(memory: Memory, hands: int = 6, **settings: Any) -> TableTask:
    room = make_room(MemoryStore(memory))
    task = await open_table(room, **settings)
    clients = await seat_players(task, "Ann", "Bob", "Cid")
    await asyncio.gather(*[play_hands(client, hands) for client in clients])
    await room.close()
    return task


async def reopen_room(
    memory: Memory, records_per_checkpoint: int = 1, *, void_hands: bool = False
) -> tuple[Room, ReplayResult, TableTask]:
    """Reopen the room, and return it with the replay of its table."""
    replay_results: list[ReplayResult] = []

    class ReplayRecordingRoom(Room):
        async def _reopen(self, row: Any, *, ignore_checkpoint: bool = False) -> ReplayResult:
            replay_results.append(await super()._reopen(row, ignore_checkpoint=ignore_checkpoint))
            return replay_results[-1]

    room = ReplayRecordingRoom(MemoryStore(memory), ROOM_KEY)
    room.checkpoint_every, room.void_hands = records_per_checkpoint, void_hands
    await room.open()
    (task,) = room.tables()
    return room, replay_results[-1], task


def test_reopened_room_continues_hand_in_play() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        task = await play_session(memory)
        room, replay_result, second_task = await reopen_room(memory)
        assert replay_result.skipped_records > 100 > len(replay_result.facts)
        clients = [TableClient(second_task, name) for name in ("Ann", "Bob", "Cid")]
        for client in clients:
            await client.receive()
        hand_before = clients[0].last["view"]["hand"]
        await play_hand(clients)
        await asyncio.gather(*[play_hands(client, hand_before + 1) for client in clients])
        hands = await room.store.list_hands(task.id)
        await room.close()
        assert [row.hand for row in hands][-hand_before:] == list(range(hand_before, 0, -1))
        store = MemoryStore(memory)
        await store.open()
        report = verify_table(await load_evidence(store, f"table/{task.id}", ROOM_KEY))
        assert [str(problem) for problem in report.problems] == []
        assert report.opened_hands >= hand_before, "each deck is the one that was sealed"

    run(run_scenario())


def test_missing_hand_row_is_restored_after_checkpoint() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        task = await play_session(memory)
        stored_checkpoint, hand_rows = (
            memory.checkpoints[f"table/{task.id}"][-1],
            memory.hands[task.id],
        )
        # The session ends within a hand; the last finished hand has a checkpoint before it.
        last_hand_number = max(hand_rows)
        lost_row = hand_rows.pop(last_hand_number)
        memory.checkpoints.clear()
        records = memory.records[f"table/{task.id}"]
        record_bodies = [record.body for record in records]
        facts = r.from_json_lines(record_bodies)
        opening_fact = facts[0]
        assert isinstance(opening_fact, f.TableOpened)
        dealer = make_replaying_dealer(opening_fact)
        for fact in facts[: lost_row.first_seq - 1]:
            replay_record(dealer, fact)
        memory.checkpoints[f"table/{task.id}"] = [
            replace(stored_checkpoint, seq=lost_row.first_seq - 1, body=encode_state(dealer))
        ]
        room, replay_result, _ = await reopen_room(memory)
        assert replay_result.skipped_records == lost_row.first_seq - 1
        assert memory.hands[task.id][last_hand_number] == lost_row
        await room.close()

    run(run_scenario())


def test_room_with_checkpoints_disabled_ignores_them() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        task = await play_session(memory)
        stored_checkpoints = list(memory.checkpoints[f"table/{task.id}"])
        room, replayed, second_task = await reopen_room(memory, records_per_checkpoint=0)
        assert replayed.skipped_records == 0
        clients = [TableClient(second_task, name) for name in ("Ann", "Bob", "Cid")]
        await asyncio.gather(*[play_hands(client, 9) for client in clients])
        assert memory.checkpoints[f"table/{task.id}"] == stored_checkpoints
        await room.close()

    run(run_scenario())


def test_upgrade_replays_log_once_and_writes_new_checkpoints() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        task = await play_session(memory)
        stream = f"table/{task.id}"
        old_checkpoint = replace(
            memory.checkpoints[stream][-1], code_fingerprint="of yesterday", body=b"older"
        )
        memory.checkpoints[stream] = [old_checkpoint]
        room, replayed, second_task = await reopen_room(memory)
        assert replayed.skipped_records == 0
        assert not find_checkpoint_problems(await load_evidence(room.store, stream)), (
            "it is not ours to judge"
        )
        clients = [TableClient(second_task, name) for name in ("Ann", "Bob", "Cid")]
        await asyncio.gather(*[play_hands(client, 9) for client in clients])
        (new_checkpoint,) = memory.checkpoints[stream]
        assert (new_checkpoint.code_fingerprint, new_checkpoint.seq > old_checkpoint.seq) == (
            code_fingerprint(),
            True,
        )
        await room.close()
        room, replayed, _ = await reopen_room(memory)
        assert replayed.skipped_records == new_checkpoint.seq
        await room.close()

    run(run_scenario())


@pytest.mark.parametrize("void_hands", [False, True])
def test_checkpoint_with_wrong_deck_falls_back_to_log(
    void_hands: bool, log_entries: list[dict[str, Any]]
) -> None:
    async def run_scenario() -> None:
        memory = Memory()
        task = await play_session(memory)
        stream = f"table/{task.id}"
        stored_checkpoint = memory.checkpoints[stream][-1]
        dealer = restore_dealer(task.id, stored_checkpoint.body, make_deck())
        assert dealer.deck.last_sealed is not None
        dealer.deck.last_sealed = replace(dealer.deck.last_sealed, root="ab" * 32)
        memory.checkpoints[stream] = [replace(stored_checkpoint, body=encode_state(dealer))]
        room, replayed, _ = await reopen_room(memory, void_hands=void_hands)
        assert replayed.skipped_records == 0
        assert replayed.dealer.table.is_hand_running
        logged_events = [line["event"] for line in log_entries]
        assert "checkpoint not used" in logged_events
        assert "hand given up" not in logged_events
        await room.close()

    run(run_scenario())


@pytest.mark.parametrize(
    "error, ignores_checkpoint",
    [(ValueError("nonsense"), True), (StoreFailed("it is away"), False)],
)
def test_table_with_invalid_state_is_reopened_from_log(
    error: Exception, ignores_checkpoint: bool
) -> None:
    async def run_scenario() -> None:
        memory = Memory()
        await play_session(memory)
        room, _, task = await reopen_room(memory)
        room.reopen_delay_seconds = 0.0
        ignore_checkpoint_flags: list[bool] = []
        reopen = room._reopen

        async def reopen_recorded(row: Any, *, ignore_checkpoint: bool = False) -> ReplayResult:
            ignore_checkpoint_flags.append(ignore_checkpoint)
            return await reopen(row, ignore_checkpoint=ignore_checkpoint)

        room._reopen = reopen_recorded  # type: ignore[method-assign]

        def raise_error(_: UnitOfWork) -> None:
            raise error

        task._inbox.put(Timer(raise_error))
        while room.task(task.id) is task:
            await asyncio.sleep(0.01)
        assert ignore_checkpoint_flags == [ignores_checkpoint]
        assert isinstance(await room.task(task.id).submit("Ann", "c", w.SitOut()), Accepted)
        await room.close()

    run(run_scenario())


def test_closing_a_table_removes_its_checkpoints() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        room = make_room(MemoryStore(memory))
        task = await open_table(room)
        clients = await seat_players(task, "Ann", "Bob")
        await asyncio.gather(*[play_hands(client, 2) for client in clients])
        assert memory.checkpoints[f"table/{task.id}"]
        assert isinstance(await clients[0].submit(w.Close()), Accepted)
        await play_hand(clients)
        while room.table(task.id) is not None:
            await asyncio.sleep(0.01)
        assert not memory.checkpoints.get(f"table/{task.id}")
        await room.close()

    run(run_scenario())


def test_interrupted_table_close_removes_checkpoints_on_reopen() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        task = await play_session(memory, hands=2)
        stream = f"table/{task.id}"
        facts = r.from_json_lines([record.body for record in memory.records[stream]])
        assert isinstance(facts[0], f.TableOpened)
        closing_facts = (r.to_json(f.HandCalledOff(3, "closed")), r.to_json(f.TableClosed()))
        store = MemoryStore(memory)
        await store.open()
        await store.append(Batch(stream, len(facts), 1, closing_facts))
        room = make_room(MemoryStore(memory))
        await room.open()
        assert room.tables() == []
        assert not memory.checkpoints.get(stream)
        assert memory.tables[task.id].closed_at
        await room.close()

    run(run_scenario())


def test_checkpoints_cover_the_spectator_delay() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        room = make_room(MemoryStore(memory))
        task = await open_table(room, delay=600)
        clients = await seat_players(task, "Ann", "Bob", "Cid")
        await asyncio.gather(*[play_hands(client, 5) for client in clients])
        assert len(memory.checkpoints[f"table/{task.id}"]) >= 5
        await room.close()
        room, replayed, second_task = await reopen_room(memory)
        assert replayed.skipped_records == 0, "ten minutes ago there was no table"
        spectator = TableClient(second_task, "Rail")
        frame = await spectator.receive()
        assert frame["view"]["hand"] == 0
        await room.close()

    run(run_scenario())


# Held against the log -----------------------------------------------------------------------------


def test_checkpoint_with_wrong_chips_is_reported() -> None:
    async def run_scenario() -> None:
        store = await store_records(record_session("home"), delay=100)
        stored_checkpoints = await store.list_checkpoints(TABLE_STREAM)
        assert not find_checkpoint_problems(await load_evidence(store, TABLE_STREAM))
        dealer = restore_with_new_deck(stored_checkpoints[4].body)
        next(iter(dealer.table.chairs.values())).chips += 1
        wrong_checkpoint = replace(stored_checkpoints[4], body=encode_state(dealer))
        await replace_checkpoints(
            store, *stored_checkpoints[:4], wrong_checkpoint, *stored_checkpoints[5:]
        )
        (problem,) = find_checkpoint_problems(await load_evidence(store, TABLE_STREAM))
        assert str(problem) == (
            f"the checkpoint after record {stored_checkpoints[4].seq} doesn’t match the records"
        )

    run(run_scenario())


def test_each_invalid_checkpoint_is_reported() -> None:
    async def run_scenario() -> None:
        store = await store_records(record_session("home"), delay=100)
        stored_checkpoints, log_length = (
            await store.list_checkpoints(TABLE_STREAM),
            len(await store.read(TABLE_STREAM)),
        )
        invalid_checkpoints = [
            replace(stored_checkpoints[0], body=b"\xc1"),
            replace(stored_checkpoints[1], seq=stored_checkpoints[1].seq + 1),
            replace(stored_checkpoints[2], code_fingerprint="of others", body=b""),
            replace(stored_checkpoints[3], seq=log_length),
            replace(stored_checkpoints[4], seq=log_length + 5),
        ]
        await replace_checkpoints(store, *invalid_checkpoints)
        problems = find_checkpoint_problems(await load_evidence(store, TABLE_STREAM))
        assert sorted(map(str, problems)) == sorted(
            [
                f"the checkpoint after record {seq} doesn’t match the records"
                for seq in (stored_checkpoints[0].seq, stored_checkpoints[1].seq + 1)
            ]
            + [
                f"checkpoint after record {seq}, the log ends at record {log_length}"
                for seq in (log_length, log_length + 5)
            ]
        )
        report = verify_table(await load_evidence(store, TABLE_STREAM))
        assert len([problem for problem in report.problems if "checkpoint" in str(problem)]) == 4

    run(run_scenario())


def test_corrupt_log_is_not_reported_as_checkpoint_problem() -> None:
    async def run_scenario() -> None:
        records = record_session("home")
        store = await store_records(records, delay=100)
        memory = store._data
        middle_index = len(records) // 2
        memory.records[TABLE_STREAM][middle_index] = replace(
            memory.records[TABLE_STREAM][middle_index], body=b"{}"
        )
        assert not find_checkpoint_problems(await load_evidence(store, TABLE_STREAM))
        assert verify_table(await load_evidence(store, TABLE_STREAM)).problems

    run(run_scenario())
