"""Confidence sequences: intervals that stay valid when a mean is checked repeatedly.

If a 95 % interval is checked after each block, then in far more than 5 of 100 matches it excludes
the true value at some check. A confidence sequence is wider: in at most 5 of 100 matches it
excludes the true value at any check. This is the asymptotic confidence sequence of Waudby-Smith and
others (2021), a normal mixture, which is narrowest at a number of checks chosen in advance.
"""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Final

from msgspec import Struct

FIRST_LOOK: Final = 1_000
"""Minimum deals before a conclusion; the mean of fewer is not close to normal."""


class ConfidenceSequence(Struct, frozen=True):
    """Confidence intervals valid for every number of deals at once.

    >>> always = ConfidenceSequence(level=0.95, best_at=10_000)
    >>> round(always.half_width(10_000, 100.0), 3)  # 1.96 standard errors are 1.96
    3.035
    """

    level: float
    """Probability that all intervals of a match contain the true mean: 0.95."""
    best_at: int
    """Number of deals at which the interval is narrowest."""

    def half_width(self, deals: int, deviation: float) -> float:
        """Return the half width after *deals* deals with this standard deviation."""
        if deals < FIRST_LOOK:
            return inf
        error_rate = 1 - self.level
        mixture_rate = (-2 * log(error_rate) + log(-2 * log(error_rate)) + 1) / self.best_at
        mixture_deals = deals * mixture_rate + 1
        return deviation * sqrt(
            2 * mixture_deals / (deals**2 * mixture_rate) * log(sqrt(mixture_deals) / error_rate)
        )
