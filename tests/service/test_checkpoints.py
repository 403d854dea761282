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
from riverboat.service.records.hand_index import hands_after
from riverboat.service.room import Room
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.table_verifier import checkpoint_problems, verify_table
from riverboat.service.task.checkpoint_policy import CheckpointPolicy
from riverboat.service.task.table_replay import ReplayResult, TableReplayer
from riverboat.service.task.table_task import TableTask
from riverboat.store.errors import StoreFailed
from riverboat.store.memory_store import Memory, MemoryStore
from riverboat.store.stream_records import Batch, Checkpoint
from riverboat.table.state import facts as f
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.among import Among, folded
from tests.service.same import different, shown
from tests.service.tables import (
    KEY,
    Eyes,
    opened,
    over,
    plays,
    room_of,
    run,
    seated,
)
from tests.table.random_sessions import RandomSession
from tests.table.table_kinds import KINDS

TABLE = "a-table"
STREAM = f"table/{TABLE}"
SECOND = 1000


def deck() -> TableDeck:
    return TableDeck(STREAM, KEY, bytes)


def restored(body: bytes) -> Any:
    return restore_dealer(TABLE, body, deck())


def records_of(name: str, hands: int = 12, seed: int = 7) -> list[r.AnyRecorded]:
    kind = KINDS[name]
    session = RandomSession(seed, kind.game, kind.preset, **kind.options)
    session.play(hands)
    return Among(session.log, Random(seed)).records


async def stored(records: Sequence[r.AnyRecorded], delay: int = 0) -> MemoryStore:
    """Store a log in which each hand begins one second after the previous hand and ends at once.

    Records of one time form a batch, with a checkpoint before each hand.
    """
    store = MemoryStore()
    await store.open()
    first = records[0]
    assert isinstance(first, f.TableOpened)
    dealer, at, batch = folded(first), SECOND, list[bytes]()
    checkpoint: Checkpoint | None = None

    async def put() -> None:
        nonlocal checkpoint
        made = Batch(
            STREAM, dealer.seq - len(batch), at, tuple(batch),
            checkpoint=checkpoint, keeps_from=max(0, at - SECOND * delay),
        )  # fmt: skip
        await store.append(made)
        batch.clear()
        checkpoint = None

    for fact in records:
        if isinstance(fact, r.DeckSealed) and dealer.deck.last_cut is not None and batch:
            await put()
            at += SECOND
        if isinstance(fact, f.HandBegan):
            checkpoint = Checkpoint(dealer.seq, at, code_fingerprint(), encode_state(dealer))
        replay_record(dealer, fact)
        batch.append(r.to_json(fact))
    await put()
    return store


async def read(
    store: MemoryStore, *, delay: int = 0, now: int = 10**9, whole: bool = False
) -> ReplayResult:
    return await TableReplayer(lambda: now).replay_table(
        store, TABLE, deck, TableSettings(delay=delay), ignore_checkpoint=whole
    )


async def put_in(store: MemoryStore, *kept: Checkpoint) -> None:
    """Replace the checkpoints of the table."""
    store._data.checkpoints[STREAM] = list(kept)


def are_the_same(sooner: ReplayResult, whole: ReplayResult) -> None:
    """Assert that two replays give the same table, live and delayed."""
    assert sooner.seq == whole.seq
    assert sooner.facts == whole.facts[sooner.before :]
    assert sooner.at == whole.at[sooner.before :]
    for each in (sooner, whole):
        each.dealer.rebuild_event_feed()
    assert shown(sooner.dealer) == shown(whole.dealer)
    assert different(sooner.dealer, whole.dealer) == []
    rows = hands_after(0, TABLE, whole.facts, whole.at)
    later = [row for row in rows if row.first > sooner.before]
    assert hands_after(0, TABLE, sooner.facts, sooner.at, sooner.before) == later
    assert all(row.last <= sooner.before for row in rows if row not in later)
    if sooner.behind is None or whole.behind is None:
        assert sooner.behind is whole.behind
        return
    assert _seen(sooner.behind.snapshot()) == _seen(whole.behind.snapshot())
    assert different(sooner.behind, whole.behind) == []
    for (at, one), (_, other) in zip(sooner.behind.pending, whole.behind.pending, strict=True):
        assert _seen(sooner.behind.apply_batch(one)) == _seen(whole.behind.apply_batch(other)), at
    assert different(sooner.behind, whole.behind) == []


