"""Every language has texts for each table option, its choices and its group.

The English descriptions of options and groups are in their declarations.
"""

from __future__ import annotations

import re

import pytest

from riverboat.table.rules.rules_page import build_rules_page
from riverboat.table.rules.table_rules import TableRules
from riverboat.web.serializers.option_forms import option_groups
from riverboat.words import Reader, languages
from riverboat.words.option_texts import option_names, parse_options

GROUPS = option_groups()
OTHERS = [code for code in languages() if code != "en"]


@pytest.mark.parametrize("code", languages())
def test_option_names_are_complete_and_unique(code: str) -> None:
    names = option_names(code)
    assert set(names.options) == {option.key for group in GROUPS for option in group.options}
    called = [each.name for each in names.options.values()]
    assert all(called)
    assert not any("_" in name for name in called)
    assert len({*called}) == len(called), "two options of one name"


@pytest.mark.parametrize("code", OTHERS)
def test_option_descriptions_are_translated(code: str) -> None:
    names = option_names(code)
    assert set(names.groups) == {group.group for group in GROUPS}
    assert all(each.text for each in names.options.values())


def test_english_choice_names_are_readable() -> None:
    said = option_names("en").options
    for group in GROUPS:
        for option in group.options:
            own = said[option.key].choices
            assert set(own) <= set(option.choices), option.key
            assert all(name != key.replace("_", " ") for key, name in own.items()), option.key
            shown = [own.get(each, each.replace("_", " ")) for each in option.choices]
            assert not [each for each in shown if re.search(r"_|\btda\b|\bbb\b", each)]


@pytest.mark.parametrize("code", OTHERS)
def test_option_choices_are_translated(code: str) -> None:
    said = option_names(code).options
    for group in GROUPS:
        for option in group.options:
            asked = [] if option.choices == ("off", "on") else option.choices
            assert sorted(said[option.key].choices) == sorted(asked), option.key


@pytest.mark.parametrize("code", OTHERS)
def test_rules_page_uses_translated_descriptions(code: str) -> None:
    texts = {each.text for each in option_names(code).options.values()}
    rules = TableRules.preset("home", "no-limit hold'em 1/2")
    lines = [
        line for section in build_rules_page(rules, Reader(code)).sections for line in section.lines
    ]
    assert len(lines) > 100
    assert {line.meaning for line in lines} <= texts


@pytest.mark.parametrize(
    "source, why",
    [
        ("name = minimum", "name belongs to no option"),
        ("    .text = smallest buy-in", "line 1 belongs to no option"),
        ("option-buy_in-least = { $n } chips", "line 1 is no text of an option"),
        ("option-buy_in-least = minimum\n.text = smallest", "line 2 is no text of an option"),
        ("option-buy_in-least = minimum\nand more", "line 2 is no text of an option"),
    ],
)
def test_faulty_option_file_is_refused_with_its_line(source: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        parse_options(source)
