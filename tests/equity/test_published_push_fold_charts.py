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


def _name(row: int, column: int) -> str:
    high, low = sorted((row, column))
    kind = "" if row == column else "s" if row < column else "o"
    return RANKS[high] + RANKS[low] + kind


def _chart(name: str) -> dict[str, float]:
    with (Path(__file__).parent / "charts.toml").open("rb") as file:
        rows = tomllib.load(file)[name]
    return {_name(row, column): rows[row][column] for row in range(13) for column in range(13)}


CHARTS: Final = {"push": _chart("push"), "call": _chart("call")}


def _plan(equilibrium: Equilibrium, name: str) -> dict[str, float]:
    plan = equilibrium.plans[(0,) if name == "push" else (0, 1)]
    return dict(zip(HANDS, plan.tolist(), strict=True))


@pytest.mark.parametrize("depth", [10.0, 12.0, 15.0, 20.0])
def test_all_cells_match_chart_at_round_depths(depth: float) -> None:
    equilibrium = push_fold(depth)
    for name, chart in CHARTS.items():
        plan = _plan(equilibrium, name)
        assert {hand for hand in chart if chart[hand] >= depth} == {
            hand for hand in chart if plan[hand] > 0.5
        }


@pytest.mark.slow
def test_336_of_338_cells_match_chart_within_tolerance() -> None:
    """The two other cells are almost indifferent and are tested below."""
    depths = np.round(np.arange(1.3, MAX_DEPTH + DEPTH_STEP / 2, DEPTH_STEP), 1).tolist()
    deepest_depths: dict[tuple[str, str], float] = {}
    for depth in depths:
        equilibrium = push_fold(depth)
        for name in CHARTS:
            for hand, push_frequency in _plan(equilibrium, name).items():
                if push_frequency > 0.5:
                    deepest_depths[name, hand] = depth
    differing_cells = {
        (chart_name, hand): (published, deepest_depths[chart_name, hand])
        for chart_name, chart in CHARTS.items()
        for hand, published in chart.items()
        if abs(min(published, MAX_DEPTH) - deepest_depths[chart_name, hand]) > 1.5 * DEPTH_STEP
    }
    assert len(deepest_depths) == 338
    assert differing_cells == DIFFERING_CELLS


@pytest.mark.parametrize("hand, depth", [("T2s", 6.3), ("Q4o", 8.1)])
def test_differing_cells_are_indifferent(hand: str, depth: float) -> None:
    equilibrium = push_fold(depth)
    i = HANDS.index(hand)
    gain = (
        PushFoldGame(equilibrium.spot).evaluate_plans(equilibrium.plans).gains[0,][i]
        / HAND_PROBABILITIES[i]
    )
    assert abs(gain) < 0.005  # of a big blind


@pytest.mark.landing
@pytest.mark.parametrize("hand", FOLD_GAPS)
def test_three_hands_have_chart_fold_gap(hand: str) -> None:
    (low, high), short_depth = FOLD_GAPS[hand]
    for depth, pushed in (
        (high + 0.3, False),
        ((low + high) / 2, True),
        ((low + short_depth) / 2, False),
        (short_depth - 0.3, True),
    ):
        assert (_plan(push_fold(round(depth, 2)), "push")[hand] > 0.5) is pushed, depth
