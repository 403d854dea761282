"""Everything that the room keeps of somebody, and how they have it forgotten."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.web.accounts.second_factor_schemas import SecuritySettings
from riverboat.web.records.table_hand_index import Movement
from riverboat.web.schemas.audit_schemas import AuditEntry
from riverboat.web.schemas.base_schemas import RequestBody
from riverboat.web.schemas.login_schemas import ApiKey, LoginSession
from riverboat.web.schemas.note_schemas import Note


class DeleteAccountBody(RequestBody, frozen=True):
    """That one wants to be forgotten, and the password of who has one."""

    password: Annotated[str, Meta(max_length=200)] = ""


RetainedData = Literal["hands", "ledger", "name"]


class DeletionSummary(Struct, frozen=True):
    """What deleting one's account removes, and how long the rest stays.

    Passwords, second factors, sessions, keys, notes and the e-mail address go at once.
    """

    done: bool
    """It has been deleted; else this is what would be."""
    stays: tuple[RetainedData, ...]
    """What others share is kept for good; empty for who has neither played nor hosted."""
    audit_days: int
    """Until the audit log has no line about the name; 0 is never."""
    backup_days: int
    """Until the room's own backups have nothing of it; 0 where it makes none."""


class OwnTableData(Struct, frozen=True):
    """What the room keeps of somebody at one table."""

    id: str
    name: str
    host: str
    made_at: int
    net: int = 0
    movements: tuple[Movement, ...] = ()
    hands: tuple[int, ...] = ()
    """The numbers of those that they were dealt into."""
    download: str = ""
    """Where these hands are, as they may see them, in every format."""


class OwnData(Struct, frozen=True):
    """Everything that the room keeps of somebody. Passwords and tokens are kept as hashes only."""

    name: str
    guest: bool
    made_at: int
    sessions: tuple[LoginSession, ...]
    keys: tuple[ApiKey, ...]
    security: SecuritySettings
    """Which second factors there are; their secrets are told to nobody."""
    notes: tuple[Note, ...]
    email: str
    """The confirmed address by which the account is recovered; empty if there is none."""
    tables: tuple[OwnTableData, ...]
    audit: tuple[AuditEntry, ...]
    """What they have done as a host, or was done to them: from where only of what they did."""
