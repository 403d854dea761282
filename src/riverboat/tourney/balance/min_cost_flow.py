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
    """A network of nodes and links; each link has a capacity, a cost per unit, and its flow."""

    def __init__(self) -> None:
        self._capacity: Links = {}
        self._cost: Links = {}

    def add_link(self, origin: Node, target: Node, capacity: int, cost: int = 0) -> None:
        """Add a link from *origin* to *target*."""
        for from_node, to_node, link_capacity, link_cost in (
            (origin, target, capacity, cost),
            (target, origin, 0, -cost),
        ):
            self._capacity.setdefault(from_node, {})[to_node] = link_capacity
            self._cost.setdefault(from_node, {})[to_node] = link_cost

    def send_flow(self, source: Node, sink: Node, amount: int) -> None:
        """Send *amount* units, or as many as the network carries, at the least cost."""
        for _ in range(amount):
            for from_node, to_node in pairwise(self._find_cheapest_path(source, sink)):
                self._capacity[from_node][to_node] -= 1
                self._capacity[to_node][from_node] += 1

    def saturated_links(self, node: Node) -> tuple[Node, ...]:
        """Return the successors of a node over unit-capacity links that carry flow."""
        return tuple(
            [
                successor
                for successor, free_capacity in self._capacity.get(node, {}).items()
                if not free_capacity and self._capacity[successor][node] == 1
            ]
        )

    def _find_cheapest_path(self, source: Node, sink: Node) -> list[Node]:
        cost_by_node: dict[Node, int] = {source: 0}
        predecessor_by_node: dict[Node, Node] = {}
        queue = deque([source])
        queued_nodes = {source}
        while queue:
            node = queue.popleft()
            queued_nodes.discard(node)
            for successor, free_capacity in self._capacity[node].items():
                cost = cost_by_node[node] + self._cost[node][successor]
                if free_capacity and cost < cost_by_node.get(successor, cost + 1):
                    cost_by_node[successor], predecessor_by_node[successor] = cost, node
                    if successor not in queued_nodes:
                        queue.append(successor)
                        queued_nodes.add(successor)
        if sink not in predecessor_by_node:
            return []
        path = [sink]
        while path[-1] != source:
            path.append(predecessor_by_node[path[-1]])
        return path[::-1]
