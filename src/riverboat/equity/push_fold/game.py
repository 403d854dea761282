"""The game of push or fold: what each decision brings when everybody's plan is known.

Everybody decides once: to push when all before them have folded, to call a push, or to call after
one caller. A plan says how often, for each of the 169 hands. Here the plans of all are weighed
against each other; ``solving`` looks for plans that nobody wants to change.

What is left out, and is nothing with two players: the cards of those who have folded are as likely
as any, and nobody calls behind two callers, so that who is all-in by posting has lost that then.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from riverboat.equity.push_fold.forced import Decision, decisions, settled
from riverboat.equity.push_fold.showdowns import (
    HANDS,
    SIZES,
    THIRDS,
    Floats,
    pairs,
    triples,
)
from riverboat.equity.push_fold.spot import Payoffs, PushFoldSpot, payoffs
from riverboat.equity.ranges.combos import Weights

Plans: TypeAlias = dict[Decision, Weights]
"""How often it is done, 0 to 1, for each of the 169 hands."""

PRIOR: Final[Weights] = SIZES / SIZES.sum()
"""How often each hand is dealt."""


class Weighed(NamedTuple):
    """What plans bring."""

    values: Weights
    """What each player wins a hand, (n,)."""
    gains: Plans
    """What going in brings over folding, by decision and hand, times how often it comes up."""


class _Third(NamedTuple):
    """A player who may call behind a caller, by the hands of the two before them, (169, 169)."""

    open: Weights
    """How often nobody has called behind the caller before it is their turn."""
    ways: list[Weights]
    """How often they then call, in each of ``ORDERS``; none if they never do."""
    calls: Weights
    """How often they then call at all."""


class _Called(NamedTuple):
    """What happens after a push and a call."""

    thirds: dict[int, _Third]
    ways: list[Weights]
    """How often the hand ends in each way, by the hands of the two, (169, 169) each."""
    worth: Weights
    """What each way is worth to each player, (ways, n)."""


@dataclass(frozen=True)
class PushFoldGame:
    """A spot with all that does not depend on plans."""

    spot: PushFoldSpot
    _kept: dict[Decision, tuple[Weights, list[Weights]]] = field(default_factory=dict, repr=False)

    @property
    def players(self) -> int:
        """How many are dealt in."""
        return len(self.spot.stacks)

    @property
    def decisions(self) -> list[Decision]:
        """Everything that somebody may have to decide, in the order of acting."""
        return decisions(self.players)

    @cached_property
    def settled(self) -> Plans:
        """Plans that nobody can change: to be in all the same, or what never comes up."""
        return {
            decision: np.full(HANDS, float(is_in)) for decision, is_in in settled(self.spot).items()
        }

    @cached_property
    def payoffs(self) -> Payoffs:
        """What each end is worth."""
        return payoffs(self.spot)

    @cached_property
    def likely(self) -> Weights:
        """How likely each hand is (column) when one is known (row)."""
        counts = pairs().counts
        likely: Weights = counts / counts.sum(axis=1, keepdims=True)
        return likely

    @cached_property
    def shown(self) -> list[Weights]:
        """How often the row wins, splits and loses against the column."""
        two = pairs()
        return [two.win, two.tie, 1.0 - two.win - two.tie]

    @cached_property
    def per_third(self) -> Floats:
        """One in so many combinations of three is of these two hands, (169, 169)."""
        return (1 / (pairs().counts * THIRDS)).astype(np.float32)

    def weigh(self, plans: Plans, asked: Collection[Decision] = ()) -> Weighed:
        """What the plans of all bring to each, and what decisions are worth.

        Only those gains are reckoned that are *asked* for; all, when none is named.
        """
        gains: Plans = dict.fromkeys(asked or self.decisions, PRIOR)
        before = np.concatenate(
            [[1.0], np.cumprod([1 - PRIOR @ plans[i,] for i in range(self.players - 1)])]
        )
        value = self.payoffs.walk
        for pusher in reversed(range(self.players - 1)):
            pushed = self._push(pusher, plans, before[pusher], gains)
            push = plans[pusher,]
            gains[pusher,] = before[pusher] * PRIOR * (pushed[:, pusher] - value[pusher])
            value = (PRIOR * push) @ pushed + (1 - PRIOR @ push) * value
        return Weighed(value, gains)

    def _push(self, pusher: int, plans: Plans, reached: float, gains: Plans) -> Weights:
        """What a push brings to each player, by the pusher's hand, (169, n); the callers' gains."""
        callers = range(pusher + 1, self.players)
        calls = {caller: self.likely @ plans[pusher, caller] for caller in callers}
        still_in = {pusher + 1: PRIOR * plans[pusher,] * reached}
        for caller in callers:
            still_in[caller + 1] = still_in[caller] * (1 - calls[caller])
        after = np.tile(self.payoffs.steals[pusher], (HANDS, 1))
        for caller in reversed(callers):
            call = plans[pusher, caller]
            ends = self._called(pusher, caller, plans)
            joint = still_in[caller][:, None] * self.likely
            mine = np.stack([np.einsum("ab,ab->b", joint, way) for way in ends.ways], axis=1)
            gains[pusher, caller] = mine @ ends.worth[:, caller] - after[:, caller] @ joint
            for third in ends.thirds:
                decision = (pusher, caller, third)
                if decision in gains:
                    gains[decision] = self._third(decision, joint * call, ends)
            theirs = self.likely * call
            called = np.stack([np.einsum("ab,ab->a", theirs, way) for way in ends.ways], axis=1)
            after = (1 - calls[caller])[:, None] * after + called @ ends.worth
        return after

    # Three players ------------------------------------------------------------------------------

    def _called(self, pusher: int, caller: int, plans: Plans) -> _Called:
        """Who calls too, and who wins."""
        nobody = np.ones((HANDS, HANDS))
        thirds: dict[int, _Third] = {}
        ways, worth = [], [self.payoffs.two[pusher, caller]]
        for third in range(caller + 1, self.players):
            mine = self._remembered((pusher, caller, third), plans)
            thirds[third] = _Third(nobody, mine, np.asarray(sum(mine, np.zeros(()))))
            if mine:
                ways += [nobody * way for way in mine]
                worth.append(self.payoffs.three[pusher, caller, third])
                nobody = nobody * (1 - thirds[third].calls)
        return _Called(thirds, [*(nobody * way for way in self.shown), *ways], np.vstack(worth))

    def _remembered(self, decision: Decision, plans: Plans) -> list[Weights]:
        """What :func:`_orders` gives, kept as long as the plan is the same array."""
        plan, ways = self._kept.get(decision, (None, []))
        if plan is not plans[decision]:
            ways = self._orders(plans[decision])
            self._kept[decision] = plans[decision], ways
        return ways

    def _orders(self, plan: Weights) -> list[Weights]:
        """How often a third player calls, by the hands of two, in each of ``ORDERS``."""
        calls = np.flatnonzero(plan)
        if not len(calls):
            return []
        chosen = plan[calls].astype(np.float32)
        orders, by_last = triples()
        last = np.tensordot(chosen, by_last[calls], 1) * self.per_third
        middle = np.matmul(chosen, orders[:, calls]) * self.per_third
        best = np.tensordot(chosen, orders[calls], 1) * self.per_third
        return [last, middle, last.T, middle.T, best, best.T]

    def _third(self, decision: Decision, joint: Weights, ends: _Called) -> Weights:
        """What a third player gains by calling, by their hand.

        Two sums go over the hands of the pusher and the caller, once for what a call brings and
        once for what folding would: row by row, so that the orders are read where they stand.
        """
        mine = joint * ends.thirds[decision[2]].open * self.per_third
        both = np.stack([mine, mine * self._folded(decision, ends)]).astype(np.float32)
        worth = self.payoffs.three[decision][:, decision[2]]
        paid = [np.array([each, -1.0], np.float32) for each in worth]
        orders = triples().orders
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

    def _folded(self, decision: Decision, ends: _Called) -> Weights:
        """What the hand is worth to a third player who folds, by the hands of the two before."""
        pusher, caller, third = decision
        two = self.payoffs.two[pusher, caller][:, third]
        if not self.spot.prizes:
            return np.broadcast_to(two[0], (HANDS, HANDS))
        worth = np.asarray(sum(way * each for way, each in zip(self.shown, two, strict=True)))
        for later in range(self.players - 1, third, -1):
            if ends.thirds[later].ways:
                three = self.payoffs.three[pusher, caller, later][:, third]
                worth = worth * (1 - ends.thirds[later].calls)
                for way, each in zip(ends.thirds[later].ways, three, strict=True):
                    worth += way * each
        return worth
