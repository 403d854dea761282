"""What whoever runs the room sees of its people, and does."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.service.restore_drill import DrillResult
from riverboat.web.schemas.base_schemas import Name, RequestBody
from riverboat.web.schemas.table_schemas import BanDetails


class StorageUsage(Struct, frozen=True):
    """The disk that one kind of data takes."""

    kind: str
    """A table of the store; ``free`` space in its file; ``backups``."""
    bytes: int


class DrillSheet(Struct, frozen=True):
    """Restore drills: the latest backup, restored into a temporary folder and verified."""

    on: bool
    """The room drills by itself."""
    last: DrillResult | None
    """The latest result; ``null`` before the first."""


class PeopleQuery(Struct, frozen=True):
    """Which people."""

    search: Annotated[str, Meta(max_length=100)] = ""
    """A part of their names; empty for all."""


class PersonListItem(Struct, frozen=True):
    """Somebody whom the room knows."""

    name: str
    guest: bool
    admin: bool
    made_at: int
    online: int
    """The pages that they have open."""
    tables: tuple[str, ...]
    """The ids of the tables where they sit."""
    out: BanDetails | None
    """Why they are kept out of the room; ``null`` if they are not."""
    second: bool
    """They are asked for a second factor when they log in."""


class BanEntry(Struct, frozen=True):
    """Somebody who is kept out of the room."""

    name: str
    by: str
    reason: str
    until: int
    """In milliseconds since 1970; -1 is for good."""


class NameBody(RequestBody, frozen=True):
    """Somebody by name."""

    name: Name


class EndSessionsBody(RequestBody, frozen=True):
    """Who is logged out everywhere, and whether their programs are, too."""

    name: Name
    keys: bool = False
    """Their keys for programs are removed, too."""


class BanBody(RequestBody, frozen=True):
    """Who is to stay out of the room, why and for how long."""

    name: Name
    reason: Annotated[str, Meta(max_length=200)] = ""
    until: Literal["hour", "day", "week", "good"] = "day"


class MessageBody(RequestBody, frozen=True):
    """Something that is said to a table, or to all of them."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    table: Annotated[str, Meta(max_length=40)] = ""
    """Its id; empty for all that are open."""
