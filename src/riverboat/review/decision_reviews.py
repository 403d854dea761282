"""Reviews of single decisions, in the units of the hand's file."""

from __future__ import annotations

from typing import Final

from riverboat.cards import UNKNOWN, card_names
from riverboat.histories import HandHistory
from riverboat.review.decision_equity import combo_index
from riverboat.review.decision_reasons import chart_reason, solved_reason, unsolved_reason
from riverboat.review.hand_review import ActionValue, DecisionReview
from riverboat.review.played_decisions import PlayedDecision
from riverboat.review.street_solutions import SolvedDecision
from riverboat.words import Phrase
from riverboat.words.reviews import ReviewedAction

MIN_CORRECT_FREQUENCY: Final = 0.2
"""Frequency from which an action of the solution counts as correct. At equilibrium it costs
nothing, and its measured loss is the solver's error with this one hand."""
MAX_SOLUTION_ERROR: Final = 0.02
"""Largest loss, as a share of the pot, that counts as a solver error for an action of at least
`MIN_CORRECT_FREQUENCY`. A larger loss is real: the frequency is then inexact, as on lines that the
solution rarely plays."""


class DecisionWriter:
    """A writer of decision reviews, for one player in one hand."""

    def __init__(self, hand: HandHistory, seat: int) -> None:
        assert hand.state is not None, "a hand that was replayed"
        self._scale = hand.read.scale
        self._big_blind = hand.game.stakes.big_blind if hand.game else 0
        self._cards = hand.state.holdings[seat]

    def review_preflop(
        self, decision: PlayedDecision, equity: float | None, reason: Phrase
    ) -> DecisionReview:
        """Return the review of a preflop decision, judged by the chart if there is one."""
        chart = self._find_chart_frequencies(decision)
        if not chart:
            return self.review_unsolved(decision, equity, reason)
        chart_action = _find_chart_action(decision.action)
        return self._build_review(
            decision,
            equity,
            reason=reason,
            why=chart_reason(decision, chart),
            chart=chart,
            in_chart=chart[chart_action] > 0,
        )

    def review_unsolved(
        self, decision: PlayedDecision, equity: float | None, reason: Phrase
    ) -> DecisionReview:
        """Return the review of a decision, with pot odds and equity only."""
        return self._build_review(
            decision, equity, reason=reason, why=unsolved_reason(decision, equity)
        )

    def review_solved(
        self, decision: PlayedDecision, solved_decision: SolvedDecision, exploitability: float
    ) -> DecisionReview:
        """Return the review of a solved decision, with the values of its actions."""
        action_values = {
            name: self._build_action_value(name, solved_decision) for name in solved_decision.ev
        }
        taken_action = action_values[solved_decision.taken]
        best_action = max(action_values.values(), key=lambda action_value: action_value.ev)
        loss, big_blind = (
            best_action.ev - taken_action.ev,
            (self._big_blind or self._scale) / self._scale,
        )
        mixed_strategy_ev = sum(
            action_value.frequency * action_value.ev for action_value in action_values.values()
        )
        tolerance = exploitability / 100 * solved_decision.node.spot.pot / self._scale
        is_frequent = solved_decision.strategy[solved_decision.taken] >= MIN_CORRECT_FREQUENCY
        allowed_error = max(
            tolerance, MAX_SOLUTION_ERROR * decision.pot / self._scale if is_frequent else 0.0
        )
        is_accurate = loss <= allowed_error
        reason = solved_reason(
            decision, solved_decision, taken_action, best_action, within_accuracy=is_accurate
        )
        return self._build_review(
            decision,
            solved_decision.equity,
            why=reason,
            actions=tuple(action_values.values()),
            taken=taken_action,
            best=best_action,
            loss=loss,
            loss_bb=loss / big_blind,
            cost_bb=(mixed_strategy_ev - taken_action.ev) / big_blind,
            within_accuracy=is_accurate,
            exploitability=exploitability,
        )

    def _build_action_value(self, name: str, decision: SolvedDecision) -> ActionValue:
        action, raise_to = _parse_action(name)
        ev = decision.ev[name] / self._scale
        return ActionValue(
            action=action,
            to=raise_to / self._scale,
            frequency=decision.strategy[name],
            ev=ev,
            ev_bb=decision.ev[name] / (self._big_blind or self._scale),
        )

    def _find_chart_frequencies(self, decision: PlayedDecision) -> dict[str, float]:
        """Return the chart's frequencies for the player's hand; empty if they are unknown."""
        if decision.chart is None or not self._cards or UNKNOWN in self._cards:
            return {}
        combo = combo_index(self._cards)
        hand_frequencies = [float(frequencies[combo]) for frequencies in decision.chart]
        if abs(sum(hand_frequencies) - 1) > _ROUNDING_TOLERANCE:
            return {}
        return dict(zip(("fold", "call", "raise"), hand_frequencies, strict=True))

    def _build_review(
        self, decision: PlayedDecision, equity: float | None, **solved_fields: object
    ) -> DecisionReview:
        scale = self._scale
        return DecisionReview(
            number=decision.number,
            street=decision.street_name,
            board=card_names(decision.board),
            line=decision.line,
            pot=decision.pot / scale,
            to_call=decision.to_call / scale,
            pot_odds=decision.pot_odds,
            equity=equity,
            action=decision.action,
            to=decision.to / scale,
            solved="taken" in solved_fields,
            **solved_fields,  # type: ignore[arg-type]
        )


_ROUNDING_TOLERANCE = 1e-6


def _find_chart_action(action: ReviewedAction) -> str:
    return "raise" if action in ("bet", "raise") else "fold" if action == "fold" else "call"


def _parse_action(name: str) -> tuple[ReviewedAction, float]:
    """Return an action given by its name in the tree: ``bet 90``."""
    action_name, _, amount = name.partition(" ")
    action_by_name: dict[str, ReviewedAction] = {
        "fold": "fold",
        "check": "check",
        "call": "call",
        "bet": "bet",
        "raise": "raise",
    }
    return action_by_name[action_name], float(amount or 0)
