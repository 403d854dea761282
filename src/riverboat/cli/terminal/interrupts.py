"""Ctrl-C in the middle of a long work: a line says what has become of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

INTERRUPTED_EXIT_CODE: Final = 130
"""The exit code of a program that Ctrl-C has ended, as shells know it."""


@contextmanager
def interrupt_message(message: str) -> Iterator[None]:
    """Say *words* when somebody stops what is done here, and end."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(message, err=True)
        raise typer.Exit(INTERRUPTED_EXIT_CODE) from None
