"""Dealer tools over HTTP: results with steps as phrases, refusals with reasons."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.words.phrase_codes import decode_phrase
from tests.web.open_rooms import open_test_room, run_async_test

EXAMPLES_BY_TOOL: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "side-pots": (
        {"put_in": [30, 10, 30]},
        {"back": None},
    ),
    "pot-limit": ({"middle": 15, "bets": [10]}, {"raise_to": 45, "after": 35}),
    "pot-limit/round": (
        {"game": "pot-limit omaha 5/10", "by": "wsop-cash-2026"},
        {"raise_to": 40, "name": "A"},
    ),
    "legal-raise": (
        {
            "game": "no-limit hold'em 50/100",
            "street": "flop",
            "actions": ["100", "a140"],
            "players": 3,
            "to": 200,
        },
        {"names": ["A", "B", "C"]},
    ),
    "odd-chips": ({"chips": 101, "winners": [3, 7], "button": 5}, {}),
    "shows-first": (
        {"chairs": [2, 5], "game": "razz", "last_bet": 5},
        {"order": [5, 2], "at_once": False},
    ),
    "owed": (
        {
            "game": "no-limit hold'em 1/2",
            "missed_big": True,
            "missed_small": True,
            "bet": 6,
            "missed_blinds": "both_now_sb_dead",
        },
        {"live": 2, "dead": 1, "to_call": 4},
    ),
}


@pytest.mark.parametrize("tool", EXAMPLES_BY_TOOL)
def test_dealer_tool_returns_steps(tool: str) -> None:
    body, expected_fields = EXAMPLES_BY_TOOL[tool]

    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().post(f"/api/tools/{tool}", **body)
            assert response.status_code == 200, response.text
            response_body = response.json()
            assert {name: response_body[name] for name in expected_fields} == expected_fields
            for step in response_body["steps"]:
                assert str(decode_phrase(step["said"]))

    run_async_test(run_scenario)


def test_levels_include_raises_of_each_game() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            body = {"levels": ["100/200", "break@10"], "games": ["pot-limit omaha"]}
            levels = (await room.visitor().post("/api/tools/levels", **body)).json()
            assert levels[0]["raises"] == [
                {"game": "pot-limit omaha", "least": 400, "greatest": 700}
            ]
            assert levels[1]["n"] == 0

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "tool, body, rule, reason",
    [
        ("side-pots", {"put_in": [0, 0]}, "", "no chips in the pot"),
        ("side-pots", {"put_in": [10, 30, 30], "all_in": []}, "ALLN-07", "call 20 first"),
        (
            "pot-limit",
            {"middle": 5, "own": 3},
            "POTL-04",
            "3 in front is above the bet of 0",
        ),
        ("pot-limit/round", {"game": "nlhe 1/2"}, "POTL-09", "pot counts are for pot-limit only"),
        ("legal-raise", {"game": "chess"}, "", "chess"),
        ("legal-raise", {"game": "nlhe 1/2", "by": "hoyle"}, "", "hoyle"),
        ("legal-raise", {"game": "nlhe 5/10", "actions": ["6"]}, "BET-10", "the minimum is 20"),
        ("odd-chips", {"chips": 5, "winners": []}, "", "name at least one winner"),
        ("shows-first", {"chairs": [1], "upcards": [{"chair": 1, "cards": "Xx"}]}, "", "Xx"),
        ("owed", {"game": "nlhe 1/2", "preset": "club"}, "", "club"),
        ("owed", {"game": "nlhe 1/2", "missed_blinds": "never"}, "", "missed_blinds"),
        (
            "levels",
            {"levels": ["none"]},
            "",
            "invalid level 'none'",
        ),
    ],
)
def test_senseless_input_is_refused_with_reason(
    tool: str, body: dict[str, Any], rule: str, reason: str
) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().post(f"/api/tools/{tool}", **body)
            assert response.status_code == 400, response.text
            refusal = response.json()
            assert refusal["rule"] == rule
            assert reason in refusal["why"]
            assert refusal["said"]["say"]

    run_async_test(run_scenario)


def test_invalid_body_is_refused_before_the_tool() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            for body in ({"put_in": [-1]}, {"put_in": [1] * 11}, {"put_in": [1], "x": 2}, {}):
                response = await room.visitor().post("/api/tools/side-pots", **body)
                assert response.status_code == 400

    run_async_test(run_scenario)
