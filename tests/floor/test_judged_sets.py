"""Judged test sets: their counts match the documented table."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from riverboat.floor import authority
from riverboat.floor.incident import incident_tag
from riverboat.floor.incident_parsing.number_words import LANGUAGES
from riverboat.floor.inquiry.inquiry import Query, inquire
from riverboat.floor.inquiry.responses import RulingResponse
from riverboat.floor.intents.situation_rules import rules_by_situation
from riverboat.floor.situations import situation
from tests.floor.texts.situations import FOLDER
from tests.schedule import run_in

EXPECTED_COUNTS: Final = {
    ("tenth", "en"): {"first": 182, "offered": 53, "asked": 1, "missed": 63, "misread": 1},
    ("tenth", "cs"): {"first": 110, "offered": 43, "asked": 0, "missed": 47, "misread": 0},
    ("eleventh", "en"): {"first": 88, "offered": 32, "book": 64, "missed": 116, "misread": 0},
    ("eleventh", "cs"): {"first": 66, "offered": 17, "book": 52, "missed": 65, "misread": 0},
    ("twelfth", "en"): {"first": 209, "offered": 19, "book": 70, "missed": 2, "misread": 0},
    ("twelfth", "cs"): {"first": 152, "offered": 12, "book": 29, "missed": 7, "misread": 0},
}


def load_judged_rows(set_name: str, language: str) -> list[tuple[str, ...]]:
    """Return the rows of a set: number, rules, outcome, situation and line."""
    rows = (FOLDER / set_name / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    return [tuple(row.split("\t")) for row in rows]


@pytest.mark.parametrize("number, code", EXPECTED_COUNTS)
def test_page_counts_match_judged_rows(number: str, code: str) -> None:
    outcome_counts = Counter([outcome for _, _, outcome, _, _ in load_judged_rows(number, code)])
    expected_counts = EXPECTED_COUNTS[number, code]
    assert dict(outcome_counts) == {
        outcome: count for outcome, count in expected_counts.items() if count
    }
    row = " | ".join([str(count) for count in expected_counts.values()])
    readme_text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert f"| {len(load_judged_rows(number, code))} | {row} |" in readme_text


JUDGED_RIGHT: Final = {
    "e015", "e061", "e130", "e203", "e215", "e217", "e263",
}  # fmt: skip
"""Lines of the tenth set whose ruling cites another rule than the one of the line, and is right."""


@run_in("slow", "cs", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_rulings_on_tenth_set_cite_the_rule_of_the_line(code: str) -> None:
    """Other rulings on these lines must be judged by a reader first."""
    chosen_authority = authority("cash-2026")
    for line_number, rules, _, _, line in load_judged_rows("tenth", code):
        response = inquire(Query(line, chosen_authority, code))
        if isinstance(response, RulingResponse) and line_number not in JUDGED_RIGHT:
            cited_rules = {cite.rule for cite in getattr(response.verdict, "cites", ())}
            incident_kind = incident_tag(type(response.understood.incident))
            assert cited_rules & {*rules.split(",")} or incident_kind in _kinds_citing(rules), (
                line_number,
                line,
            )


def _kinds_citing(rules: str) -> set[str]:
    """Return the kinds of incidents whose rulings cite one of the rules."""
    expected_rules = {*rules.split(",")}
    return {
        incident_tag(situation(situation_key).incident_type)
        for situation_key, cited_rules in rules_by_situation().items()
        if expected_rules & {*cited_rules}
    }
