"""Thinking times of a bot: longer over many chips, and hardly any over an obvious fold."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.engine import (
    AnyCommand,
    Call,
    Check,
    Declare,
    Discard,
    Fold,
    HandState,
    RaiseTo,
    RunIt,
)


def think_seconds(command: AnyCommand, seat: int, hand: HandState, rng: Random) -> float:
    """Return a random factor for the bot's pace: its thinking time for *command* is the product."""
    return decision_difficulty(command, seat, hand) * min(3.0, rng.lognormvariate(-0.08, 0.4))


def decision_difficulty(command: AnyCommand, seat: int, hand: HandState) -> float:
    """Return the difficulty of a decision as a factor of the thinking time, from 0.5 to 2.6."""
    chips_behind = max(1, hand.stacks[seat])
    call_share = min(1.0, max(0, hand.current_bet - hand.bets[seat]) / chips_behind)
    match command:
        case Fold():
            return 0.5 if hand.street <= 0 and call_share < 0.3 else 0.7 + call_share
        case Check():
            return 0.6
        case Call():
            return 0.8 + 1.8 * call_share
        case RaiseTo(total):
            return 1.1 + 1.4 * min(1.0, (total - hand.bets[seat]) / chips_behind)
        case Discard() | Declare() | RunIt():
            return 1.3
        case _:
            return 0.6


if not TYPE_CHECKING:
    __getattr__ = deprecated_names("riverboat.remote.think_time")
