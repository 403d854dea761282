"""Changes to an open table: settings, access and seats."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from riverboat.service.house_bots import HouseBots
from riverboat.service.publisher.send_queue import SendQueue
from riverboat.store.memory_store import MemoryStore
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.service.room_tables import (
    TableClient,
    make_room,
    open_table,
    play_hand,
    run,
    seat_players,
)

# Chairs -----------------------------------------------------------------------------------------


def test_host_moves_player_between_hands() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_players(task, "Ann", "Bob")
        assert isinstance(await ann.submit(w.MovePlayer(2, 5)), Accepted)
        assert task.chair_by_player == {"Ann": 1, "Bob": 5}
        reply = await ann.submit(w.MovePlayer(5, 1))
        assert isinstance(reply, Rejected)
        assert (reply.code, reply.rule) == ("taken", "SEAT-04")
        assert reply.message.startswith("seat 1 is taken by Ann")
        assert isinstance(await ann.submit(w.MovePlayer(3, 4)), Rejected)
        reply = await bob.submit(w.MovePlayer(1, 4))
        assert isinstance(reply, Rejected)
        assert reply.code == "not the host"
        assert isinstance(await ann.submit(w.Begin()), Accepted)
        deferred_reply = await ann.submit(w.MovePlayer(5, 2))
        assert isinstance(deferred_reply, Accepted)
        assert deferred_reply.is_deferred
        assert task.chair_by_player["Bob"] == 5, "it is the hand that Bob is in"
        await play_hand([ann, bob])
        assert task.chair_by_player["Bob"] == 2
        await room.close()

    run(run_scenario())


# Settings ---------------------------------------------------------------------------------------


def test_setting_change_is_stored_and_broadcast() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room, starts_hands_automatically=False)
        _, bob = await seat_players(task, "Ann", "Bob")
        await bob.wait_until(lambda frame: len(frame["view"]["seats"]) == 2)
        seq_before = bob.last["seq"]
        await room.change_settings(task.id, {"chat": False, "delay": 7, "grace": 33})
        frame = await bob.wait_until(lambda frame: not frame["view"]["chat"])
        assert (frame["view"]["delay"], frame["view"]["spectators"]) == (7, True)
        assert (frame["seq"], frame["count"]) == (seq_before, 0), (
            "nothing has happened at the table"
        )
        await room.close()
        second_room = make_room(store)
        await second_room.open()
        settings = second_room.task(task.id).settings
        assert not settings.chat
        assert (settings.delay, settings.grace) == (7, 33)
        assert not settings.starts_hands_automatically
        await second_room.close()

    run(run_scenario())


def test_concurrent_setting_changes_are_all_applied() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        changes: list[dict[str, Any]] = [
            {"chat": False},
            {"delay": 3},
            {"seconds_between_hands": 9.0},
        ]
        await asyncio.gather(*[room.change_settings(task.id, change) for change in changes])
        table_settings = task.settings
        assert (
            table_settings.chat,
            table_settings.delay,
            table_settings.seconds_between_hands,
        ) == (
            False,
            3,
            9.0,
        )
        await room.close()

    run(run_scenario())


def test_auto_setting_starts_and_stops_automatic_hands() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_players(task, "Ann", "Bob")
        assert task.view().next_hand_at == 0
        await room.change_settings(task.id, {"starts_hands_automatically": True})
        await ann.wait_until(lambda frame: frame["view"]["hand"] == 1)
        await room.change_settings(task.id, {"starts_hands_automatically": False})
        await play_hand([ann, bob])
        assert (task.view().phase, task.view().next_hand_at) == ("between", 0)
        await room.close()

    run(run_scenario())


def test_disabled_chat_drops_messages() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        [ann] = await seat_players(task, "Ann")
        task.send_chat("Ann", "good evening")
        await room.change_settings(task.id, {"chat": False})
        task.send_chat("Ann", "is anybody there?")
        await ann.wait_until(lambda frame: not frame["view"]["chat"])
        assert [frame["text"] for frame in ann.messages if frame["t"] == "said"] == ["good evening"]
        await room.close()

    run(run_scenario())


def test_bot_pace_change_applies_at_once() -> None:
    async def run_scenario() -> None:
        room, bots = make_room(), HouseBots(5)
        room.on_bot_seated = bots.seat
        task = await open_table(room, bot_pace=10.0, starts_hands_automatically=False)
        for bot_number in range(2):
            assert isinstance(await task.submit("Ann", f"bot{bot_number}", w.AddBot()), Accepted)
        await room.change_settings(task.id, {"bot_pace": 0.0, "starts_hands_automatically": True})
        spectator = TableClient(task, "Dee")
        await spectator.wait_until(lambda frame: frame["view"]["hand"] >= 4)
        await bots.close()
        await room.close()

    run(run_scenario())


# Access -----------------------------------------------------------------------------------------


async def wait_for_gone(client: TableClient) -> tuple[str, bool]:
    """Return the reason of the gone message, and whether the queue is still subscribed."""
    frame = client.last if client.messages else await client.receive()
    while frame["t"] != "gone":
        frame = await client.receive()
    return frame["code"], client.task.is_subscribed(client.outbox)


@pytest.mark.parametrize(
    "change, code",
    [
        ({"spectators": False}, "no-spectators"),
        ({"private": True}, "private"),
        ({"password": "$argon2id$"}, "private"),
    ],
)
def test_access_change_disconnects_unauthorised_spectators_only(
    change: dict[str, Any], code: str
) -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        await room.set_role(task.id, "Fay", "player")
        players = await seat_players(task, "Ann", "Bob")
        dee, anonymous, fay = (
            TableClient(task, "Dee"),
            TableClient(task, ""),
            TableClient(task, "Fay"),
        )
        admin = TableClient(task, "Gus")
        admin.outbox.is_admin = True
        for client in (dee, anonymous, fay, admin):
            await client.receive()
        await room.change_settings(task.id, change)
        assert await wait_for_gone(dee) == await wait_for_gone(anonymous) == (code, False)
        for client in (*players, fay, admin):
            assert task.is_subscribed(client.outbox)
        second_client = TableClient(task, "Dee")
        assert (await second_client.receive())["code"] == code
        await room.change_settings(task.id, {"spectators": True, "private": False, "password": ""})
        second_client = TableClient(task, "Dee")
        assert (await second_client.receive())["t"] == "snapshot"
        await room.close()

    run(run_scenario())


def test_leaving_player_is_disconnected_where_spectators_are_banned() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False, spectators=False)
        eve = TableClient(task, "Eve")
        assert await wait_for_gone(eve) == ("no-spectators", False)
        assert isinstance(await eve.submit(w.Sit(3, 200)), Accepted)
        second_client = TableClient(task, "Eve")
        assert (await second_client.receive())["mine"]["chair"] == 3
        assert isinstance(await second_client.submit(w.Leave()), Accepted)
        assert await wait_for_gone(second_client) == ("no-spectators", False)
        await room.close()

    run(run_scenario())


def test_revoked_role_takes_effect_at_once() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, private=True)
        await room.set_role(task.id, "Bob", "host")
        bob = TableClient(task, "Bob")
        assert (await bob.receive())["mine"]["role"] == "host"
        assert isinstance(await bob.submit(w.Pause()), Accepted)
        await room.set_role(task.id, "Bob", "player")
        frame = await bob.wait_until(lambda frame: frame["mine"]["role"] != "host")
        assert frame["mine"]["role"] == "spectator"
        reply = await bob.submit(w.ResumeTable())
        assert isinstance(reply, Rejected)
        assert reply.code == "not the host"
        await room.set_role(task.id, "Bob", "")
        assert await wait_for_gone(bob) == ("private", False)
        await room.close()

    run(run_scenario())


def test_seated_player_keeps_access_until_kicked() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        _, bob = await seat_players(task, "Ann", "Bob")
        await room.change_settings(task.id, {"private": True})
        await room.set_role(task.id, "Bob", "")
        assert task.is_subscribed(bob.outbox)
        assert isinstance(await task.submit("Ann", "kick", w.Kick(2)), Accepted)
        assert await wait_for_gone(bob) == ("sent-away", False)
        assert isinstance(await bob.submit(w.MarkNoticesRead(bob.last["notice"])), Accepted)
        assert (await TableClient(task, "Bob").receive())["code"] == "private"
        await room.close()

    run(run_scenario())


# Programs ---------------------------------------------------------------------------------------


def test_program_badge_lasts_while_player_is_seated() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room, starts_hands_automatically=False)
        await seat_players(task, "Ann")

        def list_badges() -> dict[str, bool]:
            return {seat.player: seat.is_program for seat in task.view().seats}

        sit_reply = await task.submit("Bob", "sit", w.Sit(2, 200), is_program=True)
        assert isinstance(sit_reply, Accepted)
        assert list_badges() == {"Ann": False, "Bob": True}
        assert task.bots == frozenset(), "they are none of the room's own"
        for table in room.tables():
            await table.stop()
        second_room = make_room(store, "another")
        await second_room.open()
        task = second_room.task(task.id)
        assert list_badges() == {"Ann": False, "Bob": True}
        assert isinstance(await task.submit("Bob", "leave", w.Leave()), Accepted)
        assert isinstance(await task.submit("Bob", "back", w.Sit(2, 200)), Accepted)
        assert list_badges() == {"Ann": False, "Bob": False}
        await second_room.close()

    run(run_scenario())


def test_disconnected_queue_can_resubscribe() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        outbox = SendQueue("Dee")
        task.subscribe(outbox, "Dee")
        await outbox.take_all()
        await room.change_settings(task.id, {"spectators": False})
        await outbox.take_all()
        await room.set_role(task.id, "Dee", "player")
        task.subscribe(outbox, "Dee")
        await outbox.take_all()
        assert task.is_subscribed(outbox)
        await room.close()

    run(run_scenario())
