"""Rows of the audit log, and the filter for queries."""

from __future__ import annotations

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords


class AuditRow(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"actor": "who", "action": "what", "affected_player": "whom"},
):
    """An action of a host or an administrator in the audit log."""

    at: int
    """Time in milliseconds since 1970."""
    actor: str
    """Name of the actor at that time; empty for the room itself."""
    role: str
    """Role of the actor."""
    action: str
    """Code of the action, which determines the *args*."""
    table: str = ""
    """Id of the table; empty for the whole room."""
    table_name: str = ""
    """Name of the table at that time."""
    affected_player: str = ""
    """Name of the person concerned at that time; empty if there is none."""
    args: str = ""
    """Arguments of the action as a JSON object; empty for none."""
    address: str = ""
    """Client address; empty if unknown."""
    seq: int = 0
    """Number assigned by the store: a later row has a larger one."""

    what = DeprecatedAttribute("action")
    who = DeprecatedAttribute("actor")
    whom = DeprecatedAttribute("affected_player")


class AuditFilter(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """Filter for audit rows: a row must match all fields that are set."""

    person: str = ""
    """Name of the actor or of the person concerned, ignoring case."""
    table: str = ""
    action: str = ""
    since: int = 0
    """Earliest time, in milliseconds since 1970."""
    before_seq: int = 0
    """Exclusive upper limit of the row numbers; 0 begins with the latest row."""
    limit: int = 50
    """Maximum number of rows; 0 means all."""

    before = DeprecatedAttribute("before_seq")
    what = DeprecatedAttribute("action")
