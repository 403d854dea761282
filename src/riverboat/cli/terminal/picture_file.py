"""Pictures that a command writes to a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer


def write_picture(path: Path, draw: Callable[[], str]) -> None:
    """Write an SVG picture, or say why that cannot be and end."""
    if path.is_dir():
        _stop(f"--svg {path} is a folder: name a file in it")
    text = draw()
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as why:
        _stop(f"--svg {path} cannot be written: {why.strerror}")
    typer.echo(f"{path}: {len(text.encode()) / 1000:.0f} KB", err=True)


def _stop(why: str) -> None:
    typer.echo(why, err=True)
    raise typer.Exit(1)
