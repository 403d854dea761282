"""Decision makers: functions that ask a player in a seat, with only that seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from riverboat.bots.bot import Bot
from riverboat.bots.player_protocol import DecisionPoint, Player
from riverboat.bots.styles import Style
from riverboat.engine import AnyCommand, AnyFact, HandStarted, HandState
from riverboat.hands.player_view import PlayerView

DecisionMaker: TypeAlias = Callable[[HandState, Sequence[AnyFact], DecisionPoint], AnyCommand]
"""Return a player's command, given the full hand, its log, and the pending decision.

The player receives only their own view of the hand.
"""


def make_decision_maker(player: Player, seat: int, opening_fact: HandStarted) -> DecisionMaker:
    """Return a function that asks *player* in *seat* for commands.

    The player receives a redacted view of the hand, except for built-in styles that do not need it.
    """
    if isinstance(player, Style) and not player.needs_hand_view:
        return lambda hand, _log, turn: player.choose(seat, hand, turn)
    player_view = PlayerView(seat, opening_fact)
    if isinstance(player, Bot):
        return lambda _hand, log, turn: player.answer(player_view.update(log), seat, turn)
    return lambda _hand, log, turn: player.choose(seat, player_view.update(log).state, turn)
