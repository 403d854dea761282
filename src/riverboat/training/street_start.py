"""The street of a training spot: the hand and ranges at its start, and its solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from riverboat.cards import card_names
from riverboat.engine import HandStarted
from riverboat.hands import Hand
from riverboat.review.played_decisions import PlayedDecision, played_decisions
from riverboat.review.review_errors import BadReview
from riverboat.review.street_solutions import (
    SolvedStreet,
    SolveSettings,
    find_inexact_reason,
    narrow_ranges,
    solve_street,
)
from riverboat.solve.postflop.hand_spots import read_hand_line
from riverboat.training.flop_library import FlopSolution, find_flop
from riverboat.training.ranged_hand import RangedHand
from riverboat.training.spot_filter import POT_TYPES, PotType
from riverboat.training.training_errors import BadTraining
from riverboat.words.refusals import training as w

ACCURACY: Final = 0.1
"""Exploitability of the solutions, in percent of the pot."""
TIME_LIMIT: Final = 60.0
"""Maximum number of seconds for the solution of a street."""


class StreetStart(Struct, frozen=True, kw_only=True):
    """A hand at the start of its trained street, with the ranges at that time."""

    ranged_hand: RangedHand
    first_decision: PlayedDecision
    """The first decision of the street; its action is a placeholder, a check or call."""

    @property
    def street(self) -> str:
        """``flop``, ``turn`` or ``river``."""
        return self.first_decision.street_name

    def solve(self, hand: Hand, seat: int, accuracy: float) -> SolvedStreet:
        """Solve the street in a tree that includes the bets of *hand*.

        A flop comes from the library: :class:`BadTraining` if the library lacks it.
        """
        if self.street == "flop":
            return self._load_stored_flop(hand, seat)
        settings = _solve_settings(accuracy, self.street)
        return solve_street(hand, self.first_decision, self.ranged_hand.weights, seat, settings)

    def _load_stored_flop(self, hand: Hand, seat: int) -> SolvedStreet:
        preflop_line = tuple(self.ranged_hand.actions[1:-1])
        renamed_flop = find_flop(stacks_of(hand), preflop_line, self.first_decision.board)
        if renamed_flop is None:
            raise BadTraining(w.SavedSpotUnusable())
        seats = self.first_decision.live_seats[0], self.first_decision.live_seats[1]
        weights = self.ranged_hand.weights
        solution = FlopSolution(renamed_flop, (weights[seats[0]], weights[seats[1]]))
        cards_text = card_names(tuple(hand.state.holdings[seat])).replace(" ", "")
        return SolvedStreet(solution, tuple(read_hand_line(hand, "flop").path), seats, cards_text)


def street_start(ranged_hand: RangedHand) -> StreetStart:
    """Return the start of the current street of a hand."""
    return StreetStart(ranged_hand=ranged_hand, first_decision=pending_decision(ranged_hand.hand))


def pending_decision(hand: Hand) -> PlayedDecision:
    """Return the pending decision of a hand, as if the player checked or called."""
    passive_hand = hand.after("call" if hand.legal.call else "check")
    *_, decision = played_decisions(passive_hand.log)
    return decision


def play_solved_street(
    start: StreetStart, actions: Sequence[str], seat: int, accuracy: float
) -> None:
    """Play the actions of a street, and narrow the ranges by the street's solution."""
    hand = start.ranged_hand.hand
    for action in actions:
        hand = hand.after(action)
    narrow_by_solution(start.ranged_hand, start.solve(hand, seat, accuracy))
    for action in actions:
        start.ranged_hand.act(action)


def narrow_by_solution(ranged_hand: RangedHand, solved_street: SolvedStreet) -> None:
    """Narrow the ranges by the actions on a solved street."""
    narrowed_weights, _ = narrow_ranges(solved_street, ranged_hand.weights)
    for seat, weights in narrowed_weights.items():
        ranged_hand.weights[seat] = weights


def require_accurate_solution(
    solved_street: SolvedStreet, street: str, accuracy: float
) -> SolvedStreet:
    """Return a solution that is accurate enough; raise :class:`BadReview` otherwise."""
    if reason := find_inexact_reason(solved_street.solution, _solve_settings(accuracy, street)):
        raise BadReview(reason)  # type: ignore[arg-type]
    return solved_street


def _solve_settings(accuracy: float, street: str) -> SolveSettings:
    return SolveSettings(accuracy, street, None, TIME_LIMIT, 1)


def pot_type(ranged_hand: RangedHand) -> PotType:
    """Return the pot type, which is the number of raises before the flop."""
    return POT_TYPES[min(ranged_hand.preflop_raises, len(POT_TYPES) - 1)]


def stacks_of(hand: Hand) -> tuple[int, ...]:
    """Return the starting stacks of a hand."""
    hand_started = hand.log[0]
    assert isinstance(hand_started, HandStarted), "a log begins with it"
    return tuple(hand_started.stacks)
