"""The task of a table: commands run once, are stored, and are sent to permitted viewers."""

from __future__ import annotations

import asyncio
import json
from collections import Counter

import pytest

from riverboat.service.house_bots import HouseBots
from riverboat.service.publisher.send_queue import SendQueue, SlowConsumer
from riverboat.service.records.room_facts import from_json_lines, select_table_facts
from riverboat.store.memory_store import MemoryStore
from riverboat.table.money.session_ledger import build_ledger
from riverboat.table.state.table_reducer import replay
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from riverboat.words.refusals.joining import TableReopening
from tests.schedule import run_in
from tests.service.room_tables import (
    HOLDEM,
    TableClient,
    make_room,
    open_table,
    play_hand,
    play_hands,
    run,
    seat_players,
)

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
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, game)
        clients = await seat_players(task, "Ann", "Bob", "Cid")
        await asyncio.gather(*[play_hands(client, 12) for client in clients])
        await room.close()
        await room.store.open()
        records = await room.store.read(f"table/{task.id}")
        log = select_table_facts(from_json_lines([record.body for record in records]))
        table = replay(log)
        balances = await room.store.balances()
        assert sum(balances.values()) == 0
        assert balances[f"table:{task.id}"] == 600
        assert table.hand_count >= 12
        assert {
            account.player: account.brought for account in build_ledger(log).accounts.values()
        } == dict.fromkeys(("Ann", "Bob", "Cid"), 200)

    run(run_scenario())


def test_repeated_command_id_is_accepted_once() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        client = TableClient(task, "Ann")
        first_reply = await client.submit(w.Sit(1, 100), "once")
        second_reply = await client.submit(w.Sit(1, 100), "once")
        assert first_reply == second_reply
        assert isinstance(first_reply, Accepted)
        assert (await room.store.balances())[f"table:{task.id}"] == 100
        await room.close()

    run(run_scenario())


def test_command_for_earlier_turn_is_stale() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        clients = await seat_players(task, "Ann", "Bob")
        frame = await clients[0].wait_until(lambda frame: bool(frame["view"]["to_act"]))
        actor = clients[frame["view"]["to_act"][0] - 1]
        private_view = (await actor.wait_until(lambda frame: frame["mine"]["turn"] is not None))[
            "mine"
        ]
        assert isinstance(await actor.submit(w.Call()), Accepted)
        late_reply = await task.submit(actor.name, "late", w.Call(), 1, private_view["token"])
        assert isinstance(late_reply, Rejected)
        assert late_reply.code == "stale"
        await room.close()

    run(run_scenario())


def test_rejection_names_rule_and_legal_actions_and_stores_nothing() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        clients = await seat_players(task, "Ann", "Bob")
        frame = await clients[0].wait_until(lambda frame: bool(frame["view"]["to_act"]))
        actor = clients[frame["view"]["to_act"][0] - 1]
        stream_lengths_before = await room.store.stream_lengths()
        reply = await task.submit(actor.name, "x", w.RaiseTo(3))
        assert isinstance(reply, Rejected)
        assert reply.rule == "BET-10"
        assert "raise to 4-200" in reply.legal_actions
        other_player = next(client for client in clients if client is not actor)
        reply = await task.submit(other_player.name, "y", w.Fold())
        assert isinstance(reply, Rejected)
        assert (reply.code, reply.legal_actions) == ("out of turn", "")
        assert await room.store.stream_lengths() == stream_lengths_before
        await room.close()

    run(run_scenario())


def test_host_commands_are_refused_for_players() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        commands: list[w.AnyClientCommand] = [
            w.Pause(),
            w.ResumeTable(),
            w.Kick(1),
            w.Close(),
            w.AddBot(),
        ]
        commands += [w.Adjust(1, 5, "because"), w.CallOff("because"), w.Approve(1)]
        for index, command in enumerate(commands):
            reply = await task.submit("Bob", f"b{index}", command)
            assert isinstance(reply, Rejected)
            assert reply.code == "not the host", command
        await room.set_role(task.id, "Bob", "host")
        assert isinstance(await task.submit("Bob", "again", w.Pause()), Accepted)
        assert task.view().phase in ("paused", "idle")
        await room.close()

    run(run_scenario())


def test_reconnect_sends_each_missed_record_once() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        clients = await seat_players(task, "Ann", "Bob", "Cid")
        spectator = TableClient(task, "Dee")
        first_frame = await spectator.receive()
        spectator.disconnect()
        last_seq = spectator.last["seq"]
        await asyncio.gather(*[play_hands(client, 4) for client in clients])
        second_client = TableClient(task, "Dee", first_frame["epoch"], last_seq)
        update = await second_client.receive()
        assert update["t"] == "update"
        assert update["seq"] - update["count"] == last_seq
        assert len(update["facts"]) == update["count"]
        new_epoch_client = TableClient(task, "Dee", "another", last_seq)
        assert (await new_epoch_client.receive())["t"] == "snapshot"
        await room.close()

    run(run_scenario())


