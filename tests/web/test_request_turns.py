from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import pytest

from riverboat.web.accounts.account_service import User
from riverboat.web.client_priority import PriorityLookup
from riverboat.web.cost_middleware import CostMiddleware
from riverboat.web.limits.cost_budget import ProcessorBudgets
from riverboat.web.limits.request_turns import MAX_STARTS_PER_TURN, RequestTurns
from riverboat.web.monitoring.metrics import Metrics
from riverboat.web.server_config import ServerConfig


async def _start_request(turns: RequestTurns, client: str, start_order: list[str]) -> None:
    await turns.wait_for_turn(client)
    start_order.append(client)


def test_requests_per_loop_iteration_are_limited() -> None:
    async def run_requests() -> list[int]:
        turns, start_order, start_counts = RequestTurns(3), list[str](), list[int]()
        tasks = [
            asyncio.create_task(_start_request(turns, f"{number}", start_order))
            for number in range(20)
        ]
        while len(start_order) < len(tasks):
            await asyncio.sleep(0)
            start_counts.append(len(start_order))
        return start_counts

    start_counts = asyncio.run(run_requests())
    starts_per_iteration = [
        next_count - count
        for count, next_count in zip([0, *start_counts], start_counts, strict=False)
    ]
    assert max(starts_per_iteration) == 3
    assert start_counts[-1] == 20


def test_waiting_clients_take_turns() -> None:
    async def run_requests() -> list[str]:
        turns, start_order = RequestTurns(2), list[str]()
        tasks = [asyncio.create_task(_start_request(turns, "busy", start_order)) for _ in range(50)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(_start_request(turns, "other", start_order)))
        await asyncio.gather(*tasks)
        return start_order

    start_order = asyncio.run(run_requests())
    assert start_order.index("other") <= 5
    assert Counter(start_order) == {"busy": 50, "other": 1}


def test_one_client_starts_requests_one_by_one_under_load() -> None:
    async def run_requests() -> list[str]:
        turns, start_order = RequestTurns(4, client_interval_seconds=0.05), list[str]()
        busy_tasks = [
            asyncio.create_task(_start_request(turns, "busy", start_order)) for _ in range(8)
        ]
        await asyncio.sleep(0)
        other_tasks = [
            asyncio.create_task(_start_request(turns, f"{number}", start_order))
            for number in range(40)
        ]
        await asyncio.gather(*other_tasks)
        assert start_order.count("busy") <= 6
        await asyncio.gather(*busy_tasks)
        return start_order

    start_order = asyncio.run(run_requests())
    assert start_order[-2:] == ["busy", "busy"]
    assert len(start_order) == 48


def test_request_turns_are_busy_while_requests_wait() -> None:
    async def observe_busyness() -> tuple[bool, bool, bool]:
        turns, start_order = RequestTurns(1), list[str]()
        was_busy_at_start = turns.is_busy
        tasks = [
            asyncio.create_task(_start_request(turns, f"{number}", start_order))
            for number in range(3)
        ]
        await asyncio.sleep(0)
        was_busy = turns.is_busy
        await asyncio.gather(*tasks)
        return was_busy_at_start, was_busy, turns.is_busy

    assert asyncio.run(observe_busyness()) == (False, True, False)


def test_cancelled_request_takes_no_turn() -> None:
    async def run_requests() -> list[str]:
        turns, start_order = RequestTurns(1), list[str]()
        tasks = [
            asyncio.create_task(_start_request(turns, f"{number}", start_order))
            for number in range(4)
        ]
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return start_order

    assert asyncio.run(run_requests()) == ["0", "1", "3"]


class _Table:
    """A table where only Ann is seated."""

    def has_chair(self, name: str) -> bool:
        return name == "Ann"


async def _record_request_order(tokens: list[str]) -> list[str]:
    """Send requests of one address through the middleware; return their tokens as they start."""
    start_order: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        start_order.append(scope["path"])

    async def authenticate(token: str) -> tuple[User, bool]:
        return User({"seated": "Ann", "watching": "Bob"}[token], session_hash=token), True

    config = ServerConfig()
    priorities = PriorityLookup(lambda: [_Table()], authenticate, time.monotonic)
    for token in {"seated", "watching"} & set(tokens):
        await priorities.load_session_user(token)
    middleware = CostMiddleware(
        app,
        budgets=ProcessorBudgets(config.limits, time.monotonic),
        priorities=priorities,
        config=config,
        metrics=Metrics(),
    )

    async def send_request(token: str) -> None:
        cookie = f"rb_session={token}".encode()
        await middleware(
            {
                "type": "http",
                "path": f"/{token}",
                "headers": [(b"cookie", cookie)] if token != "stranger" else [],
                "client": ("192.0.2.1", 1),
            },
            asyncio.Event().wait,  # type: ignore[arg-type]
            app,  # type: ignore[arg-type]
        )

    await asyncio.gather(*map(send_request, tokens))
    return start_order


@pytest.mark.parametrize("token, overtakes", [("seated", True), ("watching", False)])
def test_only_a_seated_player_overtakes_waiting_requests(token: str, overtakes: bool) -> None:
    start_order = asyncio.run(_record_request_order(["stranger"] * 20 + [token]))
    assert (start_order.index(f"/{token}") <= MAX_STARTS_PER_TURN) == overtakes
    assert len(start_order) == 21


def test_seated_overtaking_is_limited_to_a_reconnect() -> None:
    start_order = asyncio.run(_record_request_order(["stranger"] * 20 + ["seated"] * 80))
    overtaking_paths = start_order[: start_order.index("/stranger", MAX_STARTS_PER_TURN)]
    assert 60 <= overtaking_paths.count("/seated") < 70  # four more a second
