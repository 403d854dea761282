"""No request blocks the event loop, whatever its valid input; the page lists the costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.open_rooms import run_async_test
from tests.web.request_costs import (
    MAX_LOOP_SECONDS,
    CostSearch,
    RequestCost,
    measure_machine_slowdown,
)
from tests.web.test_statistics_api import OWN_STATISTICS, play_three_hands

COST_PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "request-costs.md"
LIMIT_FACTOR = 4
"""Multiple of the limit, because other tests run at once; ``make soak`` has the limit itself."""


@pytest.mark.landing
def test_no_request_blocks_event_loop() -> None:
    request_costs: list[RequestCost] = []

    async def run_scenario() -> None:
        async with CostSearch(hand_count=4) as search:
            request_costs.extend(await search.measure_routes(3))
            assert [request_cost.route for request_cost in request_costs] == search.list_routes()

    run_async_test(run_scenario, timeout_seconds=600)
    limit = MAX_LOOP_SECONDS * LIMIT_FACTOR * measure_machine_slowdown()
    slow_requests = [
        request_cost for request_cost in request_costs if request_cost.loop_seconds > limit
    ]
    assert not slow_requests, "\n".join(
        [f"{cost.route} {cost.loop_seconds:.3f} {cost.loop_case}" for cost in slow_requests]
    )
    assert all(request_cost.request_count for request_cost in request_costs)


def test_cost_page_lists_every_route() -> None:
    text = COST_PAGE.read_text(encoding="utf-8")

    async def run_scenario() -> None:
        async with CostSearch(hand_count=1) as search:
            missing_routes = [
                route for route in search.list_routes() if f"| `{route}` |" not in text
            ]
            assert not missing_routes, "write it anew: python -m tests.soak.request_costs --write"

    run_async_test(run_scenario)


def test_statistics_are_cached_with_etag() -> None:
    from tests.web.open_rooms import open_test_room

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, *_ = await play_three_hands(room)
            first_response = await ann.get(OWN_STATISTICS)
            [ann_entry] = room.app_state.played_hands._entries.values()
            assert len(ann_entry.cached_responses) == 1
            second_response = await ann.http.get(
                OWN_STATISTICS, headers={"If-None-Match": first_response.headers["etag"]}
            )
            assert (second_response.status_code, second_response.content) == (304, b"")
            assert (await ann.get(OWN_STATISTICS, position="SB")).headers[
                "etag"
            ] != first_response.headers["etag"]
            assert len(ann_entry.cached_responses) == 2

    run_async_test(run_scenario)
