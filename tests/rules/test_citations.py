"""Rules cited by code, cases and house options are covered by cases."""

import os
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat.engine.games.house_rules import HouseRules
from riverboat.engine.games.option_fields import options
from tests.rules import case_parser
from tests.rules.case_files import RULE_ID, HandCase, load_cases, load_excuses
from tests.rules.events import event_cases
from tests.rules.floor import floor_cases

ROOT = Path(__file__).resolve().parents[2]
HAND_AND_TABLE_CASES = load_cases()
FLOOR_AND_EVENT_CASES = (*floor_cases.load_cases(), *event_cases.load_cases())
RULES_WITH_CASE = frozenset(
    rule for case in (*HAND_AND_TABLE_CASES, *FLOOR_AND_EVENT_CASES) for rule in case.rules
)
COVERED_RULES = RULES_WITH_CASE | load_excuses().keys()


def find_citations() -> Iterator[tuple[str, str]]:
    """Yield every ``# rule:`` comment in the code with its ids."""
    for file in sorted((ROOT / "src").rglob("*.py")):
        for line_number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            citation = re.search(rf"# rule: ({RULE_ID.pattern}.*)", line)
            for rule in RULE_ID.findall(citation[1]) if citation else ():
                yield f"{file.relative_to(ROOT)}:{line_number}", rule


def test_rules_cited_in_code_have_cases() -> None:
    uncovered_citations = [
        f"{location} {rule}" for location, rule in find_citations() if rule not in COVERED_RULES
    ]
    assert not uncovered_citations
    assert len(list(find_citations())) > 50, "the code cites its rules"


def test_house_options_cite_rules_with_cases() -> None:
    for option in options(HouseRules):
        assert option.rules, f"{option.name} cites no rule"
        cited_rules = {*option.rules, *RULE_ID.findall(option.description)}
        assert cited_rules <= COVERED_RULES, f"{option.name}: {cited_rules - COVERED_RULES}"


def test_every_house_option_choice_has_case() -> None:
    choices_by_option: defaultdict[str, set[object]] = defaultdict(set)
    for case in HAND_AND_TABLE_CASES:
        if isinstance(case, HandCase):
            rules = case_parser.parse_house_rules(case.house)
            for option_name in HouseRules.__struct_fields__:
                choices_by_option[option_name].add(getattr(rules, option_name))
    for option in options(HouseRules):
        option_name = option.name
        played_choices = {_format_value(value) for value in choices_by_option[option_name]}
        expected_choices = set(option.choices_text.split(" | "))
        assert (
            played_choices == expected_choices
            if len(expected_choices) > 1
            else len(played_choices) > 1
        ), f"{option_name}: only {played_choices}"


def _format_value(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def test_untestable_rules_have_reason_and_no_case() -> None:
    for rule, reason in load_excuses().items():
        assert RULE_ID.fullmatch(rule), rule
        assert len(reason.split()) > 3, f"{rule}: {reason!r} is no reason"
        assert rule not in RULES_WITH_CASE, f"{rule} has a case and needs no excuse"


def test_case_names_are_unique() -> None:
    case_names = [str(case) for case in HAND_AND_TABLE_CASES]
    assert sorted(set(case_names)) == sorted(case_names)


def test_rule_ids_exist_in_rulebook() -> None:
    catalogue_path = os.environ.get("RIVERBOAT_CATALOGUE")
    catalogue = (
        Path(catalogue_path)
        if catalogue_path
        else ROOT.parent / "shared" / "rules" / "CATALOGUE.md"
    )
    if not catalogue.is_file():
        pytest.skip(f"no catalogue of rules at {catalogue}: set RIVERBOAT_CATALOGUE to its file")
    catalogue_text = catalogue.read_text(encoding="utf-8")
    listed_rules = set(re.findall(rf"^- \*\*({RULE_ID.pattern})\*\*", catalogue_text, re.MULTILINE))
    assert not COVERED_RULES - listed_rules
    assert not {rule for _, rule in find_citations()} - listed_rules
