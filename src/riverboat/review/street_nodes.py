"""Interfaces of a solved street, as reviews and the trainer read it.

``Solution`` and ``SpotNode`` implement them, and so do the flops of the trainer's library, which
are stored without turns and rivers.
"""

from __future__ import annotations

from typing import Protocol

from riverboat.solve.postflop.hand_tables import ByPlayer, Table
from riverboat.solve.postflop.spot_config import PlayerName
from riverboat.solve.postflop.spot_node import HandNumbers, NodeKind


class SolvedChips(Protocol):
    """The chips of a solved spot."""

    @property
    def pot(self) -> float:
        """The pot at the start of the street, in chips."""
        ...

    @property
    def stack(self) -> float:
        """Chips behind at the start of the street."""
        ...


class StreetNode(Protocol):
    """A node of a solved street: a decision, or the end of the street."""

    @property
    def path(self) -> tuple[str, ...]:
        """The actions from the start of the street to this node."""
        ...

    @property
    def kind(self) -> NodeKind:
        """``decision``, ``card``, ``fold`` or ``showdown``."""
        ...

    @property
    def player(self) -> PlayerName | None:
        """The player to act, ``oop`` or ``ip``; None if no player is to act."""
        ...

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions of a decision."""
        ...

    @property
    def spot(self) -> SolvedChips:
        """The spot that was solved."""
        ...

    @property
    def stacks(self) -> tuple[float, float]:
        """Chips that each player has left to bet."""
        ...

    @property
    def reach(self) -> ByPlayer:
        """Probability weight with which each hand reaches the node, by player."""
        ...

    @property
    def equity(self) -> ByPlayer:
        """Equity of each hand, by player."""
        ...

    @property
    def ev(self) -> ByPlayer:
        """Value of each hand in chips, by player."""
        ...

    def __getitem__(self, path: str) -> StreetNode:
        """Return the node after an action; ``BadSpot`` if it is not stored."""
        ...

    def strategy_array(self) -> Table:
        """Return the strategy of each combination, (actions, 1326)."""
        ...

    def hand_numbers(self, hand: str) -> HandNumbers:
        """Return equity, strategy and values of one combination of the player to act."""
        ...


class StreetSolution(Protocol):
    """The solution of a street."""

    @property
    def spot(self) -> SolvedChips:
        """The spot that was solved."""
        ...

    @property
    def exploitability(self) -> float:
        """Exploitability in percent of the pot."""
        ...

    @property
    def root(self) -> StreetNode:
        """The first decision."""
        ...
