"""The solver of a spot, with its numbers mapped to real cards, all 1,326 combinations.

The solver uses canonical boards, and hands by their index in a range; this module hides suit
isomorphism from its callers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import HOLES
from riverboat.kernel.spots.spot_cards import (
    SpotCards,
    SuitPermutation,
    permute_card,
    permute_combos,
)
from riverboat.kernel.spots.spot_solver import Bits, SpotSolver, build_solver
from riverboat.kernel.spots.spot_tree import IndexArray
from riverboat.solve.postflop.hand_tables import Numbers, Table
from riverboat.solve.postflop.spot_config import SpotConfig

COMBOS: Final = len(HOLES)
MAX_CACHED_PLACES: Final = 4096
"""Maximum number of cached canonical boards."""


@dataclass(frozen=True, slots=True, eq=False)
class NodeLock:
    """The fixed strategy of some hands at a decision."""

    node: int
    dealt_cards: tuple[int, ...] | None
    """The cards dealt since the spot began; None if the lock holds on all boards."""
    strategy: Table
    locked_combos: NDArray[np.bool_]
    """The combinations that are fixed, (1326,)."""

    def is_kept_by(self, suits: SuitPermutation) -> bool:
        """Return True if a permutation of suits leaves the lock unchanged."""
        if self.dealt_cards and any(permute_card(suits, card) != card for card in self.dealt_cards):
            return False
        permuted_combos = permute_combos(suits)
        return np.array_equal(
            self.locked_combos[permuted_combos], self.locked_combos
        ) and np.array_equal(
            self.strategy[:, permuted_combos][:, self.locked_combos],
            self.strategy[:, self.locked_combos],
        )


@dataclass(frozen=True, slots=True, eq=False)
class NodeValues:
    """Values of a player's combinations at a node, in chips, (1326,)."""

    values: Numbers
    """Chips won, less those put in since the spot began; NaN if the opponent can have no hand."""
    opposing_reach: Numbers
    """Total reach of the opponent's hands that share no card with each combination."""
    actions: Table
    """Values after each action; no rows if the player is not to act."""


@dataclass(frozen=True, slots=True, eq=False)
class DealtPlace:
    """The canonical board of dealt cards, and the index of each combination there by player."""

    board: int
    hand_index_by_combo: tuple[IndexArray, IndexArray]


