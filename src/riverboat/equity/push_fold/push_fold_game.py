"""The push-or-fold game: the value of each decision, given the strategies of all players.

Each player has one decision: to push after all players before have folded, to call a push, or to
call after one caller. A plan is a frequency for each of the 169 hands. This module evaluates the
plans of all players against each other; ``push_fold_solver`` looks for an equilibrium.

There are two simplifications, neither of which matters with two players. Folded cards are assumed
to be random. A third call is not possible, so a player who is all-in by posting loses the post if
there are already two callers.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from riverboat.equity.push_fold.all_in_showdowns import (
    COMBO_COUNTS,
    HAND_CLASS_COUNT,
    THIRD_PLAYER_COMBOS,
    Floats,
    load_pairs,
    load_triples,
)
from riverboat.equity.push_fold.forced_decisions import (
    Decision,
    find_forced_decisions,
    list_decisions,
)
from riverboat.equity.push_fold.push_fold_spot import Payoffs, PushFoldSpot, compute_end_payoffs
from riverboat.equity.ranges.combos import Weights

Plans: TypeAlias = dict[Decision, Weights]
"""Frequency, 0 to 1, of each decision for each of the 169 hands."""

HAND_PROBABILITIES: Final[Weights] = COMBO_COUNTS / COMBO_COUNTS.sum()
"""Probability of each hand."""


class PlanValues(NamedTuple):
    """The value of plans for each player, and the gain of each decision."""

    values: Weights
    """Expected result of each player in a hand, (n,)."""
    gains: Plans
    """Gain of all-in over a fold, by decision and hand, times the decision's reach probability."""


class _Overcaller(NamedTuple):
    """Probabilities of an overcall, for each pair of pusher's and caller's hands, (169, 169)."""

    open_probability: Weights
    """Probability that no player between the caller and the overcaller calls."""
    call_probabilities_by_finish_order: list[Weights]
    """Probability that the overcaller then calls, in each of ``FINISH_ORDERS``; empty for never."""
    call_probability: Weights
    """Probability that the overcaller then calls."""


class _CalledPush(NamedTuple):
    """The possible ends of a hand after a push and a call, with their probabilities and values."""

    overcallers: dict[int, _Overcaller]
    end_probabilities: list[Weights]
    """Probability of each end, by the hands of the two players, (169, 169) each."""
    end_values: Weights
    """Value of each end to each player, (ends, n)."""


