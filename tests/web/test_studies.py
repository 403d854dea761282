"""Studies over HTTP, solved by a real process: a river, a lock, and players in a hand."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

import pytest

from riverboat.words.phrase_codes import decode_phrase
from tests.web.api_play import open_table, seat_players, submit_accepted
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room, run_async_test

RIVER_SPOT: dict[str, Any] = {
    "board": "Qs Jh 2h 7c 4d",
    "oop": "AA, QQ, 98s",
    "ip": "KQ, JJ, T9s",
    "pot": 100,
    "stack": 150,
    "bets": {"river": "50%, 100%"},
    "target": 0.2,
}


async def solve_spot(visitor: Visitor, **spot: Any) -> dict[str, Any]:
    response = await visitor.post("/api/studies", **spot)
    assert response.status_code == 200, response.text
    study: dict[str, Any] = response.json()
    while study["state"] in ("queued", "solving"):
        await asyncio.sleep(0.3)  # a busy machine takes long, and the room limits requests
        response = await visitor.get(f"/api/studies/{study['id']}")
        assert response.status_code == 200, response.text
        study = response.json()
    assert study["state"] == "solved", study
    return study


async def get_node(visitor: Visitor, study: dict[str, Any], line: str = "", **query: str) -> Any:
    response = await visitor.get(f"/api/studies/{study['id']}/node", line=line, **query)
    assert response.status_code == 200, response.text
    return response.json()


def find_solver_process(room: OpenTestRoom, study: dict[str, Any]) -> Any:
    found_study = room.app_state.studies.find(study["id"])
    return found_study.worker._process  # type: ignore[union-attr]


def test_spot_is_solved_read_locked_and_survives_a_crash() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            study = await solve_spot(ann, **RIVER_SPOT)
            assert study["exploitability"] <= 0.2
            root_node = await get_node(ann, study)
            assert (root_node["kind"], root_node["player"]) == ("decision", "oop")
            assert sum(action["share"] for action in root_node["actions"]) == pytest.approx(
                1, abs=1e-3
            )
            assert root_node["oop"]["ev"] + root_node["ip"]["ev"] == pytest.approx(100, abs=0.5)
            # A link is read by others, who cannot cancel it.
            shared_node = await get_node(ben, study, "bet 50", hand="KQs")
            assert [step["name"] for step in shared_node["steps"]] == ["bet 50"]
            assert [action["name"] for action in shared_node["actions"]] == [
                "fold",
                "call",
                "raise 150",
            ]
            assert {combo["hand"] for combo in shared_node["combos"]} == {"KhQh", "KdQd", "KcQc"}
            response = await ben.delete(f"/api/studies/{study['id']}")
            assert (response.status_code, response.json()["code"]) == (403, "not-yours")
            wrong_line_response = await ann.get(f"/api/studies/{study['id']}/node", line="bet 7")
            assert wrong_line_response.status_code == 400
            assert "bet 50" in wrong_line_response.json()["why"]
            # The other player always folds to half of the pot: more for the first.
            locks = [{"line": "bet 50", "shares": {"fold": 1}}]
            locked_study = await solve_spot(ann, **RIVER_SPOT, locks=locks)
            assert (await get_node(ann, locked_study))["oop"]["ev"] > root_node["oop"]["ev"]
            assert (await get_node(ann, locked_study, "bet 50"))["is_locked"]
            process = find_solver_process(room, study)
            process.send_signal(signal.SIGKILL)
            await process.wait()
            refused_response = await ann.get(f"/api/studies/{study['id']}/node", line="check")
            assert (refused_response.status_code, refused_response.json()["code"]) == (
                503,
                "solver-stopped",
            )
            assert (await solve_spot(ann, **RIVER_SPOT))["id"] != study["id"]

    run_async_test(run_scenario, 300)


FLOP_SPOT: dict[str, Any] = {
    "board": "Ks 7s 2h",
    "oop": "AA, 77, QJs, A5s",
    "ip": "KK, AK, T9s",
    "pot": 100,
    "stack": 100,
    "bets": {"flop": "50%", "turn": "100%", "river": "100%"},
    "target": 1,
}


@pytest.mark.landing
def test_chosen_hands_are_locked_on_a_flop_and_after_a_turn() -> None:
    """After one suit combination is locked, suits that were interchangeable are distinguished."""
    locks: list[dict[str, Any]] = [
        {"line": "", "hands": [{"hands": "QJs", "shares": {"bet 50": 1}}]},
        {
            "line": "check, check, 3d",
            "shares": {"check": 1},
            "hands": [{"hands": "AhAd", "shares": {"bet 100": 0.25, "check": 0.75}}],
        },
    ]

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            study = await solve_spot(ann, **FLOP_SPOT, locks=locks)
            assert study["spot"]["locks"][0]["hands"] == locks[0]["hands"]
            root_node = await get_node(ann, study)
            action_names = [action["name"] for action in root_node["actions"]]
            shares_by_hand = {hand["hand"]: hand["shares"] for hand in root_node["oop"]["hands"]}
            assert shares_by_hand["QJs"][action_names.index("bet 50")] == 1
            assert (
                0 < sum(shares[0] for shares in shares_by_hand.values()) < len(shares_by_hand)
            )  # others are free
            turn_node = await get_node(ann, study, "check, check, 3d", hand="AA")
            bet_shares = {combo["hand"]: combo["shares"][1] for combo in turn_node["combos"]}
            assert bet_shares.pop("AhAd") == 0.25
            assert set(bet_shares.values()) == {0}
            assert turn_node["is_locked"]
            assert not (await get_node(ann, study, "check, check, 3c"))["is_locked"]

    run_async_test(run_scenario, 300)


@pytest.mark.parametrize(
    "lock",
    [
        {"line": "bet 50"},
        {"line": "bet 50", "hands": [{"hands": "22", "shares": {"fold": 1}}]},
        {"line": "bet 50", "hands": [{"hands": "JJ", "shares": {"fold": 0.5}}]},
        {"line": "bet 50", "hands": [{"hands": "JJ", "shares": {"check": 1}}]},
        {"line": "bet 50, call", "shares": {"fold": 1}},
        {"line": "bet 7", "shares": {"fold": 1}},
    ],
    ids=["empty", "out of range", "half", "no such action", "hand is over", "no such line"],
)
def test_impossible_lock_is_refused_before_the_queue(lock: dict[str, Any]) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/studies", **RIVER_SPOT, locks=[lock])
            assert (response.status_code, response.json()["option"]) == (400, "locks")

    run_async_test(run_scenario, 300)


def test_wrong_range_is_refused_with_its_field() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/studies", **{**RIVER_SPOT, "ip": "KQ, 22x"})
            body = response.json()
            assert (response.status_code, body["option"]) == (400, "ip")
            assert "22" in str(decode_phrase(body["said"]))
            for board in ("Qs Jh 2x", "Qs Jh 2", "\u00e4"):
                response = await ann.post("/api/studies", **{**RIVER_SPOT, "board": board})
                assert (response.status_code, response.json()["option"]) == (400, "board")
            stranger_response = await room.visitor().post("/api/studies", **RIVER_SPOT)
            assert stranger_response.status_code == 401
            range_presets = (await ann.get("/api/studies/ranges")).json()
            preset_kinds = {preset["kind"] for preset in range_presets}
            assert preset_kinds >= {"open", "call", "three-bet", "push", "call-push"}

    run_async_test(run_scenario, 300)


def test_player_in_a_hand_neither_starts_nor_reads_a_study() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            study = await solve_spot(ann, **RIVER_SPOT)
            table = await open_table(ann)
            await seat_players(table, ann, ben)
            await submit_accepted(ann, table, do="begin")
            task = room.room.task(table)
            assert task.is_in_hand("Ann")
            assert not task.is_in_hand("Cyd")
            for response in (
                await ann.post("/api/studies", **RIVER_SPOT),
                await ann.get(f"/api/studies/{study['id']}"),
                await ann.get(f"/api/studies/{study['id']}/node"),
                await ann.get("/api/studies/ranges"),
            ):
                assert (response.status_code, response.json()["code"]) == (403, "in-a-hand")
            cyd = await room.guest("Cyd")
            assert (await cyd.get(f"/api/studies/{study['id']}")).status_code == 200

    run_async_test(run_scenario, 300)
