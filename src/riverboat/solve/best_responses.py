"""Best responses to a strategy, and their value: exploitability."""

from __future__ import annotations

import numpy as np

from riverboat.solve.game_tree import FloatArray, GameTree, IndexArray
from riverboat.solve.tree_traversal import (
    backpropagate,
    compute_move_probabilities,
    compute_node_values,
    compute_reach_probabilities,
    list_action_counts,
    list_first_sequences,
)


def best_response(tree: GameTree, strategy: FloatArray, seat: int) -> tuple[float, FloatArray]:
    """Return a seat's best-response value in chips, and a strategy that achieves it.

    The returned strategy has one action in each information set of the seat; the other seat's part
    is unchanged.
    """
    opponent_reach = compute_reach_probabilities(tree, strategy, 1 - seat)
    response_strategy, value_sign = strategy.copy(), 1 if seat == 0 else -1
    values = tree.levels[-1].payoff
    first_sequence_by_set, action_count_by_set = (
        list_first_sequences(tree),
        list_action_counts(tree),
    )
    depth = len(tree.levels) - 1
    while depth:
        level, parent_level = tree.levels[depth], tree.levels[depth - 1]
        own_nodes = np.flatnonzero(level.player == seat)
        if len(own_nodes):
            parents = level.parent[own_nodes]
            gains = (
                value_sign
                * values[own_nodes]
                * parent_level.chance_reach[parents]
                * opponent_reach[depth - 1][parents]
            )
            sequences = level.sequence[own_nodes]
            gain_by_sequence = np.bincount(sequences, gains, tree.sequences)
            is_reached = np.zeros(tree.sequences, bool)
            is_reached[sequences] = True
            best_values = np.repeat(
                np.maximum.reduceat(gain_by_sequence, first_sequence_by_set), action_count_by_set
            )
            response_probabilities = _mark_first_best_actions(
                gain_by_sequence == best_values, first_sequence_by_set, action_count_by_set
            )
            response_strategy = np.where(is_reached, response_probabilities, response_strategy)
        values = backpropagate(
            parent_level, level, compute_move_probabilities(level, response_strategy), values
        )
        depth -= 1
    return value_sign * float(values[0]), response_strategy


def _mark_first_best_actions(
    is_best: np.ndarray[tuple[int], np.dtype[np.bool_]],
    set_starts: IndexArray,
    set_sizes: IndexArray,
) -> FloatArray:
    """Return probabilities with 1 at the first mark of each information set, and 0 elsewhere."""
    best_counts = np.cumsum(is_best)
    earlier_best_counts: IndexArray = np.repeat(
        best_counts[set_starts] - is_best[set_starts], set_sizes
    )
    probabilities: FloatArray = (is_best & (best_counts - earlier_best_counts == 1)).astype(
        np.float64
    )
    return probabilities


def exploitability(tree: GameTree, strategy: FloatArray) -> float:
    """Return the average gain of both seats' best responses, in chips a hand; 0 is equilibrium.

    This is half of NashConv (Lanctot et al., 2009).
    """
    return sum(best_response(tree, strategy, seat)[0] for seat in (0, 1)) / 2


def value(tree: GameTree, strategy: FloatArray) -> float:
    """Return seat 0's expected result when both seats play the strategy, in chips a hand."""
    return float(compute_node_values(tree, strategy)[0][0])
