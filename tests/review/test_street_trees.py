"""Trees of streets: sizes are left out until the tree is solved in time, the line never."""

from __future__ import annotations

import pytest

from bench.reviews import costly_hands
from riverboat import Range, Sizes
from riverboat.review.street_solutions import MAX_REGRETS, SolveSettings, street_spot
from riverboat.solve.postflop import Spot
from riverboat.solve.postflop.hand_spots import read_hand_line

WIDE_RANGE = Range("22+, A2+, K2+, Q2s+, Q6o+, J4s+, J8o+, T6s+, T8o+, 96s+, 86s+, 75s+, 64s+, 54s")
COSTLY_HANDS = tuple(costly_hands())


def make_spot(hand_index: int, street: str, sizes: Sizes | None = None) -> Spot:
    """Return the spot of a hard hand on a street."""
    settings = SolveSettings(0.3, street, sizes, None, 1)
    ranges = [WIDE_RANGE.weights, WIDE_RANGE.weights]
    return street_spot(read_hand_line(COSTLY_HANDS[hand_index], street), street, ranges, settings)


@pytest.mark.parametrize("number", range(4))
def test_tree_of_a_flop_with_many_raises_has_its_line(number: int) -> None:
    spot = make_spot(number, "flop")
    action_names = [[action.name for action in node.actions] for node in spot.tree.nodes]
    for step in spot.line:
        if step[0].isupper() or step[0].isdigit():
            break
        assert any(step in name for name in action_names), step


def test_too_large_tree_keeps_only_sizes_of_its_street() -> None:
    hand_line = read_hand_line(COSTLY_HANDS[3], "flop")
    spot = make_spot(3, "flop")
    assert spot.line == ("check", "bet 2", "raise 7", "raise 22", "call", "Ad")
    assert tuple(hand_line.path)[: len(spot.line)] == spot.line
    assert {size[1] for size in hand_line.cut_to_first_street().sizes} == {0}


def test_small_tree_has_the_sizes_of_all_streets() -> None:
    spot = make_spot(0, "turn")
    assert spot.estimate().regrets <= MAX_REGRETS["turn"]
    assert spot.line == tuple(read_hand_line(COSTLY_HANDS[0], "turn").path)


def test_requested_sizes_are_never_omitted() -> None:
    spot = make_spot(3, "flop", Sizes(bet="33%, 75%, 130%", raise_="3x, all-in"))
    assert spot.estimate().regrets > MAX_REGRETS["flop"]
    assert spot.line[-1] == "call"
    assert "raise 300" in spot.line
