"""Betting trees as arrays, the input of both post-flop solvers.

The children of a node are consecutive, and they are in the order of their parents: the children of
node 0 first, then those of node 1. So the number of children of each node determines the whole
tree.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import Bytes

FLOP, TURN, RIVER = range(3)
DECISION, CHANCE, FOLDED, SHOWDOWN = range(4)

MAX_ACTIONS: Final = 16
MAX_NODES: Final = 1 << 22

Floats: TypeAlias = NDArray[np.float32]
IndexArray: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class SpotTree:
    """A betting tree of two players from one street to the showdown.

    A decision has the player who acts, and a fold the player who folded; other nodes have no
    player.
    """

    kinds: Bytes
    streets: Bytes
    players: Bytes
    child_counts: Bytes
    payoffs: NDArray[np.float64]
    """(nodes, 2, 3): chips that each player gains at a terminal node by a loss, a tie and a win.

    After a fold the three numbers are equal.
    """

    first_children: IndexArray = field(init=False)
    """The first child of each node."""

    def __post_init__(self) -> None:
        first_children = np.empty(len(self.child_counts), np.int64)
        first_children[0] = 1
        np.cumsum(self.child_counts[:-1], out=first_children[1:], dtype=np.int64)
        first_children[1:] += 1
        object.__setattr__(self, "first_children", first_children)

    def __len__(self) -> int:
        return len(self.kinds)

    @cached_property
    def parents(self) -> IndexArray:
        """The parent of each node; -1 for the first one."""
        parents_of_children = np.repeat(np.arange(len(self)), self.child_counts)
        return np.concatenate([[-1], parents_of_children])

    def list_children(self, node: int) -> range:
        """Return the indices of a node's children."""
        first_child = int(self.first_children[node])
        return range(first_child, first_child + int(self.child_counts[node]))

    def find_path(self, node: int) -> list[int]:
        """Return the indices of the nodes from the root to a node."""
        path = [node]
        while path[-1]:
            path.append(int(self.parents[path[-1]]))
        return path[::-1]

    @property
    def decisions(self) -> IndexArray:
        """The indices of the nodes at which a player decides."""
        return np.flatnonzero(self.kinds == DECISION)
