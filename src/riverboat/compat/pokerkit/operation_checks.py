"""Checks of operations, which fail with a ``ValueError`` or with a warning raised as an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def is_allowed(verify: Callable[..., Any], *arguments: Any) -> bool:
    """Return True if *verify* accepts the arguments."""
    try:
        verify(*arguments)
    except (ValueError, UserWarning):
        return False
    return True


def first_true_index(statuses: list[bool]) -> int:
    """Return the index of the first true value."""
    return statuses.index(True)
