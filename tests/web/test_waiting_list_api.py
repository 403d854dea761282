"""The waiting list in the lobby, on the table page and over its socket."""

from __future__ import annotations

from typing import Any

from tests.web.api_play import open_table, seat_players, submit_accepted
from tests.web.open_rooms import Visitor, open_test_room, run_async_test

TWO_CHAIRS_TOML = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 2\n'


async def get_table_sheet(visitor: Visitor, table: str) -> dict[str, Any]:
    body: dict[str, Any] = (await visitor.get(f"/api/tables/{table}")).json()
    return body


async def get_lobby_line(visitor: Visitor) -> dict[str, Any]:
    body: dict[str, Any] = (await visitor.get("/api/tables")).json()[0]
    return body


def test_lobby_shows_full_table_and_waiting_count() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben, cid = [await room.guest(name) for name in ("Ann", "Ben", "Cid")]
            table = await open_table(ann, toml=TWO_CHAIRS_TOML)
            await seat_players(table, ann, ben)
            async with cid.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next_of_kind("snapshot")
                await submit_accepted(cid, table, do="join-list")
                body = await socket.next_of_kind("place")
                assert (body["place"], body["chair"]) == (1, 0)
                for visitor, position in ((cid, 1), (ann, 0)):
                    lobby_entry = await get_lobby_line(visitor)
                    assert (
                        lobby_entry["free"],
                        lobby_entry["waiting"],
                        lobby_entry["place"],
                    ) == (0, 1, position)
                await submit_accepted(ben, table, do="leave")
                assert (await socket.next_of_kind("place"))["chair"] == 2
                assert (await get_lobby_line(cid))["free"] == 1
                assert (await get_lobby_line(ben))["free"] == 0
                assert (await get_table_sheet(cid, table))["free"] == [2]
                assert (await get_table_sheet(ben, table))["free"] == []

    run_async_test(run_scenario)


def test_player_without_spectator_access_polls_position() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben, cid = [await room.guest(name) for name in ("Ann", "Ben", "Cid")]
            table = await open_table(ann, toml=TWO_CHAIRS_TOML, spectators=False)
            await seat_players(table, ann, ben)
            await submit_accepted(cid, table, do="join-list")
            assert (await get_table_sheet(cid, table))["place"]["place"] == 1
            await submit_accepted(ben, table, do="leave")
            table_body = await get_table_sheet(cid, table)
            assert (table_body["place"]["chair"], table_body["free"]) == (2, [2])
            await submit_accepted(cid, table, do="sit", chair=2, chips=100)
            assert (await get_table_sheet(cid, table))["chair"] == 2

    run_async_test(run_scenario)


def test_bot_makes_room_unless_disabled() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, cid = await room.guest("Ann"), await room.guest("Cid")
            table = await open_table(ann, toml=TWO_CHAIRS_TOML, bots=1)
            await submit_accepted(ann, table, do="sit", chair=2, chips=100)
            assert (await get_lobby_line(cid))["makes_room"] == 1
            assert (await get_table_sheet(cid, table))["makes_room"] == [1]
            answer = await ann.patch(
                f"/api/tables/{table}/settings", bots_make_room=False, to_sit=90
            )
            assert answer.json()["settings"]["to_sit"] == 90
            response = await cid.submit(table, "a-1", do="join-list", chair=1)
            assert (response.status_code, response.json()["code"]) == (409, "bots stay")
            assert (await get_table_sheet(cid, table))["makes_room"] == []

    run_async_test(run_scenario)


def test_invalid_waiting_list_setting_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, toml=TWO_CHAIRS_TOML)
            for invalid_settings in ({"to_sit": 5}, {"bots_fill": 11}, {"bots_fill": -1}):
                response = await ann.patch(f"/api/tables/{table}/settings", **invalid_settings)
                assert (response.status_code, response.json()["code"]) == (400, "bad-body")

    run_async_test(run_scenario)
