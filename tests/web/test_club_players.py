"""A host's players: private details, history, import and export."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import pytest

from riverboat.store import backup, open_store, restore
from riverboat.web.api import club_player_routes
from tests.web.open_rooms import Visitor, open_test_room, run_async_test
from tests.web.test_seasons import add_places, create_season, play_event

PLAYERS_PATH = "/api/me/players"
ADA_DETAILS = {
    "player": "Ada",
    "contact": "ada@club.example",
    "number": "17",
    "notes": "pays by transfer\ncomes late",
}


async def import_players(host: Visitor, *players: dict[str, str]) -> Any:
    return await host.post(PLAYERS_PATH, players=list(players))


async def read_players(host: Visitor) -> dict[str, dict[str, Any]]:
    response = await host.get(PLAYERS_PATH)
    assert response.status_code == 200, response.text
    return {entry["player"]: entry for entry in response.json()}


def test_players_list_joins_details_and_event_counts() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            season = await create_season(ann)
            await add_places(ann, season, "First", ["Ada", "Ben"], 1)
            assert (
                await import_players(ann, ADA_DETAILS, {"player": "Eva", "number": " 4 "})
            ).status_code == 200
            players = await read_players(ann)
            assert list(players) == ["Ada", "Ben", "Eva"]
            assert players["Ada"] == {**ADA_DETAILS, "events": 1, "wins": 1, "last": 86_400_001}
            assert (players["Eva"]["events"], players["Eva"]["number"]) == (0, "4")
            assert players["Ben"]["contact"] == ""

    run_async_test(run_scenario)


def test_details_belong_to_their_host_alone() -> None:
    """Other users cannot read, change or delete a player's details; no public file has them."""

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            season = await create_season(ann)
            finishing_order = ["Ada", "Cid", "Dan"]
            event = await play_event(room, ann, "Evening", finishing_order)
            await ann.post(f"/api/seasons/{season}/evenings", event=event)
            await import_players(ann, ADA_DETAILS)
            assert await read_players(ben) == {}
            await ben.post(PLAYERS_PATH + "/forget", players=["Ada"], everyone=True)
            assert (await read_players(ann))["Ada"]["contact"] == ADA_DETAILS["contact"]
            assert (await ben.get(PLAYERS_PATH + "/history", player="Ada")).status_code == 404
            paths = [
                *(f"/api/events/{event}", f"/api/events/{event}/results.csv"),
                *(f"/api/seasons/{season}", f"/api/seasons/{season}/standings.csv"),
                *(f"/api/seasons/{season}/places.csv", "/api/events", "/api/seasons"),
            ]
            for reader in (ann, ben, room.visitor()):
                for path in paths:
                    text = (await reader.get(path)).text
                    assert not [
                        secret
                        for secret in (ADA_DETAILS["contact"], "comes late")
                        if secret in text
                    ]

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "path", [PLAYERS_PATH, PLAYERS_PATH + ".csv", PLAYERS_PATH + "/history?player=Ada"]
)
def test_players_need_a_session(path: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            assert (await visitor.get(path)).status_code == 401
            assert (await import_players(visitor, ADA_DETAILS)).status_code == 401
            assert (await visitor.post(PLAYERS_PATH + "/forget", everyone=True)).status_code == 401

    run_async_test(run_scenario)


def test_players_are_limited_in_number_and_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_player_routes, "MAX_GUEST_CLUB_PLAYERS", 2)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            assert (
                await import_players(ann, ADA_DETAILS, {"player": "Ben", "number": "2"})
            ).status_code == 200
            refusal = await import_players(ann, {"player": "Cid", "number": "3"})
            assert (refusal.status_code, refusal.json()["code"]) == (409, "too many")
            assert (await import_players(ann, {"player": "ada", "number": "9"})).status_code == 200
            assert (
                await import_players(ann, {"player": "Cid"})
            ).status_code == 200  # nothing to keep
            assert list(await read_players(ann)) == ["ada", "Ben"]
            for field, value in (
                ("player", "x" * 41),
                ("player", "\u200b"),
                ("contact", "x" * 201),
                ("contact", "a\nb"),
                ("number", "x" * 41),
                ("notes", "x" * 1_001),
            ):
                assert (
                    await import_players(ann, {"player": "Ben", field: value})
                ).status_code == 400
            too_many_players = [{"player": f"P{number}", "number": "1"} for number in range(501)]
            assert (await import_players(ann, *too_many_players)).status_code == 400
            assert (await import_players(ann)).status_code == 400

    run_async_test(run_scenario)


