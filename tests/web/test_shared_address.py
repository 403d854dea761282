"""Two players from one address: reported to hosts, refused, or allowed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.api_play import open_table, seat_players, submit_accepted
from tests.web.open_rooms import Visitor, open_test_room, run_async_test

FOUR_CHAIRS_TOML = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 4\n'


async def read_shared_address_pairs(visitor: Visitor, table: str) -> tuple[Any, str]:
    """Return the pairs reported to a viewer, and everything sent to that viewer."""
    async with visitor.socket() as socket:
        await socket.send(t="watch", table=table)
        body = await socket.next_of_kind("snapshot")
        return body["mine"]["together"], str(body)


def test_shared_address_is_reported_to_hosts_without_address() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann", "198.51.100.1")
            ben = await room.guest("Ben", "198.51.100.2")
            cid = await room.guest("Cid", "198.51.100.2")
            table = await open_table(ann, toml=FOUR_CHAIRS_TOML)
            await seat_players(table, ann, ben, cid)
            address_pairs, text = await read_shared_address_pairs(ann, table)
            assert address_pairs == [["Ben", "Cid"]]
            assert "198.51" not in text
            assert (await read_shared_address_pairs(ben, table))[0] == []
            records = await room.app_state.room.store.read(f"table/{table}")
            assert not any(b"198.51" in record.body for record in records)
            await submit_accepted(cid, table, do="leave")
            assert (await read_shared_address_pairs(ann, table))[0] == []

    run_async_test(run_scenario)


def test_host_sees_player_from_own_address() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann", "2001:db8:1:1::1")
            ben = await room.guest("Ben", "2001:db8:1:1::2")
            table = await open_table(ann, toml=FOUR_CHAIRS_TOML)
            await seat_players(table, ann)
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next_of_kind("snapshot"))["mine"]["together"] == []
                await submit_accepted(ben, table, do="sit", chair=2, chips=100)
                while not (
                    address_pairs := (await socket.next_of_kind("update"))["mine"]["together"]
                ):
                    pass
                assert address_pairs == [["Ann", "Ben"]]

    run_async_test(run_scenario)


@pytest.mark.parametrize("setting", ["allow", "warn", "refuse"])
def test_shared_address_policy_is_configurable(setting: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann", "198.51.100.1")
            ben = await room.guest("Ben", "198.51.100.2")
            cid = await room.guest("Cid", "198.51.100.2")
            table = await open_table(ann, toml=FOUR_CHAIRS_TOML)
            response = await ann.patch(f"/api/tables/{table}/settings", one_address=setting)
            assert response.status_code == 200, response.text
            await seat_players(table, ann, ben)
            response = await cid.submit(table, "a-chair", do="sit", chair=3, chips=100)
            if setting == "refuse":
                assert response.status_code == 409
                assert response.json()["code"] == "one address"
            else:
                assert response.status_code == 200
            expected_pairs = [["Ben", "Cid"]] if setting == "warn" else []
            assert (await read_shared_address_pairs(ann, table))[0] == expected_pairs

    run_async_test(run_scenario)


def test_loopback_is_ignored_and_proxy_address_is_used() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = [await room.guest(name, "127.0.0.1") for name in ("Ann", "Ben")]
            table = await open_table(ann, toml=FOUR_CHAIRS_TOML)
            await seat_players(table, ann, ben)
            assert (await read_shared_address_pairs(ann, table))[0] == []
            for name, chair in (("Cid", 3), ("Dee", 4)):
                proxied_visitor = room.visitor("127.0.0.1", x_forwarded_for="198.51.100.7")
                await proxied_visitor.join_as_guest(name)
                await submit_accepted(proxied_visitor, table, do="sit", chair=chair, chips=100)
            assert (await read_shared_address_pairs(ann, table))[0] == [["Cid", "Dee"]]

    run_async_test(run_scenario)
