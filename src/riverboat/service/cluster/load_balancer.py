"""Load balancing: the number of streams that a node transfers to one with a small load.

The load is counted in streams. A table counts as one stream. An event counts as one more than its
tables, because its director needs time too, and tables may be added later.

The plan depends only on numbers that all nodes read from the database. Each node therefore decides
for itself how many streams it transfers, and together they transfer exactly the missing number.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Final

from msgspec import Struct

MIN_DEFICIT: Final = 2
"""Minimum number of streams by which a node must be below its fair share to be given any.

Otherwise it only gets new tables.
"""
DEFICIT_DIVISOR: Final = 4
"""A node is given streams only if it is below its fair share by at least 1/4 of that share."""


class StreamTransfer(Struct, frozen=True):
    """A planned transfer: the receiving node and the number of streams."""

    target_node: str
    stream_count: int


def plan_transfer(node_name: str, load_by_node: Mapping[str, int]) -> StreamTransfer | None:
    """Return the transfer that a node should make, given all loads; ``None`` if it keeps all.

    >>> plan_transfer("a", {"a": 10, "b": 10, "c": 0})
    StreamTransfer(target_node='c', stream_count=3)
    >>> plan_transfer("a", {"a": 11, "b": 9, "c": 10})
    """
    if node_name not in load_by_node:
        return None
    fair_share = sum(load_by_node.values()) / len(load_by_node)
    least_loaded_node = min(load_by_node, key=lambda node: (load_by_node[node], node))
    deficit, surplus = (
        fair_share - load_by_node[least_loaded_node],
        load_by_node[node_name] - ceil(fair_share),
    )
    if deficit < max(MIN_DEFICIT, fair_share / DEFICIT_DIVISOR) or surplus < 1:
        return None
    return StreamTransfer(least_loaded_node, min(surplus, int(deficit)))


class LoadBalancer:
    """A planner that transfers nothing before the load has been uneven for some time.

    A node that restarts repeatedly receives no streams until it has run for a while.
    """

    def __init__(self, node_name: str, stable_seconds: float) -> None:
        self._node_name, self._stable_seconds = node_name, stable_seconds
        self._uneven_since: float | None = None

    def next_transfer(
        self, load_by_node: Mapping[str, int], now_seconds: float
    ) -> StreamTransfer | None:
        """Return the transfer that is due now; ``None`` if there is none."""
        transfer = plan_transfer(self._node_name, load_by_node)
        if transfer is None:
            self._uneven_since = None
            return None
        if self._uneven_since is None:
            self._uneven_since = now_seconds
        return transfer if now_seconds - self._uneven_since >= self._stable_seconds else None
