"""AIVAT on games with known values: unbiased mean and reduced variance."""

from __future__ import annotations

import numpy as np
import pytest

from riverboat.bots.player_decisions import make_decision_maker
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    BadGame,
    HandStarted,
    HandState,
    Nothing,
    ToDeal,
    play_out,
    seat_to_act,
    start,
)
from riverboat.hands.deck_stub import Stub
from riverboat.hands.game_lookup import find_game
from riverboat.hands.hand_figures import seat_result
from riverboat.hands.stack_sizes import parse_stacks
from riverboat.sim import match
from riverboat.solve import StrategyBot, build_baseline, solve
from tests.schedule import run_in
from tests.thorough import example_count


def _play_hands(game: str, bots: list[StrategyBot], hands: int) -> list[tuple[int, list[AnyFact]]]:
    """Play hands with the first bot in seat 0; return its winnings and the logs."""
    parsed_game = find_game(game, None)
    start_fact = start(parsed_game, parse_stacks(parsed_game, None, 2))
    return [_play_hand(start_fact, bots, deck_number) for deck_number in range(hands)]


def _play_hand(
    start_fact: HandStarted, bots: list[StrategyBot], deck_number: int
) -> tuple[int, list[AnyFact]]:
    log: list[AnyFact] = [start_fact]
    hand, stub = HandState(start_fact), Stub(start_fact.game, f"deck {deck_number}")
    decision_makers = [make_decision_maker(bot, seat, start_fact) for seat, bot in enumerate(bots)]

    def answer(hand: HandState, pending: Awaiting) -> AnyCommand:
        if isinstance(pending, ToDeal):
            return stub.deal(hand, log, pending)
        assert not isinstance(pending, Nothing)
        seat = seat_to_act(pending)
        assert seat is not None
        return decision_makers[seat](hand, log, pending)

    play_out(hand, log, answer)
    return seat_result(hand, 0), log


@run_in("slow", "leduc-400-500--0.0856064")
@pytest.mark.parametrize(
    "game, rounds, hands, value",
    [
        ("kuhn", 2_000, example_count(1_000, 3_000), -1 / 18),
        ("leduc", 400, example_count(500, 1_500), -0.0856064),
    ],
)
def test_aivat_mean_is_game_value(game: str, rounds: int, hands: int, value: float) -> None:
    strategy = solve(game, iterations=rounds).strategy
    baseline = build_baseline(game, strategy)
    bots = [StrategyBot(strategy), StrategyBot(strategy)]
    played_hands = _play_hands(game, bots, hands)
    winnings = np.array([won for won, _ in played_hands], float)
    adjusted_results = np.array([won - baseline.luck(log, bots)[0] for won, log in played_hands])
    standard_error = adjusted_results.std() / len(adjusted_results) ** 0.5
    assert winnings.var() > 10 * adjusted_results.var()
    assert adjusted_results.mean() == pytest.approx(value, abs=4 * standard_error + 0.01)
    assert standard_error < winnings.std() / len(winnings) ** 0.5 / 3


@run_in("slow", "leduc")
@pytest.mark.parametrize("game", ["kuhn", "leduc"])
def test_equal_match_has_almost_no_variance(game: str) -> None:
    strategy = solve(game, iterations=200).strategy
    match_result = match(
        strategy.bot(),
        strategy.bot(),
        game=game,
        hands=example_count(400, 1_000),
        seed=3,
        measure=build_baseline(game, strategy),
    )
    assert match_result[0].variance_ratio > 10
    assert abs(match_result[0].measured_per_100) < 1


@pytest.mark.slow
def test_unknown_opponent_strategy_is_still_measured() -> None:
    """Only the cards and the known strategy's choices count as luck; the mean stays unbiased."""
    strategy = solve("leduc", iterations=100).strategy
    match_result = match(
        strategy.bot(),
        "random",
        game="leduc",
        hands=example_count(1_000, 3_000),
        seed=5,
        measure=build_baseline("leduc", strategy),
    )
    bot = match_result[0]
    assert bot.variance_ratio > 2
    assert abs(bot.measured_per_100 - bot.bb_per_100) < bot.interval + bot.measured_interval


def test_baseline_finds_default_strategy() -> None:
    match_result = match(
        "caller", "random", game="kuhn", hands=500, seed=5, measure=build_baseline("kuhn")
    )
    assert match_result[0].variance_ratio > 1.5


def test_strategy_of_other_game_is_refused() -> None:
    strategy = solve("kuhn", iterations=5).strategy
    with pytest.raises(BadGame, match="the strategy for limit Kuhn 1/1 no blinds ante 1 lacks Jh"):
        build_baseline("leduc", strategy)


def test_hands_of_other_game_are_refused() -> None:
    with pytest.raises(
        BadGame, match=r"this hand of limit Kuhn 1/1 no blinds ante 1 isn’t in the solution"
    ):
        match("caller", "caller", game="leduc", hands=5, seed=1, measure=build_baseline("kuhn"))
