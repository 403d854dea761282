"""PostgreSQL's share of the machine, which is to be that of whoever starts it.

Linux shares processors out among sessions before it does among processes, and each process of
PostgreSQL begins a session of its own. So a trial that goes ahead of others would wait for its
database, which does not.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def level_of(pid: int) -> str:
    """How far ahead of others a process's session goes, from -20 to 19; empty if nobody knows."""
    with suppress(OSError, IndexError):  # it has ended
        return Path(f"/proc/{pid}/autogroup").read_text(encoding="ascii").split()[-1]
    return ""


def keep_up(parent: int) -> None:
    """Let a process, and those that it has started, go as far ahead as this one."""
    mine = level_of(os.getpid())
    for pid in [parent, *_children(parent)]:
        if mine and level_of(pid) not in ("", mine):
            with suppress(OSError):  # it has ended, or may not be moved
                Path(f"/proc/{pid}/autogroup").write_text(mine, encoding="ascii")


def _children(parent: int) -> list[int]:
    with suppress(OSError):
        found = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii")
        return [int(pid) for pid in found.split()]
    return []
