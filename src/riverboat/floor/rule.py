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
from riverboat.floor.bets.ruling import bet_ruling
from riverboat.floor.bets.seen import AnyBet
from riverboat.floor.cards.ruling import card_ruling
from riverboat.floor.cards.seen import AnyCard, CardSeen
from riverboat.floor.hands.ruling import hand_ruling
from riverboat.floor.hands.seen import AnyHand, HandSeen
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot, spot_of
from riverboat.floor.turns.ruling import turn_ruling
from riverboat.floor.turns.seen import AnyTurn, TurnSeen
from riverboat.floor.verdict import Answered, Ask, Asks, Missing, Verdict

AnyObservation = AnyBet | AnyCard | AnyHand | AnyTurn
"""Everything that can be seen: the union of all chapters."""


def rule(seen: AnyObservation, at: HandState | Spot, by: Authority) -> Verdict:
    """The verdict on what was *seen*, *at* this moment, *by* this authority; changes nothing.

    A running hand has no log here: who has done what is asked, unless ``spot_of`` was given one.
    """
    spot = at if isinstance(at, Spot) else spot_of(at, who=seen.who)
    try:
        return _chapter(seen, spot, by)
    except Missing as missing:
        return _asks(missing.ask, seen, spot, by)


def answered(
    seen: AnyObservation, spot: Spot, asks: Asks, value: object
) -> tuple[AnyObservation, Spot]:
    """What was seen and where, with *value* as the answer to a question."""
    where, _, field = asks.field.partition(".")
    change: dict[str, Any] = {field: value}
    return (seen, replace(spot, **change)) if where == "spot" else (replace(seen, **change), spot)


def _chapter(seen: AnyObservation, spot: Spot, by: Authority) -> Verdict:
    match seen:
        case TurnSeen():
            return turn_ruling(seen, spot, by)
        case CardSeen():
            return card_ruling(seen, spot, by)
        case HandSeen():
            return hand_ruling(seen, spot, by)
        case _:
            return bet_ruling(seen, spot, by)


def _asks(ask: Ask[Any], seen: AnyObservation, spot: Spot, by: Authority) -> Asks:
    """The question, and for each of its answers what would be ruled.

    An answer that cannot be so here is none; if none is left, what was seen cannot have been.
    """
    asks = Asks(ask.question, f"{ask.of}.{ask.field}", ())
    follows, impossible = [], None
    for answer, value in ask.answers:
        told, there = answered(seen, spot, asks, value)
        try:
            follows.append(Answered(answer, value, rule(told, there, by)))
        except BadObservation as why:
            impossible = why
    if impossible is not None and not follows:
        raise impossible
    return replace(asks, answers=tuple(follows))
