"""All 47,008 match-ups at once, which only the C tier computes in seconds."""

import numpy as np
import pytest

from riverboat.kernel import HOLES
from riverboat.kernel import tier as tiers
from riverboat.kernel.versus.preflop_matchups import (
    BOARDS,
    CLASS_OF,
    CLASSES,
    MATCHUPS,
    matchups,
    preflop_range_results,
)

pytestmark = pytest.mark.skipif("c" not in tiers.TIERS, reason=tiers.HOW_TO_BUILD)


def test_matrix_covers_all_matchups_of_disjoint_hands() -> None:
    wins, ties = matchups().matrix()
    boards = wins.astype(np.int64) + wins.T + ties
    shared = (HOLES[:, None, :, None] == HOLES[None, :, None, :]).any(axis=(2, 3))
    np.testing.assert_array_equal(boards, np.where(shared, 0, BOARDS))
    np.testing.assert_array_equal(ties, ties.T)
    assert matchups().computed_count == MATCHUPS


def test_range_results_equal_matrix_products() -> None:
    rng = np.random.default_rng(3)
    for share in (0.3, 0.6, 1):
        first, second = (rng.integers(1, 9, 1326) * (rng.random(1326) <= share) for _ in range(2))
        matchups().compute_all()
        range_results = preflop_range_results(first, second)
        wins, ties = (matchup.astype(np.int64) for matchup in matchups().matrix())
        held = first > 0
        np.testing.assert_array_equal(range_results.wins, held * (wins @ second))
        np.testing.assert_array_equal(range_results.ties, held * (ties @ second))
        np.testing.assert_array_equal(
            range_results.weight_met, held * ((wins + ties + wins.T) @ second)
        )


def test_largest_integer_weights_are_summed_exactly() -> None:
    largest = np.full(1326, 2**53 // BOARDS // 1326)
    range_results = preflop_range_results(largest, largest)
    wins, ties = (matchup.astype(np.int64) for matchup in matchups().matrix())
    np.testing.assert_array_equal(range_results.wins, wins @ largest)
    np.testing.assert_array_equal(range_results.ties, ties @ largest)


def test_grid_has_equity_of_every_class_pair() -> None:
    grid = matchups().grid()
    assert grid.shape == (169, 169)
    np.testing.assert_allclose(grid + grid.T, 1)
    for held_text, against in (("AA", "QQ"), ("AKs", "22"), ("JTo", "AKo")):
        one, other = CLASSES.index(held_text), CLASSES.index(against)
        first, second = (np.equal(CLASS_OF, number).astype(float) for number in (one, other))
        assert grid[one, other] == pytest.approx(preflop_range_results(first, second).equity(first))
