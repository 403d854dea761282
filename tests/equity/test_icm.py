"""The independent chip model: enumeration, integration and sampling."""

from fractions import Fraction
from itertools import permutations
from math import inf, prod

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riverboat.equity.tournament import finish_models
from riverboat.equity.tournament.icm_model import (
    IcmValues,
    Risk,
    compute_finish_probabilities,
    compute_risk,
    default_samples,
    icm,
)
from tests.thorough import example_count


def enumerate_icm(stacks: list[int], prizes: list[int]) -> list[Fraction]:
    """Compute ICM values from all finishing orders, in fractions."""
    values = [Fraction(0)] * len(stacks)
    for finish_order in permutations(range(len(stacks))):
        chips_left = [
            sum(stacks[player] for player in finish_order[place:])
            for place in range(len(finish_order))
        ]
        order_probability = prod(
            (
                Fraction(stacks[player], remaining_chips)
                for player, remaining_chips in zip(finish_order, chips_left, strict=True)
            ),
            start=Fraction(1),
        )
        for player, prize in zip(finish_order, prizes, strict=False):
            values[player] += order_probability * prize
    return values


def make_random_tournament(
    players: int, paid_places: int, seed: int
) -> tuple[list[int], list[int]]:
    rng = np.random.default_rng(seed)
    stacks = rng.integers(1, 100_000, players).tolist()
    prizes = sorted(rng.integers(1, 1_000, paid_places).tolist(), reverse=True)
    return stacks, prizes


# The values -------------------------------------------------------------------------------------


def test_textbook_example_has_known_values() -> None:
    # second: 0.3 * 5/7 + 0.2 * 5/8 for the first player, and so on
    assert icm([5000, 3000, 2000], [50, 30, 20]) == pytest.approx((38.392857, 32.75, 28.857143))


@settings(deadline=None, max_examples=example_count(30, 2_000))
@given(st.lists(st.integers(1, 10**9), min_size=2, max_size=6), st.data())
def test_icm_equals_sum_over_finishing_orders(stacks: list[int], data: st.DataObject) -> None:
    prize_lists = st.lists(st.integers(0, 1000), min_size=1, max_size=len(stacks))
    prizes = sorted(data.draw(prize_lists), reverse=True)
    expected = [float(value) for value in enumerate_icm(stacks, prizes)]
    assert icm(stacks, prizes) == pytest.approx(expected, rel=1e-12, abs=1e-12)


@pytest.mark.parametrize("players, paid_places", [(5, 5), (9, 3), (15, 15), (16, 4)])
def test_integration_agrees_with_enumeration(players: int, paid_places: int) -> None:
    stacks, prizes = make_random_tournament(players, paid_places, players)
    chips, payouts = np.array(stacks, float), np.array(prizes, float)
    enumerated_values = finish_models.enumerate_finishes(chips[None], paid_places)[0] @ payouts
    integrated_values = finish_models.integrate_payouts(chips, payouts[:, None])[:, 0]
    assert integrated_values == pytest.approx(enumerated_values, rel=1e-12)


def test_integration_is_accurate_for_extreme_stacks() -> None:
    chips = np.array([1e9, 1.0, 2.0, 5e4, 1e9])
    enumerated = finish_models.enumerate_finishes(chips[None], 5)[0]
    assert finish_models.integrate_payouts(chips, np.eye(5)) == pytest.approx(
        enumerated, rel=1e-10, abs=1e-13
    )


def test_thirty_players_are_integrated_exactly() -> None:
    stacks, prizes = make_random_tournament(30, 30, 1)
    values = icm(stacks, prizes)
    assert values.exact
    assert values.method == "integrated"
    assert sum(values) == pytest.approx(sum(prizes), rel=1e-13)
    players_by_stack = sorted(range(30), key=lambda player: stacks[player])
    assert [values[player] for player in players_by_stack] == sorted(values)


def test_few_players_are_enumerated() -> None:
    assert icm([3, 2, 1], [2, 1]).method == "counted"


def test_heads_up_prize_difference_follows_chips() -> None:
    assert icm([7000, 3000], [100, 40]) == pytest.approx((40 + 0.7 * 60, 40 + 0.3 * 60))


