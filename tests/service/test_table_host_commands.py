"""Host commands during a hand, removal of players, and the notices that follow."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from riverboat.service.history.stream_verifier import load_evidence, verify_stream
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import Memory, MemoryStore
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from riverboat.words.phrase_codes import decode_phrase
from tests.service.room_tables import (
    ROOM_KEY,
    TableClient,
    make_room,
    open_table,
    play_hand,
    run,
    seat_players,
)

LIMIT_RULES_TOML = 'game = "limit hold\'em 2/4"\n[buy_in]\nleast = 20\nmost = 1000\n'
APPROVAL_RULES_TOML = 'game = "no-limit hold\'em 1/2"\n[buy_in]\napproval = true\n'


async def seat_and_begin_hand(task: TableTask, *names: str) -> list[TableClient]:
    """Seat these players and begin a hand."""
    clients = await seat_players(task, *names)
    assert isinstance(await clients[0].submit(w.Begin()), Accepted)
    for client in clients:
        await client.wait_until(lambda frame: frame["view"]["street"])
    return clients


async def submit_deferred(client: TableClient, command: w.AnyClientCommand) -> None:
    reply = await client.submit(command)
    assert isinstance(reply, Accepted), reply
    assert reply.is_deferred


def list_received_facts(client: TableClient, fact_type: str) -> list[dict[str, Any]]:
    """Return the facts of a kind that a client received, in order."""
    return [
        fact
        for frame in client.messages
        if frame["t"] == "update"
        for fact in frame["facts"]
        if fact["type"] == fact_type
    ]


# After this hand --------------------------------------------------------------------------------


def test_deferred_host_commands_run_in_order_after_hand() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        await submit_deferred(ann, w.ChangeRules(LIMIT_RULES_TOML))
        await submit_deferred(ann, w.MovePlayer(2, 5))
        await submit_deferred(ann, w.Adjust(2, 40, "chips left at home"))
        pending_changes = (await bob.wait_until(lambda frame: len(frame["view"]["pending"]) == 3))[
            "view"
        ]["pending"]
        assert [(change["what"], change["by"], change["player"]) for change in pending_changes] == [
            ("rules", "Ann", ""), ("move-somebody", "Ann", "Bob"), ("adjust", "Ann", "Bob"),
        ]  # fmt: skip
        assert pending_changes[0]["text"] == "limit hold'em 2/4"
        assert (
            pending_changes[1]["to"],
            pending_changes[2]["chips"],
            pending_changes[2]["text"],
        ) == (
            5,
            40,
            "chips left at home",
        )
        assert task.view().game.name == "no-limit hold'em 1/2", "not in this hand"
        total_chips = sum(seat.stack + seat.bet for seat in task.view().seats)
        await play_hand([ann, bob])
        view = task.view()
        assert view.deferred_commands == ()
        assert view.game.name == "limit hold'em 2/4"
        assert task.chair_by_player == {"Ann": 1, "Bob": 5}
        assert sum(seat.stack for seat in view.seats) == total_chips + 40
        host_actions = list_received_facts(bob, "HostDid")
        assert [
            (host_action["by"], host_action["wish"]["do"], host_action["number"])
            for host_action in host_actions
        ] == [
            ("Ann", "rules", 1), ("Ann", "move-somebody", 2), ("Ann", "adjust", 3),
        ]  # fmt: skip
        report = verify_stream(await load_evidence(store, f"table/{task.id}", ROOM_KEY))
        assert report.is_clean, report.problems
        await room.close()

    run(run_scenario())


def test_any_host_can_withdraw_deferred_command() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        await room.set_role(task.id, "Cid", "host")
        ann, bob, cid = await seat_and_begin_hand(task, "Ann", "Bob", "Cid")
        await submit_deferred(ann, w.Close())
        await submit_deferred(ann, w.PlaceButton(2))
        reply = await bob.submit(w.WithdrawCommand(1))
        assert isinstance(reply, Rejected)
        assert reply.code == "not the host"
        assert isinstance(await cid.submit(w.WithdrawCommand(1)), Accepted)
        reply = await cid.submit(w.WithdrawCommand(1))
        assert isinstance(reply, Rejected)
        assert reply.code == "not waiting"
        assert [
            deferred_command.command_tag for deferred_command in task.view().deferred_commands
        ] == ["button"]
        await play_hand([ann, bob, cid])
        assert task.view().phase != "closed"
        await room.close()

    run(run_scenario())


def test_impossible_deferred_command_is_dropped_with_reason() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        await submit_deferred(ann, w.MovePlayer(2, 5))
        assert isinstance(await task.submit("Dee", "sit", w.Sit(5, 200)), Accepted)
        await play_hand([ann, bob])
        [dropped_command] = list_received_facts(bob, "WishDropped")
        assert (dropped_command["by"], dropped_command["code"], dropped_command["rule"]) == (
            "Ann",
            "taken",
            "SEAT-04",
        )
        assert dropped_command["why"].startswith("seat 5 is taken by Dee")
        assert task.view().deferred_commands == ()
        assert task.chair_by_player["Bob"] == 2
        [notice] = ann.last["mine"]["notices"]
        assert (notice["what"], notice["code"]) == ("dropped", "taken")
        phrase = decode_phrase(notice["said"])
        assert phrase == decode_phrase(json.decode(dropped_command["said"]))
        assert str(phrase) == notice["text"] == dropped_command["why"]
        assert bob.last["mine"]["notices"] == []
        await room.close()

    run(run_scenario())


def test_deferred_command_follows_player_not_chair() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        await submit_deferred(ann, w.MovePlayer(2, 5))
        await submit_deferred(ann, w.Adjust(2, 10, "for the taxi"))
        await play_hand([ann, bob])
        [returned_fact] = list_received_facts(ann, "ChipsReturned")
        assert (returned_fact["player"], returned_fact["chair"], returned_fact["chips"]) == (
            "Bob",
            5,
            10,
        )
        assert isinstance(await ann.submit(w.Begin()), Accepted)
        await submit_deferred(ann, w.Adjust(5, 10, "for the taxi"))
        assert isinstance(await bob.submit(w.Leave()), Accepted)
        await play_hand([ann, bob])
        assert list_received_facts(ann, "WishDropped")[-1]["code"] == "left"
        await room.close()

    run(run_scenario())


def test_deferred_commands_survive_restart() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        room = make_room(MemoryStore(memory))
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        await submit_deferred(ann, w.MovePlayer(2, 6))
        await submit_deferred(ann, w.ChangeRules(LIMIT_RULES_TOML))
        assert isinstance(await ann.submit(w.WithdrawCommand(2)), Accepted)
        await room.close()
        second_room = make_room(MemoryStore(memory))
        await second_room.open()
        task = second_room.task(task.id)
        ann, bob = TableClient(task, "Ann"), TableClient(task, "Bob")
        for client in (ann, bob):
            await client.receive()
        assert [client.command_tag for client in task.view().deferred_commands] == ["move-somebody"]
        await play_hand([ann, bob])
        assert task.chair_by_player["Bob"] == 6
        assert task.view().deferred_commands == ()
        assert task.view().game.name == "no-limit hold'em 1/2"
        await second_room.close()

    run(run_scenario())


def test_deferred_bomb_pot_applies_to_next_hand_only() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        await submit_deferred(ann, w.Begin(bomb_pot_ante=10))
        await play_hand([ann, bob])
        assert [deferred_command.chips for deferred_command in task.view().deferred_commands] == [
            10
        ]
        assert isinstance(await ann.submit(w.Begin()), Accepted)
        await play_hand([ann, bob])
        assert isinstance(await ann.submit(w.Begin()), Accepted)
        await bob.wait_until(lambda frame: frame["view"]["hand"] == 3)
        hand_starts = list_received_facts(bob, "HandBegan")
        assert [received_fact["bomb"] for received_fact in hand_starts] == [0, 10, 0]
        await room.close()

    run(run_scenario())


def test_deferred_game_choice_survives_restart() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        room = make_room(MemoryStore(memory))
        task = await open_table(room, "dealer's choice 1/2", starts_hands_automatically=False)
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        await submit_deferred(ann, w.ChooseGame("limit badugi"))
        assert [
            deferred_command.command_tag for deferred_command in task.view().deferred_commands
        ] == ["game"]
        await room.close()
        second_room = make_room(MemoryStore(memory))
        await second_room.open()
        task = second_room.task(task.id)
        assert [
            (deferred_command.command_tag, deferred_command.text)
            for deferred_command in task.view().deferred_commands
        ] == [("game", "limit badugi")]
        ann, bob = TableClient(task, "Ann"), TableClient(task, "Bob")
        for client in (ann, bob):
            await client.receive()
        await play_hand([ann, bob])
        assert task.view().deferred_commands == ()
        assert list_received_facts(bob, "HostDid")[0]["wish"] == {
            "do": "game",
            "name": "limit badugi",
        }
        await second_room.close()

    run(run_scenario())


def test_deferred_close_happens_after_hand() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        await submit_deferred(ann, w.Close())
        assert task.view().phase == "playing"
        await play_hand([ann, bob])
        assert task.view().phase == "closed"
        await room.close()

    run(run_scenario())


def test_invalid_host_command_is_refused_at_once() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, _ = await seat_and_begin_hand(task, "Ann", "Bob")
        for command in (
            w.ChangeRules("game = 'whist'"),
            w.ChooseGame("limit razz 2/4"),
            w.MovePlayer(2, 1),
            w.Begin(),
        ):
            assert isinstance(await ann.submit(command), Rejected), command
        assert task.view().deferred_commands == ()
        await room.close()

    run(run_scenario())


def test_deferred_command_of_former_host_is_dropped() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        await room.set_role(task.id, "Bob", "host")
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        await submit_deferred(bob, w.MovePlayer(1, 6))
        await room.set_role(task.id, "Bob", "", actor="Ann")
        await play_hand([ann, bob])
        assert task.chair_by_player["Ann"] == 1
        assert list_received_facts(ann, "WishDropped")[0]["code"] == "not the host"
        await room.close()

    run(run_scenario())


def test_pending_pause_is_visible_during_hand() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        assert isinstance(await ann.submit(w.Pause()), Accepted)
        view = (await bob.wait_until(lambda frame: frame["view"]["pause"]))["view"]
        assert (view["pause"], view["paused_by"], view["phase"]) == ("next", "Ann", "playing")
        assert isinstance(await ann.submit(w.ResumeTable()), Accepted)
        view = (await bob.wait_until(lambda frame: not frame["view"]["pause"]))["view"]
        assert (view["pause"], view["paused_by"]) == ("", "")
        await room.close()

    run(run_scenario())


# Notices ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command, expected_notice",
    [
        (w.MovePlayer(2, 5), {"what": "moved", "chair": 5}),
        (w.Adjust(2, -40, "counted twice"), {"what": "adjusted", "chips": -40}),
        (w.SitPlayerOut(2), {"what": "dealt-out"}),
        (w.Warn(2, "slow"), {"what": "warned", "text": "slow"}),
    ],
)
def test_host_notice_stays_until_read(command: Any, expected_notice: dict[str, Any]) -> None:
    async def run_scenario() -> None:
        memory = Memory()
        room = make_room(MemoryStore(memory))
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_players(task, "Ann", "Bob")
        assert isinstance(await ann.submit(command), Accepted)
        [notice] = (await bob.wait_until(lambda frame: frame["mine"]["notices"]))["mine"]["notices"]
        assert {**notice, **expected_notice, "by": "Ann"} == notice
        await ann.receive()
        assert ann.last["mine"]["notices"] == [], "it is nobody else's"
        await room.close()
        second_room = make_room(MemoryStore(memory))
        await second_room.open()
        bob = TableClient(second_room.task(task.id), "Bob")
        assert (await bob.receive())["mine"]["notices"] == [notice]
        assert isinstance(await bob.submit(w.MarkNoticesRead(notice["id"])), Accepted)
        await bob.wait_until(lambda frame: not frame["mine"]["notices"])
        await second_room.close()

    run(run_scenario())


def test_killed_hand_notice_has_reason() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        assert isinstance(await ann.submit(w.KillHand(2, "shown to a friend")), Accepted)
        [notice] = (await bob.wait_until(lambda frame: frame["mine"]["notices"]))["mine"]["notices"]
        assert (notice["what"], notice["text"]) == ("killed", "shown to a friend")
        await room.close()

    run(run_scenario())


def test_newcomer_cannot_get_button_during_hand() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, _ = await seat_and_begin_hand(task, "Ann", "Bob")
        cid = TableClient(task, "Cid")
        await cid.receive()
        assert isinstance(await cid.submit(w.Sit(3, 100)), Accepted)
        reply = await ann.submit(w.PlaceButton(3))
        assert isinstance(reply, Rejected)
        assert "can’t have the button" in reply.message
        accepted_reply = await ann.submit(w.PlaceButton(2))
        assert isinstance(accepted_reply, Accepted)
        assert accepted_reply.is_deferred
        await room.close()

    run(run_scenario())


def test_refused_buy_in_notice_names_host() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(
            room, "no-limit hold'em 1/2", "home", starts_hands_automatically=False
        )
        await room.change_settings(task.id, {"starts_hands_automatically": False})
        ann = TableClient(task, "Ann")
        await ann.receive()
        assert isinstance(await ann.submit(w.ChangeRules(APPROVAL_RULES_TOML)), Accepted)
        bob = TableClient(task, "Bob")
        await bob.receive()
        assert isinstance(await bob.submit(w.Sit(2, 100)), Accepted)
        await ann.wait_until(lambda frame: frame["mine"]["requests"])
        assert isinstance(await ann.submit(w.Approve(2, is_approved=False)), Accepted)
        [notice] = (await bob.wait_until(lambda frame: frame["mine"]["notices"]))["mine"]["notices"]
        assert (notice["what"], notice["by"]) == ("refused", "Ann")
        await room.close()

    run(run_scenario())


def test_bot_buy_in_needs_no_approval() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(
            room, "no-limit hold'em 1/2", "home", starts_hands_automatically=False
        )
        ann = TableClient(task, "Ann")
        await ann.receive()
        assert isinstance(await ann.submit(w.ChangeRules(APPROVAL_RULES_TOML)), Accepted)
        assert isinstance(await ann.submit(w.AddBot(2)), Accepted)
        [bot] = (await ann.wait_until(lambda frame: frame["view"]["seats"]))["view"]["seats"]
        assert bot["bot"]
        assert bot["stack"] > 0
        assert bot["asked"] == 0
        assert ann.last["mine"]["requests"] == []
        await room.close()

    run(run_scenario())


def test_host_buy_in_is_self_approved_and_public() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(
            room, "no-limit hold'em 1/2", "home", starts_hands_automatically=False
        )
        ann, bob = TableClient(task, "Ann"), TableClient(task, "Bob")
        for player in (ann, bob):
            await player.receive()
        assert isinstance(await ann.submit(w.ChangeRules(APPROVAL_RULES_TOML)), Accepted)
        assert isinstance(await ann.submit(w.Sit(1, 100)), Accepted)
        assert isinstance(await bob.submit(w.Sit(2, 100)), Accepted)
        frame = await bob.wait_until(lambda frame: len(frame["view"]["seats"]) == 2)
        stacks = {seat["player"]: (seat["stack"], seat["asked"]) for seat in frame["view"]["seats"]}
        assert stacks == {"Ann": (100, 0), "Bob": (0, 100)}
        [host_action] = [
            received_fact
            for received_fact in list_received_facts(bob, "HostDid")
            if received_fact["wish"]["do"] == "approve"
        ]
        assert host_action["by"] == host_action["player"] == "Ann"
        await room.close()

    run(run_scenario())


# Kicks and bans ---------------------------------------------------------------------------------


async def wait_for_gone(client: TableClient) -> dict[str, Any]:
    frame = client.last if client.messages else await client.receive()
    while frame["t"] != "gone":
        frame = await client.receive()
    return frame


def test_kicked_player_sees_host_and_reason_until_read() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        assert isinstance(await ann.submit(w.Kick(2, "it is late")), Accepted)
        assert task.chair_by_player["Bob"] == 2, "the hand is played to its end"
        await play_hand([ann, bob])
        await ann.wait_until(lambda frame: len(frame["view"]["seats"]) == 1)
        gone_message = await wait_for_gone(bob)
        assert [gone_message[key] for key in ("code", "by", "reason", "until")] == [
            "sent-away", "Ann", "it is late", 0,
        ]  # fmt: skip
        assert (await wait_for_gone(TableClient(task, "Bob")))["code"] == "sent-away", (
            "not read yet"
        )
        assert isinstance(await bob.submit(w.MarkNoticesRead(gone_message["notice"])), Accepted)
        assert (await TableClient(task, "Bob").receive())["t"] == "snapshot"
        assert isinstance(await bob.submit(w.Sit(2, 202)), Accepted)
        [removal_fact] = list_received_facts(ann, "SentAway")
        assert (removal_fact["player"], removal_fact["by"], removal_fact["reason"]) == (
            "Bob",
            "Ann",
            "it is late",
        )
        await room.close()

    run(run_scenario())


def test_ban_lasts_until_host_lifts_it() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        room = make_room(MemoryStore(memory))
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_players(task, "Ann", "Bob")
        assert isinstance(await ann.submit(w.Ban("Bob", "shouting", "hour")), Accepted)
        gone_message = await wait_for_gone(bob)
        assert (gone_message["code"], gone_message["by"], gone_message["reason"]) == (
            "banned",
            "Ann",
            "shouting",
        )
        assert 3_500_000 < gone_message["until"] - room.clock() <= 3_600_000
        frame = await ann.wait_until(lambda frame: frame["mine"]["barred"])
        assert [ban["player"] for ban in frame["mine"]["barred"]] == ["Bob"]
        assert task.chair_by_player == {"Ann": 1}
        await room.close()
        second_room = make_room(MemoryStore(memory))
        await second_room.open()
        task = second_room.task(task.id)
        assert (await wait_for_gone(TableClient(task, "bob")))["code"] == "banned", (
            "whatever the capitals"
        )
        guest = TableClient(task, "Bert")
        guest.outbox.previous_names = ("Bob",)
        assert (await wait_for_gone(guest))["code"] == "banned", (
            "under another name, in the same browser"
        )
        ann = TableClient(task, "Ann")
        await ann.receive()
        assert isinstance(await ann.submit(w.LiftBan("Bob")), Accepted)
        assert isinstance(await ann.submit(w.LiftBan("Bob")), Rejected)
        bob = TableClient(task, "Bob")
        assert (await bob.receive())["t"] == "snapshot"
        await second_room.close()

    run(run_scenario())


def test_table_ban_expires_after_its_term() -> None:
    async def run_scenario() -> None:
        now = [1_700_000_000_000]
        room = make_room()
        room.clock = lambda: now[0]
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_players(task, "Ann", "Bob")
        assert isinstance(await ann.submit(w.Ban("Bob", "", "hour")), Accepted)
        gone_message = await wait_for_gone(bob)
        assert gone_message["until"] == now[0] + 3_600_000
        now[0] += 3_600_000
        assert (await wait_for_gone(TableClient(task, "Bob")))["code"] == "sent-away"
        assert isinstance(await ann.submit(w.Ban("Dee", "", "good")), Accepted)
        now[0] += 10 * 365 * 86_400_000
        assert (await wait_for_gone(TableClient(task, "Dee")))["until"] == -1
        await room.close()

    run(run_scenario())


def test_hosts_cannot_be_removed_and_only_hosts_remove() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        await room.set_role(task.id, "Bob", "host")
        ann, bob, cid = await seat_players(task, "Ann", "Bob", "Cid")
        for client, command in (
            (bob, w.Kick(1)), (bob, w.Ban("Ann")), (ann, w.Ban("Bob")), (ann, w.Ban("Ann")),
            (cid, w.Ban("Dee")), (cid, w.LiftBan("Dee")),
        ):  # fmt: skip
            reply = await client.submit(command)
            assert isinstance(reply, Rejected), command
            assert reply.code in ("hosts too", "not banned", "not the host")
        assert len(task.chair_by_player) == 3
        await room.close()

    run(run_scenario())


def test_quiet_setting_mutes_chat_during_all_in() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(
            room, starts_hands_automatically=False, quiet=True, about="Fridays\nat Ann's"
        )
        ann, bob = await seat_and_begin_hand(task, "Ann", "Bob")
        task.send_chat("Ann", "good luck")
        actor = next(client for client in (ann, bob) if client.last["mine"]["turn"])
        assert isinstance(await actor.submit(w.AllIn()), Accepted)
        await bob.wait_until(lambda frame: frame["view"]["quiet"])
        task.send_chat("Ann", "they have nothing")
        await play_hand([ann, bob])
        task.send_chat("Ann", "well played")
        await bob.wait_until(lambda frame: not frame["view"]["quiet"])
        while len(bob.outbox):
            await bob.receive()
        chat_texts = [frame["text"] for frame in bob.messages if frame["t"] == "said"]
        assert chat_texts == ["good luck", "well played"]
        assert task.view().description == "Fridays\nat Ann's"
        await room.close()

    run(run_scenario())
