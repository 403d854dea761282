"""Terminal input and output of a session: console, lines, and pauses."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable

from rich.console import Console


def make_console(colour: bool | None) -> Console:
    """Return the standard output as a console; ``None`` detects colour."""
    if colour is None:
        return Console(highlight=False)
    return Console(highlight=False, force_terminal=colour or None, no_color=not colour)


def read_line(prompt: str) -> str:
    """Read a line from the terminal or a pipe; a line from a pipe is echoed."""
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
    """Return a function that sleeps this many seconds."""
    return lambda: time.sleep(seconds) if seconds else None
