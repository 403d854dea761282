"""Seasons over HTTP: evenings, standings that a spreadsheet confirms, players and files."""

from __future__ import annotations

import csv
import io
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from riverboat.service.room_check import verify_room
from riverboat.store import backup, open_store, restore
from riverboat.web.account_deletion import has_played_or_hosted
from tests.web.open_rooms import SEALING_KEY, OpenTestRoom, Visitor, open_test_room, run_async_test
from tests.web.test_events import create_event, join_guests, submit_order

PHYSICAL_EVENT = {"tables": "felt", "seating": {"seats": 9}}
PLAYER_NAMES = (
    "Ada",
    "Ben",
    "Cyril",
    "Dana",
    "Emil",
    "Fero",
    "Gita",
    "Hugo",
    "Iva",
    "Jan",
    "Kim",
    "Lea",
)
POINTS_TABLE = [25, 18, 15, 12, 10, 8]


async def create_season(host: Visitor, **rules: Any) -> str:
    response = await host.post("/api/seasons", rules={"name": "Winter", **rules})
    assert response.status_code == 200, response.text
    return str(response.json()["id"])


async def add_places(
    host: Visitor, season: str, name: str, finishing_order: list[str], day: int
) -> Any:
    """Add an evening whose players finished in this order."""
    places = [{"player": player, "place": place} for place, player in enumerate(finishing_order, 1)]
    path = f"/api/seasons/{season}/evenings"
    return await host.post(path, name=name, played_at=day * 86_400_000 + 1, places=places)


async def play_event(
    room: OpenTestRoom, host: Visitor, name: str, finishing_order: list[str]
) -> str:
    """Play a tournament at a physical table; the last of *finishing_order* goes out first."""
    event = await create_event(host, {**PHYSICAL_EVENT, "name": name})
    for player in finishing_order:
        assert (await submit_order(host, event, "enter", player=player)).status_code == 200
    assert (await submit_order(host, event, "start")).status_code == 200
    for player in reversed(finishing_order[1:]):
        elimination_response = await submit_order(
            host, event, "bust", player=player, by=[finishing_order[0]]
        )
        assert elimination_response.status_code == 200, elimination_response.text
    room.clock.advance(86_400)
    return event


def parse_csv_rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def sum_best_results(place_rows: list[dict[str, str]], counted_results: int) -> dict[str, float]:
    """Return totals from the places alone, as a spreadsheet would: LARGE and SUM by player."""
    points_by_player = defaultdict(list)
    for place_row in place_rows:
        place = int(place_row["place"])
        points_by_player[place_row["player"]].append(
            (POINTS_TABLE[place - 1] if place <= len(POINTS_TABLE) else 0) + 1
        )
    return {
        player: sum(sorted(player_points)[-counted_results:])
        for player, player_points in points_by_player.items()
    }


def test_twelve_evenings_give_the_points_of_a_spreadsheet() -> None:
    """Three evenings are events of the room, nine are entered; the best 8 of 12 count."""
    rng = random.Random(12)
    finishing_orders = [rng.sample(PLAYER_NAMES, rng.randint(6, 9)) for _ in range(12)]

    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            season = await create_season(
                ann, formula="table", table=POINTS_TABLE, taking_part=1, best=8
            )
            for number, finishing_order in enumerate(finishing_orders):
                if number >= 9:
                    event = await play_event(room, ann, f"Evening {number + 1}", finishing_order)
                    evening_response = await ann.post(
                        f"/api/seasons/{season}/evenings", event=event
                    )
                else:
                    evening_response = await add_places(
                        ann, season, f"Evening {number + 1}", finishing_order, number + 1
                    )
                assert evening_response.status_code == 200, evening_response.text
            places = parse_csv_rows((await ann.get(f"/api/seasons/{season}/places.csv")).text)
            assert len(places) == sum(map(len, finishing_orders))
            for number, finishing_order in enumerate(finishing_orders, 1):
                evening_rows = [row for row in places if row["evening"] == str(number)]
                assert [row["player"] for row in evening_rows] == finishing_order
            expected_points = sum_best_results(places, counted_results=8)
            standings = parse_csv_rows((await ann.get(f"/api/seasons/{season}/standings.csv")).text)
            assert {row["player"]: float(row["points"]) for row in standings} == expected_points
            details = (await ann.get(f"/api/seasons/{season}")).json()
            assert {row["player"]: row["points"] for row in details["rows"]} == expected_points
            counted_scores = [
                sum(score["counts"] for score in row["scores"]) for row in details["rows"]
            ]
            assert counted_scores == [min(8, row["events"]) for row in details["rows"]]
            assert max(row["events"] for row in details["rows"]) > 8, "some results do not count"
            rank_keys = sorted((-row["points"], -row["wins"]) for row in details["rows"])
            assert [(-row["points"], -row["wins"]) for row in details["rows"]] == rank_keys

    run_async_test(run_scenario)


