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


async def _start(turns: RequestTurns, client: str, order: list[str]) -> None:
    await turns.wait_for_turn(client)
    order.append(client)


def test_requests_per_loop_iteration_are_limited() -> None:
    async def run_requests() -> list[int]:
        turns, order, counts = RequestTurns(3), list[str](), list[int]()
        tasks = [asyncio.create_task(_start(turns, f"{number}", order)) for number in range(20)]
        while len(order) < len(tasks):
            await asyncio.sleep(0)
            counts.append(len(order))
        return counts

    counts = asyncio.run(run_requests())
    steps = [next_count - count for count, next_count in zip([0, *counts], counts, strict=False)]
    assert max(steps) == 3
    assert counts[-1] == 20


def test_waiting_clients_take_turns() -> None:
    async def run_requests() -> list[str]:
        turns, order = RequestTurns(2), list[str]()
        tasks = [asyncio.create_task(_start(turns, "busy", order)) for _ in range(50)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(_start(turns, "other", order)))
        await asyncio.gather(*tasks)
        return order

    order = asyncio.run(run_requests())
    assert order.index("other") <= 5
    assert Counter(order) == {"busy": 50, "other": 1}


def test_one_client_starts_requests_one_by_one_under_load() -> None:
    async def run_requests() -> list[str]:
        turns, order = RequestTurns(4, client_interval_seconds=0.05), list[str]()
        busy = [asyncio.create_task(_start(turns, "busy", order)) for _ in range(8)]
        await asyncio.sleep(0)
        other_tasks = [
            asyncio.create_task(_start(turns, f"{number}", order)) for number in range(40)
        ]
        await asyncio.gather(*other_tasks)
        assert order.count("busy") <= 6
        await asyncio.gather(*busy)
        return order

    order = asyncio.run(run_requests())
    assert order[-2:] == ["busy", "busy"]
    assert len(order) == 48


def test_request_turns_are_busy_while_requests_wait() -> None:
    async def observe() -> tuple[bool, bool, bool]:
        turns, order = RequestTurns(1), list[str]()
        was_busy_at_start = turns.is_busy
        tasks = [asyncio.create_task(_start(turns, f"{number}", order)) for number in range(3)]
        await asyncio.sleep(0)
        was_busy = turns.is_busy
        await asyncio.gather(*tasks)
        return was_busy_at_start, was_busy, turns.is_busy

    assert asyncio.run(observe()) == (False, True, False)


def test_cancelled_request_takes_no_turn() -> None:
    async def run_requests() -> list[str]:
        turns, order = RequestTurns(1), list[str]()
        tasks = [asyncio.create_task(_start(turns, f"{number}", order)) for number in range(4)]
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(run_requests()) == ["0", "1", "3"]


class _Table:
    """A table where only Ann is seated."""

    def has_chair(self, name: str) -> bool:
        return name == "Ann"


async def _order_of_requests(tokens: list[str]) -> list[str]:
    """Send requests of one address through the middleware; return their tokens as they start."""
    order: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        order.append(scope["path"])

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

    async def request(token: str) -> None:
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

    await asyncio.gather(*map(request, tokens))
    return order


@pytest.mark.parametrize("token, overtakes", [("seated", True), ("watching", False)])
def test_only_a_seated_player_overtakes_waiting_requests(token: str, overtakes: bool) -> None:
    order = asyncio.run(_order_of_requests(["stranger"] * 20 + [token]))
    assert (order.index(f"/{token}") <= MAX_STARTS_PER_TURN) == overtakes
    assert len(order) == 21


def test_seated_overtaking_is_limited_to_a_reconnect() -> None:
    order = asyncio.run(_order_of_requests(["stranger"] * 20 + ["seated"] * 80))
    overtaking_paths = order[: order.index("/stranger", MAX_STARTS_PER_TURN)]
    assert 60 <= overtaking_paths.count("/seated") < 70  # four more a second
