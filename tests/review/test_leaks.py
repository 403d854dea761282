"""Leaks: a planted habit is found and named, and correct play shows none."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

import riverboat as rb
from riverboat.review import Leak
from riverboat.review.decision_reviews import DecisionWriter
from riverboat.review.hand_review import DecisionReview, HandReview
from riverboat.review.leaks import MIN_DECISIONS, LeakFinder
from riverboat.review.played_decisions import PlayedDecision, played_decisions
from riverboat.review.review_tally import ReviewTally
from riverboat.review.street_solutions import SolvedDecision
from riverboat.solve.postflop import SpotNode
from riverboat.solve.postflop.spot_node import HandNumbers
from tests.review.river_hands import (
    RANGES,
    SIZES,
    as_history,
    deal_cards,
    play_river,
    river_hand,
    solve_river,
)


@cache
def find_node(path: tuple[str, ...]) -> SpotNode:
    """Return a node of the river."""
    return solve_river().root[path] if path else solve_river().root


@cache
def compute_hand_numbers(path: tuple[str, ...], cards: str) -> HandNumbers:
    """Return the numbers of a hand at a node."""
    return find_node(path).hand_numbers(cards)


_REVIEW_CACHE: dict[tuple[tuple[str, ...], str, str], DecisionReview] = {}


class RiverReviews:
    """Reviews of river hands from one solution, without solving it again for each hand.

    The numbers are those that ``review`` computes: ``test_quick_reviews_equal_whole_ones``.
    """

    def __init__(self, seed: int, fold_share: float = 0.0, min_bets: int = 1) -> None:
        """Fold *fold_share* of the decisions that face *min_bets* or more bets and raises."""
        self._rng, self._fold_share, self._min_bets = random.Random(seed), fold_share, min_bets
        history = as_history(river_hand("AhKh", "TsTc", ("check", "bet 9", "all-in", "fold")))
        self._writer = DecisionWriter(history, 0)
        self._templates = [
            played_decision
            for played_decision in played_decisions(history.log)
            if played_decision.street_name == "river"
        ]

    def __iter__(self) -> Iterator[HandReview]:
        while True:
            yield self.review(*deal_cards(self._rng))

    def review(self, ann: str, bob: str) -> HandReview:
        """Play one hand, and return the review of Ann's decisions."""
        node, decisions, bet_count = solve_river().root, list[DecisionReview](), 0
        while node.kind == "decision":
            cards = ann if node.player == "oop" else bob
            strategy = compute_hand_numbers(node.path, cards).strategy
            [action] = self._rng.choices(list(strategy), list(strategy.values()))
            if node.player == "oop":
                if bet_count >= self._min_bets and self._rng.random() < self._fold_share:
                    action = "fold"
                decisions.append(self._review_decision(node.path, cards, action, bet_count))
            bet_count += action.startswith(("bet", "raise"))
            node = find_node((*node.path, action))
        return HandReview(
            number="",
            player="Ann",
            position="BB",
            cards=ann,
            game="nlhe",
            board="",
            big_blind=2,
            net_bb=0,
            decisions=tuple(decisions),
            ranges={},
        )

    def _review_decision(
        self, path: tuple[str, ...], cards: str, action: str, bet_count: int
    ) -> DecisionReview:
        """Review a decision; equal ones are reviewed once in all runs."""
        cache_key = path, cards, action
        if cache_key not in _REVIEW_CACHE:
            hand_numbers = compute_hand_numbers(path, cards)
            solved_decision = SolvedDecision(
                find_node(path),
                hand_numbers.equity,
                hand_numbers.strategy,
                hand_numbers.ev,
                action,
                54,
            )
            _REVIEW_CACHE[cache_key] = self._writer.review_solved(
                self._make_played_decision(action, bet_count), solved_decision, 0.3
            )
        return _REVIEW_CACHE[cache_key]

    def _make_played_decision(self, action: str, bet_count: int) -> PlayedDecision:
        """Return a decision with this action after a number of bets."""
        line_names = ("unopened", "facing a bet", "facing a raise", "facing a re-raise")
        old_template = self._templates[min(bet_count, 2)]
        played_decision = object.__new__(PlayedDecision)
        for field_name in PlayedDecision.__slots__:
            object.__setattr__(played_decision, field_name, getattr(old_template, field_name))
        object.__setattr__(played_decision, "action", action.split()[0])
        object.__setattr__(played_decision, "line", line_names[min(bet_count, 3)])
        return played_decision


def find_leaks(reviews: RiverReviews, hand_count: int) -> list[Leak]:
    finder = LeakFinder()
    for _, review in zip(range(hand_count), reviews, strict=False):
        finder.add(review)
    return finder.leaks()


