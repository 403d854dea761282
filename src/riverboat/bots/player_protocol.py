"""What a player is: somebody who is shown their view and what is legal, and answers.

A program that wants to play implements ``choose``; it never sees a log, a deck or another
player's cards.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias, runtime_checkable

from riverboat.engine import AnyCommand, HandState, ToAct, ToChoose, ToDeclare, ToDraw, ToShow

DecisionPoint: TypeAlias = ToAct | ToDraw | ToShow | ToChoose | ToDeclare
"""The questions that a table puts to a player."""


@runtime_checkable
class Player(Protocol):
    """Anybody who can be asked what to do."""

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """What the player in *seat* does, with *hand* as they know it: a command in *turn*."""
        ...
