"""The default memory limit of a solver, and memory sizes as text."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from riverboat.solve.postflop.spot_errors import BadSpot
from riverboat.words.refusals import spots as w

MEMORY_SHARE: Final = 0.8
"""Default share of the available memory that a solver may take."""
FALLBACK_BYTES: Final = 2 << 30
"""Default memory limit in bytes if the available memory is unknown."""


def compute_default_memory_limit() -> int:
    """Return the default memory limit in bytes: a share of the available memory."""
    byte_limits = [
        byte_limit
        for byte_limit in (_find_available_bytes(), _find_control_group_limit())
        if byte_limit is not None
    ]
    return int(MEMORY_SHARE * min(byte_limits)) if byte_limits else FALLBACK_BYTES


def _find_available_bytes() -> int | None:
    """Return the bytes available without swapping.

    If the system does not report them, return half of the installed memory, or None if that is
    unknown, too.
    """
    try:
        memory_info = Path("/proc/meminfo").read_text(encoding="ascii")
    except OSError:
        memory_info = ""
    if match := re.search(r"^MemAvailable:\s+(\d+) kB", memory_info, re.MULTILINE):
        return int(match[1]) << 10
    try:
        return int(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2)
    except (AttributeError, ValueError, OSError):
        return None


def _find_control_group_limit() -> int | None:
    """Return the bytes that a container may still allocate; ``None`` without a limit."""
    cgroup_path = Path("/sys/fs/cgroup")
    try:
        limit_text = (cgroup_path / "memory.max").read_text(encoding="ascii").strip()
        used_text = (cgroup_path / "memory.current").read_text(encoding="ascii").strip()
        return None if limit_text == "max" else max(0, int(limit_text) - int(used_text))
    except (OSError, ValueError):
        return None


_UNITS: Final = ("B", "kB", "MB", "GB", "TB", "PB")


def format_bytes(byte_count: float) -> str:
    """Return a number of bytes as text.

    >>> [format_bytes(byte_count) for byte_count in (17, 78_000, 1_465_102_080)]
    ['17 B', '78 kB', '1.47 GB']
    """
    for unit in _UNITS:
        if byte_count < 1000 or unit == _UNITS[-1]:
            return f"{byte_count:.3g} {unit}" if byte_count < 1000 else f"{byte_count:,.0f} {unit}"
        byte_count /= 1000
    raise AssertionError("the last unit has returned")


def parse_bytes(amount: int | str) -> int:
    """Parse a number of bytes, given as a number or as text such as ``"4 GB"``.

    >>> parse_bytes("4 GB"), parse_bytes("512MB"), parse_bytes(100)
    (4000000000, 512000000, 100)
    """
    if isinstance(amount, int) and not isinstance(amount, bool):
        return amount
    match = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*([kMGT]?)i?B?\s*", str(amount), re.IGNORECASE)
    if not match:
        raise BadSpot(w.MemoryLimitInvalid(repr(amount)))
    power = ["", "k", "m", "g", "t"].index(match[2].lower())
    return int(float(match[1]) * 1000**power)
