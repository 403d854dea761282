"""Which host answers a request: the one that holds its table or its event, or the room's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

RoutingTarget = Literal["here", "all", "new", "desk"]
"""This host; all of them, whose answers are put together; where there is least to do; the one that
keeps the room's own."""

_MERGED_FROM_ALL: Final = (
    "GET /api/tables",
    "GET /api/me/tables",
    "GET /api/events",
    "GET /api/admin/tables",
)
_ON_LEAST_LOADED: Final = ("POST /api/tables", "POST /api/events")
_STATELESS_GROUPS: Final = ("reference", "tools", "floor")
"""Groups of endpoints that ask nothing but the code."""
_STORE_ONLY: Final = (
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


def routing_target(router: str, method: str, path: str) -> RoutingTarget:
    """Where a request goes that is about no table and no event."""
    name = f"{method} {path}"
    if name in _MERGED_FROM_ALL:
        return "all"
    if name in _ON_LEAST_LOADED:
        return "new"
    return "here" if router in _STATELESS_GROUPS or name in _STORE_ONLY else "desk"


def path_stream(path: str, path_params: Mapping[str, object]) -> str:
    """The stream of the table or the event that a path is about; empty if it is about none."""
    for name in ("table", "event"):
        if f"{{{name}}}" in path:
            return f"{name}/{path_params.get(name, '')}"
    return ""