def test_quick_reviews_equal_whole_ones() -> None:
    river_reviews = RiverReviews(0)
    hand = as_history(river_hand("AhQh", "KhKs", ("check", "bet 9", "fold")))
    node = solve_river().root["check"]["bet 9"]
    numbers = node.hand_numbers("AhQh")
    solved_decision = SolvedDecision(node, numbers.equity, numbers.strategy, numbers.ev, "fold", 54)
    decision_review = river_reviews._writer.review_solved(
        river_reviews._make_played_decision("fold", 1), solved_decision, 0.1
    )
    whole_review = rb.review(hand, "Ann", ranges=RANGES, solve_from="river", sizes=SIZES).decisions[
        -1
    ]
    for name in ("action", "line", "street", "loss_bb", "cost_bb"):
        assert getattr(decision_review, name) == pytest.approx(getattr(whole_review, name)), name


def test_folding_too_much_is_found_and_named() -> None:
    leaks = find_leaks(RiverReviews(1, fold_share=0.6), 2_000)
    line_leaks = [leak for leak in leaks if leak.kind == "line"]
    assert line_leaks
    assert {leak.action for leak in line_leaks} == {"fold"}
    assert line_leaks[0].line in ("facing a bet", "facing a raise")
    assert 0 < line_leaks[0].low < line_leaks[0].cost_bb < line_leaks[0].high
    assert line_leaks[0].played > line_leaks[0].solution + 0.1
    assert str(line_leaks[0]).startswith(f"river, {line_leaks[0].line}: ")
    assert "; fold " in str(line_leaks[0])


def test_folding_to_river_raises_is_found_and_named() -> None:
    leaks = find_leaks(RiverReviews(2, fold_share=1.0, min_bets=2), 2_000)
    [line_leak] = [leak for leak in leaks if leak.kind == "line"]
    assert (line_leak.kind, line_leak.group, line_leak.line) == ("line", "river", "facing a raise")
    assert line_leak.action == "fold"
    assert line_leak.played > line_leak.solution + 0.1


def test_leak_by_board_texture_is_found_and_named() -> None:
    reviews, finder, rng = RiverReviews(1), LeakFinder(), random.Random(1)
    hand_review = reviews.review(*deal_cards(rng))
    for hand_index in range(120):
        board, cost = [("Qs Jh 2h 7c 4d", 0.0), ("9s 9h 2h 7c", 1.0)][hand_index % 2]
        decision = replace(hand_review.decisions[0], board=board, cost_bb=cost + rng.gauss(0, 0.2))
        finder.add(replace(hand_review, decisions=(decision,)))
    leaks = [leak for leak in finder.leaks() if leak.kind == "texture"]
    assert [leak.group for leak in leaks] == ["two-tone paired"]
    assert 0.8 < leaks[0].low < leaks[0].cost_bb < leaks[0].high < 1.2
    assert str(leaks[0]).startswith("paired two-tone flops: ")


@pytest.mark.slow
def test_habit_of_folding_to_raises_is_named_in_twenty_of_twenty_runs() -> None:
    for seed in range(20):
        leaks = find_leaks(RiverReviews(seed, fold_share=1.0, min_bets=2), 2_000)
        assert any(leak.line == "facing a raise" and leak.action == "fold" for leak in leaks), seed


@pytest.mark.slow
def test_correct_play_shows_no_leak_in_two_thousand_hands() -> None:
    has_leaks = [bool(find_leaks(RiverReviews(seed), 2_000)) for seed in range(200, 220)]
    assert sum(has_leaks) <= 1


@pytest.mark.slow
def test_habit_is_found_in_files_of_two_thousand_hands(tmp_path: object) -> None:
    rng = random.Random(7)
    hands = [play_river(rng, fold_share=0.4).hand for _ in range(2_000)]
    folder_review = rb.review_folder(hands, "Ann", ranges=RANGES, solve_from="river", sizes=SIZES)
    assert any(leak.kind == "line" and leak.action == "fold" for leak in folder_review.leaks())


def test_groups_of_the_same_decisions_are_one_leak() -> None:
    leaks = find_leaks(RiverReviews(1, fold_share=1.0, min_bets=2), 2_000)
    assert len({(leak.decisions, leak.cost_bb) for leak in leaks}) == len(leaks)


def test_few_hands_with_one_dear_mistake_show_no_leak() -> None:
    reviews, finder, rng = RiverReviews(1), LeakFinder(), random.Random(1)
    hand_review = reviews.review(*deal_cards(rng))
    for hand_index in range(MIN_DECISIONS + 5):
        decision = replace(
            hand_review.decisions[0], cost_bb=40.0 if hand_index == 7 else rng.gauss(0, 0.1)
        )
        finder.add(replace(hand_review, decisions=(decision,)))
    assert finder.leaks() == []


def test_small_groups_are_not_judged() -> None:
    assert find_leaks(RiverReviews(1, fold_share=1.0), MIN_DECISIONS // 3) == []


def test_costliest_decisions_are_sorted_and_beyond_the_accuracy() -> None:
    tally = ReviewTally()
    for _, review in zip(range(300), RiverReviews(4, fold_share=0.6), strict=False):
        tally.add(review)
    losses = [decision.decision.loss_bb or 0.0 for decision in tally.worst(20)]
    assert len(losses) == 20
    assert losses == sorted(losses, reverse=True)
    assert not any(decision.decision.within_accuracy for decision in tally.worst(20))
