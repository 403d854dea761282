"""Outcome counts: winners by board or deal, shared by enumeration and sampling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from riverboat.equity.ranges.combos import Weights
from riverboat.equity.weighted_hands import WeightedHands
from riverboat.kernel.runout_outcomes import LOW_SHIFT

OutcomeCounts: TypeAlias = dict[int, float]
"""Boards or deals by outcome code (``kernel.runout_outcomes``): numbers, or weights."""


@dataclass(frozen=True, slots=True, eq=False)
class OutcomesByHand:
    """The outcomes of each hand of a player, as arrays of equal length.

    ``dealt`` is the weighted number of deals in which the hand took part; ``won``, ``tied`` and
    ``shares`` refer to these deals.
    """

    hands: WeightedHands
    dealt: Weights
    won: Weights
    tied: Weights
    shares: Weights


def split_pot_shares(code: int, seat: int) -> tuple[float, float]:
    """Return a player's shares of the pot for their high hand and for their low.

    >>> both_halves = 0b01 << LOW_SHIFT | 0b11
    >>> split_pot_shares(both_halves, 0), split_pot_shares(both_halves, 1)
    ((0.25, 0.5), (0.25, 0.0))
    """
    low, high = code >> LOW_SHIFT, code & (1 << LOW_SHIFT) - 1
    pot = 0.5 if low else 1.0
    high_share = pot / high.bit_count() if high >> seat & 1 else 0.0
    low_share = pot / low.bit_count() if low >> seat & 1 else 0.0
    return high_share, low_share
