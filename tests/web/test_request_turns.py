from __future__ import annotations

import asyncio
from collections import Counter

from riverboat.web.limits.request_turns import RequestTurns


async def _start(turns: RequestTurns, client: str, order: list[str]) -> None:
    await turns.take(client)
    order.append(client)


def test_a_few_requests_start_in_one_turn_of_the_loop() -> None:
    async def started() -> list[int]:
        turns, order, counts = RequestTurns(3), list[str](), list[int]()
        tasks = [asyncio.create_task(_start(turns, f"{n}", order)) for n in range(20)]
        while len(order) < len(tasks):
            await asyncio.sleep(0)
            counts.append(len(order))
        return counts

    counts = asyncio.run(started())
    steps = [later - earlier for earlier, later in zip([0, *counts], counts, strict=False)]
    assert max(steps) == 3
    assert counts[-1] == 20


def test_clients_take_turns() -> None:
    async def started() -> list[str]:
        turns, order = RequestTurns(2), list[str]()
        tasks = [asyncio.create_task(_start(turns, "busy", order)) for _ in range(50)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(_start(turns, "other", order)))
        await asyncio.gather(*tasks)
        return order

    order = asyncio.run(started())
    assert order.index("other") <= 5
    assert Counter(order) == {"busy": 50, "other": 1}


def test_requests_of_one_client_start_one_by_one_while_more_of_them_wait() -> None:
    async def started() -> list[str]:
        turns, order = RequestTurns(4, pause=0.05), list[str]()
        busy = [asyncio.create_task(_start(turns, "busy", order)) for _ in range(8)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(_start(turns, f"{n}", order)) for n in range(40)]
        await asyncio.gather(*others)
        assert order.count("busy") <= 6
        await asyncio.gather(*busy)
        return order

    order = asyncio.run(started())
    assert order[-2:] == ["busy", "busy"]
    assert len(order) == 48


def test_turns_are_busy_while_requests_wait() -> None:
    async def seen() -> tuple[bool, bool, bool]:
        turns, order = RequestTurns(1), list[str]()
        before = turns.is_busy
        tasks = [asyncio.create_task(_start(turns, f"{n}", order)) for n in range(3)]
        await asyncio.sleep(0)
        meanwhile = turns.is_busy
        await asyncio.gather(*tasks)
        return before, meanwhile, turns.is_busy

    assert asyncio.run(seen()) == (False, True, False)


def test_a_request_whose_client_leaves_takes_no_turn() -> None:
    async def started() -> list[str]:
        turns, order = RequestTurns(1), list[str]()
        tasks = [asyncio.create_task(_start(turns, f"{n}", order)) for n in range(4)]
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(started()) == ["0", "1", "3"]
