"""The tasks, and the amount of work in each."""

from __future__ import annotations

from typing import Final, NamedTuple

Figures = dict[str, tuple[int, int, int, float]]
"""Figures by player: hands, hands with VPIP, hands with PFR, and chips won."""


class Task(NamedTuple):
    """A common task."""

    name: str
    functions: tuple[str, ...]
    """Names of functions: the one that is called, then its helpers."""
    arguments: tuple[object, ...] = ()
    share: int = 1
    """Divisor of the work for a slow library, whose time is multiplied by it."""


HANDS_OF_THE_FOLDER: Final = 1_000
TASKS: Final = {
    "statistics": Task(f"statistics of a folder of {HANDS_OF_THE_FOLDER:,} hands", ("statistics",)),
    "kuhn": Task("Kuhn: 1,000 rounds of CFR", ("solved",), ("kuhn", 1_000)),
    "leduc": Task("Leduc: 100 rounds of CFR", ("solved",), ("leduc", 100)),
    "match": Task(
        "a match of 2,000 hands, with its interval", ("match", "holdem", "at_random"), (2_000,), 5
    ),
    "equity": Task("AKs against QQ+ before the flop", ("equity",)),
    "steps": Task(
        "a million random steps of no-limit hold'em, six players",
        ("steps", "holdem", "at_random"),
        (1_000_000,),
        200,
    ),
}
