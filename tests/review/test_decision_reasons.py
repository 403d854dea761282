"""Reasons of solved decisions: each clause names numbers of the solution, and contradicts none."""

from __future__ import annotations

import re
from typing import Any

import pytest

import riverboat as rb
from riverboat import Spot
from riverboat.cards import parse_cards
from riverboat.review import DecisionReview
from riverboat.review.decision_reviews import DecisionWriter
from riverboat.review.opponent_answers import (
    bet_answers,
    bet_frequency_after_check,
    blocked_hands,
    range_equity,
)
from riverboat.review.played_decisions import PlayedDecision, played_decisions
from riverboat.review.street_solutions import SolvedDecision
from tests.review.river_hands import BOARD, RANGES, SIZES, as_history, river_hand, solve_river

CARDS = parse_cards(BOARD)


def review_last_decision(cards: str, *actions: str, **changed_options: Any) -> DecisionReview:
    hand = as_history(river_hand(cards, "KhKs" if "K" not in cards else "TsTc", actions))
    review_options: dict[str, Any] = {
        "ranges": RANGES,
        "solve_from": "river",
        "sizes": SIZES,
    } | changed_options
    return rb.review(hand, "Ann", **review_options).decisions[-1]


def test_answers_to_a_bet_are_those_of_the_tree() -> None:
    node = solve_river().root
    [bet_action] = [action for action in node.actions if action.startswith("bet")]
    hand = parse_cards("Ah Qh")
    answers = bet_answers(node, bet_action, hand, CARDS)
    assert answers is not None
    assert answers.average_fold_share == pytest.approx(
        node[bet_action].strategy()["fold"], abs=1e-6
    )
    bet_chips = float(bet_action.split()[1])
    assert answers.break_even_fold_share == pytest.approx(bet_chips / (bet_chips + node.spot.pot))
    assert 0 <= answers.fold_share <= 1
    assert answers.equity_when_called is not None
    assert answers.equity_when_called < node.hand_numbers("AhQh").equity  # weaker hands fold
    assert bet_answers(node, "check", hand, CARDS) is None


def test_bets_after_a_check_and_range_equity_are_those_of_the_tree() -> None:
    root = solve_river().root
    unblocking_hand = parse_cards("3c 3d")
    bet_frequency = bet_frequency_after_check(root, unblocking_hand)
    weights, strategy = root["check"].reach.ip.weights, root["check"].strategy_array()
    assert bet_frequency == pytest.approx(
        1 - (weights * strategy[0]).sum() / weights.sum(), abs=1e-6
    )
    assert bet_frequency_after_check(root["check"], parse_cards("3c 3d")) is None
    assert range_equity(root) == pytest.approx(root.equity.oop.average)


def test_blocked_hands_are_counted_by_their_strength() -> None:
    node = Spot(BOARD, ["AsTs, 3c3d", "AA, 65s"], 10, 90, SIZES).solve(to=0.5).root
    blocked_shares = blocked_hands(node, parse_cards("As Ts"), CARDS)
    assert blocked_shares is not None
    assert blocked_shares.better == pytest.approx(3 / 6)  # three of six pairs of aces
    assert blocked_shares.worse == 0
    assert blocked_hands(node, parse_cards("As Ts"), CARDS[:4]) is None


def test_wrong_call_and_wrong_fold_name_the_price() -> None:
    fold_review = review_last_decision("AhQh", "check", "bet 9", "fold")
    assert "a call needs 30% equity and the hand has " in str(fold_review.why)
    call_review = review_last_decision("3c2c", "check", "bet 9", "call")
    assert str(call_review.why).startswith("fold is worth ")
    assert "a call needs 30% equity and the hand has only " in str(call_review.why)


def test_wrong_bet_explanation_compares_folds_with_bluff_price() -> None:
    decision = review_last_decision("3c2c", "bet 9", "call")
    assert re.search(r"\d+% of hands fold, and a bluff needs 43%", str(decision.why))


def test_right_actions_name_their_frequency() -> None:
    decision = review_last_decision("AhQh", "check", "bet 9", "call")
    assert str(decision.why).startswith("the solution plays this 100% of the time: ")


def test_prices_never_contradict_the_verdict() -> None:
    for cards in ("AhAs", "QhJs", "Th9h", "9s8s", "KhTh", "7s7h"):
        for action in ("fold", "call"):
            decision = review_last_decision(cards, "check", "bet 9", action)
            assert decision.best is not None
            reason = str(decision.why)
            if decision.best.action == "fold" and not decision.within_accuracy:
                assert "only" in reason
            if "the hand has only" in reason:
                assert decision.equity is not None
                assert decision.equity < decision.pot_odds


def make_writer(cards: str, *actions: str) -> tuple[DecisionWriter, PlayedDecision, SolvedDecision]:
    """Return the last decision of a hand, and its numbers in the solution."""
    hand = as_history(river_hand(cards, "KhKs", actions))
    node = solve_river().root["check"]["bet 9"]
    hand_numbers = node.hand_numbers(cards)
    solved_decision = SolvedDecision(
        node, hand_numbers.equity, hand_numbers.strategy, hand_numbers.ev, "fold", 54
    )
    return DecisionWriter(hand, 0), list(played_decisions(hand.log))[-1], solved_decision


@pytest.mark.parametrize(
    "share, loss, counts", [(0.3, 0.2, False), (0.1, 0.2, True), (0.3, 2, True)]
)
def test_usual_actions_of_the_solution_are_no_loss(share: float, loss: float, counts: bool) -> None:
    writer, decision, solved_decision = make_writer("AhQh", "check", "bet 9", "fold")
    strategy = dict.fromkeys(solved_decision.strategy, 0.0) | {"fold": share, "call": 1 - share}
    action_evs = dict.fromkeys(solved_decision.ev, 0.0) | {"call": loss}
    review = writer.review_solved(
        decision, solved_decision._replace(strategy=strategy, ev=action_evs), 0.3
    )
    assert review.within_accuracy is not counts
    assert review.loss == pytest.approx(loss)  # the number stays
    reason = "the solution plays this 30% of the time"
    assert str(review.why).startswith("call is worth" if counts else reason)
