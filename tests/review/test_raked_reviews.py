"""Rake in the trees of reviews: values by hand, and the rake that hands state."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import riverboat as rb
from riverboat.engine import HandStarted, Rake
from riverboat.review import BadReview
from riverboat.review.review_rake import rake_of
from riverboat.words.reviews import RakeEstimated
from tests.review.river_hands import RANGES, as_history, river_hand

POT_CHIPS, BET_CHIPS = 12, 54
"""Chips before the river, and the all-in bet of it."""


def compute_nut_call_value(rake: Any) -> float:
    """Return the value of calling all-in with three queens, which nothing beats."""
    hand = as_history(river_hand("QhQd", "TsTc", ("check", f"bet {BET_CHIPS}", "call")))
    ranges = {**RANGES, "Ann": "QQ, KQ, A5s, 98s"}
    hand_review = rb.review(hand, "Ann", ranges=ranges, solve_from="river", rake=rake)
    action_value = hand_review.decisions[-1].taken
    assert action_value is not None
    assert action_value.action == "call"
    return action_value.ev


@pytest.mark.parametrize(
    "rake, chips", [(0, 0), (0.05, 6), ((0.05, 4), 4), ((0.05, 10), 6), (None, 0)]
)
def test_called_all_in_is_worth_the_pot_less_rake_and_call(rake: Any, chips: float) -> None:
    assert compute_nut_call_value(rake) == pytest.approx(
        POT_CHIPS + 2 * BET_CHIPS - chips - BET_CHIPS, abs=1e-3
    )


def test_table_states_its_rake() -> None:
    hand = river_hand("QhQd", "TsTc", ("check", "bet 6", "fold"))
    start_fact = hand.log[0]
    assert isinstance(start_fact, HandStarted)
    log = [replace(start_fact, rake=Rake(per_mille=50, cap=3)), *hand.log[1:]]
    rake, note = rake_of(rb.HandHistory.from_facts(log))
    assert (rake.rate, rake.cap, note) == (0.05, 3, None)
    assert rake_of(rb.HandHistory.from_facts(hand.log))[0].rate == 0


RAKED_HAND = """
PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 15:15:00 ET
Table 'Delta' 2-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: raises $8 to $10
Bob: calls $8
*** FLOP *** [2c 3d 4h]
Bob: checks
Ann: bets $10
Bob: folds
Uncalled bet ($10) returned to Ann
Ann collected $19 from pot
*** SUMMARY ***
Total pot $20 | Rake $1
"""


def test_share_that_a_file_took_is_assumed_for_all_pots() -> None:
    [hand] = rb.read_hands(RAKED_HAND)
    rake, note = rake_of(hand)
    assert rake.rate == pytest.approx(0.05)
    assert note == RakeEstimated("5.0")
    assert rake_of(hand, (0.04, 2.5))[0].cap == 2.5 * hand.read.scale
    assert rake_of(hand, 0)[0].rate == 0


def test_rake_out_of_bounds_is_refused() -> None:
    hand = as_history(river_hand("QhQd", "TsTc", ("check", "bet 6", "fold")))
    for rake in (1.0, -0.1, (0.05, -1), (0.05, 1, 2)):
        with pytest.raises(BadReview, match="a share from 0 to less than 1"):
            rb.review(hand, "Ann", rake=rake)  # type: ignore[arg-type]
    for wrong_text in ("5%", True, (0.05, None)):
        with pytest.raises(TypeError, match="rake"):
            rb.review(hand, "Ann", rake=wrong_text)  # type: ignore[arg-type]
