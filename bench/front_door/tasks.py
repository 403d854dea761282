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
HELPERS: Final = ("load_holdem", "act_at_random", "choose_random_action")
"""Helpers that the libraries' functions call."""
TASKS: Final = {
    "statistics": Task(
        f"statistics of a folder of {HANDS_OF_THE_FOLDER:,} hands", ("count_statistics",)
    ),
    "kuhn": Task("Kuhn: 1,000 rounds of CFR", ("solve_game",), ("kuhn", 1_000)),
    "leduc": Task("Leduc: 100 rounds of CFR", ("solve_game",), ("leduc", 100)),
    "match": Task(
        "a match of 2,000 hands, with its interval", ("play_match", *HELPERS), (2_000,), 5
    ),
    "equity": Task("AKs against QQ+ before the flop", ("compute_equity",)),
    "steps": Task(
        "a million random steps of no-limit hold'em, six players",
        ("count_steps", *HELPERS),
        (1_000_000,),
        200,
    ),
}
