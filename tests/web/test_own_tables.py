"""A player's own open tables, and names and chips of house bots."""

from __future__ import annotations

from typing import Any

from riverboat.service.state.house_bot_names import _BOT_NAMES, display_name, pick_bot_name
from tests.web.api_play import open_table, seat_players, submit_accepted
from tests.web.open_rooms import Visitor, open_test_room, run_async_test
from tests.web.test_events import RULES, submit_order
from tests.web.test_events import create_event as make_event
from tests.web.test_live_game_api import SEATS, begin_game


async def list_own_tables(visitor: Visitor) -> list[dict[str, Any]]:
    response = await visitor.get("/api/me/tables")
    assert response.status_code == 200, response.text
    return list(response.json())


def test_own_tables_list_seats_and_hosted_tables() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            hosted_table, other_table = (
                await open_table(ann, bots=2),
                await open_table(ben, private=True),
            )
            await seat_players(other_table, ben)
            await submit_accepted(ann, hosted_table, do="sit", chair=9, chips=100)
            assert await list_own_tables(room.visitor()) == []
            [table_entry] = await list_own_tables(ben)
            assert table_entry == {
                "id": other_table,
                "name": "Ben's table",
                "game": "no-limit hold'em 1/2",
                "chair": 1,
                "is_host": True,
                "event": "",
                "people": 0,
                "in_hand": False,
            }
            [table_entry] = await list_own_tables(ann)
            assert (table_entry["id"], table_entry["chair"], table_entry["people"]) == (
                hosted_table,
                9,
                0,
            )

    run_async_test(run_scenario)


def test_table_limit_allows_new_table_after_close() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_tables_per_host=2) as room:
            ann = await room.guest("Ann")
            tables = [await open_table(ann) for _ in range(2)]
            response = await ann.post("/api/tables", between=60)
            assert (response.status_code, response.json()["code"]) == (409, "too-many")
            table_entries = await list_own_tables(ann)
            assert [table_entry["id"] for table_entry in table_entries] == tables
            assert all(table_entry["is_host"] for table_entry in table_entries)
            await submit_accepted(ann, table_entries[0]["id"], do="close")
            assert [table["id"] for table in await list_own_tables(ann)] == tables[1:]
            await open_table(ann)

    run_async_test(run_scenario)


def test_bot_names_avoid_names_in_room() -> None:
    taken_names = [*_BOT_NAMES[1:4], *[name.upper() for name in _BOT_NAMES[4:]]]
    assert {pick_bot_name(set(), taken_names) for _ in range(200)} == {f"{_BOT_NAMES[0]} (bot)"}
    assert display_name(pick_bot_name({"Ann"}, _BOT_NAMES), _BOT_NAMES).endswith(" (bot)") is False

    async def run_scenario() -> None:
        async with open_test_room() as room:
            # One is the host, one sits elsewhere, one has only a connection.
            ann, ben = await room.guest(_BOT_NAMES[0]), await room.guest(_BOT_NAMES[1].lower())
            cid = await room.guest(_BOT_NAMES[2])
            await seat_players(await open_table(ben), ben)
            async with cid.socket():
                bot_names = set()
                for _ in range(12):
                    table = await open_table(ann, bots=8)
                    seats = room.room.task(table).view().seats
                    bot_names |= {seat.display_name.casefold() for seat in seats}
                    await submit_accepted(ann, table, do="close")
            assert len(bot_names) > 20
            assert not bot_names & {name.casefold() for name in _BOT_NAMES[:3]}

    run_async_test(run_scenario)


def test_bot_with_players_name_shows_full_name() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, bots=1)
            [bot] = room.room.task(table).view().seats
            assert bot.player == f"{bot.display_name} (bot)"
            late_guest = await room.guest(bot.display_name)
            await submit_accepted(late_guest, table, do="sit", chair=9, chips=100)
            seats = room.room.task(table).view().seats
            assert [(seat.player, seat.display_name) for seat in seats] == [
                (bot.player, bot.player),
                (bot.display_name, bot.display_name),
            ]

    run_async_test(run_scenario)


def test_bots_settle_up_as_one_account() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, bots=2)
            await submit_accepted(ann, table, do="sit", chair=9, chips=100)
            for chair, chips in ((1, 7), (2, -3), (9, 5)):
                await submit_accepted(
                    ann, table, do="adjust", chair=chair, chips=chips, reason="counted"
                )
            body = (await ann.get(f"/api/tables/{table}/ledger")).json()
            assert [line["bot"] for line in body["players"]] == [True, True, False]
            assert sum(line["due"] for line in body["players"]) == 9
            transfers_by_payer = {
                (transfer["from"], transfer["to"], transfer["chips"])
                for transfer in body["transfers"]
            }
            assert transfers_by_payer == {("the house", "Ann", 5), ("the house", "the bots", 4)}

    run_async_test(run_scenario)


def test_event_limit_allows_new_event_after_cancel() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_events_per_host=2) as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            own_events = [await make_event(ann) for _ in range(2)]
            response = await ann.post("/api/events", rules=RULES)
            assert (response.status_code, response.json()["code"]) == (409, "too-many")
            await make_event(ben)
            event_entries = (await ann.get("/api/events")).json()
            hosted_event_ids = [
                event_entry["id"] for event_entry in event_entries if event_entry["host"] == "Ann"
            ]
            assert sorted(hosted_event_ids) == sorted(own_events)
            assert (
                await submit_order(ann, hosted_event_ids[0], "cancel", why="full")
            ).status_code == 200
            await make_event(ann)

    run_async_test(run_scenario)


def test_live_game_limit_allows_new_game_after_close() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_live_games_per_player=2) as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            games = [await begin_game(ann) for _ in range(2)]
            response = await ann.post("/api/live", seats=SEATS)
            assert (response.status_code, response.json()["code"]) == (409, "too-many")
            live_entries = (await ann.get("/api/live")).json()
            assert {
                live_entry["id"]: live_entry["closed"] for live_entry in live_entries
            } == dict.fromkeys(games, False)
            path = f"/api/live/{games[0]}"
            assert (await ben.patch(f"{path}/settings", closed=True)).status_code == 403
            assert (await ann.patch(f"{path}/settings", closed=True)).status_code == 200
            await begin_game(ann)
            # The closed game is readable, and accepts no entries until it is reopened.
            version = (await ann.get(path)).json()["version"]
            live_entry = {"version": version, "entry": {"do": "next"}}
            answer = await ann.post(f"{path}/entries", **live_entry)
            assert (answer.status_code, answer.json()["code"]) == (409, "closed")
            reopen_response = await ann.patch(f"{path}/settings", closed=False)
            assert (reopen_response.status_code, reopen_response.json()["code"]) == (
                409,
                "too-many",
            )
            assert (
                await ann.patch(f"/api/live/{games[1]}/settings", closed=True)
            ).status_code == 200
            assert (await ann.patch(f"{path}/settings", closed=False)).status_code == 200
            assert (await ann.post(f"{path}/entries", **live_entry)).status_code == 200

    run_async_test(run_scenario)
