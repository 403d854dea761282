"""The floor's entry point: ``rule``. Start reading here.

``rule(incident, spot, authority)`` returns a ruling, a question with the verdict on each of its
answers, or the choices that the rulebook leaves to the floor. ``apply_answer`` fills in an answer.
The packages ``bets``, ``turns``, ``cards`` and ``hands`` hold the rules; this module only
dispatches to them.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine import HandState
from riverboat.floor.authorities import Authority
from riverboat.floor.bets.bet_incidents import AnyBetIncident
from riverboat.floor.bets.bet_rulings import rule_on_bet_incident
from riverboat.floor.cards.card_incidents import AnyCardIncident, CardIncident
from riverboat.floor.cards.card_rulings import rule_on_card_incident
from riverboat.floor.field_keys import replace_by_key
from riverboat.floor.hands.hand_incidents import AnyHandIncident, HandIncident
from riverboat.floor.hands.hand_rulings import rule_on_hand_incident
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot, spot_of
from riverboat.floor.turns.turn_incidents import AnyTurnIncident, TurnIncident
from riverboat.floor.turns.turn_rulings import rule_on_turn_incident
from riverboat.floor.verdict import AnswerCase, MissingAnswer, OpenQuestion, QuestionSpec, Verdict

AnyIncident = AnyBetIncident | AnyCardIncident | AnyHandIncident | AnyTurnIncident
"""Any incident: with a bet, with cards, with a hand or player, or with a turn."""


@deprecated_keywords(at="spot_or_hand")
def rule(incident: AnyIncident, spot_or_hand: HandState | Spot, authority: Authority) -> Verdict:
    """Return the verdict on an incident at this spot by this authority, without changing anything.

    If a running hand is passed, its past actions are unknown, and the floor asks for them. To avoid
    this, pass the spot that ``spot_of`` returns for the hand and its log.
    """
    spot = (
        spot_or_hand
        if isinstance(spot_or_hand, Spot)
        else spot_of(spot_or_hand, seat=incident.seat)
    )
    try:
        return _rule_by_package(incident, spot, authority)
    except MissingAnswer as missing_answer:
        return _build_question(missing_answer.question, incident, spot, authority)


def apply_answer(
    incident: AnyIncident, spot: Spot, question: OpenQuestion, value: object
) -> tuple[AnyIncident, Spot]:
    """Return the incident and the spot with *value* as the answer to the question."""
    source, _, field = question.field.partition(".")
    return (
        (incident, replace_by_key(spot, {field: value}))
        if source == "spot"
        else (replace_by_key(incident, {field: value}), spot)
    )


def _rule_by_package(incident: AnyIncident, spot: Spot, authority: Authority) -> Verdict:
    match incident:
        case TurnIncident():
            return rule_on_turn_incident(incident, spot, authority)
        case CardIncident():
            return rule_on_card_incident(incident, spot, authority)
        case HandIncident():
            return rule_on_hand_incident(incident, spot, authority)
        case _:
            return rule_on_bet_incident(incident, spot, authority)


def _build_question(
    question: QuestionSpec[Any], incident: AnyIncident, spot: Spot, authority: Authority
) -> OpenQuestion:
    """Build the question, with the verdict that each of its answers leads to.

    Impossible answers are left out; if none is left, the incident is impossible.
    """
    open_question = OpenQuestion(question.question, f"{question.source}.{question.field}", ())
    answers, last_error = [], None
    for answer, value in question.answers:
        answered_incident, answered_spot = apply_answer(incident, spot, open_question, value)
        try:
            answers.append(
                AnswerCase(answer, value, rule(answered_incident, answered_spot, authority))
            )
        except InvalidIncident as error:
            last_error = error
    if last_error is not None and not answers:
        raise last_error
    return replace(open_question, answers=tuple(answers))
