"""How a player is asked in a hand that is being played: who looks at it is shown their view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from riverboat.bots.bot import Bot
from riverboat.bots.player_protocol import DecisionPoint, Player
from riverboat.bots.styles import Style
from riverboat.engine import AnyCommand, AnyFact, HandStarted, HandState
from riverboat.hands.player_view import PlayerView

DecisionMaker: TypeAlias = Callable[[HandState, Sequence[AnyFact], DecisionPoint], AnyCommand]
"""What somebody does: the hand and its log are everybody's, and they are shown what is theirs."""


def make_decision_maker(player: Player, seat: int, started: HandStarted) -> DecisionMaker:
    """How a player is asked: who looks at the hand is shown what they know of it."""
    if isinstance(player, Style) and not player.looks:
        return lambda hand, _log, turn: player.choose(seat, hand, turn)
    eyes = PlayerView(seat, started)
    if isinstance(player, Bot):
        return lambda _hand, log, turn: player.answer(eyes.update(log), seat, turn)
    return lambda _hand, log, turn: player.choose(seat, eyes.update(log).state, turn)
