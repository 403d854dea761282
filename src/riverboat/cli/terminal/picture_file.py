"""Pictures that a command writes to a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import typer

from riverboat.cli.terminal.tongue import system_says, terminal_reader
from riverboat.words import Phrase
from riverboat.words.terminal.figures import IsAFolder
from riverboat.words.terminal.tournament import FileCannotBeWritten


def write_picture(path: Path, draw: Callable[[], str]) -> None:
    """Write an SVG picture, or say why that cannot be and end."""
    if path.is_dir():
        _stop(IsAFolder(f"--svg {path}"))
    text = draw()
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as why:
        _stop(FileCannotBeWritten(f"--svg {path}", system_says(why)))
    typer.echo(f"{path}: {len(text.encode()) / 1000:.0f} KB", err=True)


def _stop(why: Phrase) -> NoReturn:
    typer.echo(terminal_reader().say(why), err=True)
    raise typer.Exit(1)
