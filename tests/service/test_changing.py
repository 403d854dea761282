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
from tests.service.tables import Eyes, opened, over, room_of, run, seated

# Chairs -----------------------------------------------------------------------------------------


def test_a_host_gives_a_player_another_chair_between_hands() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        ann, bob = await seated(task, "Ann", "Bob")
        assert isinstance(await ann.ask(w.MovePlayer(2, 5)), Accepted)
        assert task.chair_by_player == {"Ann": 1, "Bob": 5}
        refused = await ann.ask(w.MovePlayer(5, 1))
        assert isinstance(refused, Rejected)
        assert (refused.code, refused.rule) == ("taken", "SEAT-04")
        assert refused.why.startswith("Ann sits in chair 1")
        assert isinstance(await ann.ask(w.MovePlayer(3, 4)), Rejected)
        refused = await bob.ask(w.MovePlayer(1, 4))
        assert isinstance(refused, Rejected)
        assert refused.code == "not the host"
        assert isinstance(await ann.ask(w.Begin()), Accepted)
        waits = await ann.ask(w.MovePlayer(5, 2))
        assert isinstance(waits, Accepted)
        assert waits.later
        assert task.chair_by_player["Bob"] == 5, "it is the hand that Bob is in"
        await over([ann, bob])
        assert task.chair_by_player["Bob"] == 2
        await room.close()

    run(session())


# Settings ---------------------------------------------------------------------------------------


def test_a_change_is_stored_and_all_see_it_at_once() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        task = await opened(room, auto=False)
        _, bob = await seated(task, "Ann", "Bob")
        await bob.until(lambda last: len(last["view"]["seats"]) == 2)
        before = bob.last["seq"]
        await room.change_settings(task.id, {"chat": False, "delay": 7, "grace": 33})
        seen = await bob.until(lambda last: not last["view"]["chat"])
        assert (seen["view"]["delay"], seen["view"]["spectators"]) == (7, True)
        assert (seen["seq"], seen["count"]) == (before, 0), "nothing has happened at the table"
        await room.close()
        again = room_of(store)
        await again.open()
        settings = again.task(task.id).settings
        assert (settings.chat, settings.delay, settings.grace, settings.auto) == (
            False, 7, 33, False,
        )  # fmt: skip
        await again.close()

    run(session())


def test_two_changes_at_once_are_both_made() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        changes: list[dict[str, Any]] = [{"chat": False}, {"delay": 3}, {"between": 9.0}]
        await asyncio.gather(*[room.change_settings(task.id, each) for each in changes])
        found = task.settings
        assert (found.chat, found.delay, found.between) == (False, 3, 9.0)
        await room.close()

    run(session())


def test_hands_begin_by_themselves_as_soon_as_the_host_says_so_and_not_any_more() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        ann, bob = await seated(task, "Ann", "Bob")
        assert task.view().next_at == 0
        await room.change_settings(task.id, {"auto": True})
        await ann.until(lambda last: last["view"]["hand"] == 1)
        await room.change_settings(task.id, {"auto": False})
        await over([ann, bob])
        assert (task.view().phase, task.view().next_at) == ("between", 0)
        await room.close()

    run(session())


def test_nobody_is_heard_where_the_chat_is_off() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        [ann] = await seated(task, "Ann")
        task.send_chat("Ann", "good evening")
        await room.change_settings(task.id, {"chat": False})
        task.send_chat("Ann", "is anybody there?")
        await ann.until(lambda last: not last["view"]["chat"])
        assert [each["text"] for each in ann.heard if each["t"] == "said"] == ["good evening"]
        await room.close()

    run(session())


def test_bots_think_as_long_as_the_host_says_now() -> None:
    async def session() -> None:
        room, bots = room_of(), HouseBots(5)
        room.on_bot_seated = bots.seat
        task = await opened(room, bot_pace=10.0, auto=False)
        for k in range(2):
            assert isinstance(await task.submit("Ann", f"bot{k}", w.AddBot()), Accepted)
        await room.change_settings(task.id, {"bot_pace": 0.0, "auto": True})
        rail = Eyes(task, "Dee")
        await rail.until(lambda last: last["view"]["hand"] >= 4)
        await bots.close()
        await room.close()

    run(session())


# Access -----------------------------------------------------------------------------------------