def test_reconnect_sends_missed_chat() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        clients = await seat_players(task, "Ann", "Bob")
        spectator = TableClient(task, "Dee")
        first_frame = await spectator.receive()
        task.send_chat("Ann", "hello")
        await asyncio.gather(*[play_hands(client, 1) for client in clients])
        await spectator.wait_until(lambda table: table["seq"] > first_frame["seq"])
        spectator.disconnect()
        last_seq = spectator.last["seq"]
        await asyncio.gather(*[play_hands(client, 2) for client in clients])
        task.send_chat("Bob", "where is Dee?")
        second_client = TableClient(task, "Dee", first_frame["epoch"], last_seq)
        await second_client.receive()
        assert [(frame["t"], frame.get("text")) for frame in second_client.messages] == [
            ("update", None),
            ("said", "where is Dee?"),
        ]
        await room.close()

    run(run_scenario())


def test_slow_consumer_is_closed_without_delaying_table() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        slow_queue = SendQueue("deaf", max_frames=5)
        task.subscribe(slow_queue, "deaf")
        clients = await seat_players(task, "Ann", "Bob")
        await asyncio.gather(*[play_hands(client, 5) for client in clients])
        with pytest.raises(SlowConsumer):
            await slow_queue.take_all()
        await room.close()

    run(run_scenario())


def test_send_queue_is_limited_by_bytes() -> None:
    async def run_scenario() -> None:
        idle_queue, read_queue = SendQueue("deaf"), SendQueue("reads")
        for _ in range(100):
            idle_queue.put(100_000 * b"a")
            read_queue.put(100_000 * b"a")
            assert len(await read_queue.take_all()) == 1
        with pytest.raises(SlowConsumer):
            await idle_queue.take_all()
        assert len(idle_queue) == 0

    run(run_scenario())


def test_bots_play_hands_alone() -> None:
    async def run_scenario() -> None:
        room, bots = make_room(), HouseBots(5)
        room.on_bot_seated = bots.seat
        task = await open_table(room, bot_pace=0.0)
        for bot_number in range(4):
            assert isinstance(await task.submit("Ann", f"bot{bot_number}", w.AddBot()), Accepted)
        spectator = TableClient(task, "Dee")
        frame = await spectator.wait_until(lambda frame: frame["view"]["hand"] >= 8)
        assert all(seat["bot"] for seat in frame["view"]["seats"])
        assert frame["mine"]["cards"] == []
        await bots.close()
        await room.close()

    run(run_scenario())


def test_every_hand_is_indexed() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        clients = await seat_players(task, "Ann", "Bob")
        await asyncio.gather(*[play_hands(client, 6) for client in clients])
        await room.close()
        await room.store.open()
        hand_rows = await room.store.list_hands(task.id)
        hand_numbers = [hand_row.hand for hand_row in hand_rows]
        assert hand_numbers == sorted(hand_numbers, reverse=True)
        assert set(range(1, 7)) <= set(hand_numbers)
        for hand_row in hand_rows:
            records = await room.store.read(
                f"table/{task.id}", hand_row.first_seq - 1, hand_row.last_seq
            )
            payload = json.loads(records[0].body)
            assert (payload["type"], payload["number"]) == ("HandBegan", hand_row.hand)

    run(run_scenario())


@pytest.mark.parametrize("policy", ["resume", "void"])
def test_interrupted_hand_is_resumed_or_voided(policy: str) -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room, restart=policy, grace=0)
        clients = await seat_players(task, "Ann", "Bob", "Cid")
        frame = await clients[0].wait_until(lambda frame: frame["view"]["phase"] == "playing")
        cards = clients[0].last["mine"]["cards"]
        hand_number = frame["view"]["hand"]
        for table_task in room.tables():
            await table_task.stop()  # as after a crash: the store stays as it is

        second_room = make_room(store, "another")
        await second_room.open()
        task = second_room.task(task.id)
        clients = [TableClient(task, name) for name in ("Ann", "Bob", "Cid")]
        if policy == "resume":
            frame = await clients[0].wait_until(lambda frame: bool(frame["view"]["to_act"]))
            assert frame["view"]["hand"] == hand_number
            assert frame["mine"]["cards"] == cards
        await asyncio.gather(*[play_hands(client, hand_number + 3) for client in clients])
        await second_room.close()
        await store.open()
        fact_counts = Counter(
            [json.loads(record.body)["type"] for record in await store.read(f"table/{task.id}")]
        )
        assert fact_counts["Restarted"] == 1
        assert fact_counts["HandCalledOff"] == (policy == "void")
        assert (await store.balances())[f"table:{task.id}"] == 600

    run(run_scenario())