def test_bounties_and_rebuys_count_and_follow_a_renamed_player() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            season = await create_season(ann, formula="linear", bounty=2, rebuy=-1)
            place_rows = [
                {"player": "Ada", "place": 1, "bounties": 1.5},
                {"player": "Ben", "place": 2, "bounties": 3, "rebuys": 2},
            ]
            path = f"/api/seasons/{season}"
            await ann.post(f"{path}/evenings", name="One", played_at=1, places=place_rows)
            await ann.post(f"{path}/rename", player="Ben", name="Benno")
            rows = (await ann.get(path)).json()["rows"]
            assert {row["player"]: row["points"] for row in rows} == {"Ada": 5.0, "Benno": 5.0}
            [_, ben_row] = parse_csv_rows((await ann.get(f"{path}/places.csv")).text)
            assert (ben_row["player"], ben_row["bounties"], ben_row["rebuys"]) == (
                "Benno",
                "3.0",
                "2",
            )

    run_async_test(run_scenario)


def test_equal_players_share_a_place() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            season = await create_season(ann, formula="linear")
            await add_places(ann, season, "One", ["Ada", "Ben", "Dana"], 1)
            await add_places(ann, season, "Two", ["Ben", "Ada", "Dana"], 2)
            details = (await ann.get(f"/api/seasons/{season}")).json()
            standings = [(row["place"], row["player"], row["points"]) for row in details["rows"]]
            assert standings == [(1, "Ada", 5.0), (1, "Ben", 5.0), (3, "Dana", 2.0)]
            [season_entry] = (await ann.get("/api/seasons")).json()
            assert (season_entry["leader"], season_entry["evenings"], season_entry["players"]) == (
                "",
                2,
                3,
            )

    run_async_test(run_scenario)


