"""Up and down a tree: how likely each node is, and what it is worth.

A strategy is a row of chances by sequence (``GameTree.sequences``), of both players at once.
"""

from __future__ import annotations

import numpy as np

from riverboat.solve.tree import CHANCE, Depth, GameTree, Indices, Numbers


def uniform(tree: GameTree) -> Numbers:
    """Everybody does everything equally often."""
    return normal(tree, np.zeros(tree.sequences))


def normal(tree: GameTree, weights: Numbers) -> Numbers:
    """Chances by weights that are not below 0; where all are 0, equal ones."""
    firsts, counts = firsts_of(tree), counts_of(tree)
    sums = np.repeat(np.add.reduceat(weights, firsts), counts)
    equal = 1 / np.repeat(counts, counts)
    found: Numbers = np.divide(weights, sums, out=equal, where=sums > 0)
    return found


def firsts_of(tree: GameTree) -> Indices:
    """The first sequence of each information set."""
    return np.array([each.first for each in tree.sets], np.intp)


def counts_of(tree: GameTree) -> Indices:
    """How many actions there are in each information set."""
    return np.array([len(each.actions) for each in tree.sets], np.intp)


def reaches(tree: GameTree, strategy: Numbers, seat: int) -> list[Numbers]:
    """By level and node: how likely the moves of a seat are that lead there."""
    found = [np.ones(1)]
    for level in tree.levels[1:]:
        own = level.mover == seat
        chances = np.where(own, strategy[level.sequence], 1.0)
        found.append(found[-1][level.parent] * chances)
    return found


def values(tree: GameTree, strategy: Numbers) -> list[Numbers]:
    """By level and node: what it is worth to seat 0, in chips."""
    found = [tree.levels[-1].payoff]
    for level, below in zip(tree.levels[-2::-1], tree.levels[:0:-1], strict=True):
        found.append(up(level, below, chances(below, strategy), found[-1]))
    return found[::-1]


def chances(level: Depth, strategy: Numbers) -> Numbers:
    """How likely each move of a level is, where its node is reached."""
    return np.where(level.mover == CHANCE, level.chance, strategy[level.sequence])


def up(level: Depth, below: Depth, moves: Numbers, worth: Numbers) -> Numbers:
    """What the nodes of a level are worth, by what comes of them."""
    assert len(below.parent) == len(moves), "every node of the level below was come to"
    found = level.payoff.copy()
    if len(level.inner):
        found[level.inner] = np.add.reduceat(moves * worth, level.starts)
    return found
