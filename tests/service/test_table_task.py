"""The task of a table: commands run once, are stored, and are sent to permitted viewers."""

from __future__ import annotations

import asyncio
import json
from collections import Counter

import pytest

from riverboat.service.house_bots import HouseBots
from riverboat.service.publisher.send_queue import SendQueue, SlowConsumer
from riverboat.service.records.room_facts import from_json_lines, table_facts
from riverboat.store.memory_store import MemoryStore
from riverboat.table.money.session_ledger import ledger
from riverboat.table.state.table_reducer import replay
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from riverboat.words.refusals.doors import IsOpenedAgain
from tests.schedule import run_in
from tests.service.tables import HOLDEM, Eyes, opened, over, plays, room_of, run, seated

GAMES = [
    HOLDEM,
    "pot-limit omaha hi-lo 1/2",
    "limit seven-card stud 2/4 ante 1 bring-in 1",
    "limit 2-7 triple draw 2/4",
    "limit badugi 2/4",
]


@run_in("slow", keep_every=2)
@pytest.mark.parametrize("game", GAMES)
def test_hands_are_played_and_every_chip_is_in_the_ledger(game: str) -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, game)
        eyes = await seated(task, "Ann", "Bob", "Cid")
        await asyncio.gather(*[plays(each, 12) for each in eyes])
        await room.close()
        await room.store.open()
        records = await room.store.read(f"table/{task.id}")
        log = table_facts(from_json_lines([record.body for record in records]))
        table = replay(log)
        balances = await room.store.balances()
        assert sum(balances.values()) == 0
        assert balances[f"table:{task.id}"] == 600
        assert table.hand_count >= 12
        assert {a.player: a.brought for a in ledger(log).accounts.values()} == dict.fromkeys(
            ("Ann", "Bob", "Cid"), 200
        )

    run(session())


def test_the_same_wish_sent_twice_is_granted_once() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        eyes = Eyes(task, "Ann")
        first = await eyes.ask(w.Sit(1, 100), "once")
        again = await eyes.ask(w.Sit(1, 100), "once")
        assert first == again
        assert isinstance(first, Accepted)
        assert (await room.store.balances())[f"table:{task.id}"] == 100
        await room.close()

    run(session())


def test_a_wish_for_another_turn_is_stale() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        eyes = await seated(task, "Ann", "Bob")
        seen = await eyes[0].until(lambda last: bool(last["view"]["to_act"]))
        actor = eyes[seen["view"]["to_act"][0] - 1]
        mine = (await actor.until(lambda last: last["mine"]["turn"] is not None))["mine"]
        assert isinstance(await actor.ask(w.Call()), Accepted)
        late = await task.submit(actor.name, "late", w.Call(), 1, mine["token"])
        assert isinstance(late, Rejected)
        assert late.code == "stale"
        await room.close()

    run(session())


def test_a_refusal_names_the_rule_and_what_is_legal_and_stores_nothing() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        eyes = await seated(task, "Ann", "Bob")
        seen = await eyes[0].until(lambda last: bool(last["view"]["to_act"]))
        actor = eyes[seen["view"]["to_act"][0] - 1]
        before = await room.store.streams()
        refused = await task.submit(actor.name, "x", w.RaiseTo(3))
        assert isinstance(refused, Rejected)
        assert refused.rule == "BET-10"
        assert "raise to 4-200" in refused.legal
        other = next(each for each in eyes if each is not actor)
        refused = await task.submit(other.name, "y", w.Fold())
        assert isinstance(refused, Rejected)
        assert (refused.code, refused.legal) == ("out of turn", "")
        assert await room.store.streams() == before
        await room.close()

    run(session())


def test_only_a_host_may_ask_for_what_is_the_hosts() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        wishes: list[w.AnyClientCommand] = [
            w.Pause(),
            w.ResumeTable(),
            w.Kick(1),
            w.Close(),
            w.AddBot(),
        ]
        wishes += [w.Adjust(1, 5, "because"), w.CallOff("because"), w.Approve(1)]
        for k, wish in enumerate(wishes):
            refused = await task.submit("Bob", f"b{k}", wish)
            assert isinstance(refused, Rejected)
            assert refused.code == "not the host", wish
        await room.set_role(task.id, "Bob", "host")
        assert isinstance(await task.submit("Bob", "again", w.Pause()), Accepted)
        assert task.view().phase in ("paused", "idle")
        await room.close()

    run(session())


