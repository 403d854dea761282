"""Floor corrections of a running hand: their facts, built, checked and applied.

Players send commands, which the rules judge. A correction is a ruling of the floor: the
engine checks only that it fits the cards and chips of the hand.
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
