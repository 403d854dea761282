"""Search for the most expensive valid request of every route and page.

    python -m tests.soak.request_costs --tries 200
    python -m tests.soak.request_costs --write

It fails if a request blocks the event loop for more than 20 ms, or works for more than 200 ms in
a thread without being charged; ``--write`` writes ``docs/reference/request-costs.md``.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import structlog

from tests.web.request_costs import (
    MAX_LOOP_SECONDS,
    MAX_WORKER_SECONDS,
    CostSearch,
    RequestCost,
    measure_machine_slowdown,
)

PAGE_FILE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "request-costs.md"
_PAGE_HEADER = """\
# Processor time of requests

This page lists the most expensive valid request that a search found for every route and page, at a
table of {hands} hands. The search varies the size and shape of the input, and repeats requests.
*Loop* is the longest time for which a request blocks the event loop; the limit is {loop:.0f} ms.
*Worker* is its processor time in the worker threads for client requests.

All of this time is charged to the client's budget
([decision 192](../decisions/192-processor-time-budgets-for-clients.md)). Only charged work
may take more than {worker:.0f} ms in a thread, such as work that grows with the number of hands. A
client's jobs run one at a time.

Written by `python -m tests.soak.request_costs --write`. `make soak` searches longer and fails if a
request exceeds these limits.

| Route | Loop, ms | Worker, ms | Requests tried |
|---|---:|---:|---:|
"""


def build_page(costs: Iterable[RequestCost], hands: int) -> Iterator[str]:
    """Yield the text of the page."""
    yield _PAGE_HEADER.format(
        hands=hands, loop=1000 * MAX_LOOP_SECONDS, worker=1000 * MAX_WORKER_SECONDS
    )
    for cost in sorted(costs, key=lambda cost: (cost.route.partition(" ")[2], cost.route)):
        worker = f"{1000 * cost.worker_seconds:.1f}" if cost.worker_seconds else ""
        loop = f"{1000 * cost.loop_seconds:.1f}"
        yield f"| `{cost.route}` | {loop} | {worker} | {cost.request_count} |\n"


async def search_costs(attempt_count: int, hands: int) -> list[RequestCost]:
    """Return the cost of every route."""
    async with CostSearch(hands) as cost_search:
        return await cost_search.measure_routes(attempt_count)


def main() -> int:
    """Search, print the expensive requests, and compare them with the limits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    structlog.configure(processors=[], logger_factory=structlog.ReturnLoggerFactory())
    costs = asyncio.run(search_costs(options.tries, options.hands))
    if options.write:
        PAGE_FILE.write_text("".join(build_page(costs, options.hands)), encoding="utf-8")
    for cost in sorted(costs, key=lambda cost: -cost.loop_seconds)[:10]:
        print(f"loop {1000 * cost.loop_seconds:.1f} ms: {cost.route} {cost.loop_case}")
    for cost in sorted(costs, key=lambda cost: -cost.worker_seconds)[:10]:
        print(f"worker {1000 * cost.worker_seconds:.1f} ms: {cost.route} {cost.worker_case}")
    slow_routes = [
        cost.route
        for cost in costs
        if cost.loop_seconds > MAX_LOOP_SECONDS * measure_machine_slowdown()
    ]
    print(
        f"{len(costs)} routes, {sum([cost.request_count for cost in costs])} requests;"
        f" too slow: {slow_routes}"
    )
    return 1 if slow_routes else 0


if __name__ == "__main__":
    sys.exit(main())