@dataclass(slots=True, eq=False)
class SolvedState:
    """A spot, its solver, its locks and its number of iterations."""

    config: SpotConfig
    bits: Bits
    jobs: int
    iterations: int = 0
    locks: list[NodeLock] = field(default_factory=list)
    exploitability: float = float("inf")
    """Exploitability of the last assessment, in chips."""
    resumable: bool = True
    """False if the solution was loaded from a file without regrets."""
    version: int = 0
    """Counter that increases whenever the strategies change."""
    cards: SpotCards = field(init=False)
    solver: SpotSolver = field(init=False)
    _places: dict[tuple[int, ...], DealtPlace] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.cards = self.config.cards
        self.solver = build_solver(self.config.tree_arrays, self.cards, self.bits, self.jobs)

    def locate(self, dealt_cards: Sequence[int]) -> DealtPlace:
        """Return the canonical board of dealt cards; recent results are cached."""
        cards_key = tuple(dealt_cards)
        if cards_key not in self._places:
            if len(self._places) >= MAX_CACHED_PLACES:
                self._places.clear()
            canonical_place = self.cards.locate(cards_key)
            first_combos, second_combos = (
                self.cards.find_hand_indexes(player, canonical_place) for player in (0, 1)
            )
            self._places[cards_key] = DealtPlace(
                canonical_place.board.index, (first_combos, second_combos)
            )
        return self._places[cards_key]

    def strategy(self, node: int, dealt_cards: Sequence[int]) -> Table:
        """Return the average strategy of a decision, 0 for hands that are not in the range."""
        place = self.locate(dealt_cards)
        player = int(self.config.tree_arrays.players[node])
        strategy_rows = self.solver.strategy(node, place.board)
        return _compute_rows_by_combo(strategy_rows, place.hand_index_by_combo[player], 0.0)

    def reach(self, node: int, dealt_cards: Sequence[int], player: int) -> Numbers:
        """Return each combination's weight in the range times the probability of its actions."""
        place = self.locate(dealt_cards)
        reach_rows = self.solver.reach(node, place.board, player)[None]
        weights: Numbers = _compute_rows_by_combo(
            reach_rows, place.hand_index_by_combo[player], 0.0
        )[0]
        return weights

    def values(
        self,
        node: int,
        dealt_cards: Sequence[int],
        player: int,
        *,
        uses_best_response: bool = False,
    ) -> NodeValues:
        """Return the values of a player's hands at a node.

        A value is the number of chips won, less the chips put in since the spot began.
        """
        place = self.locate(dealt_cards)
        value_tables = self.solver.values(
            node, place.board, player, uses_best_response=uses_best_response
        )
        hand_values, opposing_reach, action_values = value_tables
        combos = place.hand_index_by_combo[player]
        is_actor = self.config.tree_arrays.players[node] == player
        has_opposing_reach = opposing_reach > 0
        reach_scale = np.divide(
            1.0, opposing_reach, out=np.full(len(opposing_reach), np.nan), where=has_opposing_reach
        )
        half_pot = self.config.pot / 2
        return NodeValues(
            values=_compute_rows_by_combo(
                (hand_values * reach_scale + half_pot)[None], combos, np.nan
            )[0],
            opposing_reach=_compute_rows_by_combo(opposing_reach[None], combos, 0.0)[0],
            actions=_compute_rows_by_combo(
                action_values[: len(action_values) * is_actor] * reach_scale + half_pot,
                combos,
                np.nan,
            ),
        )

    def assess(self) -> float:
        """Compute the exploitability in chips, store it, and return it.

        Without rake the values of both players add up to the pot, so one tree walk is saved.
        """
        config = self.config
        best_response_values = self.expected_values(uses_best_response=True)
        value_sum = config.pot if not config.rules.rake.rate else sum(self.expected_values())
        self.exploitability = (sum(best_response_values) - value_sum) / 2
        return self.exploitability

    def expected_values(self, *, uses_best_response: bool = False) -> tuple[float, float]:
        """Return the chips that each player gets, by average strategies or best responses."""
        first_value, second_value = self.solver.assess(uses_best_response=uses_best_response)
        half_pot = self.config.pot / 2
        return first_value + half_pot, second_value + half_pot

    def add_lock(self, lock: NodeLock) -> None:
        """Fix a strategy; the next iterations solve the spot again from the start."""
        self.locks.append(lock)
        self._apply_locks()

    def remove_locks(self) -> None:
        """Remove all locks; the next iterations solve the spot again from the start."""
        self.locks.clear()
        self._apply_locks()

    def _apply_locks(self) -> None:
        """Apply all locks to the solver.

        A lock that treats isomorphic suits differently needs a new solver, with fewer permutations.
        """
        kept_permutations = tuple(
            permutation
            for permutation in self.config.cards.permutations
            if all(lock.is_kept_by(permutation) for lock in self.locks)
        )
        if kept_permutations != self.cards.permutations:
            config = self.config
            self.cards = SpotCards(config.board, config.cards.weights, kept_permutations)
            self._places.clear()
            self.solver = build_solver(config.tree_arrays, self.cards, self.bits, self.jobs)
        self.solver.unlock()
        for lock in self.locks:
            self._lock_solver(lock)
        self.iterations = 0  # the first iteration forgets all that was found without the lock
        self.version += 1

    def _lock_solver(self, lock: NodeLock) -> None:
        place = self.locate(lock.dealt_cards or ())
        player = int(self.config.tree_arrays.players[lock.node])
        combos = place.hand_index_by_combo[player]
        hand_count = len(self.cards.hands[player])
        strategy = np.zeros((len(lock.strategy), hand_count), np.float32)
        locked_hands = np.zeros(hand_count, np.uint8)
        is_locked = (combos >= 0) & lock.locked_combos
        strategy[:, combos[is_locked]] = lock.strategy[:, is_locked]
        locked_hands[combos[is_locked]] = 1
        board_index = None if lock.dealt_cards is None else place.board
        self.solver.lock(lock.node, board_index, strategy, locked_hands)


def _compute_rows_by_combo(rows: NDArray[Any], combos: IndexArray, missing_value: float) -> Table:
    """Return rows by combination, given rows by hand of a range."""
    values_by_combo = np.full((len(rows), COMBOS), missing_value)
    is_in_range = combos >= 0
    values_by_combo[:, is_in_range] = rows[:, combos[is_in_range]]
    return values_by_combo
