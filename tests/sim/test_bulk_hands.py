"""Summaries of bulk hands."""

import random
from math import inf
from statistics import mean, stdev

import pytest

from riverboat.engine import AnyFact, Game, HouseRules, parse_game
from riverboat.engine.state.hand_facts import Folded, PassedOut, Raised
from riverboat.sim import CALL, BettingPolicy, HandSimulator, Summary, make_uniform_policy, run
from riverboat.sim.hands.bulk_hands import BLOCK_HANDS

NO_LIMIT_GAME = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
ONLINE_SHOWDOWN_GAME = parse_game("no-limit hold'em 1/2")


@pytest.mark.parametrize(
    "game_name",
    [
        "limit omaha hi-lo 2/4",
        "pot-limit courchevel hi-lo 1/2",
        "limit seven-card stud hi-lo 2/4 ante 1 bring-in 1",
        "limit 2-7 triple draw 2/4",
        "pot-limit crazy pineapple 1/2",
        "pot-limit drawmaha 1/2",
        "limit five-card draw 2/4 no blinds ante 1 jacks or better",
    ],
)
def test_every_game_runs(game_name: str) -> None:
    game = parse_game(game_name, HouseRules(showdown="all", pass_out="return"))
    summary = run(game, [100] * 4, 40, seed=3)
    assert sum(summary.net) == 0
    assert any(summary.net)


def test_passed_out_antes_are_carried_over() -> None:
    game = parse_game("limit five-card draw 2/4 no blinds ante 1 jacks or better")
    carried_chips: list[int] = []

    def record_log(log: list[AnyFact]) -> None:
        carried_chips.extend(fact.carried_chips for fact in log if isinstance(fact, PassedOut))

    summary = run(game, [100] * 4, 60, seed=3, on_log=record_log)
    assert sum(summary.net) == -sum(carried_chips) < 0


@pytest.mark.parametrize(
    "game", [NO_LIMIT_GAME, ONLINE_SHOWDOWN_GAME], ids=["all shown", "as online"]
)
def test_summary_equals_sum_of_hands(game: Game) -> None:
    stacks = [200, 100, 50]
    hand_total = 1_500
    summary = run(game, stacks, hand_total, seed=11, button=0)
    simulator = HandSimulator(game, stacks, button=0)
    results_by_seat: list[list[int]] = [[], [], []]
    for rng, block_hands in [
        (random.Random(11), BLOCK_HANDS),
        (random.Random("11, block 1"), hand_total - BLOCK_HANDS),
    ]:
        for _ in range(block_hands):
            for seat, stack in enumerate(simulator.play(rng, [])):
                results_by_seat[seat].append(stack - stacks[seat])
    assert summary.hands == hand_total
    assert summary.net == tuple(map(sum, results_by_seat))
    for seat in range(3):
        in_big_blinds = [chips / 2 for chips in results_by_seat[seat]]
        assert summary.mean(seat) == pytest.approx(100 * mean(in_big_blinds))
        assert summary.error(seat) == pytest.approx(100 * stdev(in_big_blinds) / hand_total**0.5)


def test_seed_determines_summary() -> None:
    first_net, same_seed_net, other_seed_net = (
        run(NO_LIMIT_GAME, [200] * 6, 100, seed).net for seed in (1, 1, 2)
    )
    assert first_net == same_seed_net != other_seed_net


def test_progress_counts_all_hands() -> None:
    hand_counts: list[int] = []
    run(NO_LIMIT_GAME, [200] * 2, 2_345, seed=1, progress=hand_counts.append)
    assert len(hand_counts) > 1
    assert sum(hand_counts) == 2_345


def test_watcher_receives_each_hand_log() -> None:
    logs: list[list[AnyFact]] = []
    run(NO_LIMIT_GAME, [200] * 2, 3, seed=1, on_log=logs.append)
    assert [type(log[0]).__name__ for log in logs] == ["HandStarted"] * 3
    assert [type(log[-1]).__name__ for log in logs] == ["HandEnded"] * 3


def test_policy_plays_all_seats() -> None:
    def make_calling_policy(_rng: random.Random) -> BettingPolicy:
        return lambda *_: CALL

    logs: list[list[AnyFact]] = []
    run(NO_LIMIT_GAME, [200] * 3, 20, seed=1, policy=make_calling_policy, on_log=logs.append)
    assert not [fact for log in logs for fact in log if isinstance(fact, (Raised, Folded))]


def test_explicit_uniform_policy_equals_built_in() -> None:
    summary = run(NO_LIMIT_GAME, [200] * 4, 300, seed=6, policy=make_uniform_policy)
    assert summary.net == run(NO_LIMIT_GAME, [200] * 4, 300, seed=6).net


def test_uniform_policy_picks_choices_equally_often() -> None:
    choose_action = make_uniform_policy(random.Random(8))
    for call_chips, min_raise, max_raise, expected_actions in [
        (2, 4, 200, {-1, 0, 4, 200}),
        (0, 2, 200, {0, 2, 200}),
        (2, 4, 4, {-1, 0, 4}),
        (0, 4, 4, {0, 4}),
        (2, 0, 0, {-1, 0}),
    ]:
        sampled_actions = [choose_action(0, call_chips, min_raise, max_raise) for _ in range(4_000)]
        assert set(sampled_actions) == expected_actions
        for choice in expected_actions:
            assert sampled_actions.count(choice) == pytest.approx(
                4_000 / len(expected_actions), rel=0.15
            )


def test_single_hand_has_infinite_error() -> None:
    assert run(NO_LIMIT_GAME, [200] * 2, 1, seed=1).error(0) == inf


def test_zero_hands_are_refused() -> None:
    with pytest.raises(ValueError, match="hands: expected at least 1, got 0"):
        run(NO_LIMIT_GAME, [200] * 2, 0, seed=1)


def test_ante_game_is_measured_in_minimum_bets() -> None:
    game = parse_game("no-limit hold'em ante 5", HouseRules(showdown="all"))
    assert run(game, [200] * 2, 10, seed=1).big_blind == 5
    assert isinstance(run(game, [200] * 2, 10, seed=1), Summary)
