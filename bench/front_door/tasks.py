"""The tasks, and how much of each is done."""

from __future__ import annotations

from typing import Final, NamedTuple

Figures = dict[str, tuple[int, int, int, float]]
"""By player: hands, how many with VPIP, how many with PFR, and chips won."""


class Task(NamedTuple):
    """Something that people come for."""

    name: str
    functions: tuple[str, ...]
    """The first is called; what it needs besides stands after it."""
    arguments: tuple[object, ...] = ()
    share: int = 1
    """A slow peer does one in so many, and its time is multiplied."""


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
