"""Random players that cover the rules of a match and ignore their cards."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from riverboat.bots import DecisionPoint, Style, style
from riverboat.engine import CALL, FOLD, AnyCommand, HandState, RaiseTo, ToAct


class RandomSizePlayer(Struct, frozen=True):
    """Folds, calls or raises to any size; the random style has only two sizes."""

    rng: Random

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """Return a random legal action."""
        assert isinstance(turn, ToAct), "the competition asks nothing else"
        action_roll = self.rng.random()
        if action_roll < 0.1 and turn.call:
            return FOLD
        if action_roll > 0.55 and turn.high:
            # Mostly small raises, to leave room for more.
            raise_share = self.rng.random() ** 6
            return RaiseTo(turn.low + int(raise_share * (turn.high - turn.low)))
        return CALL


def make_calling_player() -> Style:
    """Return a player who checks and calls."""
    return style("caller", Random(0))
