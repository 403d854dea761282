"""Variance reduction of matches: unbiased measures and valid sequential stopping."""

from __future__ import annotations

from math import inf, isfinite

import numpy as np
import pytest

from riverboat.engine import BadGame
from riverboat.sim import match
from riverboat.sim.matches.confidence_sequence import FIRST_LOOK, ConfidenceSequence
from riverboat.sim.matches.luck_baseline import Measure
from riverboat.sim.matches.match import BLOCK_DECKS
from riverboat.sim.matches.match_sums import MatchProgress, MatchSums
from tests.schedule import run_in
from tests.thorough import example_count


def test_all_in_measure_credits_equity() -> None:
    """Players all-in before the flop are credited with their equity."""
    result = match(
        lambda hand: hand.legal[-1], "caller", hands=400, seed=4, stack=20, measure="all-in"
    )
    first_player = result[0]
    assert first_player.measured is not None
    assert first_player.variance_ratio > 5
    assert first_player.measured + (result[1].measured or 0) == pytest.approx(0, abs=1e-6)
    assert (
        abs(first_player.net - first_player.measured) < 3 * 20 * 400**0.5
    )  # the two differ by chance alone


@run_in("slow", "all-in")
@run_in("landing", "aivat")
@pytest.mark.parametrize("measure", ["all-in", "aivat"])
def test_measures_keep_mean_and_reduce_variance(measure: Measure) -> None:
    result = match(
        "shark", "maniac", hands=example_count(600, 1_500), seed=11, duplicate=True, measure=measure
    )
    for player in result.players:
        assert player.variance_ratio > 1
        difference = abs(player.measured_per_100 - player.bb_per_100)
        assert difference < 1.5 * player.interval


@pytest.mark.landing
def test_three_player_measure_sums_to_zero() -> None:
    result = match(
        "shark", "maniac", "caller", hands=example_count(100, 300), seed=2, measure="aivat"
    )
    assert sum(player.measured or 0 for player in result.players) == pytest.approx(0, abs=1e-6)


@pytest.mark.slow
def test_result_is_independent_of_process_count() -> None:
    first_result, second_result = (
        match(
            "random",
            "caller",
            hands=8 * BLOCK_DECKS,
            seed=1,
            measure="all-in",
            until=0.95,
            jobs=jobs,
        )
        for jobs in (1, 2)
    )
    assert first_result == second_result
    assert str(first_result) == str(second_result)


def test_match_stops_once_winner_is_significant() -> None:
    result = match("caller", lambda _: "fold", hands=40_000, seed=3, until=0.95)
    assert result.decided
    assert FIRST_LOOK <= result.hands < 40_000
    assert result[0].measured_per_100 > result[0].measured_interval
    assert str(result).endswith("caller wins (95% confidence)")
    even_match = match("caller", "caller", hands=1_200, seed=3, until=0.95)
    assert not even_match.decided
    assert even_match.hands == 1_200
    assert str(even_match).endswith("too close to call at 95% confidence: caller")


def test_confidence_sequence_keeps_error_rate() -> None:
    """Check equal players after each block; a bound of 1.96 errors would decide a third."""
    rng = np.random.default_rng(1)
    deal_count, match_count = 10_000, 400
    sequence = ConfidenceSequence(0.95, deal_count // 4)
    fixed_error_count = sequence_error_count = 0
    checkpoints = np.arange(FIRST_LOOK, deal_count + 1, 200)
    for _ in range(match_count):
        # Most hands win or lose a blind or two, a few whole stacks.
        results = rng.choice(
            [-1.5, 1.5, -12, 12, -100, 100], deal_count, p=[0.4, 0.4, 0.09, 0.09, 0.01, 0.01]
        )
        means = np.cumsum(results)[checkpoints - 1] / checkpoints
        deviations = np.array([results[:checkpoint].std(ddof=1) for checkpoint in checkpoints])
        half_widths = [
            sequence.half_width(int(deals), deviation)
            for deals, deviation in zip(checkpoints, deviations, strict=True)
        ]
        sequence_error_count += bool((np.abs(means) > half_widths).any())
        fixed_error_count += bool((np.abs(means) > 1.96 * deviations / np.sqrt(checkpoints)).any())
    assert sequence_error_count <= 0.05 * match_count
    assert fixed_error_count > 0.15 * match_count


def test_few_deals_decide_nothing() -> None:
    assert ConfidenceSequence(0.95, 100).half_width(FIRST_LOOK - 1, 1.0) == inf
    match_progress = MatchProgress(2, 10_000, 1, 0.95)
    block = MatchSums(2)
    for _ in range(FIRST_LOOK - 1):
        block.add((2, -2), (0.0, 0.0))
    match_progress.add(block)
    assert not match_progress.is_decided
    assert not isfinite(match_progress.curve(2)[0].intervals[0])


@pytest.mark.slow
def test_long_match_curve_is_thinned() -> None:
    result = match("caller", "caller", game="kuhn", hands=150 * BLOCK_DECKS, seed=1)
    assert 60 <= len(result.curve) <= 120
    svg = result.to_svg()
    assert svg.startswith("<svg")
    assert "bb/100" in svg
    assert result[0].name in svg


@pytest.mark.parametrize(
    "measure, game, expected",
    [
        ("luck", "nlhe 1/2", "unknown measure luck; choose from chips, all-in, aivat"),
        (
            "aivat",
            "stud 4/8",
            "luck can be measured by equity only in high-only hold’em and Omaha",
        ),
    ],
)
def test_unsupported_measure_is_refused(measure: str, game: str, expected: str) -> None:
    with pytest.raises(BadGame, match=expected):
        match("caller", "caller", game=game, hands=10, measure=measure)  # type: ignore[arg-type]


def test_confidence_level_must_be_between_half_and_one() -> None:
    with pytest.raises(ValueError, match=r"until: expected a number between 0\.5 and 1"):
        match("caller", "caller", hands=10, until=95)