def test_new_player_does_not_see_previous_players_cards() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, seconds_between_hands=30.0)
        clients = await seat_players(task, "Ann", "Bob", "Cid")
        assert isinstance(await clients[0].submit(w.Begin()), Accepted)
        await play_hand(clients)
        assert isinstance(await clients[1].submit(w.Leave()), Accepted)
        newcomer = TableClient(task, "Eve")
        snapshot = await newcomer.receive()
        assert isinstance(await newcomer.submit(w.Sit(2, 200)), Accepted)
        frame = await newcomer.receive()
        assert frame["mine"]["cards"] == []
        second_client = TableClient(task, "Eve", snapshot["epoch"], 0)
        facts = (await second_client.receive())["facts"]
        for fact in facts:
            if fact["type"] == "HoleCardsDealt":
                assert all(card == -1 for cards in fact["holdings"] for card in cards)
        await room.close()

    run(run_scenario())


def test_closed_table_cashes_out_all_players() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, seconds_between_hands=30.0)
        clients = await seat_players(task, "Ann", "Bob")
        assert isinstance(await clients[0].submit(w.Close()), Accepted)
        while room.tables():
            await asyncio.sleep(0)
        assert [row.id for row in await room.store.list_tables(closed=True)] == [task.id]
        balances = await room.store.balances()
        assert {name: chips for name, chips in balances.items() if chips} == {}
        await room.close()

    run(run_scenario())


def test_delay_applies_to_spectators() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, delay=1)
        spectator = TableClient(task, "Dee")
        clients = await seat_players(task, "Ann", "Bob")
        await clients[0].wait_until(lambda frame: frame["view"]["phase"] == "playing")
        assert isinstance(await clients[0].submit(w.Pause()), Accepted)
        frame = await spectator.receive()
        assert (frame["t"], frame["view"]["seats"]) == ("snapshot", []), "nothing had happened then"
        late_spectator = TableClient(task, "Eve")
        assert (await late_spectator.receive())["view"]["seats"] == []
        frame = await spectator.wait_until(lambda frame: frame["view"]["phase"] == "playing")
        assert frame["mine"]["chair"] == 0
        await room.close()

    run(run_scenario())


def test_buy_in_waits_for_host_approval() -> None:
    async def run_scenario() -> None:
        room = make_room()
        await room.store.open()
        task = await open_table(room, preset="home")
        rules_toml = 'preset = "home"\ngame = "no-limit hold\'em 1/2"\n[buy_in]\napproval = true\n'
        assert isinstance(await task.submit("Ann", "rules", w.ChangeRules(rules_toml)), Accepted)
        host, client = TableClient(task, "Ann"), TableClient(task, "Bob")
        assert isinstance(await client.submit(w.Sit(2, 200)), Accepted)
        frame = await host.wait_until(lambda frame: bool(frame["mine"]["requests"]))
        assert frame["mine"]["requests"] == [[2, "Bob", 200, "buy-in"]]
        assert isinstance(await host.submit(w.Approve(2)), Accepted)
        frame = await client.wait_until(lambda frame: frame["view"]["seats"][0]["stack"] == 200)
        assert frame["mine"]["requests"] == []
        await room.close()

    run(run_scenario())


def test_paused_table_refuses_actions_until_resumed() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        clients = await seat_players(task, "Ann", "Bob")
        await clients[0].wait_until(lambda frame: bool(frame["view"]["to_act"]))
        assert isinstance(await clients[0].submit(w.Pause(is_immediate=True)), Accepted)
        frame = await clients[0].wait_until(lambda frame: frame["view"]["phase"] == "paused")
        actor = clients[frame["view"]["to_act"][0] - 1]
        reply = await actor.submit(w.Fold())
        assert isinstance(reply, Rejected)
        assert reply.code == "paused"
        assert isinstance(await clients[0].submit(w.ResumeTable()), Accepted)
        await actor.wait_until(lambda frame: frame["mine"]["turn"] is not None)
        assert isinstance(await actor.submit(w.Fold()), Accepted)
        await room.close()

    run(run_scenario())


def test_subscribers_of_stopped_table_get_gone_message() -> None:
    """A subscriber without a gone message would wait forever for its first snapshot."""

    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        send_queue_before, send_queue_after, unsubscribed_queue = (
            SendQueue(name) for name in ("Ann", "Bob", "Cid")
        )
        task.subscribe(send_queue_before, "Ann")
        task.subscribe(unsubscribed_queue, "Cid")
        task.unsubscribe(unsubscribed_queue, "Cid")
        await task.stop(TableReopening())
        task.subscribe(send_queue_after, "Bob")
        for send_queue in (send_queue_before, send_queue_after):
            (frame,) = map(json.loads, await send_queue.take_all())
            assert (frame["t"], frame["table"], frame["code"]) == ("gone", task.id, "lost")
        assert not len(unsubscribed_queue)
        await room.close()

    run(run_scenario())