def test_who_comes_back_is_told_what_he_missed_and_nothing_twice() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        eyes = await seated(task, "Ann", "Bob", "Cid")
        rail = Eyes(task, "Dee")
        first = await rail.hear()
        rail.part()
        at = rail.last["seq"]
        await asyncio.gather(*[plays(each, 4) for each in eyes])
        again = Eyes(task, "Dee", first["epoch"], at)
        update = await again.hear()
        assert update["t"] == "update"
        assert update["seq"] - update["count"] == at
        assert len(update["facts"]) == update["count"]
        other = Eyes(task, "Dee", "another", at)
        assert (await other.hear())["t"] == "snapshot"
        await room.close()

    run(session())


def test_who_comes_back_hears_what_was_said_while_he_was_away() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        eyes = await seated(task, "Ann", "Bob")
        rail = Eyes(task, "Dee")
        first = await rail.hear()
        task.send_chat("Ann", "hello")
        await asyncio.gather(*[plays(each, 1) for each in eyes])
        await rail.until(lambda table: table["seq"] > first["seq"])
        rail.part()
        at = rail.last["seq"]
        await asyncio.gather(*[plays(each, 2) for each in eyes])
        task.send_chat("Bob", "where is Dee?")
        again = Eyes(task, "Dee", first["epoch"], at)
        await again.hear()
        assert [(each["t"], each.get("text")) for each in again.heard] == [
            ("update", None),
            ("said", "where is Dee?"),
        ]
        await room.close()

    run(session())


def test_a_connection_that_does_not_read_is_lost_and_delays_nobody() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        deaf = SendQueue("deaf", max_frames=5)
        task.subscribe(deaf, "deaf")
        eyes = await seated(task, "Ann", "Bob")
        await asyncio.gather(*[plays(each, 5) for each in eyes])
        with pytest.raises(SlowConsumer):
            await deaf.take_all()
        await room.close()

    run(session())


def test_who_asks_for_long_frames_and_reads_none_is_lost_by_their_bytes() -> None:
    async def session() -> None:
        deaf, reads = SendQueue("deaf"), SendQueue("reads")
        for _ in range(100):
            deaf.put(100_000 * b"a")
            reads.put(100_000 * b"a")
            assert len(await reads.take_all()) == 1
        with pytest.raises(SlowConsumer):
            await deaf.take_all()
        assert len(deaf) == 0

    run(session())


def test_bots_play_among_themselves() -> None:
    async def session() -> None:
        room, bots = room_of(), HouseBots(5)
        room.on_bot_seated = bots.seat
        task = await opened(room, bot_pace=0.0)
        for k in range(4):
            assert isinstance(await task.submit("Ann", f"bot{k}", w.AddBot()), Accepted)
        rail = Eyes(task, "Dee")
        seen = await rail.until(lambda last: last["view"]["hand"] >= 8)
        assert all(seat["bot"] for seat in seen["view"]["seats"])
        assert seen["mine"]["cards"] == []
        await bots.close()
        await room.close()

    run(session())


def test_every_hand_can_be_looked_up() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        eyes = await seated(task, "Ann", "Bob")
        await asyncio.gather(*[plays(each, 6) for each in eyes])
        await room.close()
        await room.store.open()
        rows = await room.store.hands(task.id)
        numbers = [row.hand for row in rows]
        assert numbers == sorted(numbers, reverse=True)
        assert set(range(1, 7)) <= set(numbers)
        for row in rows:
            records = await room.store.read(f"table/{task.id}", row.first - 1, row.last)
            began = json.loads(records[0].body)
            assert (began["type"], began["number"]) == ("HandBegan", row.hand)

    run(session())


@pytest.mark.parametrize("policy", ["resume", "void"])
def test_a_hand_that_was_interrupted_goes_on_or_is_undone(policy: str) -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        task = await opened(room, restart=policy, grace=0)
        eyes = await seated(task, "Ann", "Bob", "Cid")
        seen = await eyes[0].until(lambda last: last["view"]["phase"] == "playing")
        cards = eyes[0].last["mine"]["cards"]
        hand = seen["view"]["hand"]
        for table in room.tables():
            await table.stop()  # as after a crash: the store stays as it is

        again = room_of(store, "another")
        await again.open()
        task = again.task(task.id)
        eyes = [Eyes(task, name) for name in ("Ann", "Bob", "Cid")]
        if policy == "resume":
            seen = await eyes[0].until(lambda last: bool(last["view"]["to_act"]))
            assert seen["view"]["hand"] == hand
            assert seen["mine"]["cards"] == cards
        await asyncio.gather(*[plays(each, hand + 3) for each in eyes])
        await again.close()
        await store.open()
        kinds = Counter([json.loads(r.body)["type"] for r in await store.read(f"table/{task.id}")])
        assert kinds["Restarted"] == 1
        assert kinds["HandCalledOff"] == (policy == "void")
        assert (await store.balances())[f"table:{task.id}"] == 600

    run(session())


