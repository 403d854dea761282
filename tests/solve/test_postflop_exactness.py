"""Post-flop solutions against linear programs, closed forms and walks of another implementation."""

from __future__ import annotations

import numpy as np
import pytest

from riverboat import Range, Sizes, Solution, Spot
from riverboat.kernel.spots.spot_cards import permute_card, permute_combos
from tests.schedule import run_in
from tests.solve.spot_judge import (
    SpotRules,
    StrategyEvaluator,
    compute_equilibrium_value,
    random_spot,
)

POT = 100.0


def solve_spot(spot: Spot, iterations: int, **options: int) -> Solution:
    """Return the solution after a number of iterations."""
    return spot.solve(to=1e-9, max_iterations=iterations, **options)  # type: ignore[arg-type]


# Linear programs ----------------------------------------------------------------------------------


@run_in("slow", keep_every=12)
@pytest.mark.parametrize("seed", range(50))
def test_river_value_equals_linear_program(seed: int) -> None:
    spot, rules = random_spot(seed, 5, (6, 20))
    solution = solve_spot(spot, 5000)
    exact_value = compute_equilibrium_value(StrategyEvaluator(spot, rules))
    assert solution.ev[0] == pytest.approx(exact_value, abs=1e-4 * POT)
    first_ev, second_ev = (solution.best_response(player).ev for player in (0, 1))
    assert POT - second_ev - 1e-3 <= exact_value <= first_ev + 1e-3
    assert solution.exploitability < 0.01


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_turn_value_equals_linear_program(seed: int) -> None:
    spot, rules = random_spot(seed, 4, (3, 4) if seed == 0 else (4, 6))
    exact_value = compute_equilibrium_value(StrategyEvaluator(spot, rules))
    assert solve_spot(spot, 1500).ev[0] == pytest.approx(exact_value, abs=1e-4 * POT)


# Closed forms -------------------------------------------------------------------------------------

BOARD = "2c 2d 7h 8s Jc"
STRONG_HAND, MIDDLING_HAND, WEAK_HAND = "JsJd", "AsAd", "6s5h"
"""Hands without a shared card: full house, aces and deuces, and a missed straight draw."""


def test_clairvoyance_game_has_its_closed_form() -> None:
    """Nuts or air against a bluff-catcher, bets of the pot: v = 3/4, a third of bets is air."""
    spot = Spot(BOARD, (f"{STRONG_HAND}, 6s5d", MIDDLING_HAND), 100, 100, Sizes(bet=1, raise_=()))
    solution = solve_spot(spot, 3000)
    bluff_frequency, value_bet_frequency = (
        solution.root.strategy(hand)["bet 100"] for hand in ("6s5d", STRONG_HAND)
    )
    assert solution.ev[0] == pytest.approx(75, abs=0.01)
    assert bluff_frequency / (bluff_frequency + value_bet_frequency) == pytest.approx(
        1 / 3, abs=2e-3
    )
    assert solution["bet"].strategy(MIDDLING_HAND)["call"] == pytest.approx(1 / 2, abs=2e-3)


def test_half_street_game_has_its_closed_form() -> None:
    """AKQ, pot 3, bet 1, only the second player bets: 1/(P + 1) bluffs, (P - 1)/(P + 1) calls."""
    three_hands = ", ".join((STRONG_HAND, MIDDLING_HAND, WEAK_HAND))
    sizes = Sizes(bet=(), raise_=()), Sizes(bet="1c", raise_=())
    solution = solve_spot(Spot(BOARD, (three_hands, three_hands), 3, 1, sizes, add_all_in=0), 3000)
    assert solution.ev[1] == pytest.approx(1.5 + 1 / 12, abs=3e-4)
    assert solution["check"].strategy(WEAK_HAND)["bet 1"] == pytest.approx(1 / 4, abs=2e-3)
    assert solution["check, bet 1"].strategy(MIDDLING_HAND)["call"] == pytest.approx(
        1 / 2, abs=2e-3
    )


