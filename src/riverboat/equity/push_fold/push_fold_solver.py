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

from riverboat.equity.push_fold.all_in_showdowns import HANDS
from riverboat.equity.push_fold.forced_decisions import Decision
from riverboat.equity.push_fold.push_fold_game import Plans, PushFoldGame
from riverboat.equity.ranges.combos import Weights

_MEASURE_EVERY: Final = 25
"""Rounds between two measurements."""
_OVERCALL_EVERY: Final = 8
"""Who calls behind a caller learns in one of so many rounds: that is slow, and matters least.
Behind one who calls with all hands it matters as much as any call."""
_AVERAGING_POWER: Final = 4
"""Round *n* weighs *n* to this power."""
_PURE_THRESHOLD: Final = 1e-3
"""What is done less often than this, or left undone, is taken for never or always."""

Progress: TypeAlias = Callable[[int, float], None]
"""Hears after each round how many are done, and what a change of plan would still gain, in big
blinds, as it was last measured."""


class PushFoldSolution(NamedTuple):
    """Plans, and how good they are."""

    plans: Plans
    values: Weights
    """What each player wins a hand, in the unit of the spot's payoffs."""
    gain: float
    """The most that any player could gain by changing their plan, a hand, in big blinds."""
    rounds: int


@dataclass
class _DecisionRegrets:
    """One decision: the regrets and plans of the 169 hands."""

    strategy: Weights
    enter_regret: Weights
    fold_regret: Weights
    strategy_sum: Weights
    weight_sum: float = 0.0

    @property
    def average_strategy(self) -> Weights:
        """The plan of all rounds, without traces of what was tried in the early ones."""
        if not self.weight_sum:
            return self.strategy
        plan = self.strategy_sum / self.weight_sum
        return np.where(
            plan < _PURE_THRESHOLD, 0.0, np.where(plan > 1 - _PURE_THRESHOLD, 1.0, plan)
        )

    def update(self, gain: Weights, number: int) -> None:
        """One round more."""
        weight = float(number**_AVERAGING_POWER)
        self.strategy_sum += weight * self.strategy
        self.weight_sum += weight
        fading = number / (number + 1)
        more = (1 - self.strategy) * gain
        less = -self.strategy * gain
        self.enter_regret = np.maximum(fading * self.enter_regret + more, 0)
        self.fold_regret = np.maximum(fading * self.fold_regret + less, 0)
        ahead, behind = (
            np.maximum(self.enter_regret + more, 0),
            np.maximum(self.fold_regret + less, 0),
        )
        both = ahead + behind
        self.strategy = np.divide(ahead, both, out=self.strategy.copy(), where=both > 0)


def solve_push_fold(
    game: PushFoldGame,
    accuracy: float,
    rounds: int,
    progress: Progress = lambda _rounds, _gain: None,
) -> PushFoldSolution:
    """Play against each other until nobody could gain *accuracy*, or for so many rounds."""
    learning = {
        decision: _initial_regrets(decision)
        for decision in game.decisions
        if decision not in game.forced_plans
    }
    if not learning:
        return measure_gain(game, game.forced_plans)
    often = [each for each in learning if len(each) < 3 or each[:2] in game.forced_plans]
    best: PushFoldSolution | None = None
    for number in range(1, rounds + 1):
        asked = often if number % _OVERCALL_EVERY else list(learning)
        plans = game.forced_plans | {decision: each.strategy for decision, each in learning.items()}
        gains = game.evaluate_plans(plans, asked).gains
        for decision in asked:
            learning[decision].update(gains[decision], number)
        if number % _MEASURE_EVERY and number != rounds:
            progress(number, best.gain if best else inf)
            continue
        means = game.forced_plans | {
            decision: each.average_strategy for decision, each in learning.items()
        }
        solved = measure_gain(game, means, number)
        if best is None or solved.gain <= best.gain:
            best = solved
        progress(number, best.gain)
        if best.gain <= accuracy:
            break
    assert best is not None
    return best


def measure_gain(game: PushFoldGame, plans: Plans, rounds: int = 0) -> PushFoldSolution:
    """What plans bring, and what the best change of one player's plan would gain."""
    weighed = game.evaluate_plans(plans)
    gained = np.zeros(game.player_count)
    for decision in set(game.decisions) - set(game.forced_plans):
        gain = weighed.gains[decision]
        gained[decision[-1]] += (np.maximum(gain, 0) - plans[decision] * gain).sum()
    return PushFoldSolution(
        plans, weighed.values, float(gained.max() / game.spot.big_blind_value), rounds
    )


def _initial_regrets(decision: Decision) -> _DecisionRegrets:
    start = 0.0 if len(decision) == 3 else 0.5
    zero = np.zeros(HANDS)
    return _DecisionRegrets(np.full(HANDS, start), zero, zero, zero.copy())
