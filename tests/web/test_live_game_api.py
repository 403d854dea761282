"""Live games over HTTP: kept by authorised scorekeepers, watched by link."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from riverboat.cards import parse_cards
from riverboat.web.api import live_routes as live_api
from riverboat.words.phrase_codes import decode_phrase
from tests.limits import HANG
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room, run_async_test

SEATS = [{"do": "sit", "player": name, "chips": 200} for name in ("Ann", "Bob", "Cat")]
CHECKED_DOWN_ENTRIES = [
    {"do": "next"},
    *[{"do": "act", "deed": "call"}] * 2,
    *[{"do": "act", "deed": "check"}] * 10,
]
Sheet = dict[str, Any]


async def begin_game(scorekeeper: Visitor, **extra: Any) -> str:
    response = await scorekeeper.post("/api/live", seats=SEATS, **extra)
    assert response.status_code == 200, response.text
    return str(response.json()["id"])


async def get_sheet(visitor: Visitor, game: str, **query: Any) -> Sheet:
    response = await visitor.get(f"/api/live/{game}", **query)
    assert response.status_code == 200, response.text
    sheet: Sheet = response.json()
    return sheet


async def enter_all(visitor: Visitor, game: str, *entries: dict[str, Any]) -> Sheet:
    sheet = await get_sheet(visitor, game)
    for entry in entries:
        body = {"version": sheet["version"], "entry": entry}
        response = await visitor.post(f"/api/live/{game}/entries", **body)
        assert response.status_code == 200, response.text
        assert response.json()["done"]
        sheet = response.json()["sheet"]
    return sheet


def test_authority_options_can_be_overridden() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            game = await begin_game(
                ann, by="tda-2024", but={"joker": "replace_or_dead", "sevens": True}
            )
            assert (await get_sheet(ann, game))[
                "by"
            ] == "tda-2024; joker=replace_or_dead; sevens=on"
            default_game = await begin_game(ann, by="tda-2024")
            joker_incident = {"see": "StrangeCard", "where": "hand", "who": 1}
            verdicts = []
            for game_id in (game, default_game):
                await enter_all(ann, game_id, {"do": "next"})
                answer = await ann.post(f"/api/live/{game_id}/rule", seen=joker_incident)
                assert answer.status_code == 200, answer.text
                verdicts.append(answer.json()["verdict"])
            assert verdicts[0] != verdicts[1]
            response = await ann.post("/api/live", seats=SEATS, but={"oot": "nonsense"})
            assert response.status_code == 400

    run_async_test(run_scenario)


def test_bet_presets_use_available_chips() -> None:
    """2/3 of the pot at 20,000/40,000 was offered as 1,206,666, which no chips can make."""

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            for blinds, chip in (((20_000, 40_000), 20_000), ((1, 2), 1), ((25, 50), 25)):
                seats = [{**seat, "chips": 47 * blinds[1]} for seat in SEATS]
                game_text = f"nlhe {blinds[0]}/{blinds[1]}"
                response = await ann.post("/api/live", seats=seats, game=game_text)
                assert response.status_code == 200, response.text
                game = str(response.json()["id"])
                sheet = await enter_all(ann, game, {"do": "next"})
                for bet_total in (7 * blinds[1], 16 * blinds[1] + chip):
                    size_by_label = {
                        preset["label"]: preset["to"] for preset in sheet["turn"]["presets"]
                    }
                    assert {
                        size for size in size_by_label if size_by_label[size] % chip
                    } == set(), size_by_label
                    assert size_by_label["min"] == sheet["turn"]["low"]
                    raise_entry = {"do": "act", "deed": "raise", "to": bet_total}
                    sheet = await enter_all(ann, game, raise_entry)

    run_async_test(run_scenario)


def test_uncalled_bet_is_no_side_pot() -> None:
    """Heads-up, the uncalled part of an all-in was shown as *Side pot 1*."""

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/live", seats=SEATS[:2], game="nlhe 1/2")
            game = str(response.json()["id"])
            sheet = await enter_all(
                ann, game, {"do": "next"}, {"do": "act", "deed": "raise", "to": 200}
            )
            assert [pot["chips"] for pot in sheet["pots"]] == [sheet["pot"]] == [202]
            response = await ann.post(
                "/api/live", seats=[{**SEATS[0], "chips": 50}, *SEATS[1:]], game="nlhe 1/2"
            )
            game = str(response.json()["id"])
            all_in_entry = {"do": "act", "deed": "raise", "to": 50}
            overbet_entry = {"do": "act", "deed": "raise", "to": 200}
            sheet = await enter_all(ann, game, {"do": "next"}, all_in_entry, overbet_entry)
            assert [pot["chips"] for pot in sheet["pots"]] == [252]
            sheet = await enter_all(ann, game, {"do": "act", "deed": "call"})
            assert [pot["chips"] for pot in sheet["pots"]] == [150, 300]

    run_async_test(run_scenario)


async def get_link(scorekeeper: Visitor, game: str, name: str) -> str:
    links = (await scorekeeper.get(f"/api/live/{game}/links")).json()
    return str(links[name]).partition("=")[2]


def list_stacks(sheet: Sheet) -> list[int]:
    return [seat["chips"] for seat in sheet["seats"]]


def test_split_pot_is_entered_and_booked() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            game = await begin_game(ann, name="Friday", game="no-limit hold'em 5/10")
            sheet = await enter_all(ann, game, {"do": "next"})
            assert (sheet["role"], sheet["waits"], sheet["who"]) == ("host", "act", 1)
            assert sheet["turn"]["call"] == 10
            sheet = await enter_all(
                ann, game, *CHECKED_DOWN_ENTRIES[1:], {"do": "win", "winners": [{"chairs": [1, 2]}]}
            )
            assert (sheet["waits"], list_stacks(sheet)) == ("begin", [205, 205, 190])
            assert "split the pot (30)" in " ".join(
                str(decode_phrase(phrase)) for phrase in sheet["story"]
            )
            assert str(decode_phrase(sheet["moves"][0]["told"][0])).endswith("split the pot (30)")
            ledger = (await ann.get(f"/api/live/{game}/ledger")).json()
            assert {player["player"]: player["net"] for player in ledger["players"]} == {
                "Ann": 5,
                "Bob": 5,
                "Cat": -10,
            }
            assert ledger["hands"] == 1
            for suffix in ("txt", "phh", "ohh", "json"):
                response = await ann.get(f"/api/live/{game}/hands.{suffix}")
                assert response.status_code == 200
                assert response.text
            assert "Ann" in (await ann.get(f"/api/live/{game}/ledger.csv")).text
            assert [game["name"] for game in (await ann.get("/api/live")).json()] == ["Friday"]

    run_async_test(run_scenario)


def test_stale_entry_returns_current_sheet() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            game = await begin_game(ann)
            old_version = (await get_sheet(ann, game))["version"]
            current_sheet = await enter_all(ann, game, {"do": "next"})
            stale_response = await ann.post(
                f"/api/live/{game}/entries", version=old_version, entry={"do": "undo"}
            )
            assert stale_response.status_code == 200
            assert not stale_response.json()["done"]
            assert stale_response.json()["sheet"] == current_sheet

    run_async_test(run_scenario)


def test_illegal_entry_is_refused_with_phrase_unchanged() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            game = await begin_game(ann)
            sheet_before = await enter_all(ann, game, {"do": "next"})
            invalid_fields: tuple[dict[str, Any], ...] = (
                {"do": "act", "deed": "raise", "to": 3},
                {"do": "win", "winners": [{"chairs": [1]}]},
                {"do": "sit", "player": "Ann", "chips": 5},
                {"do": "undo", "moves": 99},
                {"do": "game", "game": "nonsense"},
                {"do": "button", "chair": 9},
                {"do": "cards", "board": [3, 3, 3]},
                {"do": "ruling", "seen": {"see": "Pushed", "who": 7, "motions": [[5]]}},
            )
            for entry in invalid_fields:
                body = {"version": sheet_before["version"], "entry": entry}
                response = await ann.post(f"/api/live/{game}/entries", **body)
                assert response.status_code == 409, (entry, response.text)
                assert response.json()["why"]
            for invalid_entry in (
                {"do": "fly"},
                {"do": "act"},
                {"do": "sit", "player": "", "chips": 1},
            ):
                body = {"version": sheet_before["version"], "entry": invalid_entry}
                assert (await ann.post(f"/api/live/{game}/entries", **body)).status_code == 400
            assert await get_sheet(ann, game) == sheet_before
            for invalid_rules in ({"game": "nonsense"}, {"toml": "x = 3"}, {"by": "nobody"}):
                assert (await ann.post("/api/live", **invalid_rules)).status_code == 400

    run_async_test(run_scenario)


def test_links_admit_keepers_and_watchers_until_revoked() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, eve = [await room.guest(name) for name in ("Ann", "Bob", "Eve")]
            anonymous = room.visitor()
            game = await begin_game(ann)
            assert (await eve.get(f"/api/live/{game}")).status_code == 404
            watch_link, scorekeeper_link = (
                await get_link(ann, game, "watch"),
                await get_link(ann, game, "keep"),
            )
            assert (await get_sheet(anonymous, game, watch=watch_link))["role"] == "watcher"
            assert (
                await anonymous.get(f"/api/live/{game}", watch=scorekeeper_link)
            ).status_code == 404
            assert (
                await bob.post(f"/api/live/{game}/keep", invitation=watch_link)
            ).status_code == 403
            assert (
                await bob.post(f"/api/live/{game}/keep", invitation=scorekeeper_link)
            ).status_code == 200
            assert (await enter_all(bob, game, {"do": "next"}))["role"] == "keeper"
            body = {"version": 5, "entry": {"do": "undo"}}
            assert (await eve.post(f"/api/live/{game}/entries", **body)).status_code == 403
            for subpath in ("links", "moment"):
                assert (await eve.get(f"/api/live/{game}/{subpath}")).status_code == 403
            assert (await bob.patch(f"/api/live/{game}/settings", renew=True)).status_code == 403
            response = await ann.patch(f"/api/live/{game}/settings", renew=True, remove="Bob")
            assert response.json()["keepers"] == ["Ann"]
            assert (await anonymous.get(f"/api/live/{game}", watch=watch_link)).status_code == 404
            assert (
                await bob.post(f"/api/live/{game}/keep", invitation=scorekeeper_link)
            ).status_code == 403
            assert (await bob.get(f"/api/live/{game}")).status_code == 404
            closed_response = await ann.patch(f"/api/live/{game}/settings", watching="nobody")
            assert closed_response.json()["watch"] == ""

    run_async_test(run_scenario)


def test_long_poll_returns_at_once_on_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_api, "_LONG_POLL_SECONDS", 10 * HANG)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, anonymous = await room.guest("Ann"), room.visitor()
            game = await begin_game(ann)
            watch_link = await get_link(ann, game, "watch")
            version = (await get_sheet(anonymous, game, watch=watch_link))["version"]
            poll_task = asyncio.create_task(
                get_sheet(anonymous, game, watch=watch_link, after=version)
            )
            await asyncio.sleep(0.05)
            assert not poll_task.done()
            await enter_all(ann, game, {"do": "next"})
            async with asyncio.timeout(HANG):
                sheet = await poll_task
            assert sheet["hand"] == 1
            assert sheet["moves"] == []
            assert sheet["turn"] is None

    run_async_test(run_scenario)


def test_floor_ruling_is_applied_to_live_hand() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            game = await begin_game(ann)
            await enter_all(ann, game, {"do": "next"}, {"do": "act", "deed": "raise", "to": 6})
            moment = (await ann.get(f"/api/live/{game}/moment")).json()
            assert (moment["who"], moment["bet"]) == (1, 6)
            incident = {"see": "Pushed", "who": 1, "motions": [[25]]}
            body = (await ann.post(f"/api/live/{game}/rule", seen=incident)).json()
            assert body["verdict"]["type"] == "ruling"
            assert body["carries"] == [True]
            sheet = await enter_all(ann, game, {"do": "ruling", "seen": incident})
            assert [seat["bet"] for seat in sheet["seats"]] == [6, 6, 2]
            assert sheet["moves"][0]["what"] == "Ruled"
            response = await ann.post(
                f"/api/live/{game}/rule", seen={**incident, "who": 2, "word": "raise"}
            )
            assert response.json()["verdict"]["type"] == "asks"

    run_async_test(run_scenario)


async def _record_watcher_frames(room: OpenTestRoom, ann_cards: str, bob_cards: str) -> list[bytes]:
    """Return everything sent to a watcher while a scorekeeper enters these cards in two hands."""
    scorekeeper, anonymous = await room.guest("Ann"), room.visitor("192.0.2.9")
    game = await begin_game(scorekeeper)
    watch_link = await get_link(scorekeeper, game, "watch")
    frames: list[bytes] = []

    async def poll_game() -> None:
        for subpath in (
            "",
            "/ledger",
            "/ledger.csv",
            *[f"/hands.{suffix}" for suffix in ("txt", "phh", "ohh", "json")],
        ):
            response = await anonymous.get(f"/api/live/{game}{subpath}", watch=watch_link)
            frames.append(response.content.replace(game.encode(), b"the game"))

    hole_cards = [[1, list(parse_cards(ann_cards))], [2, list(parse_cards(bob_cards))]]
    board = [int(card) for card in parse_cards("Td 9d 2c")]
    entries: tuple[dict[str, Any], ...] = (
        {"do": "next"}, {"do": "cards", "held": hole_cards}, *CHECKED_DOWN_ENTRIES[1:4],
        {"do": "cards", "board": board}, *CHECKED_DOWN_ENTRIES[4:],
        {"do": "win", "winners": [{"chairs": [1, 3]}]}, {"do": "next"},
        {"do": "cards", "held": hole_cards},
        {"do": "act", "deed": "fold"}, {"do": "act", "deed": "fold"},
    )  # fmt: skip
    for entry in entries:
        await enter_all(scorekeeper, game, entry)
        await poll_game()
    return frames


def test_watcher_bytes_do_not_depend_on_known_cards() -> None:
    async def run_scenario() -> None:
        frames_by_deal = []
        for ann_cards, bob_cards in (("AsAd", "KsKd"), ("2h3c", "7c7d")):
            async with open_test_room() as room:
                frames_by_deal.append(await _record_watcher_frames(room, ann_cards, bob_cards))
        assert frames_by_deal[0] == frames_by_deal[1]
        assert len(frames_by_deal[0]) > 100

    run_async_test(run_scenario)
