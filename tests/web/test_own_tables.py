"""A player's own open tables, and names and chips of house bots."""

from __future__ import annotations

from typing import Any

from riverboat.service.state.house_bot_names import _NAMES, display_name, pick_bot_name
from tests.web.house import Visitor, house, run
from tests.web.playing import ask, open_table, sit
from tests.web.test_events import RULES, order
from tests.web.test_events import made as make_event
from tests.web.test_live import SEATS, begun


async def own(who: Visitor) -> list[dict[str, Any]]:
    answer = await who.get("/api/me/tables")
    assert answer.status_code == 200, answer.text
    return list(answer.json())


def test_a_player_is_told_where_they_sit_and_what_they_host() -> None:
    async def work() -> None:
        async with house() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            hosted, other = await open_table(ann, bots=2), await open_table(ben, private=True)
            await sit(other, ben)
            await ask(ann, hosted, do="sit", chair=9, chips=100)
            assert await own(room.visitor()) == []
            [line] = await own(ben)
            assert line == {
                "id": other,
                "name": "Ben's table",
                "game": "no-limit hold'em 1/2",
                "chair": 1,
                "is_host": True,
                "event": "",
                "people": 0,
            }
            [line] = await own(ann)
            assert (line["id"], line["chair"], line["people"]) == (hosted, 9, 0)

    run(work)


def test_who_may_open_no_more_tables_is_told_which_are_open_and_closes_one() -> None:
    async def work() -> None:
        async with house(tables_each=2) as room:
            ann = await room.guest("Ann")
            tables = [await open_table(ann) for _ in range(2)]
            refused = await ann.post("/api/tables", between=60)
            assert (refused.status_code, refused.json()["code"]) == (409, "too-many")
            listed = await own(ann)
            assert [each["id"] for each in listed] == tables
            assert all(each["is_host"] for each in listed)
            await ask(ann, listed[0]["id"], do="close")
            assert [each["id"] for each in await own(ann)] == tables[1:]
            await open_table(ann)

    run(work)


def test_a_bot_never_has_the_name_of_a_person_in_the_room() -> None:
    people = [*_NAMES[1:4], *[name.upper() for name in _NAMES[4:]]]
    assert {pick_bot_name(set(), people) for _ in range(200)} == {f"{_NAMES[0]} (bot)"}
    assert display_name(pick_bot_name({"Ann"}, _NAMES), _NAMES).endswith(" (bot)") is False

    async def work() -> None:
        async with house() as room:
            # One is the host, one sits elsewhere, one has only a connection.
            ann, ben = await room.guest(_NAMES[0]), await room.guest(_NAMES[1].lower())
            cid = await room.guest(_NAMES[2])
            await sit(await open_table(ben), ben)
            async with cid.socket():
                names = set()
                for _ in range(12):
                    table = await open_table(ann, bots=8)
                    seats = room.room.task(table).view().seats
                    names |= {seat.called.casefold() for seat in seats}
                    await ask(ann, table, do="close")
            assert len(names) > 20
            assert not names & {name.casefold() for name in _NAMES[:3]}

    run(work)


def test_a_bot_beside_a_person_of_its_name_keeps_its_whole_name() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, bots=1)
            [bot] = room.room.task(table).view().seats
            assert bot.player == f"{bot.called} (bot)"
            late = await room.guest(bot.called)
            await ask(late, table, do="sit", chair=9, chips=100)
            seats = room.room.task(table).view().seats
            assert [(seat.player, seat.called) for seat in seats] == [
                (bot.player, bot.player),
                (bot.called, bot.called),
            ]

    run(work)


def test_bots_settle_up_as_one_party() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, bots=2)
            await ask(ann, table, do="sit", chair=9, chips=100)
            for chair, chips in ((1, 7), (2, -3), (9, 5)):
                await ask(ann, table, do="adjust", chair=chair, chips=chips, reason="counted")
            told = (await ann.get(f"/api/tables/{table}/ledger")).json()
            assert [line["bot"] for line in told["players"]] == [True, True, False]
            assert sum(line["due"] for line in told["players"]) == 9
            paid = {(each["from"], each["to"], each["chips"]) for each in told["transfers"]}
            assert paid == {("the house", "Ann", 5), ("the house", "the bots", 4)}

    run(work)


def test_who_may_host_no_more_events_is_told_which_are_open_and_calls_one_off() -> None:
    async def work() -> None:
        async with house(events_each=2) as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            own_events = [await make_event(ann) for _ in range(2)]
            refused = await ann.post("/api/events", rules=RULES)
            assert (refused.status_code, refused.json()["code"]) == (409, "too-many")
            await make_event(ben)
            listed = (await ann.get("/api/events")).json()
            hosted = [each["id"] for each in listed if each["host"] == "Ann"]
            assert sorted(hosted) == sorted(own_events)
            assert (await order(ann, hosted[0], "cancel", why="full")).status_code == 200
            await make_event(ann)

    run(work)


def test_who_may_keep_no_more_live_games_closes_one() -> None:
    async def work() -> None:
        async with house(live_each=2) as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            games = [await begun(ann) for _ in range(2)]
            refused = await ann.post("/api/live", seats=SEATS)
            assert (refused.status_code, refused.json()["code"]) == (409, "too-many")
            listed = (await ann.get("/api/live")).json()
            assert {each["id"]: each["closed"] for each in listed} == dict.fromkeys(games, False)
            path = f"/api/live/{games[0]}"
            assert (await ben.patch(f"{path}/settings", closed=True)).status_code == 403
            assert (await ann.patch(f"{path}/settings", closed=True)).status_code == 200
            await begun(ann)
            # The closed game is readable, and accepts no entries until it is reopened.
            version = (await ann.get(path)).json()["version"]
            entry = {"version": version, "entry": {"do": "next"}}
            answer = await ann.post(f"{path}/entries", **entry)
            assert (answer.status_code, answer.json()["code"]) == (409, "closed")
            opened = await ann.patch(f"{path}/settings", closed=False)
            assert (opened.status_code, opened.json()["code"]) == (409, "too-many")
            assert (
                await ann.patch(f"/api/live/{games[1]}/settings", closed=True)
            ).status_code == 200
            assert (await ann.patch(f"{path}/settings", closed=False)).status_code == 200
            assert (await ann.post(f"{path}/entries", **entry)).status_code == 200

    run(work)
