"""How much a host gives to one that has little: a host that has just come has nothing.

What is counted is streams: a table is one, and an event is one more than its tables, for there is a
director's work to do, and tables are to come where there is none yet.

It is a matter of numbers alone, which all hosts read alike. So each decides for itself what it
gives, and together they give what is missing, and no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Final

from msgspec import Struct

MIN_DEFICIT: Final = 2
"""A host that lacks less than this gets what is new only."""
DEFICIT_DIVISOR: Final = 4
"""Nor does one that lacks less than this part of its share: a quarter."""


class StreamTransfer(Struct, frozen=True):
    """What a host has to give."""

    to: str
    stream_count: int


def plan_transfer(node_name: str, load_by_node: Mapping[str, int]) -> StreamTransfer | None:
    """What a host gives, by how many streams each has that takes any; ``None`` if it keeps all.

    >>> plan_transfer("a", {"a": 10, "b": 10, "c": 0})
    StreamTransfer(to='c', stream_count=3)
    >>> plan_transfer("a", {"a": 11, "b": 9, "c": 10})
    """
    if node_name not in load_by_node:
        return None
    share = sum(load_by_node.values()) / len(load_by_node)
    poorest = min(load_by_node, key=lambda host: (load_by_node[host], host))
    lacks, over = share - load_by_node[poorest], load_by_node[node_name] - ceil(share)
    if lacks < max(MIN_DEFICIT, share / DEFICIT_DIVISOR) or over < 1:
        return None
    return StreamTransfer(poorest, min(over, int(lacks)))


class LoadBalancer:
    """When there is something to give: not before hosts have been uneven for some time.

    So one that goes and comes again is given nothing until it stays.
    """

    def __init__(self, node_name: str, stable_seconds: float) -> None:
        self._node_name, self._stable_seconds = node_name, stable_seconds
        self._uneven_since: float | None = None

    def next_transfer(self, load_by_node: Mapping[str, int], now: float) -> StreamTransfer | None:
        """What is to be given now."""
        found = plan_transfer(self._node_name, load_by_node)
        if found is None:
            self._uneven_since = None
            return None
        if self._uneven_since is None:
            self._uneven_since = now
        return found if now - self._uneven_since >= self._stable_seconds else None
