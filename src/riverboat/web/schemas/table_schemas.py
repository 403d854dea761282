"""Payloads of one table: details, settings, access, and commands."""

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
from riverboat.wire.view import Money, OverlayView


class BanDetails(Struct, frozen=True):
    """A ban from a table or from the room."""

    by: str
    reason: str
    until: int
    """End of the ban in milliseconds since 1970; -1 means for good."""


class TableDetails(Struct, frozen=True):
    """Everything about a table that does not change from hand to hand."""

    id: str
    name: str
    host: str
    role: str
    """Role of the caller: ``host``, ``player``, or empty."""
    entered: bool
    """True if the caller may see the table."""
    closed: bool
    need_password: bool
    """True if it opens to a password; an invitation opens it, too."""
    settings: TableSettings | None
    """Settings without the password; ``null`` if the caller may not see the table."""
    rules_toml: str
    invite: str
    """Link to send to friends, if the caller may invite; empty otherwise.

    A request to ``localhost`` gets a link with the room's network address, if that is known.
    """
    reach: tuple[str, ...]
    """URLs of the room for others, best first; empty if none is known."""
    may_watch: bool
    """True if the caller may watch now; otherwise they sit down first, by a command."""
    chairs: int
    """Number of chairs; 0 if the table is closed."""
    free: tuple[int, ...]
    """Free chairs that are not reserved for others, if the caller may see the table."""
    bring: tuple[int, int]
    """Minimum and maximum buy-in; 0 for no limit."""
    about: str
    """The host's description of the table."""
    out: BanDetails | None
    """Ban of the caller; ``null`` if there is none."""
    chair: int
    """Chair of the caller; 0 for none."""
    waiting: int
    """Number of players on the waiting list."""
    place: ListPosition | None
    """Place of the caller on the waiting list; ``null`` if the table is closed or hidden."""
    makes_room: tuple[int, ...]
    """Chairs of bots that make room for a person."""
    event: str = ""
    """The event that the table belongs or belonged to; empty for a standalone table."""
    game: str = ""
    """The game in play, as on the table sign; empty if the caller may not see the table."""
    money: Money = Money()
    """Format of chip amounts."""
    players: tuple[str, ...] = ()
    """Names of the seated people, if the caller may see the table."""
    bots: int = 0
    """Number of seated bots."""


class SettingsBody(RequestBody, frozen=True, kw_only=True):
    """A host's changes to a table's settings; unset fields stay unchanged."""

    private: bool | UnsetType = UNSET
    password: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    """New password; an empty one removes it."""
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
    """An invitation or a password for a table."""

    password: Annotated[str, Meta(max_length=200)] = ""
    invite: Annotated[str, Meta(max_length=500)] = ""


class LinkBody(RequestBody, frozen=True):
    """A request for a link to a table."""

    once: bool = True
    """True for a single-use link, redeemed by its first user."""
    good_for: Literal["hour", "day", "week"] = "day"


class NewLinkResponse(Struct, frozen=True):
    """A new link to a table, shown only once."""

    id: str
    link: str
    once: bool
    until: int
    """End of the link's validity in milliseconds since 1970."""


class StreamLink(Struct, frozen=True):
    """Link to the stream overlay of a table."""

    link: str
    """Address for a browser source; empty while the overlay is closed."""


class OverlayBody(RequestBody, frozen=True):
    """Authorization of a stream overlay, in the body because proxies log addresses."""

    key: Annotated[str, Meta(max_length=500)]
    """Key from the fragment of the overlay's address."""


class OverlayFrame(Struct, frozen=True):
    """The stream overlay now."""

    shown: OverlayView | None
    """Past moment to show; ``null`` before the first is old enough."""


class RoleBody(RequestBody, frozen=True):
    """A user's new role at the table: ``host``, ``player``, or empty."""

    name: Name
    role: Annotated[str, Meta(pattern="^(host|player|)$")]


class CommandBody(RequestBody, frozen=True):
    """A command, as on the socket."""

    cmd: Identifier
    wish: AnyClientCommand
    hand: Annotated[int, Meta(ge=0)] = 0
    token: Annotated[int, Meta(ge=0)] = 0
