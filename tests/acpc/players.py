"""Players of a match who leave no corner of its rules alone, and look at no card."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from riverboat.bots import DecisionPoint, Style, style
from riverboat.engine import CALL, FOLD, AnyCommand, HandState, RaiseTo, ToAct


class AnySize(Struct, frozen=True):
    """Folds, calls or raises by chance, to any size: the style of that kind knows only two."""

    luck: Random

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """Something legal."""
        assert isinstance(turn, ToAct), "the competition asks nothing else"
        chance = self.luck.random()
        if chance < 0.1 and turn.call:
            return FOLD
        if chance > 0.55 and turn.high:
            # Mostly small raises, so that there is room for more of them.
            share = self.luck.random() ** 6
            return RaiseTo(turn.low + int(share * (turn.high - turn.low)))
        return CALL


def calling() -> Style:
    """Checks and calls, whatever happens."""
    return style("caller", Random(0))
