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
CASES = load_cases()
OTHER_CASES = (*floor_cases.load_cases(), *event_cases.load_cases())
RULES_WITH_CASE = frozenset(rule for case in (*CASES, *OTHER_CASES) for rule in case.rules)
EXPLAINED_RULES = RULES_WITH_CASE | load_excuses().keys()


def citations() -> Iterator[tuple[str, str]]:
    """Yield every ``# rule:`` comment in the code with its ids."""
    for file in sorted((ROOT / "src").rglob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            cited = re.search(rf"# rule: ({RULE_ID.pattern}.*)", line)
            for rule in RULE_ID.findall(cited[1]) if cited else ():
                yield f"{file.relative_to(ROOT)}:{number}", rule


def test_rules_cited_in_code_have_cases() -> None:
    missing = [f"{place} {rule}" for place, rule in citations() if rule not in EXPLAINED_RULES]
    assert not missing
    assert len(list(citations())) > 50, "the code cites its rules"


def test_house_options_cite_rules_with_cases() -> None:
    for option in options(HouseRules):
        assert option.rules, f"{option.name} cites no rule"
        cited = {*option.rules, *RULE_ID.findall(option.description)}
        assert cited <= EXPLAINED_RULES, f"{option.name}: {cited - EXPLAINED_RULES}"


def test_every_house_option_choice_has_case() -> None:
    played: defaultdict[str, set[object]] = defaultdict(set)
    for case in CASES:
        if isinstance(case, HandCase):
            rules = case_parser.parse_house_rules(case.house)
            for name in HouseRules.__struct_fields__:
                played[name].add(getattr(rules, name))
    for option in options(HouseRules):
        name = option.name
        writtens = {_format_value(value) for value in played[name]}
        wanted_parts = set(option.choices_text.split(" | "))
        assert writtens == wanted_parts if len(wanted_parts) > 1 else len(writtens) > 1, (
            f"{name}: only {writtens}"
        )


def _format_value(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def test_untestable_rules_have_reason_and_no_case() -> None:
    for rule, reason in load_excuses().items():
        assert RULE_ID.fullmatch(rule), rule
        assert len(reason.split()) > 3, f"{rule}: {reason!r} is no reason"
        assert rule not in RULES_WITH_CASE, f"{rule} has a case and needs no excuse"


def test_case_names_are_unique() -> None:
    names = [str(case) for case in CASES]
    assert sorted(set(names)) == sorted(names)


def test_rule_ids_exist_in_rulebook() -> None:
    named = os.environ.get("RIVERBOAT_CATALOGUE")
    catalogue = Path(named) if named else ROOT.parent / "shared" / "rules" / "CATALOGUE.md"
    if not catalogue.is_file():
        pytest.skip(f"no catalogue of rules at {catalogue}: set RIVERBOAT_CATALOGUE to its file")
    text = catalogue.read_text(encoding="utf-8")
    listed = set(re.findall(rf"^- \*\*({RULE_ID.pattern})\*\*", text, re.MULTILINE))
    assert not EXPLAINED_RULES - listed
    assert not {rule for _, rule in citations()} - listed
