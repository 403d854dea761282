"""Translation of a command's help: its texts, its names, and typer's headings.

English texts are in the code beside each option; English help does not use this module.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from inspect import cleandoc
from typing import Any, Final

from riverboat.words.language import HelpWords

EXAMPLE_PREFIX: Final = "riverboat "
"""Start of a paragraph that is an example command; its description follows after a gap."""
COLUMN_GAP: Final = re.compile(r"(?<=\S)\s{2,}(?=\S)")
FRAME_CONSTANTS: Final = (
    "ARGUMENTS_PANEL_TITLE",
    "OPTIONS_PANEL_TITLE",
    "COMMANDS_PANEL_TITLE",
    "ERRORS_PANEL_TITLE",
    "ABORTED_TEXT",
    "DEFAULT_STRING",
    "ENVVAR_STRING",
    "REQUIRED_LONG_STRING",
    "DEPRECATED_STRING",
    "RICH_HELP",
)
"""Names of typer's constants for the texts around help and errors."""


def translate_command(command: Any, words: HelpWords) -> Any:
    """Return a translated copy of a command, its parameters and its subcommands.

    The original stays unchanged: a command keeps no state of a call.
    """
    told = copy(command)
    told.help = translate_help(command.help or "", words)
    told.options_metavar = _value(command.options_metavar, words)
    told.params = [_parameter(each, words) for each in command.params]
    if command._help_option:  # the help option is not in params
        told._help_option = _parameter(command._help_option, words)
    if hasattr(command, "commands"):
        told.subcommand_metavar = _value(command.subcommand_metavar, words)
        told.commands = {
            name: _translate_subcommands(each, words) for name, each in command.commands.items()
        }
    return told


def _parameter(parameter: Any, words: HelpWords) -> Any:
    told = copy(parameter)
    told.help = translate_help(parameter.help or "", words)
    if parameter.metavar:
        told.metavar = _value(parameter.metavar, words)
    elif parameter.param_type_name == "argument":
        told.metavar = words.values.get(parameter.name)
    told.type = copy(parameter.type)  # all options share typer's instance
    told.type.name = _value(parameter.type.name, words)
    return told


def _translate_subcommands(command: Any, words: HelpWords) -> Any:
    told = copy(command)
    told.help = translate_help(command.help or "", words)
    if isinstance(command.rich_help_panel, str):
        told.rich_help_panel = words.frame.get(command.rich_help_panel, command.rich_help_panel)
    return told


def _value(name: str, words: HelpWords) -> str:
    return words.values.get(name, name)


def translate_help(text: str, words: HelpWords) -> str:
    """Translate the paragraphs of a text; those without a translation stay as they are."""
    return "\n\n".join(_paragraph(each, words) for each in split_paragraphs(text))


def split_paragraphs(text: str) -> list[str]:
    """Split a text into paragraphs of one line each, keeping the gaps of an example."""
    parts = cleandoc(text).split("\n\n") if text else []
    return [each if each.startswith(EXAMPLE_PREFIX) else " ".join(each.split()) for each in parts]


def _paragraph(text: str, words: HelpWords) -> str:
    if not text.startswith(EXAMPLE_PREFIX):
        return words.texts.get(text, text)
    gap = COLUMN_GAP.search(text)
    if gap is None:
        return text
    told = text[gap.end() :]
    return text[: gap.end()] + words.texts.get(told, told)


@contextmanager
def translated_frame(words: HelpWords) -> Iterator[None]:
    """Translate typer's headings while the context is active."""
    from typer import rich_utils

    usage = words.frame.get("Usage: ", "Usage: ")

    class Highlighter(rich_utils.OptionHighlighter):
        highlights = [*rich_utils.OptionHighlighter.highlights, f"(?P<usage>^{usage})"]  # noqa: RUF012

    changed = {name: words.frame.get(getattr(rich_utils, name)) for name in FRAME_CONSTANTS}
    new = {"highlighter": Highlighter(), **{name: text for name, text in changed.items() if text}}
    before = {name: getattr(rich_utils, name) for name in new}
    for name, value in new.items():
        setattr(rich_utils, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(rich_utils, name, value)
