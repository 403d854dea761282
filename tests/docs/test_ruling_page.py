"""Commands on the pages about rulings print what the pages show."""

from __future__ import annotations

import re
import shlex

import pytest
from typer.testing import CliRunner

from riverboat.cli import app
from tests.docs import rulebook
from tests.schedule import run_in

FILES_BY_LANGUAGE = {
    "en": rulebook.DOCS / "how-to" / "ask-for-a-ruling.md",
    "cs": rulebook.DOCS / "cs" / "how-to" / "ask-for-a-ruling.md",
}
COMMAND_BLOCK_PATTERN = re.compile(r"^```console\n\$ riverboat (.*)\n((?:.*\n)*?)```$", re.M)
SHOWN_COMMANDS = [
    (language, command, printed_text)
    for language, file in FILES_BY_LANGUAGE.items()
    for command, printed_text in COMMAND_BLOCK_PATTERN.findall(file.read_text("utf-8"))
]


def test_ruling_pages_have_commands() -> None:
    assert len(SHOWN_COMMANDS) >= 15


@run_in("landing", keep_every=4)
@pytest.mark.parametrize(
    "language, command, expected_output",
    SHOWN_COMMANDS,
    ids=[example[1] for example in SHOWN_COMMANDS],
)
def test_command_output_matches_page(language: str, command: str, expected_output: str) -> None:
    env = {"COLUMNS": "80", "LANG": "C", "RIVERBOAT_LANG": language}
    output = CliRunner().invoke(app, shlex.split(command), env=env)
    assert output.exit_code in (0, 1)
    assert output.output.strip()
    if expected_output:
        assert output.output.strip() == expected_output.strip()
