"""The decisions of a played hand, each with the table as the player saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from riverboat.cards import Cards
from riverboat.engine import AnyFact, HandStarted, HandState, ToAct
from riverboat.engine import pending_decision as pending_decision
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_reducer import apply
from riverboat.review.preflop_charts import ChartFrequencies, chart_shares
from riverboat.words.reviews import ReviewedAction, ReviewLine


@dataclass(frozen=True, slots=True, eq=False)
class PlayedDecision:
    """One decision of a played hand. Chips are in the unit of the log."""

    number: int
    """Index of the decision in its hand, from 0."""
    seat: int
    street: int
    street_name: str
    action: ReviewedAction
    to: int
    """The player's total on the street after the action."""
    pot: int
    """The part of the pot that the player can win, bets of the street included."""
    to_call: int
    line: ReviewLine
    board: Cards
    board_count: int
    live_seats: tuple[int, ...]
    """Seats with cards, clockwise from the left of the button."""
    holdings: tuple[Cards, ...]
    """The known cards of each seat at that time."""
    upcards: tuple[Cards, ...]
    chart: ChartFrequencies | None
    """The chart of a decision before the flop."""

    @property
    def pot_odds(self) -> float:
        """The equity that a call needs: the call divided by the pot after it; 0 without a bet."""
        return self.to_call / (self.pot + self.to_call) if self.to_call else 0.0


def played_decisions(log: Sequence[AnyFact]) -> Iterator[PlayedDecision]:
    """Yield the decisions of a log, in order."""
    hand_started = log[0]
    assert isinstance(hand_started, HandStarted), "a log begins with it"
    state, decision_number, has_checked = HandState(hand_started), 0, False
    for fact in log[1:]:
        if isinstance(fact, f.BettingOpened | f.BoardDealt):
            has_checked = False
        elif isinstance(fact, f.Folded | f.Checked | f.Called | f.Raised) and state.street >= 0:
            yield _build_decision(state, fact, decision_number, has_checked=has_checked)
            decision_number += 1
            has_checked |= isinstance(fact, f.Checked)
        apply(state, fact)


def _build_decision(
    hand: HandState,
    fact: f.Folded | f.Checked | f.Called | f.Raised,
    decision_number: int,
    *,
    has_checked: bool,
) -> PlayedDecision:
    seat = fact.seat
    to_call = max(0, min(hand.current_bet - hand.bets[seat], hand.stacks[seat]))
    max_bet = hand.bets[seat] + to_call
    uncallable_chips = sum(max(0, bet - max_bet) for bet in hand.bets)
    return PlayedDecision(
        number=decision_number,
        seat=seat,
        street=hand.street,
        street_name=hand.game.variant.streets[hand.street].name,
        action=_find_reviewed_action(hand, fact),
        to=_compute_total_after_action(hand, fact, to_call),
        pot=hand.pot - uncallable_chips,
        to_call=to_call,
        line=_find_betting_line(hand, has_checked=has_checked),
        board=tuple(hand.board),
        board_count=len(hand.boards),
        live_seats=hand.seats_in_mask(hand.live_mask),
        holdings=tuple(map(tuple, hand.holdings)),
        upcards=tuple(map(tuple, hand.upcards)) if hand.upcards else ((),) * hand.players,
        chart=_find_preflop_chart(hand, seat),
    )


def _find_reviewed_action(
    hand: HandState, fact: f.Folded | f.Checked | f.Called | f.Raised
) -> ReviewedAction:
    if isinstance(fact, f.Raised):
        return "raise" if hand.current_bet else "bet"
    return _ACTION_BY_FACT_TYPE[type(fact)]


_ACTION_BY_FACT_TYPE: Final[dict[type, ReviewedAction]] = {
    f.Folded: "fold",
    f.Checked: "check",
    f.Called: "call",
}


def _compute_total_after_action(
    hand: HandState, fact: f.Folded | f.Checked | f.Called | f.Raised, to_call: int
) -> int:
    if isinstance(fact, f.Raised):
        return fact.to
    return hand.bets[fact.seat] + (to_call if isinstance(fact, f.Called) else 0)


def _find_betting_line(hand: HandState, *, has_checked: bool) -> ReviewLine:
    bet_count = hand.bets_made + (hand.street == 0 and hand.bets_made > 0)
    if bet_count == 0:
        return "checked to" if has_checked else "unopened"
    if bet_count == 1:
        return "facing a bet"
    return "facing a raise" if bet_count == 2 else "facing a re-raise"


def _find_preflop_chart(hand: HandState, seat: int) -> ChartFrequencies | None:
    if hand.street:
        return None
    turn = pending_decision(hand)
    return chart_shares(hand, turn) if isinstance(turn, ToAct) and turn.seat == seat else None
