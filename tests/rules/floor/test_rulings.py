"""Every case of the floor under every authority that speaks to it.

``pytest tests/rules/floor -k C7`` runs those of one row of the worked examples.
"""

from __future__ import annotations

import pytest

from riverboat.engine.asked.errors import WithReason
from riverboat.floor import authority, reads
from riverboat.floor.bets.vocabulary import meanings
from riverboat.notation.naming import by_name
from tests.rules.checks import check_hand, check_message
from tests.rules.floor import moments
from tests.rules.floor.floor_cases import Entry, HeardCase, cases, entries
from tests.rules.floor.ruling import at_the_table, observed, ruled

PLAYERS = tuple("ABCDEFGHIJ")


@pytest.mark.parametrize("entry", list(entries()), ids=str)
def test_ruling(entry: Entry) -> None:
    case, by = entry.case, authority(entry.by).but(**entry.case.but)
    if case.moment:
        check_hand(moments.played_through(case, by))
        return
    hand = at_the_table(case, by) if case.game else None
    names = hand.seats.names if hand else PLAYERS
    answers = [*case.answer]
    if case.seen and case.refused is not None:
        with pytest.raises(WithReason) as refusal:
            ruled(case, observed(case.all_seen[0], names), by, hand, answers)
        check_message(by_name(names).say(refusal.value.refusal), case.refused)
        return
    if hand and (case.plays_on or not case.seen):
        check_hand(hand.to_the_end() if case.to_the_end else hand)
    found = [ruled(case, observed(seen, names), by, hand, answers) for seen in case.all_seen]
    assert [reads(verdict, by_name(names)) for verdict in found] == [*case.rulings(entry.by)]
    assert not answers, f"nobody asked for {answers}"


@pytest.mark.parametrize("case", [each for each in cases() if isinstance(each, HeardCase)], ids=str)
def test_words(case: HeardCase) -> None:
    for said, word in case.heard.items():
        assert meanings(said, case.language) == ((word,) if word else ()), said