def test_kuhn_poker_has_its_closed_form() -> None:
    three_hands = ", ".join((STRONG_HAND, MIDDLING_HAND, WEAK_HAND))
    spot = Spot(BOARD, (three_hands, three_hands), 2, 1, Sizes(bet="1c", raise_=()), add_all_in=0)
    solution = solve_spot(spot, 4000)
    assert solution.ev[0] == pytest.approx(17 / 18, abs=2e-4)
    assert solution["check"].strategy(WEAK_HAND)["bet 1"] == pytest.approx(1 / 3, abs=2e-3)
    assert solution["bet"].strategy(MIDDLING_HAND)["call"] == pytest.approx(1 / 3, abs=2e-3)
    bluff_frequency, value_bet_frequency = (
        solution.root.strategy(hand)["bet 1"] for hand in (WEAK_HAND, STRONG_HAND)
    )
    assert value_bet_frequency == pytest.approx(3 * bluff_frequency, abs=5e-3)


NUT_HANDS = "2s3c, 2s3d, 2s3h, 2s4c, 2s4d, 2s4h"
AIR_HANDS = (
    "5c4c, 5d4d, 5h4h, 5c3c, 5d3d, 5h3h, 6c4c, 6d4d, 6h4h, "
    "6c3c, 6d3d, 6h3h, 6c5c, 6d5d, 6h5h, 8c6c, 8d6d, 8h6h"
)


def test_two_geometric_bets_have_their_closed_form() -> None:
    """Quads or air against aces full: two bets of the pot win v (3/2)^2 of it with v nuts.

    No river changes the winner, but one can be a card of a hand, which the theory leaves out.
    """
    sizes = Sizes(bet=1, raise_=()), Sizes(bet=(), raise_=())
    spot = Spot("2c 2d 2h 7s", (f"{NUT_HANDS}, {AIR_HANDS}", "AsAh"), 100, 400, sizes, add_all_in=0)
    solution = solve_spot(spot, 1200)
    assert solution.ev[0] == pytest.approx(100 * 0.25 * 2.25, abs=1.5)
    assert solution.root.strategy()["bet 100"] == pytest.approx(0.5625, abs=0.015)
    assert solution["bet"].strategy("AsAh")["call"] == pytest.approx(0.5, abs=0.015)


@pytest.mark.slow
def test_two_geometric_bets_equal_linear_program() -> None:
    rules = SpotRules(100, 400, ((1.0,), ()), ((), ()))
    spot = rules.build_spot((0, 1, 2, 23), (f"{NUT_HANDS}, {AIR_HANDS}", "AsAh"))
    exact_value = compute_equilibrium_value(StrategyEvaluator(spot, rules))
    assert solve_spot(spot, 3000).ev[0] == pytest.approx(exact_value, abs=0.01)


# Walks over real cards ----------------------------------------------------------------------------


@run_in("slow", "5-rake0", "6-rake0", "6-rake1")
@pytest.mark.parametrize("rake", [(0.0, 0.0), (0.05, 6.0)], ids=["rake0", "rake1"])
@pytest.mark.parametrize("seed", [5, 6])
def test_turn_values_equal_independent_walk(seed: int, rake: tuple[float, float]) -> None:
    hand_count_range = (3, 4) if seed == 5 else (18, 24)
    spot, rules = random_spot(seed, 4, hand_count_range, rake=rake)
    solution = solve_spot(spot, 40)
    evaluator = StrategyEvaluator(spot, rules, solution)
    for player in (0, 1):
        assert evaluator.value(player) == pytest.approx(solution.ev[player], abs=5e-5 * POT)
        best_ev = solution.best_response(player).ev
        assert evaluator.value(player, best_response=True) == pytest.approx(best_ev, abs=5e-5 * POT)


@run_in("slow", "flop")
@pytest.mark.parametrize(
    "board, ranges, iterations",
    [
        ((26, 18, 6, 34), ("AA, KQs", "QQ, A9s"), 30),
        ((45, 20, 1), ("AA, 76s", "KK, A5s"), 10),
    ],
    ids=["turn", "flop"],
)
def test_symmetric_strategies_hold_on_every_real_card(
    board: tuple[int, ...], ranges: tuple[str, str], iterations: int
) -> None:
    rules = SpotRules(100, 100, ((1.0,), (1.0,)), ((), ()), rake=(0.03, 4))
    spot = rules.build_spot(board, ranges)
    assert len(spot.cards.permutations) > 1
    solution = solve_spot(spot, iterations)
    evaluator = StrategyEvaluator(spot, rules, solution)
    for player in (0, 1):
        assert evaluator.value(player) == pytest.approx(solution.ev[player], abs=5e-3)
        best_ev = solution.best_response(player).ev
        assert evaluator.value(player, best_response=True) == pytest.approx(best_ev, abs=5e-3)


# Invariances --------------------------------------------------------------------------------------

