"""Random players that cover the rules of a match and ignore their cards."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from riverboat.bots import DecisionPoint, Style, style
from riverboat.engine import CALL, FOLD, AnyCommand, HandState, RaiseTo, ToAct


class RandomSizePlayer(Struct, frozen=True):
    """Folds, calls or raises to any size; the random style has only two sizes."""

    luck: Random

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """Return a random legal action."""
        assert isinstance(turn, ToAct), "the competition asks nothing else"
        chance = self.luck.random()
        if chance < 0.1 and turn.call:
            return FOLD
        if chance > 0.55 and turn.high:
            # Mostly small raises, to leave room for more.
            share = self.luck.random() ** 6
            return RaiseTo(turn.low + int(share * (turn.high - turn.low)))
        return CALL


def calling_player() -> Style:
    """Return a player who checks and calls."""
    return style("caller", Random(0))
