"""Numbers of a node by combination: strategy, reach, values and equities, computed on demand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import Cards
from riverboat.kernel import sweep
from riverboat.kernel.spots.spot_cards import find_blocked_combos
from riverboat.solve.postflop.betting_tree import TreeNode
from riverboat.solve.postflop.hand_tables import HandTable, Numbers, Table
from riverboat.solve.postflop.node_paths import TreePlace
from riverboat.solve.postflop.solved_state import NodeValues, SolvedState

T = TypeVar("T")


class NodeNumbers:
    """Arrays of one node, (1326,) or (actions, 1326), cached until the strategies change."""

    def __init__(
        self, state: SolvedState, place: TreePlace, *, uses_best_response: bool = False
    ) -> None:
        self.state, self.place = state, place
        self._uses_best_response = uses_best_response
        self._version = state.version
        self._cache: dict[str, Any] = {}

    def _get_cached(self, name: str, compute: Callable[[], T]) -> T:
        """Return a cached result; it is computed again after the solver has continued."""
        if self._version != self.state.version:
            self._cache.clear()
            self._version = self.state.version
        if name not in self._cache:
            self._cache[name] = compute()
        return cast("T", self._cache[name])

    @property
    def node(self) -> TreeNode:
        """The node of the tree."""
        return self.state.config.tree.nodes[self.place.node]

    @property
    def board(self) -> Cards:
        """The cards on the board."""
        return (*self.state.config.board, *self.place.dealt_cards)

    def put_in(self, player: int) -> float:
        """Return the chips that a player has put in since the spot began."""
        return self.node.betting_state.put_in[player]

    @property
    def live_combos(self) -> NDArray[np.bool_]:
        """A mask of the combinations that share no card with the board."""
        return ~find_blocked_combos(self.board)

    def held_combos(self, player: int) -> NDArray[np.bool_]:
        """Return a mask of a player's combinations that share no card with the board."""
        return self.live_combos & (self.state.config.ranges[player].weights > 0)

    def find_held_combos_at_start(self, player: int) -> NDArray[np.bool_]:
        """Return a mask of a player's combinations that the starting board allows."""
        config = self.state.config
        return ~find_blocked_combos(config.board) & (config.ranges[player].weights > 0)

    def strategy(self) -> Table:
        """Return the strategy of the player to act."""
        return self._get_cached(
            "strategy", lambda: self.state.strategy(self.place.node, self.place.dealt_cards)
        )

    def reach(self, player: int) -> Numbers:
        """Return the reach of a player's hands."""
        return self._get_cached(
            f"reach {player}",
            lambda: self.state.reach(self.place.node, self.place.dealt_cards, player),
        )

    def values(self, player: int) -> NodeValues:
        """Return the chips that a player's hands win, less those put in since the spot began."""
        return self._get_cached(
            f"values {player}",
            lambda: self.state.values(
                self.place.node,
                self.place.dealt_cards,
                player,
                uses_best_response=self._uses_best_response,
            ),
        )

    def weights(self, player: int) -> Numbers:
        """Return the probability weight of each hand at this node.

        It is the hand's own reach times the reach of all hands that the opponent may then hold.
        """
        return self._get_cached(
            f"weights {player}", lambda: self.reach(player) * self.values(player).opposing_reach
        )

    def equities(self, player: int) -> Numbers:
        """Return each hand's share of the pot if the betting ended now."""
        return self._get_cached(f"equities {player}", lambda: self._compute_equities(player))

    def _compute_equities(self, player: int) -> Numbers:
        own_hands = self.held_combos(player).astype(np.float64)
        return sweep(self.board, own_hands, self.reach(1 - player)).equities

    def table(self, values: Numbers, player: int) -> HandTable:
        """Return a table of a player's numbers by hand, with the weights of the hands."""
        return HandTable(values, self.weights(player))

    def continuation_values(self, player: int) -> Numbers:
        """Return the chips that each hand wins from this node on, by combination."""
        return self.values(player).values + self.put_in(player)

    def continuation_values_by_action(self, player: int) -> Table:
        """Return the chips that each hand wins from this node on, by action and combination."""
        return self.values(player).actions + self.put_in(player)
