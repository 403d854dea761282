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
from tests.equity.all_in_charts import solved_all_ins

TABLES = [(6, 100), (9, 100), (6, 40), (6, 20)]
SEATS = ["UTG", "UTG+1", "UTG+2", "LJ", "HJ", "CO", "BTN"]


def chart(kind: str, players: int, depth: int) -> dict[tuple[str, str], Range]:
    """Return the ranges of a kind by position and opponent."""
    return {
        (preset_range.position, preset_range.against): Range(preset_range.range)
        for preset_range in PRESET_RANGES
        if (preset_range.kind, preset_range.players, preset_range.depth) == (kind, players, depth)
    }


def opening_chart(players: int, depth: int) -> dict[str, Range]:
    return {
        position: hand_range for (position, _), hand_range in chart("open", players, depth).items()
    }


def weights(hand_range: Range | None) -> NDArray[Any]:
    return np.zeros(1326) if hand_range is None else hand_range.weights


def test_each_preset_has_a_name_of_its_own() -> None:
    keys = [
        (preset_range.players, preset_range.depth, *preset_range[:3])
        for preset_range in PRESET_RANGES
    ]
    assert len(set(keys)) == len(keys)
    assert all(0 < Range(preset_range.range).percent < 60 for preset_range in PRESET_RANGES)
    assert PresetRange("open", "UTG", "", "AA").depth == 100  # as before there were more


@pytest.mark.parametrize("players, depth", TABLES)
def test_first_raises_grow_with_position(players: int, depth: int) -> None:
    """A hand that an early position raises is raised at least as often later."""
    opening_ranges = opening_chart(players, depth)
    order = [seat for seat in SEATS if seat in opening_ranges]
    assert len(order) == (4 if players == 6 else 7)
    for early_seat, late_seat in pairwise(order):
        assert (opening_ranges[early_seat].weights <= opening_ranges[late_seat].weights).all(), (
            early_seat,
            late_seat,
        )
    assert (
        opening_ranges["CO"].percent < opening_ranges["SB"].percent < opening_ranges["BTN"].percent
    )


@pytest.mark.parametrize("players, depth", TABLES)
def test_calls_and_3_bets_fill_no_hand_twice_and_fold_no_strong_one(
    players: int, depth: int
) -> None:
    call_ranges, raise_ranges = (chart(kind, players, depth) for kind in ("call", "three-bet"))
    strong_hands = weights(Range("JJ+, AKs, AKo, AQs")) > 0
    for seats in call_ranges.keys() | raise_ranges.keys():
        played_weights = weights(call_ranges.get(seats)) + weights(raise_ranges.get(seats))
        assert played_weights.max() <= 1, seats
        assert played_weights[strong_hands].min() == 1, seats


@pytest.mark.parametrize("players, depth", TABLES)
def test_big_blind_defends_more_against_later_raises(players: int, depth: int) -> None:
    call_ranges, raise_ranges = (chart(kind, players, depth) for kind in ("call", "three-bet"))
    order = [seat for seat in [*SEATS, "SB"] if ("BB", seat) in call_ranges]
    shares = [call_ranges["BB", seat].percent + raise_ranges["BB", seat].percent for seat in order]
    assert shares == sorted(shares)
    for seat in order[:-1]:  # against the small blind the big blind has position
        held_percent = call_ranges["BB", seat].percent + raise_ranges["BB", seat].percent
        min_percent = 8 if depth == 100 else 25
        assert min_percent < held_percent < 65


@pytest.mark.parametrize("players, depth", TABLES)
def test_calls_of_3_bets_are_a_part_of_the_first_raise(players: int, depth: int) -> None:
    raised_ranges = opening_chart(players, depth)
    for (position, _), hand_range in chart("call-three-bet", players, depth).items():
        assert (hand_range.weights <= raised_ranges[position].weights).all()
        assert 0.2 < hand_range.percent / raised_ranges[position].percent < 0.5


PUBLISHED_SHARES = {
    # Janda, Applications of No-Limit Hold'em (2013), first raises of a six-handed table.
    "Janda": ({"UTG": 13.9, "HJ": 17.9, "CO": 23.7, "BTN": 47.5, "SB": 36.3}, 6.0),
    # 888poker magazine, GTO opening raising strategy: a solver's first raise of the lojack.
    "888poker": ({"UTG": 17.9}, 2.0),
}


@pytest.mark.parametrize("source", PUBLISHED_SHARES)
def test_first_raises_are_near_published_ones(source: str) -> None:
    shares, tolerance = PUBLISHED_SHARES[source]
    opening_ranges = opening_chart(6, 100)
    for position, share in shares.items():
        assert opening_ranges[position].percent == pytest.approx(share, abs=tolerance), position


def test_short_raises_hold_the_exact_all_ins() -> None:
    """A hand that is always pushed with 20 big blinds is raised in the chart of 20."""
    spot = PushFoldSpot(stacks=(20.0,) * 6)
    opening_ranges = opening_chart(6, 20)
    for pusher, position in enumerate(("UTG", "HJ", "CO", "BTN")):
        is_pushed = solve_first_in(spot, pusher).push[HAND_NUMBER_OF_COMBO] > 0.99
        is_raised = opening_ranges[position].weights > 0
        assert (is_pushed & ~is_raised).sum() <= 0.01 * 1326, position


@pytest.mark.slow
def test_charts_of_all_ins_are_those_of_the_solver() -> None:
    assert tuple(solved_all_ins()) == ALL_INS
