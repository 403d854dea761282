"""Plans for push or fold that nobody wants to change.

Each hand of each decision keeps its regrets: how much more folding, or going in, would have brought
so far. It is played in proportion to them, a step ahead (predictive regret matching plus, with
regrets that fade), and the plan that counts is the average of all rounds, the later ones weighing
more. With two players this leads to the equilibrium; with more nobody has proved that it must, so
what the best change of plan would still gain is measured, and said.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from riverboat.equity.push_fold.forced import Decision
from riverboat.equity.push_fold.game import Plans, PushFoldGame
from riverboat.equity.push_fold.showdowns import HANDS
from riverboat.equity.ranges.combos import Weights

_MEASURED: Final = 25
"""Rounds between two measurements."""
_THIRDS: Final = 8
"""Who calls behind a caller learns in one of so many rounds: that is slow, and matters least.
Behind one who calls with all hands it matters as much as any call."""
_LATER: Final = 4
"""Round *n* weighs *n* to this power."""
_NEVER: Final = 1e-3
"""What is done less often than this, or left undone, is taken for never or always."""

Progress: TypeAlias = Callable[[int, float], None]
"""Hears after each round how many are done, and what a change of plan would still gain, in big
blinds, as it was last measured."""


class Solved(NamedTuple):
    """Plans, and how good they are."""

    plans: Plans
    values: Weights
    """What each player wins a hand, in the unit of the spot's payoffs."""
    gain: float
    """The most that any player could gain by changing their plan, a hand, in big blinds."""
    rounds: int


@dataclass
class _Learning:
    """One decision: the regrets and plans of the 169 hands."""

    now: Weights
    enter: Weights
    fold: Weights
    total: Weights
    weight: float = 0.0

    @property
    def mean(self) -> Weights:
        """The plan of all rounds, without traces of what was tried in the early ones."""
        if not self.weight:
            return self.now
        plan = self.total / self.weight
        return np.where(plan < _NEVER, 0.0, np.where(plan > 1 - _NEVER, 1.0, plan))

    def learn(self, gain: Weights, number: int) -> None:
        """One round more."""
        weight = float(number**_LATER)
        self.total += weight * self.now
        self.weight += weight
        fading = number / (number + 1)
        more = (1 - self.now) * gain
        less = -self.now * gain
        self.enter = np.maximum(fading * self.enter + more, 0)
        self.fold = np.maximum(fading * self.fold + less, 0)
        ahead, behind = np.maximum(self.enter + more, 0), np.maximum(self.fold + less, 0)
        both = ahead + behind
        self.now = np.divide(ahead, both, out=self.now.copy(), where=both > 0)


def solve(
    game: PushFoldGame,
    accuracy: float,
    rounds: int,
    progress: Progress = lambda _rounds, _gain: None,
) -> Solved:
    """Play against each other until nobody could gain *accuracy*, or for so many rounds."""
    learning = {
        decision: _begin(decision) for decision in game.decisions if decision not in game.settled
    }
    if not learning:
        return measured(game, game.settled)
    often = [each for each in learning if len(each) < 3 or each[:2] in game.settled]
    best: Solved | None = None
    for number in range(1, rounds + 1):
        asked = often if number % _THIRDS else list(learning)
        plans = game.settled | {decision: each.now for decision, each in learning.items()}
        gains = game.weigh(plans, asked).gains
        for decision in asked:
            learning[decision].learn(gains[decision], number)
        if number % _MEASURED and number != rounds:
            progress(number, best.gain if best else inf)
            continue
        means = game.settled | {decision: each.mean for decision, each in learning.items()}
        solved = measured(game, means, number)
        if best is None or solved.gain <= best.gain:
            best = solved
        progress(number, best.gain)
        if best.gain <= accuracy:
            break
    assert best is not None
    return best


def measured(game: PushFoldGame, plans: Plans, rounds: int = 0) -> Solved:
    """What plans bring, and what the best change of one player's plan would gain."""
    weighed = game.weigh(plans)
    gained = np.zeros(game.players)
    for decision in set(game.decisions) - set(game.settled):
        gain = weighed.gains[decision]
        gained[decision[-1]] += (np.maximum(gain, 0) - plans[decision] * gain).sum()
    return Solved(plans, weighed.values, float(gained.max() / game.spot.big_blind), rounds)


def _begin(decision: Decision) -> _Learning:
    start = 0.0 if len(decision) == 3 else 0.5
    zero = np.zeros(HANDS)
    return _Learning(np.full(HANDS, start), zero, zero, zero.copy())
