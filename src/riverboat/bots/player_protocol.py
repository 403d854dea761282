"""The player protocol: an object that receives a view and the legal options, and returns a command.

A program that plays implements ``choose``; it has no access to the log, the deck or other players'
cards.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias, runtime_checkable

from riverboat.engine import AnyCommand, HandState, ToAct, ToChoose, ToDeclare, ToDraw, ToShow

DecisionPoint: TypeAlias = ToAct | ToDraw | ToShow | ToChoose | ToDeclare
"""Any pending decision of a player."""


@runtime_checkable
class Player(Protocol):
    """An object that decides for a seat."""

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """Return a command in *turn* for the player in *seat*, for their view *hand*."""
        ...
