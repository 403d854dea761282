"""Every language has texts for each option, its choices and its group."""

from __future__ import annotations

import re

import pytest
from msgspec import Struct

from riverboat.engine import HouseRules
from riverboat.engine.games.option_fields import options
from riverboat.floor import FloorRules
from riverboat.rulebook import RULE_ID
from riverboat.table.rules.config import OPTION_GROUPS, Config
from riverboat.table.rules.config_writer import to_toml
from riverboat.table.rules.rules_page import build_rules_page
from riverboat.table.rules.table_rules import TableRules
from riverboat.tourney import rules as event_options
from riverboat.tourney.config import event_toml, read_event
from riverboat.web.serializers.option_forms import option_groups
from riverboat.words import Reader, languages
from riverboat.words.named_texts import read_texts
from riverboat.words.option_texts import option_names, parse_options

GROUPS = option_groups()
EVENT_GROUPS = [
    event_options.EventRules,
    event_options.EntryRules,
    event_options.SeatingRules,
    event_options.PrizeRules,
    event_options.BountyRules,
    event_options.AtTableRules,
    event_options.HourBreaks,
]
EVENT_CONFIG = """
name = "Friday"
game = "no-limit hold'em"

[structure]
stack = 1000
levels = ["10/20 20m"]
"""
TRANSLATIONS = [code for code in languages() if code != "en"]


@pytest.mark.parametrize("code", languages())
def test_option_names_are_complete_and_unique(code: str) -> None:
    option_texts = option_names(code)
    assert set(option_texts.options) == {option.key for group in GROUPS for option in group.options}
    display_names = [option.name for option in option_texts.options.values()]
    assert all(display_names)
    assert not any("_" in name for name in display_names)
    assert len({*display_names}) == len(display_names), "two options of one name"


@pytest.mark.parametrize("code", languages())
def test_options_and_groups_are_described(code: str) -> None:
    option_texts = option_names(code)
    assert set(option_texts.groups) == {group.group for group in GROUPS}
    assert all(option.text for option in option_texts.options.values())


def test_english_choice_names_are_readable() -> None:
    texts_by_option = option_names("en").options
    for group in GROUPS:
        for option in group.options:
            choice_names = texts_by_option[option.key].choices
            assert set(choice_names) <= set(option.choices), option.key
            assert all(name != key.replace("_", " ") for key, name in choice_names.items()), (
                option.key
            )
            displayed_names = [
                choice_names.get(choice, choice.replace("_", " ")) for choice in option.choices
            ]
            assert not [
                displayed_name
                for displayed_name in displayed_names
                if re.search(r"_|\btda\b|\bbb\b", displayed_name)
            ]


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_option_choices_are_translated(code: str) -> None:
    texts_by_option = option_names(code).options
    for group in GROUPS:
        for option in group.options:
            named_choices = [] if option.choices == ("off", "on") else option.choices
            assert sorted(texts_by_option[option.key].choices) == sorted(named_choices), option.key


@pytest.mark.parametrize("code", ["en", "cs"])
@pytest.mark.parametrize("group", EVENT_GROUPS)
def test_event_options_are_described(group: type[Struct], code: str) -> None:
    options_with_rules = [option for option in options(group) if option.rules]
    assert options_with_rules
    descriptions = [option.describe(code) for option in options_with_rules]
    assert all(descriptions)
    assert code == "en" or not {*descriptions} & {
        option.description for option in options_with_rules
    }


def test_every_event_text_belongs_to_an_option() -> None:
    option_counts = [
        len([option for option in options(group) if option.rules]) for group in EVENT_GROUPS
    ]
    assert {len(read_texts(code, "event")) for code in ("en", "cs")} == {sum(option_counts)}


def test_declared_options_have_no_texts() -> None:
    """The annotation of an option names its rules only: its texts are in the Fluent files."""
    groups = [TableRules, HouseRules, FloorRules, *OPTION_GROUPS.values(), *EVENT_GROUPS]
    rule_ids = [
        rule_id for group in groups for option in options(group) for rule_id in option.rules
    ]
    assert len(rule_ids) > 250
    assert not [rule_id for rule_id in rule_ids if not RULE_ID.fullmatch(rule_id)]


def test_configuration_files_have_comments_in_the_language() -> None:
    rules = TableRules.preset("cash", "no-limit hold'em 1/2").replace(chairs=6)
    config_lines = to_toml(Config(rules), Reader("cs")).splitlines()
    assert config_lines[0] == "# Stůl herny riverboat. Všechny ostatní volby určuje přednastavení."
    assert "# GAME-03: počet míst u stolu." in config_lines
    event_config = event_toml(read_event(EVENT_CONFIG), Reader("cs"))
    assert event_config.startswith("# Turnaj herny riverboat.")


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_rules_page_uses_translated_descriptions(code: str) -> None:
    option_descriptions = {option.text for option in option_names(code).options.values()}
    rules = TableRules.preset("home", "no-limit hold'em 1/2")
    page_lines = [
        line for section in build_rules_page(rules, Reader(code)).sections for line in section.lines
    ]
    assert len(page_lines) > 100
    assert {line.meaning for line in page_lines} <= option_descriptions


@pytest.mark.parametrize(
    "source, message",
    [
        ("name = minimum", "name belongs to no option"),
        ("    .text = smallest buy-in", "line 1 belongs to no option"),
        ("option-buy_in-least = { $n } chips", "line 1 is no text of an option"),
        ("option-buy_in-least = minimum\n.text = smallest", "line 2 is no text of an option"),
        ("option-buy_in-least = minimum\nand more", "line 2 is no text of an option"),
    ],
)
def test_faulty_option_file_is_refused_with_its_line(source: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_options(source)
