"""One table: its sheet, its settings, who comes in, and what is wished for."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from riverboat.service.state.table_settings import (
    BotPace,
    BotsFill,
    Delay,
    Description,
    GracePeriod,
    Pace,
    RestartPolicy,
    SecondsBetween,
    SecondsToSit,
    SharedAddressPolicy,
    TableSettings,
)
from riverboat.web.schemas.base_schemas import Name, RequestBody
from riverboat.wire.client_commands import AnyClientCommand
from riverboat.wire.messages import Identifier, ListPosition


class BanDetails(Struct, frozen=True):
    """That a host keeps one out of a table."""

    by: str
    reason: str
    until: int
    """In milliseconds since 1970; -1 is for good."""


class TableDetails(Struct, frozen=True):
    """All about a table that does not change from hand to hand."""

    id: str
    name: str
    host: str
    role: str
    """What one is there: ``host``, ``player``, or nothing."""
    entered: bool
    """One may see it."""
    closed: bool
    need_password: bool
    """It opens to a password; an invitation will do, too."""
    settings: TableSettings | None
    """``null`` for who may not see it. The password is never told."""
    rules_toml: str
    invite: str
    """The link to send to friends, for who may invite; empty for the others. Where the room knows
    its address on the network, the link has that, though it is asked for at ``localhost``."""
    reach: tuple[str, ...]
    """The room's addresses for others, the best first; empty if it knows of none."""
    may_watch: bool
    """One may watch it now; else one sits down first, by a wish, and watches then."""
    chairs: int
    """How many the table has; 0 if it is closed."""
    free: tuple[int, ...]
    """The chairs that are free, for who may see it: none that is kept for somebody else."""
    bring: tuple[int, int]
    """The least and the most that one sits down with; 0 is any number."""
    about: str
    """What the host says of the table."""
    out: BanDetails | None
    """Why one is kept out of it; ``null`` if one is not."""
    chair: int
    """Where who asks sits; 0 is nowhere."""
    waiting: int
    """How many wait for a seat."""
    place: ListPosition | None
    """Where who asks is on that list, for who may see the table; ``null`` if it is closed."""
    makes_room: tuple[int, ...]
    """The chairs of bots that get up for a person."""
    event: str = ""
    """The event that it is a table of, when it is closed, too; empty for a table of its own."""


class SettingsBody(RequestBody, frozen=True, kw_only=True):
    """What a host changes of a table's settings: what is not said stays as it is."""

    private: bool | UnsetType = UNSET
    password: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    """An empty one takes it away."""
    spectators: bool | UnsetType = UNSET
    delay: Delay | UnsetType = UNSET
    auto: bool | UnsetType = UNSET
    between: SecondsBetween | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    rabbit: bool | UnsetType = UNSET
    bomb_votes: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    restart: RestartPolicy | UnsetType = UNSET
    grace: GracePeriod | UnsetType = UNSET
    bot_pace: BotPace | UnsetType = UNSET
    players_invite: bool | UnsetType = UNSET
    about: Description | UnsetType = UNSET
    quiet: bool | UnsetType = UNSET
    one_address: SharedAddressPolicy | UnsetType = UNSET
    to_sit: SecondsToSit | UnsetType = UNSET
    bots_make_room: bool | UnsetType = UNSET
    bots_fill: BotsFill | UnsetType = UNSET
    bots_alone: bool | UnsetType = UNSET


class EnterTableBody(RequestBody, frozen=True):
    """What opens the table."""

    password: Annotated[str, Meta(max_length=200)] = ""
    invite: Annotated[str, Meta(max_length=500)] = ""


class LinkBody(RequestBody, frozen=True):
    """A link to a table that is wished for."""

    once: bool = True
    """For one person: whoever comes by it first."""
    good_for: Literal["hour", "day", "week"] = "day"


class NewLinkResponse(Struct, frozen=True):
    """A link to a table that was just made: it is shown this once."""

    id: str
    link: str
    once: bool
    until: int
    """In milliseconds since 1970."""


class RoleBody(RequestBody, frozen=True):
    """What somebody is at the table from now on: ``host``, ``player``, or nothing."""

    name: Name
    role: Annotated[str, Meta(pattern="^(host|player|)$")]


class CommandBody(RequestBody, frozen=True):
    """A wish, as on the socket."""

    cmd: Identifier
    wish: AnyClientCommand
    hand: Annotated[int, Meta(ge=0)] = 0
    token: Annotated[int, Meta(ge=0)] = 0