def test_a_player_who_takes_a_chair_learns_nothing_of_who_had_it() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, between=30.0)
        eyes = await seated(task, "Ann", "Bob", "Cid")
        assert isinstance(await eyes[0].ask(w.Begin()), Accepted)
        await over(eyes)
        assert isinstance(await eyes[1].ask(w.Leave()), Accepted)
        newcomer = Eyes(task, "Eve")
        first = await newcomer.hear()
        assert isinstance(await newcomer.ask(w.Sit(2, 200)), Accepted)
        seen = await newcomer.hear()
        assert seen["mine"]["cards"] == []
        again = Eyes(task, "Eve", first["epoch"], 0)
        told = (await again.hear())["facts"]
        for fact in told:
            if fact["type"] == "HoleCardsDealt":
                assert all(card == -1 for cards in fact["holdings"] for card in cards)
        await room.close()

    run(session())


def test_a_closed_table_pays_everybody_out_and_is_kept() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, between=30.0)
        eyes = await seated(task, "Ann", "Bob")
        assert isinstance(await eyes[0].ask(w.Close()), Accepted)
        while room.tables():
            await asyncio.sleep(0)
        assert [row.id for row in await room.store.tables(closed=True)] == [task.id]
        balances = await room.store.balances()
        assert {name: chips for name, chips in balances.items() if chips} == {}
        await room.close()

    run(session())


def test_somebody_without_a_chair_sees_it_later_if_the_host_says_so() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, delay=1)
        rail = Eyes(task, "Dee")
        eyes = await seated(task, "Ann", "Bob")
        await eyes[0].until(lambda last: last["view"]["phase"] == "playing")
        assert isinstance(await eyes[0].ask(w.Pause()), Accepted)
        seen = await rail.hear()
        assert (seen["t"], seen["view"]["seats"]) == ("snapshot", []), "nothing had happened then"
        late = Eyes(task, "Eve")
        assert (await late.hear())["view"]["seats"] == []
        seen = await rail.until(lambda last: last["view"]["phase"] == "playing")
        assert seen["mine"]["chair"] == 0
        await room.close()

    run(session())


def test_the_host_is_asked_before_chips_are_bought() -> None:
    async def session() -> None:
        room = room_of()
        await room.store.open()
        task = await opened(room, preset="home")
        text = 'preset = "home"\ngame = "no-limit hold\'em 1/2"\n[buy_in]\napproval = true\n'
        assert isinstance(await task.submit("Ann", "rules", w.ChangeRules(text)), Accepted)
        host, eyes = Eyes(task, "Ann"), Eyes(task, "Bob")
        assert isinstance(await eyes.ask(w.Sit(2, 200)), Accepted)
        seen = await host.until(lambda last: bool(last["mine"]["requests"]))
        assert seen["mine"]["requests"] == [[2, "Bob", 200, "buy-in"]]
        assert isinstance(await host.ask(w.Approve(2)), Accepted)
        seen = await eyes.until(lambda last: last["view"]["seats"][0]["stack"] == 200)
        assert seen["mine"]["requests"] == []
        await room.close()

    run(session())


def test_a_paused_table_stands_still_until_it_goes_on() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        eyes = await seated(task, "Ann", "Bob")
        await eyes[0].until(lambda last: bool(last["view"]["to_act"]))
        assert isinstance(await eyes[0].ask(w.Pause(now=True)), Accepted)
        seen = await eyes[0].until(lambda last: last["view"]["phase"] == "paused")
        actor = eyes[seen["view"]["to_act"][0] - 1]
        refused = await actor.ask(w.Fold())
        assert isinstance(refused, Rejected)
        assert refused.code == "paused"
        assert isinstance(await eyes[0].ask(w.ResumeTable()), Accepted)
        await actor.until(lambda last: last["mine"]["turn"] is not None)
        assert isinstance(await actor.ask(w.Fold()), Accepted)
        await room.close()

    run(session())


def test_who_comes_at_the_moment_when_a_table_goes_is_told_so() -> None:
    """A subscriber without a gone message would wait forever for its first snapshot."""

    async def session() -> None:
        room = room_of()
        task = await opened(room)
        before, after, parted = (SendQueue(name) for name in ("Ann", "Bob", "Cid"))
        task.subscribe(before, "Ann")
        task.subscribe(parted, "Cid")
        task.unsubscribe(parted, "Cid")
        await task.stop(IsOpenedAgain())
        task.subscribe(after, "Bob")
        for each in (before, after):
            (frame,) = map(json.loads, await each.take_all())
            assert (frame["t"], frame["table"], frame["code"]) == ("gone", task.id, "lost")
        assert not len(parted)
        await room.close()

    run(session())
