"""Counterfactual regret minimization (CFR) and its variants.

``cfr`` is the original algorithm (Zinkevich et al., 2007). ``cfr+`` sets negative regrets to zero,
and gives later iterations more weight (Tammelin, 2014). ``linear`` weighs iteration *n* with *n*,
and ``dcfr`` discounts regrets and strategies with the parameters 1.5, 0 and 2 (both from Brown and
Sandholm, 2019). ``mccfr`` samples the cards and the opponent's moves (external sampling, Lanctot
et al., 2009), and weighs iterations linearly. All except ``mccfr`` traverse the whole tree, one
level at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, Literal, TypeAlias

import numpy as np

from riverboat.engine import BadGame
from riverboat.solve.game_tree import CHANCE, FloatArray, GameTree, IndexArray
from riverboat.solve.tree_traversal import (
    compute_node_values,
    compute_reach_probabilities,
    normalize_strategy,
)
from riverboat.words.refusals.solving import NoSuchMethod

Method: TypeAlias = Literal["cfr", "cfr+", "linear", "dcfr", "mccfr"]

METHODS: Final[tuple[Method, ...]] = ("cfr", "cfr+", "linear", "dcfr", "mccfr")


def find_method(name: str) -> Method:
    """Return the method of this name; ``BadGame`` lists the valid names."""
    for method in METHODS:
        if method == name:
            return method
    raise BadGame(NoSuchMethod(repr(name), METHODS))


def iterate_cfr(tree: GameTree, method: Method, seed: int) -> Iterator[FloatArray]:
    """Yield the average strategy after each iteration."""
    if method == "mccfr":
        yield from _iterate_external_sampling(tree, Random(seed))
    else:
        yield from _iterate_full_tree(tree, method)


def _iterate_full_tree(tree: GameTree, method: Method) -> Iterator[FloatArray]:
    regrets, strategy_sums = np.zeros(tree.sequences), np.zeros(tree.sequences)
    decisions_by_seat = [_SeatDecisions(tree, seat) for seat in (0, 1)]
    iteration = 0
    while True:
        iteration += 1
        for seat, seat_decisions in enumerate(decisions_by_seat):
            strategy = normalize_strategy(tree, np.maximum(regrets, 0))
            own_reach = compute_reach_probabilities(tree, strategy, seat)
            counterfactual_regrets = seat_decisions.compute_counterfactual_regrets(
                strategy, compute_reach_probabilities(tree, strategy, 1 - seat)
            )
            own_sequences = seat_decisions.sequences
            new_regrets = (
                _discount_regrets(regrets[own_sequences], method, iteration)
                + counterfactual_regrets[own_sequences]
            )
            regrets[own_sequences] = np.maximum(new_regrets, 0) if method == "cfr+" else new_regrets
            discount = _compute_average_discount(method, iteration)
            strategy_sums[own_sequences] = (
                strategy_sums[own_sequences] * discount
                + seat_decisions.compute_reach_by_sequence(own_reach)[own_sequences]
                * strategy[own_sequences]
            )
        yield normalize_strategy(tree, strategy_sums)


def _discount_regrets(regrets: FloatArray, method: Method, iteration: int) -> FloatArray:
    past_iterations = iteration - 1
    if method == "dcfr":
        discount = past_iterations**1.5 / (past_iterations**1.5 + 1)
        return np.where(regrets > 0, regrets * discount, regrets / 2)
    return regrets * (past_iterations / iteration) if method == "linear" else regrets


def _compute_average_discount(method: Method, iteration: int) -> float:
    """Return the factor by which the sum of earlier strategies is discounted in an iteration."""
    past_share = (iteration - 1) / iteration
    if method == "dcfr":
        return past_share**2
    return past_share if method in ("cfr+", "linear") else 1.0


class _SeatDecisions:
    """The moves of a seat by tree level, and one node for each sequence."""

    def __init__(self, tree: GameTree, seat: int) -> None:
        self._tree, self._value_sign = tree, 1 if seat == 0 else -1
        self._nodes_by_level = [np.flatnonzero(level.player == seat) for level in tree.levels]
        self.sequences: IndexArray = np.array(
            [
                information_set.first + action_index
                for information_set in tree.sets
                if information_set.seat == seat
                for action_index in range(len(information_set.actions))
            ],
            np.intp,
        )

    def compute_counterfactual_regrets(
        self, strategy: FloatArray, opponent_reach: list[FloatArray]
    ) -> FloatArray:
        """Return the counterfactual regret of each sequence."""
        tree = self._tree
        values = compute_node_values(tree, strategy)
        regret_by_sequence = np.zeros(tree.sequences)
        for depth, move_nodes in enumerate(self._nodes_by_level):
            if len(move_nodes):
                level = tree.levels[depth]
                parents = level.parent[move_nodes]
                path_probability = (
                    tree.levels[depth - 1].chance_reach[parents]
                    * opponent_reach[depth - 1][parents]
                )
                node_regrets = (
                    self._value_sign
                    * path_probability
                    * (values[depth][move_nodes] - values[depth - 1][parents])
                )
                regret_by_sequence += np.bincount(
                    level.sequence[move_nodes], node_regrets, tree.sequences
                )
        return regret_by_sequence

    def compute_reach_by_sequence(self, reach: list[FloatArray]) -> FloatArray:
        """Return the seat's own reach probability of each sequence's information set."""
        sequence_reach = np.zeros(self._tree.sequences)
        for depth, move_nodes in enumerate(self._nodes_by_level):
            if len(move_nodes):
                level = self._tree.levels[depth]
                sequence_reach[level.sequence[move_nodes]] = reach[depth - 1][
                    level.parent[move_nodes]
                ]
        return sequence_reach


def _iterate_external_sampling(tree: GameTree, rng: Random) -> Iterator[FloatArray]:
    sampler = _ExternalSampler(tree, rng)
    while True:
        for seat in (0, 1):
            sampler.sample_node(0, 0, seat)
        yield normalize_strategy(tree, np.array(sampler.strategy_sums))


class _ExternalSampler:
    """A sampler that explores all moves of one seat, and one sampled move of the others."""

    def __init__(self, tree: GameTree, rng: Random) -> None:
        self._rng = rng
        self.regrets = [0.0] * tree.sequences
        self.strategy_sums = [0.0] * tree.sequences
        self._payoffs = [level.payoff.tolist() for level in tree.levels]
        self._acting_seats = [level.player.tolist() for level in tree.levels]
        self._sequences = [level.sequence.tolist() for level in tree.levels]
        self._children_by_depth = [
            _build_child_ranges(level.decision_nodes, level.child_starts, len(child_level.parent))
            for level, child_level in zip(tree.levels, tree.levels[1:], strict=False)
        ] + [{}]

    def sample_node(self, depth: int, node: int, seat: int) -> float:
        """Return a sampled value of a node for the seat."""
        children = self._children_by_depth[depth].get(node)
        if children is None:
            payoff: float = self._payoffs[depth][node]
            return payoff if seat == 0 else -payoff
        acting_seat = self._acting_seats[depth + 1][children.start]
        if acting_seat == CHANCE:
            return self.sample_node(depth + 1, self._rng.choice(children), seat)
        first_sequence = self._sequences[depth + 1][children.start]
        probabilities = self._compute_current_strategy(first_sequence, len(children))
        if acting_seat != seat:
            for action_index, probability in enumerate(probabilities):
                self.strategy_sums[first_sequence + action_index] += probability
            return self.sample_node(depth + 1, self._rng.choices(children, probabilities)[0], seat)
        child_values = [self.sample_node(depth + 1, child, seat) for child in children]
        node_value = sum(
            probability * child_value
            for probability, child_value in zip(probabilities, child_values, strict=True)
        )
        for action_index, child_value in enumerate(child_values):
            self.regrets[first_sequence + action_index] += child_value - node_value
        return node_value

    def _compute_current_strategy(self, first_sequence: int, action_count: int) -> list[float]:
        positive_regrets = [
            max(regret, 0.0)
            for regret in self.regrets[first_sequence : first_sequence + action_count]
        ]
        regret_total = sum(positive_regrets)
        return (
            [regret / regret_total for regret in positive_regrets]
            if regret_total
            else [1 / action_count] * action_count
        )


def _build_child_ranges(
    inner_nodes: IndexArray, child_starts: IndexArray, child_count: int
) -> dict[int, range]:
    child_ends = [*child_starts[1:].tolist(), child_count]
    return {
        node: range(first_child, child_end)
        for node, first_child, child_end in zip(
            inner_nodes.tolist(), child_starts.tolist(), child_ends, strict=True
        )
    }
