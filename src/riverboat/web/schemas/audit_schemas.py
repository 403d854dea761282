"""Payloads of the audit log: search criteria and entries."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.service.handlers.audit_codes import AuditCode, AuditRole, Scalar
from riverboat.wire.wire_phrases import Words


class AuditQuery(Struct, frozen=True):
    """Search criteria for audit entries; all of them must match."""

    person: Annotated[str, Meta(max_length=100)] = ""
    """The acting or affected person: a whole name."""
    table: Annotated[str, Meta(max_length=40)] = ""
    """Id of a table; ignored in a table's own log."""
    kind: AuditCode | Literal[""] = ""
    """The kind of action."""
    since: Annotated[int, Meta(ge=0, le=10**15)] = 0
    """Start of the period in milliseconds since 1970."""
    before: Annotated[int, Meta(ge=0, le=10**15)] = 0
    """Continue below this number, ``AuditPage.next``; 0 starts with the latest."""
    limit: Annotated[int, Meta(ge=1, le=200)] = 50


class AuditEntry(
    Struct,
    frozen=True,
    rename={"actor": "who", "action": "what", "affected_player": "whom", "phrase": "said"},
):
    """An action of a host or an administrator, with the names used at that time."""

    seq: int
    at: int
    """Time of the action in milliseconds since 1970."""
    actor: str
    """Name of the acting person; empty for the room itself."""
    role: AuditRole
    action: str
    """Code of the action, as in ``AuditQuery.kind``."""
    table: str
    """Id of the table; empty for the whole room."""
    table_name: str
    affected_player: str
    """Name of the affected person; empty if there is none."""
    args: dict[str, Scalar | list[Scalar]]
    """Arguments of the action's code."""
    address: str
    """Address of the acting person; visible to administrators only."""
    phrase: Words | None
    """The action in the words shown at the table; ``null`` if none were shown."""


class AuditPage(Struct, frozen=True):
    """A page of the audit log, latest first."""

    lines: tuple[AuditEntry, ...]
    next: int
    """Value of ``before`` for the next page; 0 if there is none."""
