"""Payloads of one-time links, and of the address for recovery links."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riverboat.web.accounts.one_time_links import LinkKind
from riverboat.web.accounts.second_factor_schemas import ReauthenticationBody
from riverboat.web.schemas.base_schemas import RequestBody

Token = Annotated[str, Meta(min_length=1, max_length=100)]
Email = Annotated[str, Meta(max_length=254)]


class RecoveryOptions(Struct, frozen=True):
    """The ways of account recovery that this room offers."""

    by_email: bool
    """True if the room sends e-mail."""
    minutes: int
    """Minutes for which a link is valid."""


class RecoveryBody(RequestBody, frozen=True):
    """The account to recover: its name, or its e-mail address."""

    account: Annotated[str, Meta(min_length=1, max_length=254)]


class TokenBody(RequestBody, frozen=True):
    """The token of a link, which follows its #."""

    token: Token


class LinkDetails(Struct, frozen=True, rename={"expires_at": "until"}):
    """The purpose of a link."""

    kind: LinkKind
    name: str
    has_account: bool
    address: str
    """E-mail address that a link of the kind ``email`` confirms; empty for other kinds."""
    expires_at: int
    """End of the link's validity in milliseconds since 1970."""


class UseLinkBody(RequestBody, frozen=True):
    """A link with the new password; a link that confirms an e-mail address needs no password."""

    token: Token
    password: Annotated[str, Meta(max_length=200)] = ""


class EmailBody(RequestBody, frozen=True):
    """A new address, or an empty one to remove it; *proof* proves the user's identity."""

    address: Email
    proof: ReauthenticationBody


class EmailDetails(Struct, frozen=True, rename={"sends_email": "sends"}):
    """The recovery address of the account."""

    address: str
    """Confirmed address; empty if there is none."""
    sends_email: bool
    """True if the room sends e-mail."""
