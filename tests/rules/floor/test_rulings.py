"""Every floor case under every authority with a claim for it.

``pytest tests/rules/floor -k C7`` runs those of one row of the worked examples.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor import (
    FloorDiscretion,
    OpenQuestion,
    Ruling,
    Verdict,
    authority,
    describe_verdict,
)
from riverboat.floor.bets.spoken_vocabulary import find_meanings
from riverboat.notation.named_refusals import build_reader_with_names
from tests.rules.checks import check_hand, check_message
from tests.rules.floor import floor_moments
from tests.rules.floor.case_rulings import case_hand, incident_of, rule_case
from tests.rules.floor.floor_cases import CaseEntry, TableTalkCase, load_cases, read_entries

PLAYERS = tuple("ABCDEFGHIJ")


@pytest.mark.parametrize("entry", list(read_entries()), ids=str)
def test_ruling_matches_case(entry: CaseEntry) -> None:
    case, case_authority = entry.case, authority(entry.by).replace(**entry.case.but)
    if case.moment:
        check_hand(floor_moments.play_moments(case, case_authority))
        return
    hand = case_hand(case, case_authority) if case.game else None
    names = hand.seats.names if hand else PLAYERS
    answers = [*case.answer]
    if case.seen and case.refused is not None:
        with pytest.raises(RefusalError) as refusal:
            rule_case(case, incident_of(case.all_seen[0], names), case_authority, hand, answers)
        check_message(build_reader_with_names(names).say(refusal.value.refusal), case.refused)
        return
    if hand and (case.continues_after_ruling or not case.seen):
        check_hand(hand.play_to_end() if case.plays_to_showdown else hand)
    verdicts = [
        rule_case(case, incident_of(incident, names), case_authority, hand, answers)
        for incident in case.all_seen
    ]
    assert [describe_verdict(verdict, build_reader_with_names(names)) for verdict in verdicts] == [
        *case.rulings(entry.by)
    ]
    assert not answers, f"nobody asked for {answers}"


RULED_BY_OTHER_RULE = {
    "BET-16": "CHIP-09", "BET-18": "VERB-04", "BET-28": "DEAD-01", "BYND-05": "SHOW-28",
    "BYND-21": "BYND-14", "DEAD-07": "SHOW-17", "HOLD-03": "MISD-11",
    "HOLD-11": "MISD-13", "IRRD-17": "MISD-11", "IRRG-07": "HOLD-10", "MISD-01": "MISD-12",
    "MISD-04": "MISD-05", "SHOW-01": "SHOW-28",
}  # fmt: skip
"""Rules that repeat a cited rule for one game or under another name."""


def test_rulings_cite_rule_of_their_case() -> None:
    cited_rules_by_rule: defaultdict[str, set[str]] = defaultdict(set)
    for entry in read_entries():
        case = entry.case
        if case.seen and case.refused is None:
            case_authority = authority(entry.by).replace(**case.but)
            hand = case_hand(case, case_authority, checked=False) if case.game else None
            names, answers = hand.seats.names if hand else PLAYERS, [*case.answer]
            rules = {
                rule
                for incident in case.all_seen
                for rule in _cited_rules(
                    rule_case(case, incident_of(incident, names), case_authority, hand, answers)
                )
            }
            for rule in case.rules:
                cited_rules_by_rule[rule] |= rules
    assert {
        rule for rule, citing_rules in cited_rules_by_rule.items() if rule not in citing_rules
    } == RULED_BY_OTHER_RULE.keys()
    for rule, other_rule in RULED_BY_OTHER_RULE.items():
        assert other_rule in cited_rules_by_rule[rule], rule


def _cited_rules(verdict: Verdict) -> Iterator[str]:
    """Return the rules that a verdict cites, whatever the answers to its questions are."""
    match verdict:
        case Ruling(cites=cites):
            yield from (cite.rule for cite in cites)
        case FloorDiscretion(choices, cites=cites):
            yield from (cite.rule for cite in cites)
            for choice in choices:
                yield from _cited_rules(choice)
        case OpenQuestion(answers=answers):
            for answer in answers:
                yield from _cited_rules(answer.verdict)


@pytest.mark.parametrize(
    "case", [case for case in load_cases() if isinstance(case, TableTalkCase)], ids=str
)
def test_table_talk_is_parsed_as_claimed(case: TableTalkCase) -> None:
    for table_talk, betting_word in case.heard.items():
        assert find_meanings(table_talk, case.language) == (
            (betting_word,) if betting_word else ()
        ), table_talk
