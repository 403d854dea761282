"""Up and down a tree: how likely each node is, and what it is worth.

A strategy is a row of chances by sequence (``GameTree.sequences``), of both players at once.
"""

from __future__ import annotations

import numpy as np

from riverboat.solve.game_tree import CHANCE, FloatArray, GameTree, IndexArray, TreeLevel


def uniform_strategy(tree: GameTree) -> FloatArray:
    """Everybody does everything equally often."""
    return normalize_strategy(tree, np.zeros(tree.sequences))


def normalize_strategy(tree: GameTree, weights: FloatArray) -> FloatArray:
    """Chances by weights that are not below 0; where all are 0, equal ones."""
    firsts, counts = first_sequences(tree), action_counts(tree)
    sums = np.repeat(np.add.reduceat(weights, firsts), counts)
    equal = 1 / np.repeat(counts, counts)
    found: FloatArray = np.divide(weights, sums, out=equal, where=sums > 0)
    return found


def first_sequences(tree: GameTree) -> IndexArray:
    """The first sequence of each information set."""
    return np.array([each.first for each in tree.sets], np.intp)


def action_counts(tree: GameTree) -> IndexArray:
    """How many actions there are in each information set."""
    return np.array([len(each.actions) for each in tree.sets], np.intp)


def reach_probabilities(tree: GameTree, strategy: FloatArray, seat: int) -> list[FloatArray]:
    """By level and node: how likely the moves of a seat are that lead there."""
    found = [np.ones(1)]
    for level in tree.levels[1:]:
        own = level.player == seat
        chances = np.where(own, strategy[level.sequence], 1.0)
        found.append(found[-1][level.parent] * chances)
    return found


def node_values(tree: GameTree, strategy: FloatArray) -> list[FloatArray]:
    """By level and node: what it is worth to seat 0, in chips."""
    found = [tree.levels[-1].payoff]
    for level, below in zip(tree.levels[-2::-1], tree.levels[:0:-1], strict=True):
        found.append(backpropagate(level, below, edge_probabilities(below, strategy), found[-1]))
    return found[::-1]


def edge_probabilities(level: TreeLevel, strategy: FloatArray) -> FloatArray:
    """How likely each move of a level is, where its node is reached."""
    return np.where(level.player == CHANCE, level.chance_probability, strategy[level.sequence])


def backpropagate(
    level: TreeLevel, below: TreeLevel, probabilities: FloatArray, child_values: FloatArray
) -> FloatArray:
    """What the nodes of a level are worth, by what comes of them."""
    assert len(below.parent) == len(probabilities), "every node of the level below was come to"
    found = level.payoff.copy()
    if len(level.decision_nodes):
        found[level.decision_nodes] = np.add.reduceat(
            probabilities * child_values, level.child_starts
        )
    return found
