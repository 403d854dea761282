"""Game names given as unquoted words on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from riverboat.cli import app

PLO_NAME = "pot-limit omaha 1/2"


def run_command(*words: str) -> Result:
    return CliRunner().invoke(app, [*words], env={"COLUMNS": "200"})


@pytest.mark.parametrize(
    "words",
    [
        ("play", "plo", "1/2", "--watch", "--hands", "1", "--seed", "7", "--no-pause"),
        ("play", "plo 1/2", "--watch", "--hands", "1", "--seed", "7", "--no-pause"),
        ("table", "plo", "1/2", "--watch", "--hands", "1", "--seed", "7", "--no-pause"),
        ("table", "PLO 1/2", "--rules"),
        ("sim", "plo", "1/2", "--hands", "20", "--seed", "7", "--quiet", "--json"),
    ],
)
def test_game_name_needs_no_quotes_or_option(words: tuple[str, ...]) -> None:
    output = run_command(*words)
    assert output.exit_code == 0, output.output
    assert PLO_NAME in output.stdout.lower()


def test_game_after_config_file_overrides_its_game(tmp_path: Path) -> None:
    file = tmp_path / "friday.toml"
    file.write_text('game = "razz 2/4"\nchairs = 5\n', encoding="utf-8")
    assert "limit razz 2/4" in run_command("table", str(file), "--rules").stdout
    output = run_command("table", str(file), "limit", "badugi", "3/6", "--rules")
    assert "limit badugi 3/6" in output.stdout
    assert "razz" not in output.stdout


@pytest.mark.parametrize("command", ["play", "table", "sim"])
def test_unknown_game_suggests_nearest_name(command: str) -> None:
    output = run_command(command, "no", "limt", "holdem")
    assert output.exit_code == 2
    assert "did you mean no-limit hold'em" in output.output


@pytest.mark.parametrize("command", ["play", "table", "sim"])
def test_game_given_twice_is_refused(command: str) -> None:
    output = run_command(command, "plo", "1/2", "--game", "razz")
    assert output.exit_code == 2
    assert "game given twice: 'plo 1/2' and --game 'razz'" in output.output


@pytest.mark.parametrize("command", ["table", "sim"])
def test_missing_config_file_is_not_parsed_as_game(command: str) -> None:
    output = run_command(command, "friday.tml")
    assert output.exit_code == 1
    assert "can’t read friday.tml: " in output.output
