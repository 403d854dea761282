"""Every case of the floor under every authority that speaks to it.

``pytest tests/rules/floor -k C7`` runs those of one row of the worked examples.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from riverboat.engine.asked.errors import WithReason
from riverboat.floor import (
    AnyObservation,
    Asks,
    Authority,
    Spot,
    Verdict,
    answered,
    authority,
    reads,
    rule,
    spot_of,
)
from riverboat.floor.bets.vocabulary import meanings
from riverboat.notation.naming import by_name
from riverboat.words import ENGLISH
from tests.rules.case_files import BadCase, HandCase
from tests.rules.checks import check_hand, check_message
from tests.rules.floor.floor_cases import Entry, FloorCase, HeardCase, cases, entries
from tests.rules.playing import Played, played

PLAYERS = tuple("ABCDEFGHIJ")


@pytest.mark.parametrize("entry", list(entries()), ids=str)
def test_ruling(entry: Entry) -> None:
    case, by = entry.case, authority(entry.by).but(**entry.case.but)
    hand = at_the_table(case, by) if case.game else None
    names = hand.seats.names if hand else PLAYERS
    answers = [*case.answer]
    if case.seen and case.refused is not None:
        with pytest.raises(WithReason) as refusal:
            ruled(case, observed(case.all_seen[0], names), by, hand, answers)
        check_message(by_name(names).say(refusal.value.refusal), case.refused)
        return
    if hand and not case.seen:
        check_hand(hand.to_the_end() if case.to_the_end else hand)
    found = [ruled(case, observed(seen, names), by, hand, answers) for seen in case.all_seen]
    assert [reads(verdict, by_name(names)) for verdict in found] == [*case.rulings(entry.by)]
    assert not answers, f"nobody asked for {answers}"


@pytest.mark.parametrize("case", [each for each in cases() if isinstance(each, HeardCase)], ids=str)
def test_words(case: HeardCase) -> None:
    for said, word in case.heard.items():
        assert meanings(said, case.language) == ((word,) if word else ()), said


def at_the_table(case: FloorCase, by: Authority) -> Played:
    """The hand of a case, played in the authority's house unless the case names one."""
    fields = {name: getattr(case, name) for name in HandCase.__struct_fields__}
    if case.seen:
        fields["refused"] = None  # that is said of what was seen, not of an action
    return played(HandCase(**fields), None if case.house else by.hand)


SEATS = frozenset("who to whose overcall fouled third whom also".split())
"""The fields of observations that are seats: a case has a name there."""


def observed(seen: dict[str, Any], names: tuple[str, ...]) -> AnyObservation:
    """What was seen, with seats for names."""
    told = {
        key: names.index(value) if key in SEATS and isinstance(value, str) else value
        for key, value in seen.items()
    }
    try:
        found: AnyObservation = msgspec.convert(told, AnyObservation)
    except msgspec.ValidationError as why:
        raise BadCase(f"{seen}: {why}") from why
    return found


def ruled(
    case: FloorCase,
    seen: AnyObservation,
    by: Authority,
    hand: Played | None,
    answers: list[str | int],
) -> Verdict:
    """The verdict, with the answers that the case gives to what is asked."""
    if hand is None:
        spot = msgspec.convert(case.spot, Spot)
    else:
        spot = spot_of(hand.hand, hand.log, seen.who)
    verdict = rule(seen, spot, by)
    while isinstance(verdict, Asks) and answers:
        seen, spot = answered(seen, spot, verdict, _value(verdict, answers.pop(0)))
        verdict = rule(seen, spot, by)
    return verdict


def _value(asks: Asks, said: str | int) -> object:
    """What an answer means: the number, or the answer that reads like that."""
    if not asks.answers:
        return said
    for each in asks.answers:
        if ENGLISH.say(each.answer) == said:
            return each.value
    raise BadCase(f"{said!r} answers nothing: {[ENGLISH.say(a.answer) for a in asks.answers]}")
