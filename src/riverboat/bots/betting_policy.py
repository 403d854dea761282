"""Betting policies for bulk play: functions from plain integers to an integer.

A policy has no access to cards or logs, because it is called millions of times. A player who looks
at their cards is a bot (:mod:`riverboat.bots`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, TypeAlias

FOLD: Final = -1
CALL: Final = 0
"""Call, or check if there is no bet to call."""

BettingPolicy: TypeAlias = Callable[[int, int, int, int], int]
"""A function from a seat, the chips to call, and the lowest and highest total to raise to, to
:data:`FOLD`, :data:`CALL` or the total to raise to.

Totals are the chips in front of the player on this street; both are 0 when raising is
barred. For the player who must bring it in, the call is 0 too: they cannot fold, and
:data:`CALL` pays the bring-in.
"""


def make_uniform_policy(rng: Random) -> BettingPolicy:
    """Return a policy with equal chances of fold, check or call, minimum and maximum raise.

    It never folds when a check is free. The maximum raise is all-in in no-limit and the pot in
    pot-limit; where it is also the minimum, as in fixed limit, the two are one choice.
    """
    return partial(_choose_uniformly, rng)


def _choose_uniformly(
    rng: Random, _seat: int, chips_to_call: int, min_total: int, max_total: int
) -> int:
    raise_choice_count = 0 if not max_total else 1 if min_total == max_total else 2
    choice = int(
        rng.random() * (raise_choice_count + 2 if chips_to_call else raise_choice_count + 1)
    )
    if choice < raise_choice_count:
        return max_total if choice else min_total
    return CALL if choice == raise_choice_count else FOLD


def always_call(_seat: int, _chips_to_call: int, _min_total: int, _max_total: int) -> int:
    """Return a call of any bet, or a check without a bet."""
    return CALL