def test_only_the_host_changes_a_season_and_changed_rules_count_for_all_evenings() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            season = await create_season(ann, formula="linear")
            await add_places(ann, season, "One", ["Ada", "Ben", "Dana"], 1)
            places_response = await add_places(bob, season, "Two", ["Ada", "Ben"], 2)
            assert (places_response.status_code, places_response.json()["code"]) == (
                403,
                "not the host",
            )
            assert not (await bob.get(f"/api/seasons/{season}")).json()["may_manage"]
            rules = {"name": "Winter 2", "formula": "table", "table": [7, 3]}
            response = await ann.patch(f"/api/seasons/{season}", rules=rules, private=True)
            assert response.status_code == 200, response.text
            assert [row["points"] for row in response.json()["rows"]] == [7.0, 3.0, 0.0]
            assert [season["name"] for season in (await ann.get("/api/seasons")).json()] == [
                "Winter 2"
            ]
            assert (await bob.get("/api/seasons")).json() == []
            [evening] = response.json()["evenings"]
            refused_response = await ann.delete(f"/api/seasons/{season}/evenings/{evening['id']}")
            assert refused_response.json()["evenings"] == refused_response.json()["rows"] == []
            second_response = await ann.delete(f"/api/seasons/{season}/evenings/{evening['id']}")
            assert (second_response.status_code, second_response.json()["code"]) == (
                404,
                "no evening",
            )

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "fields, code",
    [
        ({"places": [{"player": "Ada", "place": 1}] * 2}, "twice"),
        ({"places": [{"player": "Ada", "place": 2}]}, "bad place"),
        (
            {"places": [{"player": "Ada", "place": 1}, {"player": "B", "place": 1}], "entries": 1},
            "bad entries",
        ),
        ({"places": [{"player": "\u3164", "place": 1}]}, "bad-name"),
        ({"event": "deadbeef"}, "no event"),
    ],
)
def test_impossible_evenings_are_refused(fields: dict[str, Any], code: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            season = await create_season(ann)
            response = await ann.post(f"/api/seasons/{season}/evenings", name="One", **fields)
            assert response.status_code in (400, 404)
            assert response.json()["code"] == code
            assert (await ann.get(f"/api/seasons/{season}")).json()["evenings"] == []

    run_async_test(run_scenario)


def test_events_are_added_once_and_only_when_finished() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            season = await create_season(ann)
            open_event = await create_event(ann, PHYSICAL_EVENT)
            unfinished_response = await ann.post(
                f"/api/seasons/{season}/evenings", event=open_event
            )
            assert (unfinished_response.status_code, unfinished_response.json()["code"]) == (
                409,
                "event goes on",
            )
            event = await play_event(room, ann, "Friday", ["Ada", "Ben", "Dana"])
            assert (await ann.post(f"/api/seasons/{season}/evenings", event=event)).is_success
            second_response = await ann.post(f"/api/seasons/{season}/evenings", event=event)
            assert (second_response.status_code, second_response.json()["code"]) == (
                409,
                "added already",
            )

    run_async_test(run_scenario)


def test_players_are_listed_imported_renamed_and_exported() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            season = await create_season(ann, formula="linear")
            path = f"/api/seasons/{season}"
            import_response = await ann.post(f"{path}/players", add=["Zoe", "Ada", "=SUM(A1)"])
            assert import_response.json()["players"] == ["=SUM(A1)", "Ada", "Zoe"]
            await add_places(ann, season, "One", ["Ada", "Ben"], 1)
            await add_places(ann, season, "Two", ["ada", "Ben"], 2)
            merge_response = await ann.post(f"{path}/rename", player="Ben", name="Ada")
            assert (merge_response.status_code, merge_response.json()["code"]) == (
                409,
                "both played",
            )
            season_body = (await ann.post(f"{path}/rename", player="ada", name="Ada")).json()
            assert [(row["player"], row["points"]) for row in season_body["rows"]] == [
                ("Ada", 4.0),
                ("Ben", 2.0),
            ]
            response = await ann.post(f"{path}/players", remove=["Ada"])
            assert (response.status_code, response.json()["code"]) == (409, "has results")
            await ann.post(f"{path}/players", remove=["Zoe"])
            await play_event(room, ann, "Friday", ["Ben", "Dana"])
            known_body = (await ann.get("/api/me/players")).json()
            assert [
                (player["player"], player["events"], player["wins"]) for player in known_body
            ] == [
                ("Ben", 3, 1),
                ("Ada", 2, 2),
                ("Dana", 1, 0),
                ("=SUM(A1)", 0, 0),
            ]
            text = (await ann.get("/api/me/players.csv")).text
            assert text.splitlines()[-1] == "'=SUM(A1),0,0,,,"

    run_async_test(run_scenario)


def test_points_of_each_place_are_previewed() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            rules = {"name": "", "formula": "root"}
            response = await visitor.post("/api/seasons/points", rules=rules, entries=9)
            assert response.json()["points"][:4] == [30.0, 21.21, 17.32, 15.0]

    run_async_test(run_scenario)


def test_number_of_seasons_is_limited_by_host() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_seasons_per_host=1) as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            await create_season(ann)
            excess_response = await ann.post("/api/seasons", rules={"name": "Summer"})
            assert (excess_response.status_code, excess_response.json()["code"]) == (
                409,
                "too-many",
            )
            await create_season(bob)
            assert await has_played_or_hosted(room.app_state, "Ann"), "the name stays reserved"
            assert not await has_played_or_hosted(room.app_state, "Cid")

    run_async_test(run_scenario)


def test_seasons_are_in_backups_and_verified(tmp_path: Path) -> None:
    first_url, second_url = f"sqlite:///{tmp_path}/one.db", f"sqlite:///{tmp_path}/two.db"

    async def run_scenario() -> None:
        async with open_test_room(store=open_store(first_url)) as room:
            (ann,) = await join_guests(room, "Ann")
            season = await create_season(ann, formula="linear")
            await add_places(ann, season, "One", ["Ada", "Ben"], 1)
            body_before = (await ann.get(f"/api/seasons/{season}")).json()
        backup(first_url, tmp_path / "room.rbk")
        restore(tmp_path / "room.rbk", second_url)
        async with open_test_room(store=open_store(second_url)) as room:
            body_after = (await room.visitor().get(f"/api/seasons/{season}")).json()
            assert body_after == {**body_before, "may_manage": False}
        reports = await verify_room(second_url, SEALING_KEY, {})
        [report] = [report for report in reports if report.stream == f"season/{season}"]
        assert (report.records, report.problems) == (2, [])

    run_async_test(run_scenario)
