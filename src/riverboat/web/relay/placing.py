"""Which host answers a request: the one that holds its table or its event, or the room's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

Place = Literal["here", "all", "new", "desk"]
"""This host; all of them, whose answers are put together; where there is least to do; the one that
keeps the room's own."""

_ALL: Final = ("GET /api/tables", "GET /api/me/tables", "GET /api/events", "GET /api/admin/tables")
_NEW: Final = ("POST /api/tables", "POST /api/events")
_ANYWHERE: Final = ("reference", "tools", "floor")
"""Groups of endpoints that ask nothing but the code."""
_SAME_EVERYWHERE: Final = (
    "GET /api/me",
    "GET /api/notes",
    "POST /api/notes",
    "GET /api/shared/{share}",
    "POST /api/rules",
    "POST /api/events/check",
    "POST /api/events/structure",
    "GET /api/admin/audit",
    "GET /api/admin/audit.json",
)
"""What the store alone can tell, whoever asks it."""


def place_of(group: str, method: str, path: str) -> Place:
    """Where a request goes that is about no table and no event."""
    name = f"{method} {path}"
    if name in _ALL:
        return "all"
    if name in _NEW:
        return "new"
    return "here" if group in _ANYWHERE or name in _SAME_EVERYWHERE else "desk"


def stream_of(path: str, given: Mapping[str, object]) -> str:
    """The stream of the table or the event that a path is about; empty if it is about none."""
    for name in ("table", "event"):
        if f"{{{name}}}" in path:
            return f"{name}/{given.get(name, '')}"
    return ""
