"""Tree traversal: reach probabilities from the root down, values from the leaves up.

A strategy is an array of probabilities by sequence (``GameTree.sequences``), for both players.
"""

from __future__ import annotations

import numpy as np

from riverboat.solve.game_tree import CHANCE, FloatArray, GameTree, IndexArray, TreeLevel


def build_uniform_strategy(tree: GameTree) -> FloatArray:
    """Return the strategy that plays all actions with equal probability."""
    return normalize_strategy(tree, np.zeros(tree.sequences))


def normalize_strategy(tree: GameTree, weights: FloatArray) -> FloatArray:
    """Return probabilities from weights of at least 0; uniform ones if all weights are 0."""
    first_sequence_by_set, action_count_by_set = (
        list_first_sequences(tree),
        list_action_counts(tree),
    )
    set_sums = np.repeat(np.add.reduceat(weights, first_sequence_by_set), action_count_by_set)
    uniform_probabilities = 1 / np.repeat(action_count_by_set, action_count_by_set)
    probabilities: FloatArray = np.divide(
        weights, set_sums, out=uniform_probabilities, where=set_sums > 0
    )
    return probabilities


def list_first_sequences(tree: GameTree) -> IndexArray:
    """Return the first sequence of each information set."""
    return np.array([information_set.first for information_set in tree.sets], np.intp)


def list_action_counts(tree: GameTree) -> IndexArray:
    """Return the number of actions in each information set."""
    return np.array([len(information_set.actions) for information_set in tree.sets], np.intp)


def compute_reach_probabilities(
    tree: GameTree, strategy: FloatArray, seat: int
) -> list[FloatArray]:
    """Return a seat's reach probability of each node, by level."""
    reach = [np.ones(1)]
    for level in tree.levels[1:]:
        is_own_decision = level.player == seat
        move_probabilities = np.where(is_own_decision, strategy[level.sequence], 1.0)
        reach.append(reach[-1][level.parent] * move_probabilities)
    return reach


def compute_node_values(tree: GameTree, strategy: FloatArray) -> list[FloatArray]:
    """Return the value of each node to seat 0 in chips, by level."""
    values = [tree.levels[-1].payoff]
    for level, child_level in zip(tree.levels[-2::-1], tree.levels[:0:-1], strict=True):
        values.append(
            backpropagate(
                level, child_level, compute_move_probabilities(child_level, strategy), values[-1]
            )
        )
    return values[::-1]


def compute_move_probabilities(level: TreeLevel, strategy: FloatArray) -> FloatArray:
    """Return the probability of each move of a level, given that its node is reached."""
    return np.where(level.player == CHANCE, level.chance_probability, strategy[level.sequence])


def backpropagate(
    level: TreeLevel, child_level: TreeLevel, probabilities: FloatArray, child_values: FloatArray
) -> FloatArray:
    """Return the values of a level's nodes from the values of their children."""
    assert len(child_level.parent) == len(probabilities), (
        "every node of the level below has been visited"
    )
    values = level.payoff.copy()
    if len(level.decision_nodes):
        values[level.decision_nodes] = np.add.reduceat(
            probabilities * child_values, level.child_starts
        )
    return values
