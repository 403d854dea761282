"""All 47,008 match-ups at once, which only the C tier computes in seconds."""

import numpy as np
import pytest

from riverboat.kernel import HOLES
from riverboat.kernel import tier as tiers
from riverboat.kernel.versus.preflop_matchups import (
    BOARD_COUNT,
    CLASS_OF,
    CLASSES,
    MATCHUP_COUNT,
    matchups,
    preflop_range_results,
)

pytestmark = pytest.mark.skipif("c" not in tiers.TIERS, reason=tiers.BUILD_HINT)


def test_matrix_covers_all_matchups_of_disjoint_hands() -> None:
    wins, ties = matchups().matrix()
    board_counts = wins.astype(np.int64) + wins.T + ties
    shares_card = (HOLES[:, None, :, None] == HOLES[None, :, None, :]).any(axis=(2, 3))
    np.testing.assert_array_equal(board_counts, np.where(shares_card, 0, BOARD_COUNT))
    np.testing.assert_array_equal(ties, ties.T)
    assert matchups().computed_count == MATCHUP_COUNT


def test_range_results_equal_matrix_products() -> None:
    rng = np.random.default_rng(3)
    for range_share in (0.3, 0.6, 1):
        hero_weights, villain_weights = (
            rng.integers(1, 9, 1326) * (rng.random(1326) <= range_share) for _ in range(2)
        )
        matchups().compute_all()
        range_results = preflop_range_results(hero_weights, villain_weights)
        wins, ties = (matrix.astype(np.int64) for matrix in matchups().matrix())
        in_range = hero_weights > 0
        np.testing.assert_array_equal(range_results.wins, in_range * (wins @ villain_weights))
        np.testing.assert_array_equal(range_results.ties, in_range * (ties @ villain_weights))
        np.testing.assert_array_equal(
            range_results.weight_met, in_range * ((wins + ties + wins.T) @ villain_weights)
        )


def test_largest_integer_weights_are_summed_exactly() -> None:
    max_weights = np.full(1326, 2**53 // BOARD_COUNT // 1326)
    range_results = preflop_range_results(max_weights, max_weights)
    wins, ties = (matchup.astype(np.int64) for matchup in matchups().matrix())
    np.testing.assert_array_equal(range_results.wins, wins @ max_weights)
    np.testing.assert_array_equal(range_results.ties, ties @ max_weights)


def test_grid_has_equity_of_every_class_pair() -> None:
    grid = matchups().grid()
    assert grid.shape == (169, 169)
    np.testing.assert_allclose(grid + grid.T, 1)
    for hero_class, villain_class in (("AA", "QQ"), ("AKs", "22"), ("JTo", "AKo")):
        hero_index, villain_index = CLASSES.index(hero_class), CLASSES.index(villain_class)
        hero_weights, villain_weights = (
            np.equal(CLASS_OF, class_index).astype(float)
            for class_index in (hero_index, villain_index)
        )
        assert grid[hero_index, villain_index] == pytest.approx(
            preflop_range_results(hero_weights, villain_weights).equity(hero_weights)
        )
