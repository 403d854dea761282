"""Running totals of reviewed hands: losses, the costliest decisions and the leaks."""

from __future__ import annotations

from heapq import heappush, heappushpop
from typing import Final

from msgspec import Struct

from riverboat.review.hand_review import DecisionReview, HandReview
from riverboat.review.leaks import Leak, LeakFinder

MAX_WORST: Final = 100
"""Number of decisions with the largest losses that are stored."""


class RankedDecision(Struct, frozen=True, kw_only=True):
    """A decision with a large loss, and its hand."""

    hand: str
    player: str
    position: str
    cards: str
    decision: DecisionReview


class ReviewTally:
    """Running totals of reviewed hands, in constant memory."""

    def __init__(self) -> None:
        self.hands = self.decisions = self.solved = 0
        self.loss_bb = self.net_bb = self.all_in_bb = 0.0
        self._leak_finder = LeakFinder()
        self._costliest_heap: list[tuple[float, int, RankedDecision]] = []
        self._pushed_count = 0

    def add(self, review: HandReview) -> None:
        """Add a reviewed hand."""
        self.hands += 1
        self.net_bb += review.net_bb
        self.all_in_bb += review.net_bb if review.all_in_bb is None else review.all_in_bb
        self._leak_finder.add(review)
        for decision in review.decisions:
            self.decisions += 1
            if decision.loss_bb is not None:
                self.solved += 1
                self.loss_bb += decision.loss_bb
                self._rank_decision(review, decision, decision.loss_bb)

    def _rank_decision(self, review: HandReview, decision: DecisionReview, loss_bb: float) -> None:
        if decision.within_accuracy:
            return
        ranked_decision = RankedDecision(
            hand=review.number,
            player=review.player,
            position=review.position,
            cards=review.cards,
            decision=decision,
        )
        self._pushed_count += 1
        push_onto_heap = heappush if len(self._costliest_heap) < MAX_WORST else heappushpop
        push_onto_heap(self._costliest_heap, (loss_bb, -self._pushed_count, ranked_decision))

    def worst(self, count: int = 10) -> list[RankedDecision]:
        """Return the *count* decisions with the largest losses, at most 100.

        Decisions whose loss is within the accuracy of the solution are left out.
        """
        return [
            ranked_decision
            for *_, ranked_decision in sorted(self._costliest_heap, reverse=True)[:count]
        ]

    def leaks(self) -> list[Leak]:
        """Return the leaks of these hands, by total cost, the costliest first."""
        return self._leak_finder.leaks()