def test_single_prize_is_proportional_to_chips() -> None:
    stacks, _ = make_random_tournament(20, 1, 3)
    shares = [100 * stack / sum(stacks) for stack in stacks]
    assert icm(stacks, [100]) == pytest.approx(shares)


def test_equal_stacks_have_equal_value() -> None:
    assert icm([100] * 25, [50, 30, 20]) == pytest.approx((4.0,) * 25)


def test_players_without_chips_share_last_prizes() -> None:
    assert icm([100, 0, 300, 0], [50, 30, 12, 4]) == pytest.approx((35, 8, 45, 8))
    assert icm([100, 0, 300], [50, 30]) == pytest.approx((35, 0, 45))
    assert icm([0, 300], [50, 30]) == pytest.approx((30, 50))


# Sampled ----------------------------------------------------------------------------------------


def test_sampled_values_agree_with_exact_within_error() -> None:
    stacks, prizes = make_random_tournament(30, 9, 5)
    exact_values = icm(stacks, prizes)
    sampled_values = icm(stacks, prizes, samples=40_000)
    assert not sampled_values.exact
    assert (sampled_values.method, sampled_values.samples) == ("sampled", 40_000)
    deviations = [
        abs(sampled_value - exact_value) / error
        for sampled_value, exact_value, error in zip(
            sampled_values, exact_values, sampled_values.errors, strict=True
        )
    ]
    assert max(deviations) < 4
    assert sum(deviation > 1 for deviation in deviations) > 3  # an error that is stated too large
    assert sum(sampled_values) == pytest.approx(sum(prizes))


def test_same_seed_gives_same_samples() -> None:
    stacks, prizes = make_random_tournament(14, 14, 6)
    first_values = icm(stacks, prizes, samples=1000, seed=3)
    assert first_values == icm(stacks, prizes, samples=1000, seed=3)
    assert first_values != icm(stacks, prizes, samples=1000, seed=4)


def test_expensive_integration_falls_back_to_sampling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riverboat.equity.tournament.icm_model.MAX_INTEGRATION_STEPS", 0)
    monkeypatch.setattr("riverboat.equity.tournament.icm_model.DEFAULT_SAMPLES", 2000)
    sample_counts: list[int] = []
    values = icm([1] * 13 + [0], [3, 2, 1], progress=sample_counts.append)
    assert values.method == "sampled"
    assert sample_counts == [2000]
    assert default_samples(14) == 2000
    assert values[13] == values.errors[13] == 0.0


def test_icm_values_are_tuple_with_method() -> None:
    values = icm([1, 1], [1])
    assert isinstance(values, tuple)
    assert values == (0.5, 0.5)
    assert IcmValues([1.0], "counted").errors == (0.0,)


# Places -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("stacks", [[5, 3, 2], [1, 0, 2, 0], list(range(1, 16))])
def test_finish_probabilities_sum_to_one_per_player_and_place(stacks: list[int]) -> None:
    finish_probabilities = np.array(compute_finish_probabilities(stacks))
    assert finish_probabilities.sum(axis=0) == pytest.approx(np.ones(len(stacks)))
    assert finish_probabilities.sum(axis=1) == pytest.approx(np.ones(len(stacks)))


def test_win_probability_is_chip_share() -> None:
    assert [row[0] for row in compute_finish_probabilities([5, 3, 2], 1)] == pytest.approx(
        [0.5, 0.3, 0.2]
    )


def test_values_equal_finish_probabilities_times_prizes() -> None:
    stacks, prizes = make_random_tournament(17, 6, 8)
    assert np.array(compute_finish_probabilities(stacks, 6)) @ prizes == pytest.approx(
        icm(stacks, prizes)
    )


# Risk -------------------------------------------------------------------------------------------


def test_single_prize_has_no_risk_premium() -> None:
    risk = compute_risk([40, 30, 30], [100], 0, 1)
    assert risk.bubble_factor == pytest.approx(1)
    assert risk.risk_premium == pytest.approx(0)


def test_bubble_factor_is_loss_over_gain() -> None:
    value_before = enumerate_icm([4, 3, 2, 1], [50, 30, 20])[1]
    value_if_won, value_if_lost = enumerate_icm([1, 6, 2, 1], [50, 30, 20])[1], Fraction(0)
    risk = compute_risk([4, 3, 2, 1], [50, 30, 20], 1, 0)
    assert risk.bubble_factor == pytest.approx(
        float((value_before - value_if_lost) / (value_if_won - value_before))
    )
    assert risk.required_equity == pytest.approx(
        float((value_before - value_if_lost) / (value_if_won - value_if_lost))
    )