def _seen(sight: Any) -> tuple[Any, ...]:
    seen = sight.public_view, sight.seq, sight.private_view(""), sight.hand_facts("")
    return *seen, tuple(sight.events)


@pytest.fixture
def said() -> Iterator[list[dict[str, Any]]]:
    """Return the captured log entries."""
    lines: list[dict[str, Any]] = []

    def take_down(_logger: object, _name: str, line: Any) -> Any:
        lines.append(line)
        raise structlog.DropEvent

    structlog.configure(processors=[take_down], cache_logger_on_first_use=False)
    yield lines
    structlog.reset_defaults()


# From one, or from the first record ---------------------------------------------------------------


@pytest.mark.parametrize("name", ["home", "horse", "open stakes", "the 7-2 game", "tournament"])
def test_a_table_is_read_from_its_last_checkpoint(name: str) -> None:
    async def steps() -> None:
        records = records_of(name)
        store = await stored(records)
        (last,) = await store.checkpoints(STREAM)
        sooner, whole = await read(store), await read(store, whole=True)
        assert (sooner.before, whole.before) == (last.seq, 0)
        assert 0 < len(sooner.facts) < len(whole.facts) == len(records)
        assert isinstance(sooner.facts[0], f.HandBegan)
        are_the_same(sooner, whole)

    run(steps())


@pytest.mark.parametrize(
    "name, delay", [("home", 1), ("horse", 4), ("cash", 30), ("home", 30), ("cash", 4)]
)
def test_who_sees_everything_later_sees_the_same(name: str, delay: int) -> None:
    async def steps() -> None:
        records = records_of(name)
        store = await stored(records, delay)
        kept = await store.checkpoints(STREAM)
        assert len(kept) == min(12, delay + 1)
        last = kept[-1].at
        step = SECOND // 2 if delay < 10 else 7 * SECOND // 2
        for now in range(last, last + SECOND * (delay + 2), step):
            whole = await read(store, delay=delay, now=now, whole=True)
            sooner = await read(store, delay=delay, now=now)
            until = now - SECOND * delay
            shows = [each.seq for each in kept if each.at <= until]
            assert sooner.before == max(shows, default=0)
            assert whole.behind is not None
            assert bool(whole.behind.pending) == (until < last)
            are_the_same(sooner, whole)

    run(steps())


def test_a_longer_delay_than_there_was_is_waited_for_with_the_whole_log() -> None:
    async def steps() -> None:
        store = await stored(records_of("home"), delay=2)
        last = (await store.checkpoints(STREAM))[-1].at
        sooner = await read(store, delay=600, now=last)
        assert sooner.before == 0
        are_the_same(sooner, await read(store, delay=600, now=last, whole=True))

    run(steps())


async def _other_code(store: MemoryStore, kept: Checkpoint) -> None:
    await put_in(store, replace(kept, code="of tomorrow", body=b"another shape"))


async def _damaged(store: MemoryStore, kept: Checkpoint) -> None:
    await put_in(store, replace(kept, body=kept.body[:-20]))


async def _empty(store: MemoryStore, kept: Checkpoint) -> None:
    await put_in(store, replace(kept, body=b""))


async def _beyond(store: MemoryStore, kept: Checkpoint) -> None:
    await put_in(store, replace(kept, seq=len(await store.read(STREAM)) + 9))


