"""The command-line page is current and complete."""

from __future__ import annotations

from tests.docs.cli_page import COMMAND, FILE, build_page, commands


def test_page_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == build_page(), f"run: {COMMAND}"


def test_every_command_has_help() -> None:
    command_by_name = dict(commands())
    assert {
        "riverboat serve",
        "riverboat equity",
        "riverboat tournament run",
    } <= command_by_name.keys()
    assert not [name for name, command in command_by_name.items() if not command.help]
