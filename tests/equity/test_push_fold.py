"""Push-or-fold equilibria: published values, exploitability and conserved chips."""

from collections.abc import Callable, Iterator
from itertools import permutations
from math import comb

import numpy as np
import pytest

from riverboat.equity.push_fold import all_in_showdowns
from riverboat.equity.push_fold.all_in_showdowns import (
    FINISH_ORDERS,
    count_triples,
    load_pairs,
    load_triples,
)
from riverboat.equity.push_fold.push_fold_equilibrium import Equilibrium, push_fold, solve_spot
from riverboat.equity.push_fold.push_fold_game import HAND_PROBABILITIES, Plans, PushFoldGame
from riverboat.equity.push_fold.push_fold_solver import measure_gain
from riverboat.equity.push_fold.push_fold_spot import PushFoldSpot, compute_end_payoffs
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, HANDS, Weights
from riverboat.equity.tournament.icm_model import icm
from riverboat.kernel.card_masks import HOLE_MASKS, HOLES
from riverboat.kernel.counting.exact_outcomes import exact_holdem
from riverboat.kernel.versus.preflop_matchups import matchups, preflop_range_results

PAIR_INDEXES = [HANDS.index(2 * rank) for rank in "AKQJT98765432"]


@pytest.fixture(scope="module")
def two_player_equilibrium() -> Equilibrium:
    """Solve for two players with ten big blinds."""
    return push_fold(10)


