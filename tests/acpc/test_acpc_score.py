"""The score and its confidence interval."""

from fractions import Fraction
from math import inf, sqrt
from statistics import mean, stdev

import pytest

from riverboat.acpc import Score
from tests.acpc.game_definitions import build_table_of_game


def test_score_interval_uses_95_percent_confidence() -> None:
    chips_won = [40, -20, 0, 10, 400, -30]
    score = Score(build_table_of_game("limit 2p"), 2)
    for deal_number, chips in enumerate(chips_won):
        score.add(deal_number, [chips, -chips])
    big_blind = 10 * 2
    assert score.hands == 6
    assert score.chips(0) == Fraction(sum(chips_won), 2)
    assert score.mean(0) == pytest.approx(100 * mean(chips_won) / big_blind)
    assert score.interval(0) == pytest.approx(100 * 1.96 * stdev(chips_won) / sqrt(6) / big_blind)
    assert score.mean(1) == -score.mean(0)


def test_duplicate_hands_count_as_one_observation() -> None:
    score = Score(build_table_of_game("limit 2p"), 2, legs=2)
    for deal, chips in [(0, 400), (1, -100), (2, 60), (0, -380), (1, 100), (2, -40)]:
        score.add(deal, [chips, -chips])
    deal_sums = [20, 0, 20]
    assert score.mean(0) == pytest.approx(100 * 40 / 6 / 20)
    assert score.interval(0) == pytest.approx(100 * 1.96 * stdev(deal_sums) / 2 / sqrt(3) / 20)


def test_single_deal_has_infinite_interval() -> None:
    score = Score(build_table_of_game("limit 2p"), 2)
    assert score.interval(0) == inf
    assert score.mean(0) == 0
    score.add(0, [5, -5])
    assert score.interval(0) == inf


def test_score_line_writes_fractions() -> None:
    score = Score(build_table_of_game("no-limit 3p"), 3)
    score.add(0, [2, 1, -3])
    score.add(1, [600, 0, -600])
    assert score.line(["Ann", "Bob", "Cat"]) == "SCORE:100.333333|0.166667|-100.5:Ann|Bob|Cat"
