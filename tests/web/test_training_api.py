"""Training over HTTP, computed by a real process: spots, grades, repetition and bad input."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.open_rooms import Visitor, open_test_room, run_async_test


async def draw_spot(visitor: Visitor, **filter_fields: Any) -> dict[str, Any]:
    response = await visitor.post("/api/training/spots", wanted=filter_fields)
    assert response.status_code == 200, response.text
    spot: dict[str, Any] = response.json()
    return spot


async def grade_answer(
    visitor: Visitor, spot: dict[str, Any], action: str, **fields: Any
) -> dict[str, Any]:
    response = await visitor.post(
        "/api/training/answers", spot=spot["spot"], action=action, **fields
    )
    assert response.status_code == 200, response.text
    body: dict[str, Any] = response.json()
    return body


@pytest.mark.landing
def test_drawn_spot_matches_filter_and_answers_are_graded() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            spot = await draw_spot(ann, street="river", position="BB", pot_type="single-raised")
            assert spot["tags"]["street"] == "river"
            assert spot["tags"]["position"] == "BB"
            assert len(spot["cards"]) == 2
            assert len(spot["board"]) == 5
            actions = [action["name"] for action in spot["actions"]]
            grades = [await grade_answer(ann, spot, action) for action in actions]
            assert min(grade_answer["loss_bb"] for grade_answer in grades) == 0
            decision = grades[0]["decision"]
            assert sum(action["frequency"] for action in decision["actions"]) == pytest.approx(
                1, 0.01
            )
            assert decision["grid"]["actions"] == actions
            worst_grade = max(grades, key=lambda grade: grade["loss_bb"])
            best_grade = min(grades, key=lambda grade: grade["loss_bb"])
            assert best_grade["verdict"] == "correct"
            assert best_grade["memory"] is None
            if worst_grade["verdict"] != "correct":
                best_index = grades.index(best_grade)
                repeated_grading = await grade_answer(
                    ann, spot, actions[best_index], memory=worst_grade["memory"]
                )
                assert repeated_grading["memory"]["due"] > worst_grade["memory"]["due"]
            second_response = await ann.post("/api/training/spots", spot=spot["spot"])
            assert second_response.json() == spot

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_bad_training_requests_are_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            assert (await room.visitor().post("/api/training/spots")).status_code == 401
            invalid_filter_response = await ann.post(
                "/api/training/spots", wanted={"position": "BTN1"}
            )
            assert (
                invalid_filter_response.status_code,
                "BTN1" in invalid_filter_response.json()["why"],
            ) == (
                400,
                True,
            )
            flop_spot: dict[str, Any] = {
                "game": "nlhe 1/2",
                "stacks": [200, 200],
                "seat": 0,
                "actions": ["deal Ah Kd Qs Jc", "raise 6", "call", "deal 2c 3c 4c"],
            }
            for spot in (
                flop_spot,
                flop_spot
                | {"actions": [*flop_spot["actions"], "check", "check", "deal 5c", "jump"]},
                flop_spot | {"game": "chess", "actions": [*flop_spot["actions"], "deal 5c"]},
                flop_spot | {"seat": 5, "actions": [*flop_spot["actions"], "deal 5c"]},
            ):
                response = await ann.post("/api/training/spots", spot=spot)
                assert response.status_code == 400, response.text
                grade_response = await ann.post("/api/training/answers", spot=spot, action="check")
                assert grade_response.status_code == 400
            spot = await draw_spot(ann, street="river")
            illegal_response = await ann.post(
                "/api/training/answers", spot=spot["spot"], action="raise 9999"
            )
            assert illegal_response.status_code == 400

    run_async_test(run_scenario, 300)