async def _the_end(store: MemoryStore, kept: Checkpoint) -> None:
    await put_in(store, replace(kept, seq=len(await store.read(STREAM))))


async def _elsewhere(store: MemoryStore, kept: Checkpoint) -> None:
    await put_in(store, replace(kept, seq=kept.seq - 1))


async def _of_another_hand(store: MemoryStore, kept: Checkpoint) -> None:
    began = [each.seq - 1 for each in await store.read(STREAM) if b'"HandBegan"' in each.body]
    await put_in(store, replace(kept, seq=began[-2]))


async def _of_another_table(store: MemoryStore, kept: Checkpoint) -> None:
    dealer = restored(kept.body)
    dealer.table.chairs.clear()
    await put_in(store, replace(kept, body=encode_state(dealer)))


async def _closed(store: MemoryStore, kept: Checkpoint) -> None:
    dealer = restored(kept.body)
    dealer.table.closed = True
    await put_in(store, replace(kept, body=encode_state(dealer)))


async def _none(store: MemoryStore, kept: Checkpoint) -> None:
    await put_in(store)


WARNED = [
    _damaged,
    _empty,
    _beyond,
    _the_end,
    _elsewhere,
    _of_another_hand,
    _of_another_table,
    _closed,
]


@pytest.mark.parametrize("how", [_other_code, _none, *WARNED])
def test_what_is_of_no_use_is_left_alone_and_the_log_is_read(
    how: Any, said: list[dict[str, Any]]
) -> None:
    async def steps() -> None:
        store = await stored(records_of("home"))
        (kept,) = await store.checkpoints(STREAM)
        await how(store, kept)
        sooner = await read(store)
        assert sooner.before == 0
        are_the_same(sooner, await read(store, whole=True))
        told = [line for line in said if line["event"] == "checkpoint not used"]
        assert len(told) == (how in WARNED)
        assert all(line["table"] == TABLE and line["why"] for line in told)

    run(steps())


def test_a_store_that_is_away_is_no_reason_to_read_the_whole_log() -> None:
    class Away(MemoryStore):
        """It says what is kept, and no record."""

        reads = 0

        async def read(self, stream: str, after: int = 0, limit: int = 0) -> Any:
            self.reads += 1
            raise StoreFailed("the database is away")

    async def steps() -> None:
        away = Away((await stored(records_of("home")))._data)
        await away.open()
        with pytest.raises(StoreFailed):
            await read(away)
        assert away.reads == 1

    run(steps())


# When one is due ----------------------------------------------------------------------------------


def test_one_is_taken_when_there_are_records_enough_and_no_hand_has_just_ended() -> None:
    records = records_of("home")
    first = records[0]
    assert isinstance(first, f.TableOpened)
    dealer, checkpoints, taken = folded(first), CheckpointPolicy(40), list[int]()
    never, hands = CheckpointPolicy(0), 0
    for fact in records:
        if isinstance(fact, f.HandBegan):
            hands += 1
            work = UnitOfWork(5, finished_hands=[(hands, dealer.seq, "")] if hands % 4 == 0 else [])
            checkpoints.checkpoint_if_due(dealer, work)
            if work.checkpoint is not None:
                assert hands % 4, "the last hand is not in the list of hands yet"
                assert dealer.seq - (taken or [0])[-1] >= 40
                taken.append(dealer.seq)
                assert work.checkpoint == Checkpoint(
                    dealer.seq, 5, code_fingerprint(), encode_state(dealer)
                )
            never.checkpoint_if_due(dealer, none := UnitOfWork(5))
            assert none.checkpoint is None
        replay_record(dealer, fact)
    assert len(taken) > 2


