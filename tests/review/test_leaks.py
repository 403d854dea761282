"""Leaks: a planted habit is found and named, and correct play shows none."""

from __future__ import annotations

import random
from collections.abc import Iterator

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
from tests.review.river_hands import (
    RANGES,
    SIZES,
    as_history,
    deal_cards,
    play_river,
    river_hand,
    river_solution,
)


class RiverReviews:
    """Reviews of river hands from one solution, without solving it again for each hand.

    The numbers are those that ``review`` computes: ``test_quick_reviews_equal_whole_ones``.
    """

    def __init__(self, seed: int, folds: float = 0.0) -> None:
        self._rng, self._folds = random.Random(seed), folds
        history = as_history(river_hand("AhKh", "TsTc", ("check", "bet 9", "all-in", "fold")))
        self._writer = DecisionWriter(history, 0)
        self._templates = [
            each for each in played_decisions(history.log) if each.street_name == "river"
        ]

    def __iter__(self) -> Iterator[HandReview]:
        while True:
            yield self.review(*deal_cards(self._rng))

    def review(self, ann: str, bob: str) -> HandReview:
        """Play one hand, and return the review of Ann's decisions."""
        node, decisions, bets = river_solution().root, list[DecisionReview](), 0
        while node.kind == "decision":
            numbers = node.hand_numbers(ann if node.player == "oop" else bob)
            [action] = self._rng.choices(list(numbers.strategy), list(numbers.strategy.values()))
            if node.player == "oop":
                if "fold" in numbers.ev and self._rng.random() < self._folds:
                    action = "fold"
                found = SolvedDecision(
                    node, numbers.equity, numbers.strategy, numbers.ev, action, 54
                )
                played = self._template(action, bets)
                decisions.append(self._writer.solved(played, found, 0.3))
            bets += action.startswith(("bet", "raise"))
            node = node[action]
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

    def _template(self, action: str, bets: int) -> PlayedDecision:
        """Return a decision with this action and so many bets before."""
        lines = ("unopened", "facing a bet", "facing a raise", "facing a re-raise")
        old = self._templates[min(bets, 2)]
        made = object.__new__(PlayedDecision)
        for name in PlayedDecision.__slots__:
            object.__setattr__(made, name, getattr(old, name))
        object.__setattr__(made, "action", action.split()[0])
        object.__setattr__(made, "line", lines[min(bets, 3)])
        return made


def leaks_of(reviews: RiverReviews, hands: int) -> list[Leak]:
    finder = LeakFinder()
    for _, review in zip(range(hands), reviews, strict=False):
        finder.add(review)
    return finder.leaks()


def test_quick_reviews_equal_whole_ones() -> None:
    quick = RiverReviews(0)
    hand = as_history(river_hand("AhQh", "KhKs", ("check", "bet 9", "fold")))
    node = river_solution().root["check"]["bet 9"]
    numbers = node.hand_numbers("AhQh")
    found = SolvedDecision(node, numbers.equity, numbers.strategy, numbers.ev, "fold", 54)
    one = quick._writer.solved(quick._template("fold", 1), found, 0.1)
    other = rb.review(hand, "Ann", ranges=RANGES, solve_from="river", sizes=SIZES).decisions[-1]
    for name in ("action", "line", "street", "loss_bb", "cost_bb"):
        assert getattr(one, name) == pytest.approx(getattr(other, name)), name


def test_folding_too_much_is_found_and_named() -> None:
    leaks = leaks_of(RiverReviews(1, folds=0.6), 2_000)
    facing = [leak for leak in leaks if leak.kind == "line"]
    assert facing
    assert {leak.action for leak in facing} == {"fold"}
    assert facing[0].line in ("facing a bet", "facing a raise")
    assert 0 < facing[0].low < facing[0].cost_bb < facing[0].high
    assert facing[0].played > facing[0].solution + 0.1
    assert str(facing[0]).startswith(f"river, {facing[0].line}: ")
    assert "; fold " in str(facing[0])


def test_leak_by_board_texture_is_found_and_named() -> None:
    reviews, finder, rng = RiverReviews(1), LeakFinder(), random.Random(1)
    one = reviews.review(*deal_cards(rng))
    for k in range(120):
        board, cost = [("Qs Jh 2h 7c 4d", 0.0), ("9s 9h 2h 7c", 1.0)][k % 2]
        decision = replace(one.decisions[0], board=board, cost_bb=cost + rng.gauss(0, 0.2))
        finder.add(replace(one, decisions=(decision,)))
    found = [leak for leak in finder.leaks() if leak.kind == "texture"]
    assert [leak.group for leak in found] == ["two-tone paired"]
    assert 0.8 < found[0].low < found[0].cost_bb < found[0].high < 1.2
    assert str(found[0]).startswith("paired two-tone flops: ")


def test_correct_play_shows_no_leak_in_eight_short_runs() -> None:
    assert not any(leaks_of(RiverReviews(seed), 250) for seed in range(100, 108))


@pytest.mark.slow
def test_correct_play_shows_no_leak_in_two_thousand_hands() -> None:
    reports = [bool(leaks_of(RiverReviews(seed), 2_000)) for seed in range(200, 220)]
    assert sum(reports) <= 1


@pytest.mark.slow
def test_habit_is_found_in_files_of_two_thousand_hands(tmp_path: object) -> None:
    rng = random.Random(7)
    hands = [play_river(rng, folds=0.4).hand for _ in range(2_000)]
    found = rb.review_folder(hands, "Ann", ranges=RANGES, solve_from="river", sizes=SIZES)
    assert any(leak.kind == "line" and leak.action == "fold" for leak in found.leaks())


def test_small_groups_are_not_judged() -> None:
    assert leaks_of(RiverReviews(1, folds=1.0), MIN_DECISIONS // 3) == []


def test_costliest_decisions_are_sorted_and_beyond_the_accuracy() -> None:
    tally = ReviewTally()
    for _, review in zip(range(150), RiverReviews(4, folds=0.6), strict=False):
        tally.add(review)
    losses = [each.decision.loss_bb or 0.0 for each in tally.worst(20)]
    assert len(losses) == 20
    assert losses == sorted(losses, reverse=True)
    assert not any(each.decision.within_accuracy for each in tally.worst(20))
