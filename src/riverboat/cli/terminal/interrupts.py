"""Messages for Ctrl-C during a long computation."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

INTERRUPTED_EXIT_CODE: Final = 130
"""Exit code of a program ended by Ctrl-C, by the convention of shells."""


@contextmanager
def exit_on_interrupt(message: str) -> Iterator[None]:
    """Print *message* and exit if the user interrupts the block."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(message, err=True)
        raise typer.Exit(INTERRUPTED_EXIT_CODE) from None
