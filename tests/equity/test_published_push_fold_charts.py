"""Heads-up push-or-fold equilibria compared with a published chart."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from riverboat.equity.push_fold import Equilibrium, push_fold
from riverboat.equity.push_fold.push_fold_game import HAND_PROBABILITIES, PushFoldGame
from riverboat.equity.ranges.combos import HANDS

RANKS: Final = "AKQJT98765432"
MAX_DEPTH: Final = 20.0
DEPTH_STEP: Final = 0.1
DIFFERING_CELLS: Final = {("push", "T2s"): (6.5, 6.1), ("push", "Q4o"): (7.9, 8.3)}
"""Cells that differ by more than a step: chart value and computed value."""
FOLD_GAPS: Final = {
    "63s": ((5.1, 7.1), 2.3),
    "53s": ((3.8, 12.9), 2.4),
    "43s": ((4.9, 10.0), 2.2),
}


def _format_hand_name(row: int, column: int) -> str:
    high, low = sorted((row, column))
    suit_suffix = "" if row == column else "s" if row < column else "o"
    return RANKS[high] + RANKS[low] + suit_suffix


def _read_chart(chart_name: str) -> dict[str, float]:
    with (Path(__file__).parent / "charts.toml").open("rb") as file:
        rows = tomllib.load(file)[chart_name]
    return {
        _format_hand_name(row, column): rows[row][column]
        for row in range(13)
        for column in range(13)
    }


CHARTS: Final = {"push": _read_chart("push"), "call": _read_chart("call")}


def _find_frequencies(equilibrium: Equilibrium, chart_name: str) -> dict[str, float]:
    plan = equilibrium.plans[(0,) if chart_name == "push" else (0, 1)]
    return dict(zip(HANDS, plan.tolist(), strict=True))


@pytest.mark.parametrize("depth", [10.0, 12.0, 15.0, 20.0])
def test_all_cells_match_chart_at_round_depths(depth: float) -> None:
    equilibrium = push_fold(depth)
    for name, chart in CHARTS.items():
        frequency_by_hand = _find_frequencies(equilibrium, name)
        assert {hand for hand in chart if chart[hand] >= depth} == {
            hand for hand in chart if frequency_by_hand[hand] > 0.5
        }


@pytest.mark.slow
def test_336_of_338_cells_match_chart_within_tolerance() -> None:
    """The two other cells are almost indifferent and are tested below."""
    depths = np.round(np.arange(1.3, MAX_DEPTH + DEPTH_STEP / 2, DEPTH_STEP), 1).tolist()
    max_depth_by_cell: dict[tuple[str, str], float] = {}
    for depth in depths:
        equilibrium = push_fold(depth)
        for name in CHARTS:
            for hand, frequency in _find_frequencies(equilibrium, name).items():
                if frequency > 0.5:
                    max_depth_by_cell[name, hand] = depth
    differing_cells = {
        (chart_name, hand): (published_depth, max_depth_by_cell[chart_name, hand])
        for chart_name, chart in CHARTS.items()
        for hand, published_depth in chart.items()
        if abs(min(published_depth, MAX_DEPTH) - max_depth_by_cell[chart_name, hand])
        > 1.5 * DEPTH_STEP
    }
    assert len(max_depth_by_cell) == 338
    assert differing_cells == DIFFERING_CELLS


@pytest.mark.parametrize("hand, depth", [("T2s", 6.3), ("Q4o", 8.1)])
def test_differing_cells_are_indifferent(hand: str, depth: float) -> None:
    equilibrium = push_fold(depth)
    hand_index = HANDS.index(hand)
    gain = (
        PushFoldGame(equilibrium.spot).evaluate_plans(equilibrium.plans).gains[0,][hand_index]
        / HAND_PROBABILITIES[hand_index]
    )
    assert abs(gain) < 0.005  # of a big blind


@pytest.mark.landing
@pytest.mark.parametrize("hand", FOLD_GAPS)
def test_three_hands_have_chart_fold_gap(hand: str) -> None:
    (low_depth, high_depth), short_depth = FOLD_GAPS[hand]
    for depth, is_pushed in (
        (high_depth + 0.3, False),
        ((low_depth + high_depth) / 2, True),
        ((low_depth + short_depth) / 2, False),
        (short_depth - 0.3, True),
    ):
        assert (_find_frequencies(push_fold(round(depth, 2)), "push")[hand] > 0.5) is is_pushed, (
            depth
        )
