"""What the floor does to a running hand: the facts of it, made, checked and applied.

Whoever plays asks by commands, which the rules judge. A correction is no wish of a player: the
floor has ruled, and all that is asked is whether it can be done to these cards and chips.
"""

from riverboat.engine.corrections.check import check
from riverboat.engine.corrections.correct import correct
from riverboat.engine.corrections.made import (
    all_held,
    board_back,
    call_made_good,
    killed,
    last_action_of,
    replaced,
    rewound,
    standing,
    taken_back,
    voided,
    wager,
)

__all__ = [
    "all_held",
    "board_back",
    "call_made_good",
    "check",
    "correct",
    "killed",
    "last_action_of",
    "replaced",
    "rewound",
    "standing",
    "taken_back",
    "voided",
    "wager",
]
