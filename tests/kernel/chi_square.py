"""Chi-square test of deal counts against probabilities."""

import numpy as np
from numpy.typing import ArrayLike, NDArray


def chi_square_z_score(counts: NDArray[np.integer], chances: ArrayLike | None = None) -> float:
    """Return Pearson's chi-square of counts as a standard normal score.

    *chances* are equal unless given. By Wilson and Hilferty's cube root, the score is about
    0 on average, and beyond 4 in one case out of 30,000. Counts of impossible outcomes must
    be zero.
    """
    weights = np.ones(len(counts)) if chances is None else np.asarray(chances, np.float64)
    assert not counts[weights == 0].any()
    counts, weights = counts[weights > 0], weights[weights > 0]
    expected = weights / weights.sum() * counts.sum()
    assert expected.min() >= 5, "too few deals for this many outcomes"
    degrees_of_freedom = len(counts) - 1
    statistic = float(((counts - expected) ** 2 / expected).sum())
    variance = 2 / (9 * degrees_of_freedom)
    return float(((statistic / degrees_of_freedom) ** (1 / 3) - (1 - variance)) / np.sqrt(variance))