async def gone(eyes: Eyes) -> tuple[str, bool]:
    """Return the reason of the gone message, and whether the queue is still subscribed."""
    seen = eyes.last if eyes.heard else await eyes.hear()
    while seen["t"] != "gone":
        seen = await eyes.hear()
    return seen["code"], eyes.task.is_subscribed(eyes.outbox)


@pytest.mark.parametrize(
    "change, code",
    [
        ({"spectators": False}, "no-spectators"),
        ({"private": True}, "private"),
        ({"password": "$argon2id$"}, "private"),
    ],
)
def test_who_may_not_watch_any_more_is_sent_away_and_who_belongs_there_is_not(
    change: dict[str, Any], code: str
) -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
        await room.set_role(task.id, "Fay", "player")
        players = await seated(task, "Ann", "Bob")
        dee, nobody, fay = Eyes(task, "Dee"), Eyes(task, ""), Eyes(task, "Fay")
        admin = Eyes(task, "Gus")
        admin.outbox.is_admin = True
        for each in (dee, nobody, fay, admin):
            await each.hear()
        await room.change_settings(task.id, change)
        assert await gone(dee) == await gone(nobody) == (code, False)
        for each in (*players, fay, admin):
            assert task.is_subscribed(each.outbox)
        again = Eyes(task, "Dee")
        assert (await again.hear())["code"] == code
        await room.change_settings(task.id, {"spectators": True, "private": False, "password": ""})
        again = Eyes(task, "Dee")
        assert (await again.hear())["t"] == "snapshot"
        await room.close()

    run(session())


def test_who_gets_up_where_nobody_watches_is_told_no_more() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False, spectators=False)
        eve = Eyes(task, "Eve")
        assert await gone(eve) == ("no-spectators", False)
        assert isinstance(await eve.ask(w.Sit(3, 200)), Accepted)
        again = Eyes(task, "Eve")
        assert (await again.hear())["mine"]["chair"] == 3
        assert isinstance(await again.ask(w.Leave()), Accepted)
        assert await gone(again) == ("no-spectators", False)
        await room.close()

    run(session())


def test_a_role_that_is_taken_away_is_gone_at_once() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, private=True)
        await room.set_role(task.id, "Bob", "host")
        bob = Eyes(task, "Bob")
        assert (await bob.hear())["mine"]["role"] == "host"
        assert isinstance(await bob.ask(w.Pause()), Accepted)
        await room.set_role(task.id, "Bob", "player")
        seen = await bob.until(lambda last: last["mine"]["role"] != "host")
        assert seen["mine"]["role"] == "spectator"
        refused = await bob.ask(w.ResumeTable())
        assert isinstance(refused, Rejected)
        assert refused.code == "not the host"
        await room.set_role(task.id, "Bob", "")
        assert await gone(bob) == ("private", False)
        await room.close()

    run(session())


def test_nobody_is_sent_away_from_his_own_chips() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        _, bob = await seated(task, "Ann", "Bob")
        await room.change_settings(task.id, {"private": True})
        await room.set_role(task.id, "Bob", "")
        assert task.is_subscribed(bob.outbox)
        assert isinstance(await task.submit("Ann", "kick", w.Kick(2)), Accepted)
        assert await gone(bob) == ("sent-away", False)
        assert isinstance(await bob.ask(w.MarkNoticesRead(bob.last["notice"])), Accepted)
        assert (await Eyes(task, "Bob").hear())["code"] == "private"
        await room.close()

    run(session())


# Programs ---------------------------------------------------------------------------------------


def test_who_plays_by_a_program_is_shown_as_one_as_long_as_he_sits_there() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        task = await opened(room, auto=False)
        await seated(task, "Ann")

        def badges() -> dict[str, bool]:
            return {seat.player: seat.bot for seat in task.view().seats}

        sat = await task.submit("Bob", "sit", w.Sit(2, 200), is_program=True)
        assert isinstance(sat, Accepted)
        assert badges() == {"Ann": False, "Bob": True}
        assert task.bots == frozenset(), "they are none of the room's own"
        for each in room.tables():
            await each.stop()
        again = room_of(store, "another")
        await again.open()
        task = again.task(task.id)
        assert badges() == {"Ann": False, "Bob": True}
        assert isinstance(await task.submit("Bob", "leave", w.Leave()), Accepted)
        assert isinstance(await task.submit("Bob", "back", w.Sit(2, 200)), Accepted)
        assert badges() == {"Ann": False, "Bob": False}
        await again.close()

    run(session())


def test_a_connection_that_was_told_no_more_may_come_again() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room)
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

    run(session())
