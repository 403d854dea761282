"""Two players from one address: reported to hosts, refused, or allowed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.house import Visitor, house, run
from tests.web.playing import ask, open_table, sit

FOUR = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 4\n'


async def together(who: Visitor, table: str) -> tuple[Any, str]:
    """Return the pairs reported to a viewer, and everything sent to that viewer."""
    async with who.socket() as socket:
        await socket.send(t="watch", table=table)
        told = await socket.next("snapshot")
        return told["mine"]["together"], str(told)


def test_only_hosts_are_told_and_no_address_is_shown() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann", "198.51.100.1")
            ben = await room.guest("Ben", "198.51.100.2")
            cid = await room.guest("Cid", "198.51.100.2")
            table = await open_table(ann, toml=FOUR)
            await sit(table, ann, ben, cid)
            told, text = await together(ann, table)
            assert told == [["Ben", "Cid"]]
            assert "198.51" not in text
            assert (await together(ben, table))[0] == []
            records = await room.site.room.store.read(f"table/{table}")
            assert not any(b"198.51" in record.body for record in records)
            await ask(cid, table, do="leave")
            assert (await together(ann, table))[0] == []

    run(work)


def test_a_host_who_comes_from_a_players_address_hears_it_when_that_player_sits_down() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann", "2001:db8:1:1::1")
            ben = await room.guest("Ben", "2001:db8:1:1::2")
            table = await open_table(ann, toml=FOUR)
            await sit(table, ann)
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next("snapshot"))["mine"]["together"] == []
                await ask(ben, table, do="sit", chair=2, chips=100)
                while not (told := (await socket.next("update"))["mine"]["together"]):
                    pass
                assert told == [["Ann", "Ben"]]

    run(work)


@pytest.mark.parametrize("how", ["allow", "warn", "refuse"])
def test_a_host_decides_what_becomes_of_it(how: str) -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann", "198.51.100.1")
            ben = await room.guest("Ben", "198.51.100.2")
            cid = await room.guest("Cid", "198.51.100.2")
            table = await open_table(ann, toml=FOUR)
            answer = await ann.patch(f"/api/tables/{table}/settings", one_address=how)
            assert answer.status_code == 200, answer.text
            await sit(table, ann, ben)
            answer = await cid.wish(table, "a-chair", do="sit", chair=3, chips=100)
            if how == "refuse":
                assert answer.status_code == 409
                assert answer.json()["code"] == "one address"
            else:
                assert answer.status_code == 200
            told = [["Ben", "Cid"]] if how == "warn" else []
            assert (await together(ann, table))[0] == told

    run(work)


def test_this_computer_is_nobodys_address_and_a_proxy_tells_theirs() -> None:
    async def work() -> None:
        async with house() as room:
            ann, ben = [await room.guest(name, "127.0.0.1") for name in ("Ann", "Ben")]
            table = await open_table(ann, toml=FOUR)
            await sit(table, ann, ben)
            assert (await together(ann, table))[0] == []
            for name, chair in (("Cid", 3), ("Dee", 4)):
                proxied = room.visitor("127.0.0.1", x_forwarded_for="198.51.100.7")
                await proxied.come_in(name)
                await ask(proxied, table, do="sit", chair=chair, chips=100)
            assert (await together(ann, table))[0] == [["Cid", "Dee"]]

    run(work)
