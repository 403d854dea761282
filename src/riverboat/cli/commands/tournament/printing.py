"""What all commands of ``riverboat tournament`` print with, write to and stop with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

from riverboat.cli.terminal.tongue import spoken, system_says
from riverboat.words import Reader
from riverboat.words.terminal import tournament as t

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.text import Text


def width(colour: bool | None) -> int:
    """How many characters a line may have."""
    from riverboat.cli.terminal.terminal import console

    return min(console(colour).width, 100)


def print_rows(about: Iterable[str], rows: Iterable[Text], colour: bool | None) -> None:
    """Lines about a table, and its rows."""
    from riverboat.cli.terminal.terminal import console

    terminal = console(colour)
    for line in about:
        terminal.print(line, soft_wrap=True, markup=False)
    for row in rows:
        terminal.print(row, soft_wrap=True)


def write(path: Path, text: str) -> None:
    """Write a file and say so, or stop."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as why:
        stop(Reader(spoken()).say(t.FileCannotBeWritten(str(path), system_says(why))))
    typer.echo(Reader(spoken()).say(t.FileIsWritten(str(path))), err=True)


def stop(why: str) -> NoReturn:
    """Say why it does not go on, and end the program."""
    typer.echo(why, err=True)
    raise typer.Exit(1)
