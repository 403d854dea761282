"""Best responses to a strategy, and their value: exploitability."""

from __future__ import annotations

import numpy as np

from riverboat.solve.game_tree import FloatArray, GameTree, IndexArray
from riverboat.solve.tree_traversal import (
    action_counts,
    backpropagate,
    edge_probabilities,
    first_sequences,
    node_values,
    reach_probabilities,
)


def best_response(tree: GameTree, strategy: FloatArray, seat: int) -> tuple[float, FloatArray]:
    """Return a seat's best-response value in chips, and a strategy that achieves it.

    The strategy has one action in each information set of the seat; the opponent's part is
    unchanged.
    """
    other = reach_probabilities(tree, strategy, 1 - seat)
    answer, sign = strategy.copy(), 1 if seat == 0 else -1
    worth = tree.levels[-1].payoff
    firsts, counts = first_sequences(tree), action_counts(tree)
    depth = len(tree.levels) - 1
    while depth:
        level, above = tree.levels[depth], tree.levels[depth - 1]
        own = np.flatnonzero(level.player == seat)
        if len(own):
            parents = level.parent[own]
            gains = sign * worth[own] * above.chance_reach[parents] * other[depth - 1][parents]
            sequences = level.sequence[own]
            by_sequence = np.bincount(sequences, gains, tree.sequences)
            asked = np.zeros(tree.sequences, bool)
            asked[sequences] = True
            best = np.repeat(np.maximum.reduceat(by_sequence, firsts), counts)
            chosen = _first_best_action(by_sequence == best, firsts, counts)
            answer = np.where(asked, chosen, answer)
        worth = backpropagate(above, level, edge_probabilities(level, answer), worth)
        depth -= 1
    return sign * float(worth[0]), answer


def _first_best_action(
    marks: np.ndarray[tuple[int], np.dtype[np.bool_]], firsts: IndexArray, counts: IndexArray
) -> FloatArray:
    """Keep only the first mark of each information set, as probabilities."""
    so_far = np.cumsum(marks)
    before: IndexArray = np.repeat(so_far[firsts] - marks[firsts], counts)
    found: FloatArray = (marks & (so_far - before == 1)).astype(np.float64)
    return found


def exploitability(tree: GameTree, strategy: FloatArray) -> float:
    """Return the average gain of both seats' best responses, in chips a hand; 0 is equilibrium.

    Half of NashConv (Lanctot et al., 2009).
    """
    return sum(best_response(tree, strategy, seat)[0] for seat in (0, 1)) / 2


def value(tree: GameTree, strategy: FloatArray) -> float:
    """Return seat 0's expected result when both seats play the strategy, in chips a hand."""
    return float(node_values(tree, strategy)[0][0])
