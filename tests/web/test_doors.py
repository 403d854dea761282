"""Access to a table: entry, watching, links, passwords and settings changed by hosts."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.web.house import House, Visitor, house, run
from tests.web.playing import ask, open_table, play_hand, sit


async def change(host: Visitor, table: str, **settings: Any) -> dict[str, Any]:
    """Change settings and return the table sheet."""
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
            before = room.room.task(table).settings
            answer = await ann.patch(f"/api/tables/{table}/settings", auto=False, **wrong)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-body")
            assert room.room.task(table).settings == before

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
    accounts = room.site.store._data.accounts  # type: ignore[attr-defined]
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
            assert [seat.bot for seat in room.room.task(table).view().seats] == [False, True]
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next("snapshot"))["mine"]["chair"] == 2

    run(work)


# Links ------------------------------------------------------------------------------------------


def invitation(link: str) -> str:
    """Return the invitation token of a link."""
    return link.partition("?invite=")[2]


async def enters(who: Visitor, table: str, link: str) -> int:
    """Open a link and return the response status."""
    answer = await who.post(f"/api/tables/{table}/enter", invite=invitation(link))
    return answer.status_code


async def make_link(host: Visitor, table: str, **wishes: Any) -> dict[str, Any]:
    """Create a link."""
    answer = await host.post(f"/api/tables/{table}/links", **wishes)
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_a_link_for_one_person_lets_one_person_in() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob, cat = [await room.guest(name) for name in ("Ann", "Bob", "Cat")]
            table = await open_table(ann, private=True)
            made = await make_link(ann, table, once=True)
            [listed] = (await ann.get(f"/api/tables/{table}/links")).json()
            assert (listed["id"], listed["once"]) == (made["id"], True)
            assert await enters(bob, table, made["link"]) == 200
            assert await enters(cat, table, made["link"]) == 403
            assert await enters(bob, table, made["link"]) == 200  # already a member
            assert (await ann.get(f"/api/tables/{table}/links")).json() == []

    run(work)


def test_of_two_who_open_a_link_for_one_person_at_once_one_is_let_in() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, private=True)
            link = (await make_link(ann, table))["link"]
            guests = [await room.guest(f"Guest {k}") for k in "ABCD"]
            codes = await asyncio.gather(*(enters(each, table, link) for each in guests))
            assert sorted(codes) == [200, 403, 403, 403]

    run(work)


def test_a_link_for_an_hour_lets_everybody_in_for_an_hour() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob, cat, dan = [await room.guest(n) for n in ("Ann", "Bob", "Cat", "Dan")]
            table = await open_table(ann, private=True)
            made = await make_link(ann, table, once=False, good_for="hour")
            assert made["until"] == room.hours.now() + 3_600_000
            assert await enters(bob, table, made["link"]) == 200
            room.hours.pass_by(3599)
            assert await enters(cat, table, made["link"]) == 200
            room.hours.pass_by(1)
            assert await enters(dan, table, made["link"]) == 403
            assert (await ann.get(f"/api/tables/{table}/links")).json() == []

    run(work)


def test_a_link_is_ended_by_a_host_and_by_nobody_else() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob, cat = [await room.guest(name) for name in ("Ann", "Bob", "Cat")]
            table, other = [await open_table(ann, private=True) for _ in range(2)]
            made, stays = [await make_link(ann, table, once=False) for _ in range(2)]
            assert await enters(bob, table, stays["link"]) == 200
            path = f"/api/tables/{table}/links"
            for answer in (
                await bob.get(path),
                await bob.post(path),
                await bob.post(f"{path}/renew"),
                await bob.delete(f"{path}/{made['id']}"),
            ):
                assert answer.json()["code"] == "not-the-host"
            assert (await ann.delete(f"{path}/{made['id']}")).status_code == 200
            assert (await ann.delete(f"{path}/{made['id']}")).json()["code"] == "no-link"
            assert await enters(cat, table, made["link"]) == 403
            assert await enters(cat, other, stays["link"]) == 403
            assert await enters(cat, table, stays["link"]) == 200

    run(work)


def test_links_that_are_made_anew_leave_those_of_before_behind() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob, cat, dan = [await room.guest(n) for n in ("Ann", "Bob", "Cat", "Dan")]
            table = await open_table(ann, private=True)
            path = f"/api/tables/{table}"
            old = (await ann.get(path)).json()["invite"]
            hosts = room.site.tokens.host_invitation(table)
            own = (await make_link(ann, table))["link"]
            assert await enters(bob, table, old) == 200
            new = (await ann.post(f"{path}/links/renew")).json()["invite"]
            assert invitation(new) != invitation(old)
            for gone in (old, own, f"?invite={hosts}"):
                assert await enters(cat, table, gone) == 403
            assert await enters(dan, table, new) == 200
            assert (await bob.get(path)).json()["invite"] == new  # members keep access
            row = await room.site.store.table(table)
            assert row is not None
            assert msgspec.json.decode(row.settings)["links_made"] == 1

    run(work)


def test_what_opens_a_table_is_shown_to_its_hosts_alone() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, private=True)
            made = await make_link(ann, table, once=False)
            assert await enters(bob, table, made["link"]) == 200
            assert made["id"] not in (await bob.get(f"/api/tables/{table}")).text

    run(work)


def test_a_table_that_is_open_to_all_needs_no_links() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            answer = await ann.post(f"/api/tables/{table}/links")
            assert (answer.status_code, answer.json()["code"]) == (409, "open")

    run(work)


def test_a_table_has_only_so_many_links_for_one_person() -> None:
    async def work() -> None:
        async with house(requests=1000) as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, private=True)
            path = f"/api/tables/{table}/links"
            codes = [(await ann.post(path)).status_code for _ in range(51)]
            assert codes == [200] * 50 + [409]

    run(work)


@pytest.mark.parametrize("password", ["a", "12345"])
def test_a_short_password_of_a_table_is_refused(password: str) -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            path = f"/api/tables/{table}/settings"
            for answer in (
                await ann.patch(path, password=password),
                await ann.post("/api/tables", password=password),
            ):
                assert (answer.status_code, answer.json()["code"]) == (400, "short-password")
            assert room.room.task(table).settings.password == ""

    run(work)


def test_of_many_passwords_of_a_table_at_once_only_the_free_ones_are_looked_at() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, password="open sesame")
            path = f"/api/tables/{table}/enter"
            tries = [bob.post(path, password=f"guess {k}") for k in range(32)]
            codes = sorted(answer.status_code for answer in await asyncio.gather(*tries))
            assert codes == [403] * 4 + [429] * 28

    run(work)


# Bans -------------------------------------------------------------------------------------------


async def comes_back_as(table: str, bob: Visitor, names: list[str]) -> None:
    """Assert that a banned player stays out under each of these names."""
    for name in names:
        assert (await bob.post("/api/logout")).status_code == 200
        bob.csrf = ""
        await bob.come_in(name)
        sheet = (await bob.get(f"/api/tables/{table}")).json()
        assert not sheet["entered"], name
        assert sheet["out"]["by"] == "Ann"


def test_who_was_sent_away_stays_out_under_the_ninth_new_name_too() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await ask(ann, table, do="ban", player="Bob", until="good")
            await comes_back_as(table, bob, [f"Newcomer {k}" for k in "ABCDEFGHIJ"])

    run(work)


def test_an_account_that_was_sent_away_stays_out_as_a_guest_of_the_same_browser() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob, cat = await room.guest("Ann"), room.visitor(), await room.guest("Cat")
            await bob.register("Bob", "correct horse battery")
            table = await open_table(ann)
            await ask(ann, table, do="ban", player="Bob", until="good")
            await comes_back_as(table, bob, ["Newcomer"])
            assert (await cat.get(f"/api/tables/{table}")).json()["entered"]

    run(work)


def test_a_guest_who_was_sent_away_stays_out_with_a_new_account_of_the_same_browser() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob, cat = await room.guest("Ann"), await room.guest("Bob"), room.visitor()
            await cat.register("Cat", "correct horse battery")
            table = await open_table(ann)
            await ask(ann, table, do="ban", player="Bob", until="good")
            path = f"/api/tables/{table}"
            assert (await bob.post("/api/logout")).status_code == 200
            bob.csrf = ""
            await bob.register("Newcomer", "correct horse battery")
            assert (await bob.get(path)).json()["out"]["by"] == "Ann"
            assert (await bob.post("/api/logout")).status_code == 200
            bob.csrf = ""
            await bob.log_in("Cat", "correct horse battery")  # the family has one computer
            assert (await bob.get(path)).json()["entered"]

    run(work)
