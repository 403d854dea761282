"""Parsing of number lists and negative numbers by every command."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.core import TyperArgument, TyperOption
from typer.main import get_command
from typer.testing import CliRunner

from riverboat.cli import app
from riverboat.cli.terminal.numeric_arguments import normalize_numbers


@cache
def collect_commands() -> dict[tuple[str, ...], Any]:
    """Return all commands by name. Building them takes a tenth of a second, so they are cached."""
    return dict(iterate_group_commands(get_command(app)))


def iterate_group_commands(
    group: Any, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from iterate_group_commands(command, (*path, name))
        else:
            yield (*path, name), command


def run_command(*words: str) -> Any:
    return CliRunner().invoke(app, words, env={"COLUMNS": "200"}, input="")


def find_command_arguments(command: Any) -> list[TyperArgument]:
    return [param for param in command.params if isinstance(param, TyperArgument)]


def find_list_options(command: Any) -> list[TyperOption]:
    """Return the options whose metavar is a list of numbers."""
    options = [param for param in command.params if isinstance(param, TyperOption)]
    return [option for option in options if re.match(r"\d.*,", option.metavar or "")]


COMMANDS_WITH_ARGUMENTS = [
    path for path, command in collect_commands().items() if find_command_arguments(command)
]
LIST_OPTIONS = [
    (path, option.opts[0])
    for path, command in collect_commands().items()
    for option in find_list_options(command)
]


@pytest.mark.parametrize("path", COMMANDS_WITH_ARGUMENTS, ids=" ".join)
def test_negative_number_is_never_parsed_as_option(
    path: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # some would write a file of this name
    for words in (("-5",), ("5", "-5"), ("AhKh", "-5"), ("nlhe 1/2", "-5")):
        output = run_command(*path, *words)
        assert "No such option" not in output.output, (words, output.output)


@pytest.mark.parametrize("path", COMMANDS_WITH_ARGUMENTS, ids=" ".join)
def test_negative_number_reaches_arguments(path: tuple[str, ...]) -> None:
    command = collect_commands()[path]
    assert normalize_numbers(command.params, ["5", "-5", "-.5"]) == ["--", "5", "-5", "-.5"]
    assert normalize_numbers(command.params, ["--no-such", "-5"]) == ["--no-such", "--", "-5"]


def test_list_options_are_found() -> None:
    assert (("icm",), "--prizes") in LIST_OPTIONS
    assert (("tournament", "structure"), "--chip-set") in LIST_OPTIONS


@pytest.mark.parametrize("path, option", LIST_OPTIONS, ids=str)
def test_lists_accept_commas_or_spaces(path: tuple[str, ...], option: str) -> None:
    command = collect_commands()[path]
    required_arguments = ["9"] * max(
        len([argument for argument in find_command_arguments(command) if argument.required]), 1
    )
    words_with_commas = normalize_numbers(command.params, [*required_arguments, option, "50,30,20"])
    for words in (["50", "30", "20"], ["50,", "30,", "20"], ["50", "30,20"]):
        normalized_words = normalize_numbers(command.params, [*required_arguments, option, *words])
        assert [word for word in normalized_words if word != "--"] == [
            option,
            "50,30,20",
            *required_arguments,
        ], words
    assert words_with_commas == [*required_arguments, option, "50,30,20"]
    normalized_words = normalize_numbers(
        command.params, [*required_arguments, f"{option}=50", "30", "--json"]
    )
    assert normalized_words == [option, "50,30", "--json", "--", *required_arguments]


@pytest.mark.parametrize("path, option", LIST_OPTIONS, ids=str)
def test_spaced_list_before_arguments_is_refused(path: tuple[str, ...], option: str) -> None:
    output = run_command(*path, option, "50", "30", "20")
    assert output.exit_code == 2
    assert "write 50,30,20" in output.output, output.output


def test_prizes_accept_spaces() -> None:
    output = run_command("icm", "5000", "3000", "2000", "--prizes", "50", "30", "20", "--json")
    comma_output = run_command("icm", "5000", "3000", "2000", "--prizes", "50,30,20", "--json")
    assert json.loads(output.output) == json.loads(comma_output.output)
    assert json.loads(output.output)["stacks"] == [5000, 3000, 2000]


def test_negative_stack_is_refused_with_reason() -> None:
    output = run_command("icm", "1000", "-5", "--prizes", "50,30")
    assert output.exit_code == 1
    assert output.output == "stack 2 is -5: use 0 or more\n"
    assert "-10 isn’t in the range" in run_command("tournament", "payouts", "20", "-10").output
    assert "-10" in run_command("pot-limit", "35", "-10").output


def test_spaced_low_seats_equal_repeated_option() -> None:
    spaced_output = run_command("odd-chips", "101", "3", "4", "--low", "5", "6", "--json")
    repeated_output = run_command(
        "odd-chips", "101", "3", "4", "--low", "5", "--low", "6", "--json"
    )
    assert repeated_output.exit_code == 0
    assert spaced_output.output == repeated_output.output


def test_list_option_without_value_is_refused() -> None:
    assert "needs a value" in run_command("icm", "5000", "--prizes").output
