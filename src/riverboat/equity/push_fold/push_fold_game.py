"""The push-or-fold game: the value of each decision, given the strategies of all players.

Each player decides once: to push when all before have folded, to call a push, or to call after
one caller. A plan is a frequency for each of the 169 hands. This module evaluates the plans of all
players against each other; ``push_fold_solver`` looks for an equilibrium.

Two simplifications, neither of which applies with two players: folded cards are assumed to be
random, and there is no call behind two callers, so that a player who is all-in by posting has lost
the post then.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from riverboat.equity.push_fold.all_in_showdowns import (
    COMBO_COUNTS,
    HANDS,
    THIRD_PLAYER_COMBOS,
    Floats,
    pairs,
    triples,
)
from riverboat.equity.push_fold.forced_decisions import Decision, decisions, forced_decisions
from riverboat.equity.push_fold.push_fold_spot import Payoffs, PushFoldSpot, end_payoffs
from riverboat.equity.ranges.combos import Weights

Plans: TypeAlias = dict[Decision, Weights]
"""Frequency, 0 to 1, of each decision for each of the 169 hands."""

PRIOR: Final[Weights] = COMBO_COUNTS / COMBO_COUNTS.sum()
"""Probability of each hand."""


class PlanValues(NamedTuple):
    """The evaluation of plans."""

    values: Weights
    """Expected result of each player in a hand, (n,)."""
    gains: Plans
    """Gain of going in over folding, by decision and hand, times its reach probability."""


class _Overcaller(NamedTuple):
    """A player who may overcall, by the hands of the two before them, (169, 169)."""

    open_probability: Weights
    """Probability that no player behind the caller has called before their turn."""
    order_probabilities: list[Weights]
    """Probability that they then call, in each of ``ORDERS``; empty if they never do."""
    call_probability: Weights
    """Probability that they then call."""


class _CalledPush(NamedTuple):
    """The possible ends of a hand after a push and a call."""

    overcallers: dict[int, _Overcaller]
    end_probabilities: list[Weights]
    """Probability of each end, by the hands of the two players, (169, 169) each."""
    end_values: Weights
    """Value of each end to each player, (ways, n)."""


@dataclass(frozen=True)
class PushFoldGame:
    """A spot with all tables that do not depend on plans."""

    spot: PushFoldSpot
    _orders_cache: dict[Decision, tuple[Weights, list[Weights]]] = field(
        default_factory=dict, repr=False
    )

    @property
    def player_count(self) -> int:
        """Number of players dealt in."""
        return len(self.spot.stacks)

    @property
    def decisions(self) -> list[Decision]:
        """All possible decisions, in the order of acting."""
        return decisions(self.player_count)

    @cached_property
    def forced_plans(self) -> Plans:
        """Plans of decisions that are forced or never come up."""
        return {
            decision: np.full(HANDS, float(is_in))
            for decision, is_in in forced_decisions(self.spot).items()
        }

    @cached_property
    def payoffs(self) -> Payoffs:
        """Payoffs of each end of the hand."""
        return end_payoffs(self.spot)

    @cached_property
    def conditional_probabilities(self) -> Weights:
        """Probability of each hand (column) given one known hand (row)."""
        counts = pairs().counts
        likely: Weights = counts / counts.sum(axis=1, keepdims=True)
        return likely

    @cached_property
    def showdown_probabilities(self) -> list[Weights]:
        """Probabilities that the row wins, splits and loses against the column."""
        two = pairs()
        return [two.win, two.tie, 1.0 - two.win - two.tie]

    @cached_property
    def inverse_triple_counts(self) -> Floats:
        """One in so many combinations of three is of these two hands, (169, 169)."""
        return (1 / (pairs().counts * THIRD_PLAYER_COMBOS)).astype(np.float32)

    def evaluate_plans(self, plans: Plans, wanted: Collection[Decision] = ()) -> PlanValues:
        """Return each player's expected result and the gains of decisions under these plans.

        Only the *wanted* gains are computed; all of them by default.
        """
        gains: Plans = dict.fromkeys(wanted or self.decisions, PRIOR)
        before = np.concatenate(
            [[1.0], np.cumprod([1 - PRIOR @ plans[i,] for i in range(self.player_count - 1)])]
        )
        value = self.payoffs.big_blind_walk
        for pusher in reversed(range(self.player_count - 1)):
            pushed = self._push_values(pusher, plans, before[pusher], gains)
            push = plans[pusher,]
            gains[pusher,] = before[pusher] * PRIOR * (pushed[:, pusher] - value[pusher])
            value = (PRIOR * push) @ pushed + (1 - PRIOR @ push) * value
        return PlanValues(value, gains)

    def _push_values(self, pusher: int, plans: Plans, reached: float, gains: Plans) -> Weights:
        """Return each player's value of a push, by the pusher's hand; fill the callers' gains."""
        callers = range(pusher + 1, self.player_count)
        calls = {
            caller: self.conditional_probabilities @ plans[pusher, caller] for caller in callers
        }
        still_in = {pusher + 1: PRIOR * plans[pusher,] * reached}
        for caller in callers:
            still_in[caller + 1] = still_in[caller] * (1 - calls[caller])
        after = np.tile(self.payoffs.steals[pusher], (HANDS, 1))
        for caller in reversed(callers):
            call = plans[pusher, caller]
            ends = self._called_push(pusher, caller, plans)
            joint = still_in[caller][:, None] * self.conditional_probabilities
            mine = np.stack(
                [np.einsum("ab,ab->b", joint, way) for way in ends.end_probabilities], axis=1
            )
            gains[pusher, caller] = mine @ ends.end_values[:, caller] - after[:, caller] @ joint
            for third in ends.overcallers:
                decision = (pusher, caller, third)
                if decision in gains:
                    gains[decision] = self._overcall_gain(decision, joint * call, ends)
            theirs = self.conditional_probabilities * call
            called = np.stack(
                [np.einsum("ab,ab->a", theirs, way) for way in ends.end_probabilities], axis=1
            )
            after = (1 - calls[caller])[:, None] * after + called @ ends.end_values
        return after

    # Three players ------------------------------------------------------------------------------

    def _called_push(self, pusher: int, caller: int, plans: Plans) -> _CalledPush:
        """Return the ends of a hand after a push and a call, including overcalls."""
        nobody = np.ones((HANDS, HANDS))
        thirds: dict[int, _Overcaller] = {}
        ways, worth = [], [self.payoffs.heads_up[pusher, caller]]
        for third in range(caller + 1, self.player_count):
            mine = self._cached_orders((pusher, caller, third), plans)
            thirds[third] = _Overcaller(nobody, mine, np.asarray(sum(mine, np.zeros(()))))
            if mine:
                ways += [nobody * way for way in mine]
                worth.append(self.payoffs.three_way[pusher, caller, third])
                nobody = nobody * (1 - thirds[third].call_probability)
        return _CalledPush(
            thirds,
            [*(nobody * way for way in self.showdown_probabilities), *ways],
            np.vstack(worth),
        )

    def _cached_orders(self, decision: Decision, plans: Plans) -> list[Weights]:
        """Return the result of :func:`_orders`, cached while the plan is the same array."""
        plan, ways = self._orders_cache.get(decision, (None, []))
        if plan is not plans[decision]:
            ways = self._orders(plans[decision])
            self._orders_cache[decision] = plans[decision], ways
        return ways

    def _orders(self, plan: Weights) -> list[Weights]:
        """Return the probability that a third player calls, by two hands, in each of ``ORDERS``."""
        calls = np.flatnonzero(plan)
        if not len(calls):
            return []
        chosen = plan[calls].astype(np.float32)
        orders, by_last = triples()
        last = np.tensordot(chosen, by_last[calls], 1) * self.inverse_triple_counts
        middle = np.matmul(chosen, orders[:, calls]) * self.inverse_triple_counts
        best = np.tensordot(chosen, orders[calls], 1) * self.inverse_triple_counts
        return [last, middle, last.T, middle.T, best, best.T]

    def _overcall_gain(self, decision: Decision, joint: Weights, ends: _CalledPush) -> Weights:
        """Return a third player's gain from calling, by their hand.

        Two sums run over the hands of the pusher and the caller, one for the value of calling and
        one for the value of folding: row by row, so that the orders are read in place.
        """
        mine = joint * ends.overcallers[decision[2]].open_probability * self.inverse_triple_counts
        both = np.stack([mine, mine * self._third_fold_value(decision, ends)]).astype(np.float32)
        worth = self.payoffs.three_way[decision][:, decision[2]]
        paid = [np.array([each, -1.0], np.float32) for each in worth]
        orders = triples().order_counts
        gain = np.zeros(HANDS, np.float32)
        for pusher in np.flatnonzero(mine.any(axis=1)):
            row = both[:, pusher]
            gain += (paid[0] @ row) @ orders[pusher]
            gain += orders[pusher] @ (paid[1] @ row)
            gain += orders[:, pusher] @ (paid[4] @ row)
        for caller in np.flatnonzero(mine.any(axis=0)):
            column = both[:, :, caller]
            gain += (paid[2] @ column) @ orders[caller]
            gain += orders[caller] @ (paid[3] @ column)
            gain += orders[:, caller] @ (paid[5] @ column)
        return gain.astype(np.float64)

    def _third_fold_value(self, decision: Decision, ends: _CalledPush) -> Weights:
        """Return a folding third player's value, by the hands of the two before."""
        pusher, caller, third = decision
        two = self.payoffs.heads_up[pusher, caller][:, third]
        if not self.spot.prizes:
            return np.broadcast_to(two[0], (HANDS, HANDS))
        worth = np.asarray(
            sum(way * each for way, each in zip(self.showdown_probabilities, two, strict=True))
        )
        for later in range(self.player_count - 1, third, -1):
            if ends.overcallers[later].order_probabilities:
                three = self.payoffs.three_way[pusher, caller, later][:, third]
                worth = worth * (1 - ends.overcallers[later].call_probability)
                for way, each in zip(
                    ends.overcallers[later].order_probabilities, three, strict=True
                ):
                    worth += way * each
        return worth
