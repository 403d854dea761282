"""The command-line page is current and complete."""

from __future__ import annotations

from tests.docs.cli_page import COMMAND, FILE, commands, page


def test_page_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), f"run: {COMMAND}"


def test_every_command_has_help() -> None:
    named = dict(commands())
    assert {"riverboat serve", "riverboat equity", "riverboat tournament run"} <= named.keys()
    assert not [name for name, command in named.items() if not command.help]
