"""Exact values by linear programming in sequence form (Koller, Megiddo and von Stengel, 1996).

The program has one row for each sequence of the other player, so its size grows with the size of
the game, not with the number of strategies. It requires SciPy: ``pip install 'riverboat[solve]'``.
"""

from __future__ import annotations

import numpy as np

from riverboat.solve.game_tree import FloatArray, GameTree, IndexArray
from riverboat.solve.tree_traversal import normalize_strategy


def solve_linear_program(tree: GameTree) -> tuple[float, FloatArray]:
    """Return the game's value for seat 0 in chips, and an equilibrium strategy.

    Raises ``ModuleNotFoundError`` without SciPy. Leduc takes about a second.
    """
    latest_sequences = _list_latest_sequences(tree)
    values_and_plans = [_build_realization_plan(tree, latest_sequences, seat) for seat in (0, 1)]
    strategy = normalize_strategy(tree, values_and_plans[0][1] + values_and_plans[1][1])
    return (values_and_plans[0][0] - values_and_plans[1][0]) / 2, strategy


def _list_latest_sequences(tree: GameTree) -> list[tuple[IndexArray, IndexArray]]:
    """Return each seat's latest sequence at each node, by level; -1 before its first move."""
    sequences_by_level = [(np.full(1, -1, np.intp), np.full(1, -1, np.intp))]
    for level in tree.levels[1:]:
        parent_sequences = sequences_by_level[-1]
        first_sequences, second_sequences = (
            np.where(level.player == seat, level.sequence, parent_sequences[seat][level.parent])
            for seat in (0, 1)
        )
        sequences_by_level.append((first_sequences, second_sequences))
    return sequences_by_level


def _build_realization_plan(
    tree: GameTree, latest_sequences: list[tuple[IndexArray, IndexArray]], seat: int
) -> tuple[float, FloatArray]:
    """Return a seat's guaranteed value and its realization plan by sequence."""
    try:
        from scipy.optimize import linprog
        from scipy.sparse import bmat, coo_matrix, csr_matrix
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            "exact values require SciPy, which is not installed: pip install 'riverboat[solve]'",
            name=error.name,
        ) from error

    sequence_count, value_sign = tree.sequences, 1 if seat == 0 else -1
    own_constraints, other_constraints = (
        _FlowConstraints(tree, latest_sequences, seat),
        _FlowConstraints(tree, latest_sequences, 1 - seat),
    )
    rows, columns, payoffs = [], [], []
    for level, sequences_by_seat in zip(tree.levels, latest_sequences, strict=True):
        is_terminal = np.ones(len(level.parent), bool)
        is_terminal[level.decision_nodes] = False
        rows.append(sequences_by_seat[1 - seat][is_terminal] + 1)
        columns.append(sequences_by_seat[seat][is_terminal] + 1)
        payoffs.append(value_sign * level.chance_reach[is_terminal] * level.payoff[is_terminal])
    payoff_matrix = coo_matrix(
        (np.concatenate(payoffs), (np.concatenate(rows), np.concatenate(columns))),
        shape=(sequence_count + 1, sequence_count + 1),
    )
    own_matrix, other_matrix = (
        coo_matrix(
            (constraints.signs, (constraints.rows, constraints.columns)),
            shape=(constraints.count, sequence_count + 1),
        )
        for constraints in (own_constraints, other_constraints)
    )
    # Maximize q[0], the value that the seat guarantees itself against every reply. The variables
    # are the seat's realization plan, and q with a value for each flow constraint of the other
    # seat: other_matrix' q <= payoff_matrix plan, and own_matrix plan = (1, 0, 0 ...).
    objective = np.concatenate(
        [np.zeros(sequence_count + 1), [-1.0], np.zeros(other_constraints.count - 1)]
    )
    program_solution = linprog(
        objective,
        A_ub=bmat([[-csr_matrix(payoff_matrix), csr_matrix(other_matrix.T)]], format="csr"),
        b_ub=np.zeros(sequence_count + 1),
        A_eq=bmat(
            [
                [
                    csr_matrix(own_matrix),
                    csr_matrix((own_constraints.count, other_constraints.count)),
                ]
            ],
            format="csr",
        ),
        b_eq=np.concatenate([[1.0], np.zeros(own_constraints.count - 1)]),
        bounds=[(0, None)] * (sequence_count + 1) + [(None, None)] * other_constraints.count,
        method="highs",
    )
    assert program_solution.status == 0, (
        f"a game of two has an equilibrium: {program_solution.message}"
    )
    realization_plan: FloatArray = np.clip(program_solution.x[1 : sequence_count + 1], 0, None)
    return -float(program_solution.fun), realization_plan


class _FlowConstraints:
    """Flow constraints of realization plans: 1 at the root, conserved at each information set."""

    def __init__(
        self, tree: GameTree, latest_sequences: list[tuple[IndexArray, IndexArray]], seat: int
    ) -> None:
        previous_sequence_by_set: dict[int, int] = {}
        for level, parent_sequences in zip(tree.levels[1:], latest_sequences, strict=False):
            move_nodes = np.flatnonzero(level.player == seat)
            previous_sequences = parent_sequences[seat][level.parent[move_nodes]]
            previous_sequence_by_set |= dict(
                zip(level.sequence[move_nodes].tolist(), previous_sequences.tolist(), strict=True)
            )
        self.rows, self.columns, self.signs = [0], [0], [1.0]
        self.count = 1
        for information_set in tree.sets:
            if information_set.seat == seat:
                sequences = range(
                    information_set.first, information_set.first + len(information_set.actions)
                )
                self.columns += [
                    previous_sequence_by_set[information_set.first] + 1,
                    *(sequence + 1 for sequence in sequences),
                ]
                self.rows += [self.count] * (1 + len(sequences))
                self.signs += [-1.0, *[1.0] * len(sequences)]
                self.count += 1
