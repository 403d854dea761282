"""Opening a table: game list, rules preview, and the field of each error."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.engine import read_game
from riverboat.web.serializers.game_forms import GAME_LIST, game_text
from riverboat.web.serializers.table_presets import GAMES
from tests.web.api_play import open_table, seat_players
from tests.web.open_rooms import open_test_room, run_async_test

HOLDEM_TOML = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\n'


async def preview_rules(room: Any, toml: str) -> dict[str, Any]:
    response = await room.visitor().post("/api/rules", toml=toml)
    assert response.status_code == 200, response.text
    body: dict[str, Any] = response.json()
    return body


def test_game_list_has_every_game_with_parsable_text() -> None:
    assert len(GAME_LIST) == len(GAMES) == len({game_info.name for game_info in GAME_LIST})
    for game_info, expected_game in zip(GAME_LIST, GAMES, strict=True):
        usual_sizes = {size.name: size.usual_size for size in game_info.sizes}
        assert read_game(game_text(game_info, usual_sizes)) == read_game(expected_game)
        required_sizes = {
            size.name: size.usual_size for size in game_info.sizes if size.is_required
        }
        assert read_game(game_text(game_info, required_sizes)) == read_game(expected_game), (
            "the room knows the rest"
        )


@pytest.mark.parametrize(
    "game, sizes_text, sizes, bet, buy_in, max_buy_in",
    [
        (
            "nlhe 5/10",
            "no-limit hold'em",
            {"small blind": 5, "big blind": 10, "ante": 0},
            10,
            (200, 1000),
            10,
        ),
        (
            "razz 30/60",
            "limit razz",
            {"small bet": 30, "big bet": 60, "ante": 6, "bring-in": 9},
            60,
            (600, 0),
            8,
        ),
        ("no-limit hold'em 5/10/20", "", {}, 20, (400, 2000), 10),
    ],
)
def test_rules_preview_shows_defaults(
    game: str,
    sizes_text: str,
    sizes: dict[str, int],
    bet: int,
    buy_in: tuple[int, int],
    max_buy_in: int,
) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            answer = await preview_rules(room, f'preset = "online"\ngame = "{game}"\n')
            details = answer["sheet"]
            assert (answer["why"], answer["option"]) == ("", "")
            assert (details["asked"], details["sizes"], details["bet"]) == (sizes_text, sizes, bet)
            assert (details["least"], details["most"], details["most_chairs"]) == (
                *buy_in,
                max_buy_in,
            )

    run_async_test(run_scenario)


def test_common_options_are_offered_where_applicable() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            holdem_options = (await preview_rules(room, HOLDEM_TOML))["sheet"]["offers"]
            assert {"straddle.enabled", "house.max_runs", "buy_in.approval"} <= set(holdem_options)
            stud_options = (await preview_rules(room, 'game = "stud 4/8"'))["sheet"]["offers"]
            assert not {"straddle.enabled", "house.max_runs"} & set(stud_options)

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "toml, option, reason",
    [
        ('game = "nlhe 2/1"', "stakes", "as in 1/2"),
        ('game = "nlhe 1/0"', "stakes", "as in 1/2"),
        ('game = "nlhe 1/99999999999"', "stakes", "1,000,000,000"),
        ('game = "hodlem 1/2"', "game", "did you mean hold'em"),
        (HOLDEM_TOML + "chairs = 11", "chairs", "2 to 10"),
        ('game = "plo6 1/2"\nchairs = 9', "chairs", "too many"),
        (HOLDEM_TOML + "[buy_in]\nleast = 300", "buy_in.least", "is above the maximum"),
        (HOLDEM_TOML + "[buy_in]\nleast = 0\nmost = 1", "buy_in.most", "2 or more"),
        (HOLDEM_TOML + "[buy_in]\nmost = 9000000000000", "buy_in.most", "0 to 1000000000000"),
        (HOLDEM_TOML + "[buy_in]\nmost = -1", "buy_in.most", "0 or more"),
        (HOLDEM_TOML + "[clock]\nthink = 100000", "clock.think", "0 to 86400"),
        (HOLDEM_TOML + '[button]\nrule = "sideways"', "button.rule", "simplified"),
    ],
)
def test_rule_error_names_field_and_opens_no_table(toml: str, option: str, reason: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            answer = await preview_rules(room, toml)
            assert answer["sheet"] is None
            assert answer["option"] == option, answer["why"]
            assert reason in answer["why"]
            ann = await room.guest("Ann")
            response = await ann.post("/api/tables", toml=toml)
            assert (response.status_code, response.json()["option"]) == (400, option)
            assert (await ann.get("/api/tables")).json() == []

    run_async_test(run_scenario)


def test_too_many_bots_error_names_field() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/tables", toml=HOLDEM_TOML, bots=6)
            assert (response.status_code, response.json()["option"]) == (400, "bots")

    run_async_test(run_scenario)


def test_money_format_applies_to_table_and_ledger() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            money_format = {"digits": 2, "sign": "€", "before": True}
            table = await open_table(ann, game="nlhe 50/100", money=money_format)
            await seat_players(table, ann, chips=2550)
            [lobby_entry] = (await ann.get("/api/tables")).json()
            assert lobby_entry["money"] == money_format
            details = (await ann.get(f"/api/tables/{table}")).json()
            assert details["settings"]["money"] == money_format
            assert room.room.task(table).view().money.digits == 2
            text = (await ann.get(f"/api/tables/{table}/ledger.csv")).text
            assert "25.50" in text
            assert "2550" not in text

    run_async_test(run_scenario)


@pytest.mark.parametrize("money", [{"digits": 1}, {"sign": "dollars"}, {"sign": "<b>"}])
def test_invalid_money_format_is_refused(money: dict[str, Any]) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/tables", money=money)
            assert (response.status_code, response.json()["code"]) == (400, "bad-body")

    run_async_test(run_scenario)