def test_what_cannot_be_written_takes_no_hand_from_anybody(said: list[dict[str, Any]]) -> None:
    async def session() -> None:
        memory = Memory()
        room = room_of(MemoryStore(memory))
        task = await opened(room)
        eyes = await seated(task, "Ann", "Bob")
        task._dealer.table.rake = 1 << 70  # no database has integers that large
        await asyncio.gather(*[plays(each, 3) for each in eyes])
        task._dealer.table.rake = 0
        assert not memory.checkpoints
        assert "no checkpoint" in [line["event"] for line in said]
        await asyncio.gather(*[plays(each, 5) for each in eyes])
        assert memory.checkpoints[f"table/{task.id}"]
        await room.close()

    run(session())


# Rooms --------------------------------------------------------------------------------------------


async def an_evening(memory: Memory, hands: int = 6, **settings: Any) -> TableTask:
    room = room_of(MemoryStore(memory))
    task = await opened(room, **settings)
    eyes = await seated(task, "Ann", "Bob", "Cid")
    await asyncio.gather(*[plays(each, hands) for each in eyes])
    await room.close()
    return task


async def open_again(
    memory: Memory, every: int = 1, *, void_hands: bool = False
) -> tuple[Room, ReplayResult, TableTask]:
    """Reopen the room, and return it with the replay of its table."""
    found: list[ReplayResult] = []

    class Watched(Room):
        async def _reopen(self, row: Any, *, ignore_checkpoint: bool = False) -> ReplayResult:
            found.append(await super()._reopen(row, ignore_checkpoint=ignore_checkpoint))
            return found[-1]

    room = Watched(MemoryStore(memory), KEY)
    room.checkpoint_every, room.void_hands = every, void_hands
    await room.open()
    (task,) = room.tables()
    return room, found[-1], task


def test_a_room_goes_on_from_the_middle_of_a_hand() -> None:
    async def session() -> None:
        memory = Memory()
        task = await an_evening(memory)
        room, replayed, again = await open_again(memory)
        assert replayed.before > 100 > len(replayed.facts)
        eyes = [Eyes(again, name) for name in ("Ann", "Bob", "Cid")]
        for each in eyes:
            await each.hear()
        before = eyes[0].last["view"]["hand"]
        await over(eyes)
        await asyncio.gather(*[plays(each, before + 1) for each in eyes])
        hands = await room.store.hands(task.id)
        await room.close()
        assert [row.hand for row in hands][-before:] == list(range(before, 0, -1))
        store = MemoryStore(memory)
        await store.open()
        report = verify_table(await load_evidence(store, f"table/{task.id}", KEY))
        assert [str(each) for each in report.problems] == []
        assert report.opened >= before, "each deck is the one that was sealed"

    run(session())


def test_a_hand_that_was_not_entered_is_found_after_its_checkpoint() -> None:
    async def session() -> None:
        memory = Memory()
        task = await an_evening(memory)
        kept, rows = memory.checkpoints[f"table/{task.id}"][-1], memory.hands[task.id]
        # The session ends within a hand; the last finished hand has a checkpoint before it.
        last = max(rows)
        lost = rows.pop(last)
        memory.checkpoints.clear()
        records = memory.records[f"table/{task.id}"]
        lines = [record.body for record in records]
        facts = r.from_json_lines(lines)
        first = facts[0]
        assert isinstance(first, f.TableOpened)
        dealer = folded(first)
        for fact in facts[: lost.first - 1]:
            replay_record(dealer, fact)
        memory.checkpoints[f"table/{task.id}"] = [
            replace(kept, seq=lost.first - 1, body=encode_state(dealer))
        ]
        room, replayed, _ = await open_again(memory)
        assert replayed.before == lost.first - 1
        assert memory.hands[task.id][last] == lost
        await room.close()

    run(session())


def test_a_room_that_keeps_none_uses_none() -> None:
    async def session() -> None:
        memory = Memory()
        task = await an_evening(memory)
        kept = list(memory.checkpoints[f"table/{task.id}"])
        room, replayed, again = await open_again(memory, every=0)
        assert replayed.before == 0
        eyes = [Eyes(again, name) for name in ("Ann", "Bob", "Cid")]
        await asyncio.gather(*[plays(each, 9) for each in eyes])
        assert memory.checkpoints[f"table/{task.id}"] == kept
        await room.close()

    run(session())


