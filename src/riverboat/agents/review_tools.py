"""Reviews and grades as English text, for tools of a model.

A hand that is still in progress is refused, whether it was dealt here or is given as text: a model
must not ask for the solution of a hand that it plays.
"""

from __future__ import annotations

from io import StringIO

from riverboat.hands import Hand
from riverboat.histories import HandHistory, read_hands
from riverboat.notation import BadNotation
from riverboat.review import (
    ActionValue,
    BadReview,
    DecisionReview,
    HandInProgress,
    HandReview,
    review,
)
from riverboat.training import GradedAnswer, TrainingSpot
from riverboat.training.answer_grades import grade_decision
from riverboat.words.refusals import agents as refusals
from riverboat.words.refusals import reviews as review_refusals
from riverboat.words.refusals.histories import HandStillRunning


def read_finished_hand(text: str) -> HandHistory:
    """Return the hand of a history text; ``HandInProgress`` unless the hand is over."""
    parsed_hands = read_hands(
        StringIO(text), errors="collect"
    )  # a text that is a path reads no file
    hands: list[HandHistory] = [*parsed_hands, *parsed_hands.refused]
    if len(hands) != 1:
        raise BadReview(refusals.OneHandExpected(len(hands)))
    [hand] = hands
    faults = [fault for fault in hand.read.faults if not isinstance(fault, HandStillRunning)]
    if faults:
        raise BadNotation(hand.read.refusal, hand.read.source.line)
    if hand.state is None or not hand.state.has_ended:
        raise HandInProgress(review_refusals.HandInPlay())
    return hand


def review_hand(hand: Hand | HandHistory, player: str | int | None, solve_from: str) -> HandReview:
    """Return the review of a hand; ``HandInProgress`` unless it is over."""
    return review(hand, player, solve_from=solve_from)


def describe_review(review: HandReview) -> str:
    """Return each decision of a review with its numbers, and the notes, as text."""
    lines = [
        f"{review.player} ({review.position}) with {review.cards or 'unknown cards'}: "
        f"result {review.net_bb:+.2f} bb, loss {review.loss_bb:.2f} bb."
    ]
    lines += [_format_decision(decision) for decision in review.decisions]
    lines += [f"Note: {note}." for note in review.notes]
    return "\n".join(lines)


def describe_grade(review: HandReview, number: int, action: str) -> str:
    """Return the grade of one decision, or of another action at that decision, as text."""
    decisions = {decision.number: decision for decision in review.decisions}
    if number not in decisions:
        raise BadReview(refusals.NoSuchDecision(number, tuple(map(str, decisions))))
    decision = decisions[number]
    if not decision.solved:
        return _format_decision(decision)
    if action:
        taken_action = _find_action(decision, action)
        assert decision.best is not None, "the decision is solved"
        loss, big_blind = decision.best.ev - taken_action.ev, review.big_blind or 1
        lines = [
            f"{taken_action.phrase} loses {loss / big_blind:.2f} bb, "
            f"{100 * loss / decision.pot:.1f}% of the pot."
        ]
    else:
        graded_answer = grade_decision(decision)
        lines = [
            f"{graded_answer.verdict}: {decision.phrase} loses {graded_answer.loss_bb:.2f} bb, "
            f"{graded_answer.loss_percent:.1f}% of the pot ({decision.why})."
        ]
    return "\n".join([*lines, _format_solution_mix(decision.actions)])


def describe_spot(name: str, spot: TrainingSpot) -> str:
    """Return a training spot as text: the situation and the legal actions."""
    return (
        f"{name}: {spot.street}, {spot.pot_type} pot. You are {spot.position} against "
        f"{spot.opponent_position} with {spot.cards}. Board: {spot.board}. Pot: {spot.pot}, "
        f"to call: {spot.to_call}, behind: {spot.stack}.\n"
        f"So far: {'; '.join(spot.view.history)}.\nYou may: {spot.hand.legal}."
    )


def describe_answer(answer: GradedAnswer) -> str:
    """Return the grade of an answer as text."""
    return (
        f"{answer.verdict}: {answer.taken.phrase} loses {answer.loss_bb:.2f} bb, "
        f"{answer.loss_percent:.1f}% of the pot ({answer.why}).\n"
        f"{_format_solution_mix(answer.actions)}"
    )


def _find_action(decision: DecisionReview, action: str) -> ActionValue:
    requested_text = action.strip().lower()
    for action_value in decision.actions:
        if requested_text in (
            str(action_value.phrase),
            f"{action_value.action} {action_value.to:g}",
        ):
            return action_value
    action_names = tuple([str(action_value.phrase) for action_value in decision.actions])
    raise BadReview(refusals.NoSuchGradedAction(repr(action), action_names))


def _format_decision(decision: DecisionReview) -> str:
    reason_texts = [str(phrase) for phrase in (decision.why, decision.reason) if phrase is not None]
    loss_text = "" if decision.loss_bb is None else f", loss {decision.loss_bb:.2f} bb"
    best_text = f", best {decision.best.phrase}" if decision.best is not None and loss_text else ""
    return (
        f"Decision {decision.number}, {decision.street}, pot {decision.pot:g}: "
        f"{decision.phrase}{loss_text}{best_text} ({'; '.join(reason_texts)})."
    )


def _format_solution_mix(actions: tuple[ActionValue, ...]) -> str:
    action_texts = [
        f"{action_value.phrase} {100 * action_value.frequency:.0f}% ({action_value.ev_bb:+.2f} bb)"
        for action_value in actions
    ]
    return f"Solution: {', '.join(action_texts)}."
