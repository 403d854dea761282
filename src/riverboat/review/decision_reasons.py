"""Reasons for a verdict as phrases: price, folds, equity when called, blockers, range equity.

A reason states numbers of the solution that a player can check, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isnan
from typing import Final

from riverboat.cards import Cards
from riverboat.review.hand_review import ActionValue
from riverboat.review.opponent_answers import (
    BetResponses,
    bet_answers,
    bet_frequency_after_check,
    blocked_hands,
    range_equity,
)
from riverboat.review.played_decisions import PlayedDecision
from riverboat.review.street_solutions import SolvedDecision
from riverboat.words import Phrase
from riverboat.words import reviews as w

MIN_BLOCKER_EFFECT: Final = 0.03
"""Minimum effect of the player's blockers that a reason mentions, from 0 to 1.

It is a difference of shares: of hands that fold with and without the blockers, or of better and
worse hands that they block.
"""
RARE_FREQUENCY: Final = 0.005
"""Minimum frequency of an action that a reason calls an action of the solution."""
MIN_SHOWN_GAIN: Final = 0.005
"""Smallest gain in big blinds that is shown; less would be printed as 0.00 bb."""
VALUE_BET_EQUITY: Final = 0.5
"""Minimum equity, if the opponent calls, at which a reason calls a bet a value bet."""
BLUFF_EQUITY: Final = 0.15
"""Maximum equity, if the opponent calls, at which a reason calls a bet a bluff."""


def percent(share: float) -> str:
    """Return a share as a whole percentage.

    >>> percent(0.254)
    '25'
    """
    return f"{100 * share:.0f}"


def solved_reason(
    decision: PlayedDecision,
    solved_decision: SolvedDecision,
    taken_action: ActionValue,
    best_action: ActionValue,
    *,
    within_accuracy: bool,
) -> Phrase:
    """Return the reason for the verdict on a solved decision."""
    verdict_phrase: Phrase
    gain_bb = best_action.ev_bb - taken_action.ev_bb
    is_correct = within_accuracy or gain_bb < MIN_SHOWN_GAIN
    if not is_correct:
        verdict_phrase = w.BestActionGain(best_action.phrase, f"{gain_bb:.2f}")
    elif taken_action.frequency < RARE_FREQUENCY:
        verdict_phrase = w.EqualToBest()
    else:
        verdict_phrase = w.SolutionFrequency(percent(taken_action.frequency))
    best_action_name = max(solved_decision.ev, key=lambda name: solved_decision.ev[name])
    better_action = solved_decision.taken if is_correct else best_action_name
    first_clause, second_clause = _ReasonBuilder(decision, solved_decision).explain(better_action)
    return w.VerdictReason(verdict_phrase, first_clause, second_clause)


class _ReasonBuilder:
    """A builder of the clauses of a reason, from the numbers of one decision."""

    def __init__(self, decision: PlayedDecision, solved_decision: SolvedDecision) -> None:
        self._decision, self._solved_decision = decision, solved_decision
        self._cards: Cards = decision.holdings[decision.seat]

    def explain(self, better_action: str) -> tuple[Phrase, Phrase | None]:
        """Return one or two clauses that explain why *better_action* beats the action taken."""
        taken_action_name, faces_bet = self._solved_decision.taken, self._decision.to_call > 0
        if _is_bet(better_action):
            return self._explain_bet(better_action)
        if taken_action_name != better_action and _is_bet(taken_action_name):
            responses = self._find_bet_responses(taken_action_name)
            if responses is not None:
                second_clause = (
                    self._explain_price(better_action) if faces_bet else self._explain_check()
                )
                return self._explain_wrong_bet(responses), second_clause
        if faces_bet:
            return self._explain_price(better_action), self._explain_blockers(better_action)
        return w.EquityVerdict(percent(self._solved_decision.equity)), self._explain_check()

    def _explain_bet(self, bet_name: str) -> tuple[Phrase, Phrase | None]:
        responses = self._find_bet_responses(bet_name)
        if responses is None:
            return w.EquityVerdict(percent(self._solved_decision.equity)), None
        taken_action_name = self._solved_decision.taken
        if (
            taken_action_name != bet_name
            and _is_bet(taken_action_name)
            and (taken_responses := self._find_bet_responses(taken_action_name)) is not None
        ):
            return _explain_responses(responses), _explain_better_size(taken_responses)
        extra_folds = responses.fold_share - responses.average_fold_share
        if (
            extra_folds >= MIN_BLOCKER_EFFECT
            and (responses.equity_when_called or 0) < VALUE_BET_EQUITY
        ):
            average_percent = percent(responses.average_fold_share)
            return _explain_responses(responses), w.FoldsByBlockers(average_percent)
        range_equity_clause = None if self._decision.to_call else self._explain_range_equity()
        return _explain_responses(responses), range_equity_clause

    def _find_bet_responses(self, bet_name: str) -> BetResponses | None:
        return bet_answers(self._solved_decision.node, bet_name, self._cards, self._decision.board)

    def _explain_wrong_bet(self, responses: BetResponses) -> Phrase:
        """Return the clause that explains why a check, call or fold is better than the bet."""
        equity_when_called, equity = responses.equity_when_called, self._solved_decision.equity
        if equity_when_called is None or (
            responses.fold_share < responses.break_even_fold_share and equity < VALUE_BET_EQUITY
        ):
            return w.FoldsToBet(
                percent(responses.fold_share), percent(responses.break_even_fold_share)
            )
        return w.EquityWhenCalled(percent(equity), percent(equity_when_called))

    def _explain_price(self, better_action: str) -> Phrase:
        pot_odds, equity = self._decision.pot_odds, self._solved_decision.equity
        price_and_equity_percents = percent(pot_odds), percent(equity)
        is_call_profitable = equity >= pot_odds
        if price_and_equity_percents[0] == price_and_equity_percents[1]:
            return w.CallPrice(*price_and_equity_percents)
        if is_call_profitable == (better_action != "fold"):
            return (
                w.FavourablePrice(*price_and_equity_percents)
                if is_call_profitable
                else w.PriceTooHigh(*price_and_equity_percents)
            )
        if self._decision.street_name == "river":  # within the accuracy, or by the rake
            return w.CallPrice(*price_and_equity_percents)
        return (
            w.EquityNotRealised(*price_and_equity_percents)
            if is_call_profitable
            else w.ImpliedOddsReason(*price_and_equity_percents)
        )

    def _explain_blockers(self, better_action: str) -> Phrase | None:
        blocked_shares = blocked_hands(
            self._solved_decision.node, self._cards, self._decision.board
        )
        if blocked_shares is None:
            return None
        blocker_effect = blocked_shares.better - blocked_shares.worse
        if (blocker_effect if better_action == "call" else -blocker_effect) < MIN_BLOCKER_EFFECT:
            return None
        return w.HandsBlocked(percent(blocked_shares.better), percent(blocked_shares.worse))

    def _explain_check(self) -> Phrase | None:
        bet_frequency = bet_frequency_after_check(self._solved_decision.node, self._cards)
        return (
            self._explain_range_equity()
            if bet_frequency is None
            else w.OpponentBetsAfterCheck(percent(bet_frequency))
        )

    def _explain_range_equity(self) -> Phrase | None:
        equity_share = range_equity(self._solved_decision.node)
        return None if isnan(equity_share) else w.RangeEquity(percent(equity_share))


def _is_bet(action: str) -> bool:
    return action.startswith(("bet", "raise"))


def _explain_responses(responses: BetResponses) -> Phrase:
    fold_percent, equity_when_called = percent(responses.fold_share), responses.equity_when_called
    if equity_when_called is None:
        return w.FoldsToBet(fold_percent, percent(responses.break_even_fold_share))
    if equity_when_called >= VALUE_BET_EQUITY:
        return w.ValueBetReason(percent(equity_when_called), fold_percent)
    if equity_when_called < BLUFF_EQUITY:
        return w.FoldsToBet(fold_percent, percent(responses.break_even_fold_share))
    return w.SemiBluffReason(fold_percent, percent(equity_when_called))


def _explain_better_size(responses: BetResponses) -> Phrase | None:
    """Return the clause on the responses to the size that was bet, if another size is better.

    Return ``None`` if all hands fold to the bet.
    """
    equity_when_called = responses.equity_when_called
    return (
        None
        if equity_when_called is None
        else w.ChosenBetSize(percent(responses.fold_share), percent(equity_when_called))
    )


def unsolved_reason(decision: PlayedDecision, equity: float | None) -> Phrase | None:
    """Return the pot odds and equity of an unsolved decision, as far as they are known."""
    if decision.to_call and equity is not None:
        return w.PotOddsAndEquity(percent(decision.pot_odds), percent(equity))
    if equity is not None:
        return w.EquityVerdict(percent(equity))
    return w.PotOddsLabel(percent(decision.pot_odds)) if decision.to_call else None


def chart_reason(decision: PlayedDecision, chart: Mapping[str, float]) -> Phrase:
    """Return the verdict of the starting charts on a preflop decision."""
    action: w.ReviewedAction = decision.action
    chart_action = "raise" if action in ("bet", "raise") else "fold" if action == "fold" else "call"
    if chart[chart_action]:
        return w.ChartFrequency(action, percent(chart[chart_action]))
    most_frequent_action = max(chart, key=lambda name: chart[name])
    passive_action: w.ReviewedAction = "call" if decision.to_call else "check"
    usual_action: w.ReviewedAction = (
        "raise"
        if most_frequent_action == "raise"
        else "fold"
        if most_frequent_action == "fold"
        else passive_action
    )
    return w.ChartDeviation(action, usual_action, percent(chart[most_frequent_action]))
