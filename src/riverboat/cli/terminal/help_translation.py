"""Translation of a command's help: its texts, its placeholders, and typer's headings.

English texts are in the code beside each option; English help does not use this module.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from inspect import cleandoc
from typing import Any, Final

from riverboat.words import Reader
from riverboat.words.help_texts import HelpTexts
from riverboat.words.phrase import Phrase
from riverboat.words.terminal import help_headings as w

EXAMPLE_PREFIX: Final = "riverboat "
"""Start of a paragraph that is an example command; its description follows after a gap."""
COLUMN_GAP: Final = re.compile(r"(?<=\S)\s{2,}(?=\S)")
FRAME: Final[dict[str, Phrase]] = {
    "ARGUMENTS_PANEL_TITLE": w.ArgumentsHeading(),
    "OPTIONS_PANEL_TITLE": w.OptionsHeading(),
    "COMMANDS_PANEL_TITLE": w.CommandsHeading(),
    "ERRORS_PANEL_TITLE": w.ErrorHeading(),
    "ABORTED_TEXT": w.CommandAborted(),
    "DEFAULT_STRING": w.DefaultMark("{}"),
    "ENVVAR_STRING": w.VariableMark("{}"),
    "REQUIRED_LONG_STRING": w.RequiredMark(),
    "DEPRECATED_STRING": w.DeprecatedMark(),
    "RICH_HELP": w.HelpPointer("{command_path}", "{help_option}"),
}
"""Translated headings of help pages and error boxes, by the name of typer's constant."""
PANELS: Final[tuple[Phrase, ...]] = (w.DealerToolsHeading(),)
"""Headings of groups of commands."""


def translate_command(command: Any, renderer: Reader, texts: HelpTexts, name: str) -> Any:
    """Return a translated copy of a command, its parameters and its subcommands.

    The original stays unchanged: a command keeps no state of a call. *name* is that of the command
    below the program: ``solve spot``.
    """
    translated_command = copy(command)
    translated_command.help = translate_help(command.help or "", texts, name)
    translated_command.options_metavar = texts.placeholder(command.options_metavar)
    translated_command.params = [
        _translate_parameter(param, texts, name) for param in command.params
    ]
    if command._help_option:  # the help option is not in params
        translated_command._help_option = _translate_parameter(command._help_option, texts, name)
    if hasattr(command, "commands"):
        translated_command.subcommand_metavar = texts.placeholder(command.subcommand_metavar)
        translated_command.commands = {
            subcommand_name: _translate_subcommand(
                subcommand, renderer, texts, f"{name} {subcommand_name}".strip()
            )
            for subcommand_name, subcommand in command.commands.items()
        }
    return translated_command


def _translate_parameter(parameter: Any, texts: HelpTexts, command: str) -> Any:
    translated_parameter = copy(parameter)
    translated_parameter.help = texts.option_help(command, parameter.name) or parameter.help
    if parameter.metavar:
        translated_parameter.metavar = texts.placeholder(parameter.metavar)
    elif parameter.param_type_name == "argument":
        translated_parameter.metavar = texts.placeholder(parameter.name)
    translated_parameter.type = copy(parameter.type)  # all options share typer's instance
    translated_parameter.type.name = texts.placeholder(parameter.type.name)
    return translated_parameter


def _translate_subcommand(command: Any, renderer: Reader, texts: HelpTexts, name: str) -> Any:
    translated_command = copy(command)
    translated_command.help = translate_help(command.help or "", texts, name)
    for panel in PANELS:
        if command.rich_help_panel == str(panel):
            translated_command.rich_help_panel = renderer.say(panel)
    return translated_command


def translate_help(text: str, texts: HelpTexts, command: str) -> str:
    """Translate the paragraphs of a command's help; those without a translation stay as they are.

    Of an example, only the description is translated.
    """
    return "\n\n".join(
        paragraph[:start] + (texts.command_help(command, paragraph_number) or paragraph[start:])
        for paragraph_number, (paragraph, start) in enumerate(split_paragraphs(text), start=1)
    )


def split_paragraphs(text: str) -> list[tuple[str, int]]:
    """Return the paragraphs, each on one line, with the index from which each is translated."""
    paragraphs = cleandoc(text).split("\n\n") if text else []
    return [_build_paragraph(part) for part in paragraphs]


def _build_paragraph(text: str) -> tuple[str, int]:
    if not text.startswith(EXAMPLE_PREFIX):
        return " ".join(text.split()), 0
    gap_match = COLUMN_GAP.search(text)
    return text, gap_match.end() if gap_match else len(text)


@contextmanager
def translate_frame(renderer: Reader) -> Iterator[None]:
    """Translate typer's headings while the context is active."""
    from typer import rich_utils

    class Highlighter(rich_utils.OptionHighlighter):
        highlights = [  # noqa: RUF012
            *rich_utils.OptionHighlighter.highlights,
            f"(?P<usage>^{renderer.say(w.UsageHeading())})",
        ]

    new_constants = {
        "highlighter": Highlighter(),
        **{name: renderer.say(text) for name, text in FRAME.items()},
    }
    old_constants = {name: getattr(rich_utils, name) for name in new_constants}
    for name, value in new_constants.items():
        setattr(rich_utils, name, value)
    try:
        yield
    finally:
        for name, value in old_constants.items():
            setattr(rich_utils, name, value)
