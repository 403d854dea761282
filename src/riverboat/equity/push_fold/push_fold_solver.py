"""Equilibrium solver for push or fold.

For each hand of a decision the solver stores two regrets: the extra value that folding, or going
in, would have had so far. The hand is played in proportion to its predicted regrets (predictive
regret matching plus, with discounted regrets), and the result is the average over all rounds, with
larger weights for later ones. With two players this converges to the equilibrium; with more there
is no proof of convergence, so the gain of the best deviation is measured and reported.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from riverboat.equity.push_fold.all_in_showdowns import HAND_CLASS_COUNT
from riverboat.equity.push_fold.forced_decisions import Decision
from riverboat.equity.push_fold.push_fold_game import Plans, PushFoldGame
from riverboat.equity.ranges.combos import Weights

_ROUNDS_PER_MEASUREMENT: Final = 25
"""Rounds between two measurements of the gain."""
_ROUNDS_PER_OVERCALL_UPDATE: Final = 8
"""Rounds per update of overcalls, which are slow to evaluate and rarely matter. Overcalls behind a
caller who calls with all hands are updated in each round.
"""
_AVERAGING_POWER: Final = 4
"""Exponent of the averaging weights: round *n* weighs *n* to this power."""
_PURE_FREQUENCY_MARGIN: Final = 1e-3
"""Distance from 0 or 1 below which a frequency is rounded to never or always."""

Progress: TypeAlias = Callable[[int, float], None]
"""A callback after each round.

Its arguments are the number of completed rounds, and the last measured gain of a deviation in big
blinds.
"""


class PushFoldSolution(NamedTuple):
    """The plans found, their values, and the gain of the best deviation."""

    plans: Plans
    values: Weights
    """Expected result of each player in a hand, in the unit of the spot's payoffs."""
    gain: float
    """Largest gain of any player by deviating, in big blinds a hand."""
    rounds: int


@dataclass
class _DecisionRegrets:
    """Regrets and plans of the 169 hands for one decision."""

    strategy: Weights
    enter_regret: Weights
    fold_regret: Weights
    strategy_sum: Weights
    weight_sum: float = 0.0

    @property
    def average_strategy(self) -> Weights:
        """Return the average plan of all rounds, without traces of early exploration."""
        if not self.weight_sum:
            return self.strategy
        average_plan = self.strategy_sum / self.weight_sum
        return np.where(
            average_plan < _PURE_FREQUENCY_MARGIN,
            0.0,
            np.where(average_plan > 1 - _PURE_FREQUENCY_MARGIN, 1.0, average_plan),
        )

    def update(self, gains: Weights, round_number: int) -> None:
        """Update the regrets and the plan by one round."""
        round_weight = float(round_number**_AVERAGING_POWER)
        self.strategy_sum += round_weight * self.strategy
        self.weight_sum += round_weight
        decay = round_number / (round_number + 1)
        enter_gains = (1 - self.strategy) * gains
        fold_gains = -self.strategy * gains
        self.enter_regret = np.maximum(decay * self.enter_regret + enter_gains, 0)
        self.fold_regret = np.maximum(decay * self.fold_regret + fold_gains, 0)
        enter_regret, fold_regret = (
            np.maximum(self.enter_regret + enter_gains, 0),
            np.maximum(self.fold_regret + fold_gains, 0),
        )
        total_regret = enter_regret + fold_regret
        self.strategy = np.divide(
            enter_regret, total_regret, out=self.strategy.copy(), where=total_regret > 0
        )


def solve_push_fold(
    game: PushFoldGame,
    accuracy: float,
    rounds: int,
    progress: Progress = lambda _rounds, _gain: None,
) -> PushFoldSolution:
    """Run self-play until no player could gain *accuracy*, or for *rounds* rounds."""
    regrets_by_decision = {
        decision: _build_initial_regrets(decision)
        for decision in game.decisions
        if decision not in game.forced_plans
    }
    if not regrets_by_decision:
        return measure_gain(game, game.forced_plans)
    frequent_decisions = [
        decision
        for decision in regrets_by_decision
        if len(decision) < 3 or decision[:2] in game.forced_plans
    ]
    best_solution: PushFoldSolution | None = None
    for round_number in range(1, rounds + 1):
        updated_decisions = (
            frequent_decisions
            if round_number % _ROUNDS_PER_OVERCALL_UPDATE
            else list(regrets_by_decision)
        )
        plans = game.forced_plans | {
            decision: regrets.strategy for decision, regrets in regrets_by_decision.items()
        }
        gains = game.evaluate_plans(plans, updated_decisions).gains
        for decision in updated_decisions:
            regrets_by_decision[decision].update(gains[decision], round_number)
        if round_number % _ROUNDS_PER_MEASUREMENT and round_number != rounds:
            progress(round_number, best_solution.gain if best_solution else inf)
            continue
        mean_plans = game.forced_plans | {
            decision: regrets.average_strategy for decision, regrets in regrets_by_decision.items()
        }
        solution = measure_gain(game, mean_plans, round_number)
        if best_solution is None or solution.gain <= best_solution.gain:
            best_solution = solution
        progress(round_number, best_solution.gain)
        if best_solution.gain <= accuracy:
            break
    assert best_solution is not None
    return best_solution


def measure_gain(game: PushFoldGame, plans: Plans, rounds: int = 0) -> PushFoldSolution:
    """Return plans with their values, and the most that one player gains by deviating.

    *rounds* is the number of rounds that found the plans; it is only recorded.
    """
    plan_values = game.evaluate_plans(plans)
    possible_gains = np.zeros(game.player_count)
    for decision in set(game.decisions) - set(game.forced_plans):
        hand_gains = plan_values.gains[decision]
        possible_gains[decision[-1]] += (
            np.maximum(hand_gains, 0) - plans[decision] * hand_gains
        ).sum()
    return PushFoldSolution(
        plans, plan_values.values, float(possible_gains.max() / game.spot.big_blind_value), rounds
    )


def _build_initial_regrets(decision: Decision) -> _DecisionRegrets:
    initial_frequency = 0.0 if len(decision) == 3 else 0.5
    zero_gains = np.zeros(HAND_CLASS_COUNT)
    return _DecisionRegrets(
        np.full(HAND_CLASS_COUNT, initial_frequency), zero_gains, zero_gains, zero_gains.copy()
    )
