"""How sure a mean is for those who look again and again: intervals that hold at every look.

An interval of 95 % that is looked at after each block excludes the truth at some look far more
often than 5 times of 100. A confidence sequence does so at any look, ever, in at most 5 of 100: it
is wider by the price of looking. This is the asymptotic one of Waudby-Smith and others (2021), a
normal mixture, narrowest at a number of looks that is chosen before.
"""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Final

from msgspec import Struct

FIRST_LOOK: Final = 1_000
"""Deals before anything is concluded: a mean of fewer is not near enough to normal."""


class ConfidenceSequence(Struct, frozen=True):
    """Intervals for every number of deals.

    >>> always = ConfidenceSequence(level=0.95, best_at=10_000)
    >>> round(always.half_width(10_000, 100.0), 3)  # 1.96 standard errors are 1.96
    3.035
    """

    level: float
    """How often all intervals of a match hold the true mean: 0.95."""
    best_at: int
    """After so many deals the interval is as narrow as it can be made."""

    def half_width(self, deals: int, deviation: float) -> float:
        """How far the true mean may be from that of so many deals of this standard deviation."""
        if deals < FIRST_LOOK:
            return inf
        wrong = 1 - self.level
        rho = (-2 * log(wrong) + log(-2 * log(wrong)) + 1) / self.best_at
        mixed = deals * rho + 1
        return deviation * sqrt(2 * mixed / (deals**2 * rho) * log(sqrt(mixed) / wrong))
