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


class BanDetails(Struct, frozen=True, rename={"banned_by": "by", "ends_at": "until"}):
    """A ban from a table or from the room."""

    banned_by: str
    reason: str
    ends_at: int
    """End of the ban in milliseconds since 1970; -1 for a permanent ban."""


class TableDetails(
    Struct,
    frozen=True,
    rename={
        "can_enter": "entered",
        "is_closed": "closed",
        "needs_password": "need_password",
        "invitation_link": "invite",
        "public_urls": "reach",
        "free_chairs": "free",
        "buy_in_limits": "bring",
        "description": "about",
        "callers_ban": "out",
        "callers_chair": "chair",
        "waiting_count": "waiting",
        "list_position": "place",
        "yielding_bot_chairs": "makes_room",
        "bot_count": "bots",
    },
):
    """Everything about a table that does not change from hand to hand."""

    id: str
    name: str
    host: str
    role: str
    """Role of the caller: ``host``, ``player``, or empty."""
    can_enter: bool
    """True if the caller may see the table."""
    is_closed: bool
    needs_password: bool
    """True if the table opens to a password; an invitation opens it, too."""
    settings: TableSettings | None
    """Settings without the password; ``null`` if the caller may not see the table."""
    rules_toml: str
    invitation_link: str
    """Link to send to friends, if the caller may invite; empty otherwise.

    A request to ``localhost`` gets a link with the room's network address, if that is known.
    """
    public_urls: tuple[str, ...]
    """URLs of the room for others, best first; empty if none is known."""
    may_watch: bool
    """True if the caller may watch now; otherwise they must first take a chair."""
    chairs: int
    """Number of chairs; 0 if the table is closed."""
    free_chairs: tuple[int, ...]
    """Free chairs that are not reserved for others, if the caller may see the table."""
    buy_in_limits: tuple[int, int]
    """Minimum and maximum buy-in; 0 for no limit."""
    description: str
    """The host's description of the table."""
    callers_ban: BanDetails | None
    """Ban of the caller; ``null`` if there is none."""
    callers_chair: int
    """Chair of the caller; 0 for none."""
    waiting_count: int
    """Number of players on the waiting list."""
    list_position: ListPosition | None
    """Place of the caller on the waiting list; ``null`` if the table is closed or hidden."""
    yielding_bot_chairs: tuple[int, ...]
    """Chairs of bots that make room for a person."""
    event: str = ""
    """Id of the tournament that the table belongs or belonged to; empty for a cash table."""
    game: str = ""
    """The game in play, as on the table sign; empty if the caller may not see the table."""
    money: Money = Money()
    """Format of chip amounts."""
    players: tuple[str, ...] = ()
    """Names of the seated people, if the caller may see the table."""
    bot_count: int = 0
    """Number of seated bots."""


class SettingsBody(
    RequestBody,
    frozen=True,
    kw_only=True,
    rename={
        "starts_hands_automatically": "auto",
        "seconds_between_hands": "between",
        "seconds_to_sit": "to_sit",
        "shared_address_policy": "one_address",
    },
):
    """A host's changes to a table's settings; unset fields stay unchanged."""

    private: bool | UnsetType = UNSET
    password: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    """New password; an empty one removes it."""
    spectators: bool | UnsetType = UNSET
    delay: Delay | UnsetType = UNSET
    starts_hands_automatically: bool | UnsetType = UNSET
    seconds_between_hands: SecondsBetween | UnsetType = UNSET
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
    shared_address_policy: SharedAddressPolicy | UnsetType = UNSET
    seconds_to_sit: SecondsToSit | UnsetType = UNSET
    bots_make_room: bool | UnsetType = UNSET
    bots_fill: BotsFill | UnsetType = UNSET
    bots_alone: bool | UnsetType = UNSET


class EnterTableBody(RequestBody, frozen=True, rename={"invitation": "invite"}):
    """An invitation or a password for a table."""

    password: Annotated[str, Meta(max_length=200)] = ""
    invitation: Annotated[str, Meta(max_length=500)] = ""


class LinkBody(RequestBody, frozen=True, rename={"is_single_use": "once", "valid_for": "good_for"}):
    """A request for a link to a table."""

    is_single_use: bool = True
    """True for a single-use link, redeemed by its first user."""
    valid_for: Literal["hour", "day", "week"] = "day"


class NewLinkResponse(Struct, frozen=True, rename={"is_single_use": "once", "expires_at": "until"}):
    """A new link to a table, shown only once."""

    id: str
    link: str
    is_single_use: bool
    expires_at: int
    """End of the link's validity in milliseconds since 1970."""


class StreamLink(Struct, frozen=True):
    """Link to the stream overlay of a table."""

    link: str
    """Address for a browser source; empty while the overlay is closed."""


class OverlayBody(RequestBody, frozen=True):
    """Authorization of a stream overlay, in the body because proxies log addresses."""

    key: Annotated[str, Meta(max_length=500)]
    """Key from the fragment of the overlay's address."""


class OverlayFrame(Struct, frozen=True, rename={"moment": "shown"}):
    """The stream overlay now."""

    moment: OverlayView | None
    """Past moment to show; ``null`` before the first is old enough."""


class RoleBody(RequestBody, frozen=True):
    """A user's new role at the table: ``host``, ``player``, or empty."""

    name: Name
    role: Annotated[str, Meta(pattern="^(host|player|)$")]


class CommandBody(RequestBody, frozen=True):
    """A command to a table, in the same form as on the WebSocket."""

    cmd: Identifier
    wish: AnyClientCommand
    hand: Annotated[int, Meta(ge=0)] = 0
    token: Annotated[int, Meta(ge=0)] = 0
