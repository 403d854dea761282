"""The house rules page of a table: complete and accurate, with the most asked answers first."""

from __future__ import annotations

import re

import pytest
from msgspec import Struct

from riverboat.engine import HouseRules, parse_game
from riverboat.engine.games.option_fields import options
from riverboat.engine.games.rotation import build_rotation
from riverboat.table.rules.chip_set import Chip
from riverboat.table.rules.rules_page import (
    PostedOption,
    build_rules_page,
    format_as_markdown,
    format_as_plain_text,
)
from riverboat.table.rules.table_rules import PRESETS, TableRules

GAME = "no-limit hold'em 1/2"
OPTION_GROUP_NAMES = ("button", "straddle", "kill", "buy_in", "marker", "clock", "fees")


def list_page_options(rules: TableRules) -> list[PostedOption]:
    """Return every option of the page."""
    return [line for section in build_rules_page(rules).sections for line in section.lines]


def list_newcomer_answers(rules: TableRules) -> dict[str, str]:
    """Return the answers at the top of the page."""
    return dict(build_rules_page(rules).newcomer_answers)


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_page_lists_every_option_with_rules(preset: str) -> None:
    # rule: HOUS-08
    rules = TableRules.preset(preset, GAME)
    posted_options = list_page_options(rules)
    known_names = [option.name for option in options(TableRules)]
    for group_name in OPTION_GROUP_NAMES:
        group_type: type[Struct] = type(getattr(rules, group_name))
        known_names += [option.name for option in options(group_type)]
    known_names += [option.name for option in options(HouseRules)]
    assert [posted_option.name for posted_option in posted_options] == known_names
    for posted_option in posted_options:
        assert re.fullmatch(r"[A-Z]{3,4}-\d\d(, [A-Z]{3,4}-\d\d)*", posted_option.rules), (
            posted_option.name
        )
        assert posted_option.value
        assert posted_option.meaning


def test_rules_page_answers_house_questions() -> None:  # rule: HOUS-08
    rules = TableRules.preset(
        "cash", "limit hold'em 4/8", kill=TableRules.preset("cash", GAME).kill
    ).replace(kill={"pot": 60, "percent": 150}, straddle={"enabled": True, "rock": True})
    answers = list_newcomer_answers(rules)
    assert answers["Game"] == "limit hold'em 4/8"
    assert answers["Raises"] == "3 per round after the bet"
    assert answers["Straddles"] == "under the gun, up to 1 live; rock in play"
    assert answers["Kill pots"] == "after a pot above 60; limits at 150%, the killer acts last"
    assert answers["Reopening"].startswith("by an all-in for a full raise; in limit, for half")
    assert answers["Stakes"].startswith("table stakes")
    omaha_game = parse_game("pot-limit omaha 1/2", HouseRules(overbet="refuse", stakes="open"))
    open_stakes_answers = list_newcomer_answers(TableRules.preset("home", omaha_game))
    assert open_stakes_answers["Overbets"] == "not accepted"
    assert open_stakes_answers["Stakes"].startswith("open stakes")
    assert open_stakes_answers["Raises"] == "unlimited"


def test_buy_in_limits_are_shown_on_rules_page() -> None:  # rule: STAK-02
    rules = TableRules.preset("online", GAME)
    assert list_newcomer_answers(rules)["Buy-in"] == "40 to 200"
    assert list_newcomer_answers(rules.replace(buy_in={"least": 0}))["Buy-in"] == "up to 200"
    assert list_newcomer_answers(rules.replace(buy_in={"most": 0}))["Buy-in"] == "40 or more"
    assert (
        list_newcomer_answers(rules.replace(buy_in={"least": 0, "most": 0}))["Buy-in"]
        == "any amount"
    )
    stack_matching_rules = rules.replace(buy_in={"match_stack": True})
    assert (
        list_newcomer_answers(stack_matching_rules)["Buy-in"]
        == "40 to 200, or up to the largest stack"
    )


def test_fees_are_shown_on_rules_page() -> None:  # rule: HOUS-01, HOUS-03, HOUS-04, BYND-47
    rules = TableRules.preset("home", GAME)
    assert list_newcomer_answers(rules)["Rake and fees"] == "nothing"
    fee_options = {"per_mille": 25, "caps": (1, 2), "drop": 1, "drop_from": 20, "time_fee": 6}
    kitty_options = {"kitty": 1, "kitty_for": ("decks", "food")}
    answers = list_newcomer_answers(
        rules.replace(
            fees={**fee_options, **kitty_options}, marker={"accept_below": 5, "settle_within": 24}
        )
    )
    assert answers["Rake and fees"] == (
        "2.5% of each pot, at most 1, 2 with 2, 3 … players, no flop, no drop; "
        "1 for the jackpot from each pot of 20 or more; 6 per seat every 30 min"
    )
    assert answers["Kitty"] == "1 from the winner of each pot, for decks, food"
    assert answers["Markers"] == (  # rule: MARK-04
        "accepted if all in the pot agree, below 5 automatically, settled within 24 h; "
        "players may lend each other chips"
    )


def test_tournament_page_omits_buy_in() -> None:  # rule: GAME-20
    answers = list_newcomer_answers(TableRules.preset("tournament", GAME))
    assert "tournament" in answers["Players"]
    assert not {"Buy-in", "Stakes", "New players", "Missed blinds"} & answers.keys()


def test_changed_options_are_marked() -> None:  # rule: HOUS-09
    rules = TableRules.preset("online", GAME)
    assert "| `rule` | simplified |" in format_as_markdown(rules)
    changed_rules = rules.replace(button={"rule": "dead"})
    assert "| `rule` | **dead** |" in format_as_markdown(changed_rules)
    assert "\n* rule: dead  [" in format_as_plain_text(changed_rules)
    assert "\n  rule: simplified  [" in format_as_plain_text(rules)
    changed_options = [
        option.name for option in list_page_options(changed_rules) if not option.is_default
    ]
    assert "rule" in changed_options
    assert "first" not in changed_options


def test_shared_house_rules_are_listed_once() -> None:
    rules = TableRules.preset(
        "cash", build_rotation("horse", 4, 8), straddle=TableRules.preset("online", GAME).straddle
    )
    titles = [section.title for section in build_rules_page(rules).sections]
    assert titles.count("The hand") == 1
    assert list_newcomer_answers(rules)["Game"].count("|") == 4


def test_host_texts_are_escaped_on_rules_page() -> None:
    rules = TableRules.preset("home", GAME).replace(
        name="Friday",
        notices=("No phones | no *politics*\n# at the table",),
        chips=(Chip("white", 1), Chip("red", 5)),
        place="Home",
        forbidden=("rake",),
    )
    text = format_as_markdown(rules)
    assert text.startswith("# Friday\n")
    assert r"- No phones \| no \*politics\* \# at the table" in text
    assert "- **Chips**: white 1, red 5" in text
    assert "- **Local law**: Home; forbidden: rake" in text
    plain_text = format_as_plain_text(rules)
    assert plain_text.startswith("Friday\n======\n")
    assert "- No phones | no *politics* # at the table" in plain_text


def test_markdown_rows_have_five_cells() -> None:
    rows = [
        line
        for line in format_as_markdown(TableRules.preset("cash", GAME)).splitlines()
        if line.startswith("|")
    ]
    assert len(rows) > 80
    assert {len(re.split(r"(?<!\\)\|", row)) for row in rows} == {7}
