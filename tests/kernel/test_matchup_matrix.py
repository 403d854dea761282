"""All 47,008 match-ups at once: seconds in C, and so only there."""

import numpy as np
import pytest

from riverboat.kernel import HOLES
from riverboat.kernel import tier as tiers
from riverboat.kernel.versus.matchups import (
    BOARDS,
    CLASS_OF,
    CLASSES,
    MATCHUPS,
    before_the_flop,
    matchups,
)

pytestmark = pytest.mark.skipif("c" not in tiers.TIERS, reason=tiers.HOW_TO_BUILD)


def test_a_matrix_has_every_matchup_of_hands_that_share_no_card() -> None:
    wins, ties = matchups().matrix()
    boards = wins.astype(np.int64) + wins.T + ties
    shared = (HOLES[:, None, :, None] == HOLES[None, :, None, :]).any(axis=(2, 3))
    np.testing.assert_array_equal(boards, np.where(shared, 0, BOARDS))
    np.testing.assert_array_equal(ties, ties.T)
    assert matchups().known == MATCHUPS


def test_a_grid_has_the_equity_of_every_class_against_every_class() -> None:
    grid = matchups().grid()
    assert grid.shape == (169, 169)
    np.testing.assert_allclose(grid + grid.T, 1)
    for first, second in (("AA", "QQ"), ("AKs", "22"), ("JTo", "AKo")):
        one, other = CLASSES.index(first), CLASSES.index(second)
        weights = [np.equal(CLASS_OF, number).astype(float) for number in (one, other)]
        assert grid[one, other] == pytest.approx(before_the_flop(*weights).equity(weights[0]))
