"""Single key presses, read without Enter while the program continues."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

KeyWait = Callable[[float], str]
"""Waits at most this many seconds and returns the key pressed meanwhile, or an empty string."""


@contextmanager
def read_single_keys() -> Iterator[KeyWait]:
    """Yield a reader of single keys; it returns no keys if the terminal does not support it."""
    try:
        import select
        import termios
        import tty
    except ImportError:  # not available on this system
        yield _wait_without_keys
        return
    old_settings = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin)

    def wait(seconds: float) -> str:
        ready_files, _, _ = select.select([sys.stdin], [], [], seconds)
        # Bypass the stream's buffer, where a pressed key would not be detected.
        return os.read(sys.stdin.fileno(), 1).decode(errors="ignore") if ready_files else ""

    try:
        yield wait
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, old_settings)


def _wait_without_keys(seconds: float) -> str:
    time.sleep(seconds)
    return ""
