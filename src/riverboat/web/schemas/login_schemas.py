"""Who asks, and what they log in with: names, passwords, codes, sessions and keys."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from riverboat.web.accounts.second_factor_schemas import SecondFactorKind
from riverboat.web.schemas.base_schemas import LabelText, Name, RequestBody, Secret


class CurrentUser(Struct, frozen=True):
    """Who asks."""

    name: str
    """Empty if nobody."""
    guest: bool
    """They have no password: their name is theirs only as long as their cookie lasts."""
    admin: bool
    csrf: str
    """What unsafe requests send in the header ``X-CSRF``."""
    locale: str
    """The language that their browser asks for, of those that the room has."""
    more: tuple[SecondFactorKind, ...] | UnsetType = UNSET
    """Nobody is in yet: the password was right, and one of these is asked for now."""


class GuestBody(RequestBody, frozen=True):
    """A name to come in under."""

    name: Name


class AccountBody(RequestBody, frozen=True):
    """A name and a password."""

    name: Name
    password: Secret


class PasswordBody(RequestBody, frozen=True):
    """A new password, and the old one of who has one."""

    password: Secret
    old: Annotated[str, Meta(max_length=200)] = ""


class DeviceCode(Struct, frozen=True):
    """A code by which another browser becomes somebody: once, and for a few minutes."""

    name: str
    """Who comes by it."""
    code: str
    link: str
    """Opened in the other browser, it does the same."""
    until: int
    """How long it is good for, in milliseconds since 1970."""


class NewDeviceCodeBody(RequestBody, frozen=True):
    """A code that is wished for."""

    table: Annotated[str, Meta(max_length=40, pattern=r"^[\w-]*$")] = ""
    """The table that its link leads to; empty is the lobby."""


class DeviceCodeBody(RequestBody, frozen=True):
    """A code that another browser shows; capitals, spaces and dashes are all the same."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class SeatLinkBody(RequestBody, frozen=True):
    """A guest at the table who has lost the way back."""

    name: Name


class LoginSession(Struct, frozen=True):
    """A browser in which one is logged in."""

    id: str
    device: str
    """The browser in a few words; empty if it is not known."""
    made_at: int
    used_at: int
    """To within a day."""
    here: bool
    """It is the one that asks."""
    open: int
    """How many pages are connected."""


class NewApiKeyBody(RequestBody, frozen=True):
    """A key that is wished for."""

    note: LabelText = ""
    """What it is for."""
    bot: bool = False
    """Who acts by it is a program, and is shown as one."""


class ApiKey(Struct, frozen=True):
    """A key of the API, without the key."""

    id: str
    note: str
    bot: bool
    made_at: int


class NewApiKey(Struct, frozen=True):
    """A key that was just made: it is shown this once."""

    id: str
    key: str
