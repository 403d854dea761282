"""Chi-square statistic of counted deals."""

import numpy as np
from numpy.typing import ArrayLike, NDArray


def chi_square_z_score(counted: NDArray[np.integer], chances: ArrayLike | None = None) -> float:
    """Return Pearson's chi-square of counts as a standard normal score.

    *chances* are equal unless given. By Wilson and Hilferty's cube root, the score is about
    0 on average, and beyond 4 in one case out of 30,000. Counts of impossible outcomes must
    be zero.
    """
    ways = np.ones(len(counted)) if chances is None else np.asarray(chances, np.float64)
    assert not counted[ways == 0].any()
    counted, ways = counted[ways > 0], ways[ways > 0]
    expected = ways / ways.sum() * counted.sum()
    assert expected.min() >= 5, "too few deals for this many outcomes"
    freedom = len(counted) - 1
    statistic = float(((counted - expected) ** 2 / expected).sum())
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / np.sqrt(spread))
