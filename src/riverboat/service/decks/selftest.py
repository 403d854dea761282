"""Statistical test of the shuffle: each card should be equally likely in each position.

Three counts are compared with chance by Pearson's chi-square: the position of each card in the
deck, its position in the deal after the cut, and the card that follows it. A biased shuffle fails
quickly; a fair one fails with the probability set by the limit.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from math import sqrt
from typing import Final

import numpy as np
from msgspec import Struct

from riverboat.cards import STANDARD
from riverboat.service.decks.deck_cut import compute_deal_order, random_stream, shuffled

Counts = np.ndarray[tuple[int, ...], np.dtype[np.int64]]
Shuffle = Callable[[bytes, str, int], list[int]]
"""Function from a seed, a label and a number of cards to an order of them."""

MAX_DEVIATION: Final = 4.5
"""Maximum number of standard deviations accepted; a fair shuffle exceeds it about once in 300,000
tests.
"""

_CARD_COUNT: Final = len(STANDARD.cards)
_DEGREES_OF_FREEDOM: Final = (_CARD_COUNT - 1) ** 2


class ChiSquareResult(Struct, frozen=True):
    """Result of one chi-square test, which compares counts over many shuffles with chance."""

    name: str
    chi_square: float
    degrees_of_freedom: int
    """Degrees of freedom: the expected value of the statistic."""

    @property
    def deviation(self) -> float:
        """Deviation from the expected value in standard deviations."""
        return (self.chi_square - self.degrees_of_freedom) / sqrt(2 * self.degrees_of_freedom)

    @property
    def is_fair(self) -> bool:
        """True if chance explains the count: neither too uneven nor too even."""
        return abs(self.deviation) < MAX_DEVIATION

    def __str__(self) -> str:
        verdict = "fair" if self.is_fair else "not fair"
        statistic_text = f"{self.chi_square:.0f} for {self.degrees_of_freedom}"
        return f"{self.name}: {statistic_text}, {self.deviation:+.1f}: {verdict}"


def standard_shuffle(seed: bytes, label: str, count: int) -> list[int]:
    """Return a shuffle by the algorithm that seals decks."""
    return shuffled(count, random_stream(seed, label))


def run_self_test(
    deck_count: int = 20_000,
    urandom: Callable[[int], bytes] = os.urandom,
    shuffle: Shuffle = standard_shuffle,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[ChiSquareResult, ...]:
    """Shuffle the given number of decks and test the counts; 20,000 decks take about a second."""
    position_counts = np.zeros((_CARD_COUNT, _CARD_COUNT), np.int64)
    cut_position_counts = np.zeros((_CARD_COUNT, _CARD_COUNT), np.int64)
    succession_counts = np.zeros((_CARD_COUNT, _CARD_COUNT), np.int64)
    positions = np.arange(_CARD_COUNT)
    for done_count in range(deck_count):
        if progress is not None and done_count % 1000 == 0:
            progress(done_count, deck_count)
        seed = urandom(32)
        deck = np.array(shuffle(seed, "deck", _CARD_COUNT))
        cut_deck = deck[compute_deal_order(seed.hex(), (), _CARD_COUNT)]
        position_counts[positions, deck] += 1
        cut_position_counts[positions, cut_deck] += 1
        succession_counts[deck[:-1], deck[1:]] += 1
    return (
        _test_positions("place of each card", position_counts, deck_count),
        _test_positions("place of each card after the cut", cut_position_counts, deck_count),
        _test_successions(succession_counts, deck_count),
    )


def _test_positions(name: str, counts: Counts, deck_count: int) -> ChiSquareResult:
    """Test that each card is in each position equally often.

    Each deck adds one to every row and every column, so that the counts vary less than independent
    cells would: the factor corrects for it.
    """
    variance_factor = (_CARD_COUNT - 1) / _CARD_COUNT
    return ChiSquareResult(
        name,
        variance_factor * _compute_chi_square(counts, deck_count / _CARD_COUNT),
        _DEGREES_OF_FREEDOM,
    )


def _test_successions(counts: Counts, deck_count: int) -> ChiSquareResult:
    """Test that each card follows each other card equally often."""
    off_diagonal_counts = counts[~np.eye(_CARD_COUNT, dtype=bool)]
    return ChiSquareResult(
        "which card follows which",
        _compute_chi_square(off_diagonal_counts, deck_count / _CARD_COUNT),
        _DEGREES_OF_FREEDOM,
    )


def _compute_chi_square(counts: Counts, expected_count: float) -> float:
    return float(((counts - expected_count) ** 2).sum() / expected_count)
