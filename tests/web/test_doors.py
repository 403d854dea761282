"""The door of a table: who may come in and watch, and what its hosts change while it is open."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from tests.web.house import House, Visitor, house, run
from tests.web.playing import ask, open_table, play_hand, sit


async def change(host: Visitor, table: str, **settings: Any) -> dict[str, Any]:
    """Change settings, and return the sheet of the table."""
    answer = await host.patch(f"/api/tables/{table}/settings", **settings)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


# Settings ---------------------------------------------------------------------------------------


def test_only_what_is_named_is_changed() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            before = (await ann.get(f"/api/tables/{table}")).json()
            sheet = await change(ann, table, chat=False, delay=20, restart="void", bot_pace=0)
            assert sheet["settings"] == {
                **before["settings"],
                "chat": False,
                "delay": 20,
                "restart": "void",
                "bot_pace": 0.0,
            }
            assert await change(ann, table) == sheet
            assert (await ann.get(f"/api/tables/{table}")).json() == sheet

    run(work)


@pytest.mark.parametrize(
    "wrong",
    [
        {"delay": -1},
        {"delay": 601},
        {"between": 61},
        {"restart": "perhaps"},
        {"grace": None},
        {"host": "Bob"},
        {"chat": "no"},
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(wrong: dict[str, Any]) -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            before = room.room.keeper(table).settings
            answer = await ann.patch(f"/api/tables/{table}/settings", auto=False, **wrong)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-body")
            assert room.room.keeper(table).settings == before

    run(work)


def test_only_a_host_changes_settings_and_only_while_the_table_is_open() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            path = f"/api/tables/{table}/settings"
            assert (await bob.patch(path, chat=False)).json()["code"] == "not-the-host"
            assert (await room.visitor().patch(path, chat=False)).status_code == 401
            await ask(ann, table, do="close")
            while (await ann.get("/api/tables")).json():
                await asyncio.sleep(0)
            assert (await ann.patch(path, chat=False)).json()["code"] == "closed"

    run(work)


def test_a_password_is_set_and_taken_away() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next("snapshot")
                sheet = await change(ann, table, password="open sesame")
                assert sheet["settings"]["password"] == ""
                assert "invite=" in sheet["invite"]
                assert (await socket.next("gone"))["code"] == "private"
                await socket.send(t="say", table=table, text="let me in")
                assert (await socket.next("trouble"))["code"] == "not-here"
                path = f"/api/tables/{table}"
                assert (await bob.get(path)).json()["need_password"]
                assert (await bob.post(f"{path}/enter", password="open sesame")).status_code == 200
                await socket.send(t="watch", table=table)
                await socket.next("snapshot")
                await change(ann, table, password="")
                assert (await room.visitor().get(path)).json()["entered"]

    run(work)


def test_who_speaks_where_the_chat_is_off_is_told_so() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next("snapshot")
                await change(ann, table, chat=False)
                assert not (await socket.next("update"))["view"]["chat"]
                await socket.send(t="say", table=table, text="hello?")
                assert (await socket.next("trouble"))["code"] == "no-chat"
                await socket.send(t="react", table=table, kind="wow")
                assert (await socket.next("trouble"))["code"] == "no-chat"

    run(work)


# Watching ---------------------------------------------------------------------------------------


def test_where_nobody_watches_a_newcomer_takes_a_chair_first_and_watches_then() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, spectators=False)
            await sit(table, ann)
            sheet = (await bob.get(f"/api/tables/{table}")).json()
            assert (sheet["entered"], sheet["may_watch"]) == (True, False)
            assert sheet["free"] == [2, 3, 4, 5, 6, 7, 8, 9]
            assert sheet["bring"] == [40, 200]
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next("gone"))["code"] == "no-spectators"
                wish = {"do": "sit", "chair": sheet["free"][0], "chips": 200}
                await socket.send(t="wish", cmd="c1", table=table, wish=wish)
                await socket.next("granted")
                assert (await bob.get(f"/api/tables/{table}")).json()["may_watch"]
                await socket.send(t="watch", table=table)
                assert (await socket.next("snapshot"))["mine"]["chair"] == 2

    run(work)


def test_who_may_not_see_a_table_is_not_told_which_chairs_are_free() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, private=True)
            sheet = (await bob.get(f"/api/tables/{table}")).json()
            assert (sheet["free"], sheet["bring"], sheet["may_watch"]) == ([], [0, 0], False)

    run(work)


def test_an_administrator_watches_every_table() -> None:
    async def work() -> None:
        async with house() as room:
            ann, gus = await room.guest("Ann"), await room.guest("Gus")
            await _make_admin(room, "Gus")
            table = await open_table(ann)
            async with gus.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next("snapshot")
                await change(ann, table, private=True, spectators=False)
                assert (await socket.next("update", "gone"))["t"] == "update"

    run(work)


async def _make_admin(room: House, name: str) -> None:
    accounts = room.site.store._kept.accounts  # type: ignore[attr-defined]
    accounts[name.casefold()] = replace(accounts[name.casefold()], admin=True)


# Roles ------------------------------------------------------------------------------------------


def test_who_is_let_in_no_more_is_told_no_more_and_asks_for_nothing() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, private=True)
            roles = f"/api/tables/{table}/roles"
            await ann.post(roles, name="Bob", role="host")
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next("snapshot"))["mine"]["role"] == "host"
                await ann.post(roles, name="Bob", role="player")
                assert (await socket.next("update"))["mine"]["role"] == "spectator"
                await socket.send(t="wish", cmd="c1", table=table, wish={"do": "pause"})
                assert (await socket.next("refused"))["code"] == "not the host"
                await ann.post(roles, name="Bob", role="")
                assert (await socket.next("gone"))["code"] == "private"
                await socket.send(t="wish", cmd="c2", table=table, wish={"do": "sit", "chair": 2})
                assert (await socket.next("refused"))["code"] == "private"
            assert (await bob.get(f"/api/tables/{table}/rules")).status_code == 403

    run(work)


def test_a_player_goes_on_playing_whoever_may_come_in() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await change(ann, table, private=True, spectators=False)
            assert await play_hand(room, table, ann, ann, bob) == 1
            assert (await bob.get(f"/api/tables/{table}/hands/1")).status_code == 200
            await ask(bob, table, do="leave")
            assert (await bob.get(f"/api/tables/{table}/hands/1")).status_code == 403

    run(work)


# Programs ---------------------------------------------------------------------------------------


def test_who_plays_by_a_key_that_says_so_is_shown_as_a_program() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            key = (await bob.post("/api/keys", bot=True)).json()["key"]
            program = room.visitor(authorization=f"Bearer {key}")
            await sit(table, ann, program)
            assert [seat.bot for seat in room.room.keeper(table).view().seats] == [False, True]
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next("snapshot"))["mine"]["chair"] == 2

    run(work)
