"""What the floor does to a running hand: the facts of it, made, checked and applied.

Whoever plays asks by commands, which the rules judge. A correction is no wish of a player: the
floor has ruled, and all that is asked is whether it can be done to these cards and chips.
"""

from riverboat.engine.corrections.correction_builders import (
    build_action_take_back,
    build_board_take_back,
    build_call_completion,
    build_card_replacement,
    build_hand_kill,
    build_hand_void,
    build_pot_hold,
    build_rewind,
    build_wager_correction,
    last_action_index,
    standing_facts,
)
from riverboat.engine.corrections.correction_checks import check_correction
from riverboat.engine.corrections.hand_correction import correct

__all__ = [
    "build_pot_hold",
    "build_board_take_back",
    "build_call_completion",
    "check_correction",
    "correct",
    "build_hand_kill",
    "last_action_index",
    "build_card_replacement",
    "build_rewind",
    "standing_facts",
    "build_action_take_back",
    "build_hand_void",
    "build_wager_correction",
]
