"""Charts before the flop: wider with position, no hand above its weight, near published ones."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from riverboat.equity.push_fold import PushFoldSpot
from riverboat.equity.push_fold.first_in import solve_first_in
from riverboat.equity.ranges import Range
from riverboat.equity.ranges.charts.all_ins import ALL_INS
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO
from riverboat.equity.ranges.preset_ranges import PRESET_RANGES, PresetRange
from tests.equity.all_in_charts import solve_all_ins

PLAYERS_AND_DEPTHS = [(6, 100), (9, 100), (6, 40), (6, 20)]
POSITIONS = ["UTG", "UTG+1", "UTG+2", "LJ", "HJ", "CO", "BTN"]


def find_chart(chart_kind: str, players: int, depth: int) -> dict[tuple[str, str], Range]:
    """Return the ranges of a kind by position and opponent."""
    return {
        (preset_range.position, preset_range.against): Range(preset_range.range)
        for preset_range in PRESET_RANGES
        if (preset_range.kind, preset_range.players, preset_range.depth)
        == (chart_kind, players, depth)
    }


def find_opening_chart(players: int, depth: int) -> dict[str, Range]:
    return {
        position: hand_range
        for (position, _), hand_range in find_chart("open", players, depth).items()
    }


def get_weights(hand_range: Range | None) -> NDArray[Any]:
    return np.zeros(1326) if hand_range is None else hand_range.weights


def test_each_preset_has_a_name_of_its_own() -> None:
    preset_names = [
        (preset_range.players, preset_range.depth, *preset_range[:3])
        for preset_range in PRESET_RANGES
    ]
    assert len(set(preset_names)) == len(preset_names)
    assert all(0 < Range(preset_range.range).percent < 60 for preset_range in PRESET_RANGES)
    assert PresetRange("open", "UTG", "", "AA").depth == 100  # as before there were more


@pytest.mark.parametrize("players, depth", PLAYERS_AND_DEPTHS)
def test_first_raises_grow_with_position(players: int, depth: int) -> None:
    """A hand that an early position raises is raised at least as often later."""
    opening_ranges = find_opening_chart(players, depth)
    ordered_positions = [seat for seat in POSITIONS if seat in opening_ranges]
    assert len(ordered_positions) == (4 if players == 6 else 7)
    for early_seat, late_seat in pairwise(ordered_positions):
        assert (opening_ranges[early_seat].weights <= opening_ranges[late_seat].weights).all(), (
            early_seat,
            late_seat,
        )
    assert (
        opening_ranges["CO"].percent < opening_ranges["SB"].percent < opening_ranges["BTN"].percent
    )


@pytest.mark.parametrize("players, depth", PLAYERS_AND_DEPTHS)
def test_calls_and_3_bets_fill_no_hand_twice_and_fold_no_strong_one(
    players: int, depth: int
) -> None:
    call_ranges, raise_ranges = (find_chart(kind, players, depth) for kind in ("call", "three-bet"))
    strong_hands = get_weights(Range("JJ+, AKs, AKo, AQs")) > 0
    for seats in call_ranges.keys() | raise_ranges.keys():
        played_weights = get_weights(call_ranges.get(seats)) + get_weights(raise_ranges.get(seats))
        assert played_weights.max() <= 1, seats
        assert played_weights[strong_hands].min() == 1, seats


@pytest.mark.parametrize("players, depth", PLAYERS_AND_DEPTHS)
def test_big_blind_defends_more_against_later_raises(players: int, depth: int) -> None:
    call_ranges, raise_ranges = (find_chart(kind, players, depth) for kind in ("call", "three-bet"))
    raiser_positions = [seat for seat in [*POSITIONS, "SB"] if ("BB", seat) in call_ranges]
    defended_percents = [
        call_ranges["BB", seat].percent + raise_ranges["BB", seat].percent
        for seat in raiser_positions
    ]
    assert defended_percents == sorted(defended_percents)
    for seat in raiser_positions[:-1]:  # against the small blind the big blind has position
        defended_percent = call_ranges["BB", seat].percent + raise_ranges["BB", seat].percent
        min_percent = 8 if depth == 100 else 25
        assert min_percent < defended_percent < 65


@pytest.mark.parametrize("players, depth", PLAYERS_AND_DEPTHS)
def test_calls_of_3_bets_are_a_part_of_the_first_raise(players: int, depth: int) -> None:
    opening_ranges = find_opening_chart(players, depth)
    for (position, _), hand_range in find_chart("call-three-bet", players, depth).items():
        assert (hand_range.weights <= opening_ranges[position].weights).all()
        assert 0.2 < hand_range.percent / opening_ranges[position].percent < 0.5


PUBLISHED_OPENING_PERCENTS = {
    # Janda, Applications of No-Limit Hold'em (2013), first raises of a six-handed table.
    "Janda": ({"UTG": 13.9, "HJ": 17.9, "CO": 23.7, "BTN": 47.5, "SB": 36.3}, 6.0),
    # 888poker magazine, GTO opening raising strategy: a solver's first raise of the lojack.
    "888poker": ({"UTG": 17.9}, 2.0),
}


@pytest.mark.parametrize("source", PUBLISHED_OPENING_PERCENTS)
def test_first_raises_are_near_published_ones(source: str) -> None:
    percent_by_position, tolerance = PUBLISHED_OPENING_PERCENTS[source]
    opening_ranges = find_opening_chart(6, 100)
    for position, percent in percent_by_position.items():
        assert opening_ranges[position].percent == pytest.approx(percent, abs=tolerance), position


def test_short_raises_hold_the_exact_all_ins() -> None:
    """A hand that is always pushed with 20 big blinds is raised in the chart of 20."""
    spot = PushFoldSpot(stacks=(20.0,) * 6)
    opening_ranges = find_opening_chart(6, 20)
    for pusher, position in enumerate(("UTG", "HJ", "CO", "BTN")):
        is_pushed = solve_first_in(spot, pusher).push[HAND_NUMBER_OF_COMBO] > 0.99
        is_raised = opening_ranges[position].weights > 0
        assert (is_pushed & ~is_raised).sum() <= 0.01 * 1326, position


@pytest.mark.slow
def test_charts_of_all_ins_are_those_of_the_solver() -> None:
    assert tuple(solve_all_ins()) == ALL_INS
