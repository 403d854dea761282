"""Exact values by linear programming in sequence form (Koller, Megiddo and von Stengel, 1996).

One row of the programme stands for each sequence of the other player, so that its size grows with
the game and not with its strategies. SciPy solves it: ``pip install 'riverboat[solve]'``.
"""

from __future__ import annotations

import numpy as np

from riverboat.solve.game_tree import FloatArray, GameTree, IndexArray
from riverboat.solve.tree_traversal import normalize_strategy


def solve_linear_program(tree: GameTree) -> tuple[float, FloatArray]:
    """Return the game's value for seat 0 in chips, and an equilibrium strategy.

    ``ModuleNotFoundError`` without SciPy. Leduc takes about a second.
    """
    last = _last_sequences(tree)
    plans = [_realization_plan(tree, last, seat) for seat in (0, 1)]
    strategy = normalize_strategy(tree, plans[0][1] + plans[1][1])
    return (plans[0][0] - plans[1][0]) / 2, strategy


def _last_sequences(tree: GameTree) -> list[tuple[IndexArray, IndexArray]]:
    """Return each seat's last sequence, by level and node; -1 before their first move."""
    found = [(np.full(1, -1, np.intp), np.full(1, -1, np.intp))]
    for level in tree.levels[1:]:
        above = found[-1]
        one, two = (
            np.where(level.player == seat, level.sequence, above[seat][level.parent])
            for seat in (0, 1)
        )
        found.append((one, two))
    return found


def _realization_plan(
    tree: GameTree, last: list[tuple[IndexArray, IndexArray]], seat: int
) -> tuple[float, FloatArray]:
    """Return a seat's guaranteed value and its realization plan by sequence."""
    try:
        from scipy.optimize import linprog
        from scipy.sparse import bmat, coo_matrix, csr_matrix
    except ModuleNotFoundError as why:
        raise ModuleNotFoundError(
            "exact values require SciPy, which is not installed: pip install 'riverboat[solve]'",
            name=why.name,
        ) from why

    count, sign = tree.sequences, 1 if seat == 0 else -1
    own, other = _FlowConstraints(tree, last, seat), _FlowConstraints(tree, last, 1 - seat)
    rows, columns, worth = [], [], []
    for level, ends in zip(tree.levels, last, strict=True):
        over = np.ones(len(level.parent), bool)
        over[level.decision_nodes] = False
        rows.append(ends[1 - seat][over] + 1)
        columns.append(ends[seat][over] + 1)
        worth.append(sign * level.chance_reach[over] * level.payoff[over])
    wins = coo_matrix(
        (np.concatenate(worth), (np.concatenate(rows), np.concatenate(columns))),
        shape=(count + 1, count + 1),
    )
    mine, theirs = (
        coo_matrix((each.signs, (each.rows, each.columns)), shape=(each.count, count + 1))
        for each in (own, other)
    )
    # Of (plan, q): q[0] is what the other cannot keep, theirs' q <= wins plan, mine plan = 1, 0 ...
    least = np.concatenate([np.zeros(count + 1), [-1.0], np.zeros(other.count - 1)])
    found = linprog(
        least,
        A_ub=bmat([[-csr_matrix(wins), csr_matrix(theirs.T)]], format="csr"),
        b_ub=np.zeros(count + 1),
        A_eq=bmat([[csr_matrix(mine), csr_matrix((own.count, other.count))]], format="csr"),
        b_eq=np.concatenate([[1.0], np.zeros(own.count - 1)]),
        bounds=[(0, None)] * (count + 1) + [(None, None)] * other.count,
        method="highs",
    )
    assert found.status == 0, f"a game of two has an equilibrium: {found.message}"
    plan: FloatArray = np.clip(found.x[1 : count + 1], 0, None)
    return -float(found.fun), plan


class _FlowConstraints:
    """Flow constraints of realization plans: the root has 1, and each set conserves it."""

    def __init__(
        self, tree: GameTree, last: list[tuple[IndexArray, IndexArray]], seat: int
    ) -> None:
        before: dict[int, int] = {}
        for level, above in zip(tree.levels[1:], last, strict=False):
            moves = np.flatnonzero(level.player == seat)
            parents = above[seat][level.parent[moves]]
            before |= dict(zip(level.sequence[moves].tolist(), parents.tolist(), strict=True))
        self.rows, self.columns, self.signs = [0], [0], [1.0]
        self.count = 1
        for each in tree.sets:
            if each.seat == seat:
                sequences = range(each.first, each.first + len(each.actions))
                self.columns += [before[each.first] + 1, *(one + 1 for one in sequences)]
                self.rows += [self.count] * (1 + len(sequences))
                self.signs += [-1.0, *[1.0] * len(sequences)]
                self.count += 1
