"""May it be done? What may not is refused: ``ValueError``, or a warning that is an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def is_allowed(verify: Callable[..., Any], *arguments: Any) -> bool:
    """Whether *verify* lets it pass."""
    try:
        verify(*arguments)
    except (ValueError, UserWarning):
        return False
    return True


def first_true_index(statuses: list[bool]) -> int:
    """The place of the first that is true."""
    return statuses.index(True)
