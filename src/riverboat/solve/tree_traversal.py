"""Tree traversal: reach probabilities on the way down, values on the way up.

A strategy is an array of probabilities by sequence (``GameTree.sequences``), of both players.
"""

from __future__ import annotations

import numpy as np

from riverboat.solve.game_tree import CHANCE, FloatArray, GameTree, IndexArray, TreeLevel


def uniform_strategy(tree: GameTree) -> FloatArray:
    """Return the strategy that plays all actions with equal probability."""
    return normalize_strategy(tree, np.zeros(tree.sequences))


def normalize_strategy(tree: GameTree, weights: FloatArray) -> FloatArray:
    """Return probabilities from weights of at least 0; uniform ones where all are 0."""
    firsts, counts = first_sequences(tree), action_counts(tree)
    sums = np.repeat(np.add.reduceat(weights, firsts), counts)
    equal = 1 / np.repeat(counts, counts)
    found: FloatArray = np.divide(weights, sums, out=equal, where=sums > 0)
    return found


def first_sequences(tree: GameTree) -> IndexArray:
    """Return the first sequence of each information set."""
    return np.array([each.first for each in tree.sets], np.intp)


def action_counts(tree: GameTree) -> IndexArray:
    """Return the number of actions in each information set."""
    return np.array([len(each.actions) for each in tree.sets], np.intp)


def reach_probabilities(tree: GameTree, strategy: FloatArray, seat: int) -> list[FloatArray]:
    """Return a seat's reach probability of each node, by level."""
    found = [np.ones(1)]
    for level in tree.levels[1:]:
        own = level.player == seat
        chances = np.where(own, strategy[level.sequence], 1.0)
        found.append(found[-1][level.parent] * chances)
    return found


def node_values(tree: GameTree, strategy: FloatArray) -> list[FloatArray]:
    """Return the value of each node to seat 0 in chips, by level."""
    found = [tree.levels[-1].payoff]
    for level, below in zip(tree.levels[-2::-1], tree.levels[:0:-1], strict=True):
        found.append(backpropagate(level, below, edge_probabilities(below, strategy), found[-1]))
    return found[::-1]


def edge_probabilities(level: TreeLevel, strategy: FloatArray) -> FloatArray:
    """Return the probability of each move of a level, given that its node is reached."""
    return np.where(level.player == CHANCE, level.chance_probability, strategy[level.sequence])


def backpropagate(
    level: TreeLevel, below: TreeLevel, probabilities: FloatArray, child_values: FloatArray
) -> FloatArray:
    """Return the values of a level's nodes from the values of their children."""
    assert len(below.parent) == len(probabilities), "every node of the level below has been visited"
    found = level.payoff.copy()
    if len(level.decision_nodes):
        found[level.decision_nodes] = np.add.reduceat(
            probabilities * child_values, level.child_starts
        )
    return found
