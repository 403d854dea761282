"""Fast decisions on folds, checks and calls, without listing the player's other options.

A program that replays a hand knows the action and asks for no raise sizes, whose computation is
most of the work of a turn.
"""

from __future__ import annotations

from riverboat.engine.commands.engine_commands import Call, Check, Fold
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import HandState
from riverboat.engine.state.seat_masks import FIRST_SEAT, SEATS_AFTER


def decide_simple_turn(
    hand: HandState, seat: int, action_type: type[Fold | Check | Call]
) -> f.Folded | f.Checked | f.Called | None:
    """Return the fact that ``decide`` returns for a seat's action, if it needs no options.

    ``None`` leaves the action to ``decide``: it is out of turn, illegal or not ordinary.
    """
    to_act_mask, able_mask, compiled_game = hand.to_act_mask, hand.able_mask, hand.compiled
    if (
        not (to_act_mask and compiled_game.has_simple_turns and able_mask & (able_mask - 1))
        or hand.late_actors_mask
        or FIRST_SEAT[to_act_mask & SEATS_AFTER[hand.last_actor] or to_act_mask] != seat
    ):
        return None
    call_chips = hand.current_bet - hand.bets[seat]
    if call_chips > 0:
        if action_type is Fold:
            return None if compiled_game.exposes_folds else f.FOLDED[seat]
        if action_type is Check:
            return None
        stack = hand.stacks[seat]
        return f.Called(seat, call_chips if call_chips < stack else stack)  # rule: ALLN-01
    return None if action_type is Fold or call_chips else f.CHECKED[seat]
