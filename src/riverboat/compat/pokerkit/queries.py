"""May it be done? What may not is refused: ``ValueError``, or a warning that is an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def allows(verify: Callable[..., Any], *asked: Any) -> bool:
    """Whether *verify* lets it pass."""
    try:
        verify(*asked)
    except (ValueError, UserWarning):
        return False
    return True


def first(statuses: list[bool]) -> int:
    """The place of the first that is true."""
    return statuses.index(True)
