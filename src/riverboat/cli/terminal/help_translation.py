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


def translate_command(command: Any, translations: HelpWords) -> Any:
    """Return a translated copy of a command, its parameters and its subcommands.

    The original stays unchanged: a command keeps no state of a call.
    """
    translated = copy(command)
    translated.help = translate_help(command.help or "", translations)
    translated.options_metavar = _format_value(command.options_metavar, translations)
    translated.params = [_build_parameter(param, translations) for param in command.params]
    if command._help_option:  # the help option is not in params
        translated._help_option = _build_parameter(command._help_option, translations)
    if hasattr(command, "commands"):
        translated.subcommand_metavar = _format_value(command.subcommand_metavar, translations)
        translated.commands = {
            name: _translate_subcommands(item, translations)
            for name, item in command.commands.items()
        }
    return translated


def _build_parameter(parameter: Any, translations: HelpWords) -> Any:
    translated = copy(parameter)
    translated.help = translate_help(parameter.help or "", translations)
    if parameter.metavar:
        translated.metavar = _format_value(parameter.metavar, translations)
    elif parameter.param_type_name == "argument":
        translated.metavar = translations.values.get(parameter.name)
    translated.type = copy(parameter.type)  # all options share typer's instance
    translated.type.name = _format_value(parameter.type.name, translations)
    return translated


def _translate_subcommands(command: Any, translations: HelpWords) -> Any:
    translated = copy(command)
    translated.help = translate_help(command.help or "", translations)
    if isinstance(command.rich_help_panel, str):
        translated.rich_help_panel = translations.frame.get(
            command.rich_help_panel, command.rich_help_panel
        )
    return translated


def _format_value(name: str, translations: HelpWords) -> str:
    return translations.values.get(name, name)


def translate_help(text: str, translations: HelpWords) -> str:
    """Translate the paragraphs of a text; those without a translation stay as they are."""
    return "\n\n".join(
        _format_paragraph(split_paragraph, translations)
        for split_paragraph in split_paragraphs(text)
    )


def split_paragraphs(text: str) -> list[str]:
    """Split a text into paragraphs of one line each, keeping the gaps of an example."""
    parts = cleandoc(text).split("\n\n") if text else []
    return [
        paragraph if paragraph.startswith(EXAMPLE_PREFIX) else " ".join(paragraph.split())
        for paragraph in parts
    ]


def _format_paragraph(text: str, translations: HelpWords) -> str:
    if not text.startswith(EXAMPLE_PREFIX):
        return translations.texts.get(text, text)
    gap = COLUMN_GAP.search(text)
    if gap is None:
        return text
    rest_of_text = text[gap.end() :]
    return text[: gap.end()] + translations.texts.get(rest_of_text, rest_of_text)


@contextmanager
def translated_frame(translations: HelpWords) -> Iterator[None]:
    """Translate typer's headings while the context is active."""
    from typer import rich_utils

    usage = translations.frame.get("Usage: ", "Usage: ")

    class Highlighter(rich_utils.OptionHighlighter):
        highlights = [*rich_utils.OptionHighlighter.highlights, f"(?P<usage>^{usage})"]  # noqa: RUF012

    changed_constants = {
        name: translations.frame.get(getattr(rich_utils, name)) for name in FRAME_CONSTANTS
    }
    new_constants = {
        "highlighter": Highlighter(),
        **{name: text for name, text in changed_constants.items() if text},
    }
    old_constants = {name: getattr(rich_utils, name) for name in new_constants}
    for name, value in new_constants.items():
        setattr(rich_utils, name, value)
    try:
        yield
    finally:
        for name, value in old_constants.items():
            setattr(rich_utils, name, value)
