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
from riverboat.solve.tree import CHANCE, GameTree, Indices, Numbers
from riverboat.solve.walk import normal, reaches, values
from riverboat.words.refusals.solving import NoSuchMethod

Method: TypeAlias = Literal["cfr", "cfr+", "linear", "dcfr", "mccfr"]

METHODS: Final[tuple[Method, ...]] = ("cfr", "cfr+", "linear", "dcfr", "mccfr")


def method_of(name: str) -> Method:
    """A method by its name; ``BadGame`` says which there are."""
    for method in METHODS:
        if method == name:
            return method
    raise BadGame(NoSuchMethod(repr(name), METHODS))


def minimised(tree: GameTree, method: Method, seed: int) -> Iterator[Numbers]:
    """The average strategy after each round, for as many rounds as are asked for."""
    if method == "mccfr":
        yield from _sampled(tree, Random(seed))
    else:
        yield from _whole(tree, method)


def _whole(tree: GameTree, method: Method) -> Iterator[Numbers]:
    regrets, played = np.zeros(tree.sequences), np.zeros(tree.sequences)
    moves = [_Moves(tree, seat) for seat in (0, 1)]
    round_ = 0
    while True:
        round_ += 1
        for seat, own in enumerate(moves):
            strategy = normal(tree, np.maximum(regrets, 0))
            reach = reaches(tree, strategy, seat)
            gains = own.gains(strategy, reaches(tree, strategy, 1 - seat))
            mine = own.own
            after = _discounted(regrets[mine], method, round_) + gains[mine]
            regrets[mine] = np.maximum(after, 0) if method == "cfr+" else after
            weight = _kept(method, round_)
            played[mine] = played[mine] * weight + own.reached(reach)[mine] * strategy[mine]
        yield normal(tree, played)


def _discounted(regrets: Numbers, method: Method, round_: int) -> Numbers:
    """What is still thought of earlier rounds."""
    earlier = round_ - 1
    if method == "dcfr":
        good = earlier**1.5 / (earlier**1.5 + 1)
        return np.where(regrets > 0, regrets * good, regrets / 2)
    return regrets * (earlier / round_) if method == "linear" else regrets


def _kept(method: Method, round_: int) -> float:
    """How much the average so far weighs beside this round: later rounds count more."""
    earlier = (round_ - 1) / round_
    if method == "dcfr":
        return earlier**2
    return earlier if method in ("cfr+", "linear") else 1.0


class _Moves:
    """The moves of a seat, gathered by level, and one node for each sequence."""

    def __init__(self, tree: GameTree, seat: int) -> None:
        self._tree, self._sign = tree, 1 if seat == 0 else -1
        self._by_level = [np.flatnonzero(level.mover == seat) for level in tree.levels]
        self.own: Indices = np.array(
            [
                each.first + k
                for each in tree.sets
                if each.seat == seat
                for k in range(len(each.actions))
            ],
            np.intp,
        )

    def gains(self, strategy: Numbers, other: list[Numbers]) -> Numbers:
        """By sequence: what always doing it would have won more, as cards and the other came."""
        tree = self._tree
        worth = values(tree, strategy)
        found = np.zeros(tree.sequences)
        for depth, moves in enumerate(self._by_level):
            if len(moves):
                level = tree.levels[depth]
                parent = level.parent[moves]
                likely = tree.levels[depth - 1].nature[parent] * other[depth - 1][parent]
                gain = self._sign * likely * (worth[depth][moves] - worth[depth - 1][parent])
                found += np.bincount(level.sequence[moves], gain, tree.sequences)
        return found

    def reached(self, reach: list[Numbers]) -> Numbers:
        """By sequence: how likely the seat's own moves are that lead to its moment."""
        found = np.zeros(self._tree.sequences)
        for depth, moves in enumerate(self._by_level):
            if len(moves):
                level = self._tree.levels[depth]
                found[level.sequence[moves]] = reach[depth - 1][level.parent[moves]]
        return found


# Drawn ------------------------------------------------------------------------------------------


def _sampled(tree: GameTree, luck: Random) -> Iterator[Numbers]:
    drawn = _Drawn(tree, luck)
    while True:
        for seat in (0, 1):
            drawn.walk(0, 0, seat)
        yield normal(tree, np.array(drawn.played))


class _Drawn:
    """External sampling: all moves of one seat, one each of the other and of the deck."""

    def __init__(self, tree: GameTree, luck: Random) -> None:
        self._luck = luck
        self.regrets = [0.0] * tree.sequences
        self.played = [0.0] * tree.sequences
        self._payoff = [level.payoff.tolist() for level in tree.levels]
        self._mover = [level.mover.tolist() for level in tree.levels]
        self._sequence = [level.sequence.tolist() for level in tree.levels]
        self._children = [
            _ranges(level.inner, level.starts, len(below.parent))
            for level, below in zip(tree.levels, tree.levels[1:], strict=False)
        ] + [{}]

    def walk(self, depth: int, node: int, seat: int) -> float:
        """What the node is worth to the seat, as far as it is drawn."""
        children = self._children[depth].get(node)
        if children is None:
            payoff: float = self._payoff[depth][node]
            return payoff if seat == 0 else -payoff
        mover = self._mover[depth + 1][children.start]
        if mover == CHANCE:
            return self.walk(depth + 1, self._luck.choice(children), seat)
        first = self._sequence[depth + 1][children.start]
        chances = self._chances(first, len(children))
        if mover != seat:
            for k, chance in enumerate(chances):
                self.played[first + k] += chance
            return self.walk(depth + 1, self._luck.choices(children, chances)[0], seat)
        worth = [self.walk(depth + 1, child, seat) for child in children]
        mean = sum(chance * each for chance, each in zip(chances, worth, strict=True))
        for k, each in enumerate(worth):
            self.regrets[first + k] += each - mean
        return mean

    def _chances(self, first: int, count: int) -> list[float]:
        wanted = [max(each, 0.0) for each in self.regrets[first : first + count]]
        whole = sum(wanted)
        return [each / whole for each in wanted] if whole else [1 / count] * count


def _ranges(inner: Indices, starts: Indices, count: int) -> dict[int, range]:
    ends = [*starts[1:].tolist(), count]
    return {
        node: range(first, last)
        for node, first, last in zip(inner.tolist(), starts.tolist(), ends, strict=True)
    }