def test_after_an_upgrade_the_log_is_read_once_and_checkpoints_are_made_anew() -> None:
    async def session() -> None:
        memory = Memory()
        task = await an_evening(memory)
        stream = f"table/{task.id}"
        old = replace(memory.checkpoints[stream][-1], code="of yesterday", body=b"older")
        memory.checkpoints[stream] = [old]
        room, replayed, again = await open_again(memory)
        assert replayed.before == 0
        assert not checkpoint_problems(await load_evidence(room.store, stream)), (
            "it is not ours to judge"
        )
        eyes = [Eyes(again, name) for name in ("Ann", "Bob", "Cid")]
        await asyncio.gather(*[plays(each, 9) for each in eyes])
        (new,) = memory.checkpoints[stream]
        assert (new.code, new.seq > old.seq) == (code_fingerprint(), True)
        await room.close()
        room, replayed, _ = await open_again(memory)
        assert replayed.before == new.seq
        await room.close()

    run(session())


@pytest.mark.parametrize("void_hands", [False, True])
def test_a_checkpoint_that_names_another_deck_does_not_keep_a_table_shut(
    void_hands: bool, said: list[dict[str, Any]]
) -> None:
    async def session() -> None:
        memory = Memory()
        task = await an_evening(memory)
        stream = f"table/{task.id}"
        kept = memory.checkpoints[stream][-1]
        dealer = restore_dealer(task.id, kept.body, deck())
        assert dealer.deck.last_sealed is not None
        dealer.deck.last_sealed = replace(dealer.deck.last_sealed, root="ab" * 32)
        memory.checkpoints[stream] = [replace(kept, body=encode_state(dealer))]
        room, replayed, _ = await open_again(memory, void_hands=void_hands)
        assert replayed.before == 0
        assert replayed.dealer.table.is_hand_running
        events = [line["event"] for line in said]
        assert "checkpoint not used" in events
        assert "hand given up" not in events
        await room.close()

    run(session())


@pytest.mark.parametrize(
    "why, whole", [(ValueError("nonsense"), True), (StoreFailed("it is away"), False)]
)
def test_a_table_that_was_lost_to_nonsense_trusts_in_its_log_alone(
    why: Exception, whole: bool
) -> None:
    async def session() -> None:
        memory = Memory()
        await an_evening(memory)
        room, _, task = await open_again(memory)
        room.reopen_delay_seconds = 0.0
        asked: list[bool] = []
        reopen = room._reopen

        async def watched(row: Any, *, ignore_checkpoint: bool = False) -> ReplayResult:
            asked.append(ignore_checkpoint)
            return await reopen(row, ignore_checkpoint=ignore_checkpoint)

        room._reopen = watched  # type: ignore[method-assign]

        def stumble(_: UnitOfWork) -> None:
            raise why

        task._inbox.put(stumble)
        while room.task(task.id) is task:
            await asyncio.sleep(0.01)
        assert asked == [whole]
        assert isinstance(await room.task(task.id).submit("Ann", "c", w.SitOut()), Accepted)
        await room.close()

    run(session())


def test_a_closed_table_has_none() -> None:
    async def session() -> None:
        memory = Memory()
        room = room_of(MemoryStore(memory))
        task = await opened(room)
        eyes = await seated(task, "Ann", "Bob")
        await asyncio.gather(*[plays(each, 2) for each in eyes])
        assert memory.checkpoints[f"table/{task.id}"]
        assert isinstance(await eyes[0].ask(w.Close()), Accepted)
        await over(eyes)
        while room.table(task.id) is not None:
            await asyncio.sleep(0.01)
        assert not memory.checkpoints.get(f"table/{task.id}")
        await room.close()

    run(session())


