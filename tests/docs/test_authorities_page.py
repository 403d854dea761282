"""docs/authorities.md is current, and the rulebook names every floor option."""

import pytest

from tests.docs import authorities_page
from tests.docs.authorities_page import floor_options
from tests.docs.house_page import Option
from tests.docs.rulebook import Page, missing_rule_ids, pages, rules


def test_authorities_page_is_current() -> None:
    file = authorities_page.FILE
    written_text = file.read_text(encoding="utf-8") if file.exists() else ""
    assert written_text == authorities_page.build_page(), (
        f"make it anew and review it: {authorities_page.COMMAND}"
    )


@pytest.mark.parametrize("option", floor_options(), ids=lambda option: option.name)
def test_cited_rules_name_floor_option(option: Option) -> None:
    assert option.rules, f"{option.name} cites no rule"
    assert not missing_rule_ids(set(option.rules)), f"{option.name} cites rules without a heading"
    for rule in [rules()[rule_id] for rule_id in option.rules if rule_id in rules()]:
        line = _option_line(option)
        assert line in rule.lines, f"{rule.id} in docs/rules/{rule.page} needs the line: {line}"


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_page_floor_options_exist_in_code(page: Page) -> None:
    known_lines = {_option_line(option) for option in floor_options()}
    lines = {line for rule in page.rules for line in rule.lines if line.startswith("Floor option")}
    assert lines <= known_lines, f"no such option, or other choices: {lines - known_lines}"


def _option_line(option: Option) -> str:
    """Return the option line as in the rulebook."""
    return f"Floor option: {option.name} = {' | '.join(option.choices)}"
