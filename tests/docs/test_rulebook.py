"""The rulebook is well-formed and consistent with the code and the cases."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riverboat.engine import VARIANTS
from tests.docs.house_page import Option, house_options
from tests.docs.rulebook import (
    INDEX,
    PAGE_TITLE_PATTERN,
    ROOT,
    RULE_HEADING_PATTERN,
    Page,
    announced_chapters,
    chapters,
    document_files,
    document_name,
    missing_rule_ids,
    pages,
    rule_ids_in,
    rules,
)
from tests.rules.case_files import load_cases, load_excuses

every_page = pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)

CHAPTERS_WITH_GAPS = {"BYND"}
"""Chapters that cover only the rules of a single hand so far."""


# Single pages -----------------------------------------------------------------------------------


@every_page
def test_page_has_title_introduction_and_rules(page: Page) -> None:
    assert PAGE_TITLE_PATTERN.fullmatch(page.headings[0]), (
        f"no title such as '# All-in (ALLN)': {page.headings[0]}"
    )
    assert page.introduction, "say in a few words what the chapter is about"
    for heading in page.headings[1:]:
        assert RULE_HEADING_PATTERN.fullmatch(heading), (
            f"not a heading such as '### ALLN-16 — A title': {heading}"
        )
    assert {rule.chapter for rule in page.rules} == set(page.chapters)


@every_page
def test_page_rules_are_in_order(page: Page) -> None:
    rule_positions = [(page.chapters.index(rule.chapter), rule.number) for rule in page.rules]
    assert rule_positions == sorted(set(rule_positions))


@every_page
def test_rule_numbers_have_no_gaps(page: Page) -> None:
    for chapter in set(page.chapters) - CHAPTERS_WITH_GAPS:
        rule_numbers = [rule.number for rule in page.rules if rule.chapter == chapter]
        assert rule_numbers == list(range(1, len(rule_numbers) + 1))


@every_page
def test_every_rule_has_text(page: Page) -> None:
    rules_without_text = [rule.id for rule in page.rules if not re.search(r"\w.*[.:]", rule.text)]
    assert not rules_without_text, f"nothing stands under {rules_without_text}"


def test_rule_ids_are_unique() -> None:
    ids = [rule.id for page in pages() for rule in page.rules]
    assert sorted(ids) == sorted(set(ids))


def test_index_lists_every_page_once() -> None:
    text = INDEX.read_text(encoding="utf-8")
    for page in pages():
        row = f"| [{' and '.join(page.chapters)}]({page.name}) | "
        assert text.count(row) == 1, f"docs/rules/README.md needs a row: {row}what it is about |"
    assert not chapters() & announced_chapters(), "a chapter with a page is not still to come"


# The rulebook, code and cases -------------------------------------------------------------------


def test_rules_cited_in_code_exist() -> None:
    for file in sorted((ROOT / "src").rglob("*.py")):
        missing_rules = missing_rule_ids(rule_ids_in(file.read_text(encoding="utf-8")))
        assert not missing_rules, (
            f"{document_name(file)} cites rules without a heading in docs/rules: {missing_rules}"
        )


def test_rules_with_cases_exist() -> None:
    missing_rules = missing_rule_ids({rule for case in load_cases() for rule in case.rules})
    assert not missing_rules, f"cases show rules without a heading in docs/rules: {missing_rules}"


def test_untestable_rules_exist() -> None:
    missing_rules = missing_rule_ids(set(load_excuses()))
    assert not missing_rules, (
        f"tests/rules/untestable.toml excuses rules without a heading: {missing_rules}"
    )


@pytest.mark.parametrize("file", document_files(), ids=document_name)
def test_rules_mentioned_on_pages_exist(file: Path) -> None:
    missing_rules = missing_rule_ids(rule_ids_in(file.read_text(encoding="utf-8")))
    assert not missing_rules, (
        f"{document_name(file)} speaks of rules without a heading in docs/rules: {missing_rules}"
    )


def test_game_table_lists_every_variant() -> None:
    rows = re.findall(r"^\| ([^|]+) \|", rules()["GAME-08"].text, re.MULTILINE)
    listed_names = [name for row in rows[1:] for name in row.split(", ")]
    assert sorted(listed_names) == sorted(VARIANTS)


# The rulebook and the house rules ---------------------------------------------------------------


@every_page
def test_page_house_options_exist_in_code(page: Page) -> None:
    for rule in page.rules:
        lines = [line for line in rule.lines if "House option" in line]
        unknown_options = set(lines) - {option_line(option) for option in house_options()}
        assert not unknown_options, (
            f"{rule.id}: no such option, or other choices: {unknown_options}"
        )


@pytest.mark.parametrize("option", house_options(), ids=lambda option: option.name)
def test_cited_rules_name_house_option(option: Option) -> None:
    assert not missing_rule_ids(set(option.rules)), f"{option.name} cites rules without a heading"
    for rule in [rules()[rule_id] for rule_id in option.rules if rule_id in rules()]:
        line = option_line(option)
        assert line in rule.lines, f"{rule.id} in docs/rules/{rule.page} needs the line: {line}"


def option_line(option: Option) -> str:
    """Return the option line as in the rulebook."""
    return f"House option: {option.name} = {' | '.join(option.choices)}"
