"""What goes over HTTP of the audit log: what is looked for, and the lines that are found."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.service.handlers.audit_codes import AuditCode, AuditRole, Scalar
from riverboat.wire.wire_phrases import Words


class AuditQuery(Struct, frozen=True):
    """Which lines of the audit log: all that is said holds of each."""

    person: Annotated[str, Meta(max_length=100)] = ""
    """Who has done it, or to whom: a whole name."""
    table: Annotated[str, Meta(max_length=40)] = ""
    """The id of one; at a table's own log it changes nothing."""
    kind: AuditCode | Literal[""] = ""
    """What was done."""
    since: Annotated[int, Meta(ge=0, le=10**15)] = 0
    """In milliseconds since 1970."""
    before: Annotated[int, Meta(ge=0, le=10**15)] = 0
    """Go on below this number, ``AuditPage.next``; 0 begins with the latest."""
    limit: Annotated[int, Meta(ge=1, le=200)] = 50


class AuditEntry(Struct, frozen=True):
    """Something that a host, or who runs the room, has done. Names are those of then."""

    seq: int
    at: int
    """In milliseconds since 1970."""
    who: str
    """Empty for the room itself."""
    role: AuditRole
    what: str
    """A code, as ``AuditQuery.kind`` has them."""
    table: str
    """Its id; empty for the whole room."""
    table_name: str
    whom: str
    """To whom; empty for nobody."""
    args: dict[str, Scalar | list[Scalar]]
    """What the code says beside that."""
    address: str
    """From where; only who runs the room sees it."""
    said: Words | None
    """What was done in the words in which the table has told it; nothing where it told nothing."""


class AuditPage(Struct, frozen=True):
    """Some lines of the audit log, the latest first."""

    lines: tuple[AuditEntry, ...]
    next: int
    """What to send as ``before`` for those that follow; 0 if there are none."""
