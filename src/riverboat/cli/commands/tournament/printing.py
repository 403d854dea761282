"""Printing, file output and error exits of all ``riverboat tournament`` commands."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

from riverboat.cli.terminal.terminal_locale import choose_help_locale, format_os_error
from riverboat.words import Reader
from riverboat.words.terminal import tournament as t

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.text import Text


def choose_line_width(colour: bool | None) -> int:
    """Return the maximum characters of a line."""
    from riverboat.cli.terminal.terminal_io import make_console

    return min(make_console(colour).width, 100)


def print_rows(title_lines: Iterable[str], rows: Iterable[Text], colour: bool | None) -> None:
    """Print title lines above a table's rows."""
    from riverboat.cli.terminal.terminal_io import make_console

    terminal = make_console(colour)
    for line in title_lines:
        terminal.print(line, soft_wrap=True, markup=False)
    for row in rows:
        terminal.print(row, soft_wrap=True)


def write_file(path: Path, text: str) -> None:
    """Write a file and print a confirmation; exit with an error if that fails."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        exit_with_error(
            Reader(choose_help_locale()).say(t.FileWriteFailed(str(path), format_os_error(error)))
        )
    typer.echo(Reader(choose_help_locale()).say(t.WrittenFile(str(path))), err=True)


def exit_with_error(message: str) -> NoReturn:
    """Print an error message and end the program."""
    typer.echo(message, err=True)
    raise typer.Exit(1)
