"""Statistics counted from single hands: each line of play and its expected counts."""

from __future__ import annotations

from collections import Counter

import pytest

from riverboat.hands import Hand
from riverboat.stats import STATISTICS, counts

# Six-handed: seat 0 is the small blind, 1 the big blind, 2 UTG, 3 HJ, 4 CO, 5 the button.
SB, BB, UTG, HJ, CO, BTN = range(6)


def count_play(play: str, game: str = "nlhe 1/2", seats: int = 6) -> tuple[Counter[str], ...]:
    """Return the counts of every seat after a play that ends the hand."""
    hand = Hand(game, seats=seats, seed=7)
    for action in play.split(", "):
        hand.act(action)
    assert hand.over, hand
    return counts(hand.log, hand.state)


COUNT_CASES = [
    # name, play of the table, seat, counts of that seat
    ("a walk", "fold, fold, fold, fold, fold", BB, ""),
    ("the folded small blind", "fold, fold, fold, fold, fold", SB, "of_steal"),
    ("a steal", "fold, fold, raise 6, fold, fold, fold", CO, "vpip pfr of_steal steal"),
    ("who folds to it", "fold, fold, raise 6, fold, fold, fold", BB,
     "of_three_bet of_fold_to_steal fold_to_steal"),
    ("a raise from UTG is none", "raise 6, fold, fold, fold, fold, fold", UTG, "vpip pfr"),
    ("who folds to that", "raise 6, fold, fold, fold, fold, fold", BB, "of_three_bet"),
    ("a 3-bet", "raise 6, raise 18, fold, fold, fold, fold, fold", HJ,
     "vpip pfr of_three_bet three_bet"),
    ("who opened and folds to it", "raise 6, raise 18, fold, fold, fold, fold, fold", UTG,
     "vpip pfr of_four_bet of_fold_to_three_bet fold_to_three_bet"),
    ("a 4-bet", "raise 6, raise 18, fold, fold, fold, fold, raise 50, fold", UTG,
     "vpip pfr of_four_bet four_bet of_fold_to_three_bet"),
    ("a squeeze", "raise 6, call, raise 30, fold, fold, fold, fold, fold", CO,
     "vpip pfr of_three_bet three_bet of_squeeze squeeze"),
    ("a cold call", "raise 6, call, fold, fold, fold, fold, check, bet 8, fold", HJ,
     "vpip of_three_bet saw_flop won_after_flop raises_later"),
    ("a limp", "call, fold, fold, fold, fold, check, check, bet 4, fold", UTG,
     "vpip limp saw_flop won_after_flop raises_later"),
    ("a c-bet", "fold, fold, fold, raise 6, fold, call, check, bet 8, fold", BTN,
     "vpip pfr of_steal steal saw_flop of_c_bet c_bet raises_later won_after_flop"),
    ("who folds to it", "fold, fold, fold, raise 6, fold, call, check, bet 8, fold", BB,
     "vpip of_three_bet of_fold_to_steal saw_flop checks_later folds_later "
     "of_fold_to_c_bet fold_to_c_bet of_check_raise"),
    ("no c-bet", "fold, fold, fold, raise 6, fold, call, check, check, bet 8, fold", BTN,
     "vpip pfr of_steal steal saw_flop of_c_bet checks_later folds_later"),
    ("a check-raise", "fold, fold, fold, raise 6, fold, call, check, bet 8, raise 24, fold", BB,
     "vpip of_three_bet of_fold_to_steal saw_flop checks_later raises_later of_check_raise "
     "check_raise of_fold_to_c_bet won_after_flop"),
    ("a second raise is no second chance to check-raise",
     "fold, fold, fold, raise 6, call, call, check, check, bet 8, call, raise 24, raise 60, fold, "
     "fold", SB,
     "vpip of_three_bet of_fold_to_steal saw_flop checks_later calls_later folds_later "
     "of_fold_to_c_bet of_check_raise"),
    ("a donk bet takes the c-bet away", "fold, fold, fold, raise 6, fold, call, bet 8, fold", BTN,
     "vpip pfr of_steal steal saw_flop folds_later"),
]  # fmt: skip


@pytest.mark.parametrize(
    "name, play, seat, counts_text", COUNT_CASES, ids=[case[0] for case in COUNT_CASES]
)
def test_line_of_play_gives_expected_counts(
    name: str, play: str, seat: int, counts_text: str
) -> None:
    decision_counts = ["of_vpip"] if counts_text else []
    assert count_play(play)[seat] == Counter(["hands", *decision_counts, *counts_text.split()])


def test_showdown_is_counted_for_both_players() -> None:
    play = "call, check, check, check, check, check, check, check"
    both_counts = count_play(play, seats=2)
    assert [seat_counts["went_to_showdown"] for seat_counts in both_counts] == [1, 1]
    assert sum(seat_counts["won_at_showdown"] for seat_counts in both_counts) == 1
    assert sum(seat_counts["won_after_flop"] for seat_counts in both_counts) == 1
    assert [seat_counts["saw_flop"] for seat_counts in both_counts] == [1, 1]


def test_preflop_all_in_counts_as_seeing_flop() -> None:
    both_counts = count_play("raise 200, call", seats=2)
    assert [seat_counts["saw_flop"] for seat_counts in both_counts] == [1, 1]
    assert [seat_counts["went_to_showdown"] for seat_counts in both_counts] == [1, 1]


def test_stud_counts_no_flop_and_no_steals() -> None:
    hand = Hand("stud 4/8", seats=3, seed=7)
    while not hand.over:
        hand.act(
            "bring in" if "bring in" in hand.legal else "check" if hand.legal.may_check else "call"
        )
    for seat_counts in counts(hand.log, hand.state):
        assert not {"saw_flop", "of_steal", "of_c_bet"} & set(seat_counts)
        assert seat_counts["showdown"] == 1


def test_counts_never_exceed_opportunities() -> None:
    from random import Random

    total_counts: Counter[str] = Counter()
    for seed in range(300):
        rng, hand = Random(seed), Hand("limit 2/4", seats=6, seed=seed)
        while not hand.over:
            hand.act(rng.choice(list(hand.legal)))
        for seat_counts in counts(hand.log, hand.state):
            for statistic in STATISTICS:
                if statistic.is_percentage:
                    assert seat_counts[statistic.numerator] <= seat_counts[statistic.denominator], (
                        statistic.name
                    )
            total_counts.update(seat_counts)
    assert all(total_counts[statistic.numerator] for statistic in STATISTICS)
