"""Minimum-cost flow by successive shortest paths.

Costs and capacities are integers. The textbook method takes milliseconds for the few dozen moves of
an event.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from itertools import pairwise

Node = Hashable
Links = dict[Node, dict[Node, int]]


class FlowNetwork:
    """Links with capacity and cost, and the flow through each."""

    def __init__(self) -> None:
        self._capacity: Links = {}
        self._cost: Links = {}

    def add_link(self, a: Node, b: Node, capacity: int, cost: int = 0) -> None:
        """Add a link from *a* to *b*."""
        for one, other, space, price in ((a, b, capacity, cost), (b, a, 0, -cost)):
            self._capacity.setdefault(one, {})[other] = space
            self._cost.setdefault(one, {})[other] = price

    def send_flow(self, source: Node, sink: Node, amount: int) -> None:
        """Send *amount* units, or as many as the network carries, at the least cost."""
        for _ in range(amount):
            for a, b in pairwise(self._cheapest_path(source, sink)):
                self._capacity[a][b] -= 1
                self._capacity[b][a] += 1

    def saturated_links(self, a: Node) -> tuple[Node, ...]:
        """Return the successors of a node over unit-capacity links that carry flow."""
        return tuple(
            [
                b
                for b, room in self._capacity.get(a, {}).items()
                if not room and self._capacity[b][a] == 1
            ]
        )

    def _cheapest_path(self, source: Node, sink: Node) -> list[Node]:
        best: dict[Node, int] = {source: 0}
        before: dict[Node, Node] = {}
        queue = deque([source])
        waiting = {source}
        while queue:
            here = queue.popleft()
            waiting.discard(here)
            for there, room in self._capacity[here].items():
                cost = best[here] + self._cost[here][there]
                if room and cost < best.get(there, cost + 1):
                    best[there], before[there] = cost, here
                    if there not in waiting:
                        queue.append(there)
                        waiting.add(there)
        if sink not in before:
            return []
        path = [sink]
        while path[-1] != source:
            path.append(before[path[-1]])
        return path[::-1]
