"""Actions of the competition, ``f``, ``c`` and ``r``, and the engine's commands.

A raise in no-limit gives the player's total for the whole hand, blinds and earlier streets
included; a limit raise has one size only and gives no amount.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from riverboat.engine import (
    CALL,
    FOLD,
    AllIn,
    AnyCommand,
    Call,
    Check,
    Fold,
    HandState,
    RaiseTo,
    ToAct,
    legal_actions,
)
from riverboat.notation.acpc.game_definition import DefinedTable
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.acpc_games import (
    CompetitionActionUnknown,
    DefinitionRaiseAmountMissing,
    LimitRaiseWithAmount,
    NoCompetitionAction,
)
from riverboat.words.refusals.betting import NoActionsLeft, NoRaisesLeft

MAX_ACTIONS: Final = 64
"""Maximum number of actions in a round that a competition player can store.

No raise is allowed if the replies of all players to it would exceed this limit.
"""


def build_command(action: str, hand: HandState, turn: ToAct, table: DefinedTable) -> AnyCommand:
    """Return the command for an action of the player to act."""
    if action == "f":
        return FOLD
    if action == "c":
        return CALL
    if not action.startswith("r"):
        raise BadNotation(CompetitionActionUnknown(repr(action[:20])))
    if table.definition.limit:
        if action != "r":
            raise BadNotation(LimitRaiseWithAmount(repr(action[:20])))
        raise_size = table.definition.raise_sizes[hand.street] * table.scale
        return RaiseTo(min(hand.current_bet + raise_size, turn.all_in))
    if not action[1:].isdecimal() or len(action) > _MAX_ACTION_LENGTH:
        raise BadNotation(DefinitionRaiseAmountMissing(repr(action[:20])))
    return RaiseTo(int(action[1:]) * table.scale - hand.earlier_bets[turn.seat])


_MAX_ACTION_LENGTH: Final = 20


def format_action(command: AnyCommand, hand: HandState, turn: ToAct, table: DefinedTable) -> str:
    """Return the action for *command*; a raise to a fraction of a unit is rounded down."""
    match command:
        case Fold():
            return "f"
        case Check() | Call():
            return "c"
        case AllIn():
            return (
                _format_raise_action(min(turn.all_in, turn.high), hand, turn, table)
                if turn.high
                else "c"
            )
        case RaiseTo(to):
            return _format_raise_action(to, hand, turn, table)
        case _:
            raise BadNotation(NoCompetitionAction(str(command)))


def _format_raise_action(
    raise_total: int, hand: HandState, turn: ToAct, table: DefinedTable
) -> str:
    if table.definition.limit:
        return "r"
    earlier_bet = hand.earlier_bets[turn.seat]
    # The legal limits are whole numbers, so rounding down stays within them.
    return f"r{(earlier_bet + raise_total) // table.scale}"


def legal_turn(hand: HandState, table: DefinedTable, actions_so_far: str) -> ToAct:
    """Return the legal actions of the player to act, limited by the game definition.

    *actions_so_far* is the betting of the hand. Its last round shows if another raise would exceed
    the maximum number of raises, or of actions.
    """
    turn = legal_actions(hand)
    assert turn is not None, "a player must be to act"
    if not turn.high:
        return turn
    street_actions = actions_so_far.rpartition("/")[2]
    raise_count = street_actions.count("r")
    if raise_count >= table.definition.max_raises[hand.street]:
        return replace(turn, low=0, high=0, raise_refusal=NO_RAISES_LEFT)
    if len(street_actions) + hand.players > MAX_ACTIONS:  # may be too many: count exactly
        action_count = raise_count + street_actions.count("c") + street_actions.count("f")
        if action_count + hand.players > MAX_ACTIONS:
            return replace(turn, low=0, high=0, raise_refusal=NO_ACTIONS_LEFT)
    return turn


NO_RAISES_LEFT: Final = NoRaisesLeft()
NO_ACTIONS_LEFT: Final = NoActionsLeft(MAX_ACTIONS)
