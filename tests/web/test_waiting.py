"""The waiting list in the lobby, on the table page and over its socket."""

from __future__ import annotations

from typing import Any

from tests.web.house import Visitor, house, run
from tests.web.playing import ask, open_table, sit

TWO = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 2\n'


async def sheet(who: Visitor, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await who.get(f"/api/tables/{table}")).json()
    return found


async def line(who: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = (await who.get("/api/tables")).json()[0]
    return found


def test_the_lobby_says_that_a_table_is_full_and_how_many_wait() -> None:
    async def work() -> None:
        async with house() as room:
            ann, ben, cid = [await room.guest(name) for name in ("Ann", "Ben", "Cid")]
            table = await open_table(ann, toml=TWO)
            await sit(table, ann, ben)
            async with cid.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next("snapshot")
                await ask(cid, table, do="join-list")
                told = await socket.next("place")
                assert (told["place"], told["chair"]) == (1, 0)
                for who, place in ((cid, 1), (ann, 0)):
                    found = await line(who)
                    assert (found["free"], found["waiting"], found["place"]) == (0, 1, place)
                await ask(ben, table, do="leave")
                assert (await socket.next("place"))["chair"] == 2
                assert (await line(cid))["free"] == 1
                assert (await line(ben))["free"] == 0
                assert (await sheet(cid, table))["free"] == [2]
                assert (await sheet(ben, table))["free"] == []

    run(work)


def test_who_may_not_watch_waits_by_asking_again() -> None:
    async def work() -> None:
        async with house() as room:
            ann, ben, cid = [await room.guest(name) for name in ("Ann", "Ben", "Cid")]
            table = await open_table(ann, toml=TWO, spectators=False)
            await sit(table, ann, ben)
            await ask(cid, table, do="join-list")
            assert (await sheet(cid, table))["place"]["place"] == 1
            await ask(ben, table, do="leave")
            found = await sheet(cid, table)
            assert (found["place"]["chair"], found["free"]) == (2, [2])
            await ask(cid, table, do="sit", chair=2, chips=100)
            assert (await sheet(cid, table))["chair"] == 2

    run(work)


def test_a_bot_makes_room_where_the_host_has_not_settled_otherwise() -> None:
    async def work() -> None:
        async with house() as room:
            ann, cid = await room.guest("Ann"), await room.guest("Cid")
            table = await open_table(ann, toml=TWO, bots=1)
            await ask(ann, table, do="sit", chair=2, chips=100)
            assert (await line(cid))["makes_room"] == 1
            assert (await sheet(cid, table))["makes_room"] == [1]
            answer = await ann.patch(
                f"/api/tables/{table}/settings", bots_make_room=False, to_sit=90
            )
            assert answer.json()["settings"]["to_sit"] == 90
            wish = await cid.wish(table, "a-1", do="join-list", chair=1)
            assert (wish.status_code, wish.json()["code"]) == (409, "bots stay")
            assert (await sheet(cid, table))["makes_room"] == []

    run(work)


def test_a_setting_that_cannot_be_is_refused() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, toml=TWO)
            for wrong in ({"to_sit": 5}, {"bots_fill": 11}, {"bots_fill": -1}):
                answer = await ann.patch(f"/api/tables/{table}/settings", **wrong)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-body")

    run(work)
