"""Payloads of the administration: people, bans, storage, and messages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.service.restore_drill import DrillResult
from riverboat.web.schemas.base_schemas import Name, RequestBody
from riverboat.web.schemas.table_schemas import BanDetails


class StorageUsage(Struct, frozen=True):
    """Disk use of one kind of data."""

    kind: str
    """Name of a database table, ``free`` for unused space in the database file, or ``backups``."""
    bytes: int


class RestoreDrillStatus(
    Struct, frozen=True, rename={"runs_automatically": "on", "latest_result": "last"}
):
    """Restore drills: their schedule, and the latest result."""

    runs_automatically: bool
    """True if the room runs drills by itself."""
    latest_result: DrillResult | None
    """The latest result; ``null`` before the first."""


class PeopleQuery(Struct, frozen=True):
    """A search for people."""

    search: Annotated[str, Meta(max_length=100)] = ""
    """Part of a name; empty for all people."""


class PersonListItem(
    Struct,
    frozen=True,
    rename={
        "is_guest": "guest",
        "is_admin": "admin",
        "open_page_count": "online",
        "table_ids": "tables",
        "room_ban": "out",
        "has_second_factor": "second",
    },
):
    """A person known to the room."""

    name: str
    is_guest: bool
    is_admin: bool
    made_at: int
    """Time of creation in milliseconds since 1970."""
    open_page_count: int
    """Number of pages that the person has open."""
    table_ids: tuple[str, ...]
    """Ids of the tables where the person sits."""
    room_ban: BanDetails | None
    """The person's ban from the room; ``null`` if there is none."""
    has_second_factor: bool
    """True if the person has a second factor."""


class BanEntry(Struct, frozen=True, rename={"banned_by": "by", "ends_at": "until"}):
    """A person banned from the room."""

    name: str
    banned_by: str
    reason: str
    ends_at: int
    """End of the ban in milliseconds since 1970; -1 for a permanent ban."""


class NameBody(RequestBody, frozen=True):
    """The name of a person."""

    name: Name


class EndSessionsBody(RequestBody, frozen=True, rename={"includes_api_keys": "keys"}):
    """A person to log out everywhere, optionally with their programs."""

    name: Name
    includes_api_keys: bool = False
    """True to delete the person's API keys, too."""


class BanBody(RequestBody, frozen=True, rename={"duration": "until"}):
    """A ban from the room: the person, the reason and its duration."""

    name: Name
    reason: Annotated[str, Meta(max_length=200)] = ""
    duration: Literal["hour", "day", "week", "good"] = "day"


class MessageBody(RequestBody, frozen=True):
    """An announcement to a table, or to all of them."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    table: Annotated[str, Meta(max_length=40)] = ""
    """Id of the table; empty for all open ones."""
