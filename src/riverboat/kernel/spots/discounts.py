"""Discounts of counterfactual regret (Brown and Sandholm 2019)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ALPHA: Final = 1.5
NEGATIVE_FACTOR: Final = 0.5
GAMMA: Final = 4.0


@dataclass(frozen=True, slots=True)
class Discount:
    """Discount factors of an iteration: for positive and negative regrets and strategy sums."""

    positive_factor: float
    negative_factor: float
    sum_factor: float


def compute_discount(iteration: int) -> Discount:
    """Return the factors of an iteration, counted from 0.

    The exponents are 1.5, 0 and 4; decision 209 compares others.

    >>> compute_discount(0), compute_discount(1).positive_factor
    (Discount(positive_factor=0.0, negative_factor=0.0, sum_factor=0.0), 0.5)
    """
    if iteration == 0:
        return Discount(0.0, 0.0, 0.0)
    power = iteration**ALPHA
    return Discount(power / (power + 1), NEGATIVE_FACTOR, (iteration / (iteration + 1)) ** GAMMA)
