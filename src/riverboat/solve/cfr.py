"""Counterfactual regret minimisation, and its faster kinds.

``cfr`` is the first (Zinkevich et al., 2007); ``cfr+`` forgets regrets below zero and weighs later
rounds more (Tammelin, 2014); ``dcfr`` discounts both (Brown and Sandholm, 2019, with its 1.5, 0
and 2); ``mccfr`` draws the cards and the other's moves (external sampling, Lanctot et al., 2009),
and ``linear`` weighs round by round. All but ``mccfr`` walk the whole tree, a level at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, Literal, TypeAlias

import numpy as np

from riverboat.engine import BadGame
from riverboat.solve.game_tree import CHANCE, FloatArray, GameTree, IndexArray
from riverboat.solve.tree_traversal import node_values, normalize_strategy, reach_probabilities
from riverboat.words.refusals.solving import NoSuchMethod

Method: TypeAlias = Literal["cfr", "cfr+", "linear", "dcfr", "mccfr"]

METHODS: Final[tuple[Method, ...]] = ("cfr", "cfr+", "linear", "dcfr", "mccfr")


def method_of(name: str) -> Method:
    """Return a method by its name; ``BadGame`` lists the valid ones."""
    for method in METHODS:
        if method == name:
            return method
    raise BadGame(NoSuchMethod(repr(name), METHODS))


def iterate_cfr(tree: GameTree, method: Method, seed: int) -> Iterator[FloatArray]:
    """Yield the average strategy after each iteration."""
    if method == "mccfr":
        yield from _external_sampling_cfr(tree, Random(seed))
    else:
        yield from _full_tree_cfr(tree, method)


def _full_tree_cfr(tree: GameTree, method: Method) -> Iterator[FloatArray]:
    regrets, played = np.zeros(tree.sequences), np.zeros(tree.sequences)
    moves = [_SeatMoves(tree, seat) for seat in (0, 1)]
    round_ = 0
    while True:
        round_ += 1
        for seat, own in enumerate(moves):
            strategy = normalize_strategy(tree, np.maximum(regrets, 0))
            reach = reach_probabilities(tree, strategy, seat)
            gains = own.counterfactual_regrets(
                strategy, reach_probabilities(tree, strategy, 1 - seat)
            )
            mine = own.sequences
            after = _discount_regrets(regrets[mine], method, round_) + gains[mine]
            regrets[mine] = np.maximum(after, 0) if method == "cfr+" else after
            weight = _average_discount(method, round_)
            played[mine] = (
                played[mine] * weight + own.reach_by_sequence(reach)[mine] * strategy[mine]
            )
        yield normalize_strategy(tree, played)


def _discount_regrets(regrets: FloatArray, method: Method, iteration: int) -> FloatArray:
    """Return the regrets of earlier iterations, discounted."""
    earlier = iteration - 1
    if method == "dcfr":
        good = earlier**1.5 / (earlier**1.5 + 1)
        return np.where(regrets > 0, regrets * good, regrets / 2)
    return regrets * (earlier / iteration) if method == "linear" else regrets


def _average_discount(method: Method, iteration: int) -> float:
    """Return the weight of the average so far beside this iteration."""
    earlier = (iteration - 1) / iteration
    if method == "dcfr":
        return earlier**2
    return earlier if method in ("cfr+", "linear") else 1.0


class _SeatMoves:
    """The moves of a seat, gathered by level, and one node for each sequence."""

    def __init__(self, tree: GameTree, seat: int) -> None:
        self._tree, self._sign = tree, 1 if seat == 0 else -1
        self._by_level = [np.flatnonzero(level.player == seat) for level in tree.levels]
        self.sequences: IndexArray = np.array(
            [
                each.first + k
                for each in tree.sets
                if each.seat == seat
                for k in range(len(each.actions))
            ],
            np.intp,
        )

    def counterfactual_regrets(
        self, strategy: FloatArray, opponent_reach: list[FloatArray]
    ) -> FloatArray:
        """Return the counterfactual regret of each sequence."""
        tree = self._tree
        worth = node_values(tree, strategy)
        found = np.zeros(tree.sequences)
        for depth, moves in enumerate(self._by_level):
            if len(moves):
                level = tree.levels[depth]
                parent = level.parent[moves]
                likely = (
                    tree.levels[depth - 1].chance_reach[parent] * opponent_reach[depth - 1][parent]
                )
                gain = self._sign * likely * (worth[depth][moves] - worth[depth - 1][parent])
                found += np.bincount(level.sequence[moves], gain, tree.sequences)
        return found

    def reach_by_sequence(self, reach: list[FloatArray]) -> FloatArray:
        """Return the seat's own reach probability of each sequence's information set."""
        found = np.zeros(self._tree.sequences)
        for depth, moves in enumerate(self._by_level):
            if len(moves):
                level = self._tree.levels[depth]
                found[level.sequence[moves]] = reach[depth - 1][level.parent[moves]]
        return found


# Drawn ------------------------------------------------------------------------------------------


def _external_sampling_cfr(tree: GameTree, rng: Random) -> Iterator[FloatArray]:
    drawn = _ExternalSampler(tree, rng)
    while True:
        for seat in (0, 1):
            drawn.sample_node(0, 0, seat)
        yield normalize_strategy(tree, np.array(drawn.strategy_sums))


class _ExternalSampler:
    """External sampling: all moves of one seat, one sampled move of the opponent and chance."""

    def __init__(self, tree: GameTree, rng: Random) -> None:
        self._rng = rng
        self.regrets = [0.0] * tree.sequences
        self.strategy_sums = [0.0] * tree.sequences
        self._payoff = [level.payoff.tolist() for level in tree.levels]
        self._mover = [level.player.tolist() for level in tree.levels]
        self._sequence = [level.sequence.tolist() for level in tree.levels]
        self._children = [
            _child_ranges(level.decision_nodes, level.child_starts, len(below.parent))
            for level, below in zip(tree.levels, tree.levels[1:], strict=False)
        ] + [{}]

    def sample_node(self, depth: int, node: int, seat: int) -> float:
        """Return a sampled value of the node for the seat."""
        children = self._children[depth].get(node)
        if children is None:
            payoff: float = self._payoff[depth][node]
            return payoff if seat == 0 else -payoff
        mover = self._mover[depth + 1][children.start]
        if mover == CHANCE:
            return self.sample_node(depth + 1, self._rng.choice(children), seat)
        first = self._sequence[depth + 1][children.start]
        chances = self._current_strategy(first, len(children))
        if mover != seat:
            for k, chance in enumerate(chances):
                self.strategy_sums[first + k] += chance
            return self.sample_node(depth + 1, self._rng.choices(children, chances)[0], seat)
        worth = [self.sample_node(depth + 1, child, seat) for child in children]
        mean = sum(chance * each for chance, each in zip(chances, worth, strict=True))
        for k, each in enumerate(worth):
            self.regrets[first + k] += each - mean
        return mean

    def _current_strategy(self, first: int, count: int) -> list[float]:
        wanted = [max(each, 0.0) for each in self.regrets[first : first + count]]
        whole = sum(wanted)
        return [each / whole for each in wanted] if whole else [1 / count] * count


def _child_ranges(inner: IndexArray, starts: IndexArray, count: int) -> dict[int, range]:
    ends = [*starts[1:].tolist(), count]
    return {
        node: range(first, last)
        for node, first, last in zip(inner.tolist(), starts.tolist(), ends, strict=True)
    }
