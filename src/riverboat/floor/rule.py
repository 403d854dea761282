"""What the floor rules: start reading here.

``rule(seen, at, by)`` takes what was seen, the moment of the hand and the authority, and gives a
ruling, a question with all that its answers lead to, or the choices that the book leaves.
``answered`` puts an answer in its place. Chapters hold the rules; this page only finds them.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from riverboat.engine import HandState
from riverboat.floor.authorities import Authority
from riverboat.floor.bets.bet_incidents import AnyBet
from riverboat.floor.bets.bet_rulings import bet_ruling
from riverboat.floor.cards.card_incidents import AnyCard, CardIncident
from riverboat.floor.cards.card_rulings import card_ruling
from riverboat.floor.hands.hand_incidents import AnyHand, HandIncident
from riverboat.floor.hands.hand_rulings import hand_ruling
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot, spot_of
from riverboat.floor.turns.turn_incidents import AnyTurn, TurnIncident
from riverboat.floor.turns.turn_rulings import turn_ruling
from riverboat.floor.verdict import AnswerCase, MissingAnswer, OpenQuestion, QuestionSpec, Verdict

AnyIncident = AnyBet | AnyCard | AnyHand | AnyTurn
"""Everything that can be seen: the union of all chapters."""


def rule(incident: AnyIncident, at: HandState | Spot, authority: Authority) -> Verdict:
    """The verdict on what was *seen*, *at* this moment, *by* this authority; changes nothing.

    A running hand has no log here: who has done what is asked, unless ``spot_of`` was given one.
    """
    spot = at if isinstance(at, Spot) else spot_of(at, who=incident.who)
    try:
        return _chapter(incident, spot, authority)
    except MissingAnswer as missing:
        return _build_question(missing.question, incident, spot, authority)


def apply_answer(
    incident: AnyIncident, spot: Spot, question: OpenQuestion, value: object
) -> tuple[AnyIncident, Spot]:
    """What was seen and where, with *value* as the answer to a question."""
    where, _, field = question.field.partition(".")
    change: dict[str, Any] = {field: value}
    return (
        (incident, replace(spot, **change))
        if where == "spot"
        else (replace(incident, **change), spot)
    )


def _chapter(incident: AnyIncident, spot: Spot, authority: Authority) -> Verdict:
    match incident:
        case TurnIncident():
            return turn_ruling(incident, spot, authority)
        case CardIncident():
            return card_ruling(incident, spot, authority)
        case HandIncident():
            return hand_ruling(incident, spot, authority)
        case _:
            return bet_ruling(incident, spot, authority)


def _build_question(
    ask: QuestionSpec[Any], incident: AnyIncident, spot: Spot, authority: Authority
) -> OpenQuestion:
    """The question, and for each of its answers what would be ruled.

    An answer that cannot be so here is none; if none is left, what was seen cannot have been.
    """
    asks = OpenQuestion(ask.question, f"{ask.of}.{ask.field}", ())
    follows, impossible = [], None
    for answer, value in ask.answers:
        told, there = apply_answer(incident, spot, asks, value)
        try:
            follows.append(AnswerCase(answer, value, rule(told, there, authority)))
        except InvalidIncident as why:
            impossible = why
    if impossible is not None and not follows:
        raise impossible
    return replace(asks, answers=tuple(follows))