@pytest.fixture(scope="module", autouse=True)
def sample_few_boards() -> Iterator[None]:
    """Sample fewer boards for three-way all-ins, for speed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(all_in_showdowns, "SAMPLED_BOARDS", 1024)
        yield


def make_plan(*hands: str) -> Weights:
    """Return a plan that always plays these hands."""
    plan = np.zeros(len(HANDS))
    plan[[HANDS.index(hand) for hand in hands]] = 1
    return plan


def make_folding_plans(game: PushFoldGame) -> Plans:
    return {decision: make_plan() for decision in game.decisions}


# Two players ------------------------------------------------------------------------------------


def test_ten_big_blind_plans_match_published_charts(two_player_equilibrium: Equilibrium) -> None:
    assert two_player_equilibrium.percent(0) == pytest.approx(58.3, abs=0.1)
    assert two_player_equilibrium.percent(0, 1) == pytest.approx(37.4, abs=0.1)
    assert two_player_equilibrium.values[0] == pytest.approx(-0.0454, abs=0.0001)
    push_plan, call_plan = (
        two_player_equilibrium.push(0).hands(),
        two_player_equilibrium.call(0, 1).hands(),
    )
    for kicker in "QJT98765432":
        assert push_plan[f"A{kicker}o"] == push_plan[f"K{kicker}s"] == call_plan[f"A{kicker}o"] == 1
    assert all(
        push_plan[HANDS[pair_index]] == call_plan[HANDS[pair_index]] == 1
        for pair_index in PAIR_INDEXES
    )
    assert not {"J2o", "T4o", "32s", "72o"} & set(push_plan)
    assert not {"Q2s", "J7s", "T8o", "98s"} & set(call_plan)


def test_reported_gain_equals_best_response_gain(two_player_equilibrium: Equilibrium) -> None:
    """Recompute the gain over the 1,326 combinations from the match-ups."""
    win_matrix, tie_matrix = matchups().matrix()
    meet_probabilities = (HOLE_MASKS[:, None] & HOLE_MASKS == 0) / (1326 * 1225)
    equity = (win_matrix + tie_matrix / 2) / 1_712_304
    push_frequencies = two_player_equilibrium.plans[0,][HAND_NUMBER_OF_COMBO]
    call_frequencies = two_player_equilibrium.plans[0, 1][HAND_NUMBER_OF_COMBO]
    showdown_value = 20 * equity - 10
    push_values = (
        meet_probabilities * ((1 - call_frequencies) + call_frequencies * showdown_value)
    ).sum(axis=1)
    pusher_fold_values = -0.5 * meet_probabilities.sum(axis=1)
    pusher_values = push_frequencies * push_values + (1 - push_frequencies) * pusher_fold_values
    assert pusher_values.sum() == pytest.approx(two_player_equilibrium.values[0])
    gain = np.maximum(push_values, pusher_fold_values).sum() - pusher_values.sum()
    call_values, caller_fold_values = (
        -(meet_probabilities.T * push_frequencies) * showdown_value.T,
        -(meet_probabilities.T * push_frequencies),
    )
    call_values, caller_fold_values = call_values.sum(axis=1), caller_fold_values.sum(axis=1)
    caller_values = call_frequencies * call_values + (1 - call_frequencies) * caller_fold_values
    opponent_gain = np.maximum(call_values, caller_fold_values).sum() - caller_values.sum()
    assert max(gain, opponent_gain) == pytest.approx(two_player_equilibrium.gain, abs=1e-9)
    assert two_player_equilibrium.gain < 1e-6


PRIZES = (50.0, 30.0, 20.0)
OTHER_STACK = 6.0


def compute_icm_values(*chips: float) -> list[float]:
    """Compute ICM values: each place goes to a remaining player in proportion to chips."""

    def award_places(
        next_place: int, players_left: tuple[int, ...], probability: float
    ) -> Iterator[tuple[int, float]]:
        for player in players_left:
            win_probability = (
                probability
                * chips[player]
                / sum(chips[player_left] for player_left in players_left)
            )
            yield player, win_probability * PRIZES[next_place]
            yield from award_places(
                next_place + 1,
                tuple(player_left for player_left in players_left if player_left != player),
                win_probability,
            )

    players_with_chips = tuple(player_index for player_index, stack in enumerate(chips) if stack)
    # Who has nothing is the last of them all.
    values = [0.0 if stack else PRIZES[-1] for stack in chips]
    for player, value in award_places(0, players_with_chips, 1.0):
        values[player] += value
    return values


def test_reported_gain_equals_best_response_gain_with_prizes() -> None:
    """Recompute the gain for 8 against 14 with an ante of 0.1, outcome by outcome."""
    spot = PushFoldSpot(stacks=(8, 14), ante=0.1, prizes=PRIZES, others=(OTHER_STACK,))
    equilibrium = solve_spot(spot)
    win_matrix, tie_matrix = (matchup / 1_712_304 for matchup in matchups().matrix())
    meet_probabilities = (HOLE_MASKS[:, None] & HOLE_MASKS == 0) / (1326 * 1225)
    push_frequencies, call_frequencies = (
        equilibrium.plans[0,][HAND_NUMBER_OF_COMBO],
        equilibrium.plans[0, 1][HAND_NUMBER_OF_COMBO],
    )
    walk_values, steal_values = (
        compute_icm_values(7.4, 14.6, OTHER_STACK),
        compute_icm_values(9.1, 12.9, OTHER_STACK),
    )
    showdown_values = [
        compute_icm_values(16, 6, OTHER_STACK),
        compute_icm_values(8, 14, OTHER_STACK),
        compute_icm_values(0, 22, OTHER_STACK),
    ]
    outcome_matrices = [win_matrix, tie_matrix, 1 - win_matrix - tie_matrix]
    called_values = [
        sum(
            values_by_player[outcome_player] * outcome_matrix
            for values_by_player, outcome_matrix in zip(
                showdown_values, outcome_matrices, strict=True
            )
        )
        for outcome_player in range(2)
    ]

    push_values = (
        meet_probabilities
        * ((1 - call_frequencies) * steal_values[0] + call_frequencies * called_values[0])
    ).sum(axis=1)
    pusher_fold_values = meet_probabilities.sum(axis=1) * walk_values[0]
    pusher_gain = np.maximum(push_values, pusher_fold_values).sum()
    pusher_gain -= (
        push_frequencies * push_values + (1 - push_frequencies) * pusher_fold_values
    ).sum()
    reach_probabilities = meet_probabilities * push_frequencies[:, None]
    call_values, caller_fold_values = (
        (reach_probabilities * called_values[1]).sum(axis=0),
        reach_probabilities.sum(axis=0) * steal_values[1],
    )
    caller_gain = np.maximum(call_values, caller_fold_values).sum()
    caller_gain -= (
        call_frequencies * call_values + (1 - call_frequencies) * caller_fold_values
    ).sum()

    big_blind = sum(PRIZES) / (8 + 14 + OTHER_STACK)
    assert max(pusher_gain, caller_gain) / big_blind == pytest.approx(equilibrium.gain, abs=1e-9)
    assert equilibrium.gain < 1e-6
    current_gain = (
        push_frequencies * push_values + (1 - push_frequencies) * pusher_fold_values
    ).sum() - compute_icm_values(8, 14, OTHER_STACK)[0]
    assert equilibrium.values[0] == pytest.approx(current_gain)


def test_heads_up_values_sum_to_zero(two_player_equilibrium: Equilibrium) -> None:
    assert sum(two_player_equilibrium.values) == pytest.approx(0, abs=1e-12)
    assert two_player_equilibrium.exact


def test_big_blind_calls_any_two_against_tiny_stack() -> None:
    assert push_fold(1.5).percent(0, 1) == 100


def test_any_two_are_pushed_until_worst_hand_folds_better() -> None:
    """Three-deuce is the worst hand against a random hand, and the caller calls with any two."""
    worst_hand = np.equal(HAND_NUMBER_OF_COMBO, HANDS.index("32o"))
    equity = preflop_range_results(worst_hand, np.ones(len(HOLE_MASKS))).equity(
        worst_hand.astype(float)
    )
    assert equity == pytest.approx(0.3230, abs=1e-4)
    # Folding loses half a big blind, and pushing s loses s - 2 s equity.
    max_depth = 0.5 / (1 - 2 * equity)
    lower_equilibrium, upper_equilibrium = (
        push_fold(max_depth - 0.005),
        push_fold(max_depth + 0.005, accuracy=1e-9),
    )
    assert (
        lower_equilibrium.percent(0)
        == lower_equilibrium.percent(0, 1)
        == upper_equilibrium.percent(0, 1)
        == 100
    )
    assert set(HANDS) - set(upper_equilibrium.push(0).hands()) == {"32o"}


def test_deeper_stacks_have_tighter_plans(two_player_equilibrium: Equilibrium) -> None:
    deep_equilibrium, shallow_equilibrium = push_fold(20), push_fold(5)
    for decision in ((0,), (0, 1)):
        assert (
            shallow_equilibrium.percent(*decision)
            > two_player_equilibrium.percent(*decision)
            > deep_equilibrium.percent(*decision)
        )


def test_antes_widen_pushing_range(two_player_equilibrium: Equilibrium) -> None:
    equilibrium = push_fold(10, ante=0.25)
    ante_equilibrium = solve_spot(PushFoldSpot(stacks=(10, 10), big_blind_ante=0.5))
    assert equilibrium.percent(0) > two_player_equilibrium.percent(0) + 5
    assert ante_equilibrium.percent(0) > two_player_equilibrium.percent(0) + 1


def test_effective_stack_is_shorter_stack(two_player_equilibrium: Equilibrium) -> None:
    unequal_equilibrium = push_fold([10, 30])
    assert unequal_equilibrium.percent(0) == pytest.approx(two_player_equilibrium.percent(0))
    assert unequal_equilibrium.values == pytest.approx(two_player_equilibrium.values)


def test_heads_up_prizes_equal_chip_model(two_player_equilibrium: Equilibrium) -> None:
    prize_equilibrium = solve_spot(PushFoldSpot(stacks=(10, 10), prizes=(70, 30)))
    for decision in ((0,), (0, 1)):
        assert prize_equilibrium.percent(*decision) == pytest.approx(
            two_player_equilibrium.percent(*decision), abs=0.02
        )
    assert prize_equilibrium.values[0] == pytest.approx(
        40 * two_player_equilibrium.values[0] / 20, abs=1e-4
    )


def test_bubble_calls_are_much_tighter_than_pushes(two_player_equilibrium: Equilibrium) -> None:
    bubble_equilibrium = solve_spot(PushFoldSpot(stacks=(10, 10), prizes=(1, 1), others=(2,)))
    assert bubble_equilibrium.percent(0) > two_player_equilibrium.percent(0)
    assert bubble_equilibrium.percent(0, 1) < 10


def test_push_range_matches_plan_percentage(two_player_equilibrium: Equilibrium) -> None:
    assert two_player_equilibrium.push(0).percent == pytest.approx(
        two_player_equilibrium.percent(0), abs=0.01
    )
    assert two_player_equilibrium.push(0).weight("AsAd") == 1


def test_progress_is_reported_after_each_round() -> None:
    reports: list[tuple[int, float]] = []
    equilibrium = push_fold(10, rounds=30, progress=lambda *progress: reports.append(progress))
    assert [rounds_done for rounds_done, _ in reports] == list(range(1, 31))
    assert reports[-1][1] == equilibrium.gain
    assert equilibrium.rounds == 30


@pytest.mark.slow
def test_all_in_counting_reports_progress_before_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class FewMatchups:
        def compute_all(self, progress: Callable[[int, int], object]) -> None:
            progress(1, 1)

    reports: list[object] = []
    load_pairs()
    monkeypatch.setattr(all_in_showdowns, "matchups", FewMatchups)
    monkeypatch.setattr(all_in_showdowns, "SAMPLED_BOARDS", 128)
    push_fold(
        10,
        players=3,
        rounds=1,
        count_progress=lambda *progress: reports.append(progress),
        progress=lambda done, _gain: reports.append(done),
    )
    assert reports == [
        ("two hands all-in", 1, 1),
        ("three hands all-in", 64, 128),
        ("three hands all-in", 128, 128),
        1,
    ]


# More players -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def three_player_equilibrium() -> Equilibrium:
    """Solve for three players with ten big blinds."""
    return push_fold(10, players=3)


@pytest.mark.slow
def test_folded_button_leaves_heads_up_blinds(
    two_player_equilibrium: Equilibrium, three_player_equilibrium: Equilibrium
) -> None:
    assert three_player_equilibrium.percent(1) == pytest.approx(
        two_player_equilibrium.percent(0), abs=0.1
    )
    assert three_player_equilibrium.percent(1, 2) == pytest.approx(
        two_player_equilibrium.percent(0, 1), abs=0.1
    )


@pytest.mark.landing
def test_three_player_values_sum_to_zero(three_player_equilibrium: Equilibrium) -> None:
    assert sum(three_player_equilibrium.values) == pytest.approx(0, abs=1e-6)
    assert three_player_equilibrium.gain < 1e-4
    assert not three_player_equilibrium.exact


@pytest.mark.parametrize("rounds", [1, 7, 16])
def test_early_rounds_give_valid_plans_with_known_gain(rounds: int) -> None:
    """Below 16 rounds the third player has not yet learnt to call."""
    equilibrium = push_fold(10, players=3, rounds=rounds)
    assert all(((plan >= 0) & (plan <= 1)).all() for plan in equilibrium.plans.values())
    assert sum(equilibrium.values) == pytest.approx(0, abs=1e-6)
    assert equilibrium.gain > 1e-3
    assert (equilibrium.percent(0, 1, 2) > 0) == (rounds == 16)


def test_overcalling_range_is_tighter(three_player_equilibrium: Equilibrium) -> None:
    assert (
        three_player_equilibrium.percent(0, 1, 2)
        < three_player_equilibrium.percent(0, 1)
        < three_player_equilibrium.percent(0, 2)
        < three_player_equilibrium.percent(0)
    )


def test_pushing_any_two_deep_loses_against_tight_callers() -> None:
    game = PushFoldGame(PushFoldSpot(stacks=(100, 100, 100)))
    plans = make_folding_plans(game) | {
        (0,): np.ones(len(HANDS)),
        (0, 1): make_plan("AA", "KK"),
        (0, 2): make_plan("AA", "KK"),
    }
    assert measure_gain(game, plans).gain > 1


@pytest.mark.slow
def test_values_equal_sum_over_branches() -> None:
    """Aces push, kings call and queens overcall; compute each branch separately."""
    game = PushFoldGame(PushFoldSpot(stacks=(12, 30, 20)))
    plans = make_folding_plans(game) | {
        (0,): make_plan("AA"),
        (0, 1): make_plan("KK"),
        (0, 1, 2): make_plan("QQ"),
    }
    aces, kings, queens = map(HANDS.index, ("AA", "KK", "QQ"))
    payoffs, pair_table = game.payoffs, load_pairs()
    push_chance, call_chance = 6 / 1326, 6 / 1225
    overcall_chance = count_triples()[aces, kings, queens] / (36 * 1128)
    outcome_chances = [pair_table.win[aces, kings], pair_table.tie[aces, kings]]
    outcome_chances.append(1 - sum(outcome_chances))
    hands = (aces, kings, queens)
    order_chances = [
        load_triples().order_counts[tuple(hands[player] for player in order)] / 216
        for order in FINISH_ORDERS
    ]
    assert sum(order_chances) == pytest.approx(1, rel=1e-4)
    values_after_call = (1 - overcall_chance) * (
        outcome_chances @ payoffs.heads_up[0, 1]
    ) + overcall_chance * (order_chances @ payoffs.three_way[0, 1, 2])
    expected = push_chance * (
        (1 - call_chance) * payoffs.steals[0] + call_chance * values_after_call
    )
    expected += (1 - push_chance) * payoffs.big_blind_walk
    plan_evaluation = game.evaluate_plans(plans)
    assert plan_evaluation.values == pytest.approx(expected, rel=1e-5)
    gain = plan_evaluation.gains[0, 1, 2][queens]
    reach_probabilities = push_chance * call_chance * overcall_chance
    three_way_value, heads_up_value = (
        order_chances @ payoffs.three_way[0, 1, 2][:, 2],
        payoffs.heads_up[0, 1][0, 2],
    )
    assert gain == pytest.approx(reach_probabilities * (three_way_value - heads_up_value), rel=1e-4)


def test_values_in_prizes_equal_sum_over_branches() -> None:
    """Compute the branches in prizes, with a fourth player who may call last."""
    game = PushFoldGame(PushFoldSpot(stacks=(12, 30, 20, 9), prizes=(5, 3, 2)))
    plans = make_folding_plans(game) | {
        (0,): make_plan("AA"),
        (0, 1): make_plan("KK"),
        (0, 1, 3): make_plan("QQ"),
    }
    aces, kings, queens = map(HANDS.index, ("AA", "KK", "QQ"))
    pair_table, payoffs = load_pairs(), game.payoffs
    outcome_chances = np.array([pair_table.win[aces, kings], pair_table.tie[aces, kings], 0])
    outcome_chances[2] = 1 - outcome_chances.sum()
    hands = (aces, kings, queens)
    order_chances = [
        load_triples().order_counts[tuple(hands[player] for player in order)] / 216
        for order in FINISH_ORDERS
    ]
    overcall_chance = 6 / 1128
    heads_up_value = (1 - overcall_chance) * (outcome_chances @ payoffs.heads_up[0, 1][:, 2])
    heads_up_value += overcall_chance * (order_chances @ payoffs.three_way[0, 1, 3][:, 2])
    jacks = HANDS.index("JJ")
    hands = (aces, kings, jacks)
    order_chances = [
        load_triples().order_counts[tuple(hands[player] for player in order)] / 216
        for order in FINISH_ORDERS
    ]
    three_way_value = order_chances @ payoffs.three_way[0, 1, 2][:, 2]
    gain = game.evaluate_plans(plans).gains[0, 1, 2][jacks]
    assert gain == pytest.approx(
        216 / (1326 * 1225 * 1128) * (three_way_value - heads_up_value), rel=1e-3
    )


# Showdowns --------------------------------------------------------------------------------------


def test_hand_pairs_cover_all_combination_pairs() -> None:
    assert load_pairs().counts.sum() == 1326 * 1225
    assert load_pairs().win + load_pairs().tie + load_pairs().win.T == pytest.approx(1)
    aces = HANDS.index("AA")
    aces_equity = (load_pairs().counts * (load_pairs().win + load_pairs().tie / 2))[aces].sum() / (
        6 * 1225
    )
    assert aces_equity == pytest.approx(0.852037, abs=5e-7)


@pytest.mark.slow
def test_third_hand_counts_cover_remaining_combinations() -> None:
    triple_counts = count_triples()
    assert triple_counts.sum(axis=2) == pytest.approx(load_pairs().counts * comb(48, 2))
    assert triple_counts[0, 0, 1] == 0  # no aces are left for ace-king


@pytest.mark.slow
def test_sampled_three_way_wins_match_exact_count() -> None:
    hands = [HANDS.index(hand) for hand in ("QQ", "AKs", "98s")]
    first_combos, *other_combos = [np.flatnonzero(hand == HAND_NUMBER_OF_COMBO) for hand in hands]
    equity_sums, deal_count = np.zeros(3), 0
    for second_combo in other_combos[0]:
        for third_combo in other_combos[1]:
            three_combos = [first_combos[0], second_combo, third_combo]
            if np.bitwise_or.reduce(HOLE_MASKS[three_combos]) == HOLE_MASKS[three_combos].sum():
                equity_sums += exact_holdem(HOLES[three_combos].tolist()).equities(3)
                deal_count += 1
    winner_counts = np.zeros(3)
    for order in permutations(range(3)):
        winner_counts[order[0]] += load_triples().order_counts[
            tuple(hands[player] for player in order)
        ]
    assert winner_counts.sum() == pytest.approx(count_triples()[tuple(hands)])
    assert winner_counts / winner_counts.sum() == pytest.approx(equity_sums / deal_count, abs=0.04)


def test_three_way_orders_agree_with_pairwise_equity() -> None:
    order_counts = load_triples().order_counts
    win_counts = sum(order_counts.sum(axis=axis, dtype=float) for axis in range(3))
    pair_equity = load_pairs().win + load_pairs().tie / 2
    deviation = win_counts / (load_pairs().counts * comb(48, 2)) - pair_equity
    assert np.sqrt((deviation**2).mean()) < 0.005


def test_bit_count_table_matches_python() -> None:
    numbers = np.random.default_rng(1).integers(0, 2**63, (5, 7), dtype=np.uint64)
    bit_counts = [[int(number).bit_count() for number in row] for row in numbers]
    assert all_in_showdowns.count_bits_with_lookup(numbers).tolist() == bit_counts


# Chips ------------------------------------------------------------------------------------------


def test_every_payoff_conserves_chips() -> None:
    spot = PushFoldSpot(stacks=(7, 3, 12, 2.5, 9), ante=0.1, big_blind_ante=1, small_blind=0.4)
    payoffs = compute_end_payoffs(spot)
    payoff_tables = [
        payoffs.big_blind_walk[None],
        payoffs.steals,
        *payoffs.heads_up.values(),
        *payoffs.three_way.values(),
    ]
    for chip_changes in payoff_tables:
        assert chip_changes.sum(axis=1) == pytest.approx(0, abs=1e-12)


def test_short_stack_wins_main_pot_and_second_best_side_pot() -> None:
    payoffs = compute_end_payoffs(PushFoldSpot(stacks=(4, 20, 9)))  # the big blind has 9
    short_stack_first = FINISH_ORDERS.index((0, 2, 1))
    assert payoffs.three_way[0, 1, 2][short_stack_first] == pytest.approx([8, -9, 1])
    assert payoffs.heads_up[0, 1] == pytest.approx(
        np.array([[5, -4, -1], [0.5, 0.5, -1], [-4, 5, -1]])
    )
    assert payoffs.steals[0] == pytest.approx([1.5, -0.5, -1])
    assert payoffs.big_blind_walk == pytest.approx([0, -0.5, 0.5])


def test_prize_payoffs_follow_icm() -> None:
    prizes = (50, 30, 20)
    spot = PushFoldSpot(stacks=(10, 20, 5), prizes=prizes, others=(8,))
    payoffs = compute_end_payoffs(spot)
    icm_values_before = icm([10, 20, 5, 8], prizes)
    icm_values_after = icm([10, 25, 0, 8], prizes)
    value_changes = [
        after - before for after, before in zip(icm_values_after, icm_values_before, strict=True)
    ][:3]
    assert payoffs.heads_up[1, 2][0] == pytest.approx(value_changes)


def test_larger_of_two_busted_values_finishes_higher() -> None:
    payoffs = compute_end_payoffs(PushFoldSpot(stacks=(5, 20, 9), prizes=(50, 30, 20)))
    icm_values_before = icm([5, 20, 9], (50, 30, 20))
    stacks_after = [20, 50, 30]
    busted_values = payoffs.three_way[0, 1, 2][FINISH_ORDERS.index((1, 0, 2))]
    assert busted_values == pytest.approx(
        [after - before for after, before in zip(stacks_after, icm_values_before, strict=True)]
    )


# Refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spot, message",
    [
        ({"stacks": (10.0,)}, "1 stack: push or fold is for 2 to 9 players"),
        ({"stacks": (10.0,) * 10}, "10 stacks"),
        ({"stacks": (10.0, 10.0), "ante": -1.0}, "the ante is -1.0"),
        ({"stacks": (10.0, 10.0), "small_blind": 2.0}, "the small blind is 2.0"),
        ({"stacks": (10.0, float("nan"))}, "the big blind has nan"),
        (
            {"stacks": (10.0, 10.0), "others": (5.0,)},
            "other stacks need prizes: enter prizes, or leave the stacks out",
        ),
        ({"stacks": (10.0, 10.0), "prizes": (5, 3, 2)}, "3 prizes for 2 players"),
        (
            {"stacks": (10.0, 10.0), "prizes": (5, 5)},
            "all prizes are equal, one per player: nothing to play for",
        ),
        (
            {"stacks": (10.0, 10.0), "prizes": (5,), "others": (0.0,)},
            "other stacks must be above 0: leave out busted players",
        ),
    ],
)
def test_impossible_spot_is_refused(spot: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        PushFoldSpot(**spot)  # type: ignore[arg-type]


def test_invalid_solver_options_are_refused() -> None:
    with pytest.raises(ValueError, match="accuracy is 0"):
        push_fold(10, accuracy=0)
    with pytest.raises(ValueError, match="3 stacks for 2 players"):
        push_fold([10, 9, 8], players=2)
    with pytest.raises(ValueError, match="iterations 0"):
        push_fold(10, rounds=0)


def test_unknown_decision_is_refused(two_player_equilibrium: Equilibrium) -> None:
    with pytest.raises(ValueError, match=r"no decision of \(1,\): a push is by one of 0 to 0"):
        two_player_equilibrium.push(1)


def test_hand_prior_follows_combinations() -> None:
    assert pytest.approx(6 / 1326) == HAND_PROBABILITIES[0]
    assert HAND_PROBABILITIES.sum() == pytest.approx(1)
