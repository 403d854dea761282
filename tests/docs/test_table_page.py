"""The table configuration page is current, and its examples parse."""

import re
from pathlib import Path

import pytest

from riverboat.engine.games.option_fields import options
from riverboat.table.rules.config import OPTION_GROUPS, read_config
from riverboat.table.rules.table_rules import TableRules
from tests.docs import rulebook, table_page

CONFIG_EXAMPLES = [
    (file, text)
    for file in (
        table_page.FILE,
        rulebook.DOCS / "how-to" / "table.md",
        rulebook.DOCS / "cs" / "how-to" / "table.md",
    )
    for text in re.findall(r"^```toml\n(.*?)^```$", file.read_text("utf-8"), re.M | re.S)
]


def test_table_page_is_current() -> None:
    written_text = table_page.FILE.read_text(encoding="utf-8") if table_page.FILE.exists() else ""
    assert written_text == table_page.build_page(), (
        f"make it anew and review it: {table_page.COMMAND}"
    )


@pytest.mark.parametrize(
    "file, text", CONFIG_EXAMPLES, ids=[file.name for file, _ in CONFIG_EXAMPLES]
)
def test_configuration_examples_parse(file: Path, text: str) -> None:
    assert read_config(text).rules.games, file


@pytest.mark.parametrize("group", ["", *OPTION_GROUPS])
def test_every_option_has_rules_and_description(group: str) -> None:
    for option in options(OPTION_GROUPS[group] if group else TableRules):
        assert option.description, option.name
        assert option.rules, option.name
        assert all(re.fullmatch(r"[A-Z]{3,4}-\d\d", rule) for rule in option.rules), option.name