@dataclass(frozen=True)
class PushFoldGame:
    """A spot with all tables that do not depend on plans."""

    spot: PushFoldSpot
    _call_probability_cache: dict[Decision, tuple[Weights, list[Weights]]] = field(
        default_factory=dict, repr=False
    )

    @property
    def player_count(self) -> int:
        """Number of players dealt in."""
        return len(self.spot.stacks)

    @property
    def decisions(self) -> list[Decision]:
        """All possible decisions, in the order of acting."""
        return list_decisions(self.player_count)

    @cached_property
    def forced_plans(self) -> Plans:
        """The plans of decisions that are forced or never occur."""
        return {
            decision: np.full(HAND_CLASS_COUNT, float(is_forced_in))
            for decision, is_forced_in in find_forced_decisions(self.spot).items()
        }

    @cached_property
    def payoffs(self) -> Payoffs:
        """Payoffs of each end of the hand."""
        return compute_end_payoffs(self.spot)

    @cached_property
    def conditional_probabilities(self) -> Weights:
        """Probability of each hand (column) given one known hand (row)."""
        pair_counts = load_pairs().counts
        probabilities: Weights = pair_counts / pair_counts.sum(axis=1, keepdims=True)
        return probabilities

    @cached_property
    def showdown_probabilities(self) -> list[Weights]:
        """Probabilities that the row wins, splits and loses against the column."""
        pair_table = load_pairs()
        return [pair_table.win, pair_table.tie, 1.0 - pair_table.win - pair_table.tie]

    @cached_property
    def inverse_triple_counts(self) -> Floats:
        """1 divided by the number of ways to deal three hands, by two of the hands, (169, 169)."""
        return (1 / (load_pairs().counts * THIRD_PLAYER_COMBOS)).astype(np.float32)

    def evaluate_plans(
        self, plans: Plans, wanted_decisions: Collection[Decision] = ()
    ) -> PlanValues:
        """Return each player's expected result, and each decision's gain, if all follow the plans.

        Only the *wanted_decisions* gains are computed; all of them by default.
        """
        gains: Plans = dict.fromkeys(wanted_decisions or self.decisions, HAND_PROBABILITIES)
        reach_probabilities = np.concatenate(
            [
                [1.0],
                np.cumprod(
                    [
                        1 - HAND_PROBABILITIES @ plans[player,]
                        for player in range(self.player_count - 1)
                    ]
                ),
            ]
        )
        values = self.payoffs.big_blind_walk
        for pusher in reversed(range(self.player_count - 1)):
            push_values = self._compute_push_values(
                pusher, plans, reach_probabilities[pusher], gains
            )
            push_plan = plans[pusher,]
            gains[pusher,] = (
                reach_probabilities[pusher]
                * HAND_PROBABILITIES
                * (push_values[:, pusher] - values[pusher])
            )
            values = (HAND_PROBABILITIES * push_plan) @ push_values + (
                1 - HAND_PROBABILITIES @ push_plan
            ) * values
        return PlanValues(values, gains)

    def _compute_push_values(
        self, pusher: int, plans: Plans, reach_probability: float, gains: Plans
    ) -> Weights:
        """Return each player's value of a push, by the pusher's hand; store the callers' gains."""
        callers = range(pusher + 1, self.player_count)
        call_probabilities = {
            caller: self.conditional_probabilities @ plans[pusher, caller] for caller in callers
        }
        pusher_probabilities = {pusher + 1: HAND_PROBABILITIES * plans[pusher,] * reach_probability}
        for caller in callers:
            pusher_probabilities[caller + 1] = pusher_probabilities[caller] * (
                1 - call_probabilities[caller]
            )
        push_values = np.tile(self.payoffs.steals[pusher], (HAND_CLASS_COUNT, 1))
        for caller in reversed(callers):
            call_plan = plans[pusher, caller]
            called_push = self._evaluate_called_push(pusher, caller, plans)
            joint_probability = (
                pusher_probabilities[caller][:, None] * self.conditional_probabilities
            )
            caller_end_probabilities = np.stack(
                [
                    np.einsum("ab,ab->b", joint_probability, end_probability)
                    for end_probability in called_push.end_probabilities
                ],
                axis=1,
            )
            gains[pusher, caller] = (
                caller_end_probabilities @ called_push.end_values[:, caller]
                - push_values[:, caller] @ joint_probability
            )
            for third_player in called_push.overcallers:
                decision = (pusher, caller, third_player)
                if decision in gains:
                    gains[decision] = self._compute_overcall_gain(
                        decision, joint_probability * call_plan, called_push
                    )
            call_probability = self.conditional_probabilities * call_plan
            pusher_end_probabilities = np.stack(
                [
                    np.einsum("ab,ab->a", call_probability, end_probability)
                    for end_probability in called_push.end_probabilities
                ],
                axis=1,
            )
            push_values = (1 - call_probabilities[caller])[
                :, None
            ] * push_values + pusher_end_probabilities @ called_push.end_values
        return push_values

    def _evaluate_called_push(self, pusher: int, caller: int, plans: Plans) -> _CalledPush:
        """Return the ends of a hand after a push and a call, including overcalls."""
        no_overcall_probability = np.ones((HAND_CLASS_COUNT, HAND_CLASS_COUNT))
        overcallers: dict[int, _Overcaller] = {}
        overcall_probabilities, payoffs = [], [self.payoffs.heads_up[pusher, caller]]
        for third_player in range(caller + 1, self.player_count):
            call_probabilities_by_finish_order = self._get_call_probabilities(
                (pusher, caller, third_player), plans
            )
            overcallers[third_player] = _Overcaller(
                no_overcall_probability,
                call_probabilities_by_finish_order,
                np.asarray(sum(call_probabilities_by_finish_order, np.zeros(()))),
            )
            if call_probabilities_by_finish_order:
                overcall_probabilities += [
                    no_overcall_probability * probability
                    for probability in call_probabilities_by_finish_order
                ]
                payoffs.append(self.payoffs.three_way[pusher, caller, third_player])
                no_overcall_probability = no_overcall_probability * (
                    1 - overcallers[third_player].call_probability
                )
        return _CalledPush(
            overcallers,
            [
                *(
                    no_overcall_probability * showdown_probability
                    for showdown_probability in self.showdown_probabilities
                ),
                *overcall_probabilities,
            ],
            np.vstack(payoffs),
        )

    def _get_call_probabilities(self, decision: Decision, plans: Plans) -> list[Weights]:
        """Return the result of :meth:`_compute_call_probabilities`.

        It is cached until the decision has another plan array.
        """
        plan_weights, probabilities = self._call_probability_cache.get(decision, (None, []))
        if plan_weights is not plans[decision]:
            probabilities = self._compute_call_probabilities(plans[decision])
            self._call_probability_cache[decision] = plans[decision], probabilities
        return probabilities

    def _compute_call_probabilities(self, plan_weights: Weights) -> list[Weights]:
        """Return a third player's probability of calling, in each of ``FINISH_ORDERS``."""
        called_hands = np.flatnonzero(plan_weights)
        if not len(called_hands):
            return []
        call_plan = plan_weights[called_hands].astype(np.float32)
        order_counts, orders_by_last = load_triples()
        last_probabilities = (
            np.tensordot(call_plan, orders_by_last[called_hands], 1) * self.inverse_triple_counts
        )
        middle_probabilities = (
            np.matmul(call_plan, order_counts[:, called_hands]) * self.inverse_triple_counts
        )
        best_probabilities = (
            np.tensordot(call_plan, order_counts[called_hands], 1) * self.inverse_triple_counts
        )
        return [
            last_probabilities,
            middle_probabilities,
            last_probabilities.T,
            middle_probabilities.T,
            best_probabilities,
            best_probabilities.T,
        ]

    def _compute_overcall_gain(
        self, decision: Decision, joint_probability: Weights, called_push: _CalledPush
    ) -> Weights:
        """Return a third player's gain from calling, by their hand.

        Two sums run over the hands of pusher and caller, one for calling and one for folding. They
        run row by row, so that no table is copied.
        """
        joint_open = (
            joint_probability
            * called_push.overcallers[decision[2]].open_probability
            * self.inverse_triple_counts
        )
        joint_weights = np.stack(
            [joint_open, joint_open * self._compute_third_fold_value(decision, called_push)]
        ).astype(np.float32)
        third_values = self.payoffs.three_way[decision][:, decision[2]]
        value_pairs = [np.array([third_value, -1.0], np.float32) for third_value in third_values]
        order_counts = load_triples().order_counts
        gain = np.zeros(HAND_CLASS_COUNT, np.float32)
        for pusher_hand in np.flatnonzero(joint_open.any(axis=1)):
            caller_weights = joint_weights[:, pusher_hand]
            gain += (value_pairs[0] @ caller_weights) @ order_counts[pusher_hand]
            gain += order_counts[pusher_hand] @ (value_pairs[1] @ caller_weights)
            gain += order_counts[:, pusher_hand] @ (value_pairs[4] @ caller_weights)
        for caller_hand in np.flatnonzero(joint_open.any(axis=0)):
            pusher_weights = joint_weights[:, :, caller_hand]
            gain += (value_pairs[2] @ pusher_weights) @ order_counts[caller_hand]
            gain += order_counts[caller_hand] @ (value_pairs[3] @ pusher_weights)
            gain += order_counts[:, caller_hand] @ (value_pairs[5] @ pusher_weights)
        return gain.astype(np.float64)

    def _compute_third_fold_value(self, decision: Decision, called_push: _CalledPush) -> Weights:
        """Return a third player's value of folding, by the hands of pusher and caller."""
        pusher, caller, third_player = decision
        two_way_values = self.payoffs.heads_up[pusher, caller][:, third_player]
        if not self.spot.prizes:
            return np.broadcast_to(two_way_values[0], (HAND_CLASS_COUNT, HAND_CLASS_COUNT))
        fold_value = np.asarray(
            sum(
                showdown_probability * pair_value
                for showdown_probability, pair_value in zip(
                    self.showdown_probabilities, two_way_values, strict=True
                )
            )
        )
        for later_player in range(self.player_count - 1, third_player, -1):
            if called_push.overcallers[later_player].call_probabilities_by_finish_order:
                three_way_values = self.payoffs.three_way[pusher, caller, later_player][
                    :, third_player
                ]
                fold_value = fold_value * (
                    1 - called_push.overcallers[later_player].call_probability
                )
                for call_probability_in_order, order_value in zip(
                    called_push.overcallers[later_player].call_probabilities_by_finish_order,
                    three_way_values,
                    strict=True,
                ):
                    fold_value += call_probability_in_order * order_value
        return fold_value
