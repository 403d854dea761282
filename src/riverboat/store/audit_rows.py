"""The audit log as it is kept, and which of its rows are looked for."""

from __future__ import annotations

from msgspec import Struct


class AuditRow(Struct, frozen=True):
    """Something that a host or whoever runs the room has done, as it is kept in the audit log."""

    at: int
    """In milliseconds since 1970."""
    who: str
    """The name, as it was then; empty for the room itself."""
    role: str
    """As what they did it."""
    what: str
    """A code, which says what the *args* are."""
    table: str = ""
    """The table's id; empty for the whole room."""
    table_name: str = ""
    """What it was called then."""
    whom: str = ""
    """The name of whom it was done to, as it was then; empty for nobody."""
    args: str = ""
    """JSON that the room understands; empty for none."""
    address: str = ""
    """From where; empty if that is not known."""
    seq: int = 0
    """Given by the store: a later row has a larger one."""


class AuditFilter(Struct, frozen=True):
    """Which rows of the audit log are looked for: all that is said holds of each."""

    person: str = ""
    """Who has done it, or to whom, whatever the capitals."""
    table: str = ""
    what: str = ""
    since: int = 0
    """They are not older, in milliseconds since 1970."""
    before: int = 0
    """Their numbers are below this one; 0 begins with the latest."""
    limit: int = 50
    """At most so many; 0 is all."""