def test_a_table_that_closed_when_the_room_was_cut_off_has_none_either() -> None:
    async def session() -> None:
        memory = Memory()
        task = await an_evening(memory, hands=2)
        stream = f"table/{task.id}"
        facts = r.from_json_lines([record.body for record in memory.records[stream]])
        assert isinstance(facts[0], f.TableOpened)
        closed = (r.to_json(f.HandCalledOff(3, "closed")), r.to_json(f.TableClosed()))
        store = MemoryStore(memory)
        await store.open()
        await store.append(Batch(stream, len(facts), 1, closed))
        room = room_of(MemoryStore(memory))
        await room.open()
        assert room.tables() == []
        assert not memory.checkpoints.get(stream)
        assert memory.tables[task.id].closed_at
        await room.close()

    run(session())


def test_a_table_with_a_delay_keeps_what_its_spectators_still_see() -> None:
    async def session() -> None:
        memory = Memory()
        room = room_of(MemoryStore(memory))
        task = await opened(room, delay=600)
        eyes = await seated(task, "Ann", "Bob", "Cid")
        await asyncio.gather(*[plays(each, 5) for each in eyes])
        assert len(memory.checkpoints[f"table/{task.id}"]) >= 5
        await room.close()
        room, replayed, again = await open_again(memory)
        assert replayed.before == 0, "ten minutes ago there was no table"
        rail = Eyes(again, "Rail")
        seen = await rail.hear()
        assert seen["view"]["hand"] == 0
        await room.close()

    run(session())


# Held against the log -----------------------------------------------------------------------------


def test_a_checkpoint_that_lies_about_chips_is_named() -> None:
    async def steps() -> None:
        store = await stored(records_of("home"), delay=100)
        kept = await store.checkpoints(STREAM)
        assert not checkpoint_problems(await load_evidence(store, STREAM))
        dealer = restored(kept[4].body)
        next(iter(dealer.table.chairs.values())).chips += 1
        lies = replace(kept[4], body=encode_state(dealer))
        await put_in(store, *kept[:4], lies, *kept[5:])
        (wrong,) = checkpoint_problems(await load_evidence(store, STREAM))
        assert str(wrong) == (
            f"the checkpoint after record {kept[4].seq} is not what the records before it come to"
        )

    run(steps())


def test_what_is_wrong_with_a_checkpoint_is_told_of_each() -> None:
    async def steps() -> None:
        store = await stored(records_of("home"), delay=100)
        kept, last = await store.checkpoints(STREAM), len(await store.read(STREAM))
        nonsense = [
            replace(kept[0], body=b"\xc1"),
            replace(kept[1], seq=kept[1].seq + 1),
            replace(kept[2], code="of others", body=b""),
            replace(kept[3], seq=last),
            replace(kept[4], seq=last + 5),
        ]
        await put_in(store, *nonsense)
        wrong = checkpoint_problems(await load_evidence(store, STREAM))
        assert sorted(map(str, wrong)) == sorted(
            [
                f"the checkpoint after record {seq} is not what the records before it come to"
                for seq in (kept[0].seq, kept[1].seq + 1)
            ]
            + [
                f"there is a checkpoint after record {seq}, and the log ends at record {last}"
                for seq in (last, last + 5)
            ]
        )
        report = verify_table(await load_evidence(store, STREAM))
        assert len([each for each in report.problems if "checkpoint" in str(each)]) == 4

    run(steps())


def test_a_log_that_makes_no_sense_is_told_of_itself() -> None:
    async def steps() -> None:
        records = records_of("home")
        store = await stored(records, delay=100)
        memory = store._data
        half = len(records) // 2
        memory.records[STREAM][half] = replace(memory.records[STREAM][half], body=b"{}")
        assert not checkpoint_problems(await load_evidence(store, STREAM))
        assert verify_table(await load_evidence(store, STREAM)).problems

    run(steps())
