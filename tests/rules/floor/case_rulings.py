"""Incidents of floor cases as values, and verdicts on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from riverboat.engine import AnyFact, HandState, HouseRules
from riverboat.floor import (
    AnyIncident,
    Authority,
    OpenQuestion,
    Spot,
    Verdict,
    apply_answer,
    rule,
    spot_of,
)
from riverboat.words import ENGLISH
from tests.rules.case_files import BadCase, HandCase
from tests.rules.case_player import PlayedHand, play_case
from tests.rules.floor.floor_cases import FloorCase


def case_hand(case: FloorCase, authority: Authority, *, checked: bool = True) -> PlayedHand:
    """Return a case's hand, played under the authority's house rules unless the case names some.

    Authorities with equal house rules share the hand: a caller that plays on needs a fresh one.
    """
    packed_case = msgspec.msgpack.encode(_to_hand_case(case))
    return _play_packed_case(packed_case, None if case.house else authority.house_rules, checked)


def play_fresh_case_hand(case: FloorCase, authority: Authority) -> PlayedHand:
    """Return a fresh hand of a case, for a caller that plays on."""
    return play_case(_to_hand_case(case), None if case.house else authority.house_rules)


@lru_cache(maxsize=16)
def _play_packed_case(packed_case: bytes, house: HouseRules | None, checked: bool) -> PlayedHand:
    return play_case(msgspec.msgpack.decode(packed_case, type=HandCase), house, checked=checked)


def _to_hand_case(case: FloorCase) -> HandCase:
    fields = {name: getattr(case, name) for name in HandCase.__struct_fields__}
    if case.seen:
        fields["refused"] = None  # a field of the incident, not of an action
    return HandCase(**fields)


SEAT_FIELDS = frozenset("who to whose overcall fouled third whom also".split())
"""Incident fields that are seats, written as names in cases."""


def incident_of(fields: dict[str, Any], names: tuple[str, ...]) -> AnyIncident:
    """Return the incident of a case, with seat numbers in place of names."""
    fields_with_seats = {
        key: names.index(value) if key in SEAT_FIELDS and isinstance(value, str) else value
        for key, value in fields.items()
    }
    try:
        return msgspec.convert({"incident": fields_with_seats}, _IncidentWrapper).incident
    except msgspec.ValidationError as error:
        raise BadCase(f"{fields}: {error}") from error


class _IncidentWrapper(msgspec.Struct):
    """Wrapper of an incident, because msgspec decodes a union only as a field of a struct."""

    incident: AnyIncident


def rule_case(
    case: FloorCase,
    incident: AnyIncident,
    authority: Authority,
    hand: PlayedHand | None,
    answers: list[str | int],
) -> Verdict:
    """Return the verdict, answering questions as the case says."""
    if hand is None:
        return _verdict_with_answers(incident, msgspec.convert(case.spot, Spot), authority, answers)
    return verdict_on(incident, hand.hand, hand.log, authority, answers)


def verdict_on(
    incident: AnyIncident,
    hand: HandState,
    log: list[AnyFact],
    authority: Authority,
    answers: list[str | int],
) -> Verdict:
    """Return the verdict on an incident in a running hand."""
    return _verdict_with_answers(incident, spot_of(hand, log, incident.seat), authority, answers)


def _verdict_with_answers(
    incident: AnyIncident, spot: Spot, authority: Authority, answers: list[str | int]
) -> Verdict:
    verdict = rule(incident, spot, authority)
    while isinstance(verdict, OpenQuestion) and answers:
        incident, spot = apply_answer(
            incident, spot, verdict, _answer_value(verdict, answers.pop(0))
        )
        verdict = rule(incident, spot, authority)
    return verdict


def _answer_value(open_question: OpenQuestion, answer_text: str | int) -> object:
    """Return the value of an answer: a number, or the choice with this text."""
    if not open_question.answers:
        return answer_text
    for answer in open_question.answers:
        if ENGLISH.say(answer.answer) == answer_text:
            return answer.value
    choice_texts = [ENGLISH.say(choice.answer) for choice in open_question.answers]
    raise BadCase(f"{answer_text!r} answers nothing: {choice_texts}")
