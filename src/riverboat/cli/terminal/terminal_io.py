"""The terminal that somebody plays at: where lines go and come from, and how long to wait."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable

from rich.console import Console


def make_console(colour: bool | None) -> Console:
    """The standard output, in colour or not; ``None`` is what suits it."""
    if colour is None:
        return Console(highlight=False)
    return Console(highlight=False, force_terminal=colour or None, no_color=not colour)


def read_line(prompt: str) -> str:
    """One line from the terminal or the pipe; a line from a pipe is printed, to be read back."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  arrow keys and history in input()
        return input(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(prompt + line.rstrip("\n"), flush=True)
    return line


def make_pause(seconds: float) -> Callable[[], None]:
    """Waits so long whenever it is called."""
    return lambda: time.sleep(seconds) if seconds else None
