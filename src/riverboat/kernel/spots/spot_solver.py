"""Interface of the post-flop solvers in C and NumPy, and the choice between them.

A node is given by its number in the tree, a board by its number among the canonical boards of the
node's street, and a hand by its index in a range. Values are chips, as in the tree's payoffs, times
the opponent's reach.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeAlias

from riverboat.kernel import tier
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.spots.compiled_spot import CompiledSpot
from riverboat.kernel.spots.discounts import Discount
from riverboat.kernel.spots.spot_cards import ROW_MULTIPLE, SpotCards
from riverboat.kernel.spots.spot_tree import Floats, SpotTree
from riverboat.kernel.spots.vectorized_spot import VectorizedSpot

__all__ = ["Bits", "SpotMemory", "SpotSolver", "TreeSizes", "build_solver", "estimate_spot_memory"]

Bits: TypeAlias = Literal[16, 32]
"""Bits of a stored regret or strategy sum."""

RIVER_NODES: Final = 256
"""Approximate number of river nodes that are evaluated together."""
ROWS_PER_NODE: Final = 3
BOARD_BYTES: Final = 1800
HAND_BYTES: Final = 26
"""Bytes of each hand on a board: its rank by strength, and its positions in cumulative sums."""


@dataclass(frozen=True, slots=True)
class SpotMemory:
    """Memory of a solver in bytes, by purpose."""

    tables: int
    """Regrets and strategy sums."""
    boards: int
    """The order of hands on each board."""
    workspace: int
    """Temporary rows of all threads."""

    @property
    def total(self) -> int:
        """Number of bytes for all purposes."""
        return self.tables + self.boards + self.workspace


class SpotSolver(Protocol):
    """A solver of one spot, which stores regrets and average strategies."""

    instructions: str
    """The instruction set in use; ``numpy`` for the NumPy tier."""

    def iterate(self, discounts: list[Discount]) -> None:
        """Run one iteration for each discount."""

    def assess(self, *, uses_best_response: bool) -> tuple[float, float]:
        """Return the value of each player's average strategy or best response, in chips."""

    def strategy(self, node: int, board: int, *, is_current: bool = False) -> Floats:
        """Return a decision's average or current strategy, (actions, hands)."""

    def reach(self, node: int, board: int, player: int) -> Floats:
        """Return the probability that each hand of a player reaches the node, (hands,)."""

    def values(
        self, node: int, board: int, player: int, *, uses_best_response: bool = False
    ) -> tuple[Floats, Floats, Floats]:
        """Return each hand's value, the opponent's reach against it, and its values by action.

        The values by action are (actions, hands), and empty unless the node is a decision.
        """

    def lock(self, node: int, board: int | None, strategy: Floats, locked_hands: Bytes) -> None:
        """Fix the strategy of the hands that *locked_hands* marks, on one board or on all."""

    def unlock(self) -> None:
        """Remove all locks."""

    def save_record(self, node: int, bits: Bits) -> Bytes:
        """Return a decision's regret and strategy tables on all boards, for a solution file."""

    def load_record(self, node: int, bits: Bits, record: Bytes) -> None:
        """Restore a decision's regret and strategy tables on all boards from a stored record."""


@dataclass(frozen=True, slots=True)
class TreeSizes:
    """Sizes of a betting tree, which can be counted without building it."""

    nodes: tuple[int, int, int]
    """Nodes of each street."""
    actions: tuple[tuple[int, int], tuple[int, int], tuple[int, int]]
    """Actions of all decisions, by street and player."""

    @property
    def total(self) -> int:
        """Number of all nodes."""
        return sum(self.nodes)


def estimate_spot_memory(
    sizes: TreeSizes, cards: SpotCards, bits: Bits, workers: int = 1
) -> SpotMemory:
    """Return the memory that a solver in C would need, without building it."""
    hand_counts = [len(hand_indexes) for hand_indexes in cards.hands]
    row_counts = [-(-count // ROW_MULTIPLE) * ROW_MULTIPLE for count in hand_counts]
    value_count = sum(
        sizes.actions[street][player] * row_counts[player] * board_count
        for street, board_count in enumerate(cards.board_counts)
        for player in (0, 1)
    )
    node_count = sizes.nodes[0] + sizes.nodes[1] + RIVER_NODES
    return SpotMemory(
        tables=2 * value_count * bits // 8,
        boards=sum(cards.board_counts) * (HAND_BYTES * sum(row_counts) + BOARD_BYTES),
        workspace=workers * node_count * max(row_counts) * ROWS_PER_NODE * 4,
    )


def build_solver(tree: SpotTree, cards: SpotCards, bits: Bits = 32, workers: int = 1) -> SpotSolver:
    """Return a solver in the tier in use; the NumPy one has floats and one thread."""
    if tier.is_c():
        return CompiledSpot(tree, cards, bits, workers)
    return VectorizedSpot(tree, cards)
