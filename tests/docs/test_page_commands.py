"""Commands shown on documentation pages parse with today's options."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from click import exceptions
from typer import _click

from riverboat.cli import app
from riverboat.cli.terminal.help_translation import COLUMN_GAP
from tests.docs.rulebook import document_files, document_name

COMMAND_BLOCK_PATTERN = re.compile(
    r"^```(?:console|sh|bash|)\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
COMMAND_LINE_PATTERN = re.compile(r"^(?:\$ )?(?:\w+=\S+ )*riverboat (.+)$", re.MULTILINE)
SHELL_OPERATORS = frozenset({"|", ">", ">>", "&&", "<", ";", "2>&1", "&"})
"""Shell operators that end a command's arguments."""
PLACEHOLDERS = ("...", "…", "COMMAND", "[OPTIONS]")
"""Marks of lines that only show a command's syntax."""


def shown_commands(file: Path) -> Iterator[list[str]]:
    """Return the arguments of each `riverboat` shell line on a page."""
    text = file.read_text(encoding="utf-8")
    for block in COMMAND_BLOCK_PATTERN.findall(text):
        for line in COMMAND_LINE_PATTERN.findall(re.sub(r"\s*\\\n\s*", " ", block)):
            command = COLUMN_GAP.split(line)[0]  # a help example's comment follows a gap
            words = shlex.split(command, comments=True)
            operator_index = next(
                (index for index, word in enumerate(words) if word in SHELL_OPERATORS), len(words)
            )
            if not any(word in PLACEHOLDERS for word in words):
                yield words[:operator_index]


FILES_WITH_COMMANDS = [file for file in document_files() if any(shown_commands(file))]


@pytest.mark.parametrize("file", FILES_WITH_COMMANDS, ids=document_name)
def test_page_commands_parse(file: Path) -> None:
    invalid_fields = {
        " ".join(words): reason for words in shown_commands(file) if (reason := usage_error(words))
    }
    assert not invalid_fields


def usage_error(words: list[str]) -> str:
    """Return the usage error of these arguments without running the command."""
    command: Any = typer.main.get_command(app)
    context = None
    while getattr(command, "commands", None) is not None:
        if not words or words[0].startswith("-"):
            return ""
        if words[0] not in command.commands:
            return f"no command {words[0]}"
        command_word_count = 2 if " ".join(words[:2]) in command.commands else 1
        command, words = (
            command.commands[" ".join(words[:command_word_count])],
            words[command_word_count:],
        )
    try:
        context = command.make_context(command.name, list(words), resilient_parsing=False)
    except (exceptions.ClickException, _click.exceptions.ClickException) as error:
        message = error.format_message()
        return "" if "does not exist" in message else message
    finally:
        if context is not None:
            context.close()
    return ""