def test_details_are_deleted_one_by_one_and_together() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            ben, cid = {"player": "Ben", "number": "2"}, {"player": "Cid", "number": "3"}
            await import_players(ann, ADA_DETAILS, ben, cid)
            await ann.post(PLAYERS_PATH + "/forget", players=["ADA"])
            assert list(await read_players(ann)) == ["Ben", "Cid"]
            await import_players(
                ann, {"player": "Ben", "contact": " "}
            )  # a player without details is removed
            assert list(await read_players(ann)) == ["Cid"]
            await ann.post(PLAYERS_PATH + "/forget")
            assert list(await read_players(ann)) == ["Cid"]
            await ann.post(PLAYERS_PATH + "/forget", everyone=True)
            assert await read_players(ann) == {}

    run_async_test(run_scenario)


def test_renamed_player_takes_the_details_along() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            season = await create_season(ann)
            await add_places(ann, season, "First", ["Ada", "Ben"], 1)
            await import_players(ann, ADA_DETAILS)
            path = f"/api/seasons/{season}/rename"
            assert (await ann.post(path, player="Ada", name="Adéla")).status_code == 200
            players = await read_players(ann)
            assert "Ada" not in players
            assert players["Adéla"]["contact"] == ADA_DETAILS["contact"]

    run_async_test(run_scenario)


def test_history_has_points_of_seasons_and_other_tournaments() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            season = await create_season(ann, formula="table", table=[10, 6, 3], best=2)
            await add_places(ann, season, "First", ["Ben", "Ada", "Cid"], 1)
            await add_places(ann, season, "Second", ["Cid", "Ben", "Ada"], 2)
            await add_places(ann, season, "Third", ["Ada", "Ben"], 3)
            event = await play_event(room, ann, "Elsewhere", ["Ben", "Ada"])
            response = await ann.get(PLAYERS_PATH + "/history", player="Ada")
            assert response.status_code == 200, response.text
            history = response.json()
            assert (history["player"]["events"], history["player"]["wins"]) == (4, 1)
            evening_by_name = {evening["name"]: evening for evening in history["evenings"]}
            assert [evening_by_name[name]["points"] for name in ("First", "Second", "Third")] == [
                6,
                3,
                10,
            ]
            assert [evening_by_name[name]["counts"] for name in ("First", "Second", "Third")] == [
                *(True, False, True)
            ]
            assert (
                evening_by_name["Elsewhere"]["season"],
                evening_by_name["Elsewhere"]["event"],
            ) == ("", event)
            assert evening_by_name["Elsewhere"]["place"] == 2
            times = [evening["played_at"] for evening in history["evenings"]]
            assert times == sorted(times, reverse=True)
            assert (await ann.get(PLAYERS_PATH + "/history", player="Zed")).status_code == 404

    run_async_test(run_scenario)


def test_csv_has_all_details_and_no_formulas() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            await import_players(
                ann, ADA_DETAILS, {"player": "Ben", "contact": "+420 601 000 000", "notes": "=1+1"}
            )
            rows = list(csv.DictReader(io.StringIO((await ann.get(PLAYERS_PATH + ".csv")).text)))
            assert [*rows[0]] == ["player", "events", "wins", "number", "contact", "notes"]
            assert rows[0]["notes"] == ADA_DETAILS["notes"]
            assert rows[1]["contact"] == "'+420 601 000 000"
            assert rows[1]["notes"] == "'=1+1"

    run_async_test(run_scenario)


def test_details_are_exported_and_deleted_with_the_account() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", "correct horse battery")
            await create_season(ann)  # so that the name stays reserved
            await import_players(ann, ADA_DETAILS)
            assert (await ann.get("/api/me/data")).json()["players"] == [ADA_DETAILS]
            delete_response = await ann.post("/api/me/delete", password="correct horse battery")
            assert delete_response.status_code == 200, delete_response.text
            assert await room.app_state.store.club_players_of("Ann") == []

    run_async_test(run_scenario)


def test_details_survive_a_restart_and_a_backup(tmp_path: Path) -> None:
    first_url, second_url = f"sqlite:///{tmp_path}/one.db", f"sqlite:///{tmp_path}/two.db"

    async def run_scenario() -> None:
        async with open_test_room(store=open_store(first_url)) as room:
            ann = room.visitor()
            await ann.register("Ann", "correct horse battery")
            await import_players(ann, ADA_DETAILS)
        backup(first_url, tmp_path / "room.rbk")
        restore(tmp_path / "room.rbk", second_url)
        for url in (first_url, second_url):
            async with open_test_room(store=open_store(url)) as room:
                ann = room.visitor()
                await ann.log_in("Ann", "correct horse battery")
                assert (await read_players(ann))["Ada"]["notes"] == ADA_DETAILS["notes"]

    run_async_test(run_scenario)
