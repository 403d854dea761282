"""Picture files that a command writes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import typer

from riverboat.cli.terminal.terminal_locale import format_os_error, terminal_reader
from riverboat.words import Phrase
from riverboat.words.terminal.statistics_tables import FileExpectedNotFolder
from riverboat.words.terminal.tournament import FileWriteFailed


def write_picture(path: Path, draw: Callable[[], str]) -> None:
    """Write an SVG picture; print the reason and exit if that fails."""
    if path.is_dir():
        _exit_with_error(FileExpectedNotFolder(f"--svg {path}"))
    text = draw()
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        _exit_with_error(FileWriteFailed(f"--svg {path}", format_os_error(error)))
    typer.echo(f"{path}: {len(text.encode()) / 1000:.0f} KB", err=True)


def _exit_with_error(message: Phrase) -> NoReturn:
    typer.echo(terminal_reader().say(message), err=True)
    raise typer.Exit(1)
