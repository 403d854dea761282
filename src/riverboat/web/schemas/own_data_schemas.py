"""Payloads of the caller's own data: export and deletion."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.web.accounts.second_factor_schemas import SecuritySettings
from riverboat.web.records.table_hand_index import Movement
from riverboat.web.schemas.audit_schemas import AuditEntry
from riverboat.web.schemas.base_schemas import RequestBody
from riverboat.web.schemas.login_schemas import ApiKey, LoginSession
from riverboat.web.schemas.note_schemas import Note
from riverboat.web.schemas.review_schemas import ReviewResponse


class DeleteAccountBody(RequestBody, frozen=True):
    """A request to delete the account, with its password if there is one."""

    password: Annotated[str, Meta(max_length=200)] = ""


RetainedData = Literal["hands", "ledger", "name"]


class DeletionSummary(Struct, frozen=True, rename={"is_deleted": "done", "retained_data": "stays"}):
    """The data that deleting the account removes, and how long the rest stays.

    Passwords, second factors, sessions, keys, notes, details of players, reviews and the e-mail
    address are deleted at once.
    """

    is_deleted: bool
    """True if the account has been deleted; false for a preview."""
    retained_data: tuple[RetainedData, ...]
    """Shared data that is kept for good; empty for a user who neither played nor hosted."""
    audit_days: int
    """Days until the audit log has no entry about the name; 0 is never."""
    backup_days: int
    """Days until the room's own backups no longer contain the data; 0 if it makes no backups."""


class OwnTableData(
    Struct, frozen=True, rename={"hand_numbers": "hands", "download_url": "download"}
):
    """The data that the room keeps of the caller at one table."""

    id: str
    name: str
    host: str
    made_at: int
    """Time at which the table was opened, in milliseconds since 1970."""
    net: int = 0
    """Net winnings of the caller, negative for a loss."""
    movements: tuple[Movement, ...] = ()
    hand_numbers: tuple[int, ...] = ()
    """Numbers of the hands into which the caller was dealt."""
    download_url: str = ""
    """URL of the user's hands at the table, in every format."""


class HostedPlayerData(Struct, frozen=True):
    """A host's private details of a player."""

    player: str
    contact: str
    number: str
    notes: str


class OwnReviewData(Struct, frozen=True, rename={"download_url": "download"}):
    """A review that the room keeps for the caller."""

    review: ReviewResponse
    download_url: str
    """URL of the review's hands and results."""


class OwnData(Struct, frozen=True, rename={"is_guest": "guest"}):
    """Everything that the room keeps of the caller; passwords and tokens are stored as hashes."""

    name: str
    is_guest: bool
    made_at: int
    """Time of creation in milliseconds since 1970."""
    sessions: tuple[LoginSession, ...]
    keys: tuple[ApiKey, ...]
    security: SecuritySettings
    """Enrolled second factors, without their secrets."""
    notes: tuple[Note, ...]
    players: tuple[HostedPlayerData, ...]
    """Private details of the players at the caller's events."""
    email: str
    """Confirmed recovery address of the account; empty if there is none."""
    tables: tuple[OwnTableData, ...]
    reviews: tuple[OwnReviewData, ...]
    audit: tuple[AuditEntry, ...]
    """Audit entries by or about the user; addresses only of their own actions."""