RANGES = ("AA, KK, TT, AKs, KQs, JTs, 76s, A5s", "QQ, JJ, 99, AK, KJs, QJs, 87s")


@run_in("slow", "Ks7s2s", "AhKh4c", "9c9d5h")
@pytest.mark.parametrize("board", ["8h6h3hTh", "Ks7s2s", "AhKh4c", "9c9d5h"])
def test_isomorphism_changes_no_value(board: str) -> None:
    """Rounding leads two runs apart where hands are indifferent: hands are compared early."""
    spots = [
        Spot(
            board,
            RANGES,
            100,
            150,
            Sizes(bet=0.6, raise_=1.0),
            raise_cap=2,
            isomorphism=uses_isomorphism,
        )
        for uses_isomorphism in (True, False)
    ]
    assert spots[0].cards.board_counts[2] < spots[1].cards.board_counts[2]
    early_solutions = [solve_spot(spot, 3) for spot in spots]
    dealt_path = "Kc" if len(board) == 8 else "3d, check, check, Jc"
    nodes = [solution[f"check, check, {dealt_path}"] for solution in early_solutions]
    for player in (0, 1):
        first_values, second_values = (node.ev[player].values for node in nodes)
        assert np.nanmax(np.abs(first_values - second_values)) < 1e-2
    assert early_solutions[0].exploitability == pytest.approx(
        early_solutions[1].exploitability, abs=1e-3
    )
    for solution in early_solutions:
        solution.resume(to=1e-9, max_iterations=40)
    assert early_solutions[0].ev == pytest.approx(early_solutions[1].ev, abs=0.01)
    assert early_solutions[0].exploitability == pytest.approx(
        early_solutions[1].exploitability, rel=0.1
    )


def test_permuted_suits_and_swapped_ranges_keep_values() -> None:
    spot, rules = random_spot(7, 5, (20, 20))
    original_solution = solve_spot(spot, 1500)
    assert sum(original_solution.ev) == pytest.approx(POT, abs=1e-3)
    for suits in ((1, 2, 3, 0), (0, 2, 1, 3)):
        board = tuple(permute_card(suits, card) for card in spot.board)
        permuted_weights = permute_combos(suits)
        ranges = []
        for other_range in spot.ranges:
            weights = np.zeros(1326)
            weights[permuted_weights] = other_range.weights
            ranges.append(Range.of_weights(weights))
        assert solve_spot(rules.build_spot(board, ranges), 1500).ev[0] == pytest.approx(
            original_solution.ev[0], abs=5e-3
        )


def test_equal_ranges_that_only_check_split_the_pot() -> None:
    no_bets = Sizes(bet=(), raise_=())
    spot = Spot("Qs Jh 2h 7c", ("AA, KQs, 98s", "AA, KQs, 98s"), 100, 300, no_bets, add_all_in=0)
    assert solve_spot(spot, 1).ev == pytest.approx((50, 50), abs=1e-4)


def test_rake_is_that_of_a_hand_calculation() -> None:
    """A pot-size bet that is always called: the winner of 300 pays 5 %, at most 12."""
    sizes = Sizes(bet=1, raise_=()), Sizes(bet=(), raise_=())
    for rake_cap, expected_rake in ((float("inf"), 15.0), (12.0, 12.0)):
        spot = Spot(
            BOARD,
            (STRONG_HAND, MIDDLING_HAND),
            100,
            400,
            sizes,
            rake=(0.05, rake_cap),
            add_all_in=0,
        )
        solution = solve_spot(spot, 10)
        solution.root.lock({"bet 100": 1})
        solution["bet 100"].lock({"call": 1})
        solution.resume(to=1e-9, max_iterations=5)
        assert solution.ev == pytest.approx((200 - expected_rake, -100), abs=1e-3)


@run_in("slow", "turn")
@pytest.mark.parametrize("cards", [5, 4], ids=["river", "turn"])
def test_best_responses_gain_no_more_than_the_stated_exploitability(cards: int) -> None:
    spot, rules = random_spot(11, cards, (6, 9))
    solution = spot.solve(to=0.5)
    evaluator = StrategyEvaluator(spot, rules, solution)
    best_response_gains = [
        evaluator.value(player, best_response=True) - evaluator.value(player) for player in (0, 1)
    ]
    assert min(best_response_gains) > -1e-3
    assert sum(best_response_gains) / 2 <= solution.exploitability_chips + 1e-3
    assert solution.exploitability <= 0.5
