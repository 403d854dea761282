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

LEAST: Final = 2
"""A host that lacks less than this gets what is new only."""
SHARE: Final = 4
"""Nor does one that lacks less than this part of its share: a quarter."""


class Gift(Struct, frozen=True):
    """What a host has to give."""

    to: str
    streams: int


def gift(me: str, loads: Mapping[str, int]) -> Gift | None:
    """What a host gives, by how many streams each has that takes any; ``None`` if it keeps all.

    >>> gift("a", {"a": 10, "b": 10, "c": 0})
    Gift(to='c', streams=3)
    >>> gift("a", {"a": 11, "b": 9, "c": 10})
    """
    if me not in loads:
        return None
    share = sum(loads.values()) / len(loads)
    poorest = min(loads, key=lambda host: (loads[host], host))
    lacks, over = share - loads[poorest], loads[me] - ceil(share)
    if lacks < max(LEAST, share / SHARE) or over < 1:
        return None
    return Gift(poorest, min(over, int(lacks)))


class Balance:
    """When there is something to give: not before hosts have been uneven for some time.

    So one that goes and comes again is given nothing until it stays.
    """

    def __init__(self, me: str, steady: float) -> None:
        self._me, self._steady = me, steady
        self._since: float | None = None

    def due(self, loads: Mapping[str, int], now: float) -> Gift | None:
        """What is to be given now."""
        found = gift(self._me, loads)
        if found is None:
            self._since = None
            return None
        if self._since is None:
            self._since = now
        return found if now - self._since >= self._steady else None
