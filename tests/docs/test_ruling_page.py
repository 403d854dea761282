"""Every command of the page about rulings runs, and prints what the page says it prints."""

from __future__ import annotations

import re
import shlex

import pytest
from typer.testing import CliRunner

from riverboat.cli import app
from tests.docs import rulebook

FILE = rulebook.DOCS / "how-to" / "ask-for-a-ruling.md"
BLOCKS = re.findall(
    r"^```console\n\$ riverboat (.*)\n((?:.*\n)*?)```$", FILE.read_text("utf-8"), re.M
)


def test_the_page_has_commands() -> None:
    assert len(BLOCKS) >= 8


@pytest.mark.parametrize("command, prints", BLOCKS, ids=[command for command, _ in BLOCKS])
def test_a_command_prints_what_the_page_says(command: str, prints: str) -> None:
    env = {"COLUMNS": "80", "LANG": "C", "RIVERBOAT_LANG": ""}
    found = CliRunner().invoke(app, shlex.split(command), env=env)
    assert found.exit_code in (0, 1)
    assert found.output.strip()
    if prints:
        assert found.output.strip() == prints.strip()
