"""Payloads of login: users, names, passwords, codes, sessions and keys."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from riverboat.web.accounts.second_factor_schemas import SecondFactorKind
from riverboat.web.schemas.base_schemas import LabelText, Name, RequestBody, Secret


class CurrentUser(
    Struct,
    frozen=True,
    rename={
        "is_guest": "guest",
        "is_admin": "admin",
        "second_factors": "more",
        "csrf_token": "csrf",
    },
):
    """The user of the request."""

    name: str
    """Name of the user; empty for an anonymous one."""
    is_guest: bool
    """True without a password: the name is theirs only as long as the cookie lasts."""
    is_admin: bool
    csrf_token: str
    """CSRF token that unsafe requests send in the header ``X-CSRF``."""
    locale: str
    """The language of the room that the browser prefers."""
    second_factors: tuple[SecondFactorKind, ...] | UnsetType = UNSET
    """Second factors, one of which the client must give to log in; absent if none is required."""


class GuestBody(RequestBody, frozen=True):
    """A guest name to log in with."""

    name: Name


class AccountBody(RequestBody, frozen=True):
    """A name and a password."""

    name: Name
    password: Secret


class PasswordBody(RequestBody, frozen=True, rename={"current_password": "old"}):
    """A new password, and the current one if there is one."""

    password: Secret
    current_password: Annotated[str, Meta(max_length=200)] = ""


class DeviceCode(Struct, frozen=True, rename={"expires_at": "until"}):
    """A one-time code, valid for minutes, that logs another browser in as this user."""

    name: str
    """User who logs in with the code."""
    code: str
    link: str
    """Link that redeems the code when opened in the other browser."""
    expires_at: int
    """Expiry time in milliseconds since 1970."""


class NewDeviceCodeBody(RequestBody, frozen=True):
    """A request for a device code."""

    table: Annotated[str, Meta(max_length=40, pattern=r"^[\w-]*$")] = ""
    """Id of the table that the code's link leads to; empty for the lobby."""


class DeviceCodeBody(RequestBody, frozen=True):
    """A device code to redeem; case, spaces and dashes do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class SeatLinkBody(RequestBody, frozen=True):
    """A guest at the table who has lost their session."""

    name: Name


class LoginSession(
    Struct, frozen=True, rename={"is_current": "here", "connected_page_count": "open"}
):
    """A logged-in browser."""

    id: str
    device: str
    """Browser and system; empty if unknown."""
    made_at: int
    """Time in milliseconds since 1970."""
    used_at: int
    """Time of last use in milliseconds since 1970, exact to within a day."""
    is_current: bool
    """True for the session of this request."""
    connected_page_count: int
    """Number of connected pages."""


class NewApiKeyBody(RequestBody, frozen=True, rename={"is_bot": "bot"}):
    """A request for an API key."""

    note: LabelText = ""
    """Purpose of the key."""
    is_bot: bool = False
    """True if the key belongs to a program, which is shown as a bot."""


class ApiKey(Struct, frozen=True, rename={"is_bot": "bot"}):
    """An API key without its secret."""

    id: str
    note: str
    is_bot: bool
    made_at: int
    """Time in milliseconds since 1970."""


class NewApiKey(Struct, frozen=True):
    """A new API key, shown only once."""

    id: str
    key: str
