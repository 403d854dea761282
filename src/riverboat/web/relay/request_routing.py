"""Request routing: finds the node that holds the table or event, or the room's own data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

RoutingTarget = Literal["here", "all", "new", "desk"]
"""The target of a request: this node, all nodes, the least loaded, or the owner of the room's data.

The answers of all nodes are merged.
"""

_ENDPOINTS_OF_ALL_NODES: Final = (
    "GET /api/tables",
    "GET /api/me/tables",
    "GET /api/events",
    "GET /api/admin/tables",
)
_ENDPOINTS_OF_LEAST_LOADED_NODE: Final = ("POST /api/tables", "POST /api/events")
_STATELESS_GROUPS: Final = ("reference", "tools", "floor")
"""Groups of endpoints that use no stored data, so that any node can answer."""
_ENDPOINTS_OF_ANY_NODE: Final = (
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
"""Endpoints that any node can answer from the store."""


def routing_target(router: str, method: str, path: str) -> RoutingTarget:
    """Return the target of a request that is about no table and no event."""
    endpoint_name = f"{method} {path}"
    if endpoint_name in _ENDPOINTS_OF_ALL_NODES:
        return "all"
    if endpoint_name in _ENDPOINTS_OF_LEAST_LOADED_NODE:
        return "new"
    return (
        "here" if router in _STATELESS_GROUPS or endpoint_name in _ENDPOINTS_OF_ANY_NODE else "desk"
    )


def path_stream(path: str, path_params: Mapping[str, object]) -> str:
    """Return the stream of the table or event in a path; empty if there is none."""
    for name in ("table", "event"):
        if f"{{{name}}}" in path:
            return f"{name}/{path_params.get(name, '')}"
    return ""