def test_satellite_risk_is_zero_once_seat_is_certain() -> None:
    assert compute_risk([100, 100, 0, 0], [10, 10], 0, 1).required_equity == 0.5
    assert compute_risk([1, 1, 1], [5, 5, 5], 0, 1).required_equity == 0.5
    assert compute_risk([10_000, 10_000, 1], [10, 10], 0, 1).required_equity > 0.99


def test_risk_without_upside_requires_certainty() -> None:
    risk = Risk(value=10, value_if_won=10, value_if_lost=4)
    assert (risk.bubble_factor, risk.required_equity, risk.risk_premium) == (inf, 1, 0.5)


def test_eliminated_player_ranks_below_newly_busted_player() -> None:
    assert compute_risk([60, 40, 0], [50, 30, 20], 0, 1) == compute_risk([60, 40], [50, 30], 0, 1)


# Refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "stacks, prizes, message",
    [
        ([5, -1], [1], "stack 2 is -1: use 0 or more"),
        ([5, 1], [-1], "prize 1 is -1"),
        ([5, float("nan")], [1], "stack 2 is nan"),
        ([5, inf], [1], "stack 2 is inf"),
        ([5, 1], [3, 2, 1], "3 prizes for 2 players"),
        ([0, 0], [3], "no chips: at least one stack must be above 0"),
        ([5], [3], "1 player: enter 2 or more stacks"),
        ([], [3], "0 players: enter 2 or more stacks"),
        ([5, 5], [], "no prizes"),
        ([5, 5], [20, 30], r"prize 2 \(30\) is above prize 1 \(20\)"),
        ([1e308, 1e308], [1], "stack 1 is above the maximum of 1,000,000,000,000,000"),
        ([5, 10**400], [1], "stack 2 is above the maximum of 1,000,000,000,000,000"),
        ([5, 5], [1e308], "prize 1 is above the maximum of 1,000,000,000,000,000"),
        ([5, 5], [10**5000], "prize 1 is above the maximum of"),
        ([5, -(10**5000)], [1], "stack 2 is below 0: use 0 or more"),
        ([5, 5e-324], [1], "stack 2 is 5e-324: use 0, or 0.000000001 or more"),
    ],
)
def test_invalid_stacks_or_prizes_are_refused(
    stacks: list[float], prizes: list[float], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        icm(stacks, prizes)


@pytest.mark.parametrize("players", [3, 15])
@pytest.mark.filterwarnings("error")
def test_extreme_stacks_and_prizes_keep_precision(players: int) -> None:
    small_stacks = [1e-9] * (players - 2)
    values = icm([1e15, 1e15, *small_stacks], [1e15, 1e15, 0])
    assert values == pytest.approx([1e15, 1e15, *[0] * (players - 2)], abs=1)
    equal_values = icm([1e15] * players, [50, 30])
    assert equal_values == pytest.approx([80 / players] * players)


def test_non_numeric_input_is_refused() -> None:
    with pytest.raises(TypeError, match="stack 1 is '5'"):
        icm(["5", 3], [1])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="prize 1 is True"):
        icm([5, 3], [True])


def test_single_sample_is_refused() -> None:
    with pytest.raises(ValueError, match="use 2 or more samples, not 1"):
        icm([1, 2], [1], samples=1)


@pytest.mark.parametrize("place_count", [0, 3])
def test_invalid_place_count_is_refused(place_count: int) -> None:
    with pytest.raises(ValueError, match=f"{place_count}, for 2 players: use 1 to 2"):
        compute_finish_probabilities([1, 2], place_count)


@pytest.mark.parametrize(
    "hero, villain, message",
    [
        (0, 0, "player 0 can’t be both hero and villain"),
        (3, 0, "players are 0 to 2"),
        (0, 2, "player 2 has no chips"),
    ],
)
def test_risk_requires_two_players_with_chips(hero: int, villain: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        compute_risk([5, 5, 0], [2, 1], hero, villain)
