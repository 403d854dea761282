"""Lines that begin with a player's name and nothing after it: names may hold any words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class NamedLine(NamedTuple):
    """A line, and whose it is."""

    who: str
    rest: str
    """What stands after the name."""


def named(line: str, names: Iterable[str], after: str = " ") -> NamedLine | None:
    """The line of a player who sits here; of two names that fit, the longer one.

    >>> named("Ann B calls $2", ["Ann", "Ann B"])
    NamedLine(who='Ann B', rest='calls $2')
    """
    fitting = [name for name in names if line.startswith(f"{name}{after}")]
    if not fitting:
        return None
    who = max(fitting, key=len)
    return NamedLine(who, line[len(who) + len(after) :].strip())
