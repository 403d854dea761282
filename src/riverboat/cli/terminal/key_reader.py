"""Keys that are read one at a time, without enter, while something else goes on."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

KeyWait = Callable[[float], str]
"""Waits so many seconds at most, and gives the key that was pressed meanwhile, or nothing."""


@contextmanager
def read_single_keys() -> Iterator[KeyWait]:
    """Read keys as they are pressed; where a terminal cannot do that, nobody presses any."""
    try:
        import select
        import termios
        import tty
    except ImportError:  # not on this system
        yield _no_key
        return
    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin)

    def wait(seconds: float) -> str:
        there, _, _ = select.select([sys.stdin], [], [], seconds)
        # Past the buffer of the stream: a key that waits in there is seen by nobody.
        return os.read(sys.stdin.fileno(), 1).decode(errors="ignore") if there else ""

    try:
        yield wait
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def _no_key(seconds: float) -> str:
    time.sleep(seconds)
    return ""
