"""Reasons of a verdict: pot odds, equity and the better action, as phrases."""

from __future__ import annotations

from collections.abc import Mapping

from riverboat.review.hand_review import ActionValue
from riverboat.review.played_decisions import PlayedDecision
from riverboat.words import Phrase
from riverboat.words import reviews as w


def percent(share: float) -> str:
    """Return a share in percent, as a whole number.

    >>> percent(0.254)
    '25'
    """
    return f"{100 * share:.0f}"


def solved_reason(
    decision: PlayedDecision,
    equity: float,
    taken: ActionValue,
    best: ActionValue,
    *,
    within_accuracy: bool,
) -> Phrase:
    """Return the reason of a solved decision."""
    if within_accuracy:
        return w.SolutionAction(percent(taken.frequency), percent(equity))
    gain = f"{best.ev_bb - taken.ev_bb:.2f}"
    if taken.action == "fold" or (taken.action, best.action) == ("call", "fold"):
        return w.PotOddsVerdict(percent(decision.pot_odds), percent(equity), best.phrase, gain)
    return w.BetterAction(best.phrase, gain, percent(equity))


def unsolved_reason(decision: PlayedDecision, equity: float | None) -> Phrase | None:
    """Return the pot odds and the equity of a decision that is not solved, as far as known."""
    if decision.to_call and equity is not None:
        return w.PotOddsAndEquity(percent(decision.pot_odds), percent(equity))
    if equity is not None:
        return w.EquityOnly(percent(equity))
    return w.PotOddsOnly(percent(decision.pot_odds)) if decision.to_call else None


def chart_reason(decision: PlayedDecision, chart: Mapping[str, float]) -> Phrase:
    """Return the verdict of the charts on a decision before the flop."""
    played: w.ReviewedAction = decision.action
    taken = "raise" if played in ("bet", "raise") else "fold" if played == "fold" else "call"
    if chart[taken]:
        return w.ChartFrequency(played, percent(chart[taken]))
    usual = max(chart, key=lambda name: chart[name])
    passive: w.ReviewedAction = "call" if decision.to_call else "check"
    shown: w.ReviewedAction = (
        "raise" if usual == "raise" else "fold" if usual == "fold" else passive
    )
    return w.OutOfChart(played, shown, percent(chart[usual]))
