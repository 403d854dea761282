"""Losses of solved decisions: hands of the solution, planted mistakes and values of nodes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import riverboat as rb
from riverboat import Spot
from riverboat.kernel import tier
from riverboat.review import DecisionReview, HandReview
from riverboat.review.street_solutions import RIVER_SIZES, tree_sizes
from riverboat.solve.postflop import BadSpot
from riverboat.solve.postflop.hand_spots import read_hand_line
from tests.review.river_hands import (
    RANGES,
    SIZES,
    PlantedHand,
    as_history,
    mean,
    play_river,
    river_hand,
    solve_river,
)

POT_CHIPS = 12
ACCURACY = 0.3


def review_hand(hand: rb.HandHistory, **extra_options: Any) -> HandReview:
    all_options: dict[str, Any] = {"ranges": RANGES, "solve_from": "river"} | extra_options
    return rb.review(hand, "Ann", **all_options)


def list_solved_decisions(review: HandReview) -> list[DecisionReview]:
    return [decision for decision in review.decisions if decision.solved]


def test_hands_of_a_finer_solution_cost_nothing_within_the_accuracy() -> None:
    rng, losses, costs = random.Random(5), [], []
    for _ in range(40):
        hand = play_river(rng, solution=solve_river(0.1, RIVER_SIZES)).hand
        decisions = list_solved_decisions(review_hand(hand))
        assert decisions
        assert all(decision.exploitability <= ACCURACY for decision in decisions)  # type: ignore[operator]
        losses.append(sum(decision.loss or 0.0 for decision in decisions))
        costs.append(sum(decision.cost_bb or 0.0 for decision in decisions))
    assert 0 <= mean(losses) <= 2 * ACCURACY / 100 * POT_CHIPS
    assert abs(mean(costs)) <= 2 * ACCURACY / 100 * POT_CHIPS


def check_planted_hand_ranks_first(rng: random.Random) -> None:
    planted_hand = play_river(rng, min_loss=2.0)
    review = review_hand(planted_hand.hand, sizes=SIZES)
    worst_decision = review.worst
    assert worst_decision is not None
    assert worst_decision.number == planted_hand.mistake, planted_hand
    assert not worst_decision.within_accuracy
    assert worst_decision.loss == pytest.approx(planted_hand.loss, abs=0.02)


@pytest.mark.parametrize("seed", range(12))
def test_planted_mistake_ranks_first(seed: int) -> None:
    check_planted_hand_ranks_first(random.Random(seed))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 300))
def test_planted_mistake_ranks_first_in_two_hundred_hands(seed: int) -> None:
    check_planted_hand_ranks_first(random.Random(seed))


def test_planted_mistake_is_the_costliest_decision_of_a_folder() -> None:
    rng = random.Random(3)
    planted_hands: list[PlantedHand] = [play_river(rng) for _ in range(8)]
    planted_hands.insert(5, play_river(rng, min_loss=4.0))
    folder_review = rb.review_folder(
        [hand.hand for hand in planted_hands], "Ann", ranges=RANGES, solve_from="river", sizes=SIZES
    )
    [costliest_decision, *_] = folder_review.worst(3)
    assert costliest_decision.decision.number == planted_hands[5].mistake
    assert costliest_decision.decision.loss == pytest.approx(planted_hands[5].loss, abs=0.02)


def test_losses_equal_differences_of_node_values() -> None:
    hand = as_history(river_hand("AhQh", "KhKs", ("check", "bet 9", "raise 40", "fold")))
    review = review_hand(hand)
    assert [str(decision.phrase) for decision in list_solved_decisions(review)] == [
        "check",
        "raise 40",
    ]
    spot = Spot.from_hand(
        hand, [RANGES["Ann"], RANGES["Bob"]], RIVER_SIZES, street="river", raise_cap=3
    )
    node = spot.solve(to=ACCURACY).root
    for decision, action in zip(list_solved_decisions(review), ("check", "raise 40"), strict=True):
        action_evs = {
            action_name: ev_table["AhQh"] for action_name, ev_table in node.action_ev.items()
        }
        loss_bb = (max(action_evs.values()) - action_evs[action]) / 2
        assert decision.loss_bb == pytest.approx(loss_bb, abs=0.01)
        assert decision.loss == pytest.approx(node.loss("AhQh", action), abs=0.02)
        shown_evs = {(action.action, action.to): action.ev for action in decision.actions}
        assert sorted(shown_evs.values()) == pytest.approx(sorted(action_evs.values()), abs=0.02)
        assert sum(action.frequency for action in decision.actions) == pytest.approx(1, abs=1e-5)
        if action == "check":
            node = node["check"]["bet 9"]


def test_size_that_was_played_is_in_the_tree() -> None:
    hand = as_history(river_hand("AhQh", "KhKs", ("bet 7", "call")))
    [decision] = list_solved_decisions(review_hand(hand))
    assert ("bet", 7.0) in {(action.action, action.to) for action in decision.actions}
    assert decision.taken is not None
    assert decision.taken.to == 7


def test_cards_outside_the_range_are_reviewed() -> None:
    hand = as_history(river_hand("3c2c", "KhKs", ("check", "bet 9", "fold")))
    decisions = list_solved_decisions(review_hand(hand))
    assert [decision.action for decision in decisions] == ["check", "fold"]
    assert decisions[1].best is not None
    assert decisions[1].best.action == "fold"


def test_wrong_fold_is_explained_by_pot_odds_and_equity() -> None:
    hand = as_history(river_hand("AhAs", "KhKs", ("check", "bet 4", "fold")))
    decision = list_solved_decisions(review_hand(hand))[1]
    assert decision.pot_odds == pytest.approx(4 / 20)
    assert decision.equity is not None
    assert decision.equity > 0.5
    assert str(decision.why).startswith("raise 12 is worth ")
    assert "% of hands fold" in str(decision.why)
    assert "equity when called" in str(decision.why)


def test_ranges_narrow_from_street_to_street() -> None:
    hand = rb.Hand("nlhe 1/2", stacks=30, seats=2, seed=1)
    for action in ("raise 6", "call", "check", "check", "bet 6", "call", "check", "check"):
        hand.act(action)
    ranges = {"seat 0": "22+, A2s+, KTs+, AT+", "seat 1": "22+, A2s+, KTs+, AT+"}
    narrow_review = rb.review(hand, 1, ranges=ranges, solve_from="turn")
    wide_review = rb.review(hand, 1, ranges=ranges, solve_from="river")
    assert [decision.solved for decision in narrow_review.decisions] == [False, False, True, True]
    assert [decision.solved for decision in wide_review.decisions] == [False, False, False, True]
    assert narrow_review.decisions[-1].equity != pytest.approx(
        wide_review.decisions[-1].equity, abs=5e-4
    )
    assert [str(note) for note in wide_review.notes] == [
        "flop not solved; ranges unchanged",
        "turn not solved; ranges unchanged",
    ]


def test_values_without_the_extension_are_the_same() -> None:
    hand = as_history(river_hand("AhQh", "KhKs", ("check", "bet 9", "call")))
    with tier.use_tier("numpy"):
        numpy_decisions = list_solved_decisions(review_hand(hand))
    for decision_review, compiled_decision in zip(
        numpy_decisions, list_solved_decisions(review_hand(hand)), strict=True
    ):
        assert decision_review.loss == pytest.approx(compiled_decision.loss, abs=0.02)
        assert decision_review.equity == pytest.approx(compiled_decision.equity, abs=0.01)


def test_flop_without_the_extension_is_not_solved() -> None:
    hand = as_history(river_hand("AhQh", "KhKs", ("check", "check")))
    with tier.use_tier("numpy"):
        review = review_hand(hand, solve_from="flop", time_limit=0.05)
    flop_decision = review.decisions[1]
    assert not flop_decision.solved
    assert str(flop_decision.reason) == "not solved: a flop needs the C extension"
    assert flop_decision.equity is not None


def test_short_time_limit_leaves_a_street_unsolved() -> None:
    hand = as_history(river_hand("AhQh", "KhKs", ("check", "check")))
    review = review_hand(hand, accuracy=1e-9, time_limit=1e-9)
    assert "at the time limit" in str(review.decisions[-1].reason)
    assert review.worst is None


def test_numbers_of_a_hand_at_a_node_match_its_tables() -> None:
    node = solve_river().root["check"]
    numbers = node.hand_numbers("KhQh")
    assert numbers.ev == pytest.approx(
        {action: ev_table["KhQh"] for action, ev_table in node.action_ev.items()}
    )
    assert numbers.equity == pytest.approx(node.equity.ip["KhQh"])
    assert numbers.strategy == pytest.approx(node.strategy("KhQh"))
    with pytest.raises(BadSpot, match="3c2c is out of the range of the second player here"):
        node.hand_numbers("3c2c")


@pytest.mark.parametrize(
    "bet, sizes", [(5, ["bet 5"]), (6, ["bet 6"]), (8, ["bet 8"]), (10, ["bet 10", "bet 6"])]
)
def test_flop_bet_near_the_usual_one_takes_its_place(bet: int, sizes: list[str]) -> None:
    hand = rb.Hand("nlhe 1/2", seed=7)
    for action in ("raise 6", "call", f"bet {bet}", "call"):
        hand.act(action)
    line = read_hand_line(hand, "flop")
    sizes_by_player = line.add_played_sizes(tree_sizes("flop", line))
    spot = Spot(line.board, ["AA", "KK"], line.pot, line.stacks, sizes_by_player, minimum_bet=2)
    offered_actions = [action.name for action in spot.tree.nodes[0].actions]
    assert sorted(offered_actions) == sorted(["check", *sizes])
