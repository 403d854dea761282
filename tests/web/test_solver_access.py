"""Every endpoint that solves, reviews or trains is closed to a player with cards in a hand."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from riverboat.web.api import endpoints
from riverboat.web.routing.endpoint import Endpoint
from tests.web.api_play import open_table, seat_players, submit_accepted
from tests.web.open_rooms import Visitor, open_test_room, run_async_test
from tests.web.test_reviews import RIVER
from tests.web.test_studies import RIVER_SPOT as SPOT

SOLVER_GROUPS: Final = ("studies", "reviews", "training")
SPOT_TO_TRAIN: Final = {
    "game": "no-limit hold'em 1/2",
    "stacks": [200, 200],
    "seat": 0,
    "actions": ["deal Ah Kd Qs Jc", "raise 6", "call", "deal 2c 3c 4c"],
}
BODIES_BY_PATH: Final[dict[str, dict[str, Any]]] = {
    "/api/studies": SPOT,
    "/api/reviews": {"text": RIVER},
    "/api/reviews/uploads": {"text": RIVER},
    "/api/training/answers": {"spot": SPOT_TO_TRAIN, "action": "check"},
    "/api/training/continuations": {"spot": SPOT_TO_TRAIN, "action": "check"},
}


def list_solver_endpoints() -> list[Endpoint]:
    """Return the endpoints of all groups that know a solution."""
    solving_endpoints = [endpoint for endpoint in endpoints() if endpoint.router in SOLVER_GROUPS]
    assert {solving_endpoint.router for solving_endpoint in solving_endpoints} == set(SOLVER_GROUPS)
    return solving_endpoints


async def call_endpoint(visitor: Visitor, endpoint: Endpoint) -> Any:
    path = re.sub(r"\{hand\}", "1", endpoint.path)
    path = re.sub(r"\{\w+\}", "x", path)
    send_by_method = {
        "GET": visitor.get,
        "DELETE": visitor.delete,
        "POST": visitor.post,
        "PATCH": visitor.patch,
    }
    body = BODIES_BY_PATH.get(endpoint.path, {}) if endpoint.method in ("POST", "PATCH") else {}
    return await send_by_method[endpoint.method](path, **body)


async def read_refusals(visitor: Visitor) -> dict[str, tuple[int, str]]:
    """Return the status and the code of each endpoint."""
    refusals = {}
    for endpoint in list_solver_endpoints():
        response = await call_endpoint(visitor, endpoint)
        refusal_code = response.json().get("code", "") if response.status_code >= 400 else ""
        refusals[f"{endpoint.method} {endpoint.path}"] = response.status_code, refusal_code
    return refusals


@pytest.mark.landing
def test_player_in_a_hand_is_refused_by_every_solver_endpoint() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = room.visitor(), await room.guest("Ben")
            await ann.register("Ann", "a longer password")
            api_key = (await ann.post("/api/keys", note="script")).json()["key"]
            api_client = room.visitor(authorization=f"Bearer {api_key}")
            table = await open_table(ann)
            await seat_players(table, ann, ben)
            await submit_accepted(ann, table, do="begin")
            assert room.room.task(table).is_in_hand("Ann")
            for visitor in (ann, api_client):
                for name, answer in (await read_refusals(visitor)).items():
                    assert answer == (403, "in-a-hand"), name
            # The statistics of play name no action, and the own data only lists reviews.
            assert (await ann.get("/api/me/data")).json()["reviews"] == []

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_browser_playing_under_another_name_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            table = await open_table(ann)
            await seat_players(table, ann, ben)
            await submit_accepted(ann, table, do="begin")
            await ann.post("/api/logout")
            await ann.join_as_guest("Other")
            for name, answer in (await read_refusals(ann)).items():
                assert answer == (403, "in-a-hand"), name

    run_async_test(run_scenario, 300)
